"""What can happen at a table, as it is stored: a table is the list of these. They hold secrets."""

import re
from typing import Any

import msgspec
from msgspec import Struct

from toptafel.game import Value
from toptafel.server.messages import Agreement, Clock, Level, Plan, Room


def kebab(name: str) -> str:
    return re.sub("(?<!^)(?=[A-Z])", "-", name).lower()


class Event(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", tag=kebab, gc=False):
    """When it happened, in milliseconds, and which message of which guest brought it about; the house has no name."""

    at: int
    by: str = ""
    id: str = ""


class Opened(Event, frozen=True):
    """A table was opened: nobody sits at it, and its secret is bound. `held` are guests for whom seats are kept."""

    table: str
    game: str
    options: dict[str, Value]
    plans: list[Plan]
    held: list[str]
    secret: str
    edition: str | dict[str, Any] | None = None
    clock: Clock = Clock()
    public: bool = False
    chat: bool = True
    hints: bool = True
    after: str = ""


class Sat(Event, frozen=True):
    """A guest took seats, and its device added random bytes."""

    seats: list[int]
    name: str
    random: str


class Stood(Event, frozen=True):
    """A seat is free again."""

    seat: int


class Filled(Event, frozen=True):
    """Bots take seats that were free."""

    seats: list[int]
    level: Level


class Dealt(Event, frozen=True):
    """All seats are taken, and the game begins with the deal of this seed."""

    seed: str


class Played(Event, frozen=True):
    """A move."""

    seat: int
    move: str


class Offered(Event, frozen=True):
    """Somebody asks the others to agree."""

    what: Agreement
    seat: int | None = None
    turn: int = 0
    place: int = 0
    level: str = ""
    name: str = ""


class Agreed(Event, frozen=True):
    """Somebody agrees to an offer."""

    offer: int
    seat: int


class Declined(Event, frozen=True):
    """Somebody does not agree, so the offer is gone."""

    offer: int
    seat: int


class Withdrew(Event, frozen=True):
    """Whoever made an offer has taken it back, or asked for a seat and is not here any more."""

    offer: int
    seat: int | None = None
    name: str = ""


class TookBack(Event, frozen=True):
    """The game is again as it was before the move of this turn."""

    turn: int


class Paused(Event, frozen=True):
    """The clocks stand."""


class Continued(Event, frozen=True):
    """The pause is over."""


class Resigned(Event, frozen=True):
    """A seat gave up."""

    seat: int


class RanOut(Event, frozen=True):
    """A seat had no time left."""

    seat: int


class Left(Event, frozen=True):
    """Somebody went away from a seat in the middle of the game: stood up, or was not seen for a while."""

    seat: int
    stood: bool


class Returned(Event, frozen=True):
    """Whoever had left a seat is back."""

    seat: int


class Replaced(Event, frozen=True):
    """A bot plays on for a seat that was left."""

    place: int
    level: str


class TookOver(Event, frozen=True):
    """Somebody else plays on for a seat that was left."""

    place: int
    guest: str
    name: str


class Delayed(Event, frozen=True):
    """The house was closed for so many milliseconds, which no clock counts."""

    milliseconds: int


class Named(Event, frozen=True):
    """A guest goes by another name; at a seat, one of several people who share a screen."""

    guest: str
    name: str
    seat: int | None = None


class Said(Event, frozen=True):
    """A line of chat."""

    room: Room
    name: str
    text: str


class Ended(Event, frozen=True):
    """The game is over; the secret of its deal may be known."""

    result: dict[str, Any]


class Rematched(Event, frozen=True):
    """The same again, at the next table."""

    table: str
    secret: str


class Closed(Event, frozen=True):
    """The table is closed and can still be read."""

    reason: str


Any_ = (
    Opened | Sat | Stood | Filled | Dealt | Played | Offered | Agreed | Declined | Withdrew | TookBack | Paused
    | Continued | Resigned | RanOut | Left | Returned | Replaced | TookOver | Delayed | Named | Said | Ended
    | Rematched | Closed
)  # fmt: skip

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Any_).decode
