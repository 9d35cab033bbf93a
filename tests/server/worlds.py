"""Two tables that differ in nothing but what a viewer cannot know: others' hands, the seed, the secret, others' chat.

Whatever the server sends to that viewer has to be the same, byte by byte.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial, reduce
from itertools import accumulate
from random import Random
from typing import NamedTuple
from unittest import mock

import msgspec

from tests.server import logbooks
from tests.server.logbooks import Logbook
from toptafel import games
from toptafel.game import STRANGER, Game, IllegalMove, InputError, Value
from toptafel.kit import chance
from toptafel.kit.text.words import LANGUAGES
from toptafel.position import Position
from toptafel.server import messages
from toptafel.server.table import deals, ending, offers, projection
from toptafel.server.table import events as happened
from toptafel.server.table.decisions import decide
from toptafel.server.table.events import Event, encode
from toptafel.server.table.guards import SERVER, TableError, Who
from toptafel.server.table.leaving import Away, Back
from toptafel.server.table.projection import Viewer
from toptafel.server.table.state import TableState, apply, begin

GUESTS = ("anna", "ben", "cleo", "dora", "emil")
COMMITTED = "c0" * 32  # nobody could find another secret for a commitment; so here it is that of all secrets
OTHER_SECRET = "07e2" * 16
DEALS: dict[str, Position] = {}  # the first position of a seed that is not a seed
SAMPLES = 12  # positions of a game that are looked at, its last one always
LONGEST = 200  # turns of a game: a longer match has more rounds, and no other ones
POSITIONS = (happened.Dealt, happened.Played, happened.TookBack)  # after which there is a new one
SOURCE = chance.generator("other worlds")
real_change = happened.Dealt.change


@contextmanager
def two_worlds() -> Iterator[None]:
    """Let a seed stand for any deal, and a commitment for any secret."""
    DEALS.clear()
    with (
        mock.patch.object(deals, "commitment", new=committed),
        mock.patch.object(happened.Dealt, "change", dealt),
    ):
        yield


def committed(*parts: object) -> str:
    return COMMITTED


def dealt(event: happened.Dealt, before: TableState) -> TableState:
    """The table after the deal of a seed, or of another world."""
    after = real_change(event, before)
    start = DEALS.get(event.seed)
    return after if start is None else msgspec.structs.replace(after, start=start, position=start.copy())


def some_game(name: str, random: Random, plans: str = "ooob") -> Logbook:
    """A whole game, during which this and that has happened."""
    game = games.find(name)
    players = random.choice(game.seats[:3])
    seats = "o" + "".join(random.choice(plans) for _ in range(players - 1))
    table = Logbook.open(name, seats, options=some_options(game, players, random))
    table.sit(*GUESTS[: seats.count("o")])
    while table.state.to_move is not None:
        if random.random() < 0.1:
            something(table, random, anything="b" in plans)
        if table.state.to_move is not None:
            table.play()
    return table if table.state.turn <= LONGEST else some_game(name, random, plans)


def some_table(name: str, random: Random, plans: str = "ooob") -> Logbook:
    """A table of a game somewhere between its deal and its last move."""
    whole = some_game(name, random, plans)
    opened, *more = whole.events[: random.choice(places(whole))]
    assert isinstance(opened, happened.Opened)
    table = Logbook(opened)
    table.take(more)
    return table


def places(table: Logbook) -> list[int]:
    """The numbers of the events after which there is a new position, and somebody to move."""
    last = isinstance(table.events[-1], happened.Ended) and isinstance(table.events[-2], happened.Played)
    return [n for n, event in enumerate(table.events, 1) if isinstance(event, POSITIONS)][: -1 if last else None]


def some_options(game: Game, players: int, random: Random) -> dict[str, Value]:
    """Options of a game that go together."""
    options = {option.name: random.choice(option.examples(players)) for option in game.options}
    try:
        game.set_up(players, options)
    except InputError:
        return some_options(game, players, random)
    return options


def something(table: Logbook, random: Random, anything: bool) -> None:
    """Something happens that is no move; if it may be anything, seats also change hands, and moves are taken back."""
    people, possible = sorted(table.state.people()), [talk, rest, go_away]
    if anything:
        possible += [take_back] * (table.state.turn > 0) + [hand_over] * (len(people) > 1)
        possible += [give_up, leave_to_a_bot] * (len(people) > 2)
    seat = random.choice(table.state.seats_of(random.choice(people)))
    random.choice(possible)(table, seat, table.state.chairs[seat].guest)


def talk(table: Logbook, seat: int, guest: str) -> None:
    table.ask(guest, logbooks.say("seats", "I have a plan"))
    table.ask("eve", logbooks.say("spectators", "I doubt that"))


def rest(table: Logbook, seat: int, guest: str) -> None:
    """A pause, unless somebody is asked: then none after all."""
    table.ask(guest, logbooks.offer(seat, "pause"))
    alone = table.state.phase == "paused"
    table.ask(guest, logbooks.go_on(seat) if alone else logbooks.answer(seat, table.state.number, agree=False))


def go_away(table: Logbook, seat: int, guest: str) -> None:
    table.ask(SERVER, Away(seat))
    table.ask(SERVER, Back(seat))


def take_back(table: Logbook, seat: int, guest: str) -> None:
    """Up to three moves are taken back, and others may be made."""
    table.ask(guest, logbooks.offer(seat, "take-back", turn=max(0, table.state.turn - 1 - table.state.number % 3)))
    agree(table)


def hand_over(table: Logbook, seat: int, guest: str) -> None:
    """Somebody else plays on for a seat."""
    table.ask(guest, logbooks.stand(seat))
    table.ask(f"fay{table.state.number}", logbooks.sit(seat))
    agree(table)


def leave_to_a_bot(table: Logbook, seat: int, guest: str) -> None:
    table.ask(guest, logbooks.stand(seat))
    asks = min(table.state.people())
    table.ask(asks, logbooks.offer(table.state.seats_of(asks)[0], "bot", place=seat))
    agree(table)


def give_up(table: Logbook, seat: int, guest: str) -> None:
    table.ask(guest, logbooks.resign(seat))


def agree(table: Logbook) -> None:
    """All agree to the latest offer, if anybody has to."""
    while table.state.offers:
        pending = table.state.offers[-1]
        guest = min(offers.waits_for(table.state, pending))
        table.ask(guest, logbooks.answer(table.state.seats_of(guest)[0], pending.number))


class Moment(NamedTuple):
    """A position of a game: the table after the position before it, and all that has happened since."""

    before: TableState
    events: list[Event]
    actions: list[int]  # the moves up to the position before

    @property
    def state(self) -> TableState:
        return reduce(apply, self.events, self.before)

    @property
    def position(self) -> Position:
        position = self.state.position
        assert position is not None
        return position


def moments(table: Logbook) -> list[Moment]:
    """All positions of a game at which somebody is to move."""
    found, latest, actions, opened = list[Moment](), 1, list[int](), table.events[0]
    assert isinstance(opened, happened.Opened)
    steps = list(accumulate(table.events[1:], apply, initial=begin(opened)))
    for number in places(table):
        found.append(Moment(steps[latest - 1], table.events[latest:number], [*actions]))
        if isinstance(moved := table.events[number - 1], happened.Played):
            actions.append(steps[number - 2].ahead(moved.move).action)
        elif isinstance(moved, happened.TookBack):
            del actions[moved.turn :]
        latest = number
    return found


def elsewhere(moment: Moment, seat: int) -> Moment:
    """The same moment in another world: what a viewer cannot know when it is over is not the same.

    Whoever has seen moves that are taken back knows what they have shown.
    """
    taken_back = isinstance(moment.events[-1], happened.TookBack)
    knows = moment.before.position if taken_back else moment.position
    assert knows is not None
    truth = knows.redeal(seat, SOURCE)
    start, seed = Position.started(truth.setup, truth.deal), f"the seed of another world, {len(DEALS)}"
    events = [hidden_part(event, seat, seed) for event in moment.events]
    opened = msgspec.structs.replace(moment.before.opened, secret=OTHER_SECRET)
    if moment.before.position is None:
        DEALS[seed] = start
        return moment._replace(before=begin(opened), events=events)
    position = played(start, moment.actions)
    before = msgspec.structs.replace(moment.before, opened=opened, seed=seed, start=start, position=position)
    other = moment._replace(before=before, events=events)
    assert (position if taken_back else other.position).state.tobytes() == truth.state.tobytes()
    return other


def played(start: Position, actions: list[int]) -> Position:
    """The position after these moves."""
    after = start.copy()
    for action in actions:
        after._play(action)
    return after


def otherwise(table: Logbook, seat: int) -> list[Event]:
    """The same log in another world."""
    position = table.state.position
    assert position is not None
    seed = f"the seed of another world, {len(DEALS)}"
    DEALS[seed] = Position.started(position.setup, position.redeal(seat, SOURCE).deal)
    return [hidden_part(event, seat, seed) for event in table.events]


def hidden_part(event: Event, seat: int, seed: str) -> Event:
    """An event with another hidden part."""
    match event:
        case happened.Opened():
            return msgspec.structs.replace(event, secret=OTHER_SECRET)
        case happened.Dealt():
            return msgspec.structs.replace(event, seed=seed)
        case happened.Said() if (event.room == "seats") == (seat == STRANGER):
            return msgspec.structs.replace(event, text="Hush!")
    return event


def check_seed(table: TableState) -> None:
    """The seed follows from nothing that is shown: with another secret it is another."""
    other = deals.seed(COMMITTED, OTHER_SECRET, table.contributions)
    assert table.seed != other, "the seed is open to all"


def texts_for(table: TableState, random: Random) -> list[str]:
    """What a player might type: what was played, what others could play, and nonsense."""
    assert table.position is not None
    legal = table.position.legal()
    return ["?", *table.moves[-1:], *random.sample(legal, min(2, len(legal)))]


def sent(moment: Moment, seat: int, texts: list[str]) -> Iterator[bytes]:
    """Every byte that somebody who looks from a seat, or a stranger, can get out of a table at a moment."""
    after = moment.before
    for event in moment.events:
        before, after = after, apply(after, event)
        line = projection.line(before, event, after)
        viewers = [Viewer(seat, seat != STRANGER, language) for language in LANGUAGES]
        yield b"".join(encode(projection.show(line, viewer)) for viewer in viewers)
    yield b"".join(asked_of(after, viewers[after.number % len(viewers)], texts))


def asked_of(after: TableState, viewer: Viewer, texts: list[str]) -> Iterator[bytes]:
    """What a table answers to a viewer, whatever it is asked."""
    guest = "eve" if viewer.seat == STRANGER else after.chairs[viewer.seat].guest
    yield projection.Showing(after, 0, [viewer.seat]).to(viewer, guest)
    yield answered(lambda: ending.record_of(after).line(), viewer.language)
    for text in texts:
        play = messages.Play("id", max(viewer.seat, 0), after.turn, text)
        yield answered(partial(moved, after, Who(0, guest), play), viewer.language)
    if viewer.seat != STRANGER:
        yield from known_to(after, viewer.seat, texts)


def moved(after: TableState, who: Who, play: messages.Play) -> Event:
    """The move itself: that it ends the game, as the next card fits nowhere, may be known when it is made."""
    return decide(after, who, play)[0]


def known_to(after: TableState, seat: int, texts: list[str]) -> Iterator[bytes]:
    """What a seat gets when it asks how a move goes on, and for a deal that could be the true one."""
    position = after.position
    assert position is not None
    for beginning in ("", texts[-1][:1]):
        yield answered(partial(position.complete, beginning, seat))
    yield encode(dict(position.redeal(seat, chance.generator("imagine")).deal))


def answered(work: Callable[[], object], language: str = "en") -> bytes:
    """What is answered: something, or why not."""
    try:
        return encode(work())
    except (TableError, IllegalMove) as no:
        return encode(messages.Refused("id", no.reason, dict(no.details), no.say(language), 0))


def compare(name: str, seat: int, first: list[bytes], second: list[bytes]) -> None:
    """What is sent to a viewer in two worlds is the same."""
    assert len(first) == len(second)
    for one, another in zip(first, second, strict=True):
        assert one == another, f"seat {seat} of {name} was sent a hidden fact: {difference(one, another)}"


def difference(one: bytes, another: bytes) -> str:
    """Where two messages part."""
    at = next((at for at, (left, right) in enumerate(zip(one, another, strict=False)) if left != right), len(one))
    near = slice(max(0, at - 80), at + 80)
    return f"{one[near]!r} and {another[near]!r}"


def viewers(table: TableState) -> list[int]:
    """A stranger, and all who have a seat, even if a bot plays on for it."""
    return [STRANGER, *(seat for seat, chair in enumerate(table.chairs) if chair.guest)]


def check_tables(name: str, triples: int, seed: int = 0) -> int:
    """At least so many positions, viewers and redeals, each redeal of its own; how many there were."""
    random, done = Random(seed), 0
    while done < triples:
        found = moments(some_game(name, random))
        for moment in (*random.sample(found[:-1], min(SAMPLES, len(found)) - 1), found[-1]):
            done += check_moment(name, moment, random)
    return done


def check_moment(name: str, moment: Moment, random: Random) -> int:
    """Nobody is sent anything that they cannot know; how many viewers there were."""
    table = moment.state
    texts = texts_for(table, random)
    check_seed(table)
    for seat in viewers(table):
        compare(name, seat, list(sent(moment, seat, texts)), list(sent(elsewhere(moment, seat), seat, texts)))
    return len(viewers(table))
