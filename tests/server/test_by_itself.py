"""What a server does at live tables without being asked: and that everybody there notices."""

import asyncio
import time
from pathlib import Path

import msgspec
import pytest

from tests.server.logbooks import Logbook, offer
from tests.server.players import open_table
from tests.server.servers import Here, server_here
from tests.server.together import SOON, card_of, run, two_at_a_table, until, why_not
from toptafel.client import Client
from toptafel.server import messages
from toptafel.server.live import attendance, sweeper
from toptafel.server.services.appends import Append
from toptafel.server.table.events import Opened, decode
from toptafel.server.table.state import replay

pytestmark = pytest.mark.usefixtures("soon")


DAY = 24 * 3600 * 1000  # milliseconds, as all times in a log


async def put(here: Here, name: str, table: Logbook, ago: float) -> str:
    """A table at which the last thing happened so many days ago."""
    later = here.server.services.clock.now() - int(ago * DAY) - table.state.at
    opened, *more = (msgspec.structs.replace(event, at=event.at + later) for event in table.events)
    assert isinstance(opened, Opened)
    moved = Logbook(msgspec.structs.replace(opened, table=f"{name:a<20}"))
    moved.take(more)
    await here.server.services.store.append(Append(moved.events, moved.state, opens=True))
    return moved.state.opened.table


def phase_of(here: Here, table: str) -> str:
    """Where a table stands, for one who does not wake it up by asking for it."""
    return replay(decode(body) for body in here.server.services.store.log(table)).phase


def paused() -> Logbook:
    table = Logbook.open("sudoku", "hh").sit("anna")
    table.ask("anna", offer(0, "pause"))
    assert table.state.phase == "paused"
    return table


def played() -> Logbook:
    return Logbook.open("sudoku", "oo").sit("anna", "ben").play(3)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("table", "days"),
    [(Logbook.open("sudoku", "oo"), 2), (played(), 60), (paused(), 60)],
    ids=["before the game", "in the game", "in a pause"],
)
def test_a_table_that_nobody_comes_to_is_closed_after_days_and_stays_readable(
    tmp_path: Path, table: Logbook, days: int
) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            young = await put(here, "young", table, days - 0.1)
            old = await put(here, "old", table, days + 0.1)
            while phase_of(here, old) != "closed":
                await asyncio.sleep(0.05)
            await asyncio.sleep(2 * SOON)
            assert phase_of(here, young) == table.state.phase
            await read_closed(here, old, table)

    run(go())


async def read_closed(here: Here, closed: str, table: Logbook) -> None:
    """All that has happened there can be read, and nothing more happens."""
    assert (await card_of(here, closed))["closed"] == "abandoned"
    events = await Client(here.url).request("GET", f"api/tables/{closed}/events")
    assert [event["number"] for event in events] == list(range(1, len(table.events) + 2))
    assert events[-1]["event"] == {"kind": "closed", "reason": "abandoned"}
    if table.state.position:
        view = await Client(here.url).request("GET", f"api/tables/{closed}/view")
        assert view["moves"] == list(table.state.moves)
    async with (await here.guest("Eve")).connect(closed, after=0) as seat:
        assert (await until(seat, "closed"))["number"] == len(events)
        assert await why_not(seat.sit()) == "table-is-closed"


def test_a_clock_runs_out_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        clock = {"kind": "seconds", "time": 1}
        async with server_here(tmp_path) as here, two_at_a_table(here, clock=clock) as (_, hers, _, his):
            ran_out = await until(hers, "ran-out")
            assert ran_out["event"]["seat"] == 0
            ended = await until(his, "ended")
            assert ended["event"]["result"]["places"] == [2, 1]
            assert ended["event"]["result"]["reason"] == "time"
            assert 1000 <= ran_out["at"] - (await dealt_at(here, hers.table)) < 10_000

    monkeypatch.setattr(sweeper, "SWEEP", 3600.0)  # nobody but the table itself looks at its clock
    run(go())


async def dealt_at(here: Here, table: str) -> int:
    events = await Client(here.url).request("GET", f"api/tables/{table}/events")
    return next(int(event["at"]) for event in events if event["event"]["kind"] == "dealt")


def test_a_clock_of_days_runs_out_though_nobody_is_there(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            table = Logbook.open("sudoku", "oo", messages.Clock("days", 1)).sit("anna", "ben").play(3)
            young, old = [await put(here, name, table, ago) for name, ago in (("young", 0.9), ("old", 1.1))]
            while phase_of(here, old) != "over":
                await asyncio.sleep(0.05)
            assert phase_of(here, young) == "playing"

    run(go())


@pytest.mark.slow
def test_a_seat_counts_as_left_when_its_guest_is_away_for_long_until_they_are_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here, two_at_a_table(here) as (anna, hers, _, his):
            await hers.socket.close()
            await asyncio.sleep(SOON)
            async with anna.connect(hers.table):
                begin = time.monotonic()  # whoever is back soon has not left, and may go again
            left = await until(his, "left")
            assert time.monotonic() - begin >= 10 * SOON
            assert (left["event"]["seat"], left["event"]["stood"]) == (0, False)
            assert (await card_of(here, his.table))["seats"][0]["left"]
            async with anna.connect(his.table):
                assert (await until(his, "returned"))["event"]["seat"] == 0
            assert not (await card_of(here, his.table))["seats"][0]["left"]
            events = await Client(here.url).request("GET", f"api/tables/{his.table}/events")
            assert [event["event"]["kind"] for event in events].count("left") == 1

    assert attendance.AWAY == 120  # seconds, as people are told
    monkeypatch.setattr(attendance, "AWAY", 10 * SOON)
    run(go())


def test_a_seat_counts_as_left_also_when_its_guest_was_gone_before_the_game_began(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            table = await open_table(anna)
            async with anna.connect(table) as hers:
                await hers.sit()
            async with ben.connect(table) as his:
                await his.sit()
                assert (await until(his, "left"))["event"]["seat"] == 0

    monkeypatch.setattr(attendance, "AWAY", SOON)
    run(go())


def test_whoever_asks_for_a_seat_and_goes_away_does_not_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here, two_at_a_table(here) as (_, hers, _, his):
            await his.ask("stand", seat=1)
            eve, fay = await here.guest("Eve"), await here.guest("Fay")
            async with eve.connect(hers.table) as asks:
                await asks.sit(1)
            gone = await until(hers, "withdrew")
            assert gone["words"] == ["Eve takes the request back."]
            async with fay.connect(hers.table) as asks:
                await asks.sit(1)
                offer = (await card_of(here, hers.table))["offers"][0]
                await hers.ask("answer", seat=0, offer=offer["number"], agree=True)
                await until(asks, "took-over")
            assert (await until(hers, "left"))["event"]["seat"] == 1

    monkeypatch.setattr(attendance, "AWAY", SOON)
    run(go())
