"""What lists of tables are made of: who has a seat where, whom a table waits for, and until when."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sql

from tests.server.logbooks import Logbook, again, answer, offer, sit, stand
from toptafel.server.services.appends import Append
from toptafel.server.services.database import in_file
from toptafel.server.services.rows import seats
from toptafel.server.services.store import Store
from toptafel.server.table.decisions import Order
from toptafel.server.table.ending import Close
from toptafel.server.table.events import Opened, Rematched
from toptafel.server.table.guards import SERVER
from toptafel.server.table.playing import Deal
from toptafel.server.table.rematch import rotated
from toptafel.server.table.seating import KEPT


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(in_file(tmp_path / "tables.db"))
    yield store
    store.close()


def sitting(store: Store) -> set[str]:
    return {row.guest for row in store.read(sql.select(seats))}


def test_a_table_is_in_the_lists_of_those_who_have_a_seat_or_for_whom_one_is_kept(store: Store) -> None:
    table = Logbook.open("sudoku", "oho")
    store.append_now(Append(table.events, table.state, opens=True))
    assert sitting(store) == {"anna"}

    def after(guest: str, order: Order) -> set[str]:
        store.append_now(Append(table.ask(guest, order), table.state))
        return sitting(store)

    assert after("ben", sit(0)) == {"anna", "ben"}
    assert after("ben", stand(0)) == {"anna"}
    for guest, seat in (("ben", 0), ("anna", 1), ("cleo", 2)):
        after(guest, sit(seat))
    after(SERVER, Deal())
    assert after("cleo", stand(2)) == {"anna", "ben", "cleo"}  # who may come back
    after("eve", sit(2))
    number = table.state.number
    after("anna", answer(1, number))
    assert after("ben", answer(0, number)) == {"anna", "ben", "eve"}
    after("ben", stand(0))
    after("anna", offer(1, "bot", place=0))
    assert after("eve", answer(2, table.state.number)) == {"anna", "eve"}


def test_a_seat_that_was_kept_counts_until_somebody_has_it_or_the_table_is_closed(store: Store) -> None:
    table = Logbook(rematch())
    store.append_now(Append(table.events, table.state, opens=True))
    assert sitting(store) == {"anna", "ben", "cleo"}

    def after(guest: str, order: Order, later: int = 0) -> set[str]:
        store.append_now(Append(table.ask(guest, order, later), table.state))
        return sitting(store)

    assert after("dora", sit(2), KEPT) == {"anna", "cleo", "dora"}  # which was Ben's
    assert after("dora", stand(2)) == {"anna", "ben", "cleo"}
    after("dora", sit(2))
    after("anna", sit())
    assert after(SERVER, Close()) == {"anna", "dora"}


def rematch() -> Opened:
    """The table at which Anna, Ben and Cleo may play again."""
    table = Logbook.open("sudoku", "ooo").sit("anna", "ben", "cleo").play_out()
    (event,) = table.ask("anna", again())
    assert isinstance(event, Rematched)
    return rotated(table.state, event)
