"""One test a rule of SuDoKu, on drawn boards: a digit is a card, a letter a golden one, a dot a free square."""

import json
from collections import Counter
from typing import Any, cast

import pytest

from toptafel.game import InputError
from toptafel.games.sudoku import GAME
from toptafel.games.sudoku.tests.positions import FULL_KIDS, START, STUCK_KIDS, dealt, drawn, kids, seen, why
from toptafel.games.sudoku.words import SudokuResult
from toptafel.kit.grid import NAMES
from toptafel.position import Position


def standing(position: Position) -> SudokuResult:
    return cast(SudokuResult, position.standing())


def ended(position: Position) -> SudokuResult:
    """The result of a game that is over."""
    assert position.result is not None
    return cast(SudokuResult, position.result)


def scored(position: Position, square: str) -> int:
    """What the player to move scores on a square."""
    seat, copy = position.to_move, position.copy()
    assert seat is not None
    copy.play(square)
    return int(copy.state[0]["score"][seat]) - int(position.state[0]["score"][seat])


def test_the_nine_golden_cards_are_one_in_each_row_and_column_and_of_each_number() -> None:
    for seed in range(20):
        golden = dealt(4, seed)["golden"]
        assert [square[0] for square in golden] == list("ABCDEFGHI")
        assert sorted(square[1] for square in golden) == list("123456789")
        assert sorted(golden.values()) == list(range(1, 10))


def test_every_square_and_every_number_is_as_likely_to_be_golden() -> None:
    deals = [dealt(4, seed)["golden"] for seed in range(900)]
    squares = Counter(square for golden in deals for square in golden)
    numbers = Counter(golden.get("E5") for golden in deals)
    assert all(50 < squares[square] < 150 for square in NAMES)
    assert all(numbers[number] > 1 for number in range(1, 10))


def test_the_other_72_cards_are_eight_of_each_number() -> None:
    stack = dealt(2, 1)["stack"]
    assert sorted(stack) == sorted([*range(1, 10)] * 8)
    assert stack != sorted(stack)


def test_the_childrens_board_starts_empty_with_six_cards_of_each_of_six_animals() -> None:
    deal = dealt(2, 1, board="kids")
    assert deal["golden"] == {}
    assert sorted(deal["stack"]) == sorted([*range(1, 7)] * 6)
    assert seen(kids("", ""))["board"] == {}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_player_draws_one_card_seat_0_first(players: int) -> None:
    position = drawn(START, "4567", players)
    for seat in range(players):
        seats = seen(position, seat)["seats"]
        assert [seen["card"] for seen in seats] == [4 + other if other == seat else None for other in range(players)]
    assert seen(position)["stack"] == 72 - players


def test_no_row_column_or_block_may_hold_a_number_twice() -> None:
    in_row = {f"E{column}" for column in range(1, 10)}
    in_column = {f"{row}5" for row in "ABCDEFGHI"}
    in_block = {f"{row}{column}" for row in "DEF" for column in (4, 5, 6)}
    golden = {"A1", "B4", "C7", "D2", "F8", "G3", "H6", "I9"}
    assert set(drawn(START, "5").legal()) == set(NAMES) - in_row - in_column - in_block - golden


def test_the_childrens_rectangles_are_two_rows_by_three_columns() -> None:
    legal = kids("...... ...... ...... ....4.", "4").legal()
    squares = {f"{row}{column}" for row in "ABCDEF" for column in range(1, 7)}
    row, column, block = ({f"D{n}" for n in range(1, 7)}, {f"{letter}5" for letter in "ABCDEF"}, {"C4", "C5", "C6"})
    assert squares - set(legal) == row | column | block


def test_a_card_is_laid_on_a_free_square_then_one_is_drawn_and_the_turn_passes() -> None:
    position = drawn(START, "567", players=2)
    position.play("A2")
    view = seen(position, 0)
    assert view["board"]["A2"] == {"card": 5, "golden": False}
    assert view["seats"][0]["card"] == 7
    assert view["stack"] == 69
    assert view["to_move"] == 1
    assert why(position, "A2") == "occupied"
    assert why(position, "A1") == "occupied"


def test_alone_one_card_is_laid_after_the_other() -> None:
    position = drawn(START, "567")
    for square in ("A2", "A3", "B2"):
        assert position.to_move == 0
        position.play(square)
    assert seen(position)["seats"] == [{"score": 10, "laps": 0, "field": 10, "aside": [], "holds": True, "card": None}]


def test_a_card_scores_the_others_in_its_block_and_those_in_its_row_and_column_outside_it() -> None:
    position = drawn(START, "7")
    assert scored(position, "B2") == 3  # A1 in the block, B4 in the row, D2 in the column
    assert scored(position, "A2") == 2  # A1 is in the block and in the row, and counts once
    assert scored(position, "B9") == 3  # C7, B4, I9


def test_the_example_of_the_rules() -> None:
    board = ".d...2... i........ ...a..... ..b...... ....c.... .....e... ......f.. .......g. ........h"
    assert scored(drawn(board, "7"), "A1") == 3


def test_scoring_lines_counts_all_cards_in_the_row_and_column_and_no_others() -> None:
    position = drawn(START, "7", scoring="lines")
    assert [scored(position, square) for square in ("B2", "A2", "B9")] == [2, 2, 2]


