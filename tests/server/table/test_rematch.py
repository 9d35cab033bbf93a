"""A rematch: the same again with all a seat further, and seats that are kept for a while."""

import pytest

from tests.server.logbooks import FAST, TINY, Logbook, again, guests, held, resign, sit, two
from toptafel.game import Value
from toptafel.server.table import events as happened
from toptafel.server.table import seating
from toptafel.server.table.rematch import rotated
from toptafel.server.table.seating import KEPT
from toptafel.server.table.state import SECOND


def test_a_rematch_is_the_same_with_all_a_seat_further() -> None:
    table = Logbook.open("sudoku", "oob", FAST, chat=False).sit("anna", "ben")
    assert table.why_not("anna", again()) == "table-is-playing"
    table.play_out()
    assert table.why_not("eve", again()) == "did-not-play"
    [rematch] = table.ask("anna", again())
    assert table.why_not("ben", again()) == "rematch-is-open"
    assert isinstance(rematch, happened.Rematched)
    opened = rotated(table.state, rematch)
    assert [plan.kind for plan in opened.plans] == ["bot", "open", "open"]
    assert (opened.held, opened.clock, opened.chat) == (["", "anna", "ben"], FAST, False)
    assert (opened.table, opened.after) == (table.state.next, table.state.opened.table)
    assert opened.secret != table.state.opened.secret


def test_a_rematch_has_the_options_the_edition_and_the_hints_of_the_game() -> None:
    options: dict[str, Value] = {"colours": ["B", "R", "W"]}
    table = Logbook.open("on-top", "oob", options=options, edition=TINY, hints=False).sit("anna", "ben")
    [rematch] = table.ask("ben", again())
    assert isinstance(rematch, happened.Rematched)
    opened = rotated(table.state, rematch)
    assert (opened.options, opened.edition, opened.hints) == (options, TINY, False)
    assert (opened.game, opened.by) == ("on-top", "ben")


@pytest.mark.parametrize("public", [True, False])
def test_a_rematch_is_in_the_lobby_if_the_game_was(public: bool) -> None:
    table = Logbook.open("sudoku", "oo", public=public).sit("anna", "ben")
    table.ask("ben", resign(1))
    [rematch] = table.ask("anna", again())
    assert isinstance(rematch, happened.Rematched)
    assert rotated(table.state, rematch).public == public


def test_the_seats_of_a_rematch_are_kept_for_a_while() -> None:
    table = two().play_out()
    [rematch] = table.ask("anna", again())
    assert isinstance(rematch, happened.Rematched)
    assert KEPT == 120 * SECOND  # as people are told
    following = Logbook(rotated(table.state, rematch))
    assert following.why_not("eve", sit()) == "no-free-seat"
    assert following.why_not("anna", sit(0)) == "seat-taken"
    assert following.kinds("anna", sit()) == ["sat"]
    assert following.why_not("eve", sit(0), after=KEPT - 1) == "seat-taken"
    assert (held(following), seating.held_for(following.state, "ben", following.at)) == ([True, False], [0])
    following.at += 1
    assert (held(following), seating.held_for(following.state, "ben", following.at)) == ([False, False], [])
    assert following.kinds("eve", sit(0)) == ["sat"]
    assert guests(following) == ["eve", "anna"]


def test_whose_seat_of_a_rematch_is_gone_gets_a_free_one() -> None:
    table = two().play_out()
    [rematch] = table.ask("anna", again())
    assert isinstance(rematch, happened.Rematched)
    following = Logbook(rotated(table.state, rematch))
    following.ask("eve", sit(1), after=KEPT)
    assert following.kinds("anna", sit()) == ["sat"]
    assert guests(following) == ["anna", "eve"]
