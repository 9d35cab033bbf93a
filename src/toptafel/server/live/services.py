"""What all tables of a process share."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, TypeVar

from toptafel.server.live.lists import Lists
from toptafel.server.live.notes import Notes, latest, note_opening
from toptafel.server.live.outages import Outages
from toptafel.server.live.presence import Presence
from toptafel.server.services.bot_pool import BotPool
from toptafel.server.services.clock import Clock
from toptafel.server.services.compile_queue import CompileQueue
from toptafel.server.services.figures import Figures
from toptafel.server.services.limits import RateLimits
from toptafel.server.services.people import People
from toptafel.server.services.replaying import Turns
from toptafel.server.services.settings import Settings
from toptafel.server.services.store import Store

T = TypeVar("T")


class Services:
    """Made once for a process; each knows nothing of the tables that use it."""

    def __init__(self, settings: Settings, compile_queue: CompileQueue | None = None) -> None:
        self.settings = settings
        self.clock = Clock()
        self.figures = Figures()
        self.store = Store(settings.database)
        self.people = People(self.store)
        self.lists = Lists(self.store, settings.key)
        self.compile_queue = compile_queue or CompileQueue()
        self.bot_pool = BotPool()
        self.rate_limits = RateLimits(settings.limits)
        self.replaying = Turns(self.rate_limits)
        self.presence = Presence(self.store)
        self.outages = Outages(Notes(self.store), self.clock.now)

    async def open(self) -> None:
        """Note how long the server was closed, and begin."""
        self.outages.closed = await self.store.in_thread(note_opening, self.store)
        self.clock.go_on_from(await self.store.in_thread(latest, self.store))
        self.outages.begin()
        self.compile_queue.open()

    @staticmethod
    def new_secret() -> str:
        """What nobody can know who sits down at a table: a part of its deal."""
        return secrets.token_hex(32)

    async def apart(self, work: Callable[..., T], *given: Any) -> T:
        """Do something that takes a while in a thread, beside the tables."""
        return await asyncio.to_thread(work, *given)

    async def close(self) -> None:
        """Write what is under way, and stop."""
        self.compile_queue.close()
        self.bot_pool.close()
        await asyncio.to_thread(self.store.close)
