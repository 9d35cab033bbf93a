"""Deals, moves of people and of bots, hints, and what is told of a move."""

from collections.abc import Iterator

import pytest

from tests.server.logbooks import (
    FAST,
    TINY,
    Logbook,
    again,
    offer,
    places,
    resign,
    sit,
    snapshot,
    two,
)
from toptafel.game import IllegalMove
from toptafel.server import messages
from toptafel.server.table import clock, ending, playing, projection
from toptafel.server.table import events as happened
from toptafel.server.table.decisions import decide
from toptafel.server.table.guards import SERVER, TableError, Who
from toptafel.server.table.playing import Chosen, Deal
from toptafel.server.table.seating import Rename
from toptafel.server.table.state import apply, begin, replay


def test_a_game_that_is_over_at_the_deal_ends_with_it() -> None:
    table = Logbook.open("on-top", "oob", FAST, options={"colours": ["B", "R", "W"]}, edition=TINY)
    table.ask("anna", sit())
    table.ask("ben", sit())
    assert table.kinds(SERVER, Deal()) == ["dealt", "ended"]
    assert (table.state.phase, table.state.to_move, clock.deadline(table.state), places(table)) == (
        "over",
        None,
        None,
        [1, 1, 1],
    )
    assert table.why_not("anna", offer(0, "take-back")) == "table-is-over"
    assert table.why_not("anna", resign(0)) == "table-is-over"
    assert ending.record_of(table.state).moves == []
    assert table.kinds("ben", again()) == ["rematched"]


def test_what_a_bot_chose_is_not_played_in_another_position_of_the_same_turn() -> None:
    table = Logbook.open("sudoku", "ob").sit("anna").play()
    before = table.state.position
    assert before is not None
    table.ask("anna", offer(0, "take-back", turn=0))
    table.play()
    now = table.state.position
    assert now is not None
    move = min({*before.legal()} & {*now.legal()})
    assert table.ask(SERVER, Chosen(before, 1, move)) == []
    assert table.kinds(SERVER, Chosen(now, 1, move)) == ["played"]


def test_the_server_plays_for_nobody_but_its_bots() -> None:
    table = two()
    assert table.why_not(SERVER, table.move()) == "not-your-seat"


def test_a_move_that_could_not_be_stored_leaves_nothing_behind() -> None:
    table = two()
    assert table.state.position is not None
    lost, other = (messages.Play(name, 0, 0, name) for name in table.state.position.legal()[:2])
    decide(table.state, Who(table.at, "anna"), lost)
    table.ask("anna", other)
    assert snapshot(table.state) == snapshot(replay(table.events))


def test_hints_are_for_whoever_may_move_where_there_are_hints() -> None:
    table, without = two(), Logbook.open("sudoku", "oo", hints=False).sit("anna", "ben")

    def why_not(table: Logbook, guest: str, seat: int) -> str:
        with pytest.raises((TableError, IllegalMove)) as no:
            playing.position_to_hint(table.state, Who(table.at, guest), seat)
        assert isinstance(no.value, TableError | IllegalMove)
        return no.value.reason

    assert playing.position_to_hint(table.state, Who(table.at, "anna"), 0) is table.state.position
    assert [why_not(table, guest, 0) for guest in ("ben", "eve", SERVER)] == ["not-your-seat"] * 3
    assert (why_not(table, "ben", 1), why_not(table, "anna", 2)) == ("not-your-turn", "no-such-seat")
    assert why_not(without, "anna", 0) == "no-hints"
    assert why_not(Logbook.open("sudoku", "oo").sit("anna"), "anna", 0) == "table-is-waiting"


def test_moves_are_told_with_the_names_that_the_seats_had_then() -> None:
    table = Logbook.open("sudoku", "oobb").sit("anna", "ben").play(4)
    table.ask(SERVER, Rename("anna", "Ben"))
    table.play(2)
    told = {"en": "lays", "nl": "legt", "de": "legt", "fr": "pose"}
    bots = {"en": "Bot 2 – casual", "nl": "Bot 2 – liefhebber", "de": "Bot 2 – Hobby", "fr": "Robot 2 – amateur"}
    for language, lays in told.items():
        names = ["Anna", "Ben", f"{bots[language]} A", f"{bots[language]} B", "Ben 1", "Ben 2"]
        said = [words[0].partition(f" {lays} ")[0] for words in words_of_moves(table, language)]
        assert said == names


def words_of_moves(table: Logbook, language: str) -> Iterator[list[str]]:
    """What a stranger is told of each move."""
    opened, *more = table.events
    assert isinstance(opened, happened.Opened)
    after = begin(opened)
    for event in more:
        before, after = after, apply(after, event)
        if isinstance(event, happened.Played):
            yield projection.show(projection.line(before, event, after), projection.Viewer(language=language)).words
