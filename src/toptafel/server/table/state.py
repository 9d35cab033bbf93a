"""What a table online is, and what it is after one more event.

State, views, clocks, replay and recovery are `apply` over the log, from its first event on. What an event changes, it
says itself; each is in the file of its feature, and all are gathered in events.py.
"""

import json
import re
from collections.abc import Iterable
from functools import reduce
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from toptafel import games
from toptafel.game import Edition, Game, Setup, Unplayable, Value
from toptafel.position import Position, Step
from toptafel.server import messages
from toptafel.server.messages import Agreement, Out, Phase
from toptafel.server.table import deals

SECOND = 1000
DAY = 24 * 3600 * SECOND
KEPT_EVERY = 128  # moves, after which a position is kept


def kebab(name: str) -> str:
    return re.sub("(?<!^)(?=[A-Z])", "-", name).lower()


class Event(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", tag=kebab, gc=False):
    """When it happened, in milliseconds, and which message of which guest brought it about; the server has no name.

    `shown` are the fields that everybody is sent, and no others.
    """

    shown: ClassVar[tuple[str, ...]] = ()

    at: int
    by: str = ""
    id: str = ""

    def change(self, state: "TableState") -> "TableState":
        """The table after it; some change nothing but the number of events."""
        return state


class Opened(Event, frozen=True):
    """A table was opened: nobody sits at it, and its secret is bound. `held` are guests for whom seats are kept."""

    shown = ("game", "after")

    table: str
    game: str
    options: dict[str, Value]
    plans: list[messages.Plan]
    held: list[str]
    secret: str
    edition: str | dict[str, Any] | None = None
    clock: messages.Clock = messages.Clock()
    public: bool = False
    chat: bool = True
    hints: bool = True
    after: str = ""


class Chair(Struct, frozen=True, gc=False):
    """A seat: what was planned for it, who has it, and what became of it. With a level, a bot plays for it."""

    plan: messages.Plan
    held: str = ""
    guest: str = ""
    name: str = ""
    random: str = ""
    level: str = ""
    left: bool = False
    stood: bool = False
    out: Out = ""
    out_at: int = 0

    @property
    def taken(self) -> bool:
        return bool(self.guest or self.level)

    @property
    def manned(self) -> bool:
        """Whether a person sits here, and stays."""
        return self.active and not self.left

    @property
    def active(self) -> bool:
        """Whether a person acts for this seat: has it, and has neither stood up nor gone out."""
        return bool(self.guest) and not (self.level or self.stood or self.out)

    @property
    def away(self) -> bool:
        """Whether a person who acts for this seat has not been seen for a while."""
        return self.active and self.left


class Pending(Struct, frozen=True):
    """An offer by its number, who made it and what it is about, and the guests who have agreed."""

    number: int
    by: str
    what: Agreement
    seat: int | None
    turn: int
    place: int
    level: str
    name: str
    agreed: frozenset[str] = frozenset()


class TableState(Struct, frozen=True, dict=True):
    """A table after so many events."""

    opened: Opened
    setup: Setup
    chairs: tuple[Chair, ...]
    commitment: str
    number: int = 1
    at: int = 0
    phase: Phase = "waiting"
    start: Position | None = None
    position: Position | None = None
    mover: int | None = None  # whose turn it is in the position
    moves: tuple[str, ...] = ()
    past: tuple[Position, ...] = ()  # after every so many moves, so that none is far to go back to
    seed: str = ""
    time_left: tuple[int, ...] = ()  # of each seat, when the clock of the seat to move began to run
    running_since: int | None = None
    counted_at: int = 0  # until then it is known how long the server was closed while the clock ran
    offers: tuple[Pending, ...] = ()
    result: dict[str, Any] | None = None
    next: str = ""
    closed: str = ""

    @property
    def game(self) -> Game:
        return self.setup.game

    @property
    def turn(self) -> int:
        return len(self.moves)

    @property
    def to_move(self) -> int | None:
        """The seat to move; None before the deal, after the end, and once the table is closed."""
        return None if self.phase in ("over", "closed") else self.mover

    def at_turn(self, turn: int) -> Position:
        """The position after so many of the moves, from the nearest one that was kept."""
        kept = turn // KEPT_EVERY
        nearest = self.past[kept - 1] if kept else self.start
        assert nearest is not None
        return nearest.after(self.moves[kept * KEPT_EVERY : turn])

    def ahead(self, move: str, step: Step | None = None) -> Step:
        """A legal move, as it is decided, applied and told: what it leads to is kept, and worked out once."""
        kept: Step | None = self.__dict__.get("kept")
        if kept is None or kept.move != move:
            assert self.position is not None
            kept = self.__dict__["kept"] = step or self.position.step(move)
        return kept

    def views(self, seats: Iterable[int]) -> list[dict[str, Any] | None]:
        """What seats may see of the game, with the legal moves if a person is to make one; None before the deal."""
        if self.position is None:
            return [None for _ in seats]
        listed = self.to_move is not None and self.may_move(self.to_move)
        views: list[Any] = self.position.views(seats, listed)
        for view in views:
            view["moves"] = self.moves
        return views

    def may_move(self, seat: int) -> bool:
        """Whether a person may move for a seat now."""
        return self.phase == "playing" and seat == self.to_move and self.chairs[seat].active

    @property
    def contributions(self) -> list[str]:
        return [chair.random for chair in self.chairs]

    @property
    def out(self) -> list[int]:
        """The seats that are out of the game, in the order in which they went."""
        seats = [seat for seat, chair in enumerate(self.chairs) if chair.out]
        return sorted(seats, key=lambda seat: self.chairs[seat].out_at)

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest has; also those that are out."""
        return [seat for seat, chair in enumerate(self.chairs) if guest and chair.guest == guest]

    def seen_by(self, guest: str) -> list[int]:
        """The seats from which a guest looks and talks: not from one that is out, until the game is over."""
        return [seat for seat in self.seats_of(guest) if self.result is not None or not self.chairs[seat].out]

    def people(self) -> frozenset[str]:
        """The guests who sit here and stay."""
        return frozenset(chair.guest for chair in self.chairs if chair.manned)

    def expected(self) -> frozenset[str]:
        """The guests who should be here: those who sit and stay, and whoever has asked for a seat."""
        return self.people() | {pending.by for pending in self.offers}

    def with_chair(self, seat: int, chair: Chair) -> "TableState":
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))


def setup_of(opened: Opened) -> Setup:
    """The game with its options; an InputError if they do not go together."""
    game = games.find(opened.game)
    return game.set_up(len(opened.plans), opened.options, edition_of(game, opened.edition))


def edition_of(game: Game, given: str | dict[str, Any] | None) -> Edition | None:
    """An edition by its name, or one's own by its content."""
    if isinstance(given, dict):
        return game.load_edition(json.dumps(given))
    if given is None or given in game.editions:
        return game.editions[given] if given else None
    known = ", ".join(game.editions) or "none"
    raise Unplayable(game, f"{game.title} has no edition {given!r}; known: {known}", "setup-unknown")


def begin(opened: Opened) -> TableState:
    """The table that has just been opened."""
    chairs = tuple(
        Chair(plan, held, level=plan.level if plan.kind == "bot" else "")
        for plan, held in zip(opened.plans, opened.held, strict=True)
    )
    setup = setup_of(opened)
    return TableState(opened, setup, chairs, commitment_of(opened, setup), at=opened.at)


def commitment_of(opened: Opened, setup: Setup) -> str:
    """The hash by which the server is bound to its secret."""
    edition = setup.edition.label if setup.edition else ""
    return deals.commitment(opened.secret, opened.table, opened.game, edition, setup.options, setup.players)


def replay(log: Iterable[Event]) -> TableState:
    """The table that a log tells of."""
    events = iter(log)
    opened = next(events)
    assert isinstance(opened, Opened)
    return reduce(apply, events, begin(opened))


def apply(state: TableState, event: Event) -> TableState:
    """The table after one more event."""
    changed = event.change(state)
    counted = state.counted_at if changed.running_since == state.running_since else event.at
    return replace(changed, number=state.number + 1, at=max(state.at, event.at), counted_at=counted)
