"""The clock is set back, the power is cut, a database is not ours: nothing is lost, and it is said in words."""

import asyncio
import json
import time
from concurrent.futures import Future
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sql

from tests.server import logbooks
from tests.server.edges import close_code, socket_to
from tests.server.players import (
    CLOCK,
    Told,
    begin,
    check,
    read_logs,
    run,
    sit_down,
)
from tests.server.postgres import postgres
from tests.server.servers import Process, server_here
from toptafel.game import InputError
from toptafel.server.serve import only_one
from toptafel.server.services.appends import Append
from toptafel.server.services.database import connect, in_file
from toptafel.server.services.store import Store, Waiting
from toptafel.server.services.trouble import Taken
from toptafel.server.table import events as happened
from toptafel.server.table.events import Delayed, decode


def test_what_is_on_disk_survives_a_power_cut(tmp_path: Path) -> None:
    store = Store(in_file(tmp_path / "tables.db"))
    asked = [store.read(sql.text(f"PRAGMA {name}"))[0][0] for name in ("journal_mode", "synchronous")]
    store.close()
    assert asked == ["wal", 2]  # which SQLite calls FULL


async def set_clock_back(server: Process, told: Told) -> None:
    await asyncio.to_thread(server.start)
    players = await sit_down(server.url, told, 1, clock=CLOCK)
    playing = await begin(players, told)
    server.kill()
    server.words = ("clock-set-back",)
    await asyncio.to_thread(server.start)
    await playing


@pytest.mark.slow
def test_a_clock_that_is_set_back_by_an_hour_gives_nobody_time(tmp_path: Path) -> None:
    told, server = Told(), Process(in_file(tmp_path / "tables.db"))
    try:
        run(set_clock_back(server, told))
    finally:
        server.kill()
    logs = read_logs(server.database)
    check(told, logs)
    for log in logs.values():
        times = [event.at for event in log]
        assert times == sorted(times)
        assert times[-1] < 1000 * (time.time() + 1800)
        assert sum(event.milliseconds for event in log if isinstance(event, Delayed)) < 1800 * 1000


@pytest.mark.slow
def test_a_name_that_no_table_can_have_is_not_looked_for(tmp_path: Path) -> None:
    async def go(database: str) -> None:
        async with server_here(tmp_path, database=database) as here:
            for name in ("a%00b", "%20" * 20, "A" * 20, "a" * 21, "%ED%A0%80", "'"):
                async with socket_to(here, name) as socket:
                    assert json.loads(await socket.recv())["reason"] == "no-such-table", name
                    assert await close_code(socket) == 4004

    with postgres() as server:
        run(go(server.database("names")), 60)


def test_a_database_from_a_newer_version_is_refused_in_words(tmp_path: Path) -> None:
    database = in_file(tmp_path / "tables.db")
    store = Store(database)
    store.change(sql.text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    with pytest.raises(InputError, match="from a newer Toptafel"):
        connect(database)


def test_two_servers_on_one_file_are_refused_in_words(tmp_path: Path) -> None:
    database = in_file(tmp_path / "tables.db")
    with only_one(database), pytest.raises(InputError, match="open already"), only_one(database):
        pass
    with only_one(database):
        pass


def test_a_database_in_no_folder_is_refused_in_words(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/no/such/tables.db"
    with pytest.raises(InputError, match="cannot write beside the database"), only_one(database):
        pass
    with pytest.raises(InputError, match="the database does not answer"):
        connect(database)


def test_a_move_that_came_second_is_not_taken_for_the_first_because_both_end_the_game(tmp_path: Path) -> None:
    table = logbooks.Logbook.open("sudoku", "oo").sit("anna", "ben")
    end = happened.Ended(at=9, result={"scores": [0, 0], "places": [1, 1], "reason": "stuck"})
    moves = [happened.Played(at=9, by="ben", id=name, seat=1, move=name) for name in ("a1", "b2")]
    after = msgspec.structs.replace(table.state, number=table.state.number + 2)
    both = [Waiting([Append([move, end], after)], Future(), 0.0) for move in moves]
    store = Store(in_file(tmp_path / "tables.db"))
    store._write_together(both)
    store.close()
    assert both[0].future.exception() is None
    assert isinstance(both[1].future.exception(), Taken)
    stored = [decode(body) for body in Store(in_file(tmp_path / "tables.db")).log(logbooks.TABLE)]
    assert stored == [moves[0], end]
