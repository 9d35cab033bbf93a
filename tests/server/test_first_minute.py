"""A cold start and a rush of bots: the house answers, says how far it is, and its loop never waits."""

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.houses import Here, house_here
from toptafel import games
from toptafel.server.ready import Kitchen

GAME = "sudoku"
BLOCKED = 2.0  # seconds that the loop may be late on a busy machine; the figure is printed
TABLES = 60


class Lag:
    """How late the loop was at most."""

    worst = 0.0


@asynccontextmanager
async def lag() -> AsyncIterator[Lag]:
    found = Lag()

    async def watch() -> None:
        while True:
            due = time.perf_counter() + 0.01
            await asyncio.sleep(0.01)
            found.worst = max(found.worst, time.perf_counter() - due)

    task = asyncio.create_task(watch())
    try:
        yield found
    finally:
        task.cancel()


class OneGame(Kitchen):
    """Makes only one game ready, so that the test need not wait for all."""

    def open(self) -> None:
        for name in games.names():
            self._add((name, ""), [])
        from toptafel.prepare import kinds

        del self.dishes[GAME, ""]
        self.order.remove((GAME, ""))
        self._add((GAME, ""), kinds(games.find(GAME))[:1])
        self._fill()


@pytest.mark.slow
def test_a_cold_house_answers_and_says_how_far_it_is(tmp_path: Path) -> None:
    """In a process of its own, where nothing is compiled yet."""
    environment = {**os.environ, "TOPTAFEL_CACHE": str(tmp_path / "cache")}
    command = [sys.executable, "-m", "tests.server.test_first_minute", str(tmp_path)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300)
    print(done.stdout)
    assert done.returncode == 0, done.stderr


async def cold(folder: Path) -> None:
    begin = time.perf_counter()
    async with house_here(folder, kitchen=OneGame()) as here, lag() as late:
        anna = await here.guest()
        table = (await anna.open_table(GAME, [{"kind": "here"}, {"kind": "here"}]))["table"]
        answered = time.perf_counter() - begin
        kinds, progress = await sit_and_wait(anna, table)
        ready = time.perf_counter() - begin
        assert kinds[:2] == ["state", "present"] or kinds[0] == "preparing"
        assert progress == sorted(progress)
        assert progress[0][0] < progress[0][1]
        assert kinds.index("preparing") < len(kinds) - 1
        print(f"first table after {answered:.1f} s, dealt after {ready:.1f} s, loop late by {late.worst:.3f} s at most")
        assert late.worst < BLOCKED
        del here


async def sit_and_wait(anna: Any, table: str) -> tuple[list[str], list[tuple[int, int]]]:
    """Sit down and wait for the deal: the kinds of messages on the way, and the steps."""
    kinds, progress = [], []
    async with anna.connect(table) as seat:
        await seat.sit()
        async for message in seat.news():
            kinds.append(message["type"])
            if message["type"] == "preparing":
                progress.append((message["done"], message["of"]))
            if message["type"] == "state" and message["table"]["phase"] == "playing":
                return kinds, progress
    raise AssertionError


@pytest.mark.slow
def test_many_bots_at_once_keep_nobody_waiting(tmp_path: Path) -> None:
    asyncio.run(rush(tmp_path))


async def rush(folder: Path) -> None:
    """Hard bots are to move at many tables at once."""
    async with house_here(folder) as here, lag() as late:
        anna = await here.guest()
        plans = [{"kind": "bot", "level": "hard"}, {"kind": "here"}]
        await first_move(here, anna, plans)  # compiled by now
        late.worst = here.house.thinkers.longest = 0.0
        waits = await asyncio.gather(*(first_move(here, anna, plans) for _ in range(TABLES)))
        threads, longest = here.house.thinkers.threads, here.house.thinkers.longest
        print(f"{TABLES} hard bots on {threads} threads: slowest {max(waits):.1f} s, {longest:.1f} s of it the bot,")
        print(f"loop late by {late.worst:.3f} s at most")
        assert longest < 20
        assert late.worst < BLOCKED


async def first_move(here: Here, anna: Any, plans: list[dict[str, str]]) -> float:
    """How long a bot that begins takes for its first move, from sitting down on."""
    table = (await anna.open_table(GAME, plans))["table"]
    async with anna.connect(table) as seat:
        begin = time.perf_counter()
        await seat.sit()
        async for message in seat.news():
            if message["type"] == "event" and message["event"]["kind"] == "played":
                return time.perf_counter() - begin
    raise AssertionError


if __name__ == "__main__":
    asyncio.run(cold(Path(sys.argv[1])))
