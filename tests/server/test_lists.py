"""What lists of tables are made of: who has a seat where, whom a table waits for, and until when."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sql

from tests.server.desks import Logbook, again, answer, offer, resign, sit, stand
from toptafel.server import messages
from toptafel.server.desk import KEPT
from toptafel.server.events import Opened, Rematched
from toptafel.server.log import HOUSE, Close, Deal, Order, rotated
from toptafel.server.store import Append, Store, in_file, seats


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(in_file(tmp_path / "tables.db"))
    yield store
    store.close()


def sitting(store: Store) -> set[str]:
    return {row.guest for row in store.read(sql.select(seats))}


def test_a_table_is_in_the_lists_of_those_who_have_a_seat_or_for_whom_one_is_kept(store: Store) -> None:
    table = Logbook.open("sudoku", "oho")
    store.append_now(Append(table.events, table.desk, opens=True))
    assert sitting(store) == {"anna"}

    def after(guest: str, order: Order) -> set[str]:
        store.append_now(Append(table.ask(guest, order), table.desk))
        return sitting(store)

    assert after("ben", sit(0)) == {"anna", "ben"}
    assert after("ben", stand(0)) == {"anna"}
    for guest, seat in (("ben", 0), ("anna", 1), ("cleo", 2)):
        after(guest, sit(seat))
    after(HOUSE, Deal())
    assert after("cleo", stand(2)) == {"anna", "ben", "cleo"}  # who may come back
    after("eve", sit(2))
    number = table.desk.number
    after("anna", answer(1, number))
    assert after("ben", answer(0, number)) == {"anna", "ben", "eve"}
    after("ben", stand(0))
    after("anna", offer(1, "bot", place=0))
    assert after("eve", answer(2, table.desk.number)) == {"anna", "eve"}


def test_a_seat_that_was_kept_counts_until_somebody_has_it_or_the_table_is_closed(store: Store) -> None:
    table = Logbook(rematch())
    store.append_now(Append(table.events, table.desk, opens=True))
    assert sitting(store) == {"anna", "ben", "cleo"}

    def after(guest: str, order: Order, later: int = 0) -> set[str]:
        store.append_now(Append(table.ask(guest, order, later), table.desk))
        return sitting(store)

    assert after("dora", sit(2), KEPT) == {"anna", "cleo", "dora"}  # which was Ben's
    assert after("dora", stand(2)) == {"anna", "ben", "cleo"}
    after("dora", sit(2))
    after("anna", sit())
    assert after(HOUSE, Close()) == {"anna", "dora"}


def rematch() -> Opened:
    """The table at which Anna, Ben and Cleo may play again."""
    table = Logbook.open("sudoku", "ooo").sit("anna", "ben", "cleo").play_out()
    (event,) = table.ask("anna", again())
    assert isinstance(event, Rematched)
    return rotated(table.desk, event)


def test_a_table_waits_for_whose_turn_it_is_unless_nobody_can_play() -> None:
    table = Logbook.open("sudoku", "oob", messages.Clock("seconds", 60)).sit("anna", "ben")
    assert waits(table) == ("anna", table.at + 60_000)
    assert waits(table.play(1)) == ("ben", table.at + 60_000)
    assert waits(table.play(1)) == ("", 0)
    table.play(1)
    table.ask("anna", offer(0, "pause"))
    table.ask("ben", answer(1, table.desk.number))
    assert waits(table) == ("", 0)


def test_a_table_waits_for_the_house_when_a_bot_plays_on() -> None:
    table = Logbook.open("sudoku", "ooo").sit("anna", "ben", "cleo")
    table.ask("anna", resign(0))
    assert waits(table) == ("", 0)


def waits(table: Logbook) -> tuple[str, int]:
    """For whom a table waits, and until when."""
    summary = Append([], table.desk).summary()._asdict()
    return summary["waits_for"], summary["deadline"]
