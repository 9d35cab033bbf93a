"""A cold start and a rush of bots: the server answers, says how far it is, and its loop never waits."""

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple
from unittest import mock

import pytest

from tests.server.servers import server_here
from toptafel import games
from toptafel.bots.bot import Bot
from toptafel.bots.policies import Flat, Search
from toptafel.client import Client
from toptafel.server.services.bot_pool import BotPool
from toptafel.server.services.compile_queue import CompileQueue
from toptafel.server.services.thinking import part

GAME = "sudoku"
SEARCHED = "uptown"  # where a hard bot searches for long
TABLES = 90
THREADS = 2  # that think, however many cores there are
PATIENCE = 3.0  # seconds that somebody waits for a bot at most, on a machine that has little else to do
LATE = 0.1  # seconds that the loop may be late while bots think
LONG = 20  # times a bot's budget, so that it thinks for seconds
HOLD = 50_000_000  # numbers to add, which takes a second


class Lag:
    """When the loop was late: from when something was due until it was done."""

    def __init__(self) -> None:
        self.ticks: list[tuple[float, float]] = []

    def between(self, begin: float, end: float) -> float:
        """For how many seconds of a time it was later than it may be."""
        late = ((due, done) for due, done in self.ticks if done - due > LATE)
        return sum(max(0.0, min(done, end) - max(due, begin)) for due, done in late)


@asynccontextmanager
async def lag() -> AsyncIterator[Lag]:
    found = Lag()

    async def watch() -> None:
        while True:
            due = time.perf_counter() + 0.01
            await asyncio.sleep(0.01)
            found.ticks.append((due, time.perf_counter()))

    task = asyncio.create_task(watch())
    try:
        yield found
    finally:
        task.cancel()


class OneGame(CompileQueue):
    """Makes only one game ready, so that the test need not wait for all."""

    def open(self) -> None:
        for name in games.names():
            self._add((name, ""), [])
        from toptafel.prepare import kinds

        del self.jobs[GAME, ""]
        self.order.remove((GAME, ""))
        self._add((GAME, ""), kinds(games.find(GAME))[:1])
        self._fill()


@pytest.mark.slow
def test_a_cold_server_answers_and_says_how_far_it_is(tmp_path: Path) -> None:
    """In a process of its own, where nothing is compiled yet."""
    environment = {**os.environ, "TOPTAFEL_CACHE": str(tmp_path / "cache")}
    command = [sys.executable, "-m", "tests.server.test_first_minute", str(tmp_path)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300)
    print(done.stdout)
    assert done.returncode == 0, done.stderr


async def cold(folder: Path) -> None:
    begin = time.perf_counter()
    async with server_here(folder, compile_queue=OneGame()) as here, lag() as late:
        anna = await here.guest()
        table = (await anna.open_table(GAME, [{"kind": "here"}, {"kind": "here"}]))["table"]
        answered = time.perf_counter() - begin
        kinds, progress = await sit_and_wait(anna, table)
        ready = time.perf_counter() - begin
        assert kinds[:2] == ["state", "present"] or kinds[0] == "preparing"
        assert progress == sorted(progress)
        assert progress[0][0] < progress[0][1]
        assert kinds.index("preparing") < len(kinds) - 1
        share = late.between(begin, begin + ready) / ready
        print(f"first table after {answered:.1f} s, dealt after {ready:.1f} s, the loop was late for {share:.0%} of it")
        assert share < 0.5, "the loop was late"


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


class Thought(NamedTuple):
    """A bot thought from one time until another."""

    simulations: int
    begin: float
    end: float


@dataclass
class Rush:
    """Hard bots to move at some tables at once: how long people waited, how bots thought, when the loop was late."""

    waits: list[float]
    thoughts: list[Thought]
    late: Lag

    @property
    def unhurried(self) -> float:
        """How long the last one would have waited if no bot had thought shorter, on this machine in these seconds."""
        spent = sum(thought.end - thought.begin for thought in self.thoughts)
        budgets = [thought.simulations for thought in self.thoughts]
        return spent / sum(budgets) * max(budgets) * len(budgets) / THREADS

    def check_haste(self) -> None:
        budgets = [thought.simulations for thought in self.thoughts]
        print(f"{len(budgets)} hard bots on {THREADS} threads: simulations {min(budgets)} to {max(budgets)}")
        assert len(budgets) == len(self.waits)
        assert median(budgets) < max(budgets) / 2, "nobody thought shorter"

    def check_waits(self) -> None:
        print(f"slowest {max(self.waits):.1f} s, {self.unhurried:.1f} s without haste")
        assert max(self.waits) < max(PATIENCE, self.unhurried / 3), "somebody waited too long"

    def check_loop(self) -> None:
        """A machine with much else to do makes the loop late now and then; a bot that holds it, all the time."""
        begin, end = min(thought.begin for thought in self.thoughts), max(thought.end for thought in self.thoughts)
        share = self.late.between(begin, end) / (end - begin)
        print(f"bots thought for {end - begin:.1f} s, the loop was late for {share:.0%} of it")
        assert share < 0.5, "the loop was late"


@pytest.mark.slow
def test_many_bots_at_once_think_shorter(tmp_path: Path) -> None:
    asyncio.run(rush(tmp_path, TABLES)).check_haste()


@pytest.mark.long
def test_many_bots_at_once_keep_nobody_waiting(tmp_path: Path) -> None:
    asyncio.run(rush(tmp_path, TABLES)).check_waits()


def test_bots_that_never_hurry_are_found_out(tmp_path: Path) -> None:
    with mock.patch.object(BotPool, "share", return_value=1.0):
        found = asyncio.run(rush(tmp_path, 12))
    with pytest.raises(AssertionError, match="thought shorter"):
        found.check_haste()


@pytest.mark.slow
def test_the_loop_goes_on_while_bots_think(tmp_path: Path) -> None:
    asyncio.run(rush(tmp_path, THREADS, times=LONG)).check_loop()


@pytest.mark.slow
def test_bots_that_hold_the_loop_while_they_think_are_found_out(tmp_path: Path) -> None:
    consider = Bot.consider

    async def hold(self: Bot, *given: Any) -> str:
        sum(range(HOLD))  # a call into C, during which no other thread runs Python
        return await consider(self, *given)

    with mock.patch.object(Bot, "consider", hold), pytest.raises(AssertionError, match="loop was late"):
        asyncio.run(rush(tmp_path, THREADS)).check_loop()


async def rush(folder: Path, tables: int, times: int = 1) -> Rush:
    """Somebody sits down at many tables at once, at which a hard bot begins, and thinks so many times as long."""
    async with server_here(folder) as here:
        here.server.services.bot_pool = BotPool(THREADS)
        anna = await here.guest()
        await first_move(anna, asyncio.Barrier(1))  # compiled by now
        together = asyncio.Barrier(tables)
        with thinking(times) as thoughts:
            async with lag() as late:
                waits = await asyncio.gather(*(first_move(anna, together) for _ in range(tables)))
        return Rush(waits, thoughts, late)


@contextmanager
def thinking(times: int) -> Iterator[list[Thought]]:
    """How bots that choose a move think, with so many times their budget."""
    found, consider = list[Thought](), Bot.consider

    async def watched(self: Bot, *given: Any) -> str:
        assert isinstance(self.policy, Flat | Search)
        budget = part(self.policy.budget, times)
        begin = time.perf_counter()
        move = await consider(replace(self, policy=replace(self.policy, budget=budget)), *given)
        found.append(Thought(budget.simulations or 0, begin, time.perf_counter()))
        return move

    with mock.patch.object(Bot, "consider", watched):
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
