"""Tables that are closed: because nothing happens there, or by the host."""

import pytest

from tests.server.logbooks import DAYS, Logbook, again, answer, go_on, offer, resign, say, sit, stand, two
from toptafel.server import messages
from toptafel.server.table.clock import Delay
from toptafel.server.table.decisions import Order
from toptafel.server.table.duties import PATIENCE
from toptafel.server.table.ending import Abandon, Close, TimeUp
from toptafel.server.table.guards import SERVER
from toptafel.server.table.leaving import Away, Back
from toptafel.server.table.playing import Deal
from toptafel.server.table.seating import Rename
from toptafel.server.table.state import DAY


@pytest.mark.parametrize("guests", ["anna", "anna ben"])
def test_a_table_at_which_nothing_happens_for_long_is_closed(guests: str) -> None:
    table = Logbook.open("sudoku", "oo").sit(*guests.split())
    patience = PATIENCE[table.state.phase]
    assert table.kinds(SERVER, Abandon(), after=patience - 1) == []
    assert table.kinds(SERVER, Abandon(), after=1) == ["closed"]
    assert table.state.closed == "abandoned"


def test_a_table_at_which_somebody_has_just_moved_is_not_abandoned() -> None:
    table = two().play(after=PATIENCE["playing"])
    assert table.kinds(SERVER, Abandon(), after=1) == []


def test_a_table_whose_clock_runs_is_not_abandoned() -> None:
    table = two(messages.Clock("days", 90))
    assert table.kinds(SERVER, Abandon(), after=89 * DAY) == []
    assert table.kinds(SERVER, TimeUp(), after=DAY) == ["ran-out", "ended"]


def test_a_game_that_is_over_is_not_abandoned() -> None:
    assert two().play_out().kinds(SERVER, Abandon(), after=1000 * DAY) == []


def test_a_host_closes_a_table_whatever_happens_there() -> None:
    table = two(DAYS).play(1)
    assert table.kinds(SERVER, Close()) == ["closed"]
    assert table.state.closed == "host"


def test_a_closed_table_refuses_everything() -> None:
    table = two().play(1)
    assert table.kinds(SERVER, Close()) == ["closed"]
    orders: list[Order] = [sit(), stand(0), resign(0), offer(0, "pause"), answer(0, 3), go_on(0), say("seats"), again()]
    more: list[Order] = [
        *orders,
        Deal(),
        TimeUp(),
        Away(0),
        Back(0),
        Delay(()),
        Rename("anna", "Bea"),
        Abandon(),
        Close(),
    ]
    for order in more:
        assert table.why_not("anna", order) == "table-is-closed"
    assert (table.state.phase, table.state.to_move) == ("closed", None)
