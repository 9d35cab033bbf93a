"""What the load benchmark is made of: sockets that cost their client next to nothing, tables, and a server."""

import asyncio
import base64
import http.client
import json
import os
import re
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

SQUARES = [f"{row}{column}" for row in "ABCDEFGHI" for column in range(1, 10)]
MOVES = 72  # a game: nine of the squares are taken when it begins
PATIENCE = 300.0  # seconds until something is taken to be stuck


class Wire(asyncio.Protocol):
    """A WebSocket as far as a benchmark needs it: text out, masked with zeros; text in, as bytes."""

    def __init__(self, path: str, headers: str, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.opened = asyncio.get_running_loop().create_future()
        self._greeting = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}\r\n"
            f"Sec-WebSocket-Version: 13\r\n{headers}\r\n"
        )
        self._buffer = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._greeting.encode())

    def data_received(self, data: bytes) -> None:
        """Take the frames that are whole."""
        self._buffer += data
        if not self.opened.done():
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            self._buffer = rest
            if b" 101 " not in head[:20]:
                self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self.opened.set_result(None)
        self._take_frames()

    def connection_lost(self, problem: Exception | None) -> None:
        """A server that hangs up before it has greeted is an error."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed before it was open"))

    def _take_frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4]), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10]), at + 10
            if len(buffer) < start + size:
                break
            if buffer[at] & 15 == 1:
                self.heard(buffer[start : start + size])
            elif buffer[at] & 15 == 9:
                self.transport.write(frame(buffer[start : start + size], 10))
            at = start + size
        self._buffer = buffer[at:]

    def send(self, text: bytes) -> None:
        """A text to the server."""
        self.transport.write(frame(text))


def frame(payload: bytes, code: int = 1) -> bytes:
    """A frame of a client; a mask of zeros changes nothing."""
    size = bytes([128 | len(payload)]) if len(payload) < 126 else bytes([254]) + len(payload).to_bytes(2)
    return bytes([128 | code]) + size + bytes(4) + payload


class Seat:
    """One of four at a table: hears moves, and sends its own."""

    def __init__(self, table: "Table", place: int) -> None:
        self.table = table
        self.place = place
        self.credentials: str | None = None  # where the server gives some out
        self.wire: Wire

    async def connect(self, port: int, path: str, headers: str = "") -> None:
        """Open the socket."""
        loop = asyncio.get_running_loop()
        _, self.wire = await loop.create_connection(lambda: Wire(path, headers, self.hear), "127.0.0.1", port)
        await asyncio.wait_for(self.wire.opened, PATIENCE)

    def hear(self, text: bytes) -> None:
        """Tell the table whatever the server says."""
        self.table.server.hear(self, text)


class Table:
    """Four sockets that play a game: the next one moves when all four have been told of the last move."""

    def __init__(self, server: "Peer") -> None:
        self.server = server
        self.name = ""
        self.seats: list[Seat] = []
        self.watchers: list[Seat] = []
        self.squares: list[str] = []  # those that are free at the beginning, where this server has such
        self.turn = 0
        self.told = 0
        self.sent_at = 0.0
        self.delays: list[float] = []
        self.ready = asyncio.Event()
        self.over = asyncio.Event()
        self.pause: float | None = None
        self.next_at = 0.0

    def begin(self, after: float, pause: float | None) -> None:
        """Play, after so many seconds; with a pause between a move and the next, or without."""
        self.pause = pause
        self.next_at = time.perf_counter() + after
        asyncio.get_running_loop().call_later(after, self.move)

    def fail(self, why: bytes) -> None:
        """A server that refuses what is legal cannot be measured."""
        sys.exit(f"refused: {why.decode()}")

    def move(self) -> None:
        """The seat whose turn it is sends a move."""
        self.told, self.sent_at = 0, time.perf_counter()
        self.server.play(self, self.seats[self.turn % len(self.seats)], self.turn)

    def heard_move(self) -> None:
        """One of the four has been told of the move; after the last, the next move."""
        self.told += 1
        if self.told < len(self.seats):
            return
        now = time.perf_counter()
        self.delays.append(now - self.sent_at)
        self.turn += 1
        if self.turn == MOVES:
            self.over.set()
        elif self.pause is None:
            self.move()
        else:
            self.next_at += self.pause
            asyncio.get_running_loop().call_later(max(0.0, self.next_at - now), self.move)


class Load:
    """Many tables."""

    def __init__(self, tables: list[Table]) -> None:
        self.tables = tables

    @classmethod
    async def of(cls, server: "Peer", tables: int, watchers: int = 0) -> "Load":
        """Open tables and have four sit down at each, and strangers watch, evenly."""
        made = []
        for number in range(tables):
            table = Table(server)
            await server.seat(table)
            for _ in range(number, watchers, tables):
                table.watchers.append(await server.watch(table))
            made.append(table)
        for table in made:
            await asyncio.wait_for(table.ready.wait(), PATIENCE)
        return cls(made)

    @property
    def moves(self) -> int:
        return sum(table.turn for table in self.tables)

    @property
    def delays(self) -> list[float]:
        return [delay for table in self.tables for delay in table.delays]

    async def play(self, pace: float | None = None) -> None:
        """A whole game at each table, as fast as it goes or so many moves a second in all."""
        pause = len(self.tables) / pace if pace else None
        for number, table in enumerate(self.tables):
            table.begin((pause or 0.0) * number / len(self.tables), pause)
        for table in self.tables:
            await asyncio.wait_for(table.over.wait(), PATIENCE)

    async def close(self) -> None:
        """Hang up everywhere, and let the server notice."""
        for table in self.tables:
            for seat in (*table.seats, *table.watchers):
                seat.wire.transport.close()
        await asyncio.sleep(1)


class Peer:
    """A server that is measured."""

    name = ""
    path: str

    def __init__(self, core: int) -> None:
        self.core = core
        self.port = free_port()
        self.process: subprocess.Popen[bytes]

    def command(self, folder: Path) -> list[str]:
        """How it is started."""
        raise NotImplementedError

    async def warm(self) -> None:
        """Whatever it has to do before it is at its best."""

    async def seat(self, table: Table) -> None:
        """Open a table, and four sockets that sit down at it; it sets `ready` by what it hears."""
        raise NotImplementedError

    async def watch(self, table: Table) -> Seat:
        """One more socket that only listens."""
        raise NotImplementedError

    def play(self, table: Table, seat: Seat, turn: int) -> None:
        """Send a move."""
        raise NotImplementedError

    def hear(self, seat: Seat, text: bytes) -> None:
        """What a message means for the table."""
        raise NotImplementedError

    @contextmanager
    def started(self, folder: Path) -> Iterator[None]:
        """The server, on its core, until it is measured."""
        core = self.core
        self.process = subprocess.Popen(
            self.command(folder),
            cwd=Path(__file__).parent / "peers",
            stdout=subprocess.DEVNULL,
            preexec_fn=lambda: os.sched_setaffinity(0, {core}),
        )
        try:
            self._await()
            yield
        finally:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(30)

    def _await(self) -> None:
        end = time.monotonic() + 60
        while True:
            try:
                return socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                if time.monotonic() > end or self.process.poll() is not None:
                    raise
                time.sleep(0.1)

    def processor_seconds(self) -> float:
        """What its threads have used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self, kind: str = "VmRSS") -> float:
        """Its megabytes in all, or of one kind: RssFile are programs and libraries, which processes share."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(rf"{kind}:\s+(\d+)", status)
        assert found
        return int(found[1]) / 1024

    def request(self, method: str, path: str, body: object, **headers: str) -> tuple[dict[str, str], bytes]:
        """Ask over HTTP."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        line.request(method, path, json.dumps(body), {"Content-Type": "application/json", **headers})
        answer = line.getresponse()
        content = answer.read()
        line.close()
        if answer.status >= 400:
            raise ConnectionError(content.decode(errors="replace"))
        return dict(answer.getheaders()), content


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
