"""A log that cannot be read takes its own table away, and no other one; the host can close it."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sql

from tests.server.edges import close_code, logged, socket_to
from tests.server.servers import Here, server_here, state_of
from toptafel.client import Client, Refused
from toptafel.game import InputError
from toptafel.server import host
from toptafel.server.live import sweeper
from toptafel.server.services.database import in_file
from toptafel.server.services.rows import events, tables
from toptafel.server.services.store import Store
from toptafel.server.table import duties

SEATS = [{"kind": "here"}, {"kind": "here"}]
SPOILED: dict[str, Callable[[list[bytes]], list[bytes]]] = {
    "a game that is not in the registry": lambda log: [log[0].replace(b'"sudoku"', b'"chess"'), *log[1:]],
    "half an event": lambda log: [*log[:-1], log[-1][:9]],
    "an event of a kind that nobody knows": lambda log: [*log[:-1], b'{"kind":"danced","at":1}'],
    "a move that cannot be": lambda log: [*log, b'{"kind":"played","at":1,"seat":0,"move":"Z99"}'],
    "no beginning": lambda log: log[1:],
}


@pytest.fixture(params=SPOILED)
def spoil(request: pytest.FixtureRequest) -> Callable[[list[bytes]], list[bytes]]:
    return SPOILED[request.param]


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server looks all the time for tables that wait for it."""
    monkeypatch.setattr(sweeper, "SWEEP", 0.02)
    monkeypatch.setattr(duties, "STALLED", 0)


async def open_two(folder: Path) -> tuple[Client, list[str]]:
    """Somebody at two public tables under way, in a server that is closed again."""
    async with server_here(folder) as here:
        anna = await here.guest("Anna")
        opened = [(await anna.open_table("sudoku", SEATS, public=True))["table"] for _ in range(2)]
        for table in opened:
            async with anna.connect(table) as seat:
                await seat.sit()
                while (await state_of(seat))["view"] is None:
                    pass
    return anna, opened


def rewrite(folder: Path, table: str, spoil: Callable[[list[bytes]], list[bytes]]) -> None:
    """Spoil the log of a table that waits for the server."""
    store = Store(in_file(folder / "tables.db"))
    spoiled = spoil(store.log(table))
    rows = [{"table_id": table, "number": number, "body": body} for number, body in enumerate(spoiled, 1)]
    store.change(sql.delete(events).where(events.c.table_id == table))
    store.change(sql.insert(events).values(rows))
    store.change(sql.update(tables).where(tables.c.id == table).values(waits_for=""))
    store.close()


async def visit(here: Here, anna: Client, bad: str, good: str) -> None:
    """All lists have the other table, and the spoiled one says what is wrong with it."""
    for path in ("api/tables", "api/tables/mine"):
        assert [card["table"] for card in await anna.request("GET", path)] == [good]
    for path in ("", "/events", "/view", "/record"):
        with pytest.raises(Refused) as refused:
            await anna.request("GET", f"api/tables/{bad}{path}")
        assert refused.value.reason == "unreadable-table"
    async with socket_to(here, bad, anna) as socket:
        assert json.loads(await socket.recv())["reason"] == "unreadable-table"
        assert await close_code(socket) == 4004


@pytest.mark.slow
@pytest.mark.usefixtures("hasty")
def test_a_log_that_cannot_be_read_takes_no_other_table_away(
    tmp_path: Path, spoil: Callable[[list[bytes]], list[bytes]]
) -> None:
    async def go() -> None:
        anna, (bad, good) = await open_two(tmp_path)
        rewrite(tmp_path, bad, spoil)
        with logged() as log:
            async with server_here(tmp_path) as here:
                anna.url = here.url
                await visit(here, anna, bad, good)
                await asyncio.sleep(0.3)
        assert log.getvalue().count(bad) == 1
        assert "Traceback" not in log.getvalue()

    asyncio.run(go())


@pytest.mark.slow
def test_a_host_closes_a_table_that_cannot_be_read(tmp_path: Path, spoil: Callable[[list[bytes]], list[bytes]]) -> None:
    _, (bad, good) = asyncio.run(open_two(tmp_path))
    rewrite(tmp_path, bad, spoil)
    store = Store(in_file(tmp_path / "tables.db"))
    before = store.log(bad)
    host.close_table(store, bad)
    assert store.log(bad)[:-1] == before
    assert b'"closed"' in store.log(bad)[-1]
    assert [line.split()[0] for line in host.list_tables(store)] == [good]
    with pytest.raises(InputError, match="This table is closed"):
        host.close_table(store, bad)
    store.close()


@pytest.mark.slow
def test_a_guest_is_renamed_at_all_other_tables(tmp_path: Path, spoil: Callable[[list[bytes]], list[bytes]]) -> None:
    _, (bad, good) = asyncio.run(open_two(tmp_path))
    rewrite(tmp_path, bad, spoil)
    store = Store(in_file(tmp_path / "tables.db"))
    host.rename(store, host.list_guests(store)[0].split()[0], "Hanna")
    assert b"Hanna" in store.log(good)[-1]
    store.close()
