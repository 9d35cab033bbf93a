"""All connections to a process: those that do not say what they want are let go, and no address takes all the room."""

import asyncio
import ipaddress
import sys
from collections import defaultdict
from collections.abc import Collection
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from toptafel.server.services.limits import Limits, network_of
from toptafel.server.transport.websocket import WebSocketConnection

HEAD = 10.0  # seconds in which a request, or the wish for a socket, is to be there without its body
BODY = 60.0  # and with it
TAKE = 30.0  # seconds in which something of an answer that waits is to be read
SPARED = 64  # files that the process keeps for itself: the database, the games, the log
PLENTY = 8192  # connections, where the system does not count files

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Connections:
    """Who is connected, by address; a proxy that is trusted speaks for many, and has no share."""

    def __init__(self, limits: Limits, trusted: str = "", room: int = 0) -> None:
        self.room = room or room_for_connections()
        self.share = min(limits.connections_an_address, self.room // 2)
        self._trusted = [ipaddress.ip_network(one.strip(), strict=False) for one in trusted.split(",") if one.strip()]
        self._by_address: dict[str, dict[HttpConnection, None]] = defaultdict(dict)  # the oldest of an address first

    def __len__(self) -> int:
        return sum(map(len, self._by_address.values()))

    def enter(self, connection: "HttpConnection") -> bool:
        """Whether one more may come in; one that has asked for nothing yet may have to make room for it."""
        mine = self._by_address.get(connection.address, {})
        if len(mine) >= self.share and not is_among(connection.address, self._trusted) and not let_go(mine):
            return False
        if len(self) >= self.room and not let_go(max(self._by_address.values(), key=len)):
            return False
        self._by_address[connection.address][connection] = None
        return True

    def leave(self, connection: "HttpConnection") -> None:
        mine = self._by_address.get(connection.address, {})
        mine.pop(connection, None)
        if not mine:
            self._by_address.pop(connection.address, None)


def is_among(address: str, networks: Collection[Network]) -> bool:
    """Whether an address is in one of some networks."""
    try:
        known = ipaddress.ip_network(address, strict=False)
    except ValueError:
        return False
    return any(known.network_address in network for network in networks)


def let_go(some: "dict[HttpConnection, None]") -> bool:
    """Cut off the oldest of some connections that has not said what it wants; whether there is one."""
    for connection in some:
        if connection.is_idle:
            connection.cut_off()
            return True
    return False


def room_for_connections() -> int:
    """How many connections a process can have, by the number of files that the system lets it open."""
    if sys.platform == "win32":
        return PLENTY
    import resource

    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(files - SPARED, 2) if files != resource.RLIM_INFINITY else 1 << 20


def open_more_files() -> None:
    """Have the system let this process open as many files as it may; usually that is a number for small programs."""
    if sys.platform == "win32":
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    except (OSError, ValueError):  # as where "as many as it likes" is more than the system has
        return


class HttpConnection(H11Protocol):
    """A connection until it becomes a socket: it has to say in time what it wants, and to read what it is told."""

    def __init__(self, counted: Connections, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.counted = counted
        self.address = "?"
        self.upgraded = False
        self._stage = ""  # what is waited for
        self._due: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = network_of(self.client[0]) if self.client else "?"
        if self.counted.enter(self):
            self._wait_for("head", HEAD)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_for("")
        self.counted.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing():
            self._watch()
        if self.transport.get_write_buffer_size():
            self._wait_for("reader", TAKE)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """It is a socket from now on, which counts all the same."""
        self.upgraded = True
        self._wait_for("")
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        assert isinstance(socket, WebSocketConnection)
        socket.when_lost = lambda: self.counted.leave(self)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait_for("reader", TAKE)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stage == "reader":
            self._wait_for("")

    @property
    def is_idle(self) -> bool:
        """Whether it has asked for nothing that it waits for."""
        waits_for_us = self.cycle is not None and not self.cycle.response_complete
        return not self.upgraded and (not waits_for_us or self._stage == "body")

    def cut_off(self) -> None:
        """End it now, and let another have its place at once."""
        self.counted.leave(self)
        self.transport.abort()

    def _watch(self) -> None:
        """See what is to come from them, and until when; bytes one by one are no reason to wait longer."""
        if self.upgraded or self._stage == "reader":
            return
        begun = self.conn.their_state is h11.IDLE and bool(self.conn.trailing_data[0])
        if self._stage == "head" and self.conn.their_state is h11.IDLE and self.cycle is None:
            return
        stage = "head" if begun else "body" if self.conn.their_state is h11.SEND_BODY else ""
        if stage != self._stage:
            self._wait_for(stage, HEAD if begun else BODY)

    def _wait_for(self, stage: str, seconds: float = 0.0) -> None:
        """Cut it off unless something happens in so many seconds."""
        if self._due is not None:
            self._due.cancel()
        self._stage, self._due = stage, self.loop.call_later(seconds, self._give_up) if stage else None

    def _give_up(self) -> None:
        if self._stage != "reader" or self.transport.get_write_buffer_size():
            self.cut_off()
