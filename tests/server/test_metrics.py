"""What a watchman is told: whether the server stores, how late its loop is, what waits, and what is still compiled."""

import asyncio
import threading
import time
from pathlib import Path

import pytest

from tests.server.edges import limit, look_at
from tests.server.logbooks import Logbook
from tests.server.servers import Here, server_here
from tests.server.test_sweep import put
from tests.waiting import PATIENCE
from toptafel import games
from toptafel.client import Client, Refused
from toptafel.server import host
from toptafel.server.http import metrics
from toptafel.server.live import moderation, outages
from toptafel.server.services.bot_pool import BotPool
from toptafel.server.services.compile_queue import CompileQueue
from toptafel.server.services.store import Store, Waiting
from toptafel.server.table.history import History


def figure(here: Here, name: str) -> float:
    """A figure as it is read by Prometheus."""
    lines = dict(line.rsplit(" ", 1) for line in metrics.text(here.server).splitlines() if not line.startswith("#"))
    return float(lines[f"toptafel_{name}"])


async def open_until_full(client: Client) -> None:
    while True:
        await client.open_table("sudoku", [{"kind": "open"}] * 2)


def test_writes_that_fail_are_counted_and_health_says_why(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            anna = await here.guest("Anna")
            room = limit(here.server.services.store)
            assert await look_at(here, "health") == (200, "ok\n")
            assert figure(here, "appends_failed_total") == 0
            room["pages"] = 1
            with pytest.raises(Refused, match="could not be stored"):
                await open_until_full(anna)
            assert figure(here, "appends_failed_total") > 0
            status, words = await look_at(here, "health")
            assert status == 503
            assert "could not be stored" in words
            room["pages"] = 1 << 30
            await anna.open_table("sudoku", [{"kind": "open"}] * 2)
            assert await look_at(here, "health") == (200, "ok\n")

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_a_loop_that_was_held_up_is_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outages, "BEAT", 0.05)

    async def go() -> None:
        async with server_here(tmp_path) as here:
            while figure(here, "loop_late_seconds") < 0.2:
                time.sleep(0.4)  # as something that should be done in a thread would
                await asyncio.sleep(0)

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_what_waits_to_be_written_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, may = threading.Event(), threading.Event()
    write = Store._write_together

    def slowly(store: Store, batch: list[Waiting]) -> None:
        begun.set()
        may.wait(PATIENCE)
        write(store, batch)

    async def go() -> None:
        async with server_here(tmp_path) as here:
            monkeypatch.setattr(Store, "_write_together", slowly)
            writing = [asyncio.create_task(put(here, "first", Logbook.open("sudoku", "oo")))]
            await asyncio.to_thread(begun.wait, PATIENCE)
            writing += [asyncio.create_task(put(here, f"later-{n}", Logbook.open("sudoku", "oo"))) for n in range(3)]
            while figure(here, "appends_waiting") < 3:
                await asyncio.sleep(0.01)
            may.set()
            await asyncio.gather(*writing)
            assert figure(here, "appends_waiting") == 0

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_records_and_bots_that_wait_are_counted(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            async with here.server.services.replaying.turn("elsewhere", "somebody"):
                assert figure(here, "records_waiting") == 1
            assert figure(here, "records_waiting") == 0
            pool: BotPool = here.server.services.bot_pool
            pool.waiting, pool.longest = 3, 1.25
            assert (figure(here, "bots_waiting"), figure(here, "bot_longest_seconds")) == (3, 1.25)
            pool.waiting = 0

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_steps_that_are_still_to_be_compiled_are_counted(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            assert figure(here, "steps_to_compile") == 0
            queue = here.server.services.compile_queue = CompileQueue()
            queue.room = 0
            job = queue.ask(games.find("sudoku").set_up(2))
            assert figure(here, "steps_to_compile") == job.of > 1
            job.done += 1
            assert figure(here, "steps_to_compile") == job.of - 1

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_whoever_is_forgotten_is_looked_for_beside_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All logs of all tables in memory are gone through."""
    threads: set[int] = set()
    has = History.has

    def noted(history: History, guest: str) -> bool:
        threads.add(threading.get_ident())
        return has(history, guest)

    async def go() -> None:
        monkeypatch.setattr(moderation, "TRUSTED", 1.0)
        monkeypatch.setattr(History, "has", noted)
        async with server_here(tmp_path) as here:
            anna = await here.guest("Anna")
            await anna.open_table("sudoku", [{"kind": "open"}] * 2)
            host.forget(here.server.services.store, (await anna.request("GET", "api/guest"))["id"])
            while not threads:
                await asyncio.sleep(0.01)
        assert threading.get_ident() not in threads

    asyncio.run(asyncio.wait_for(go(), PATIENCE))
