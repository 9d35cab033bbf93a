"""Tables that wait for the server are found, and looked after."""

import asyncio
import logging
import random

import sqlalchemy as sql

from toptafel.server.live.lists import of_the_banned
from toptafel.server.live.registry import Registry
from toptafel.server.live.services import Services
from toptafel.server.services.database import Unavailable
from toptafel.server.services.rows import tables
from toptafel.server.services.store import Store
from toptafel.server.table.duties import PATIENCE
from toptafel.server.table.ending import Close

logger = logging.getLogger("toptafel")

SWEEP = 2.0  # seconds between two looks for tables that wait for the server
AT_ONCE = 500  # tables that a sweep looks after


async def sweep(services: Services, registry: Registry) -> None:
    """Look for tables that wait for the server: a clock, a deal, a bot, or to be closed."""
    while True:
        try:
            now, helpless = services.clock.now(), [*registry.unreadable]
            for table in await services.store.in_thread(stalled, services.store, now, helpless):
                await registry.look_after(table)
            for table in await services.store.in_thread(of_the_banned, services.store):
                await registry.look_after(table, Close())
        except Unavailable as problem:
            logger.warning("the database does not answer: %s", problem)
        await asyncio.sleep(SWEEP * random.uniform(0.8, 1.2))


def stalled(store: Store, now: int, helpless: list[str]) -> list[str]:
    """Tables at which the server should have done something by now, those first that have waited longest."""
    due = tables.c.phase.in_(PATIENCE) & (tables.c.due_at <= now) & tables.c.id.not_in(helpless)
    return [row.id for row in store.read(sql.select(tables.c.id).where(due).order_by(tables.c.due_at).limit(AT_ONCE))]
