"""Several processes over one PostgreSQL: each tells the others what it has stored, and who is connected to it."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

import psycopg
import sqlalchemy as sql

from toptafel.server.services.store import CALL, CHANNEL, Unavailable

if TYPE_CHECKING:
    from toptafel.server.live.house import House

logger = logging.getLogger("toptafel")

SEEN = 30.0  # seconds between two words about who is here
HELLO = "hello"  # a process that has just begun to listen wants to know who is where


async def listen(house: "House") -> None:
    """Hear what the other processes say, for ever; if the database goes away, wait until it is back."""
    teller = asyncio.create_task(tell(house))
    try:
        while True:
            try:
                await hear_all(house)
            except (psycopg.Error, OSError) as problem:
                logger.warning("the database does not answer: %s", problem)
            await asyncio.sleep(1.0)
    finally:
        teller.cancel()


async def hear_all(house: "House") -> None:
    url = house.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    async with await psycopg.AsyncConnection.connect(url, autocommit=True, **CALL) as connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        for live in list(house.live_tables.values()):
            live.hear(live.state.number + 1)  # what was missed while nobody listened
        house.comings.put_nowait(f"{house.store.name} - {HELLO}")
        async for note in connection.notifies():
            try:
                hear(house, note.payload)
            except ValueError:
                logger.warning("not understood, on channel %s: %r", CHANNEL, note.payload)


def hear(house: "House", payload: str) -> None:
    """A note of another process: a table and its length, or a table and who comes or goes."""
    name, table, what = payload.split()
    if name == house.store.name:
        return
    if what == HELLO:
        everybody(house)
    elif what[0] in "+-":
        house.note_elsewhere(table, name, what[1:], 2 * SEEN if what[0] == "+" else 0.0)
    elif table in house.live_tables:
        house.live_tables[table].hear(int(what))


def everybody(house: "House") -> None:
    """Have the others told who is connected here."""
    for live in house.live_tables.values():
        for guest in {listener.guest for listener in live.listeners}:
            house.say_present(live.table, guest)


async def tell(house: "House") -> None:
    """Tell the others who comes and goes, and every now and then who is here."""
    next_round = time.monotonic() + SEEN
    while True:
        try:
            async with asyncio.timeout(max(0.0, next_round - time.monotonic())):
                words = [await house.comings.get()]
            while not house.comings.empty():
                words.append(house.comings.get_nowait())
            await house.store.execute(*(sql.select(sql.func.pg_notify(CHANNEL, word)) for word in words))
        except TimeoutError:
            next_round = time.monotonic() + SEEN
            house.forget_elsewhere()
            everybody(house)
        except Unavailable as problem:
            logger.warning("the others could not be told who is here: %s", problem)
