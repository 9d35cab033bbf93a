"""Tables online without a server: a log that grows by what is decided, and nothing else."""

from collections.abc import Iterable
from itertools import count
from typing import Any

import msgspec
import pytest
from msgspec.structs import fields

from toptafel import engine
from toptafel.game import IllegalMove, Value
from toptafel.kit import chance
from toptafel.position import Position
from toptafel.server import messages
from toptafel.server.table import projection
from toptafel.server.table.decisions import Answered, Order, decide, opening
from toptafel.server.table.events import Event, Opened
from toptafel.server.table.guards import SERVER, TableError, Who
from toptafel.server.table.history import PAGE, History
from toptafel.server.table.playing import Deal
from toptafel.server.table.projection import Line
from toptafel.server.table.rematch import Again
from toptafel.server.table.state import TableState, apply, begin

SECRET = "5ec2e7" * 10
TABLE = "abcdefghjkmnpqrstuvw"
NONE = messages.Clock()
PLANS = {
    "o": messages.Plan("open"),
    "h": messages.Plan("here"),
    "B": messages.Plan("here", name="Bo"),
    "b": messages.Plan("bot", "easy"),
}
ids = map(str, count())
TINY = {
    "format": "toptafel/1",
    "game": "on-top",
    "name": "tiny",
    "fields": ["c3c4d4", "c4d4d5"],
    "red": ["c3c4d4"],
    "golden": [],
    "tiles": ["BRWY"],
    "triangles": 1,
    "stones": 1,
}  # an edition that leaves no room for its tile
FAST = messages.Clock("seconds", 60, 5)
DAYS = messages.Clock("days", 2)


class Logbook:
    """A table and its log. `ask` is what a live table does: a message that was answered before does nothing more."""

    def __init__(self, opened: Opened) -> None:
        self.events: list[Event] = [opened]
        self.state = begin(opened)
        self.answered = Answered(self.events)
        self.at = opened.at
        self.source = chance.generator(opened.table)

    @classmethod
    def open(
        cls, game: str, plans: str, clock: messages.Clock = NONE, options: dict[str, Value] | None = None, **rest: Any
    ) -> "Logbook":
        """A table with seats as in "ohBb": open, here for Anna, here and called Bo, a bot."""
        order = messages.OpenTable(game, [PLANS[plan] for plan in plans], options or {}, clock=clock, **rest)
        return cls(opening(order, Who(1_000_000, "anna", "Anna"), TABLE, SECRET))

    def ask(self, guest: str, order: Order, after: int = 0) -> list[Event]:
        """What an order of a guest, so many milliseconds later, leads to; it happens."""
        self.at += after
        who = Who(self.at, guest, guest.title())
        if self.answered.number(who, order):
            return []
        made = decide(self.state, who, order)
        self.take(made)
        return made

    def take(self, events: Iterable[Event]) -> None:
        for event in events:
            self.state = apply(self.state, event)
            self.events.append(event)
            self.answered.note(self.state.number, event)

    def kinds(self, guest: str, order: Order, after: int = 0) -> list[str]:
        """The kinds of events that an order leads to."""
        return [str(event.__struct_config__.tag) for event in self.ask(guest, order, after)]

    def why_not(self, guest: str, order: Order, after: int = 0) -> str:
        """Why an order is refused, which changes nothing."""
        before = snapshot(self.state)
        with pytest.raises((TableError, IllegalMove)) as no:
            self.ask(guest, order, after)
        assert snapshot(self.state) == before
        assert isinstance(no.value, TableError | IllegalMove)
        return no.value.reason

    def sit(self, *guests: str) -> "Logbook":
        """Guests sit down, each on a seat, and if the table is full then the game begins."""
        for guest in guests:
            self.ask(guest, sit())
        if self.state.phase == "full":
            self.ask(SERVER, Deal())
        return self

    def move(self) -> messages.Play:
        """A random legal move of whose turn it is."""
        position, seat = self.state.position, self.state.to_move
        assert position is not None
        assert seat is not None
        text = position.write(engine.pick_move(position.state, self.source))
        return messages.Play(next(ids), seat, self.state.turn, text)

    def mover(self) -> str:
        """Who makes the next move: a guest, or the server for a bot."""
        assert self.state.to_move is not None
        chair = self.state.chairs[self.state.to_move]
        return SERVER if chair.level else chair.guest

    def play(self, moves: int = 1, after: int = 0) -> "Logbook":
        """So many random moves, by whoever is to move."""
        for _ in range(moves):
            self.ask(self.mover(), self.move(), after)
        return self

    def play_out(self) -> "Logbook":
        while self.state.to_move is not None:
            self.play()
        return self


def lines_of(events: list[Event]) -> list[Line]:
    """The whole story of a log."""
    opened, *more = events
    assert isinstance(opened, Opened)
    story = History(opened, more)
    return [line for after in range(0, len(events), PAGE) for line in story.page(after)]


def snapshot(state: TableState) -> dict[str, object]:
    """All that a table is, to be compared: positions by their bytes."""
    return {field.name: flat(getattr(state, field.name)) for field in fields(state)}


def flat(value: object) -> object:
    return (value.state.tobytes(), value.turn) if isinstance(value, Position) else value


def sit(seat: int | None = None, random: str = "ab" * 16) -> messages.Sit:
    return messages.Sit(next(ids), random, seat)


def stand(seat: int) -> messages.Stand:
    return messages.Stand(next(ids), seat)


def call(seat: int, name: str) -> messages.Call:
    return messages.Call(next(ids), seat, name)


def fill() -> messages.Fill:
    return messages.Fill(next(ids), "fair")


def offer(seat: int, what: Any, **rest: Any) -> messages.Offer:
    return messages.Offer(next(ids), seat, what, **rest)


def answer(seat: int, number: int, agree: bool = True) -> messages.Answer:
    return messages.Answer(next(ids), seat, number, agree)


def resign(seat: int) -> messages.Resign:
    return messages.Resign(next(ids), seat)


def go_on(seat: int) -> messages.Continue:
    return messages.Continue(next(ids), seat)


def say(room: Any, text: str = "Good luck!") -> messages.Say:
    return messages.Say(next(ids), room, text)


def again() -> Again:
    return Again(next(ids), "nextnextnextnextnext", "f00d" * 16)


def same_with_new_id(order: Order) -> Order:
    """The same order, as if it were another message."""
    return msgspec.structs.replace(order, id=next(ids)) if isinstance(order, msgspec.Struct) else order


def two(clock: messages.Clock = NONE) -> Logbook:
    """Anna and Ben play."""
    return Logbook.open("sudoku", "oo", clock).sit("anna", "ben")


def three(clock: messages.Clock = NONE) -> Logbook:
    """Anna, Ben and Cleo play."""
    return Logbook.open("sudoku", "ooo", clock).sit("anna", "ben", "cleo")


def teams() -> Logbook:
    """Anna and Cleo play against Ben and Dora."""
    return Logbook.open("on-top", "oooo", options={"teams": "yes"}).sit("anna", "ben", "cleo", "dora")


def guests(table: Logbook) -> list[str]:
    return [chair.guest for chair in table.state.chairs]


def held(table: Logbook) -> list[bool]:
    """Whether the seats are kept for somebody, as all are told."""
    return [chair.held for chair in projection.card(table.state, table.at).seats]


def waits_for(table: Logbook) -> list[list[int]]:
    """The seats that each offer waits for."""
    return [offer.waits_for for offer in projection.card(table.state, table.at).offers]


def places(table: Logbook) -> list[int]:
    assert table.state.result is not None
    found: list[int] = table.state.result["places"]
    return found
