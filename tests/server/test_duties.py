"""What the server owes a table: the live table, the sweep and the row of the table all go by this."""

import pytest

from tests.server.logbooks import Logbook, again, answer, go_on, offer, resign, sit, stand
from toptafel.server import messages
from toptafel.server.services.appends import Append
from toptafel.server.table.duties import LATE, PATIENCE, STALLED, Duties, Thinking, duties
from toptafel.server.table.ending import Abandon, Close, TimeUp
from toptafel.server.table.guards import SERVER
from toptafel.server.table.leaving import Away
from toptafel.server.table.state import DAY, SECOND

MINUTE = messages.Clock("seconds", 60)


def owed(table: Logbook, later: int = 0) -> Duties:
    return duties(table.state, table.at + later)


def paused(table: Logbook) -> Logbook:
    table.ask("anna", offer(0, "pause"))
    table.ask("ben", answer(1, table.state.number))
    assert table.state.phase == "paused"
    return table


def test_a_table_that_waits_for_players_is_owed_nothing_but_its_end() -> None:
    table = Logbook.open("sudoku", "oo", MINUTE).sit("anna")
    end = table.at + PATIENCE["waiting"]
    assert owed(table) == Duties(close_at=end, due_at=end)


def test_a_full_table_is_dealt() -> None:
    table = Logbook.open("sudoku", "ob", MINUTE)
    table.ask("anna", sit())
    assert owed(table) == Duties(deal=True, close_at=table.at + PATIENCE["full"], due_at=table.at + STALLED)
    table.ask("anna", stand(0))
    assert not owed(table).deal


def test_a_person_who_is_to_move_is_waited_for() -> None:
    table = Logbook.open("sudoku", "oo").sit("anna", "ben")
    end = table.at + PATIENCE["playing"]
    assert owed(table) == Duties(close_at=end, waits_for="anna", due_at=end)
    assert owed(table.play()).waits_for == "ben"


def test_a_bot_that_is_to_move_thinks_and_no_clock_runs_for_it() -> None:
    table = Logbook.open("sudoku", "ob", MINUTE).sit("anna").play()
    end = table.at + PATIENCE["playing"]
    assert owed(table) == Duties(think=Thinking(1, "easy"), close_at=end, due_at=table.at + STALLED)


def test_a_bot_thinks_for_a_seat_that_is_out_or_was_given_to_it() -> None:
    table = Logbook.open("sudoku", "ooo").sit("anna", "ben", "cleo")
    table.ask("anna", resign(0))
    assert owed(table).think == Thinking(0, "fair")
    table.play()
    table.ask(SERVER, Away(1))
    assert owed(table).think is None
    table.ask("cleo", offer(2, "bot", place=1, level="hard"))
    assert owed(table).think == Thinking(1, "hard")


def test_a_clock_is_watched_until_the_time_of_whose_turn_it_is_is_up() -> None:
    table = Logbook.open("sudoku", "oo", MINUTE).sit("anna", "ben")
    until = table.at + 60 * SECOND
    assert owed(table) == Duties(clock_until=until, waits_for="anna", due_at=until + LATE)
    assert [owed(table, later).time_is_up for later in (60 * SECOND - 1, 60 * SECOND)] == [False, True]
    assert not owed(table, 90 * DAY).is_abandoned


def test_nobody_thinks_and_no_clock_runs_while_the_game_is_paused() -> None:
    table = paused(Logbook.open("sudoku", "oob", MINUTE).sit("anna", "ben").play(2))
    end = table.at + PATIENCE["paused"]
    assert owed(table) == Duties(close_at=end, due_at=end)
    table.ask("anna", go_on(0))
    assert owed(table).think == Thinking(2, "easy")


@pytest.mark.parametrize("phase", PATIENCE)
def test_a_table_at_which_nothing_happens_is_abandoned_in_the_end(phase: str) -> None:
    table = Logbook.open("sudoku", "oo")
    if phase != "waiting":
        table.ask("anna", sit())
        table.ask("ben", sit())
    if phase in ("playing", "paused"):
        table.sit()
    if phase == "paused":
        paused(table)
    assert table.state.phase == phase
    patience = PATIENCE[table.state.phase]
    assert [owed(table, later).is_abandoned for later in (patience - 1, patience)] == [False, True]


@pytest.mark.parametrize("end", ["over", "closed"])
def test_a_table_that_has_come_to_an_end_is_owed_nothing(end: str) -> None:
    table = Logbook.open("sudoku", "oo", MINUTE).sit("anna", "ben")
    if end == "over":
        table.ask("anna", resign(0))
        table.ask("ben", again())
    else:
        table.ask(SERVER, Close())
    assert table.state.phase == end
    assert owed(table, 1000 * DAY) == Duties()


def test_what_is_decided_is_what_is_owed() -> None:
    """The orders that only look do something at the moment at which it is due, and not before."""
    timed, untimed = (Logbook.open("sudoku", "oo", clock).sit("anna", "ben") for clock in (MINUTE, messages.Clock()))
    until, end = owed(timed).clock_until, owed(untimed).close_at
    assert until is not None
    assert end is not None
    assert timed.kinds(SERVER, TimeUp(), after=until - timed.at - 1) == []
    assert timed.kinds(SERVER, TimeUp(), after=1) == ["ran-out", "ended"]
    assert untimed.kinds(SERVER, Abandon(), after=end - untimed.at - 1) == []
    assert untimed.kinds(SERVER, Abandon(), after=1) == ["closed"]


def test_the_row_of_a_table_says_for_whom_it_waits_and_when_somebody_should_look() -> None:
    table = Logbook.open("sudoku", "oob", MINUTE).sit("anna", "ben")
    for _ in range(4):
        row, due = Append([], table.state).summary(), owed(table)
        assert (row.waits_for, row.due_at, row.changed_at) == (due.waits_for, due.due_at, table.at)
        table.play(after=SECOND)
