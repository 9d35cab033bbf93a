"""Giving up: who plays on, and who has which place at the end."""

import pytest

from tests.server.logbooks import Logbook, go_on, guests, offer, places, resign, stand, teams, three, two
from toptafel.server.table import ending
from toptafel.server.table.guards import SERVER
from toptafel.server.table.leaving import Away, Back
from toptafel.server.table.results import placed


def test_what_is_over_is_said_to_be_over_also_to_whoever_went_out() -> None:
    table = two()
    table.ask("anna", resign(0))
    for order in (resign(0), offer(0, "pause"), stand(0), go_on(0)):
        assert table.why_not("anna", order) == "table-is-over"


def test_of_two_players_the_one_who_resigns_has_lost() -> None:
    table = two().play(3)
    assert table.why_not("eve", resign(0)) == "not-your-seat"
    assert table.kinds("ben", resign(1)) == ["resigned", "ended"]
    assert table.state.result is not None
    assert (places(table), table.state.result["reason"], table.state.phase) == ([1, 2], "resigned", "over")
    assert table.why_not("anna", resign(0)) == "table-is-over"


def test_alone_one_gives_up_a_game() -> None:
    table = Logbook.open("sudoku", "o").sit("anna")
    assert table.kinds("anna", resign(0)) == ["resigned", "ended"]
    assert places(table) == [1]


def test_of_more_players_a_bot_plays_on_and_the_seat_is_placed_last() -> None:
    table = three()
    assert table.kinds("anna", resign(0)) == ["resigned"]
    assert table.mover() == SERVER
    assert table.state.chairs[0].level == "fair"
    assert table.why_not("anna", table.move()) == "out-of-the-game"
    assert table.why_not("anna", resign(0)) == "out-of-the-game"
    table.play_out()
    assert places(table)[0] == 3
    assert sorted(places(table)[1:]) in ([1, 1], [1, 2])


def test_who_goes_out_first_comes_last() -> None:
    table = Logbook.open("sudoku", "oooo").sit("anna", "ben", "cleo", "dora")
    for guest, seat in (("cleo", 2), ("anna", 0)):
        assert table.kinds(guest, resign(seat)) == ["resigned"]
    assert table.kinds("dora", resign(3)) == ["resigned", "ended"]
    assert places(table) == [3, 1, 4, 2]


def test_partners_share_a_place_as_the_rules_have_it() -> None:
    table = teams()
    table.play_out()
    result = ending.record_of(table.state).result
    assert result is not None
    assert places(table) == result["places"]
    assert sorted(places(table)) == [1, 1, 2, 2]


@pytest.mark.parametrize("seat", range(4))
def test_whoever_resigns_comes_last_and_the_partner_stays_where_the_team_is(seat: int) -> None:
    table = teams()
    table.ask(guests(table)[seat], resign(seat))
    table.play_out()
    assert table.state.position is not None
    by_rules = table.state.position.standing()["places"]
    assert sorted(by_rules) == [1, 1, 2, 2]
    assert places(table) == [4 if other == seat else place for other, place in enumerate(by_rules)]


def test_when_a_whole_team_is_out_the_other_has_won() -> None:
    table = teams()
    for guest, seat in (("dora", 3), ("ben", 1)):
        table.ask(guest, resign(seat))
    table.play_out()
    assert places(table) == [1, 3, 1, 4]


def test_whoever_stays_is_placed_without_those_who_are_out() -> None:
    assert placed([2, 1, 2, 4], [1]) == [1, 4, 1, 3]
    assert placed([1, 1, 3, 3], [1]) == [1, 4, 2, 2]
    assert placed([1, 1, 1, 1], [1]) == [1, 4, 1, 1]


def test_when_only_bots_are_left_the_game_is_over() -> None:
    table = Logbook.open("sudoku", "obbo").sit("anna", "ben")
    assert table.kinds("anna", resign(0)) == ["resigned"]
    assert table.kinds("ben", resign(3)) == ["resigned", "ended"]
    assert (places(table)[3], places(table)[0]) == (3, 4)


def test_a_game_does_not_end_because_somebody_is_away() -> None:
    table = Logbook.open("sudoku", "obo").sit("anna", "ben")
    table.ask(SERVER, Away(2))
    assert table.kinds("anna", resign(0)) == ["resigned"]
    assert table.kinds(SERVER, Back(2)) == ["returned"]
