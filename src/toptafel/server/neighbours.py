"""Several processes over one PostgreSQL: each tells the others what it has stored, and who is connected to it."""

import asyncio
import logging
from typing import TYPE_CHECKING

import psycopg

from toptafel.server.store import CHANNEL

if TYPE_CHECKING:
    from toptafel.server.house import House

logger = logging.getLogger("toptafel")

SEEN = 30.0  # seconds between two words about who is here


async def listen(house: "House") -> None:
    """Hear what the other processes say, for ever; if the database goes away, wait until it is back."""
    while True:
        try:
            await hear_all(house)
        except psycopg.Error as problem:
            logger.warning("the database does not answer: %s", problem)
        await asyncio.sleep(1.0)


async def hear_all(house: "House") -> None:
    url = house.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        for room in list(house.rooms.values()):
            await room.hear(room.desk.number + 1)  # what was missed while nobody listened
        teller = asyncio.create_task(tell_who_is_here(house))
        try:
            async for note in connection.notifies():
                await hear(house, note.payload)
        finally:
            teller.cancel()


async def hear(house: "House", payload: str) -> None:
    """A note of another process: a table and its length, or a table and a guest."""
    name, table, what = payload.split()
    if name == house.name:
        return
    if not what.isdigit():
        house.note_elsewhere(table, what, 2 * SEEN)
    elif table in house.rooms:
        await house.rooms[table].hear(int(what))


async def tell_who_is_here(house: "House") -> None:
    """Tell the others every now and then which guests are connected here."""
    from sqlalchemy import func, select

    while True:
        here = [(room.table, one.guest) for room in house.rooms.values() for one in room.listeners if one.guest]
        for table, guest in here:
            await house.store.tell(select(func.pg_notify(CHANNEL, f"{house.name} {table} {guest}")))
        await asyncio.sleep(SEEN)
