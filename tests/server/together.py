"""What tests of live tables share: two people at a table, events that they wait for, and the host."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.server.players import open_table
from tests.server.servers import Here
from tests.waiting import PATIENCE
from toptafel.client import Client, Message, Refused, Seat
from toptafel.server.services.store import Store

SOON = 0.2  # seconds


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, PATIENCE))


async def until(seat: Seat, kind: str) -> Message:
    """The next event of a kind."""
    async for message in seat.news():
        if message["type"] == "event" and message["event"]["kind"] == kind:
            return message
    raise AssertionError


async def why_not(work: Coroutine[Any, Any, object]) -> str:
    """Why something is refused."""
    with pytest.raises(Refused) as refused:
        await work
    return refused.value.reason


async def card_of(here: Here, table: str) -> Message:
    card: Message = await Client(here.url).request("GET", f"api/tables/{table}")
    return card


@asynccontextmanager
async def two_at_a_table(here: Here, **rest: Any) -> AsyncIterator[tuple[Client, Seat, Client, Seat]]:
    """Anna and Ben at a table that has begun, each with a connection."""
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    table = await open_table(anna, **rest)
    async with anna.connect(table) as hers, ben.connect(table) as his:
        await hers.sit()
        await his.sit()
        await until(hers, "dealt")
        await until(his, "dealt")
        yield anna, hers, ben, his


async def as_host(here: Here, work: Any, *given: Any, **named: Any) -> None:
    """Do something as the host's commands do: with a store of their own."""
    store = Store(here.server.services.settings.database)
    try:
        await asyncio.to_thread(work, store, *given, **named)
    finally:
        store.close()


async def guest_id(client: Client) -> str:
    return str((await client.request("GET", "api/guest"))["id"])
