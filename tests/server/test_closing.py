"""How a socket is closed with whoever gives no sign of life, too many of them, or does not read."""

import asyncio
import socket as network
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.edges import SEATS, ask, close_code, only, read_all, socket_to
from tests.server.servers import Here, server_here
from tests.server.test_connections import call, drain, port_of
from tests.server.test_wire import masked
from tests.server.together import SOON
from tests.waiting import PATIENCE
from toptafel.server import serve
from toptafel.server.transport import frames, websocket
from toptafel.server.transport.socket import Socket
from toptafel.server.transport.websocket import WebSocketConnection, connection_of

FILLING = b'{"type": "filling", "of": "%s"}' % (b"x" * 50_000)


@pytest.mark.usefixtures("either_frames")
@pytest.mark.parametrize("reads", [True, False])
def test_a_socket_that_gives_no_sign_of_life_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reads: bool
) -> None:
    monkeypatch.setattr(serve, "PING", SOON)
    monkeypatch.setattr(serve, "PONG", SOON)
    monkeypatch.setattr(websocket, "LAST", SOON)

    async def go() -> None:
        async with server_here(tmp_path) as here:
            table = (await (await here.guest()).open_table("sudoku", SEATS))["table"]
            with call(port_of(here.url), handshake(table)) as connection:
                if reads:
                    assert b"\x03\xf3keepalive" in await asyncio.to_thread(drain, connection)
                while here.server.services.rate_limits.sockets:
                    await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def handshake(table: str) -> bytes:
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\n"
    return f"{head}Upgrade: websocket\r\nConnection: Upgrade\r\n{key}\r\n".encode()


@pytest.mark.usefixtures("either_frames")
@pytest.mark.parametrize("kind", ["pings", "pongs", "parts"])
def test_far_more_signs_of_life_than_are_needed_close_the_socket(tmp_path: Path, kind: str) -> None:
    sign = {"pings": masked("", frames.PING), "pongs": masked("", frames.PONG), "parts": masked("", 0x00)}[kind]

    async def go() -> None:
        async with server_here(tmp_path) as here:
            anna = await here.guest()
            table = (await anna.open_table("sudoku", SEATS))["table"]
            async with socket_to(here, table, anna) as socket:
                few = masked("", 0x01) + 20 * sign if kind == "parts" else 20 * sign
                socket.transport.write(few + masked("", 0x80) if kind == "parts" else few)
                assert (await ask(socket, type="ask", id="there"))["type"] == "ack"
                socket.transport.write(few + 1000 * sign)
                assert await close_code(socket) == 4029

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


ENDS: dict[str, Callable[[WebSocketConnection, Socket], None]] = {
    "closed": lambda connection, visitor: visitor.close(4004),
    "no sign of life": lambda connection, visitor: connection.keepalive_timeout(),
    "the server is closed": lambda connection, visitor: connection.shutdown(),
    "a flood": lambda connection, visitor: connection.hang_up(),
    "the door": lambda connection, visitor: connection.see_out(4005),
}


@pytest.mark.usefixtures("either_frames", "hasty")
@pytest.mark.parametrize("end", ENDS)
def test_whoever_reads_nothing_is_cut_off_however_it_ends(tmp_path: Path, end: str) -> None:
    async def go() -> None:
        async with server_here(tmp_path, only(waiting_messages=10**6, waiting_bytes=10**9)) as here, deaf(here) as one:
            connection, visitor, _ = one
            await fill(connection, visitor)
            ENDS[end](connection, visitor)
            assert here.door.server is not None
            while connection in here.door.server.server_state.connections:
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(go(), 30))


@pytest.mark.usefixtures("either_frames")
def test_whoever_floods_is_not_read_any_longer(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here, deaf(here) as (connection, _, _):
            connection.hang_up()
            connection.go_on()
            assert not connection.transport.is_reading()

    asyncio.run(asyncio.wait_for(go(), 30))


@pytest.mark.usefixtures("either_frames")
def test_the_word_of_closing_goes_behind_what_waits_and_does_not_wait_itself(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path, only(waiting_bytes=100_000)) as here, deaf(here) as (connection, visitor, raw):
            await fill(connection, visitor)
            while not visitor.closing:
                visitor.put(FILLING)
            while here.server.services.people.visitors:
                await asyncio.sleep(0.01)
            assert (await asyncio.to_thread(read_all, raw))[1] == 4008

    asyncio.run(asyncio.wait_for(go(), 30))


@asynccontextmanager
async def deaf(here: Here) -> AsyncIterator[tuple[WebSocketConnection, Socket, network.socket]]:
    """A connection of somebody who reads nothing, and both of its ends."""
    table = (await (await here.guest()).open_table("sudoku", SEATS))["table"]
    with call(port_of(here.url), handshake(table)) as raw:
        while not (
            visitors := here.server.registry.live_tables[table].listeners if here.server.registry.live_tables else ()
        ):
            await asyncio.sleep(0.01)
        (visitor,) = visitors
        assert isinstance(visitor, Socket)
        connection = connection_of(visitor.socket.scope)
        assert connection is not None
        yield connection, visitor, raw


async def fill(connection: WebSocketConnection, visitor: Socket) -> None:
    """Send until the line takes no more."""
    while connection.writable.is_set():
        visitor.put(FILLING)
        await asyncio.sleep(0)
