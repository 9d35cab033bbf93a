"""Python for the browser, its library and our package.

They are made by `web/browser/make.py`: when the wheel is built, so that it has them, and in a clone when they are
asked for, again after a change.
"""

import gzip
import io
import subprocess
import sys
import zipfile
from collections.abc import Collection
from importlib import invalidate_caches
from pathlib import Path

from toptafel.game import InputError

RUNTIME = Path(__file__).parent / "runtime"
MAKE = Path(__file__).parents[3] / "web" / "browser" / "make.py"
APP = RUNTIME / "app.packed"
NOT_SENT = {"built-from"}
GAMES = "toptafel/games/"


def make() -> None:
    """In a clone, what is there is of the sources as they are now."""
    if MAKE.exists() and subprocess.call([sys.executable, str(MAKE)]):
        raise InputError("could not make what the browser runs; see the lines above")
    if not APP.exists():
        raise InputError("this installation has no Python for the browser; publish from a wheel or from a clone")


def fetch_linker() -> None:
    """In a clone, what links WebAssembly can be fetched: it is large, and of use for nothing else."""
    if MAKE.exists():
        print("Fetching a linker …", flush=True)
        done = subprocess.run([sys.executable, str(MAKE), "linker"], stdout=subprocess.PIPE, text=True)
        sys.path += done.stdout.split("\n")[:1] if done.returncode == 0 else []
        invalidate_caches()


def all_of_it(folders: Collection[str]) -> dict[str, bytes]:
    """All files, with the games of these folders."""
    files = {f"python/{file.name}": file.read_bytes() for file in sorted(RUNTIME.iterdir()) if file.is_file()}
    kept = {path: content for path, content in files.items() if path.removeprefix("python/") not in NOT_SENT}
    return kept | {f"python/{APP.name}": without_others(folders)}


def without_others(folders: Collection[str]) -> bytes:
    """Our package without other games, packed as a whole."""
    with app() as given, io.BytesIO() as made:
        with zipfile.ZipFile(made, "w") as out:
            for part in given.infolist():
                if is_for(part.filename, folders):
                    out.writestr(part, given.read(part))
        return gzip.compress(made.getvalue(), 9, mtime=0)


def app() -> zipfile.ZipFile:
    return zipfile.ZipFile(io.BytesIO(gzip.decompress(APP.read_bytes())))


def is_for(path: str, folders: Collection[str]) -> bool:
    """Whether a file belongs to one of the games, or to none."""
    folder, inside, _ = path.removeprefix(GAMES).partition("/")
    return not path.startswith(GAMES) or not inside or folder in folders


def has(folder: str) -> bool:
    """Whether a game is among what was made; those of TOPTAFEL_SHELF are not."""
    with app() as archive:
        return any(name.startswith(f"{GAMES}{folder}/") for name in archive.namelist())
