"""More tables wait for the server than one look takes: all are reached, in order, whatever becomes of the others."""

import asyncio
from pathlib import Path

import pytest

from tests.server.logbooks import Logbook
from tests.server.servers import AlwaysReady, Here, server_here
from tests.server.test_sweep import is_closed, put
from tests.waiting import PATIENCE
from toptafel.game import Setup
from toptafel.prepare import Stage
from toptafel.server import host
from toptafel.server.live import sweeper
from toptafel.server.live.live_table import LiveTable
from toptafel.server.live.registry import Registry
from toptafel.server.table.ending import Close
from toptafel.server.table.seating import Rename
from toptafel.server.table.state import DAY

AT_ONCE = 2
WAITING = Logbook.open("sudoku", "oo")


@pytest.fixture(autouse=True)
def few_but_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeper, "SWEEP", 0.02)
    monkeypatch.setattr(sweeper, "AT_ONCE", AT_ONCE)


async def until_closed(here: Here, *tables: str) -> None:
    while not all(is_closed(here, table) for table in tables):
        await asyncio.sleep(0.02)


def test_all_are_reached_those_first_that_have_waited_longest_and_then_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here none can be helped, so that all go on waiting."""
    seen: list[str] = []

    async def look_after(self: Registry, table: str, order: Rename | Close | None = None) -> None:
        seen.append(table)

    async def go() -> None:
        async with server_here(tmp_path) as here:
            monkeypatch.setattr(Registry, "look_after", look_after)
            for name, days in (("c", 6), ("d", 9), ("e", 5), ("b", 4), ("a", 7)):
                await put(here, name, WAITING, days * DAY)
            seen.clear()
            while len(seen) < 20:
                await asyncio.sleep(0.02)

    asyncio.run(asyncio.wait_for(go(), PATIENCE))
    assert "".join(seen[seen.index("d") :]).startswith("dacebdaceb")


def test_tables_that_go_on_waiting_keep_nobody_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_up = LiveTable.make_up

    async def made_up(live: LiveTable) -> None:
        if live.table.startswith("stuck"):
            raise RuntimeError("it cannot be helped")
        await make_up(live)

    async def go() -> None:
        monkeypatch.setattr(LiveTable, "make_up", made_up)
        async with server_here(tmp_path) as here:
            for number in range(2 * AT_ONCE + 1):
                await put(here, f"stuck-{number}", WAITING, 9 * DAY)
            await until_closed(here, await put(here, "late", WAITING, 3 * DAY))
            await until_closed(here, await put(here, "later", WAITING, 3 * DAY))  # so it has begun anew

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_tables_that_cannot_be_read_keep_nobody_back(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            unreadable = here.server.registry.unreadable
            for number in range(AT_ONCE + 1):
                unreadable.add(await put(here, f"torn-{number}", WAITING, 9 * DAY))
            await until_closed(here, await put(here, "late", WAITING, 3 * DAY))
            assert not is_closed(here, "torn-0")

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_a_table_whose_game_is_being_compiled_keeps_nobody_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def for_ever(queue: AlwaysReady, setup: Setup, stage: Stage = "rules") -> None:
        await asyncio.Event().wait()

    async def go() -> None:
        monkeypatch.setattr(AlwaysReady, "is_ready", lambda queue, setup, stage="rules": False)
        monkeypatch.setattr(AlwaysReady, "ready", for_ever)
        async with server_here(tmp_path) as here:
            begun = Logbook.open("sudoku", "oo").sit("anna", "ben")
            await put(here, "begun", begun, 99 * DAY)
            await until_closed(here, await put(here, "late", WAITING, 3 * DAY))
            assert not is_closed(here, "begun")

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_all_tables_of_the_banned_are_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order = LiveTable.order

    async def ordered(live: LiveTable, *given: object) -> None:
        if live.table in stuck:
            raise RuntimeError("it cannot be helped")
        await order(live, *given)  # type: ignore[arg-type]  # whatever it was given

    stuck: list[str] = []

    async def go() -> None:
        async with server_here(tmp_path) as here:
            anna = await here.guest("Anna")
            plans = [{"kind": "open"}] * 2
            hers = sorted([(await anna.open_table("sudoku", plans))["table"] for _ in range(2 * AT_ONCE + 2)])
            stuck.extend(hers[: AT_ONCE + 1])
            monkeypatch.setattr(LiveTable, "order", ordered)
            host.mark(here.server.services.store, (await anna.request("GET", "api/guest"))["id"], banned=True)
            await until_closed(here, *hers[AT_ONCE + 1 :])

    asyncio.run(asyncio.wait_for(go(), PATIENCE))
