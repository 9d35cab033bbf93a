"""Sitting down, standing up before the deal, seats that are kept, and bots for those that stay free."""

import pytest

from tests.server.logbooks import Logbook, again, fill, guests, held, sit, stand, three
from toptafel.server import messages
from toptafel.server.table import events as happened
from toptafel.server.table.decisions import opening
from toptafel.server.table.guards import SERVER, TableError, Who
from toptafel.server.table.playing import Deal
from toptafel.server.table.rematch import rotated
from toptafel.server.table.seating import KEPT, Expel, Rename


def test_people_sit_down_until_the_table_is_full_and_then_it_is_dealt() -> None:
    table = Logbook.open("sudoku", "oob")
    assert table.why_not(SERVER, Deal()) == "table-is-waiting"
    assert table.kinds("anna", sit()) == ["sat"]
    assert table.state.phase == "waiting"
    assert table.kinds("ben", sit()) == ["sat"]
    assert str(table.state.phase) == "full"
    assert table.why_not("cleo", sit()) == "table-is-full"
    assert table.kinds(SERVER, Deal()) == ["dealt"]
    assert (table.state.phase, table.state.to_move, guests(table)) == ("playing", 0, ["anna", "ben", ""])
    assert table.why_not(SERVER, Deal()) == "table-is-playing"


def test_a_taken_seat_is_taken_and_there_are_no_others() -> None:
    table = Logbook.open("sudoku", "ooo").sit("anna")
    assert table.why_not("ben", sit(0)) == "seat-taken"
    assert table.why_not("ben", sit(3)) == "no-such-seat"
    assert table.kinds("ben", sit(2)) == ["sat"]
    assert guests(table) == ["anna", "", "ben"]


def test_nobody_gets_a_second_seat_without_asking_for_it() -> None:
    table = Logbook.open("sudoku", "ooo").sit("anna")
    assert table.why_not("anna", sit()) == "sits-already"
    assert table.kinds("anna", sit(2)) == ["sat"]
    assert guests(table) == ["anna", "", "anna"]


def test_whoever_stands_up_before_the_deal_makes_room() -> None:
    table = Logbook.open("sudoku", "oo")
    table.ask("anna", sit(random="aa" * 16))
    assert table.why_not("ben", stand(0)) == "not-your-seat"
    table.ask("ben", sit())
    assert table.kinds("anna", stand(0)) == ["stood"]
    assert (table.state.phase, guests(table), table.state.contributions[0]) == ("waiting", ["", "ben"], "")
    table.sit("cleo")
    assert (table.state.phase, guests(table)) == ("playing", ["cleo", "ben"])


def test_the_seats_that_are_here_are_taken_at_once_and_by_nobody_else() -> None:
    table = Logbook.open("sudoku", "hoh")
    for seat in (0, 2):
        assert table.why_not("ben", sit(seat), after=2 * KEPT) == "seat-taken"
    assert held(table) == [True, False, True]
    [sat] = table.ask("anna", sit())
    assert held(table) == [False, False, False]
    assert isinstance(sat, happened.Sat)
    assert sat.seats == [0, 2]
    assert table.kinds("ben", sit()) == ["sat"]


def test_a_table_is_for_at_least_one_person_and_a_clock_has_time() -> None:
    bots = messages.OpenTable("sudoku", [messages.Plan("bot")] * 2)
    timeless = messages.OpenTable("sudoku", [messages.Plan()] * 2, clock=messages.Clock("days"))
    for order, reason in ((bots, "nobody-to-play"), (timeless, "clock-without-time")):
        with pytest.raises(TableError) as no:
            opening(order, Who(0, "anna"), "table", "secret")
        assert no.value.reason == reason


def test_a_seat_that_is_here_stays_so_when_somebody_stands_up() -> None:
    table = Logbook.open("sudoku", "hoh").sit("anna")
    table.ask("anna", stand(0))
    assert held(table) == [True, False, False]
    assert table.why_not("ben", sit(0)) == "seat-taken"


def test_whoever_took_another_seat_gets_those_that_are_kept_as_well() -> None:
    table = Logbook.open("sudoku", "hoh")
    table.ask("anna", sit(1))
    assert table.kinds("anna", sit()) == ["sat"]
    assert guests(table) == ["anna", "anna", "anna"]
    assert table.state.phase == "full"


def test_two_guests_may_call_their_messages_alike() -> None:
    table = Logbook.open("sudoku", "ooo")
    for guest in ("anna", "ben"):
        table.ask(guest, messages.Sit("first", "ab" * 16))
    assert guests(table) == ["anna", "ben", ""]


def test_whom_the_host_does_not_want_has_no_seat_before_the_game_and_is_not_given_one_in_it() -> None:
    table = Logbook.open("sudoku", "hho")
    table.ask("anna", sit())
    table.ask("ben", sit())
    assert table.state.phase == "full"
    assert table.kinds(SERVER, Expel("anna")) == ["stood", "stood"]
    assert (guests(table), table.state.phase) == (["", "", "ben"], "waiting")
    table = three()
    table.ask("ben", stand(1))
    table.ask("eve", sit(1))
    assert table.kinds(SERVER, Expel("eve")) == ["withdrew"]
    assert table.kinds(SERVER, Expel("anna")) == []
    assert guests(table) == ["anna", "ben", "cleo"]


def test_whoever_opened_a_table_may_have_bots_take_the_free_seats() -> None:
    table = Logbook.open("sudoku", "ohoo")
    assert table.why_not("anna", fill()) == "not-the-host"  # who does not sit there yet
    table.ask("anna", sit(1))
    table.ask("ben", sit())
    assert table.why_not("ben", fill()) == "not-the-host"
    assert table.kinds("anna", fill()) == ["filled"]
    assert [chair.level for chair in table.state.chairs] == ["", "", "fair", "fair"]
    assert table.state.phase == "full"
    assert table.why_not("anna", fill()) == "table-is-full"
    table.ask(SERVER, Deal())
    table.play_out()
    rematch = table.ask("anna", again())[0]
    assert isinstance(rematch, happened.Rematched)
    assert [plan.kind for plan in rotated(table.state, rematch).plans] == ["bot", "open", "here", "bot"]


def test_no_bot_takes_a_seat_that_is_kept() -> None:
    table = Logbook.open("sudoku", "oh")
    table.ask("anna", sit(0))
    assert table.why_not("anna", fill()) == "no-free-seat"


def test_a_guest_goes_by_another_name() -> None:
    table = Logbook.open("sudoku", "hho").sit("anna", "ben")
    table.ask(SERVER, Rename("anna", "Bea"))
    assert [chair.name for chair in table.state.chairs] == ["Bea", "Bea", "Ben"]
