"""What is sent with a request."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from toptafel.game import Value
from toptafel.server.messages.fields import (
    Level,
    Name,
)


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """What is planned for a seat: `open` to anyone with the link, `here` for whoever opens, or a `bot` of a level."""

    kind: Literal["open", "here", "bot"] = "open"
    level: Level = "easy"
    name: Name = ""  # of somebody who is here: several people at one screen have a name each


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think: none; so many seconds and an increment for every move; or so many days for each move."""

    kind: Literal["none", "seconds", "days"] = "none"
    time: Annotated[int, Meta(ge=0, le=86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened; whoever opens it sits down like everybody, with a message to its socket."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Plan], Meta(min_length=1, max_length=8)]
    options: dict[str, Value] = field(default_factory=dict)
    edition: Annotated[str, Meta(max_length=40)] | dict[str, Any] | None = None
    clock: Clock = Clock()
    public: bool = False
    chat: bool = True
    hints: bool = True


class Introduce(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's name."""

    name: Name


class Door(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether others in this network are to be let in."""

    open: bool


class MoveIn(Struct, frozen=True, forbid_unknown_fields=True):
    """The one-time code that brings a guest to another device."""

    code: Annotated[str, Meta(max_length=40)]


class Replaying(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be replayed: one line of JSON."""

    record: str


class Spoken(Struct, frozen=True, forbid_unknown_fields=True):
    """What a real table tells: the piece that was shown, if it was hidden before, and what was done."""

    piece: Annotated[str, Meta(max_length=20)]
    move: Annotated[str, Meta(max_length=80)]


class AtTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that is played with the box: all that has been told of it, and the piece that is chosen.

    In the `middle` of a game it is told first what lies there, in any order; the move `begin` ends that.
    """

    game: Annotated[str, Meta(max_length=40)]
    names: Annotated[list[Name], Meta(min_length=1, max_length=8)]
    options: dict[str, Value] = field(default_factory=dict)
    edition: Annotated[str, Meta(max_length=40)] = ""
    middle: bool = False
    told: Annotated[list[Spoken], Meta(max_length=4000)] = field(default_factory=list)
    piece: Annotated[str, Meta(max_length=20)] = ""


Points = Annotated[list[Annotated[int, Meta(ge=0, le=99)]], Meta(max_length=8)]


class Scored(Struct, frozen=True, forbid_unknown_fields=True):
    """A match with the box of which the points of each game are told; and a stack of cards, from top to bottom."""

    game: Annotated[str, Meta(max_length=40)]
    names: Annotated[list[Name], Meta(min_length=1, max_length=8)]
    options: dict[str, Value] = field(default_factory=dict)
    points: Annotated[list[Points], Meta(max_length=100)] = field(default_factory=list)
    stack: Annotated[list[Annotated[str, Meta(max_length=8)]], Meta(max_length=24)] = field(default_factory=list)