@pytest.mark.parametrize(("scoring", "points"), [("full", 5), ("lines", 4), ("block", 3)])
def test_children_may_also_count_the_cards_in_the_rectangle_only(scoring: str, points: int) -> None:
    position = kids("12.... 3...4. ...... ...... ...... .5....", "6", scoring=scoring)
    assert scored(position, "B2") == points


def test_every_40_points_are_a_lap() -> None:
    position = drawn(START, "7")
    position.state[0]["score"][0] = 78
    position.play("B2")
    seat = seen(position)["seats"][0]
    assert (seat["score"], seat["laps"], seat["field"]) == (81, 2, 1)
    assert standing(position)["laps"] == [2]


def test_a_strict_referee_ends_the_game_when_the_card_of_the_player_to_move_fits_nowhere() -> None:
    position = kids(STUCK_KIDS, "1", players=2)
    assert position.legal() == []
    assert ended(position)["reason"] == "stuck"
    assert kids(STUCK_KIDS, "21", players=2).to_move == 0  # only the other player's card fits nowhere


def test_with_a_strict_referee_nobody_claims_to_be_stuck() -> None:
    position = kids("", "1")
    assert why(position, "stuck") == "no-claim"
    assert "stuck" not in position.legal()


def test_at_a_table_any_free_square_may_be_tried_and_a_claim_made() -> None:
    position = drawn(START, "1", referee="table")
    assert set(position.legal()) == {"stuck"} | {square for square in NAMES if why(position, square) != "occupied"}
    assert why(position, "A2") is None
    assert why(position, "A1") == "occupied"


@pytest.mark.parametrize("wrong", ["A2", "I1", "B2", "stuck"])
def test_at_a_table_whoever_is_wrong_loses_the_card_draws_a_new_one_and_the_turn_passes(wrong: str) -> None:
    position = drawn(START, "123", players=2, referee="table")
    position.play(wrong)
    view = seen(position, 0)
    assert view["seats"][0] == {"score": 0, "laps": 0, "field": 0, "aside": [1], "holds": True, "card": 3}
    assert len(view["board"]) == 9
    assert view["left"]["1"] == 7
    assert view["to_move"] == 1
    assert standing(position)["aside"] == [1, 0]


def test_at_a_table_a_card_that_fits_scores() -> None:
    position = drawn(START, "7", referee="table")
    assert scored(position, "B2") == 3


def test_at_a_table_a_true_claim_ends_the_game_and_the_card_is_not_laid_aside() -> None:
    position = kids(STUCK_KIDS, "1", players=2, referee="table")
    assert position.to_move == 0
    position.play("stuck")
    result = ended(position)
    assert (result["reason"], result["aside"]) == ("stuck", [0, 0])
    assert seen(position)["seats"][0]["card"] == 1


def test_at_a_table_a_card_that_fits_nowhere_may_be_tried_and_is_lost() -> None:
    position = kids(STUCK_KIDS, "12", players=2, referee="table")
    position.play("F6")
    assert position.to_move == 1
    assert seen(position)["seats"][0]["aside"] == [1]


def test_with_repeats_every_free_square_is_right() -> None:
    position = kids("1.....", "1", repeats="yes")
    assert len(position.legal()) == 35
    for referee in ("strict", "table"):
        assert scored(kids("1.....", "1", repeats="yes", referee=referee), "A2") == 1


@pytest.mark.parametrize(("option", "value"), [("scoring", "block"), ("repeats", "yes")])
def test_what_is_for_children_is_refused_on_the_classic_board(option: str, value: str) -> None:
    with pytest.raises(InputError, match=f"{option}={value} needs board=kids, not board=classic; leave it"):
        GAME.set_up(2, {option: value})
    assert GAME.set_up(2, {"board": "kids", option: value}).options[option] == value


def test_the_game_ends_when_all_cards_are_used_up_and_the_last_ones_are_laid_from_the_hand() -> None:
    position = kids(f"{FULL_KIDS[:-3]}...", "312", players=3)
    assert seen(position)["stack"] == 0
    for square in ("F4", "F5", "F6"):
        assert position.result is None
        position.play(square)
    assert [seat["holds"] for seat in seen(position)["seats"]] == [False, False, False]
    assert ended(position)["reason"] == "all-cards"


def test_at_a_table_the_game_also_ends_with_the_last_card_when_some_were_lost() -> None:
    position = kids(f"{FULL_KIDS[:-2]}..", "12", players=2, referee="table")
    position.play("F6")
    position.play("F6")
    result = ended(position)
    assert (result["reason"], result["aside"]) == ("all-cards", [1, 0])


def test_most_points_win_and_equal_points_share_the_place() -> None:
    position = drawn(START, "1234", players=4)
    position.state[0]["score"] = [40, 55, 55, 39]
    assert standing(position)["places"] == [3, 1, 1, 4]


CLAIMS = [json.loads(line) for line in (GAME.folder / "golden" / "claims.jsonl").read_text().splitlines()]


@pytest.mark.parametrize("game", CLAIMS, ids=lambda game: f"{game['options']['board']}-{game['result']['reason']}")
def test_games_with_claims_lost_cards_and_a_full_board_end_as_ever(game: dict[str, Any]) -> None:
    position = Position.started(GAME.set_up(game["players"], game["options"]), game["deal"])
    for move in game["moves"]:
        assert position.result is None
        position.play(move)
    assert position.result == game["result"]
