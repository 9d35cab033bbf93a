"""Run every check: `python3 check.py` needs nothing but Python 3.11 or newer.

`--quick` tries fewer random games, and leaves out the tests that are marked slow. `--long` runs the long forms of the
server's measurements instead, and prints their figures.
Format, lint, types, import contracts, the page and its own checks, and the tests, among them those in a browser and
every code block of the README.
"""

import os
import subprocess
import sys
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor

from play import ROOT, prepare

WORKERS = 3  # on two cores: many tests wait for servers and browsers


def main() -> None:
    if sys.argv[1:] not in ([], ["--quick"], ["--long"]):
        sys.exit(f"check.py takes --quick, --long or nothing, got {' '.join(sys.argv[1:])}")
    python = str(prepare("requirements-dev.lock"))
    os.chdir(ROOT)
    quick = "--quick" in sys.argv
    os.environ["HYPOTHESIS_PROFILE"] = "quick" if quick else "thorough"
    selected = ("-m", "not slow and not long") if quick else ()
    ours = {
        "format": ("-m", "ruff", "format", "--check"),
        "lint": ("-m", "ruff", "check"),
        "types": ("-m", "mypy"),
        "imports": ("-c", "from importlinter.cli import lint_imports_command as lint; lint()"),
    }
    page = {"page": ("web/build.py",), "compile": ("-m", "toptafel", "prepare")}  # so that no test waits for either
    browser = {"python": ("web/browser/make.py",), "libraries": ("-m", "toptafel.publish.kernels")}  # likewise
    web = {"web": ("web/build.py", "run", "format", "lint", "check", "test")}
    tests = {"tests": ("-m", "pytest", f"-n{WORKERS}", "--dist=worksteal", *selected)}
    if "--long" in sys.argv:
        failed = failing(python, {"long": ("-m", "pytest", "-m", "long", "-s")})
    else:
        failed = failing(python, page if quick else page | browser)
        with ThreadPoolExecutor() as at_once:
            both = at_once.map(lambda steps: failing(python, steps, quiet=True), (ours, web))
            failed += failing(python, tests) if quick else []  # beside the others: none of these is about time
            failed += [name for found in both for name in found]
        failed += [] if quick else failing(python, tests)
    if failed:
        sys.exit(f"check: failed: {', '.join(failed)}")
    print("check: all passed; python3 play.py opens the table")


def failing(python: str, steps: Mapping[str, tuple[str, ...]], quiet: bool = False) -> list[str]:
    """Do one step after the other; those that fail. A quiet one says what it has to say when it is done."""
    return [name for name, words in steps.items() if not passes(name, [python, *words], quiet)]


def passes(name: str, command: list[str], quiet: bool) -> bool:
    print(f"== {name}", flush=True)
    begin = time.monotonic()
    out, errors = (subprocess.PIPE, subprocess.STDOUT) if quiet else (None, None)
    done = subprocess.run(command, stdout=out, stderr=errors, text=True)
    how = "passed" if done.returncode == 0 else "FAILED"
    print(f"{done.stdout or ''}== {name}: {how} in {time.monotonic() - begin:.0f} s", flush=True)
    return done.returncode == 0


if __name__ == "__main__":
    main()
