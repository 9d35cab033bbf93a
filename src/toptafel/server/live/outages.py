"""The times in which a server was closed, or could not store anything."""

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from typing import Protocol

from toptafel.server.services.figures import Figures
from toptafel.server.services.trouble import Unavailable
from toptafel.server.table.state import DAY

logger = logging.getLogger("toptafel")

BEAT = 1.0  # seconds between two notes that the server is open
CLOSED = "closed:"  # how a note begins that says from when until when it was not
KEPT = 90 * DAY  # milliseconds that such notes are of use
DEAF = 5_000  # milliseconds without such a note after which nobody could play meanwhile


class Notes(Protocol):
    """What a server notes for itself, where it keeps its logs."""

    @property
    def trouble(self) -> str:
        """Why something could not be stored a short while ago."""

    async def note(self, name: str, value: int) -> None:
        """Write a number down."""

    async def check(self) -> None:
        """Unavailable if nothing answers there."""


class Outages:
    """The times in which nothing could be stored, so that nobody could play: no clock counts them."""

    def __init__(self, notes: Notes, now: Callable[[], int]) -> None:
        self.notes = notes
        self.now = now
        self.closed: list[tuple[int, int]] = []
        self.when_over: Callable[[], None] = lambda: None  # what is to be done after one
        self._alive_at = 0
        self._beating = asyncio.Lock()
        self._waking: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """From now on it is noted when nothing can be stored."""
        self._alive_at = self.now()

    @property
    def closed_until(self) -> int:
        """When it was last closed, until then."""
        return self.closed[-1][1] if self.closed else 0

    @property
    def is_deaf(self) -> bool:
        """Whether nothing could be stored for a while."""
        return self.now() - self._alive_at > DEAF

    async def wake(self) -> None:
        """See that whatever could not be stored for a while can be again, before anything else is; else Unavailable."""
        if self.is_deaf:
            if self._waking is None or self._waking.done():
                self._waking = asyncio.create_task(self.beat())
            await asyncio.shield(self._waking)

    async def beat(self) -> None:
        """Note that the server is open. While it could not, nobody could play: that time counts as closed."""
        async with self._beating:
            if self.is_deaf:
                await self.notes.check()  # until then nobody can play
            now = self.now()
            if deaf := now - self._alive_at > DEAF:
                await self.notes.note(f"{CLOSED}{self._alive_at}", now)
                self.closed.append((self._alive_at, now))
            await self.notes.note("alive_at", now)
            self._alive_at = now
        if deaf:
            self.when_over()

    async def keep_beating(self, figures: Figures) -> None:
        """Note every second that the server is open."""
        while True:
            try:
                await self.beat()
            except Unavailable as problem:
                logger.warning("the database does not answer: %s", problem)
            due = time.monotonic() + BEAT
            await asyncio.sleep(BEAT)
            figures.late = time.monotonic() - due

    async def check_health(self) -> None:
        """Unavailable if the database does not answer, or does not store what is to be stored."""
        await self.notes.check()
        if trouble := self.notes.trouble or ("nothing could be stored for a while" if self.is_deaf else ""):
            raise Unavailable(trouble)


def closing(known: Mapping[str, int], now: int) -> dict[str, int]:
    """What is to be noted when a server opens: that it was closed until now since it was last known to be open."""
    return {f"{CLOSED}{known['alive_at']}": max(now, *known.values())} if "alive_at" in known else {}


def closed_times(known: Mapping[str, int]) -> list[tuple[int, int]]:
    """The times in which a server was closed, from its notes."""
    return sorted((int(name[len(CLOSED) :]), until) for name, until in known.items() if name.startswith(CLOSED))
