"""Who is here: which seats have somebody connected, how many watch, and who counts as gone."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.players import open_table, run
from tests.server.servers import server_here
from tests.server.together import card_of, two_at_a_table, until
from toptafel.client import Client, Seat
from toptafel.server.live import attendance, live_table

SEATS = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot"}]
SOON = 0.2  # seconds


async def present(seat: Seat) -> tuple[list[bool], int]:
    """The seats that have somebody, and how many watch, as one is told next."""
    async for message in seat.news():
        if message["type"] == "present":
            return message["seats"], message["spectators"]
    raise AssertionError


def test_all_are_told_who_is_here(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            anna = await here.guest("Anna")
            table = (await anna.open_table("sudoku", SEATS))["table"]
            async with anna.connect(table) as hers:
                assert await present(hers) == ([False, False, True], 1)
                async with Client(here.url).connect(table) as theirs:
                    for seat in (hers, theirs):
                        assert await present(seat) == ([False, False, True], 2)
                    await hers.sit(0)
                    for seat in (hers, theirs):
                        assert await present(seat) == ([True, False, True], 1)
                assert await present(hers) == ([True, False, True], 0)

    run(go(), 60)


@pytest.mark.parametrize(("clock", "is_left"), [({}, True), ({"clock": {"kind": "days", "time": 1}}, False)])
def test_where_one_has_days_for_a_move_nobody_is_expected_to_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: dict[str, Any], is_left: bool
) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here, two_at_a_table(here, **clock) as (_, hers, _, his):
            await hers.socket.close()
            await (until(his, "left") if is_left else asyncio.sleep(3 * SOON))
            assert (await card_of(here, his.table))["seats"][0]["left"] == is_left

    monkeypatch.setattr(attendance, "AWAY", SOON)
    run(go(), 60)


@pytest.mark.slow
def test_whoever_is_not_there_when_the_server_opens_again_counts_as_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here, two_at_a_table(here) as (_, _, ben, his):
            table, token = his.table, ben.token
        async with server_here(tmp_path) as here, Client(here.url, token).connect(table) as again:
            assert (await until(again, "left"))["event"]["seat"] == 0

    monkeypatch.setattr(attendance, "AWAY", 10 * SOON)
    run(go(), 60)


def test_a_table_that_was_quiet_for_long_is_kept_for_whoever_is_about_to_enter(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            table = await open_table(await here.guest("Anna"))
            here.server.registry.live_tables[table].touched -= live_table.RESTED
            given = await here.server.registry.live_table(table)
            here.server.registry.forget_idle()
            assert here.server.registry.live_tables.get(table) is given

    run(go(), 60)


def test_a_table_of_somebody_who_comes_back_later_goes_on_from_where_it_was(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            anna = await here.guest("Anna")
            table = await open_table(anna)
            async with anna.connect(table) as seat:
                await seat.sit(1)
            while here.server.registry.live_tables[table].listeners:
                await asyncio.sleep(0.01)
            here.server.registry.forget_idle()
            assert table in here.server.registry.live_tables  # somebody may be about to enter it
            here.server.registry.live_tables[table].touched -= live_table.RESTED
            here.server.registry.forget_idle()
            assert table not in here.server.registry.live_tables
            assert [chair["name"] for chair in (await card_of(here, table))["seats"]] == ["", "Anna"]
            async with anna.connect(table):
                here.server.registry.live_tables[table].touched -= live_table.RESTED
                here.server.registry.forget_idle()
                assert table in here.server.registry.live_tables

    run(go(), 60)
