"""No hidden fact leaves: whatever a viewer cannot know is dealt anew, and every byte that is sent stays the same."""

import asyncio
import json
import time
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path
from random import Random
from unittest import mock

import msgspec
import pytest

from tests.server import logbooks, worlds
from tests.server.inside import Inside, Message, inside
from tests.server.leaks import LEAKS, instead, views_of_seat_0_in_the_second_game
from tests.server.logbooks import lines_of
from tests.server.servers import server_here
from tests.server.worlds import GUESTS, check_seed, check_tables, compare, otherwise, some_table, texts_for, two_worlds
from toptafel import games
from toptafel.game import STRANGER
from toptafel.kit import chance
from toptafel.kit.text.words import LANGUAGES
from toptafel.position import Position
from toptafel.server.services import thinking
from toptafel.server.table import events as happened
from toptafel.server.table import projection
from toptafel.server.table.events import Event, encode
from toptafel.server.table.projection import Showing, Telling, Viewer
from toptafel.server.table.state import TableState, apply, begin

every_game = pytest.mark.parametrize("name", games.names())
TRIPLES, LONG = 5_000, 100_000  # of a position, a viewer and a redeal, for each game
PAGES = ["", "/events", "/view", "/view?turn=0", "/view?turn=9", "/view?turn=999", "/record", "/replay", "/edition"]
OTHERS = ["", "eve"]  # who look on: nobody that we know, and a guest


@pytest.fixture(autouse=True)
def worlds_apart() -> Iterator[None]:
    """Bots choose as if by the same dice, and think shortly."""
    with two_worlds(), instead(chance, "fresh_generator", dice), mock.patch.object(thinking, "HINT", 40):
        yield


def dice() -> chance.Source:
    return chance.generator("dice")


@pytest.mark.slow
@every_game
def test_nothing_that_is_sent_tells_what_its_viewer_cannot_know(name: str) -> None:
    assert check_tables(name, TRIPLES) >= TRIPLES


@pytest.mark.long
@every_game
def test_nothing_that_is_sent_tells_it_in_the_long_run(name: str) -> None:
    begin = time.monotonic()
    done = check_tables(name, LONG, seed=1)
    print(f"{name}: {done} positions, viewers and redeals in {time.monotonic() - begin:.0f} s: 0 differences")


def test_at_the_tables_that_are_looked_at_seats_change_hands_and_moves_are_taken_back() -> None:
    random = Random(0)
    moments = [moment for _ in range(20) for moment in worlds.moments(worlds.some_game("sudoku", random))]
    happens = {type(event) for moment in moments for event in moment.events}
    assert happens >= {happened.TookBack, happened.TookOver, happened.Replaced, happened.Resigned}


@every_game
def test_what_one_is_sent_does_not_depend_on_who_else_listens(name: str) -> None:
    random = Random(name)
    for line in [line for number in range(4) for line in lines_of(some_log(name, random, number).events)]:
        ways = (("en", False), ("fr", True))  # and with pictures and a drawing
        viewers = [
            Viewer(seat, seat != STRANGER, language, pictured=drawn, drawn=drawn)
            for seat in range(STRANGER, 4)
            for language, drawn in ways
        ]
        random.shuffle(viewers)
        told = Telling(line)
        assert [told.to(viewer) for viewer in viewers] == [encode(projection.show(line, viewer)) for viewer in viewers]


@every_game
def test_what_one_sees_does_not_depend_on_who_else_looks(name: str) -> None:
    random = Random(name)
    for state in [state for number in range(4) for state in desks_of(some_log(name, random, number).events)]:
        assert state.position is not None
        looking = [(Viewer(seat, seat != STRANGER), guest) for seat, guest in guests_of(state)]
        random.shuffle(looking)
        showing = Showing(state, 7, [viewer.seat for viewer, _ in looking])
        for viewer, guest in looking:
            alone = Showing(state, 7, [viewer.seat]).to(viewer, guest)
            assert showing.to(viewer, guest) == alone
            view = state.position.view(viewer.seat, state.phase == "playing")
            assert json.loads(alone)["view"] == json.loads(encode({**view, "moves": state.moves}))


def guests_of(state: TableState) -> list[tuple[int, str]]:
    """Who looks from where: everybody from their seat, two spectators from none."""
    return [*((seat, chair.guest) for seat, chair in enumerate(state.chairs)), (STRANGER, "eve"), (STRANGER, "mallory")]


def test_all_spectators_are_sent_the_same_bytes() -> None:
    state = some_log("sudoku", Random(1), 1).state
    showing = Showing(state, 7, [STRANGER])
    assert showing.to(Viewer(), "eve") is showing.to(Viewer(language="nl"), "mallory")


def desks_of(events: list[Event]) -> Iterator[TableState]:
    """A table after each event, from the deal on."""
    opened, *more = events
    assert isinstance(opened, happened.Opened)
    return (state for state in accumulate(more, apply, initial=begin(opened)) if state.position)


@pytest.mark.slow
@every_game
def test_nor_do_the_pages_headers_and_sockets_of_a_server(name: str, tmp_path: Path) -> None:
    asyncio.run(compare_servers(name, tmp_path, tables=8))


async def compare_servers(name: str, folder: Path, tables: int) -> None:
    """Tables in two servers, one for each world; every viewer asks everything in both."""
    random = Random(name)
    async with inside(folder / "one") as one, inside(folder / "other") as other:
        for server in (one, other):
            await server.welcome(*GUESTS, "eve")
        for number in range(tables):
            await compare_viewers(one, other, some_log(name, random, number), random)


