"""Taking moves back: who is asked, who need not be, and what there must be to take back."""

from tests.server.logbooks import FAST, Logbook, answer, offer, stand, three, two, waits_for
from toptafel.server.table import clock
from toptafel.server.table.guards import SERVER
from toptafel.server.table.leaving import Away, Back
from toptafel.server.table.state import SECOND


def test_a_take_back_needs_the_consent_of_all() -> None:
    table = three().play(4)
    [asked] = table.ask("anna", offer(0, "take-back", turn=2))
    number = table.state.number
    assert asked.id
    assert table.why_not("cleo", offer(2, "take-back", turn=1)) == "asked-already"
    assert table.why_not("anna", answer(0, number)) == "agreed-already"
    assert table.why_not("eve", answer(1, number)) == "not-your-seat"
    assert table.kinds("ben", answer(1, number)) == ["agreed"]
    assert table.why_not("ben", answer(1, number)) == "agreed-already"
    assert table.kinds("cleo", answer(2, number)) == ["agreed", "took-back"]
    assert (table.state.turn, table.state.to_move, table.state.offers) == (2, 2, ())
    assert table.why_not("ben", answer(1, number)) == "no-such-offer"
    assert table.kinds("anna", offer(0, "take-back", turn=0)) == ["offered"]


def test_there_must_be_something_to_take_back() -> None:
    table = two()
    assert table.why_not("anna", offer(0, "take-back")) == "nothing-to-take-back"
    table.play(2)
    assert table.why_not("anna", offer(0, "take-back", turn=2)) == "nothing-to-take-back"


def test_a_person_who_plays_on_does_not_want_to_go_back() -> None:
    table = two().play(1)
    table.ask("anna", offer(0, "take-back"))
    table.play(1)
    assert table.state.offers == ()


def test_a_bot_that_plays_on_says_nothing_about_it() -> None:
    table = Logbook.open("sudoku", "obo").sit("anna", "ben").play(1)
    table.ask("anna", offer(0, "take-back"))
    number = table.state.number
    table.play(1)
    assert table.state.turn == 2
    assert table.kinds("ben", answer(2, number)) == ["agreed", "took-back"]
    assert (table.state.turn, table.state.to_move) == (0, 0)


def test_alone_with_bots_nobody_need_be_asked() -> None:
    table = Logbook.open("sudoku", "ob").sit("anna").play(1)
    assert table.kinds("anna", offer(0, "take-back")) == ["offered", "took-back"]
    assert table.kinds("anna", offer(0, "pause")) == ["offered", "paused"]
    assert (table.state.turn, table.state.phase, table.state.offers) == (0, "paused", ())


def test_nothing_is_taken_back_from_somebody_who_is_away() -> None:
    table = two().play(1)
    table.ask(SERVER, Away(1))
    assert table.kinds("anna", offer(0, "take-back")) == ["offered"]
    number = table.state.number
    table.ask(SERVER, Back(1))
    assert table.kinds("ben", answer(1, number)) == ["agreed", "took-back"]


def test_whoever_stood_up_is_not_asked() -> None:
    table = three().play(1)
    table.ask("cleo", stand(2))
    table.ask("anna", offer(0, "take-back"))
    assert waits_for(table) == [[1]]
    assert table.kinds("ben", answer(1, table.state.number)) == ["agreed", "took-back"]


def test_whoever_stood_up_from_one_of_two_seats_is_asked_at_the_other() -> None:
    table = Logbook.open("sudoku", "ohh").sit("ben", "anna").play(1)
    table.ask("anna", stand(1))
    table.ask("ben", offer(0, "take-back"))
    assert waits_for(table) == [[2]]


def test_nobody_waits_for_an_answer_of_somebody_who_stands_up() -> None:
    table = two().play(1)
    table.ask("anna", offer(0, "take-back"))
    assert table.kinds("ben", stand(1)) == ["left", "took-back"]


def test_the_time_that_has_gone_by_is_not_taken_back() -> None:
    table = two(FAST).play(1, after=20 * SECOND)
    table.ask("anna", offer(0, "take-back"), after=15 * SECOND)
    table.ask("ben", answer(1, table.state.number))
    assert [clock.left(table.state, seat, table.at) for seat in (0, 1)] == [45 * SECOND, 45 * SECOND]
