"""What the server does by itself at tables that nobody looks at."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from tests.server.logbooks import Logbook, sit
from tests.server.servers import Here, server_here
from tests.waiting import PATIENCE
from toptafel.server import host, messages
from toptafel.server.live import sweeper
from toptafel.server.services.appends import Append
from toptafel.server.table.events import Closed, Dealt, Event, Opened, RanOut, decode
from toptafel.server.table.state import DAY, SECOND

PLANS = [{"kind": "open"}, {"kind": "open"}]
LONG = messages.Clock("days", 86_400)


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeper, "SWEEP", 0.02)


def test_tables_of_somebody_whom_the_host_has_banned_are_closed_unless_they_have_begun(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            anna, ben, cleo = [await here.guest(name) for name in ("Anna", "Ben", "Cleo")]
            hers, begun, his = [(await client.open_table("sudoku", PLANS))["table"] for client in (anna, anna, ben)]
            for client in (ben, cleo):
                async with client.connect(begun) as seat:
                    await seat.sit()
            banned = (await anna.request("GET", "api/guest"))["id"]
            host.mark(here.server.services.store, banned, banned=True)
            while not is_closed(here, hers):
                await asyncio.sleep(0.02)
            late = (await anna.open_table("sudoku", PLANS))["table"]  # for a while we believe what we know of them
            while not is_closed(here, late):
                await asyncio.sleep(0.02)
            assert not is_closed(here, his)
            assert not is_closed(here, begun)

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


async def put(here: Here, name: str, table: Logbook, ago: int = 0) -> str:
    """A table at which the last thing happened so long ago; its name."""
    later = here.server.services.clock.now() - ago - table.state.at
    opened, *more = (msgspec.structs.replace(event, at=event.at + later) for event in table.events)
    assert isinstance(opened, Opened)
    log = Logbook(msgspec.structs.replace(opened, table=name))
    log.take(more)
    await here.server.services.store.append(Append(log.events, log.state, opens=True))
    return name


def has(here: Here, table: str, kind: type[Event]) -> bool:
    return any(isinstance(decode(body), kind) for body in here.server.services.store.log(table))


def is_closed(here: Here, table: str) -> bool:
    return has(here, table, Closed)


def test_a_table_is_closed_when_nobody_comes_for_long_unless_a_clock_runs(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            two = [Logbook.open("sudoku", "oo", clock).sit("anna", "ben") for clock in (messages.Clock(), LONG)]
            kept = [
                await put(here, "new", Logbook.open("sudoku", "oo")),
                await put(here, "patient", two[0], 59 * DAY),
                await put(here, "clock", two[1], 61 * DAY),
            ]
            old = await put(here, "old", Logbook.open("sudoku", "oo"), 2 * DAY)
            left = await put(here, "left", two[0], 61 * DAY)
            while not (is_closed(here, old) and is_closed(here, left)):
                await asyncio.sleep(0.02)
            await asyncio.sleep(0.1)
            assert not [table for table in kept if is_closed(here, table)]

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_what_no_live_table_did_is_made_up_for(tmp_path: Path) -> None:
    """A deal, a bot's move and a clock that has run out, at tables that nobody has asked for since."""

    async def go() -> None:
        async with server_here(tmp_path) as here:
            full = Logbook.open("sudoku", "ob")
            full.ask("anna", sit())
            bot = Logbook.open("sudoku", "ob").sit("anna").play()
            late = Logbook.open("sudoku", "oo", messages.Clock("seconds", 60)).sit("anna", "ben")
            early = Logbook.open("sudoku", "oo", LONG).sit("anna", "ben")
            kept = await put(here, "early", early, 6 * SECOND)
            for name, table, ago in (("full", full, 6), ("bot", bot, 6), ("late", late, 62)):
                await put(here, name, table, ago * SECOND)
                while len(here.server.services.store.log(name)) == len(table.events):
                    await asyncio.sleep(0.02)
            assert has(here, "full", Dealt)
            assert has(here, "late", RanOut)
            assert len(here.server.services.store.log(kept)) == len(early.events)

    asyncio.run(asyncio.wait_for(go(), PATIENCE))
