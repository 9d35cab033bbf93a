"""The disk is full, the database is gone, the clock is set back: said in words or waited out, and nothing is lost."""

import asyncio
import json
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psycopg
import pytest
import sqlalchemy as sql

from tests.server import logbooks
from tests.server.edges import close_code, socket_to
from tests.server.houses import Here, Process, house_here
from tests.server.players import Player, Told, ask_once, check, introduce, open_table, read_logs, run
from tests.server.postgres import Postgres, postgres
from toptafel.client import Client, Refused
from toptafel.game import InputError
from toptafel.server import host
from toptafel.server.live.live_table import LiveTable
from toptafel.server.live.outages import DEAF, Outages
from toptafel.server.serve import only_one
from toptafel.server.services.appends import Append
from toptafel.server.services.database import CALL, PATIENCE, Taken, Unavailable, connect, in_file, may_pass
from toptafel.server.services.store import Store, Waiting
from toptafel.server.table import events as happened
from toptafel.server.table.events import Delayed, decode

CLOCK = {"kind": "seconds", "time": 600}
LONG = {"referee": "table"}  # no game is over before all cards are used
GONE = 10.0  # seconds
PAUSE = 0.2  # seconds before each move: a game has 72
SLACK = 2.0  # seconds that a busy machine takes for a move, or from one note that the house is open to the next


async def sit_down(url: str, told: Told, tables: int, **rest: Any) -> list[Player]:
    """Two players at each of some tables, all ready to begin."""
    guests = [await introduce(url, name) for name in ("Anna", "Ben")]
    opened = [await open_table(guests[0][0], **rest) for _ in range(tables)]
    return [Player(*guest, table, told) for table in opened for guest in guests]


async def begin(players: list[Player], told: Told) -> "asyncio.Future[list[None]]":
    """Have them play, and wait until they are in the middle of it."""
    playing = asyncio.gather(*(player.play() for player in players))
    while len(told.acknowledged) < 4 * len(players):
        await asyncio.sleep(0.01)
    return playing


# The disk is full


async def fill_disk(folder: Path, told: Told) -> int:
    """How often somebody was told that the disk is full, before there was room again."""
    async with house_here(folder) as here:
        room = limit(here.house.services.store)
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


async def look_at(here: Here, path: str) -> tuple[int, str]:
    """What a watchman is told."""
    async with httpx.AsyncClient(timeout=60) as client:
        answer = await client.get(f"{here.url}/{path}")
        return answer.status_code, answer.text


async def introduce_many(here: Here) -> None:
    """More guests than there is room for on the pages that are there."""
    for number in range(200):
        await here.guest(f"Guest {number}")


