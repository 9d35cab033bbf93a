"""Set the table and play: `python3 play.py` needs nothing but Python 3.11 or newer.

The first run makes .venv beside this file and installs the locked packages; the next ones start at once.
Without words it starts the server and opens the browser; all words after play.py go to the `toptafel` command.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
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
    say(f"Setting up .venv from {lock} (once, a minute or two) …")
    if not works(python):
        shutil.rmtree(VENV, ignore_errors=True)
        run("make a virtual environment", sys.executable, "-m", "venv", str(VENV))
    STAMP.unlink(missing_ok=True)
    pip = (str(python), "-m", "pip", "--disable-pip-version-check", "install", "--progress-bar=off", "--no-deps")
    run(f"install {lock}", *pip, "--require-hashes", "-r", str(ROOT / lock), lock=ROOT / lock)
    run("install toptafel", *pip, "--no-build-isolation", "--editable", str(ROOT))
    STAMP.write_text(digest(lock))
    say(f"Set up: {python.relative_to(ROOT)} is the Python of the examples. Next time this takes no time.")
    return python


def digest(lock: str) -> str:
    """Changes when something has to be installed."""
    sources = [ROOT / lock, ROOT / "pyproject.toml"]
    content = b"".join(path.read_bytes() for path in sources)
    return hashlib.sha256(content + sys.version.encode() + str(ROOT).encode()).hexdigest()


def works(python: Path) -> bool:
    """Whether there is an environment of this Python, at this place, to which packages can be added."""
    code = "import pip, sys; print(sys.version, sys.prefix)"
    try:
        told = subprocess.run([str(python), "-c", code], capture_output=True, text=True)
    except OSError:
        return False
    return told.stdout.strip() == f"{sys.version} {VENV}"


def run(what: str, *command: str, lock: Path | None = None) -> None:
    """Run a part of setting up; what it prints is shown if it fails."""
    say(f"  {what}")
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as done:
        assert done.stdout is not None
        printed = list(watched(done.stdout, lock.read_text(encoding="utf-8").splitlines() if lock else []))
    if done.returncode:
        say("".join(printed[-30:]))
        sys.exit(f"Could not {what}. See the lines above; python3 -m venv and a network are needed the first time.")


def watched(lines: Iterable[str], lock: list[str]) -> Iterator[str]:
    """The lines that pip prints; the packages of a lock file are counted and named as they come."""
    count, of = 0, sum("==" in line for line in lock)
    for line in lines:
        yield line
        of -= line.startswith("Ignoring ")
        if found := re.search(r"\(line (\d+)\)", line):
            count += 1
            say(f"    {count} of {of}: {lock[int(found[1]) - 1].split(' ')[0]}")
        elif line.startswith("Installing ") and lock:
            say("    unpack them")


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


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
