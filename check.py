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
    steps = {
        "format": ("-m", "ruff", "format", "--check"),
        "lint": ("-m", "ruff", "check"),
        "types": ("-m", "mypy"),
        "imports": ("-c", "from importlinter.cli import lint_imports_command as lint; lint()"),
        "page": ("web/build.py",),
        "web": ("web/build.py", "run", "format", "lint", "check", "test"),
        "tests": ("-m", "pytest", f"-n{WORKERS}", "--dist=worksteal", *selected),
    }
    if "--long" in sys.argv:
        steps = {"long": ("-m", "pytest", "-m", "long", "-s")}
    failed = [name for name, words in steps.items() if not passes(name, python, *words)]
    if failed:
        sys.exit(f"check: failed: {', '.join(failed)}")
    print("check: all passed; python3 play.py opens the table")


def passes(name: str, *command: str) -> bool:
    print(f"== {name}", flush=True)
    begin = time.monotonic()
    passed = subprocess.call(command) == 0
    print(f"== {name}: {'passed' if passed else 'FAILED'} in {time.monotonic() - begin:.0f} s", flush=True)
    return passed


if __name__ == "__main__":
    main()
