"""What is decided at a table online, tried like a game: random orders of random guests, and laws."""

import ast
import re
from functools import reduce
from random import Random
from typing import get_args

import pytest
from hypothesis import given, settings

from tests.positions import SEEDS
from tests.server import logbooks
from tests.server.logbooks import Logbook, ids, same_with_new_id, snapshot
from toptafel import games
from toptafel.game import IllegalMove
from toptafel.kit.text.words import LANGUAGES, load
from toptafel.server import messages
from toptafel.server.table import clock as clocks
from toptafel.server.table import events as happened
from toptafel.server.table.clock import Delay, full_time
from toptafel.server.table.decisions import Order
from toptafel.server.table.ending import Abandon, Close, TimeUp
from toptafel.server.table.events import Event, Opened, decode, encode
from toptafel.server.table.guards import SERVER, WORDS, TableError, Who
from toptafel.server.table.leaving import Away, Back
from toptafel.server.table.offers import Gone, waits_for
from toptafel.server.table.playing import Deal
from toptafel.server.table.seating import Expel, Rename
from toptafel.server.table.state import TableState, apply, begin

every_game = pytest.mark.parametrize("name", games.names())

GUESTS = ["anna", "ben", "cleo", "dora", "eve"]
CLOCKS = [messages.Clock(), messages.Clock("seconds", 40, 3), messages.Clock("days", 1)]
LATER = [0, 1, 900, 900, 5_000, 20_000, -7]  # milliseconds between two orders; two processes may disagree
STEPS = 80
TABLES = min(40, settings().max_examples)  # a game
OF_A_STRANGER = (happened.Sat, happened.Offered, happened.Withdrew, happened.Said)


class Crowd:
    """Guests at a random table who mostly do what leads on, and often something odd."""

    def __init__(self, name: str, seed: int) -> None:
        self.random = Random(seed)
        seats = games.find(name).seats
        players = self.random.randint(seats[0], min(4, seats[-1]))
        plans = "".join(self.random.choices("ohb", [4, 1, 1], k=players - 1)) + "o"
        self.table = Logbook.open(name, plans, self.random.choice(CLOCKS), chat=self.random.random() < 0.8)

    def order(self) -> tuple[str, Order]:
        """Somebody's next order."""
        self.table.at += self.random.choice(LATER)
        if self.random.random() < 0.5 and self.table.state.phase in ("waiting", "full", "playing"):
            return self.leads_on()
        return self.by_server() if self.random.random() < 0.25 else self.by_guest()

    def leads_on(self) -> tuple[str, Order]:
        """What leads on: somebody sits down, the server deals, whoever is to move plays."""
        if self.table.state.phase == "waiting":
            order = logbooks.fill() if self.random.random() < 0.1 else logbooks.sit()
            return self.random.choice(["anna", *GUESTS]), order
        return (SERVER, Deal()) if self.table.state.phase == "full" else (self.table.mover(), self.table.move())

    def by_server(self) -> tuple[str, Order]:
        """What only the server asks for."""
        seat = self.random.randrange(len(self.table.state.chairs))
        usual: list[Order] = [
            Away(seat),
            Back(seat),
            TimeUp(),
            Deal(),
            Delay(((self.table.at - 3_000, self.table.at),)),
            Rename(self.random.choice(GUESTS), "Zoë"),
            Gone(self.random.choice(GUESTS)),
            Expel(self.random.choice(GUESTS)),
            Abandon(),
        ]
        return SERVER, Close() if self.random.random() < 0.02 else self.random.choice(usual)

    def by_guest(self) -> tuple[str, Order]:
        """Anything, for a seat that is mostly one's own."""
        if self.table.state.offers and self.random.random() < 0.4:
            return self.answer()
        seat, state = self.random.randrange(5), self.table.state
        owner = state.chairs[seat].guest if seat < len(state.chairs) else ""
        guest = owner if owner and self.random.random() < 0.8 else self.random.choice(GUESTS)
        return guest, self.random.choices(*zip(*self.requests(seat), strict=True))[0]

    def requests(self, seat: int) -> list[tuple[Order, float]]:
        """What can be asked for a seat, and how often it is."""
        left = [place for place, chair in enumerate(self.table.state.chairs) if chair.left]
        place, turn = self.random.choice(left or [0, 4]), self.random.randrange(self.table.state.turn + 2)
        return [
            (logbooks.sit(seat), 1),
            (logbooks.sit(place), 2),
            (logbooks.stand(seat), 2),
            (logbooks.call(seat, "Bo"), 0.5),
            (logbooks.fill(), 0.5),
            (logbooks.resign(seat), 0.3),
            (logbooks.go_on(seat), 2),
            (logbooks.say(self.random.choice(["seats", "spectators"])), 1),
            (logbooks.again(), 1),
            (logbooks.offer(seat, "pause"), 1),
            (logbooks.offer(seat, "take-back", turn=turn), 1),
            (logbooks.offer(seat, "bot", place=place, level="gentle"), 1),
            (messages.Play(next(ids), seat, turn, self.random.choice(["pass", "A1", "é", "1@A1"])), 1),
        ]

    def answer(self) -> tuple[str, Order]:
        """Somebody answers an offer, mostly one who was asked."""
        state, pending = self.table.state, self.random.choice(self.table.state.offers)
        guest = self.random.choice([*sorted(waits_for(state, pending)) * 3, pending.by, *GUESTS])
        seat = self.random.choice(state.seats_of(guest) or [0])
        return guest, logbooks.answer(seat, pending.number, self.random.random() < 0.8)


