"""The host copies the database and closes tables while people play."""

import asyncio
import time
from pathlib import Path

import pytest

from tests.server.players import Told, begin, check, open_table, read_logs, run, sit_down
from tests.server.postgres import postgres
from tests.server.servers import Here, server_here
from toptafel.game import InputError
from toptafel.server import host
from toptafel.server.services.database import in_file
from toptafel.server.services.store import Store


async def back_up(folder: Path, told: Told) -> list[int]:
    async with server_here(folder) as here:
        playing = await begin(await sit_down(here.url, told, 4), told)
        counts = [await asyncio.to_thread(copy, folder, number) for number in range(5)]
        await playing
    return counts


def copy(folder: Path, number: int) -> int:
    store = Store(in_file(folder / "tables.db"))
    try:
        return host.back_up(store, folder / f"copy-{number}.db")
    finally:
        store.close()


@pytest.mark.slow
def test_a_copy_made_while_people_play_opens_and_replays(tmp_path: Path) -> None:
    told = Told()
    counts = run(back_up(tmp_path, told))
    logs = read_logs(in_file(tmp_path / "tables.db"))
    check(told, logs)
    for number, count in enumerate(counts):
        copied = read_logs(in_file(tmp_path / f"copy-{number}.db"))
        assert sum(map(len, copied.values())) == count > 0
        for table, log in copied.items():
            assert log == logs[table][: len(log)]


def test_a_copy_that_cannot_be_made_is_refused_in_words(tmp_path: Path) -> None:
    store = Store(in_file(tmp_path / "tables.db"))
    with pytest.raises(InputError, match="cannot copy into"):
        host.back_up(store, tmp_path / "no" / "such" / "copy.db")
    store.close()


async def close_from_outside(here: Here) -> float:
    """The seconds until somebody who is connected hears that the host has closed the table."""
    anna = await here.guest("Anna")
    table = await open_table(anna)
    async with anna.connect(table) as seat:
        begin = time.monotonic()
        await asyncio.to_thread(close_table, here.server.services.settings.database, table)
        async for message in seat.news():
            if message["type"] == "event" and message["event"]["kind"] == "closed":
                break
    return time.monotonic() - begin


def close_table(database: str, table: str) -> None:
    store = Store(database)
    try:
        host.close_table(store, table)
    finally:
        store.close()


async def close_at(folder: Path, database: str = "") -> float:
    async with server_here(folder, database=database) as here:
        return await close_from_outside(here)


def test_a_table_that_the_host_closes_is_closed_for_those_who_sit_there(tmp_path: Path) -> None:
    assert run(close_at(tmp_path)) < 10


@pytest.mark.slow
def test_a_table_that_the_host_closes_in_postgresql_is_closed_for_those_who_sit_there(tmp_path: Path) -> None:
    with postgres() as server:
        assert run(close_at(tmp_path, server.database("closed")), 30) < 10
