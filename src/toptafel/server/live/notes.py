"""What a server notes for itself in its database: that it is open, and when it was not."""

import time

import sqlalchemy as sql

from toptafel.server.live.outages import CLOSED, KEPT, closed_times, closing
from toptafel.server.services.rows import notes, tables
from toptafel.server.services.store import Store
from toptafel.server.services.trouble import Taken


class Notes:
    """The notes of a server."""

    def __init__(self, store: Store) -> None:
        self.store = store

    @property
    def trouble(self) -> str:
        return self.store.trouble

    async def note(self, name: str, value: int) -> None:
        await self.store.in_thread(note, self.store, name, value)

    async def check(self) -> None:
        await self.store.select(sql.select(1))


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
    known, now = {row.name: row.value for row in store.read(sql.select(notes))}, time.time_ns() // 1_000_000
    for name, until in closing(known, now).items():
        note(store, name, until)
        known[name] = until
    old = [name for name, until in known.items() if name.startswith(CLOSED) and until < now - KEPT]
    if old:
        store.change(sql.delete(notes).where(notes.c.name.in_(old)))
    return closed_times(known)


def latest(store: Store) -> int:
    """The latest time that was ever noted: whatever the machine's clock says now, it is not earlier."""
    times = (sql.select(sql.func.max(notes.c.value)), sql.select(sql.func.max(tables.c.changed_at)))
    return max(store.read(chosen)[0][0] or 0 for chosen in times)