@every_game
@settings(max_examples=TABLES)
@given(seed=SEEDS)
def test_whatever_is_asked_the_laws_hold(name: str, seed: int) -> None:
    crowd = Crowd(name, seed)
    table, story = crowd.table, [snapshot(crowd.table.state)]
    for _ in range(STEPS):
        guest, order = crowd.order()
        before, shot = table.state, snapshot(table.state)
        made = asked(table, guest, order)
        assert snapshot(before) == shot, "a table is never changed, only followed by another"
        check_events(before, guest, made)
        check_clocks(before, table.state, made, table.at)
        check_second_time(table, guest, order, made)
        check_offers(table.state)
        story += [snapshot(reduce(apply, made[:count], before)) for count in range(1, len(made) + 1)]
    check_replay(table.events, story)


def check_offers(state: TableState) -> None:
    """What all agree to has happened; whoever is still asked can answer, or is only away."""
    for pending in state.offers:
        asked = waits_for(state, pending)
        assert asked
        assert asked <= {chair.guest for chair in state.chairs if not (chair.stood or chair.out)}


def check_replay(events: list[Event], story: list[dict[str, object]]) -> None:
    """What is read again from disk is the same, and leads to the same table after every event."""
    stored = [decode(encode(event)) for event in events]
    assert stored == events
    assert isinstance(stored[0], Opened)
    state = begin(stored[0])
    assert snapshot(state) == story[0]
    for event, shot in zip(stored[1:], story[1:], strict=True):
        state = apply(state, event)
        assert snapshot(state) == shot


def asked(table: Logbook, guest: str, order: Order) -> list[Event]:
    """What comes of an order; if it is refused, there are words for it in every language, and nothing changes."""
    before = snapshot(table.state)
    try:
        return table.ask(guest, order)
    except (TableError, IllegalMove) as no:
        refusal = no
    check_words(refusal)
    assert snapshot(table.state) == before
    return []


def check_words(no: TableError | IllegalMove) -> None:
    assert len({no.say(language) for language in LANGUAGES}) == len(LANGUAGES)


def check_events(before: TableState, guest: str, made: list[Event]) -> None:
    """A stranger sits down, asks, or talks; nobody but the server touches another's seat; a closed table is closed."""
    assert not (before.closed and made)
    if guest and not before.seats_of(guest):
        assert all(isinstance(event, OF_A_STRANGER) for event in made)
        assert all(before.phase == "waiting" for event in made if isinstance(event, happened.Sat))
    for event in made:
        if isinstance(event, happened.Played | happened.Resigned):
            chair = before.chairs[event.seat]
            assert guest == (SERVER if chair.level else chair.guest)
        if isinstance(event, happened.Stood):
            assert guest in (SERVER, before.chairs[event.seat].guest)
        if isinstance(event, happened.Withdrew) and guest:
            assert [pending.by for pending in before.offers if pending.number == event.offer] == [guest]


def check_clocks(before: TableState, after: TableState, made: list[Event], at: int) -> None:
    """A seat has never more time than it had, but for what a move brings and what was no time to think."""
    clock = before.opened.clock
    if clock.kind == "none" or not before.time_left:
        return
    for seat in range(len(before.chairs)):
        more = sum(event.milliseconds for event in made if isinstance(event, happened.Delayed))
        if any(isinstance(event, happened.Played) and event.seat == seat for event in made):
            more += clock.increment * 1000
        had, has = clocks.left(before, seat, at), clocks.left(after, seat, at)
        assert had is not None
        assert has is not None
        assert 0 <= has <= had + more or (clock.kind == "days" and has == full_time(clock))


def check_second_time(table: Logbook, guest: str, order: Order, made: list[Event]) -> None:
    """The same message again does nothing; the same move as a new message is refused."""
    if made and guest:
        before = snapshot(table.state)
        who = Who(table.at, guest)
        assert table.answered.number(who, order) == table.state.number - len(made) + 1
        assert table.ask(guest, order) == []
        assert snapshot(table.state) == before
    if made and isinstance(order, messages.Play):
        table.why_not(guest, same_with_new_id(order))


@pytest.mark.slow
@every_game
def test_a_crowd_gets_somewhere(name: str) -> None:
    """The laws above would prove little if what is asked never led to a game."""
    reached: set[str] = set()
    for seed in range(60):
        crowd = Crowd(name, seed)
        for _ in range(STEPS):
            asked(crowd.table, *crowd.order())
        reached.update(str(event.__struct_config__.tag) for event in crowd.table.events)
    kinds = {str(kind.__struct_config__.tag) for kind in happened.Event.__subclasses__()}
    assert kinds - reached <= {"closed", "ended", "rematched"}


def test_nothing_is_waited_for_where_a_table_is_decided_and_shown() -> None:
    waits = ast.AsyncFunctionDef | ast.Await | ast.AsyncFor | ast.AsyncWith
    sources = sorted((WORDS.parent / "table").glob("*.py"))
    nodes = [(path.name, node) for path in sources for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    assert len(sources) > 10
    assert [name for name, node in nodes if isinstance(node, waits)] == []


def test_every_event_and_every_no_has_words_in_every_language() -> None:
    kinds = {f"event-{kind.__struct_config__.tag}" for kind in happened.Event.__subclasses__()}
    phases = {f"table-is-{phase}" for phase in get_args(messages.Phase)} - {"table-is-closed"}
    sources = "".join(path.read_text() for path in WORDS.parent.rglob("*.py"))
    reasons = set(re.findall(r'TableError\("([a-z-]+)"', sources))
    assert len(reasons) > 30
    for language in LANGUAGES:
        assert (kinds | phases | reasons) - {*load(WORDS, language)} == set()
