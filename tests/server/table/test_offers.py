"""Offers of any kind: answered one by one, ended by one no, gone with whoever made them."""

from tests.server.logbooks import FAST, answer, offer, resign, stand, three, two, waits_for
from toptafel.server.table.ending import TimeUp
from toptafel.server.table.guards import SERVER
from toptafel.server.table.leaving import Away
from toptafel.server.table.state import SECOND


def test_one_no_ends_an_offer_and_so_does_whoever_made_it() -> None:
    table = three().play(1)
    for guest, seat, kind in (("cleo", 2, "declined"), ("anna", 0, "withdrew")):
        table.ask("anna", offer(0, "take-back"))
        assert table.kinds(guest, answer(seat, table.state.number, agree=False)) == [kind]
        assert table.state.offers == ()
    assert table.state.turn == 1


def test_an_answer_is_about_one_offer() -> None:
    table = three().play(1)
    table.ask("anna", offer(0, "take-back"))
    table.ask("anna", offer(0, "pause"))
    first, second = (pending.number for pending in table.state.offers)
    table.ask("ben", answer(1, second))
    assert waits_for(table) == [[1, 2], [2]]
    table.ask("cleo", answer(2, first, agree=False))
    assert waits_for(table) == [[2]]
    assert table.kinds("cleo", answer(2, second)) == ["agreed", "paused"]


def test_an_offer_goes_with_whoever_made_it() -> None:
    for gone in (Away(0), TimeUp()):
        table = three(FAST)
        table.ask("anna", offer(0, "pause"))
        table.ask(SERVER, gone, after=61 * SECOND)
        assert table.state.offers == ()


def test_when_the_last_one_who_was_asked_leaves_those_who_stay_agree() -> None:
    table = three()
    table.ask("anna", offer(0, "pause"))
    table.ask("ben", answer(1, table.state.number))
    assert table.kinds(SERVER, Away(2)) == ["left", "paused"]


def test_all_that_nobody_has_yet_to_agree_to_happens_at_once() -> None:
    table = two().play(1)
    for what in ("take-back", "pause"):
        table.ask("anna", offer(0, what))
    assert table.kinds("ben", stand(1)) == ["left", "took-back", "paused"]


def test_nothing_is_asked_any_more_when_the_game_is_over() -> None:
    table = two()
    table.ask("anna", offer(0, "pause"))
    assert table.kinds("ben", resign(1)) == ["resigned", "ended"]
    assert (table.state.phase, table.state.offers) == ("over", ())
