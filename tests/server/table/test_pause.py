"""Pauses: begun by consent, ended by anybody; what may be done meanwhile."""

from tests.server.logbooks import FAST, Logbook, answer, go_on, offer, resign, sit, stand, two
from toptafel.server.table import clock
from toptafel.server.table.ending import TimeUp
from toptafel.server.table.guards import SERVER
from toptafel.server.table.state import DAY, SECOND


def test_a_pause_is_by_consent_and_any_of_them_ends_it() -> None:
    table = two()
    assert table.why_not("anna", go_on(0)) == "table-is-playing"
    table.ask("anna", offer(0, "pause"))
    assert table.kinds("ben", answer(1, table.state.number)) == ["agreed", "paused"]
    assert table.why_not("anna", table.move()) == "table-is-paused"
    assert table.why_not("anna", offer(0, "pause")) == "table-is-paused"
    assert table.why_not("eve", go_on(0)) == "not-your-seat"
    assert table.kinds("ben", go_on(1)) == ["continued"]
    assert table.kinds("anna", table.move()) == ["played"]


def test_in_a_pause_one_takes_back_or_leaves_or_gives_up() -> None:
    table = Logbook.open("sudoku", "hho", FAST).sit("anna", "ben").play(2)
    table.ask("ben", stand(2))
    table.ask("anna", offer(0, "pause"), after=10 * SECOND)
    assert table.kinds("anna", offer(0, "take-back", turn=1), after=DAY) == ["offered", "took-back"]
    assert (table.state.phase, table.state.turn, clock.deadline(table.state)) == ("paused", 1, None)
    assert table.kinds("anna", offer(0, "bot", place=2)) == ["offered", "replaced"]
    assert table.kinds("anna", stand(0)) == ["left"]
    assert table.kinds("anna", resign(1)) == ["resigned"]


def test_a_bot_waits_during_a_pause() -> None:
    table = Logbook.open("sudoku", "ob").sit("anna").play(1)
    table.ask("anna", offer(0, "pause"))
    assert table.why_not(SERVER, table.move()) == "table-is-paused"
    table.ask("anna", go_on(0))
    assert table.kinds(SERVER, table.move()) == ["played"]


def test_whoever_left_may_come_back_in_a_pause() -> None:
    table = two()
    table.ask("anna", stand(0))
    table.ask("ben", offer(1, "pause"))
    assert table.state.phase == "paused"
    assert table.kinds("anna", sit(0)) == ["returned"]


def test_a_pause_stops_the_clock() -> None:
    table = two(FAST)
    table.ask("anna", offer(0, "pause"), after=10 * SECOND)
    table.ask("ben", answer(1, table.state.number))
    assert clock.deadline(table.state) is None
    assert table.ask(SERVER, TimeUp(), after=DAY) == []
    table.ask("ben", go_on(1))
    assert clock.left(table.state, 0, table.at) == 50 * SECOND


def test_nobodys_time_is_up_in_a_pause() -> None:
    table = two(FAST)
    table.ask("anna", offer(0, "pause"))
    table.ask("ben", answer(1, table.state.number), after=61 * SECOND)
    assert table.ask(SERVER, TimeUp(), after=SECOND) == []
    table.ask("ben", go_on(1))
    assert table.kinds(SERVER, TimeUp()) == ["ran-out", "ended"]
