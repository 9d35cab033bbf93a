"""A database of an earlier version is brought up to date, and the games in it go on."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from tests.server.logbooks import Logbook, offer, resign, sit
from tests.server.players import Player, Told, check, introduce, open_table, read_logs, run
from tests.server.postgres import postgres
from tests.server.servers import server_here
from toptafel.server import messages
from toptafel.server.live import sweeper
from toptafel.server.live.needs import Wanted
from toptafel.server.services.appends import Append
from toptafel.server.services.database import in_file, make_engine
from toptafel.server.services.guest import Guest
from toptafel.server.services.rows import schema, seats, tables
from toptafel.server.services.store import Store
from toptafel.server.table import clock
from toptafel.server.table.duties import duties
from toptafel.server.table.ending import Close
from toptafel.server.table.guards import SERVER
from toptafel.server.table.state import Opened

BACK = """
ALTER TABLE tables RENAME COLUMN due_at TO deadline;
UPDATE tables SET deadline = 0;
DROP TABLE archives;
DROP INDEX tables_by_opener;
ALTER TABLE guests DROP COLUMN seen_at;
ALTER TABLE tables DROP COLUMN free;
ALTER TABLE tables DROP COLUMN origin;
DROP INDEX seats_by_table;
DROP INDEX tables_by_phase;
CREATE INDEX tables_by_phase ON tables (phase, changed_at);
UPDATE alembic_version SET version_num = '0001'
"""


def make_old(database: str) -> None:
    """Have a database as the first version would have left it."""
    engine = make_engine(database)
    with engine.begin() as connection:
        for statement in BACK.split(";"):
            connection.execute(sql.text(statement))
    engine.dispose()


def version(database: str) -> str:
    engine = make_engine(database)
    with engine.connect() as connection:
        found = MigrationContext.configure(connection).get_current_revision()
    engine.dispose()
    return str(found)


async def begin(folder: Path, database: str, told: Told) -> list[Player]:
    """Players in the middle of their games, in a server that is closed again."""
    async with server_here(folder, database=database) as here:
        guests = [await introduce(here.url, name) for name in ("Anna", "Ben")]
        tables = [await open_table(guests[0][0], public=True) for _ in range(3)]
        players = [Player(*guest, table, told) for table in tables for guest in guests]
        playing = asyncio.gather(*(player.play() for player in players))
        while len(told.acknowledged) < 5 * len(players):
            await asyncio.sleep(0.01)
        playing.cancel()
    return players


async def go_on(folder: Path, database: str, players: list[Player]) -> None:
    """The same server later: all tables are there, and the games go on to their end."""
    async with server_here(folder, database=database) as here:
        for player in players:
            player.client.url = here.url
        for path in ("api/tables", "api/tables/mine"):
            cards = await players[0].client.request("GET", path)
            assert {card["table"] for card in cards} == {player.table for player in players}
        await asyncio.gather(*(player.play() for player in players))


def check_upgrade(folder: Path, database: str) -> None:
    told = Told()
    players = run(begin(folder, database, told))
    newest = version(database)
    make_old(database)
    assert version(database) == "0001"
    run(go_on(folder, database, players))
    assert version(database) == newest
    check(told, read_logs(database))


@pytest.mark.slow
def test_a_database_of_the_first_version_is_upgraded_and_goes_on(tmp_path: Path) -> None:
    check_upgrade(tmp_path, in_file(tmp_path / "tables.db"))


@pytest.mark.slow
def test_a_postgresql_of_the_first_version_is_upgraded_and_goes_on(tmp_path: Path) -> None:
    with postgres() as server:
        check_upgrade(tmp_path, server.database("earlier"))


def test_the_server_looks_after_old_tables_when_it_would_have_before(tmp_path: Path) -> None:
    """What each row of an earlier version becomes is what the table's own duties say."""
    address, tables_then = in_file(tmp_path / "tables.db"), list(earlier())
    store = Store(address)
    for number, table in enumerate(tables_then):
        opened = table.events[0]
        assert isinstance(opened, Opened)
        opened = msgspec.structs.replace(opened, table=f"table{number}")
        state = msgspec.structs.replace(table.state, opened=opened)
        store.append_now(Append([opened, *table.events[1:]], state, opens=True))
        old = sql.text("UPDATE tables SET due_at = :deadline WHERE id = :id")
        store.change(old.bindparams(deadline=clock.deadline(table.state) or 0, id=f"table{number}"))
    store.close()
    engine = make_engine(address)
    with engine.begin() as connection:
        connection.execute(sql.text("ALTER TABLE tables RENAME COLUMN due_at TO deadline"))
        connection.execute(sql.text("UPDATE alembic_version SET version_num = '0004'"))
    engine.dispose()
    store = Store(address)
    due = {row.id: row.due_at for row in store.read(sql.select(tables.c.id, tables.c.due_at))}
    store.close()
    assert due == {f"table{number}": duties(one.state, one.at).due_at for number, one in enumerate(tables_then)}


def earlier() -> Iterator[Logbook]:
    """Tables of all kinds: that wait for players, for the server, for a person, for a clock, for nobody."""
    yield Logbook.open("sudoku", "oo")
    full = Logbook.open("sudoku", "ob")
    full.ask("anna", sit())
    yield full
    yield Logbook.open("sudoku", "ob").sit("anna").play()
    yield Logbook.open("sudoku", "oo").sit("anna", "ben")
    timed = Logbook.open("sudoku", "oo", messages.Clock("seconds", 60)).sit("anna", "ben")
    yield timed
    paused = Logbook.open("sudoku", "ob", messages.Clock("seconds", 60)).sit("anna")
    paused.ask("anna", offer(0, "pause"))
    yield paused
    over = Logbook.open("sudoku", "oo").sit("anna", "ben")
    over.ask("anna", resign(0))
    yield over
    closed = Logbook.open("sudoku", "ob").sit("anna").play()
    closed.ask(SERVER, Close())
    yield closed


def test_the_migrations_lead_to_the_tables_that_we_know(tmp_path: Path) -> None:
    store = Store(in_file(tmp_path / "tables.db"))
    with store.engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), schema)
    store.close()
    assert [one for one in differences if "alembic_version" not in str(one)] == []


# Indexes


def plans(store: Store) -> list[str]:
    """How SQLite goes about each question that a store is asked from now on."""
    found: list[str] = []

    @sql.event.listens_for(store.engine, "before_cursor_execute")
    def explain(connection: Any, cursor: Any, statement: str, given: Any, *_: Any) -> None:
        if statement.startswith(("SELECT", "DELETE")):
            rows = cursor.execute(f"EXPLAIN QUERY PLAN {statement}", given).fetchall()
            found.extend(row[-1] for row in rows)

    return found


def test_no_list_of_tables_and_no_seat_is_looked_for_from_the_first_row_on(tmp_path: Path) -> None:
    async def go() -> list[str]:
        async with server_here(tmp_path) as here:
            found = plans(here.server.services.store)
            await here.server.services.lists.lobby(Wanted(), 0, "anna")
            await here.server.services.lists.tables_of(Guest("anna", "Anna"))
            await here.server.registry.allow_table(Guest("anna", "Anna"), "here")
            sweeper.stalled(here.server.services.store, 0)
            await here.server.services.store.execute(sql.delete(seats).where(seats.c.table_id == "table"))
            return found

    found = asyncio.run(go())
    assert all(any(index in plan for plan in found) for index in ("tables_by_phase", "tables_by_opener"))
    assert any("seats_by_table" in plan for plan in found)
    assert not [plan for plan in found if plan.startswith(("SCAN tables", "SCAN seats"))]
