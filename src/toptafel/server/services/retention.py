"""How long things are kept: what nobody needs any longer is deleted, and what is over is put together."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass

import sqlalchemy as sql

from toptafel.server.services.rows import archives, codes, events, guests, notes, seats, tables
from toptafel.server.services.store import Store, pack
from toptafel.server.services.trouble import Unavailable
from toptafel.server.table.state import DAY

logger = logging.getLogger("toptafel")

OFTEN = 3600.0  # seconds between two looks
SOME = 200  # tables or guests at a time, so that nobody waits for long
LATELY = 10 * DAY  # for which it is noted who was forgotten


@dataclass(frozen=True)
class Keep:
    """For how many days; 0 is for ever."""

    guests: int = 400  # who have no tables, since they were last here
    closed: int = 30  # tables that were closed
    logs: int = 90  # of games that are over, event by event; then together as one record
    games: int = 0  # that are over

    def since(self, what: str, now: int) -> int:
        """Whatever is older than this moment has been kept for long enough."""
        days: int = getattr(self, what)
        return now - days * DAY if days else -1


async def keep_tidy(store: Store, keep: Keep, now: Callable[[], int]) -> None:
    """Tidy up now and then, for as long as the server runs."""
    while True:
        try:
            await store.in_thread(tidy_up, store, keep, now())
        except Unavailable as problem:
            logger.warning("what is old could not be deleted: %s", problem)
        await asyncio.sleep(OFTEN)


def tidy_up(store: Store, keep: Keep, now: int) -> None:
    """Delete what has been kept for long enough, and put the logs of old games together."""
    delete_tables(store, "closed", keep.since("closed", now))
    delete_tables(store, "over", keep.since("games", now))
    pack_logs(store, keep.since("logs", now))
    delete_guests(store, keep.since("guests", now))
    old = notes.c.name.startswith("forgot:") & (notes.c.value < now - LATELY)
    store.change(sql.delete(codes).where(codes.c.expires_at < now), sql.delete(notes).where(old))


def delete_tables(store: Store, phase: str, before: int) -> None:
    """Delete tables that have been over or closed since before a moment, with all that is kept of them."""
    old = (tables.c.phase == phase) & (tables.c.changed_at < before) & ~tables.c.id.in_(latest(store))
    while some := [row.id for row in store.read(sql.select(tables.c.id).where(old).limit(SOME))]:
        theirs = [sql.delete(kept).where(kept.c.table_id.in_(some)) for kept in (events, archives, seats)]
        store.change(*theirs, sql.delete(tables).where(tables.c.id.in_(some)))


def pack_logs(store: Store, before: int) -> None:
    """Put the events of games that have been over since before a moment together: one row a game."""
    loose = sql.exists().where(events.c.table_id == tables.c.id)
    old = (tables.c.phase == "over") & (tables.c.changed_at < before) & ~tables.c.id.in_(latest(store)) & loose
    while some := [row.id for row in store.read(sql.select(tables.c.id).where(old).limit(SOME))]:
        for table in some:
            pack_log(store, table)


def pack_log(store: Store, table: str) -> None:
    """Put a log together, with what was packed of it before; what comes meanwhile stays where it is."""
    bodies = store.log(table)
    mine = archives.c.table_id == table
    store.change(
        sql.delete(archives).where(mine),
        sql.insert(archives).values(table_id=table, count=len(bodies), body=pack(bodies)),
        sql.delete(events).where((events.c.table_id == table) & (events.c.number <= len(bodies))),
    )


def latest(store: Store) -> list[str]:
    """The table of the last row in SQLite, which stays: else the next would have its number, and not look new."""
    if store.is_postgresql:
        return []
    return [row.table_id for row in store.read(sql.select(events.c.table_id).order_by(sql.text("rowid DESC")).limit(1))]


def delete_guests(store: Store, before: int) -> None:
    """Delete guests who have not been here since a moment, and have no tables."""
    sits = sql.exists().where(seats.c.guest == guests.c.id)
    opened = sql.exists().where(tables.c.opened_by == guests.c.id)
    old = (guests.c.seen_at < before) & ~sits & ~opened
    while some := [row.id for row in store.read(sql.select(guests.c.id).where(old).limit(SOME))]:
        store.change(sql.delete(codes).where(codes.c.guest.in_(some)), sql.delete(guests).where(guests.c.id.in_(some)))
