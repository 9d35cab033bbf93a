"""How a folder comes to its place: written beside it, and moved there when it is complete."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from toptafel.game import InputError
from toptafel.publish.listing import LIST, Files


def put(files: Files, place: Path) -> None:
    """Write a folder in place of one of ours: until all is written, what was there stays."""
    with replaced(place.resolve()) as folder:
        for path, content in files.items():
            file = folder / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)


def check(place: Path) -> None:
    """Nothing is there, or nothing but what was published before; an InputError if it is not so."""
    folder = place.resolve()
    if folder.exists() and not folder.is_dir():
        raise InputError(f"expected a folder, but {place} is a file")
    if folder == Path.cwd() or folder in Path.cwd().parents:
        raise InputError(f"{place} would be replaced while you are in it; go to another folder, or give another one")
    if folder.exists() and os.listdir(folder) and not (folder / LIST).is_file():
        raise InputError(
            f"{place} has files that are not from toptafel publish; give a folder that is empty or not there yet"
        )


@contextmanager
def replaced(folder: Path) -> Iterator[Path]:
    """A new folder beside another, which takes its place in the end."""
    new, old = (folder.with_name(f".{folder.name}.{which}") for which in ("new", "old"))
    restore(old, folder)
    check(folder)
    shutil.rmtree(new, ignore_errors=True)
    new.mkdir(parents=True)
    try:
        yield new
        if folder.exists():
            folder.rename(old)
        new.rename(folder)
    finally:
        restore(old, folder)
        shutil.rmtree(new, ignore_errors=True)
        shutil.rmtree(old, ignore_errors=True)


def restore(old: Path, folder: Path) -> None:
    """Back to what was there, where somebody was stopped between two moves."""
    if old.exists() and not folder.exists():
        old.rename(folder)
