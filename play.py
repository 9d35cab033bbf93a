"""Set the table and play: `python3 play.py` needs nothing but Python 3.11 or newer.

The first run makes .venv beside this file and installs the locked packages; the next ones start at once.
Without words it opens the house and the browser; all words after play.py go to the `toptafel` command.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "toptafel.stamp"
LOCKS = ("requirements.lock", "requirements-dev.lock")


def prepare(lock: str) -> Path:
    """The Python of an environment that holds at least what `lock` lists."""
    python = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    enough = {digest(name) for name in LOCKS[LOCKS.index(lock) :]}
    if python.exists() and STAMP.exists() and STAMP.read_text() in enough:
        return python
    print(f"Setting up .venv from {lock} (once, about a minute) …", file=sys.stderr, flush=True)
    shutil.rmtree(VENV, ignore_errors=True)
    run("make a virtual environment", sys.executable, "-m", "venv", str(VENV))
    pip = (str(python), "-m", "pip", "--disable-pip-version-check", "--quiet", "install")
    run(f"install {lock}", *pip, "--require-hashes", "-r", str(ROOT / lock))
    run("install toptafel", *pip, "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    STAMP.write_text(digest(lock))
    return python


def digest(lock: str) -> str:
    """Changes when the environment has to be made anew."""
    sources = [ROOT / lock, ROOT / "pyproject.toml"]
    content = b"".join(path.read_bytes() for path in sources)
    return hashlib.sha256(content + sys.version.encode() + str(ROOT).encode()).hexdigest()


def run(what: str, *command: str) -> None:
    print(f"  {what}", file=sys.stderr, flush=True)
    if subprocess.call(command):
        sys.exit(f"Could not {what}. See the lines above; python3 -m venv and a network are needed the first time.")


def main() -> None:
    if sys.version_info < (3, 11):
        sys.exit(f"Toptafel needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    python = prepare("requirements.lock")
    page = ROOT / "web" / "build.py"
    if page.exists() and subprocess.call([str(python), str(page)]):  # nothing to do if it is built
        sys.exit("Could not build the page. See the lines above; a network is needed the first time.")
    words = sys.argv[1:] or ["serve", "--browser"]
    hand_over([str(python), "-m", "toptafel", *words])


def hand_over(command: list[str]) -> None:
    """Become the command, which then hears Ctrl-C itself and ends when it is ready."""
    if os.name == "posix":
        os.execv(command[0], command)
    process = subprocess.Popen(command)
    while True:
        try:
            sys.exit(process.wait())
        except KeyboardInterrupt:
            continue


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
