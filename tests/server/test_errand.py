"""Errands begin at once, go on by themselves, and end whatever happens."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine

import pytest

from toptafel.server.errand import Errand

Work = Callable[[list[str]], Coroutine[None, None, None]]


async def nothing(done: list[str]) -> None:
    done.append("began")


async def two_waits(done: list[str]) -> None:
    done.append("began")
    await asyncio.sleep(0)
    done.append("let others go first")
    await asyncio.sleep(0.001)
    await asyncio.to_thread(done.append, "slept")


async def a_cancelled_wait(done: list[str]) -> None:
    done.append("began")
    waits_for = asyncio.get_running_loop().create_future()
    asyncio.get_running_loop().call_soon(waits_for.cancel)
    await waits_for


@pytest.mark.parametrize(
    ("work", "all_done"),
    [
        (nothing, ["began"]),
        (two_waits, ["began", "let others go first", "slept"]),
        (a_cancelled_wait, ["began"]),
    ],
)
def test_an_errand_begins_at_once_and_whoever_waits_for_it_goes_on_when_it_is_over(
    work: Work, all_done: list[str]
) -> None:
    async def go() -> None:
        errand = Errand(work(done))
        errand.go_on()
        assert done == ["began"]
        await asyncio.wait_for(until(errand), 10)
        assert done == all_done
        await asyncio.wait_for(until(errand), 10)  # and so does who comes later

    done: list[str] = []
    asyncio.run(go())


def test_an_errand_is_told_what_went_wrong_with_what_it_waited_for() -> None:
    async def work() -> None:
        try:
            await asyncio.to_thread(int, "none")
        except ValueError:
            told.append("no number")

    async def go() -> None:
        errand = Errand(work())
        errand.go_on()
        await asyncio.wait_for(until(errand), 10)

    told: list[str] = []
    asyncio.run(go())
    assert told == ["no number"]


async def until(errand: Awaitable[None]) -> None:
    await errand
