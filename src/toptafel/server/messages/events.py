"""What a table's socket sends."""

from typing import Any

from msgspec import Struct

from toptafel.server.messages.cards import (
    Card,
)


class Reply(Struct, frozen=True, tag_field="type", tag=str.lower):
    """Something that the socket says."""


class State(Reply, frozen=True):
    """The table after an event of a number, the seats one has or that are kept, and what the one that looks may see.

    `asked` are the offers that one has made oneself, also without a seat.
    """

    number: int
    seat: int | None
    mine: list[int]
    held: list[int]
    asked: list[int]
    table: Card
    view: dict[str, Any] | None


class Event(Reply, frozen=True):
    """What happened: a number without gaps, the time in milliseconds, what belongs to its kind, and the words."""

    number: int
    at: int
    event: dict[str, Any]
    words: list[str]


class Ack(Reply, frozen=True):
    """Done and stored, as the event of this number; or answered, if nothing had to be stored."""

    id: str
    number: int


class Refused(Reply, frozen=True):
    """Not done, and why; `turn` is the turn that it is."""

    id: str
    reason: str
    details: dict[str, Any]
    words: str
    turn: int


class HintLine(Struct, frozen=True):
    """A move and what it brings: the chance to win, alone at the table points; with its 95 % interval.

    `words` say what comes of it, whatever lies in piles and other hands; `why` what speaks for it.
    """

    move: str
    brings: float
    low: float
    high: float
    words: list[str]
    why: list[str]


class Hints(Reply, frozen=True):
    """The best moves, for one turn."""

    id: str
    turn: int
    hints: list[HintLine]


class Completions(Reply, frozen=True):
    """How a move can go on; an empty text if it can end here."""

    id: str
    beginning: str
    ends: list[str]


class Imagined(Reply, frozen=True):
    """A deal that, with the moves so far, could be the truth for all that a seat knows."""

    id: str
    seat: int
    turn: int
    deal: dict[str, Any]
    moves: list[str]


class Present(Reply, frozen=True):
    """Which seats have somebody connected, and how many watch."""

    seats: list[bool]
    spectators: int


class Preparing(Reply, frozen=True):
    """The game is being made ready: so many steps of so many are done."""

    done: int
    of: int


Outgoing = State | Event | Ack | Refused | Hints | Completions | Imagined | Present | Preparing
