"""A disk that was full and has room again is used again, and what is written beside the database does not fill it."""

import asyncio
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sql

from tests.server.edges import limit, look_at
from tests.server.players import Told, begin, check, open_table, read_logs, run, sit_down
from tests.server.servers import Here, server_here
from toptafel.client import Client, Refused
from toptafel.server.live.notes import note
from toptafel.server.services.database import in_file, may_pass, pages_aside
from toptafel.server.services.rows import guests
from toptafel.server.services.store import Store
from toptafel.server.services.trouble import Unavailable

BALLAST = 300_000


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of two mebibytes, where one may make one."""
    mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(tmp_path)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("only root can mount a disk")
    yield tmp_path
    subprocess.run(["umount", str(tmp_path)], check=True)


@pytest.mark.slow
def test_a_small_disk_that_was_full_takes_much_again_when_there_is_room(small_disk: Path) -> None:
    async def go() -> None:
        async with server_here(small_disk) as here:
            anna = await here.guest("Anna")
            ballast = small_disk / "ballast"
            ballast.write_bytes(bytes(BALLAST))
            first = await open_until_full(anna)
            assert first > 500, "most of the disk is for tables, not for what is written beside them"
            assert (await look_at(here, "health"))[0] == 503
            ballast.unlink()
            assert await open_until_full(anna) > first * BALLAST / (1 << 22)

    run(go())


async def open_until_full(client: Client) -> int:
    """How many tables can be opened."""
    for count in range(10_000):
        try:
            await open_table(client)
        except Refused as refused:
            if refused.reason == "cannot-store":
                return count
            raise
    raise AssertionError("it is never full")


def test_once_a_disk_was_full_what_is_beside_the_database_goes_into_it(tmp_path: Path) -> None:
    store, beside = Store(in_file(tmp_path / "tables.db")), tmp_path / "tables.db-wal"
    room = limit(store)
    try:
        note(store, "something", 1)
        assert beside.stat().st_size
        room["pages"] = 1
        with pytest.raises(Unavailable, match="full"):
            fill(store)
        room["pages"] = 1 << 30
        before = beside.stat().st_size
        note(store, "something", 2)
        assert beside.stat().st_size < before
        fill(store)
    finally:
        store.close()


def fill(store: Store) -> None:
    """Write more than there is room for on the pages that are there."""
    rows = [{"id": str(n), "token_hash": str(n), "name": 40 * "x", "created_at": 0} for n in range(500)]
    store.change(sql.insert(guests).values([{**row, "banned": False, "silenced": False} for row in rows]))


def test_little_is_written_beside_the_database_where_the_disk_is_small() -> None:
    assert [pages_aside(free) for free in (0, 2 << 20, 1 << 40)] == [16, 64, 1000]


async def fill_disk(folder: Path, told: Told) -> int:
    """How often somebody was told that the disk is full, before there was room again."""
    async with server_here(folder) as here:
        room = limit(here.server.services.store)
        players = await sit_down(here.url, told, 4)
        playing = await begin(players, told)
        room["pages"] = 1
        while sum(player.refused["cannot-store"] for player in players) < 8:
            await asyncio.sleep(0.05)
        with pytest.raises(Refused, match="could not be stored"):
            await introduce_many(here)
        code, words = await look_at(here, "health")
        assert (code, "could not be stored" in words) == (503, True)
        assert "appends_failed_total 0\n" not in (await look_at(here, "metrics"))[1]
        room["pages"] = 1 << 30
        await playing
        assert await look_at(here, "health") == (200, "ok\n")
        return sum(player.refused["cannot-store"] for player in players)


async def introduce_many(here: Here) -> None:
    """More guests than there is room for on the pages that are there."""
    for number in range(200):
        await here.guest(f"Guest {number}")


@pytest.mark.slow
def test_a_full_disk_is_said_in_words_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    told = Told()
    assert run(fill_disk(tmp_path, told)) >= 8
    check(told, read_logs(in_file(tmp_path / "tables.db")))


@pytest.mark.parametrize(("said", "again"), [("database or disk is full", False), ("database is locked", True)])
def test_nobody_waits_for_room_on_a_full_disk(said: str, again: bool) -> None:
    assert may_pass(sql.exc.OperationalError("", None, Exception(said))) == again
