"""A server: all tables of one process, and what they share."""

import asyncio
from collections.abc import Coroutine, Iterator
from typing import Any

from toptafel.kit.text.words import LANGUAGES
from toptafel.server.live.moderation import see_off, watch_log
from toptafel.server.live.registry import Registry
from toptafel.server.live.services import Services
from toptafel.server.live.sweeper import sweep
from toptafel.server.services.compile_queue import CompileQueue
from toptafel.server.services.retention import keep_tidy
from toptafel.server.services.settings import Settings
from toptafel.server.table.guards import TableError


class Server:
    """The services, the live tables that use them, and what happens by itself."""

    def __init__(self, settings: Settings, compile_queue: CompileQueue | None = None) -> None:
        self.services = Services(settings, compile_queue)
        self.registry = Registry(self.services)
        self.services.outages.when_over = self.registry.regain_soon
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Begin."""
        await asyncio.to_thread(load_words)
        await self.services.open()
        self._tasks = [asyncio.create_task(work) for work in self._by_itself()]

    def _by_itself(self) -> Iterator[Coroutine[Any, Any, None]]:
        """All that goes on as long as the server is open."""
        services, registry = self.services, self.registry
        yield services.outages.keep_beating(services.figures)
        yield see_off(services, registry)
        if services.settings.worker == 0:
            yield sweep(services, registry)
            yield keep_tidy(services.store, services.settings.keep, services.clock.now)
        if services.store.is_postgresql:
            from toptafel.server.live.cluster import listen  # whose library is loaded only where it is used

            yield listen(services, registry)
        else:
            yield watch_log(services, registry)

    async def close(self) -> None:
        """Stop what happens by itself, and write what is under way."""
        for task in self._tasks:
            task.cancel()
        self.registry.close()
        await self.services.close()


def load_words() -> None:
    """Read our sentences now: the first one costs a second, in which nobody else would be answered."""
    for language in LANGUAGES:
        TableError("no-guest").say(language)
