"""Tables: arrays that modules make when they are imported, and that can be made beforehand.

`NAMES = table(f"{__name__}.NAMES", make)`. Usually a table is made; `save` writes down those of all modules that were
imported. Where it takes long to make them, or more than our plain arrays can do, they are found in a folder: that of
the package, which only a published one has, or one that was named to `open_folder`.

There is a file for each game, and one for each other part of ours that has tables. Its first line is JSON: of each
table the type of its items, its shape and where it begins. Then come the tables.
"""

import json
from collections.abc import Callable
from functools import cache
from math import prod
from pathlib import Path
from typing import Any

from toptafel.kit import arrays as np

Array = np.ndarray[Any, Any]

SUFFIX = ".tables"
WIDE = 8  # bytes: each table begins at a multiple
MADE: dict[str, Array] = {}  # by name
FOLDERS = [Path(__file__).parents[1] / "tables"]  # where to look


def table(name: str, make: Callable[[], Array]) -> Array:
    """A table by its name, which is its module's and its own; made, unless it is found."""
    found = next((tables[name] for tables in map(read, files_of(name)) if name in tables), None)
    MADE[name] = make() if found is None else found
    return MADE[name]


def open_folder(folder: Path) -> None:
    """From now on, look for tables in a folder."""
    FOLDERS.insert(0, folder)


def files_of(name: str) -> list[Path]:
    """The files in which a table could be."""
    files = [folder / f"{owner_of(name)}{SUFFIX}" for folder in FOLDERS]
    return [file for file in files if file.exists()]


def owner_of(name: str) -> str:
    """The game, or the part of ours, that has a table."""
    _, part, game, *_ = name.split(".")
    return game if part == "games" else part


def save(folder: Path) -> list[Path]:
    """Write all tables that were made so far to a folder; the files."""
    owners: dict[str, dict[str, Array]] = {}
    for name in sorted(MADE):
        owners.setdefault(owner_of(name), {})[name] = MADE[name]
    files = []
    for owner, tables in owners.items():
        files.append(folder / f"{owner}{SUFFIX}")
        files[-1].write_bytes(content_of(tables))
    return files


def content_of(tables: dict[str, Array]) -> bytes:
    """What a file with these tables holds."""
    index, parts, at = {}, [], 0
    for name, array in tables.items():
        index[name] = [array.dtype.str, array.shape, at]
        parts.append(array.tobytes() + bytes(-array.nbytes % WIDE))
        at += len(parts[-1])
    return b"\n".join([json.dumps(index).encode(), b"".join(parts)])


@cache
def read(file: Path) -> dict[str, Array]:
    """The tables of a file."""
    index, _, content = file.read_bytes().partition(b"\n")
    found = {}
    for name, (kind, shape, at) in json.loads(index).items():
        dtype: np.dtype[Any] = np.dtype(kind)
        part = content[at : at + dtype.itemsize * prod(shape)]
        found[name] = np.frombuffer(part, dtype).reshape(*shape)
    return found
