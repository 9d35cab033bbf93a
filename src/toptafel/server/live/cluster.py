"""Several processes over one PostgreSQL: each tells the others what it has stored, and who is connected to it."""

import asyncio
import logging
import time

import psycopg
import sqlalchemy as sql

from toptafel.server.live.registry import Registry
from toptafel.server.live.services import Services
from toptafel.server.services.database import CALL
from toptafel.server.services.store import CHANNEL
from toptafel.server.services.trouble import Unavailable

logger = logging.getLogger("toptafel")

SEEN = 30.0  # seconds between two words about who is here
HELLO = "hello"  # a process that has just begun to listen wants to know who is where


async def listen(services: Services, registry: Registry) -> None:
    """Hear what the other processes say, for ever; if the database goes away, wait until it is back."""
    teller = asyncio.create_task(tell(services, registry))
    try:
        while True:
            try:
                await hear_all(services, registry)
            except (psycopg.Error, OSError) as problem:
                logger.warning("the database does not answer: %s", problem)
            await asyncio.sleep(1.0)
    finally:
        teller.cancel()


async def hear_all(services: Services, registry: Registry) -> None:
    url = services.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    async with await psycopg.AsyncConnection.connect(url, autocommit=True, **CALL) as connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        for live in list(registry.live_tables.values()):
            live.hear(live.state.number + 1)  # what was missed while nobody listened
        services.presence.comings.put_nowait(f"{services.store.name} - {HELLO}")
        async for note in connection.notifies():
            try:
                hear(services, registry, note.payload)
            except ValueError:
                logger.warning("not understood, on channel %s: %r", CHANNEL, note.payload)


def hear(services: Services, registry: Registry, payload: str) -> None:
    """A note of another process: a table and its length, or a table and who comes or goes."""
    name, table, what = payload.split()
    if name == services.store.name:
        return
    if what == HELLO:
        everybody(services, registry)
    elif what[0] in "+-":
        changed = services.presence.note(table, name, what[1:], 2 * SEEN if what[0] == "+" else 0.0)
        if changed and table in registry.live_tables:
            registry.live_tables[table].attendance.show()
    elif table in registry.live_tables:
        registry.live_tables[table].hear(int(what))


def everybody(services: Services, registry: Registry) -> None:
    """Have the others told who is connected here."""
    for live in registry.live_tables.values():
        for guest in {listener.guest for listener in live.listeners}:
            services.presence.say(live.table, guest)


async def tell(services: Services, registry: Registry) -> None:
    """Tell the others who comes and goes, and every now and then who is here."""
    next_round = time.monotonic() + SEEN
    while True:
        try:
            async with asyncio.timeout(max(0.0, next_round - time.monotonic())):
                words = [await services.presence.comings.get()]
            while not services.presence.comings.empty():
                words.append(services.presence.comings.get_nowait())
            await services.store.execute(*(sql.select(sql.func.pg_notify(CHANNEL, word)) for word in words))
        except TimeoutError:
            next_round = time.monotonic() + SEEN
            see_off(services, registry)
            everybody(services, registry)
        except Unavailable as problem:
            logger.warning("the others could not be told who is here: %s", problem)


def see_off(services: Services, registry: Registry) -> None:
    """Those of whom nothing was heard for long may be gone."""
    for table, guests in services.presence.forget().items():
        if live := registry.live_tables.get(table):
            for guest in guests:
                live.attendance.watch_for(guest)
            live.attendance.show()
