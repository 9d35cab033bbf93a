"""What is answered about guests, games and tables."""

from typing import Any, Literal

from msgspec import Struct

from toptafel.game import Value
from toptafel.server.messages.fields import Agreement, Out, Phase
from toptafel.server.messages.requests import Clock


class Guest(Struct, frozen=True):
    """Who somebody is."""

    id: str
    name: str


class Reach(Struct, frozen=True):
    """Where others find the server, the best address first, and whether whoever asks can let others in.

    `closed`: they can; `open`: they have; `no-network`: not before this machine is in one; `fixed`: they cannot.
    """

    addresses: list[str]
    door: Literal["open", "closed", "no-network", "fixed"]


class Chair(Struct, frozen=True):
    """A seat as all may see it. `level` if a bot plays for it, `out` once it has resigned or run out of time."""

    kind: Literal["open", "here", "bot"]
    level: str
    guest: str
    name: str
    random: str
    left: bool
    out: Out
    held: bool
    milliseconds: int | None


class Offered(Struct, frozen=True):
    """An offer that waits for answers. `turn`, `place`, `level` and `name` say what for, as far as it matters."""

    number: int
    seat: int | None
    what: Agreement
    turn: int
    place: int
    level: str
    name: str
    waits_for: list[int]


class Card(Struct, frozen=True):
    """A table as all may see it."""

    table: str
    game: str
    options: dict[str, Value]
    edition: str
    clock: Clock
    public: bool
    chat: bool
    hints: bool
    phase: Phase
    number: int
    turn: int
    to_move: int | None
    seats: list[Chair]
    offers: list[Offered]
    commitment: str
    secret: str
    result: dict[str, Any] | None
    closed: str
    next: str
    opened_at: int
    at: int


class OptionValue(Struct, frozen=True):
    """A value that an option can have, and what it is called.

    It can be chosen if it `fits` so many players, and while each option in `needs` has one of the values there; `why`
    says what it needs.
    """

    value: Value
    label: str
    fits: bool
    needs: dict[str, list[Value]]
    why: str


class Steps(Struct, frozen=True):
    """The numbers that an option can be."""

    least: int
    most: int
    step: int


class OptionCard(Struct, frozen=True):
    """An option: its name for people, what it is about, and by the number of players its default and some values.

    `expert` if most people never ask for it; `steps` by the number of players if it is a number.
    """

    name: str
    title: str
    about: str
    expert: bool
    defaults: dict[str, Value]
    values: dict[str, list[OptionValue]]
    steps: dict[str, Steps]


class EditionCard(Struct, frozen=True):
    """What comes in a box of a game: its name for programs, and for people."""

    name: str
    title: str


class FaceCard(Struct, frozen=True):
    """What else a game is met as: the options that are fixed then, and the level of bots to begin with."""

    id: str
    title: str
    options: dict[str, Value]
    level: str


class GameCard(Struct, frozen=True):
    """A game of the registry, with how many a newcomer starts.

    From a real table it can be told move by move (`companion`), or by the points of its games (`scores`).
    `done` of `of` steps to make it ready are behind us.
    """

    id: str
    title: str
    credit: str
    least: int
    most: int
    newcomers: int
    faces: list[FaceCard]
    options: list[OptionCard]
    editions: list[EditionCard]
    edition: str
    levels: list[str]
    companion: bool
    scores: bool
    done: int
    of: int


class Problem(Struct, frozen=True):
    """Why a request was refused: the reason, what it speaks of, and the words."""

    reason: str
    details: dict[str, Any]
    words: str
