"""Whose record is replayed next: one at a time beside the games, everybody in turn, and not too many wait."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from toptafel.server.services.limits import RateLimits
from toptafel.server.table.guards import TableError


class Turns:
    """Those who wait to have something replayed: whoever has many waits for whoever has one."""

    def __init__(self, rate_limits: RateLimits) -> None:
        self.rate_limits = rate_limits
        self._busy = False
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by who asks; whose turn is next comes first

    @asynccontextmanager
    async def turn(self, address: str, who: str) -> AsyncIterator[None]:
        """Wait for a turn; a TableError if an address has had many, refused ones too, or too many wait already."""
        waiting, limits = self.rate_limits.waiting, self.rate_limits.limits
        if waiting[address] >= limits.records_waiting or not self.rate_limits.replays.allows(address):
            raise TableError("too-fast")
        if waiting.total() >= limits.records_at_once:
            raise TableError("too-busy")
        waiting[address] += 1
        try:
            await self._wait(who)
            try:
                yield
            finally:
                self._go_on()
        finally:
            waiting[address] -= 1
            if not waiting[address]:
                del waiting[address]

    async def _wait(self, who: str) -> None:
        """Come back when nobody else is at it."""
        if not self._busy:
            self._busy = True
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was given the turn, and does not want it any more
                self._go_on()
            raise

    def _go_on(self) -> None:
        """Let the next one: the first of whoever has waited longest since their last turn."""
        while self._waiting:
            who, theirs = next(iter(self._waiting.items()))
            del self._waiting[who]
            first = theirs.popleft()
            if theirs:
                self._waiting[who] = theirs
            if not first.done():
                first.set_result(None)
                return
        self._busy = False
