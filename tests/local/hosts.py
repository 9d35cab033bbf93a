"""A device for tests: logs in memory, of which another server may be made, and whatever may go wrong with them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from toptafel.local.server import LocalServer
from toptafel.server.services.trouble import Taken, Unavailable


class Memory:
    """A host as a browser is one."""

    def __init__(self) -> None:
        self.logs: dict[str, list[str]] = {}
        self.summaries: dict[str, str] = {}
        self.texts: dict[str, str] = {}
        self.loaded: list[tuple[str, str]] = []
        self.trouble = ""  # why nothing can be stored now
        self.missing = ""  # why nothing can be loaded now
        self.time = 1_800_000_000_000

    async def append(self, table: str, first: int, bodies: list[str], summary: str) -> None:
        if self.trouble:
            raise Unavailable(self.trouble)
        if len(self.logs.get(table, [])) != first - 1:
            raise Taken
        self.logs.setdefault(table, []).extend(bodies)
        self.summaries[table] = summary

    async def log(self, table: str) -> list[str]:
        return [*self.logs.get(table, [])]

    async def tables(self) -> list[str]:
        return [*self.summaries.values()]

    async def forget(self, table: str) -> None:
        self.logs.pop(table, None)
        self.summaries.pop(table, None)

    async def keep(self, name: str, text: str) -> None:
        if self.trouble:
            raise Unavailable(self.trouble)
        self.texts[name] = text

    async def kept(self, name: str) -> str | None:
        return self.texts.get(name)

    async def ready(self, game: str, setup_key: str) -> None:
        if self.missing:
            raise Unavailable(self.missing)
        self.loaded.append((game, setup_key))

    def now(self) -> int:
        return self.time


@asynccontextmanager
async def server_on(host: Memory) -> AsyncIterator[LocalServer]:
    """A server of a device, until it is closed."""
    server = LocalServer(host)
    try:
        yield server
    finally:
        server.close()
