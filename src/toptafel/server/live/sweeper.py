"""Tables that wait for the server are found, and looked after."""

import asyncio
import logging
import random

import sqlalchemy as sql

from toptafel.server.live.lists import of_the_banned
from toptafel.server.live.registry import Registry
from toptafel.server.live.services import Services
from toptafel.server.services.rows import tables
from toptafel.server.services.store import Store
from toptafel.server.services.trouble import Unavailable
from toptafel.server.table.duties import PATIENCE
from toptafel.server.table.ending import Close

logger = logging.getLogger("toptafel")

SWEEP = 2.0  # seconds between two looks for tables that wait for the server
AT_ONCE = 500  # tables that a sweep looks after
FIRST = (0, "")  # before all tables


async def sweep(services: Services, registry: Registry) -> None:
    """Look for tables that wait for the server: a clock, a deal, a bot, or to be closed.

    Each look goes on behind the last one, and begins anew at the end: tables that go on waiting keep nobody back.
    """
    store, place, name = services.store, FIRST, ""
    while True:
        try:
            due = await store.in_thread(stalled, store, services.clock.now(), place)
            place = due[-1] if len(due) == AT_ONCE else FIRST
            for _, table in due:
                if table not in registry.unreadable:
                    await registry.look_after(table)
            unwanted = await store.in_thread(of_the_banned, store, name, AT_ONCE)
            name = unwanted[-1] if len(unwanted) == AT_ONCE else ""
            for table in unwanted:
                await registry.look_after(table, Close())
        except Unavailable as problem:
            logger.warning("the database does not answer: %s", problem)
        await asyncio.sleep(SWEEP * random.uniform(0.8, 1.2))


def stalled(store: Store, now: int, after: tuple[int, str] = FIRST) -> list[tuple[int, str]]:
    """Tables at which the server should have done something, and when, those first that have waited longest."""
    place = (tables.c.due_at, tables.c.id)
    due = tables.c.phase.in_(PATIENCE) & (tables.c.due_at <= now) & (sql.tuple_(*place) > after)
    rows = store.read(sql.select(*place).where(due).order_by(*place).limit(AT_ONCE))
    return [(row.due_at, row.id) for row in rows]
