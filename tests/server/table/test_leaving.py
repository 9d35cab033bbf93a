"""Leaving a game under way, coming back to it, and who plays on instead."""

from tests.server.logbooks import FAST, Logbook, answer, guests, offer, resign, sit, stand, three, two
from toptafel.server.table import projection
from toptafel.server.table.ending import TimeUp
from toptafel.server.table.guards import SERVER
from toptafel.server.table.leaving import Away, Back
from toptafel.server.table.offers import Gone
from toptafel.server.table.seating import Rename
from toptafel.server.table.state import SECOND


def test_whoever_leaves_may_come_back_and_plays_only_then() -> None:
    table = two()
    assert table.kinds("anna", stand(0)) == ["left"]
    assert table.why_not("anna", stand(0)) == "seat-left"
    assert table.why_not("anna", table.move()) == "seat-left"
    assert table.ask(SERVER, Back(0)) == []
    assert table.kinds("anna", sit(0)) == ["returned"]
    assert table.kinds("anna", table.move()) == ["played"]


def test_whoever_was_not_seen_for_a_while_is_back_when_they_are_seen() -> None:
    table = two()
    assert table.ask(SERVER, Back(0)) == []
    assert table.kinds(SERVER, Away(0)) == ["left"]
    assert table.ask(SERVER, Away(0)) == []
    assert table.kinds(SERVER, Back(0)) == ["returned"]
    table.ask(SERVER, Away(0))
    assert table.kinds("anna", table.move()) == ["played"]
    assert not table.state.chairs[0].left


def test_nobody_leaves_a_game_that_is_not_on() -> None:
    table = Logbook.open("sudoku", "oo").sit("anna")
    assert table.ask(SERVER, Away(0)) == []
    table.sit("ben")
    table.ask("anna", offer(0, "pause"))
    table.ask("ben", answer(1, table.state.number))
    assert table.kinds(SERVER, Away(0)) == ["left"]
    table.ask("anna", resign(0))
    assert table.ask(SERVER, Away(1)) == []


def test_a_bot_plays_on_when_those_who_stay_agree() -> None:
    table = three()
    assert table.why_not("anna", offer(0, "bot", place=1)) == "seat-not-left"
    table.ask("ben", stand(1))
    assert table.kinds("anna", offer(0, "bot", place=1, level="hard")) == ["offered"]
    assert table.kinds("cleo", answer(2, table.state.number)) == ["agreed", "replaced"]
    chair = table.state.chairs[1]
    assert (chair.level, chair.guest, chair.left, chair.random) == ("hard", "", False, "ab" * 16)
    assert projection.names_of(table.state.chairs, "en") == ["Anna", "Bot 5 – expert", "Cleo"]
    assert table.why_not("ben", sit(1)) == "seat-taken"
    table.play(1)
    assert table.mover() == SERVER


def test_somebody_else_plays_on_when_those_who_stay_agree() -> None:
    table = three()
    assert table.why_not("eve", sit(1)) == "seat-taken"
    table.ask(SERVER, Away(1))
    assert table.why_not("anna", sit(1)) == "sits-already"
    assert table.kinds("eve", sit(1)) == ["offered"]
    number = table.state.number
    table.ask("anna", answer(0, number))
    assert table.kinds("cleo", answer(2, number)) == ["agreed", "took-over"]
    assert guests(table) == ["anna", "eve", "cleo"]
    assert projection.names_of(table.state.chairs, "en") == ["Anna", "Eve", "Cleo"]
    assert table.why_not("ben", resign(1)) == "not-your-seat"
    table.play(1)
    assert table.kinds("eve", table.move()) == ["played"]


def test_whoever_comes_back_in_time_keeps_the_seat() -> None:
    table = three()
    table.ask(SERVER, Away(1))
    table.ask("eve", sit(1))
    number = table.state.number
    table.ask(SERVER, Back(1))
    assert table.why_not("anna", answer(0, number)) == "no-such-offer"
    assert guests(table) == ["anna", "ben", "cleo"]


def test_whoever_comes_back_ends_no_offer_about_another_seat() -> None:
    table = Logbook.open("sudoku", "oooo").sit("anna", "ben", "cleo", "dora")
    for seat, guest in ((1, "eve"), (2, "finn")):
        table.ask(SERVER, Away(seat))
        table.ask(guest, sit(seat))
    table.ask(SERVER, Back(1))
    assert [pending.by for pending in table.state.offers] == ["finn"]


