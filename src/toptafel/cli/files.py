"""Files that commands read and write."""

import os
from collections.abc import Iterator
from typing import TextIO

from toptafel.kit.errors import InputError
from toptafel.kit.strict import MOST_BYTES


def new_file(name: str, instead: str, overwrite: bool = False) -> TextIO:
    """A file to write to that is not there yet, unless it may be; an InputError says what can be done instead."""
    lost = os.path.isfile(name) and not overwrite  # of a device nothing is lost
    try:
        return open(name, "x" if lost or not os.path.exists(name) else "w", encoding="utf-8", errors="backslashreplace")
    except FileExistsError as error:
        raise InputError(f"{name} is there already: give another name, {instead}") from error


def numbered_lines(name: str) -> Iterator[tuple[str, str]]:
    """The lines of a file that are not blank, each with its place for messages."""
    with open(0 if name == "-" else name, "rb") as file:
        for number, line in enumerate(iter(lambda: file.readline(MOST_BYTES + 1), b""), 1):
            place = f"{name}:{number}"
            try:
                text = line.decode("utf-8")
            except UnicodeDecodeError as error:
                raise InputError(f"{place}: not UTF-8 at byte {error.start + 1}") from error
            if text.strip():
                yield place, text
