"""Two tables that differ in nothing but what a viewer cannot know: others' hands, the seed, the secret, others' chat.

Whatever the server sends to that viewer has to be the same, byte by byte.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from random import Random
from unittest import mock

import msgspec

from tests.server import desks
from tests.server.desks import Logbook
from toptafel import games
from toptafel.game import STRANGER, Fault, Game, Refusal, Value
from toptafel.kit import chance
from toptafel.kit.words import LANGUAGES
from toptafel.position import Position
from toptafel.server import deals, desk, eyes, messages, proof
from toptafel.server import events as happened
from toptafel.server.desk import Desk
from toptafel.server.events import Event
from toptafel.server.eyes import Viewer
from toptafel.server.log import HOUSE, Away, Back, No, Who, decide
from toptafel.server.room import encode

GUESTS = ("anna", "ben", "cleo", "dora", "emil")
COMMITTED = "c0" * 32  # nobody could find another secret for a commitment; so here it is that of all secrets
OTHER_SECRET = "07e2" * 16
DEALS: dict[str, Position] = {}  # the first position of a seed that is not a seed
REDEALS = 6  # for each viewer of a table
POSITIONS = (happened.Dealt, happened.Played)  # after which there is a new one
SOURCE = chance.generator("other worlds")
real_dealt = desk.dealt


@contextmanager
def two_worlds() -> Iterator[None]:
    """Let a seed stand for any deal, and a commitment for any secret."""
    DEALS.clear()
    with (
        mock.patch.object(deals, "commitment", new=committed),
        mock.patch.dict(desk.CHANGES, {happened.Dealt: dealt}),
    ):
        yield


def committed(*parts: object) -> str:
    return COMMITTED


def dealt(before: Desk, event: happened.Dealt) -> Desk:
    """The table after the deal of a seed, or of another world."""
    after = real_dealt(before, event)
    start = DEALS.get(event.seed)
    return after if start is None else msgspec.structs.replace(after, start=start, position=start.copy())


def some_table(name: str, random: Random, plans: str = "ooob") -> Logbook:
    """A table of a game somewhere in its first half, at which this and that has happened."""
    game = games.find(name)
    players = random.choice(game.seats[:3])
    seats = "o" + "".join(random.choice(plans) for _ in range(players - 1))
    table = Logbook.open(name, seats, options=some_options(game, players, random))
    table.sit(*GUESTS[: seats.count("o")])
    for _ in range(random.randrange(20)):
        if random.random() < 0.3 and table.desk.phase == "playing":
            something(table, random, bots="b" in plans)
        if table.desk.to_move is not None:
            table.play()
    return table if table.desk.phase == "playing" else some_table(name, random, plans)


def some_options(game: Game, players: int, random: Random) -> dict[str, Value]:
    """Options of a game that go together."""
    options = {option.name: random.choice(option.examples(players)) for option in game.options}
    try:
        game.set_up(players, options)
    except Fault:
        return some_options(game, players, random)
    return options


def something(table: Logbook, random: Random, bots: bool) -> None:
    """Something happens that is no move."""
    seat = random.choice(table.desk.seats_of(random.choice(sorted(table.desk.people()))))
    guest = table.desk.chairs[seat].guest
    kind = random.randrange(4 if bots and len(table.desk.people()) > 2 else 3)
    if kind == 0:
        table.ask(guest, desks.say("seats", "I have a plan"))
        table.ask("eve", desks.say("spectators", "I doubt that"))
    elif kind == 1:
        table.ask(guest, desks.offer(seat, "pause"))
        alone = table.desk.phase == "paused"
        table.ask(guest, desks.go_on(seat) if alone else desks.answer(seat, table.desk.number, agree=False))
    elif kind == 2:
        table.ask(HOUSE, Away(seat))
        table.ask(HOUSE, Back(seat))
    else:
        table.ask(guest, desks.resign(seat))


def otherwise(table: Logbook, seat: int) -> list[Event]:
    """The same log in another world: what a viewer cannot know is not the same."""
    position = table.desk.position
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


def check_seed(table: Logbook) -> None:
    """The seed follows from nothing that is shown: with another secret it is another."""
    made = [event.seed for event in table.events if isinstance(event, happened.Dealt)]
    opened = msgspec.structs.replace(table.desk.opened, secret=OTHER_SECRET)
    assert made != [deals.seed(COMMITTED, opened.secret, table.desk.contributions)], "the seed is open to all"


def texts_for(table: Logbook, random: Random) -> list[str]:
    """What a player might type: what was played, what others could play, and nonsense."""
    assert table.desk.position is not None
    legal = table.desk.position.legal()
    return ["?", *table.desk.moves[-1:], *random.sample(legal, min(2, len(legal)))]


def sent(events: list[Event], seat: int, texts: list[str]) -> Iterator[bytes]:
    """Every byte that somebody who looks from a seat, or a stranger, can get out of a table, event by event."""
    opened, *more = events
    assert isinstance(opened, happened.Opened)
    after = desk.begin(opened)
    for event in more:
        before, after = after, desk.apply(after, event)
        viewer = Viewer(seat, seat != STRANGER, LANGUAGES[after.number % len(LANGUAGES)])
        line = eyes.line(before, event, after)
        yield b"".join(encode(eyes.show(line, replace(viewer, language=language))) for language in LANGUAGES)
        if isinstance(event, POSITIONS):
            yield b"".join(asked_of(after, viewer, texts))


def asked_of(after: Desk, viewer: Viewer, texts: list[str]) -> Iterator[bytes]:
    """What a table answers to a viewer, whatever it is asked."""
    guest = "eve" if viewer.seat == STRANGER else after.chairs[viewer.seat].guest
    yield encode(eyes.state(after, viewer, guest, 0))
    yield answered(lambda: proof.record_line(after), viewer.language)
    for text in texts:
        play = messages.Play("id", max(viewer.seat, 0), after.turn, text)
        yield answered(partial(moved, after, Who(0, guest), play), viewer.language)
    if viewer.seat != STRANGER:
        yield from known_to(after, viewer.seat, texts)


def moved(after: Desk, who: Who, play: messages.Play) -> Event:
    """The move itself: that it ends the game, as the next card fits nowhere, may be known when it is made."""
    return decide(after, who, play)[0]


def known_to(after: Desk, seat: int, texts: list[str]) -> Iterator[bytes]:
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
    except (No, Refusal) as no:
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


def viewers(table: Logbook) -> list[int]:
    """A stranger, and all who have a seat, even if a bot plays on for it."""
    return [STRANGER, *(seat for seat, chair in enumerate(table.desk.chairs) if chair.guest)]


def check_tables(name: str, triples: int, seed: int = 0) -> int:
    """At least so many positions, viewers and redeals; how many there were.

    A deal that is possible after all moves was so at every turn: so each turn of a table is a position to look at.
    """
    random, done = Random(seed), 0
    while done < triples:
        table = some_table(name, random)
        texts = texts_for(table, random)
        check_seed(table)
        for seat in viewers(table):
            first = list(sent(table.events, seat, texts))
            for _ in range(REDEALS):
                compare(name, seat, first, list(sent(otherwise(table, seat), seat, texts)))
                done += sum(isinstance(event, POSITIONS) for event in table.events)
    return done