def limit(store: Store) -> dict[str, int]:
    """How many pages the database may have; it keeps those that it has."""
    room = {"pages": 1 << 30}

    @sql.event.listens_for(store.engine, "begin")
    def obey(connection: sql.Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count={room['pages']}")

    return room


@pytest.mark.slow
def test_a_full_disk_is_said_in_words_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    told = Told()
    assert run(fill_disk(tmp_path, told)) >= 8
    check(told, read_logs(in_file(tmp_path / "tables.db")))


# The database is gone


WAYS = {"stopped": (Postgres.stop, Postgres.start), "silent": (Postgres.fall_silent, Postgres.speak)}


@dataclass
class Outage:
    """When a database was told to go and to come back, and when people played again at all tables."""

    players: list[Player]
    go: float
    back: float
    over: float


async def lose_database(server: Postgres, database: str, folder: Path, told: Told, way: str) -> Outage:
    """People play slowly, so that all games are far from their end when the database goes, however long that takes."""
    async with house_here(folder, database=database) as here:
        players = await sit_down(here.url, told, 4, clock=CLOCK, options=LONG)
        set_pace(players, PAUSE)
        playing = await begin(players, told)
        go = time.time()
        back = await be_without(server, way, told, len(players))
        await all_move(list(here.house.registry.live_tables.values()))
        over = time.time()
        set_pace(players, 0.0)
        await playing
    return Outage(players, go, back, over)


def set_pace(players: list[Player], pause: float) -> None:
    for player in players:
        player.pause = pause


async def be_without(server: Postgres, way: str, told: Told, players: int) -> float:
    """Have the database go, and after a while come back: when that was."""
    go, come_back = WAYS[way]
    await asyncio.to_thread(go, server)
    before = len(told.acknowledged)
    try:
        await asyncio.sleep(GONE)
        assert len(told.acknowledged) <= before + players
        return time.time()
    finally:
        await asyncio.to_thread(come_back, server)


async def all_move(tables: list[LiveTable]) -> None:
    """Wait until people have played two moves at each table, of which the first may have been sent long ago."""
    turns = [live.state.turn for live in tables]
    while not all(live.state.turn >= turn + 2 for live, turn in zip(tables, turns, strict=True)):
        await asyncio.sleep(0.01)


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
def test_a_database_that_is_gone_for_a_while_costs_nobody_a_move_or_time(tmp_path: Path, way: str) -> None:
    told = Told()
    with postgres() as server:
        database = server.database("gone")
        outage = run(lose_database(server, database, tmp_path, told, way), 120)
        logs = read_logs(database)
    check(told, logs)
    refused = sum((player.refused for player in outage.players), Counter[str]())
    assert set(refused) <= {"cannot-store"}
    assert refused or way == "silent"  # which is waited out
    for log in logs.values():
        assert log[-1].at > 1000 * outage.back, "the game was over before the database was back"
        given = sum(event.milliseconds for event in log if isinstance(event, Delayed))
        assert 1000 * (GONE - SLACK) <= given <= 1000 * (outage.over - outage.go + SLACK)


def waiting_for_long(count: int) -> list[Waiting]:
    """Tables that have waited to be stored for longer than anybody has to."""
    logs = [logbooks.Logbook.open("sudoku", "oo") for _ in range(count)]
    opened = [msgspec.structs.replace(log.state.opened, table=f"table{number}") for number, log in enumerate(logs)]
    appends = [Append([one], logbooks.Logbook(one).state, opens=True) for one in opened]
    return [Waiting([append], Future(), since=time.monotonic() - PATIENCE) for append in appends]


def test_however_many_tables_wait_for_a_database_that_is_silent_all_are_told_soon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def silence(self: Store, *appends: object) -> None:
        tries.append(self)
        raise sql.exc.OperationalError("", None, TimeoutError("no answer"))

    tries: list[Store] = []
    monkeypatch.setattr(Store, "_commit", silence)
    silent, waiting = Store(in_file(tmp_path / "tables.db")), waiting_for_long(100)
    silent._write_together(waiting)
    silent.close()
    assert len(tries) == 1
    assert all(isinstance(one.future.exception(), Unavailable) for one in waiting)


def test_whoever_has_waited_for_long_is_stored_if_the_database_answers(tmp_path: Path) -> None:
    answering, waiting = Store(in_file(tmp_path / "tables.db")), waiting_for_long(5)
    answering._write_together(waiting[:1])
    answering._write_together([*waiting_for_long(1), *waiting[1:]])
    answering.close()
    assert not any(one.future.exception() for one in waiting)


def test_a_house_that_is_closed_takes_nothing_more(tmp_path: Path) -> None:
    store = Store(in_file(tmp_path / "tables.db"))
    store.close()
    with pytest.raises(Unavailable, match="closed"):
        store._put(waiting_for_long(1)[0])


@pytest.mark.parametrize(("said", "again"), [("database or disk is full", False), ("database is locked", True)])
def test_nobody_waits_for_room_on_a_full_disk(said: str, again: bool) -> None:
    assert may_pass(sql.exc.OperationalError("", None, Exception(said))) == again


def test_what_is_on_disk_survives_a_power_cut(tmp_path: Path) -> None:
    store = Store(in_file(tmp_path / "tables.db"))
    asked = [store.read(sql.text(f"PRAGMA {name}"))[0][0] for name in ("journal_mode", "synchronous")]
    store.close()
    assert asked == ["wal", 2]  # which SQLite calls FULL


@pytest.mark.slow
def test_whoever_listens_to_a_database_notices_that_the_line_is_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go(database: str) -> None:
        async with house_here(tmp_path, database=database):
            while not found:
                await asyncio.sleep(0.01)
            settings = found[0].info.get_parameters()
            assert {name: settings.get(name) for name in CALL} == {name: str(value) for name, value in CALL.items()}

    async def connect_and_keep(*given: Any, **named: Any) -> Any:
        found.append(await connect_truly(*given, **named))
        return found[-1]

    found: list[psycopg.AsyncConnection[Any]] = []
    connect_truly = psycopg.AsyncConnection.connect
    monkeypatch.setattr(psycopg.AsyncConnection, "connect", connect_and_keep)
    with postgres() as server:
        run(go(server.database("cut")), 60)


def test_an_order_whose_answer_was_lost_may_have_happened_and_is_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lose(self: Store, appends: Sequence[Append]) -> None:
        commit(self, appends)
        monkeypatch.setattr(Store, "_has", silence)
        silence()

    def silence(*_: object) -> bool:
        raise sql.exc.InterfaceError("", None, TimeoutError("no answer"))

    async def go() -> None:
        async with house_here(tmp_path) as here:
            anna = await here.guest("Anna")
            table = await open_table(anna)
            async with anna.connect(table) as seat, Client(here.url).connect(table) as other:
                with monkeypatch.context() as lost:
                    lost.setattr(Store, "_commit", lose)
                    with pytest.raises(Refused) as refused:
                        await ask_once(seat, {"type": "sit", "id": "once", "random": "ab" * 16})
                assert refused.value.reason == "cannot-store"
                assert "or we were not told that it was" in str(refused.value)
                async for message in other.news():
                    if message.get("number") == 2:
                        break
                assert (await seat.ask("sit", id="once", random="ab" * 16))["number"] == 2

    commit = Store._commit
    monkeypatch.setattr("toptafel.server.live.moderation.LOOK", 60.0)
    run(go(), 30)
    assert [len(log) for log in read_logs(in_file(tmp_path / "tables.db")).values()] == [2]


def test_a_house_counts_as_closed_until_the_database_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is asked in the sixth second, and answers only a second later."""

    async def go() -> None:
        async with house_here(tmp_path) as here:
            await here.house.services.outages.beat()  # not while another one is under way
            here.house.services.outages._alive_at -= DEAF + 1
            begin = here.house.services.clock.now()
            await here.house.services.outages.beat()
            assert here.house.services.outages.closed[-1][1] >= begin + 1000

    async def answer_late(self: Outages) -> None:
        await asyncio.sleep(1)
        await check_truly(self)

    check_truly = Outages.check
    monkeypatch.setattr(Outages, "check", answer_late)
    monkeypatch.setattr("toptafel.server.live.outages.BEAT", 60.0)
    run(go(), 30)


# The clock is set back


async def set_clock_back(house: Process, told: Told) -> None:
    await asyncio.to_thread(house.start)
    players = await sit_down(house.url, told, 1, clock=CLOCK)
    playing = await begin(players, told)
    house.kill()
    house.words = ("clock-set-back",)
    await asyncio.to_thread(house.start)
    await playing


@pytest.mark.slow
def test_a_clock_that_is_set_back_by_an_hour_gives_nobody_time(tmp_path: Path) -> None:
    told, house = Told(), Process(in_file(tmp_path / "tables.db"))
    try:
        run(set_clock_back(house, told))
    finally:
        house.kill()
    logs = read_logs(house.database)
    check(told, logs)
    for log in logs.values():
        times = [event.at for event in log]
        assert times == sorted(times)
        assert times[-1] < 1000 * (time.time() + 1800)
        assert sum(event.milliseconds for event in log if isinstance(event, Delayed)) < 1800 * 1000


# The host at work while people play


async def back_up(folder: Path, told: Told) -> list[int]:
    async with house_here(folder) as here:
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
        await asyncio.to_thread(close_table, here.house.services.settings.database, table)
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
    async with house_here(folder, database=database) as here:
        return await close_from_outside(here)


def test_a_table_that_the_host_closes_is_closed_for_those_who_sit_there(tmp_path: Path) -> None:
    assert run(close_at(tmp_path)) < 10


@pytest.mark.slow
def test_a_table_that_the_host_closes_in_postgresql_is_closed_for_those_who_sit_there(tmp_path: Path) -> None:
    with postgres() as server:
        assert run(close_at(tmp_path, server.database("closed")), 30) < 10


# What is not opened at all


@pytest.mark.slow
def test_a_name_that_no_table_can_have_is_not_looked_for(tmp_path: Path) -> None:
    async def go(database: str) -> None:
        async with house_here(tmp_path, database=database) as here:
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


def test_two_houses_on_one_file_are_refused_in_words(tmp_path: Path) -> None:
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


# The same end


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
