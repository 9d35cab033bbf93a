"""Connections that say nothing, or half of something, are let go; and whoever makes many keeps nobody else out."""

import asyncio
import os
import signal
import socket as network
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tests.server.edges import SEATS, ask, only, socket_to
from tests.server.servers import Here, free_port, server_here
from tests.waiting import PATIENCE
from toptafel.server.services.limits import Limits
from toptafel.server.transport import connections
from toptafel.server.transport.connections import Connections

HALF = {
    "nothing": b"",
    "half a line": b"GET /hea",
    "half a head": b"GET /health HTTP/1.1\r\nHost: localhost\r\n",
    "half a body": b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n\r\n{",
    "half a handshake": b"GET /api/tables/x/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
}
WHOLE = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"


def port_of(url: str) -> int:
    return int(url.rpartition(":")[2])


def call(port: int, sent: bytes = b"", come_from: str = "127.0.0.1") -> network.socket:
    """A bare connection on which something has been said."""
    made = network.create_connection(("127.0.0.1", port), 60, (come_from, 0))
    made.sendall(sent)
    return made


def drain(connection: network.socket) -> bytes:
    """All that comes until the other side ends it."""
    found = b""
    with suppress(ConnectionError):
        while more := connection.recv(65536):
            found += more
    return found


async def drip(connection: network.socket, sent: bytes) -> None:
    """Say the same again and again, until the other side ends it."""
    with suppress(ConnectionError):
        while True:
            with suppress(BlockingIOError):
                connection.send(sent)
            await asyncio.sleep(0.01)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("half", HALF)
def test_whoever_does_not_say_in_time_what_they_want_is_let_go(tmp_path: Path, half: str) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            with call(port_of(here.url), HALF[half]) as connection:
                assert await asyncio.to_thread(drain, connection) == b""

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


@pytest.mark.usefixtures("hasty")
def test_half_a_request_after_a_whole_one_is_let_go_too(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            with call(port_of(here.url), WHOLE + HALF["half a head"]) as connection:
                assert (await asyncio.to_thread(drain, connection)).count(b"HTTP/1.1 200") == 1

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_bytes_one_by_one_are_not_waited_for_any_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD", 1.0)

    async def go() -> None:
        async with server_here(tmp_path) as here:
            with call(port_of(here.url)) as connection:
                await drip(connection, b"G")

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


@pytest.mark.usefixtures("hasty")
def test_whoever_does_not_read_the_answer_is_let_go(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            with network.socket() as deaf:
                deaf.setsockopt(network.SOL_SOCKET, network.SO_RCVBUF, 4096)
                deaf.connect(("127.0.0.1", port_of(here.url)))
                deaf.setblocking(False)
                asked = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
                await drip(deaf, asked)

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_a_request_that_takes_long_to_answer_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD", 0.01)
    monkeypatch.setattr(connections, "BODY", 0.01)

    async def go() -> None:
        async with server_here(tmp_path) as here:
            check = here.server.services.outages.check_health

            async def slowly() -> None:
                await asyncio.sleep(5 * 0.01)
                await check()

            here.server.services.outages.check_health = slowly  # type: ignore[method-assign]
            with call(port_of(here.url), WHOLE) as connection:
                assert b"HTTP/1.1 200" in await asyncio.to_thread(connection.recv, 1000)

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_the_oldest_of_an_address_that_wants_nothing_makes_room_for_the_next(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path, only(connections_an_address=5)) as here:
            port = port_of(here.url)
            with ExitStack() as kept:
                silent = [kept.enter_context(call(port, HALF["half a head"])) for _ in range(5)]
                other = kept.enter_context(call(port, come_from="127.0.0.2"))
                await asks(port)
                assert await asyncio.to_thread(drain, silent[0]) == b""
                assert not readable(silent[-1])
                assert not readable(other)

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def readable(connection: network.socket) -> bool:
    """Whether something has come, or it has been ended."""
    connection.setblocking(False)
    try:
        connection.recv(1)
    except BlockingIOError:
        return False
    return True


async def asks(port: int, come_from: str = "127.0.0.1") -> None:
    """A request is answered."""
    with call(port, WHOLE, come_from) as connection:
        assert b"HTTP/1.1 200" in await asyncio.to_thread(connection.recv, 1000)


def test_sockets_count_and_are_not_let_go_for_others(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path, only(connections_an_address=3)) as here:
            table = (await (await here.guest()).open_table("sudoku", SEATS))["table"]
            async with socket_to(here, table) as one, socket_to(here, table), socket_to(here, table) as last:
                with call(port_of(here.url), WHOLE) as refused:
                    assert await asyncio.to_thread(drain, refused) == b""
                await asks(port_of(here.url), "127.0.0.2")
                assert (await ask(one, type="ask", id="there"))["type"] == "ack"
                await last.close()
                await gone(here, 2)
                await asks(port_of(here.url))

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


async def gone(here: Here, count: int) -> None:
    while here.server.services.rate_limits.sockets.total() > count:
        await asyncio.sleep(0.01)


def test_a_proxy_that_is_trusted_has_no_share_as_it_speaks_for_many(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path, only(connections_an_address=2), trusted="127.0.0.1") as here:
            with ExitStack() as kept:
                first = kept.enter_context(call(port_of(here.url)))
                for _ in range(5):
                    kept.enter_context(call(port_of(here.url)))
                await asks(port_of(here.url))
                assert not readable(first)

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_an_address_has_no_more_than_half_of_what_there_is_room_for() -> None:
    assert Connections(Limits(), room=100).share == 50
    assert Connections(Limits(), room=10_000).share == Limits().connections_an_address


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="addresses of the machine's own besides 127.0.0.1")
def test_with_few_files_half_sent_connections_keep_nobody_out(tmp_path: Path) -> None:
    with lan_server(tmp_path, files=256) as port, ExitStack() as kept:
        for address in ("127.0.0.2", "127.0.0.3", "127.0.0.4"):
            for _ in range(300):
                kept.enter_context(call(port, HALF["half a head"], address))
        for address in ("127.0.0.1", "127.0.0.2"):
            asked = HTTPConnection("127.0.0.1", port, 60, (address, 0))
            asked.request("GET", "/health")
            assert asked.getresponse().status == 200
            asked.close()


@contextmanager
def lan_server(folder: Path, files: int) -> Iterator[int]:
    """The command as people start it for their network, which may open so many files; its port."""
    import resource

    port = free_port()
    words = ["serve", "--lan", "--port", str(port), "--database", f"sqlite:///{folder}/tables.db"]
    process = subprocess.Popen(
        [sys.executable, "-m", "toptafel", *words],
        stdout=subprocess.DEVNULL,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files)),
        env={**os.environ, "TOPTAFEL_DATA": str(folder)},
    )
    try:
        while process.poll() is None:
            with suppress(OSError):
                urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=60).close()
                break
            time.sleep(0.05)
        yield port
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()
