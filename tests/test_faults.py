"""Whoever calls from Python with something wrong is told what was expected, and nothing has changed."""

from collections.abc import Callable

import numpy as np
import pytest

from toptafel import games, record
from toptafel.bots.bot import find
from toptafel.bots.budget import Budget
from toptafel.game import IllegalMove, InputError, Setup
from toptafel.kit import chance
from toptafel.lab.batch import Batch
from toptafel.lab.perft import perft
from toptafel.position import Position
from toptafel.table import Table

UPTOWN, SUDOKU, TOP_SPOT = (games.find(name) for name in ("uptown", "sudoku", "top-spot"))
SETUP = UPTOWN.set_up(3)
TABLE = Table.dealt(SETUP, 7)
SOURCE = chance.generator("faults")


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: Table.dealt(SETUP, True), "a seed is a whole number or a text, got true"),
        (lambda: Table.dealt(SETUP, 10**5000), "a seed has at most 4000 digits"),
        (lambda: record.read('{"seed": ' + "9" * 5000 + "}"), "a number of at most 4000 digits, got one of 5000"),
        (lambda: Table.dealt(SETUP, 1.5), "a seed is a whole number or a text, got 1.5"),  # type: ignore[arg-type]
        (lambda: Table.dealt(SETUP, "\ud800"), 'letters that can be written down, got "\\ud800"'),
        (lambda: Table(SETUP, TABLE.deal, [7]), "a seed is a whole number or a text"),  # type: ignore[arg-type]
        (lambda: Batch(SETUP, 4, 1.5), "a seed is a whole number or a text"),  # type: ignore[arg-type]
        (lambda: UPTOWN.set_up(2.0), "Uptown is for 2 to 5 players, got 2.0"),
        (lambda: Setup(UPTOWN, 6, SETUP.options), "Uptown is for 2 to 5 players, got 6"),
        (lambda: Setup(TOP_SPOT, 0, TOP_SPOT.set_up(5).options), "Top Spot is for 3 to 5 players, got 0"),
        (lambda: UPTOWN.set_up(3, ["scoring"]), "options are a mapping"),  # type: ignore[arg-type]
        (lambda: UPTOWN.set_up(3, {}, "toptafel"), "an edition comes from"),  # type: ignore[arg-type]
        (lambda: TOP_SPOT.set_up(5, {}, games.find("on-top").editions["medley"]), "an edition of on-top, not of top"),
        (lambda: TOP_SPOT.set_up(5, {"games": 105}), "'games' is as many as there are players"),
        (lambda: UPTOWN.say("xx", "game-over"), "a language is one of en, nl, de, fr, got"),
        (lambda: UPTOWN.rule_text("../en"), "a language is one of"),
        (lambda: TABLE.draw(0, "xx"), "a language is one of"),
        (lambda: UPTOWN.say("en", "no-such-message"), "there is no message 'no-such-message'"),
        (lambda: TABLE.copy().back(1), "expected a number of moves to take back from 0 to 0, got 1"),
        (lambda: TABLE.view(7), "expected a seat from 0 to 2, or -1 for a stranger, got 7"),
        (lambda: TABLE.view(-2), "expected a seat from 0 to 2"),
        (lambda: TABLE.information_state(7), "expected a seat from 0 to 2, got 7"),
        (lambda: TABLE.information_state(-1), "expected a seat from 0 to 2, got -1"),
        (lambda: TABLE.position.redeal(3, SOURCE), "expected a seat from 0 to 2"),
        (lambda: TABLE.position.redeal(0, np.zeros(1)), "a source of chance is an array of"),  # type: ignore[arg-type]
        (lambda: TABLE.play_action(99_999), "expected one of the 117 legal actions, got 99999"),
        (lambda: TABLE.play_action(-1), "expected one of the 117 legal actions, got -1"),
        (lambda: TABLE.play_action(True), "expected one of the 117 legal actions, got true"),
        (lambda: TABLE.position.write(99_999), "expected one of the 117 legal actions"),
        (lambda: TABLE.play(7), "a move is a text, got 7"),  # type: ignore[arg-type]
        (lambda: TABLE.at(1), "expected one of 1 turns, counted from 0, got 1"),
        (lambda: TABLE.back(1), "expected a number of moves to take back from 0 to 0, got 1"),
        (lambda: Position(SETUP, np.zeros(1)), "expected an array with one state of Uptown"),
        (lambda: Position(SETUP, Position.blank(SUDOKU.set_up(2)).state), "expected an array with one state of Uptown"),
        (
            lambda: find("greedy", SUDOKU).choose(TABLE.information_state(0), SOURCE),
            "plays SuDoKu, and was handed an information state of Uptown",
        ),
        (lambda: find("greedy", UPTOWN).choose(TABLE.information_state(0), np.zeros(1)), "a source"),  # type: ignore[arg-type]
        (lambda: Budget(1.5), "a budget is more than nothing"),  # type: ignore[arg-type]
        (lambda: Batch(SETUP, 0, 1), "a batch has from 1 to"),
        (lambda: Batch(SETUP, 2**40, 1), "a batch has from 1 to"),
        (lambda: perft(TABLE, 0), "expected a depth from 1 to 9, got 0"),
    ],
)
def test_it_is_said_what_was_expected(call: Callable[[], object], said: str) -> None:
    before = TABLE.state.tobytes(), list(TABLE.moves)
    with pytest.raises(InputError) as fault:
        call()
    assert said in str(fault.value)
    assert (TABLE.state.tobytes(), TABLE.moves) == before


