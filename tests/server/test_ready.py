"""In which order games are made ready, and what is said of one that cannot be."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.edges import logged
from tests.waiting import PATIENCE
from toptafel import games
from toptafel.prepare import STAGES
from toptafel.server.services import compile_queue
from toptafel.server.services.compile_queue import CompileQueue

FIRST, *_, LAST = games.names()


def queue() -> CompileQueue:
    """One that has begun and does nothing by itself."""
    found = CompileQueue()
    found.room = 0
    found.open()
    return found


def order(queue: CompileQueue) -> list[tuple[str, str]]:
    """The games and stages that are still to come, each once."""
    steps = [(key[0], stage) for key, stage, _ in iter(queue._next, None)]
    return list(dict.fromkeys(steps))


def of(game: str) -> list[tuple[str, str]]:
    return [(game, stage) for stage in STAGES]


def test_nothing_is_made_ready_for_a_bot_before_all_games_can_be_played() -> None:
    assert order(queue()) == [(game, stage) for stage in STAGES for game in games.names()]


def test_a_game_that_somebody_asks_for_is_made_ready_to_the_end_before_the_others() -> None:
    asked = queue()
    asked.ask(games.find(LAST).set_up(2))
    assert order(asked)[: len(STAGES)] == of(LAST)


def test_of_the_games_that_are_asked_for_each_can_be_played_before_one_has_its_bots() -> None:
    asked = queue()
    for game in (FIRST, LAST, FIRST):
        asked.ask(games.find(game).set_up(2))
    made = order(asked)
    assert made[: 2 * len(STAGES)] == [(game, stage) for stage in STAGES for game in (FIRST, LAST)]
    assert len(made) == len(STAGES) * len(games.names())


@pytest.mark.parametrize("elsewhere", [True, False])
def test_what_is_wrong_with_a_game_is_told_once_a_stage_and_nobody_waits_for_it(
    monkeypatch: pytest.MonkeyPatch, elsewhere: bool
) -> None:
    def spoiled(step: object) -> None:
        tries.append(step)
        if elsewhere or len(tries) % 2 == 0:  # each step is compiled elsewhere, then loaded here
            raise ValueError("a spoiled game")

    async def go() -> None:
        queue, setup = CompileQueue(lambda: ThreadPoolExecutor(1)), games.find(FIRST).set_up(2)
        queue.room = 1
        await queue.ready(setup, STAGES[-1])
        queue.close()

    tries: list[object] = []
    monkeypatch.setattr(compile_queue, "warm_stage", spoiled)
    with logged() as log:
        asyncio.run(asyncio.wait_for(go(), PATIENCE))
    assert log.getvalue().count("could not make") == len(STAGES)


def test_when_all_games_are_ready_no_process_waits_for_more(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        queue = CompileQueue(employ)
        for game in (FIRST, LAST):  # the second when those for the first have gone
            await queue.ready(games.find(game).set_up(2), STAGES[-1])
        queue.close()

    def employ() -> ThreadPoolExecutor:
        employed.append(ThreadPoolExecutor(1))
        return employed[-1]

    employed: list[ThreadPoolExecutor] = []
    monkeypatch.setattr(compile_queue, "warm_stage", lambda step: None)
    asyncio.run(asyncio.wait_for(go(), PATIENCE))
    assert len(employed) == 2
    assert all(pool._shutdown for pool in employed)