def test_a_stranger_gets_no_seat_where_nobody_is_there_to_agree() -> None:
    table = two()
    table.ask(SERVER, Away(0))
    table.ask("eve", sit(0))
    table.ask(SERVER, Away(1))
    assert table.state.offers == ()
    assert table.why_not("eve", sit(0)) == "nobody-to-agree"
    assert guests(table) == ["anna", "ben"]


def test_whoever_asks_for_a_seat_may_take_that_back_and_others_may_ask_as_well() -> None:
    table = three()
    table.ask("ben", stand(1))
    for guest in ("eve", "fay"):
        assert table.kinds(guest, sit(1)) == ["offered"]
        assert table.why_not(guest, sit(1)) == "asked-already"
    hers, other = table.state.offers
    assert table.why_not("eve", answer(1, hers.number)) == "not-your-seat"
    assert table.why_not("eve", answer(1, other.number, agree=False)) == "not-your-seat"
    assert table.kinds("eve", answer(1, hers.number, agree=False)) == ["withdrew"]
    table.ask("anna", answer(0, other.number))
    assert table.kinds("cleo", answer(2, other.number)) == ["agreed", "took-over"]
    assert guests(table) == ["anna", "fay", "cleo"]


def test_of_two_who_ask_for_a_seat_one_gets_it() -> None:
    table = two()
    table.ask("ben", stand(1))
    table.ask("eve", sit(1))
    table.ask("fay", sit(1))
    assert table.kinds("anna", answer(0, table.state.offers[1].number)) == ["agreed", "took-over"]
    assert (guests(table), table.state.offers) == (["anna", "fay"], ())


def test_nobody_gets_a_seat_who_asked_for_it_and_is_gone() -> None:
    table = three()
    table.ask("ben", stand(1))
    table.ask("eve", sit(1))
    assert table.kinds(SERVER, Gone("fay")) == []
    assert table.kinds(SERVER, Gone("eve")) == ["withdrew"]
    assert table.state.offers == ()
    table.ask("anna", offer(0, "pause"))
    assert table.kinds(SERVER, Gone("anna")) == []  # who sits here, and may come back


def test_whoever_asks_for_a_seat_gets_it_under_their_latest_name() -> None:
    table = two()
    table.ask("ben", stand(1))
    table.ask("eve", sit(1))
    assert table.kinds(SERVER, Rename("eve", "Emilie")) == ["named"]
    assert table.kinds(SERVER, Rename("eve", "Emilie")) == []
    table.ask("anna", answer(0, table.state.offers[0].number))
    assert [chair.name for chair in table.state.chairs][1] == "Emilie"


def test_a_seat_that_is_not_there_cannot_be_given_to_a_bot() -> None:
    assert two().why_not("anna", offer(0, "bot", place=2)) == "no-such-seat"


def test_whoever_has_the_seat_of_one_who_stood_up_plays_and_others_are_still_asked_about() -> None:
    table = Logbook.open("sudoku", "oooo").sit("anna", "ben", "cleo", "dora")
    for guest, seat, asking in (("ben", 1, "eve"), ("cleo", 2, "finn")):
        table.ask(guest, stand(seat))
        table.ask(asking, sit(seat))
    first, second = table.state.offers
    for guest, seat in (("anna", 0), ("dora", 3)):
        table.ask(guest, answer(seat, first.number))
    assert [pending.number for pending in table.state.offers] == [second.number]
    table.play(1)
    assert table.kinds("eve", table.move()) == ["played"]


def test_who_asks_for_two_seats_gets_one() -> None:
    table = Logbook.open("sudoku", "oooo").sit("anna", "ben", "cleo", "dora")
    for seat in (1, 2):
        table.ask(SERVER, Away(seat))
        table.ask("eve", sit(seat))
    first, second = table.state.offers
    for guest, seat in (("anna", 0), ("dora", 3)):
        table.ask(guest, answer(seat, first.number))
    assert guests(table) == ["anna", "eve", "cleo", "dora"]
    assert table.why_not("anna", answer(0, second.number)) == "no-such-offer"


def test_a_seat_that_was_left_and_is_out_is_nobody_elses() -> None:
    table = three(FAST)
    table.ask("anna", stand(0))
    table.ask("eve", sit(0))
    assert table.kinds(SERVER, TimeUp(), after=60 * SECOND) == ["ran-out"]
    assert table.state.offers == ()
    assert table.why_not("eve", sit(0)) == "seat-taken"
    assert table.why_not("anna", sit(0)) == "seat-taken"
    assert table.why_not("ben", offer(1, "bot", place=0)) == "seat-not-left"
