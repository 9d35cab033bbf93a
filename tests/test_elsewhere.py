"""Thoughts go on elsewhere where that is possible, and come to the same."""

import asyncio
from typing import Any

import pytest

from tests.positions import info_state_of, some_table
from toptafel.bots.bot import find
from toptafel.bots.budget import Budget
from toptafel.bots.hint import hint, hints
from toptafel.bots.sample import sample
from toptafel.bots.tree import grow
from toptafel.game import InputError
from toptafel.games.top_spot.rules import OWN_STATE, STATE
from toptafel.kit import chance
from toptafel.kit.compiler import elsewhere

KERNELS: dict[str, Any] = {"sample": sample, "grow": grow}
BOTS = ("flat:40", "search:40", "search:40,threads=3", "worlds:40")


class Elsewhere:
    """Runs kernels a little later, as workers do."""

    def __init__(self) -> None:
        self.ran: list[str] = []
        self.going_on = asyncio.Event()
        self.stopped = False

    async def __call__(self, name: str, arguments: tuple[Any, ...]) -> Any:
        self.ran.append(name)
        try:
            await self.going_on.wait()
        except asyncio.CancelledError:
            self.stopped = True
            raise
        return KERNELS[name](*arguments)


@pytest.fixture
def runner() -> Any:
    found = Elsewhere()
    elsewhere.set_runner(found)
    yield found
    elsewhere.set_runner(None)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_the_same_wherever_it_thinks(name: str, runner: Elsewhere) -> None:
    table = some_table("uptown")
    bot, info_state = find(name, table.game), info_state_of(table)
    runner.going_on.set()
    away = asyncio.run(bot.consider(info_state, chance.generator("where")))
    assert runner.ran
    ran = len(runner.ran)
    assert bot.choose(info_state, chance.generator("where")) == away
    assert len(runner.ran) == ran
    elsewhere.set_runner(None)
    assert bot.choose(info_state, chance.generator("where")) == away


def test_hints_are_the_same_wherever_they_are_thought_of(runner: Elsewhere) -> None:
    info_state = info_state_of(some_table("sudoku"))
    runner.going_on.set()
    away = asyncio.run(hints(info_state, Budget(60), chance.generator("hint")))
    assert away == hint(info_state, Budget(60), chance.generator("hint"))
    assert runner.ran


def test_trees_of_a_search_grow_side_by_side(runner: Elsewhere) -> None:
    table = some_table("uptown")

    async def watch() -> str:
        thought = asyncio.create_task(find("search:40,threads=3", table.game).consider(info_state_of(table), source()))
        while len(runner.ran) < 3:
            await asyncio.sleep(0)
        runner.going_on.set()
        return await thought

    assert asyncio.run(watch()) in table.legal()


def test_a_thought_that_is_cancelled_ends_where_it_is(runner: Elsewhere) -> None:
    table = some_table("uptown")

    async def watch() -> None:
        thought = asyncio.create_task(find("search:40", table.game).consider(info_state_of(table), source()))
        while not runner.ran:
            await asyncio.sleep(0)
        thought.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thought

    asyncio.run(watch())
    assert runner.stopped


def test_states_with_addresses_stay_here() -> None:
    assert elsewhere.stays_here(OWN_STATE)
    assert not elsewhere.stays_here(STATE)


def test_what_is_wrong_is_said_by_a_thought_as_well(runner: Elsewhere) -> None:
    table = some_table("uptown")
    with pytest.raises(InputError, match="a source of chance"):
        find("search:40", table.game).choose(info_state_of(table), 7)  # type: ignore[arg-type]


def test_what_really_waits_cannot_be_finished_here() -> None:
    with pytest.raises(RuntimeError, match="await it"):
        elsewhere.finish(asyncio.sleep(0))


def source() -> chance.Source:
    return chance.generator("source")
