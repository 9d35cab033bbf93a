"""The database is gone or silent for a while: waited out or said in words, and nothing is lost."""

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest
import sqlalchemy as sql

from tests.server import logbooks
from tests.server.players import (
    CLOCK,
    Player,
    Told,
    ask_once,
    begin,
    check,
    open_table,
    read_logs,
    run,
    sit_down,
)
from tests.server.postgres import Postgres, postgres
from tests.server.servers import server_here
from toptafel.client import Client, Refused
from toptafel.server.live.live_table import LiveTable
from toptafel.server.live.notes import Notes
from toptafel.server.live.outages import DEAF
from toptafel.server.services.appends import Append
from toptafel.server.services.database import CALL, PATIENCE, in_file
from toptafel.server.services.store import Store, Waiting
from toptafel.server.services.trouble import Unavailable
from toptafel.server.table.events import Delayed

LONG = {"referee": "table"}  # no game is over before all cards are used
GONE = 10.0  # seconds
PAUSE = 0.2  # seconds before each move: a game has 72
SLACK = 2.0  # seconds that a busy machine takes for a move, or from one note that the server is open to the next
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
    async with server_here(folder, database=database) as here:
        players = await sit_down(here.url, told, 4, clock=CLOCK, options=LONG)
        set_pace(players, PAUSE)
        playing = await begin(players, told)
        go = time.time()
        back = await be_without(server, way, told, len(players))
        await all_move(list(here.server.registry.live_tables.values()))
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


def test_a_server_that_is_closed_takes_nothing_more(tmp_path: Path) -> None:
    store = Store(in_file(tmp_path / "tables.db"))
    store.close()
    with pytest.raises(Unavailable, match="closed"):
        store._put(waiting_for_long(1)[0])


@pytest.mark.slow
def test_whoever_listens_to_a_database_notices_that_the_line_is_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go(database: str) -> None:
        async with server_here(tmp_path, database=database):
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
        async with server_here(tmp_path) as here:
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


def test_a_server_counts_as_closed_until_the_database_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is asked in the sixth second, and answers only a second later."""

    async def go() -> None:
        async with server_here(tmp_path) as here:
            await here.server.services.outages.beat()  # not while another one is under way
            here.server.services.outages._alive_at -= DEAF + 1
            begin = here.server.services.clock.now()
            await here.server.services.outages.beat()
            assert here.server.services.outages.closed[-1][1] >= begin + 1000

    async def answer_late(self: Notes) -> None:
        await asyncio.sleep(1)
        await check_truly(self)

    check_truly = Notes.check
    monkeypatch.setattr(Notes, "check", answer_late)
    monkeypatch.setattr("toptafel.server.live.outages.BEAT", 60.0)
    run(go(), 30)
