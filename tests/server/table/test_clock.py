"""Clocks: how they run, whose time is up, and time that is given back."""

from tests.server.logbooks import DAYS, FAST, answer, offer, places, say, three, two
from toptafel.server.table import clock
from toptafel.server.table import events as happened
from toptafel.server.table.clock import Delay
from toptafel.server.table.ending import TimeUp
from toptafel.server.table.guards import SERVER
from toptafel.server.table.state import DAY, SECOND


def test_a_clock_of_seconds_runs_down_and_every_move_adds() -> None:
    table = two(FAST)
    table.play(1, after=20 * SECOND)
    assert clock.left(table.state, 0, table.at) == 45 * SECOND
    assert clock.left(table.state, 1, table.at + 7) == 60 * SECOND - 7
    assert clock.deadline(table.state) == table.at + 60 * SECOND
    assert clock.left(table.state, 1, table.at - 7) == 60 * SECOND  # of a server whose clock is behind


def test_a_clock_of_days_begins_anew_with_every_move() -> None:
    table = two(DAYS).play(2, after=DAY)
    assert clock.left(table.state, 0, table.at) == clock.left(table.state, 1, table.at) == 2 * DAY
    table.at += DAY
    table.ask("anna", offer(0, "take-back", turn=1))
    table.ask("ben", answer(1, table.state.number))
    assert clock.left(table.state, 0, table.at) == clock.left(table.state, 1, table.at) == 2 * DAY


def test_whose_time_is_up_has_lost() -> None:
    table = two(FAST)
    assert table.ask(SERVER, TimeUp(), after=59 * SECOND) == []
    assert table.why_not("anna", table.move(), after=SECOND) == "time-is-up"
    assert table.kinds(SERVER, TimeUp()) == ["ran-out", "ended"]
    assert table.state.result is not None
    assert (places(table), table.state.result["reason"], table.state.chairs[0].out) == ([2, 1], "time", "time")


def test_of_more_players_a_bot_plays_on_without_a_clock() -> None:
    table = three(FAST)
    assert table.kinds(SERVER, TimeUp(), after=60 * SECOND) == ["ran-out"]
    assert table.ask(SERVER, TimeUp(), after=60 * SECOND) == []
    assert clock.deadline(table.state) is None
    assert table.kinds(SERVER, table.move()) == ["played"]
    assert clock.left(table.state, 1, table.at) == 60 * SECOND


def test_no_clock_counts_the_time_in_which_the_server_was_closed() -> None:
    table = two(FAST)
    table.ask(SERVER, Delay(((table.at, table.at + 80 * SECOND),)), after=90 * SECOND)
    assert clock.left(table.state, 0, table.at) == 50 * SECOND
    assert table.ask(SERVER, TimeUp()) == []


def test_the_time_in_which_the_server_was_closed_is_given_back_once() -> None:
    table = two(FAST)
    begin = table.at
    closed = Delay(((begin + 5 * SECOND, begin + 20 * SECOND), (begin - 50 * SECOND, begin + 10 * SECOND)))
    [delayed] = table.ask(SERVER, closed, after=30 * SECOND)
    assert isinstance(delayed, happened.Delayed)
    assert delayed.milliseconds == 20 * SECOND
    assert table.ask(SERVER, closed) == []
    assert clock.left(table.state, 0, table.at) == 50 * SECOND


def test_a_server_that_was_closed_until_later_than_it_is_here_gives_time_back_once() -> None:
    table = two(FAST)
    closed = Delay(((table.at, table.at + 10 * SECOND),))
    assert table.kinds(SERVER, closed, after=5 * SECOND) == ["delayed"]
    assert table.ask(SERVER, closed, after=SECOND) == []


def test_what_is_said_meanwhile_costs_nobody_the_time_that_is_given_back() -> None:
    table = two(FAST)
    closed = Delay(((table.at + 5 * SECOND, table.at + 25 * SECOND),))
    table.ask("anna", say("seats"), after=30 * SECOND)
    table.ask(SERVER, closed)
    assert clock.left(table.state, 0, table.at) == 50 * SECOND


def test_a_table_is_not_older_after_an_event_of_a_server_whose_clock_is_behind() -> None:
    table = two().play(1, after=SECOND)
    at = table.state.at
    table.ask("anna", say("seats"), after=-7)
    assert table.state.at == at


def test_where_nobody_counts_no_time_is_given_back() -> None:
    table = two()
    assert table.ask(SERVER, Delay(((table.at, table.at + 80 * SECOND),)), after=90 * SECOND) == []
