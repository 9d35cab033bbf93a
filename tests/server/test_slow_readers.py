"""Whoever reads too slowly is dropped, loses nothing, and holds nobody up."""

import asyncio
import json
import socket as network
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.edges import SEATS, ask, close_code, only, read_all, socket_to, stuck_socket
from tests.server.servers import server_here
from tests.waiting import PATIENCE
from toptafel.server.services.figures import Figures
from toptafel.server.services.limits import RateLimits
from toptafel.server.table.projection import Viewer
from toptafel.server.transport.socket import Socket


@pytest.mark.usefixtures("either_frames")
@pytest.mark.slow
def test_a_slow_reader_is_dropped_and_resumes(tmp_path: Path) -> None:
    asyncio.run(read_slowly(tmp_path))


def test_many_short_messages_wait_no_longer_than_a_few_long_ones() -> None:
    services: Any = SimpleNamespace(rate_limits=RateLimits(only(waiting_messages=3)), figures=Figures())
    nobody: Any = SimpleNamespace(scope={})
    socket = Socket(services, nobody, nobody, None, Viewer(), "")
    for _ in range(3):
        socket.put(b"{}")
    assert socket.closing == 0
    socket.put(b"{}")
    assert (socket.closing, services.figures.dropped) == (4008, 1)


def test_what_is_said_at_once_is_counted_like_what_waits(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path, only(waiting_bytes=100_000)) as here:
            anna = await here.guest()
            table = (await anna.open_table("sudoku", SEATS))["table"]
            async with socket_to(here, table, anna) as socket:
                await socket.recv()
                (visitor,) = here.server.registry.live_tables[table].listeners
                for _ in range(100):
                    visitor.put(b'"%s"' % (b"x" * 10_000))
                assert await close_code(socket) == 4008

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


async def read_slowly(folder: Path) -> None:
    async with server_here(folder, only(waiting_bytes=100_000)) as here:
        anna = await here.guest()
        table = (await anna.open_table("sudoku", SEATS))["table"]
        async with socket_to(here, table, anna) as talker:
            await ask(talker, type="sit", id="sit", random="ab" * 16)
            slow = await stuck_socket(here, table, anna)
            await asyncio.to_thread(keep_asking, slow, lambda: here.server.services.figures.dropped > 0)
            while len(here.server.services.people.visitors) > 1:
                await asyncio.sleep(0.01)
            for number in range(3):
                await ask(talker, type="say", id=f"missed{number}", room="seats", text="Where is she?")
        assert here.server.services.figures.dropped == 1
        seen, code = await asyncio.to_thread(read_all, slow)
        assert code == 4008
        async with socket_to(here, table, anna, f"states=no&after={seen}") as again:
            numbers = [json.loads(await again.recv())["number"] for _ in range(3)]
        assert numbers == [seen + 1, seen + 2, seen + 3]


def keep_asking(raw: network.socket, dropped: Callable[[], bool]) -> None:
    """Ask for the whole state again and again, and read nothing, until the server has had enough."""
    text, rest = b'{"type": "ask", "id": "a"}', b""
    raw.settimeout(0.2)
    while not dropped():
        rest = rest or bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text
        with suppress(TimeoutError):  # a server that is busy does not read for a while
            rest = rest[raw.send(rest) :]