def test_numpy_numbers_are_numbers() -> None:
    table = Table.dealt(UPTOWN.set_up(np.int64(3)), np.int32(7))  # type: ignore[arg-type]
    assert table.state.tobytes() == TABLE.state.tobytes()
    assert (type(table.setup.players), type(table.seed)) == (int, int)
    assert table.view(np.int8(1)) == TABLE.view(1)  # type: ignore[arg-type]


def test_no_move_is_added_after_the_end() -> None:
    for name in games.names():
        game = games.find(name)
        table = Table.dealt(game.set_up(game.seats[0]), 1)
        while table.to_move is not None:
            last = table.position.actions()[0]
            table.play_action(last)
        moves = list(table.moves)
        with pytest.raises(InputError, match="expected one of the 0 legal actions"):
            table.play_action(last)
        with pytest.raises(IllegalMove, match="over"):
            table.play(moves[-1])
        assert table.moves == moves


def test_a_refusal_knows_its_words_from_birth() -> None:
    assert "over" in str(UPTOWN.refuse("game-over"))
    assert UPTOWN.refuse("own-tile", square="C4").say("nl") != UPTOWN.refuse("own-tile", square="C4").say("fr")


@pytest.mark.parametrize(
    "choices",
    [
        np.zeros(3, np.int64),
        np.zeros((4, 1), np.int64),
        np.zeros(4),
        np.array([0, 0, 0, 0.5]),
        np.array([0, 0, 0, 10**6]),
        np.array([0, 0, 0, -1]),
        np.array([0, 0, 0, 2**64 - 1], np.uint64),
        np.array([True] * 4),
        ["0"] * 4,
        None,
    ],
)
def test_a_batch_steps_with_listed_moves_only(choices: object) -> None:
    batch = Batch(SETUP, 4, 1)
    before = batch.states.tobytes()
    with pytest.raises(
        InputError, match="expected a whole number from 0 to counts - 1 for each of 4 games, got an array of"
    ):
        batch.step(choices)  # type: ignore[arg-type]
    assert batch.states.tobytes() == before
    batch.step([0, 1, 2, 3])  # type: ignore[arg-type]  # a list of numbers will do
    batch.step(np.array([0, 1, 2, 3], np.uint8))


def test_what_a_batch_shows_cannot_be_written() -> None:
    batch = Batch(SETUP, 4, 1)
    for array in (batch.states, batch.moves, batch.counts, batch.seats, batch.over, batch.scores, batch.places):
        assert not array.flags.writeable


def test_a_set_up_knows_the_actions_of_its_own_deck() -> None:
    deck = TOP_SPOT.load_edition((TOP_SPOT.folder / "golden" / "editions" / "airy.json").read_text(encoding="utf-8"))
    usual, own = TOP_SPOT.set_up(3), TOP_SPOT.set_up(3, {}, deck)
    assert usual.actions == TOP_SPOT.rules.ACTIONS != own.actions
    assert max(Table.dealt(own, 1).position.actions()) < own.actions
