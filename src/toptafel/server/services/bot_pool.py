"""Bots that sit at tables: they think in threads, first come, first served, and shorter when many wait."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from toptafel.bots.hint import Hint
from toptafel.kit import chance
from toptafel.kit.compiler.elsewhere import Thought, finish
from toptafel.position import Position
from toptafel.prepare import cores
from toptafel.server.services.thinking import choose, hints

T = TypeVar("T")


class BotPool:
    """As many threads as there are cores. A table has one bot to move at a time, so the first to come is fair."""

    def __init__(self, threads: int | None = None) -> None:
        self.threads = threads or cores()
        self.waiting = 0
        self.longest = 0.0
        self.asking: set[str] = set()  # guests who wait for a hint: one at a time
        self._pool = ThreadPoolExecutor(self.threads, "bot")

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def choose(self, position: Position, seat: int, level: str) -> str:
        """The move of a bot, which is shown what its seat may see."""
        return await self._think(partial(choose, position, seat, level))

    async def hints(self, position: Position, seat: int, source: chance.Source) -> list[Hint]:
        """The best moves of a seat, from what it knows."""
        return await self._think(partial(hints, position, seat, source))

    async def _think(self, work: Callable[[Callable[[], float]], Thought[T]]) -> T:
        loop, begin = asyncio.get_running_loop(), asyncio.get_running_loop().time()
        self.waiting += 1
        try:
            return await loop.run_in_executor(self._pool, lambda: finish(work(self.share)))
        finally:
            self.waiting -= 1
            self.longest = max(self.longest, loop.time() - begin)

    def share(self) -> float:
        """The part of its budget that a bot may use now: with more bots than cores, less than all."""
        return min(1.0, self.threads / max(1, self.waiting))
