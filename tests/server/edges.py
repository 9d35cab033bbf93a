"""What the tests of the edge share: limits, the log as a host reads it, raw sockets, and what is stored."""

import asyncio
import io
import json
import logging
import socket as network
import time
import urllib.request
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from typing import Any

import httpx
import sqlalchemy as sql
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.servers import GENEROUS, Here
from toptafel.client import COOKIE, Client
from toptafel.server.serve import start_log
from toptafel.server.services.limits import Limits
from toptafel.server.services.rows import events
from toptafel.server.services.store import Store

CODES = {1000, 1002, 1007, 1009, 1011, 1012, 1013, 4001, 4003, 4004, 4005, 4008, 4013, 4029}  # as in docs/protocol.md
SEATS = [{"kind": "here"}, {"kind": "here"}]
ALL_BUT = {name: getattr(GENEROUS, name) for name in Limits.__dataclass_fields__}


@contextmanager
def logged() -> Iterator[io.StringIO]:
    """All that the server writes into its log."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    root.handlers = []
    start_log("plain")
    (handler,) = root.handlers
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(text := io.StringIO())
    try:
        yield text
    finally:
        root.handlers = handlers
        root.setLevel(level)


def socket_to(
    here: Here, table: str, client: Client | None = None, query: str = "states=no", **headers: str
) -> AbstractAsyncContextManager[ClientConnection]:
    """A bare socket to a table, with headers whose names are written with underscores."""
    url = f"ws{here.url.removeprefix('http')}/api/tables/{table}/socket?{query}"
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    if client is not None and client.token:
        sent["Cookie"] = f"{COOKIE}={client.token}"
    return connect(url, additional_headers=sent, compression=None, max_size=1 << 22)


async def ask(socket: ClientConnection, **message: Any) -> dict[str, Any]:
    """Send a message and wait for its answer."""
    await socket.send(json.dumps(message))
    async for text in socket:
        answer: dict[str, Any] = json.loads(text)
        if answer.get("id") == message["id"]:
            return answer
    raise AssertionError(f"closed with {socket.close_code}")


async def close_code(socket: ClientConnection) -> int:
    """Read until the connection is closed; the code."""
    try:
        async for _ in socket:
            pass
    except ConnectionClosed:
        pass
    assert socket.close_code is not None
    return socket.close_code


def stored(here: Here) -> int:
    """How many events there are."""
    count: int = here.server.services.store.read(sql.select(sql.func.count()).select_from(events))[0][0]
    return count


def only(**limits: float) -> Limits:
    """Generous limits, but for these."""
    return Limits(**{**ALL_BUT, **limits})


async def until_refused(socket: ClientConnection) -> dict[str, Any]:
    async for text in socket:
        answer: dict[str, Any] = json.loads(text)
        if answer["type"] == "refused":
            return answer
    raise AssertionError


def behind(here: Here, table: str, address: str) -> AbstractAsyncContextManager[ClientConnection]:
    """A connection of which a proxy says where it comes from."""
    return socket_to(here, table, X_Forwarded_For=address)


async def stuck_socket(here: Here, table: str, client: Client) -> network.socket:
    """A socket with a small buffer that is opened and then not read."""
    raw = network.socket()
    raw.setsockopt(network.SOL_SOCKET, network.SO_RCVBUF, 4096)
    host, port = here.url.removeprefix("http://").split(":")
    await asyncio.to_thread(raw.connect, (host, int(port)))
    raw.sendall(
        f"GET /api/tables/{table}/socket?states=no HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {COOKIE}={client.token}\r\n\r\n".encode()
    )
    while sum(one.guest != "" for one in here.server.services.people.visitors) < 2:
        await asyncio.sleep(0.01)
    return raw


def read_all(raw: network.socket) -> tuple[int, int]:
    """Read frames to the end: the number of the last event, and the code of closing."""
    raw.setsockopt(network.SOL_SOCKET, network.SO_RCVBUF, 1 << 20)
    raw.settimeout(20)
    data = raw.makefile("rb")
    while data.readline().strip():
        pass
    seen = 0
    while True:
        first, length = data.read(2)
        if length >= 126:
            length = int.from_bytes(data.read(2 if length == 126 else 8), "big")
        body = data.read(length)
        if first & 15 == 8:
            raw.close()
            return seen, int.from_bytes(body[:2], "big")
        if first & 15 == 1:  # not a sign of life
            message = json.loads(body)
            seen = message["number"] if message["type"] in ("event", "state") else seen


def wait_for(url: str, seconds: float = 60) -> None:
    give_up = time.monotonic() + seconds
    while time.monotonic() < give_up:
        try:
            urllib.request.urlopen(url, timeout=1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise AssertionError(f"{url} does not answer")


async def look_at(here: Here, path: str) -> tuple[int, str]:
    """What a watchman is told."""
    async with httpx.AsyncClient(timeout=60) as client:
        answer = await client.get(f"{here.url}/{path}")
        return answer.status_code, answer.text


def limit(store: Store) -> dict[str, int]:
    """How many pages the database may have; it keeps those that it has."""
    room = {"pages": 1 << 30}

    @sql.event.listens_for(store.engine, "begin")
    def obey(connection: sql.Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count={room['pages']}")

    return room


async def begin_game(here: Here) -> tuple[Client, Client, str]:
    """Somebody at a table for two under way, without hints, and somebody who watches."""
    anna, watcher = await here.guest("Anna"), await here.guest("Wim")
    plans = [{"kind": "here"}, {"kind": "here"}]
    table: str = (await anna.open_table("sudoku", plans, hints=False))["table"]
    async with anna.connect(table) as seat:
        await seat.sit()
        async for message in seat.news():
            if message["type"] == "state" and message["table"]["phase"] == "playing":
                return anna, watcher, table
    raise AssertionError
