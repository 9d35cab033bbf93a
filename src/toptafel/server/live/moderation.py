"""What the host has done is done here too: somebody is banned or forgotten, a log is longer."""

import asyncio
import logging
from collections.abc import Collection, Iterable
from contextlib import suppress

from toptafel.server.live.live_table import LiveTable
from toptafel.server.live.registry import Registry
from toptafel.server.live.services import Services
from toptafel.server.services.forgetting import erase, forgotten_since
from toptafel.server.services.people import TRUSTED, People
from toptafel.server.services.trouble import Unavailable
from toptafel.server.table.seating import Expel

logger = logging.getLogger("toptafel")

LOOK = 0.5  # seconds between two looks for what the host has done
AGAIN = 1012  # the code with which a connection is closed that may come back at once
MOVED = 4001  # the code with which a connection of somebody who has gone is closed


async def see_off(services: Services, registry: Registry) -> None:
    """Close the connections of those who have moved, through whatever process, or whom the host has banned."""
    forgotten = set[str]()  # guests, lately
    while True:
        await asyncio.sleep(TRUSTED)
        registry.forget_idle()
        with suppress(Unavailable):
            await forget_people(services, registry, forgotten)
            gone = await services.people.gone()
            for visitor in gone:
                visitor.close(MOVED)
            await expel(services, registry, {visitor.guest for visitor in gone})


async def forget_people(services: Services, registry: Registry, forgotten: set[str]) -> None:
    """Whom the host has had forgotten is forgotten here too; those at their tables come back to what is left.

    For a while it is looked again, for what they did while we still believed that they were somebody.
    """
    since = services.clock.now() - 3000 * int(TRUSTED)
    for guest in await services.store.in_thread(forgotten_since, services.store, since):
        if await services.store.in_thread(erase, services.store, guest) or guest not in forgotten:
            forgotten.add(guest)
            services.people.doubt()
            drop(services.people, guest)
            for table in await asyncio.to_thread(tables_with, [*registry.live_tables.values()], guest):
                if live := registry.live_tables.pop(table, None):
                    live.send_away(AGAIN)


def tables_with(tables: Iterable[LiveTable], guest: str) -> list[str]:
    """Those tables at which a guest did anything: all logs are looked through, beside the games."""
    return [live.table for live in tables if live.history.has(guest)]


async def expel(services: Services, registry: Registry, guests: Collection[str]) -> None:
    """Take those whom the host has banned from the tables at which they wait."""
    for guest in await services.people.banned(guests):
        for live in list(registry.live_tables.values()):
            if guest in live.state.expected():
                live.order_soon(Expel(guest))


def drop(people: People, guest: str) -> None:
    """Close the connections of a guest who has moved to another device, or may not come back."""
    for visitor in list(people.visitors):
        if visitor.guest == guest:
            visitor.close(MOVED)


async def watch_log(services: Services, registry: Registry) -> None:
    """Look what the host has added to the tables' logs, which SQLite does not tell."""
    end: int | None = None
    while True:
        try:
            end, longer = await services.store.in_thread(services.store.news, end)
            for table, number in longer.items():
                if table in registry.live_tables:
                    registry.live_tables[table].hear(number)
        except Unavailable as problem:
            logger.warning("the database does not answer: %s", problem)
        await asyncio.sleep(LOOK)