def some_log(name: str, random: Random, number: int) -> logbooks.Logbook:
    """A table at which only people play, so that nothing happens by itself."""
    table = some_table(name, random, plans="o")
    opened = msgspec.structs.replace(table.state.opened, table=f"{number:018}00", public=True)
    table.events[0] = opened
    table.state = msgspec.structs.replace(table.state, opened=opened)
    return table


async def compare_viewers(one: Inside, other: Inside, table: logbooks.Logbook, random: Random) -> None:
    check_seed(table.state)
    for seat in worlds.viewers(table.state):
        texts = [text for text in texts_for(table.state, random) if is_refused(table, seat, text)]
        second = otherwise(table, seat)
        for guest in OTHERS if seat == STRANGER else [GUESTS[seat]]:
            worlds_of = (one, table.events), (other, second)
            sent = [await everything(server, log, seat, texts, guest) for server, log in worlds_of]
            compare(table.state.opened.game, seat, *sent)


def is_refused(table: logbooks.Logbook, seat: int, text: str) -> bool:
    assert table.state.position is not None
    return table.state.position.why_not(text, max(seat, 0), table.state.turn) is not None


async def everything(server: Inside, events: list[Event], seat: int, texts: list[str], guest: str) -> list[bytes]:
    """All that a server sends to a viewer of a table, on its pages and through a socket."""
    opened = events[0]
    assert isinstance(opened, happened.Opened)
    fresh = msgspec.structs.replace(opened, table=f"{opened.table[:-2]}{seat + 1}{len(guest)}")
    table = await server.put([fresh, *events[1:]])
    language = LANGUAGES[seat % len(LANGUAGES)]
    pages = ["/", f"/t/{table}", "/api/tables", "/api/tables/mine", "/metrics"]
    pages += [f"/api/tables/{table}{page}" for page in PAGES]
    sent = []
    for page in pages:
        server.itself.services.bot_pool.longest = server.itself.services.figures.late = (
            0.0  # what the machine's time says is no fact of a game
        )
        sent.append(await server.get(page, guest, language))
    sent += await server.talk(table, guest, language, *questions(len(opened.plans), seat, texts))
    return sent


def questions(players: int, seat: int, texts: list[str]) -> list[Message]:
    """Everything that can be asked of a table, for every seat."""
    mine = max(seat, 0)
    asked: list[Message] = [{"type": "ask"}, {"type": "events", "after": 0}, {"type": "look", "seat": None}]
    for place in range(players):
        asked += [{"type": kind, "seat": place} for kind in ("look", "hint", "imagine")]
        asked.append({"type": "complete", "seat": place, "beginning": ""})
    asked += [{"type": "play", "seat": mine, "turn": turn, "move": text} for text in texts for turn in (0, 1, 7)]
    return asked


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: str, tmp_path: Path) -> None:
    with LEAKS[leak](), pytest.raises(AssertionError, match=r"hidden fact|open to all"):
        look_for_leaks(tmp_path)


def test_a_leak_in_the_second_game_of_a_match_is_found() -> None:
    leak = instead(Position, "views", views_of_seat_0_in_the_second_game)
    with leak, pytest.raises(AssertionError, match="hidden fact"):
        check_tables("top-spot", 500)


def look_for_leaks(folder: Path) -> None:
    check_tables("uptown", 500)
    asyncio.run(compare_servers("uptown", folder, tables=6))


def test_whoever_stood_up_sees_what_a_stranger_sees(tmp_path: Path) -> None:
    state = asyncio.run(stand_up_and_stay(tmp_path))
    assert (state["seat"], state["mine"], state["view"]["seat"], state["view"]["legal"]) == (None, [], None, [])


async def stand_up_and_stay(folder: Path) -> Message:
    """Somebody looks from a seat, stands up and stays connected while others play; what they are sent then."""
    async with server_here(folder) as here:
        anna, ben, cleo = [await here.guest(name) for name in ("Anna", "Ben", "Cleo")]
        table = (await anna.open_table("uptown", [{"kind": "open"}] * 2))["table"]
        async with anna.connect(table) as hers, ben.connect(table) as his, cleo.connect(table) as theirs:
            await hers.sit(0)
            await hers.ask("look", seat=0)
            await hers.ask("stand", seat=0)
            await his.sit(0)
            await theirs.sit(1)
            async for message in hers.news():
                if message["type"] == "state" and message["table"]["phase"] == "playing":
                    return message
    raise AssertionError


def test_neither_token_nor_secret_nor_seed_is_ever_sent_before_the_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    for hidden in asyncio.run(search_a_game(tmp_path)):
        assert hidden not in caplog.text


async def search_a_game(folder: Path) -> list[str]:
    """Play a whole game; nothing sent before its end holds a secret, and at its end it is shown. What was hidden."""
    table = logbooks.Logbook.open("sudoku", "oo", public=True).sit("anna", "ben")
    while table.state.to_move is not None:
        table.play()
    seed, secret = table.state.seed, table.state.opened.secret
    async with inside(folder) as server:
        await server.welcome("anna", "ben", "eve")
        for number in range(1, len(table.events) + 1, 12):
            sent = b"".join(await everything(server, renamed(table.events[:number], number), 0, [], "anna"))
            for hidden in (seed, secret, "token-", "token_hash"):
                assert hidden.encode() not in sent, f"{hidden} was sent after {number} events"
        sent = b"".join(await everything(server, renamed(table.events, 9999), 0, [], "anna"))
        assert seed.encode() in sent
        assert secret.encode() in sent
        assert b"token-" not in sent
    return [seed, secret, "token-"]


def renamed(events: list[Event], number: int) -> list[Event]:
    return [msgspec.structs.replace(events[0], table=f"{number:016}aaaa"), *events[1:]]
