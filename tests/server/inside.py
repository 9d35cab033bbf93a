"""A server to which one speaks without a network: every byte of its answers is seen. Its clock stands."""

import ast
import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sql

from tests.server.servers import GENEROUS, AlwaysReady
from toptafel.server.http.app import App
from toptafel.server.live.server import Server
from toptafel.server.resources.asked import COOKIE
from toptafel.server.services.appends import Append
from toptafel.server.services.database import in_file
from toptafel.server.services.guest import digest
from toptafel.server.services.rows import guests
from toptafel.server.services.settings import Settings
from toptafel.server.table.events import Event
from toptafel.server.table.state import replay

NOW = 2_000_000
NEVER_OLD = 1 << 60  # to a server that deletes guests who have not been here for long
PATIENCE = 120.0  # seconds that an answer may take: the first hint of a game is compiled

Message = dict[str, Any]


class Still:
    """A clock that stands."""

    def now(self) -> int:
        return NOW


class Inside:
    """A server, and everything that it has sent."""

    def __init__(self, server: Server) -> None:
        self.itself = server
        self.app = App(server.services.settings, server)

    async def welcome(self, *names: str) -> None:
        """Guests whose tokens are known: `token-anna`."""
        for name in names:
            row = {
                "id": name,
                "token_hash": digest(f"token-{name}"),
                "name": name.title(),
                "created_at": 0,
                "seen_at": NEVER_OLD,
            }
            await self.itself.services.store.execute(sql.insert(guests).values(**row, banned=False, silenced=False))

    async def put(self, events: list[Event]) -> str:
        """A table with such a log; its name."""
        state = replay(events)
        await self.itself.services.store.append(Append(events, state, opens=True))
        return state.opened.table

    async def get(self, path: str, guest: str = "", language: str = "en") -> bytes:
        """The whole answer to a request: status, headers, body."""
        sent: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Message) -> None:
            sent.append(message)

        await self.app(self.scope("http", path, guest, language) | {"method": "GET"}, receive, send)  # type: ignore[arg-type]
        return repr(sent).encode()

    async def read(self, path: str, guest: str) -> Any:
        """What is said in the answer to a request."""
        status, body = ast.literal_eval((await self.get(path, guest)).decode())
        assert status["status"] == 200
        return json.loads(body["body"])

    async def talk(self, table: str, guest: str, language: str, *messages: Message) -> list[bytes]:
        """All that a connection is sent, if it says this, one after the other."""
        sent: list[bytes] = []
        said: asyncio.Queue[Message] = asyncio.Queue()
        heard = asyncio.Event()

        async def send(message: Message) -> None:
            sent.append(message.get("text", "").encode() or repr(message).encode())
            heard.set()

        path = f"/api/tables/{table}/socket?after=0&states=yes&language={language}"
        scope = self.scope("websocket", path, guest, language) | {"subprotocols": []}
        said.put_nowait({"type": "websocket.connect"})
        live = asyncio.ensure_future(self.app(scope, said.get, send))  # type: ignore[arg-type]
        await answer(sent, heard, b'"type":"state"')
        for number, message in enumerate(messages):
            text = json.dumps({"id": f"m{number}", **message})
            said.put_nowait({"type": "websocket.receive", "text": text, "bytes": None})
            await answer(sent, heard, f'"id":"m{number}"'.encode())
        said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(live, PATIENCE)
        return sent

    def scope(self, kind: str, path: str, guest: str, language: str) -> Message:
        headers = [(b"host", b"localhost"), (b"accept-language", language.encode())]
        if guest:
            headers.append((b"cookie", f"{COOKIE}=token-{guest}".encode()))
        bare, _, query = path.partition("?")
        return {
            "type": kind, "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http",
            "path": bare, "raw_path": bare.encode(), "query_string": query.encode(), "root_path": "",
            "headers": headers, "client": ("127.0.0.1", 1), "server": ("localhost", 80),
        }  # fmt: skip


async def answer(sent: list[bytes], heard: asyncio.Event, part: bytes) -> None:
    """Wait until something has been sent that holds this."""
    while not any(part in message for message in sent):
        heard.clear()
        await asyncio.wait_for(heard.wait(), PATIENCE)


@asynccontextmanager
async def inside(folder: Path) -> AsyncIterator[Inside]:
    """A server that is open."""
    folder.mkdir(exist_ok=True)
    server = Server(Settings(in_file(folder / "tables.db"), limits=GENEROUS), AlwaysReady())
    await server.open()
    server.services.clock = Still()  # type: ignore[assignment]
    try:
        yield Inside(server)
    finally:
        await server.close()
