"""What people at a real table tell of their game; `toptafel.companion` says what becomes of it."""

from typing import NamedTuple, TypedDict


class Entry(NamedTuple):
    """What the table tells: the piece that was shown, if it was hidden before, and what was done."""

    piece: str
    move: str


class Piece(TypedDict):
    """A piece of the box, and how many of it can still be played."""

    piece: str
    left: int
