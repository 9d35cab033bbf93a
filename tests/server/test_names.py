"""Whoever goes by another name does so at their tables too, for all who are there."""

import asyncio
from pathlib import Path

import pytest

from tests.server.desks import Logbook
from tests.server.houses import house_here, state_of
from toptafel.client import Client, Message, Refused, Seat
from toptafel.server.limits import Limits
from toptafel.server.log import HOUSE, Rename

OPEN = [{"kind": "open"}] * 2


async def rename(guest: Client, name: str) -> None:
    await guest.request("PATCH", "api/guest", {"name": name})


async def next_event(seat: Seat, kind: str) -> Message:
    async for message in seat.news():
        if message["type"] == "event" and message["event"]["kind"] == kind:
            return message
    raise AssertionError


def test_a_guest_who_takes_another_name_has_it_at_the_table(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_here(tmp_path) as here:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            table = (await anna.open_table("sudoku", OPEN))["table"]
            async with anna.connect(table) as hers, ben.connect(table) as his:
                await hers.sit()
                await next_event(his, "sat")
                await state_of(his)
                await rename(anna, "Bea")
                told = await next_event(his, "named")
                assert told["words"] == ["Somebody is now called Bea."]
                state: Message = await state_of(his)
                assert [chair["name"] for chair in state["table"]["seats"]] == ["Bea", ""]
                await rename(anna, "Bea")  # which nobody need be told
                await ben.request("PATCH", "api/guest", {"name": "Bob"})  # who does not sit here
                assert (await his.ask("ask"))["number"] == told["number"]

    asyncio.run(go())


def test_whoever_has_another_name_sits_down_with_it(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_here(tmp_path) as here:
            anna = await here.guest("Anna")
            table = (await anna.open_table("sudoku", OPEN))["table"]
            await rename(anna, "Bea")
            assert (await anna.request("GET", "api/guest"))["name"] == "Bea"
            async with anna.connect(table) as seat:
                await seat.sit()
            assert await names_at(anna, table) == ["Bea", ""]

    asyncio.run(go())


def test_a_table_that_is_over_keeps_the_names_with_which_it_was_played(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_here(tmp_path) as here:
            anna = await here.guest("Anna")
            table = (await anna.open_table("sudoku", [{"kind": "open"}]))["table"]
            other = (await anna.open_table("sudoku", OPEN))["table"]
            async with anna.connect(table) as over, anna.connect(other) as waiting:
                await over.sit()
                await waiting.sit()
                await next_event(over, "dealt")
                await over.ask("resign", seat=0)
                await rename(anna, "Bea")
                await next_event(waiting, "named")
                assert await names_at(anna, table) == ["Anna"]

    asyncio.run(go())


async def names_at(guest: Client, table: str) -> list[str]:
    card = await guest.request("GET", f"api/tables/{table}")
    return [chair["name"] for chair in card["seats"]]


def test_new_names_are_counted_like_lines_of_chat(tmp_path: Path) -> None:
    async def go(limits: Limits) -> None:
        async with house_here(tmp_path, limits) as here:
            anna = await here.guest("Anna")
            for number in range(10):
                await rename(anna, f"Anna {number}")
            with pytest.raises(Refused, match="too fast"):
                await rename(anna, "Bea")

    asyncio.run(go(Limits()))


def test_nobody_is_told_of_the_name_of_somebody_for_whom_a_seat_is_only_kept() -> None:
    table = Logbook.open("sudoku", "ho")
    assert table.ask(HOUSE, Rename("anna", "Bea")) == []
