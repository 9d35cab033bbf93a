"""A table without a server answers while a bot thinks elsewhere; a thought that comes too late does nothing."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from tests.local.hosts import Memory
from tests.local.test_kept import RANDOM, on, seated
from tests.local.worlds import Here, HereLine
from tests.waiting import PATIENCE
from toptafel.kit.compiler.elsewhere import set_runner
from toptafel.kit.compiler.entries import ENTRIES


class Elsewhere:
    """Workers that think until they are allowed to answer."""

    def __init__(self) -> None:
        self.may_answer = asyncio.Event()
        self.asked = asyncio.Event()

    async def __call__(self, name: str, arguments: tuple[Any, ...]) -> Any:
        self.asked.set()
        await self.may_answer.wait()
        return ENTRIES[name](*arguments)


@pytest.fixture
def elsewhere() -> Iterator[Elsewhere]:
    found = Elsewhere()
    set_runner(found)
    yield found
    set_runner(None)


async def begun(here: Here) -> HereLine:
    """A table at which a bot is to move, and thinks."""
    await here.ask("POST", "/api/guest", {"name": "Kim"})
    seats = [{"kind": "bot", "level": "hard"}, {"kind": "here"}]
    card = await here.ask("POST", "/api/tables", {"game": "uptown", "seats": seats})
    line = await seated(here, card["table"])
    await line.ask("sit", random=RANDOM)
    return line


def test_all_is_answered_while_a_bot_thinks(elsewhere: Elsewhere) -> None:
    async def tell(here: Here) -> None:
        line = await begun(here)
        await asyncio.wait_for(elsewhere.asked.wait(), PATIENCE)
        assert (await line.ask("ask"))["type"] == "ack"
        assert (await line.ask("play", seat=1, turn=0, move="x"))["reason"] == "not-your-turn"
        assert (await here.ask("GET", "/api/tables/mine"))[0]["to_move"] == 0
        elsewhere.may_answer.set()
        await line.my_turn(4)
        assert line.state["table"]["turn"] == 1

    on(Memory(), tell)


def test_a_bot_that_was_thinking_when_the_game_ended_plays_no_more(elsewhere: Elsewhere) -> None:
    async def tell(here: Here) -> None:
        line = await begun(here)
        await asyncio.wait_for(elsewhere.asked.wait(), PATIENCE)
        await line.order("resign", seat=1)
        elsewhere.may_answer.set()
        live = here.server.registry.live_tables[line.state["table"]["table"]]
        while live._tasks:
            await asyncio.sleep(0)
        assert (live.state.phase, live.state.turn) == ("over", 0)

    on(Memory(), tell)
