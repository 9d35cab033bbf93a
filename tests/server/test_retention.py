"""What is old is deleted or put together, and a person can be forgotten; the games stay as they were."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sql

from tests.server.logbooks import Logbook
from tests.server.players import run
from tests.server.postgres import postgres
from tests.server.servers import server_here
from toptafel.client import Client, Lost, Refused, Seat
from toptafel.game import InputError
from toptafel.server import host, messages
from toptafel.server.live import moderation
from toptafel.server.services import people, retention
from toptafel.server.services.appends import Append
from toptafel.server.services.database import in_file
from toptafel.server.services.retention import Keep, tidy_up
from toptafel.server.services.rows import archives, events, guests, seats, tables
from toptafel.server.services.store import Store
from toptafel.server.table.decisions import decide
from toptafel.server.table.ending import Close
from toptafel.server.table.events import Opened, decode
from toptafel.server.table.guards import Who
from toptafel.server.table.state import DAY, replay

NOW = 1000 * DAY


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    if request.param == "sqlite":
        found = Store(in_file(tmp_path / "tables.db"))
        yield found
        found.close()
        return
    with postgres() as server:
        found = Store(server.database("retention"))
        yield found
        found.close()


def put(store: Store, name: str, table: Logbook, days: int) -> str:
    """A table at which the last thing happened so many days ago."""
    later = NOW - days * DAY - table.state.at
    opened, *more = (msgspec.structs.replace(event, at=event.at + later) for event in table.events)
    assert isinstance(opened, Opened)
    log = Logbook(msgspec.structs.replace(opened, table=name))
    log.take(more)
    store.append_now(Append(log.events, log.state, opens=True))
    return name


def finished() -> Logbook:
    table = Logbook.open("sudoku", "oo").sit("anna", "ben").play_out()
    table.ask("anna", messages.Say("said", "seats", "Well played, Ben!"))
    return table


def closed() -> Logbook:
    table = Logbook.open("sudoku", "oo").sit("anna")
    table.take(decide(table.state, Who(table.at), Close()))
    return table


def count(store: Store, kept: sql.Table, *where: sql.ColumnElement[bool]) -> int:
    found: int = store.read(sql.select(sql.func.count()).select_from(kept).where(*where))[0][0]
    return found


def last(store: Store) -> None:
    """A table that stays whatever happens, at the end of the database."""
    put(store, "last", Logbook.open("sudoku", "oo"), 0)


def test_old_games_are_put_together_and_read_as_before(store: Store) -> None:
    for name, days in (("old", 91), ("new", 89)):
        put(store, name, finished(), days)
    last(store)
    before = store.log("old")
    tidy_up(store, Keep(), NOW)
    assert (count(store, archives), count(store, events, events.c.table_id == "old")) == (1, 0)
    assert count(store, events, events.c.table_id == "new") == len(before)
    assert store.log("old") == before
    assert store.log("old", 5) == before[5:]
    assert store.log("old", len(before)) == []
    assert store.read(sql.select(sql.func.length(archives.c.body)))[0][0] < len(b"".join(before)) / 3


def test_what_is_said_after_a_game_was_put_together_goes_on_behind_it(store: Store) -> None:
    put(store, "old", finished(), 91)
    last(store)
    tidy_up(store, Keep(), NOW)
    table = Logbook(decode(store.log("old")[0]))
    table.take(decode(body) for body in store.log("old")[1:])
    made = table.ask("ben", messages.Say("late", "seats", "Thank you!"))
    store.append_now(Append(made, table.state))
    whole = store.log("old")
    assert (replay(map(decode, whole)).number, store.log("old", len(whole) - 1)) == (len(whole), whole[-1:])
    put(store, "later", closed(), 0)
    tidy_up(store, Keep(), NOW + 100 * DAY)
    assert (store.log("old"), count(store, events, events.c.table_id == "old")) == (whole, 0)


def test_closed_tables_go_and_games_stay_unless_the_host_wants_it_otherwise(store: Store) -> None:
    for name, table, days in (("gone", closed(), 31), ("closed", closed(), 29), ("over", finished(), 900)):
        put(store, name, table, days)
    last(store)
    tidy_up(store, Keep(), NOW)
    assert {row.id for row in store.read(sql.select(tables.c.id))} == {"closed", "over", "last"}
    assert (store.log("gone"), count(store, seats, seats.c.table_id == "gone")) == ([], 0)
    tidy_up(store, Keep(closed=0, games=800), NOW + 900 * DAY)
    assert {row.id for row in store.read(sql.select(tables.c.id))} == {"closed", "last"}
    assert count(store, archives) == 0


def test_guests_go_who_have_no_table_and_were_not_here_for_long(store: Store) -> None:
    put(store, "theirs", finished(), 900)
    for name, days in (("anna", 900), ("eve", 401), ("dora", 399)):
        row = {"id": name, "token_hash": name, "name": name, "created_at": 0, "seen_at": NOW - days * DAY}
        store.change(sql.insert(guests).values(**row, banned=False, silenced=False))
    tidy_up(store, Keep(), NOW)
    assert {row.id for row in store.read(sql.select(guests.c.id))} == {"anna", "dora"}


def test_the_last_row_stays_so_that_what_comes_next_is_new(tmp_path: Path) -> None:
    store = Store(in_file(tmp_path / "tables.db"))
    put(store, "old", finished(), 91)
    end, _ = store.news(None)
    tidy_up(store, Keep(), NOW)
    put(store, "next", closed(), 0)
    assert set(store.news(end)[1]) == {"next"}
    store.close()


def test_a_server_tidies_up_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "OFTEN", 0.05)

    async def go() -> None:
        async with server_here(tmp_path) as here:
            now = here.server.services.clock.now()
            row = {"id": "eve", "token_hash": "eve", "name": "Eve", "created_at": 0, "seen_at": now - 401 * DAY}
            here.server.services.store.change(sql.insert(guests).values(**row, banned=False, silenced=False))
            while count(here.server.services.store, guests):
                await asyncio.sleep(0.02)

    run(go(), 60)


def test_it_is_noted_now_and_then_that_a_guest_is_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "TRUSTED", -people.SLACK)

    async def go() -> None:
        async with server_here(tmp_path) as here:
            anna, store = await here.guest("Anna"), here.server.services.store
            store.change(sql.update(guests).values(seen_at=5))
            await anna.request("GET", "api/guest")
            seen = store.read(sql.select(guests.c.seen_at))[0][0]
            assert seen > 5
            await anna.request("GET", "api/guest")
            assert store.read(sql.select(guests.c.seen_at))[0][0] == seen, "once a day is enough"

    run(go(), 60)


# To be forgotten


def test_nothing_that_a_person_was_called_or_said_is_left_and_the_game_is(store: Store) -> None:
    table = Logbook.open("sudoku", "Bo").sit("anna", "ben")
    table.ask("ben", messages.Say("hush", "seats", "my secret hobby"))
    table.ask("anna", messages.Say("hers", "seats", "my own words"))
    table.play_out()
    for name, days in (("kept", 0), ("packed", 91)):
        put(store, name, table, days)
    last(store)
    tidy_up(store, Keep(), NOW)
    known = {name: replay(map(decode, store.log(name))) for name in ("kept", "packed")}
    host.forget(store, "anna")
    for name, before in known.items():
        text, after = b"".join(store.log(name)).decode(), replay(map(decode, store.log(name)))
        assert not [word for word in ("Anna", 'Bo"', "my own words") if word in text]
        assert "my secret hobby" in text
        assert (after.result, after.turn, after.commitment) == (before.result, before.turn, before.commitment)
        assert [chair.name for chair in after.chairs][-1] == "Ben"
    with pytest.raises(InputError, match="no guest"):
        host.forget(store, "anna")


def test_a_server_forgets_whom_the_host_has_had_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moderation, "TRUSTED", 1.0)

    async def go() -> None:
        async with server_here(tmp_path) as here:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            table = (await anna.open_table("sudoku", [{"kind": "open"}] * 3))["table"]
            guest = (await anna.request("GET", "api/guest"))["id"]
            async with anna.connect(table) as hers, ben.connect(table) as his:
                for seat in (hers, his):
                    await seat.sit()
                await hers.ask("say", room="seats", text="my own words")
                other = Store(here.server.services.settings.database)
                await asyncio.to_thread(host.forget, other, guest)
                other.close()
                assert {await ended(hers), await ended(his)} == {4001, 1012}
            assert await names(ben, table) == ["–", "Ben", ""]
            told = str(await ben.request("GET", f"api/tables/{table}/events"))
            assert not [word for word in ("Anna", "my own words") if word in told]
            assert await why_not(anna) == "no-guest"

    run(go(), 60)


async def ended(seat: Seat) -> int:
    """The code with which a connection is closed."""
    with pytest.raises(Lost) as lost:
        async for _ in seat.news():
            pass
    return lost.value.code


async def names(client: Client, table: str) -> list[str]:
    return [seat["name"] for seat in (await client.request("GET", f"api/tables/{table}"))["seats"]]


async def why_not(client: Client) -> str:
    with pytest.raises(Refused) as refused:
        await client.request("GET", "api/guest")
    return refused.value.reason
