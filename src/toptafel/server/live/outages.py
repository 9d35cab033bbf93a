"""The times in which a server was closed, or could not store anything."""

import asyncio
import logging
import time
from collections.abc import Callable

import sqlalchemy as sql

from toptafel.server.services.database import Taken, Unavailable
from toptafel.server.services.figures import Figures
from toptafel.server.services.rows import notes, tables
from toptafel.server.services.store import Store
from toptafel.server.table.state import DAY

logger = logging.getLogger("toptafel")

BEAT = 1.0  # seconds between two notes that the server is open
DEAF = 5_000  # milliseconds without such a note after which nobody could play meanwhile


class Outages:
    """The times in which nothing could be stored, so that nobody could play: no clock counts them."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
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
                await self.check()  # until then nobody can play
            now = self.now()
            if deaf := now - self._alive_at > DEAF:
                await self.store.in_thread(note, self.store, f"closed:{self._alive_at}", now)
                self.closed.append((self._alive_at, now))
            await self.store.in_thread(note, self.store, "alive_at", now)
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

    async def check(self) -> None:
        """Unavailable if the database does not answer."""
        await self.store.select(sql.select(1))

    async def check_health(self) -> None:
        """Unavailable if the database does not answer, or does not store what is to be stored."""
        await self.check()
        if trouble := self.store.trouble or ("nothing could be stored for a while" if self.is_deaf else ""):
            raise Unavailable(trouble)


def note(store: Store, name: str, value: int) -> None:
    """Write a number into the server's own notes."""
    change = sql.update(notes).where(notes.c.name == name).values(value=value)
    if not store.change(change):
        try:
            store.change(sql.insert(notes).values(name=name, value=value))
        except Taken:
            store.change(change)


def note_opening(store: Store) -> list[tuple[int, int]]:
    """The times in which the server was closed, this one among them."""
    known = {row.name: row.value for row in store.read(sql.select(notes))}
    now = time.time_ns() // 1_000_000
    if "alive_at" in known:
        until = max(now, *known.values())
        known[f"closed:{known['alive_at']}"] = until
        note(store, f"closed:{known['alive_at']}", until)
    old = [name for name, until in known.items() if name.startswith("closed:") and until < now - 90 * DAY]
    if old:
        store.change(sql.delete(notes).where(notes.c.name.in_(old)))
    return sorted((int(name[7:]), until) for name, until in known.items() if name.startswith("closed:"))


def latest(store: Store) -> int:
    """The latest time that was ever noted: whatever the machine's clock says now, it is not earlier."""
    times = (sql.select(sql.func.max(notes.c.value)), sql.select(sql.func.max(tables.c.changed_at)))
    return max(store.read(chosen)[0][0] or 0 for chosen in times)
