"""Tables that were kept, handed to the worker of a published folder: it says what a table without a browser says."""

import asyncio
import json
import re
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Page

from tests.local.hosts import Memory
from tests.local.test_same_as_a_server import LOOK, RANDOM, compare, look_at, say_nonsense
from tests.local.worlds import Line, Message, World, local
from tests.publish.conftest import BASE
from tests.publish.webhost import WebHost
from toptafel import games

T = TypeVar("T")

DESK = "/tests/publish/beside/desk.html"
MOVES = 12  # before a table is handed on, and after
TIMES = re.compile(r'"(at|since|until|now|changed_at|time|seconds)":\d+|\d{13}')


class WorkerLine(Line):
    """A connection that the worker of a page has."""

    def __init__(self, page: Page, path: str) -> None:
        super().__init__()
        self._page = page
        self._socket = page.evaluate("(path) => dial(path)", path.removeprefix("/"))

    async def send(self, text: str) -> None:
        self._page.evaluate("([socket, text]) => say(socket, text)", [self._socket, text])

    async def receive(self) -> str:
        return str(self._page.evaluate("(socket) => next(socket)", self._socket))

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        while True:
            message = self.note(await self.receive())
            if wanted(message):
                return message


class WorkerWorld(World):
    """The worker of a page, on a device that has kept something."""

    def __init__(self, page: Page, host: WebHost, worker: str, device: Memory) -> None:
        super().__init__()
        self.page = page
        page.goto(host.address(DESK))
        kept = {"logs": device.logs, "summaries": device.summaries, "texts": device.texts}
        page.evaluate("(kept) => keep(kept)", kept)
        page.evaluate("(address) => begin(address)", f"{BASE}assets/{worker}")

    async def request(
        self, method: str, path: str, body: str | None, headers: dict[str, str]
    ) -> tuple[int, dict[str, str], str]:
        given = [method, path.removeprefix("/"), headers, body]
        answer = self.page.evaluate("(given) => ask(...given)", given)
        return answer["status"], answer["headers"], answer["body"]

    async def connect(self, path: str) -> Line:
        return WorkerLine(self.page, path)

    async def pass_time(self, milliseconds: int) -> None:
        """Nobody can move the time of a browser."""


def finished(work: Coroutine[Any, Any, T]) -> T:
    """What comes of work that waits for nothing but a page."""
    try:
        work.send(None)
    except StopIteration as done:
        return done.value  # type: ignore[no-any-return]
    raise AssertionError("this waits for something else")


async def begun(world: World, game: str) -> str:
    """A table of two people at one screen, or as many as have to play, some moves on; its name."""
    await world.ask("POST", "/api/guest", {"name": "Kim"})
    seats = [{"kind": "here", "name": name} for name in ("Ann", "Ben", "Cas")[: max(2, games.find(game).seats[0])]]
    table: str = (await world.ask("POST", "/api/tables", {"game": game, "seats": seats}))["table"]
    line = await world.sit_at(table, LOOK)
    await line.until(lambda message: message["type"] == "present")
    await line.order("sit", random=RANDOM)
    await play_on(line)
    return table


async def play_on(line: Line) -> None:
    """Some moves, each after a look at the seat that is to play it."""
    for step in range(MOVES):
        table = line.state["table"]
        if table["phase"] != "playing":
            return
        seat = table["to_move"]
        await line.ask("look", seat=seat)
        await line.until(lambda message: message["type"] == "state")
        legal = line.state["view"]["legal"]
        await line.ask("complete", seat=seat, beginning=legal[0][:1])
        await line.ask("play", seat=seat, turn=table["turn"] + 1, move=legal[0])
        await line.order("play", seat=seat, turn=table["turn"], move=legal[step % len(legal)])


async def go_on(world: World, table: str) -> None:
    """All that can be asked of a table that was kept, and then it goes on."""
    await look_at(world, table)
    line = await world.sit_at(table, LOOK)
    await line.until(lambda message: message["type"] == "present")
    await say_nonsense(line)
    await play_on(line)
    await look_at(world, table)


def natively(work: Callable[[World], Coroutine[Any, Any, T]], device: Memory) -> tuple[T, list[str]]:
    """What comes of it, and all that was said; in a thread, since the browser has a loop in this one."""

    async def go() -> tuple[T, list[str]]:
        async with local(device) as world:
            return await work(world), world.transcript()

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, go()).result()


def timeless(said: list[str]) -> list[str]:
    return [TIMES.sub("", text) for text in said]


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
def test_a_table_goes_on_in_a_worker_as_it_does_elsewhere(
    game: str, page: Page, host: WebHost, published: Path
) -> None:
    device, other = Memory(), Memory()
    table, _ = natively(lambda world: begun(world, game), device)
    other.__dict__ |= json.loads(json.dumps(device.__dict__))
    _, native = natively(lambda world: go_on(world, table), device)
    (worker,) = (file.name for file in (published / "assets").glob("table.worker-*.js"))
    there = WorkerWorld(page, host, worker, other)
    finished(go_on(there, table))
    compare(timeless(native), timeless(there.transcript()))
    assert len(native) > 3 * MOVES
