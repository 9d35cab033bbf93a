"""Games that are kept in a file while they are played, and gone on with."""

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING

from toptafel.cli.files import new_file, numbered_lines
from toptafel.game import Edition, InputError

if TYPE_CHECKING:
    from toptafel.table import Table


@dataclass(frozen=True)
class Autosave:
    """A file with one game. Whatever breaks, it holds the game before or after a move, whole."""

    name: str

    def __call__(self, table: "Table") -> None:
        """Keep the game as it is now."""
        from toptafel.record import record_of

        beside = f"{self.name}.new"
        with open(beside, "w", encoding="utf-8") as file:
            file.write(f"{record_of(table).line()}\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, self.name)


def begin(name: str) -> Autosave:
    """A new file for a game; an InputError if there is one of that name."""
    new_file(name, f"or go on with the game in it by --resume {name}").close()
    return Autosave(name)


def resume(name: str, own: Edition | None) -> "Table":
    """The game in a file, as far as it was played; an InputError if it is not the record of one game."""
    from toptafel import record

    found = list(numbered_lines(name))
    if len(found) != 1:
        raise InputError(f"{name}: expected the record of one game, got {len(found)}")
    place, line = found[0]
    try:
        written = record.read(line, own)
        if written.proof is not None or written.legal is not None:
            raise InputError("it holds more than the moves, which would be lost; only games of toptafel play can go on")
        *_, table = record.replay(written)
    except InputError as fault:
        raise InputError(f"{place}: {fault}") from fault
    return table
