"""A cold start and a rush of bots: the house answers, says how far it is, and its loop never waits."""

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any
from unittest import mock

import pytest

from tests.server.houses import house_here
from toptafel import games
from toptafel.bots.bot import Bot
from toptafel.bots.minds import Flat, Search
from toptafel.client import Client
from toptafel.server.ready import Kitchen
from toptafel.server.thinkers import Thinkers

GAME = "sudoku"
BLOCKED = 2.0  # seconds that the loop may be late while everything is compiled on a busy machine; the figure is printed
SEARCHED = "uptown"  # where a hard bot searches for long
TABLES = 90
THREADS = 2  # that think, however many cores there are
PATIENCE = 3.0  # seconds that somebody waits for a bot at most
LATE = 0.25  # seconds that the loop may be late while bots think
TRIES = 4


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


@dataclass
class Rush:
    """Hard bots to move at many tables at once: how long people waited, how late the loop was, what each bot had."""

    waits: list[float]
    late: float
    budgets: list[int]  # simulations

    def check(self) -> None:
        print(f"{len(self.waits)} hard bots on {THREADS} threads: slowest {max(self.waits):.1f} s")
        print(f"loop late by {self.late:.3f} s; simulations {min(self.budgets)} to {max(self.budgets)}")
        assert len(self.budgets) == len(self.waits)
        assert median(self.budgets) < max(self.budgets) / 2, "nobody thought shorter"
        assert max(self.waits) < PATIENCE, "somebody waited too long"
        assert self.late < LATE, "the loop was late"


@pytest.mark.slow
def test_many_bots_at_once_keep_nobody_waiting(tmp_path: Path) -> None:
    """A machine on which much else goes on is late by itself: then it is tried again."""
    for number in range(TRIES):
        found = asyncio.run(rush(tmp_path / str(number), TABLES))
        if found.late < LATE and max(found.waits) < PATIENCE:
            break
    found.check()


def test_bots_that_never_hurry_are_found_out(tmp_path: Path) -> None:
    with mock.patch.object(Thinkers, "share", return_value=1.0), pytest.raises(AssertionError, match="thought shorter"):
        asyncio.run(rush(tmp_path, 12)).check()


async def rush(folder: Path, tables: int) -> Rush:
    """Somebody sits down at many tables at once, at which a hard bot begins."""
    async with house_here(folder) as here:
        here.house.thinkers = Thinkers(THREADS)
        anna = await here.guest()
        await first_move(anna, asyncio.Barrier(1))  # compiled by now
        together = asyncio.Barrier(tables)
        with budgets() as found:
            async with lag() as late:
                waits = await asyncio.gather(*(first_move(anna, together) for _ in range(tables)))
        return Rush(waits, late.worst, found)


@contextmanager
def budgets() -> Iterator[list[int]]:
    """What bots that choose a move may use for it."""
    found, choose = list[int](), Bot.choose

    def watched(self: Bot, *given: Any) -> str:
        assert isinstance(self.mind, Flat | Search)
        found.append(self.mind.budget.simulations or 0)
        return choose(self, *given)

    with mock.patch.object(Bot, "choose", watched):
        yield found


async def first_move(anna: Client, together: asyncio.Barrier) -> float:
    """How long a bot that begins takes for its first move, from sitting down on."""
    plans = [{"kind": "bot", "level": "hard"}, {"kind": "here"}]
    table = (await anna.open_table(SEARCHED, plans))["table"]
    async with anna.connect(table) as seat:
        await together.wait()
        begin = time.perf_counter()
        await seat.sit()
        async for message in seat.news():
            if message["type"] == "event" and message["event"]["kind"] == "played":
                return time.perf_counter() - begin
    raise AssertionError


if __name__ == "__main__":
    asyncio.run(cold(Path(sys.argv[1])))
