"""The same said to a real server and to a table without one; all that they answer is noted, and can be compared.

Time stands still in both unless it is moved, and chance is the same: tables have the same names, bots the same luck.
"""

import asyncio
import itertools
import json
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.local.hosts import Memory, server_on
from tests.server.servers import server_here
from tests.waiting import PATIENCE
from toptafel.client import COOKIE
from toptafel.kit import chance
from toptafel.local.server import LocalServer
from toptafel.server.live import live_table, registry
from toptafel.server.live.services import Services
from toptafel.server.services import thinking

BEGIN = 1_800_000_000_000
PLAINLY = ("content-type", "allow", "link", "content-disposition")  # headers that an answer may have

Message = dict[str, Any]


class Line(ABC):
    """A connection to a table, and all that was heard over it."""

    def __init__(self) -> None:
        self.name = "m"  # what its messages are called by
        self.heard: list[str] = []
        self.state: Message = {}
        self._numbers = itertools.count(1)

    @abstractmethod
    async def send(self, text: str) -> None: ...

    @abstractmethod
    async def receive(self) -> str: ...

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        """The next message that is wanted; those before it are noted too."""
        while True:
            message = self.note(await asyncio.wait_for(self.receive(), PATIENCE))
            if wanted(message):
                return message

    def note(self, text: str) -> Message:
        """A message that was heard."""
        self.heard.append(text)
        message: Message = json.loads(text)
        if message["type"] == "state":
            self.state = message
        return message

    async def ask(self, kind: str, **rest: Any) -> Message:
        """Say something, and wait for its answer."""
        name = f"{self.name}{next(self._numbers)}"
        await self.send(json.dumps({"type": kind, "id": name, **rest}))
        return await self.until(lambda message: message.get("id") == name)

    async def order(self, kind: str, **rest: Any) -> Message:
        """The same; if it is done, wait until it is somebody's turn here again."""
        answer = await self.ask(kind, **rest)
        if answer["type"] == "ack":
            await self.my_turn(answer["number"])
        return answer

    async def my_turn(self, number: int = 0) -> None:
        """Wait until the table, after an event, waits for somebody here, or for nobody."""

        def waits(state: Message) -> bool:
            table, seat = state["table"], state["table"]["to_move"]
            idle = table["phase"] not in ("playing", "full")
            mine = seat in state["mine"] and not table["seats"][seat]["level"]  # else a bot plays on for it
            return state["number"] >= number and (idle or mine)

        if not (self.state and waits(self.state)):
            await self.until(lambda message: message["type"] == "state" and waits(message))


class World(ABC):
    """Somewhere with tables."""

    def __init__(self) -> None:
        self.said: list[tuple[str, ...]] = []
        self.lines: list[Line] = []
        self.guest = ""

    @abstractmethod
    async def request(
        self, method: str, path: str, body: str | None, headers: dict[str, str]
    ) -> tuple[int, dict[str, str], str]: ...

    @abstractmethod
    async def connect(self, path: str) -> Line: ...

    @abstractmethod
    async def pass_time(self, milliseconds: int) -> None: ...

    async def ask(self, method: str, path: str, body: object = None, language: str = "nl") -> Any:
        """Ask something, and note the whole answer."""
        sent = body if isinstance(body, str) or body is None else json.dumps(body)
        status, headers, text = await self.request(method, path, sent, {"Accept-Language": language})
        known = {name: value for name, value in headers.items() if name in PLAINLY}
        self.said.append((method, path, str(status), json.dumps(known, sort_keys=True), text))
        return json.loads(text) if known.get("content-type") == "application/json" else text

    async def sit_at(self, table: str, query: str) -> Line:
        line = await self.connect(f"/api/tables/{table}/socket?{query}")
        self.lines.append(line)
        return line

    def transcript(self) -> list[str]:
        """All that was answered, whoever one is called."""
        said = ["\n".join(one) for one in self.said] + [text for line in self.lines for text in line.heard]
        return [text.replace(self.guest, "ME") if self.guest else text for text in said]


class RealLine(Line):
    """A socket."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__()
        self._socket = socket

    async def send(self, text: str) -> None:
        await self._socket.send(text)

    async def receive(self) -> str:
        return str(await self._socket.recv())


class Real(World):
    """A real server."""

    def __init__(self, url: str, client: httpx.AsyncClient, stack: AsyncExitStack, time: "Time") -> None:
        super().__init__()
        self._url, self._client, self._stack, self._time = url, client, stack, time

    async def request(
        self, method: str, path: str, body: str | None, headers: dict[str, str]
    ) -> tuple[int, dict[str, str], str]:
        answer = await self._client.request(method, path, content=body, headers=headers)
        return answer.status_code, dict(answer.headers), answer.text

    async def connect(self, path: str) -> Line:
        cookie = {"Cookie": f"{COOKIE}={self._client.cookies[COOKIE]}"}
        url = self._url.replace("http", "ws", 1) + path
        return RealLine(
            await self._stack.enter_async_context(connect(url, additional_headers=cookie, max_size=None, proxy=None))
        )

    async def pass_time(self, milliseconds: int) -> None:
        self._time.moment += milliseconds


class Time:
    """A clock that is moved."""

    def __init__(self) -> None:
        self.moment = BEGIN

    def now(self) -> int:
        return self.moment


class HereLine(Line):
    """A connection without a network."""

    def __init__(self, server: LocalServer, path: str) -> None:
        super().__init__()
        self._told: asyncio.Queue[str] = asyncio.Queue()
        self.codes: list[int] = []
        self.connection = server.connect(path, {}, self._told.put_nowait, self.codes.append)

    async def send(self, text: str) -> None:
        self.connection.hear(text)

    async def receive(self) -> str:
        return await self._told.get()


class Here(World):
    """A table without a server."""

    def __init__(self, server: LocalServer, host: Memory) -> None:
        super().__init__()
        self.server, self.host = server, host

    async def request(
        self, method: str, path: str, body: str | None, headers: dict[str, str]
    ) -> tuple[int, dict[str, str], str]:
        return await self.server.request(method, path, headers, body)

    async def connect(self, path: str) -> HereLine:
        return HereLine(self.server, path)

    async def pass_time(self, milliseconds: int) -> None:
        self.host.time += milliseconds
        await self.server.services.outages.beat()


@asynccontextmanager
async def real(folder: Path) -> AsyncIterator[World]:
    async with server_here(folder) as here, AsyncExitStack() as stack:
        time = here.server.services.clock = Time()  # type: ignore[assignment]
        client = await stack.enter_async_context(httpx.AsyncClient(base_url=here.url))
        yield Real(here.url, client, stack, time)


@asynccontextmanager
async def local(host: Memory) -> AsyncIterator[Here]:
    async with server_on(host) as server:
        yield Here(server, host)


@pytest.fixture
def same_chance(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Let names of tables and the luck of bots begin anew, the same whenever that is asked for."""

    def begin() -> None:
        names, luck = itertools.count(), itertools.count()
        name: Callable[[], str] = lambda: f"{next(names):020d}"  # noqa: E731
        for module in (live_table, registry):
            monkeypatch.setattr(module, "new_id", name)
        monkeypatch.setattr(Services, "new_secret", staticmethod(lambda: ""))
        monkeypatch.setattr(chance, "fresh_generator", lambda: chance.generator(f"luck {next(luck)}"))
        monkeypatch.setattr(thinking, "HINT", 60)

    return begin
