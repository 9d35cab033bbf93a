"""Everything that a view of SuDoKu shows, on drawn boards, and all that a refusal speaks of."""

from typing import Any

import pytest

from toptafel.game import STRANGER, InputError
from toptafel.games.sudoku import GAME, rules, view
from toptafel.games.sudoku.tests.positions import START, STUCK_KIDS, drawn, kids, seen
from toptafel.position import Position


def test_the_board_is_shown_in_reading_order_and_golden_cards_are_marked() -> None:
    picture = "a........ ...b.9... 4.....c.. .d....... ....e.... .......f. ..g...... .....h... ........i"
    board = seen(drawn(picture, "1"))["board"]
    assert list(board) == ["A1", "B4", "B6", "C1", "C7", "D2", "E5", "F8", "G3", "H6", "I9"]
    assert [square for square, shown in board.items() if not shown["golden"]] == ["B6", "C1"]
    assert [shown["card"] for shown in board.values()] == [1, 2, 9, 4, 3, 4, 5, 6, 7, 8, 9]


def test_a_card_is_seen_by_its_player_and_by_all_when_the_game_is_over() -> None:
    position = kids("", "345", players=3)
    for seat in (STRANGER, 0, 1, 2):
        cards = [other["card"] for other in seen(position, seat)["seats"]]
        assert cards == [card if other == seat else None for other, card in enumerate((3, 4, 5))]
    over = kids(STUCK_KIDS, "123", players=3)
    assert [other["card"] for other in seen(over, STRANGER)["seats"]] == [1, 2, 3]


def test_a_seat_shows_its_points_laps_and_lost_cards() -> None:
    position = kids("1.....", "1123", players=2, referee="table")
    for move in ("stuck", "A2", "stuck"):  # seat 1 has laid the first card
        position.play(move)
    position.state[0]["score"][:2] = [85, 40]
    assert seen(position, 0)["seats"] == [
        {"score": 85, "laps": 2, "field": 5, "aside": [1], "holds": True, "card": 3},
        {"score": 40, "laps": 1, "field": 0, "aside": [1, 2], "holds": True, "card": None},
    ]
    assert {"laps": [2, 1], "aside": [1, 2]}.items() <= dict(position.standing()).items()


def test_what_is_not_used_yet_is_counted_with_the_cards_in_the_hands_and_the_stack_without() -> None:
    view = seen(kids("12.... 3...4.", "56", players=2))
    assert view["left"] == {"1": 5, "2": 5, "3": 5, "4": 5, "5": 6, "6": 6}
    assert view["stack"] == 36 - 4 - 2
    assert seen(kids("", "", players=4))["stack"] == 32


def test_a_view_tells_the_options() -> None:
    usual = {"board": "classic", "scoring": "full", "referee": "strict", "repeats": "no"}
    assert seen(drawn(START, "1"))["options"] == usual
    others = {"board": "kids", "scoring": "block", "referee": "table", "repeats": "yes"}
    assert seen(Position.dealt(GAME.set_up(2, others), 1))["options"] == others


def test_every_free_square_is_shown_with_its_points_in_reading_order() -> None:
    position = kids("12.... 3...4.", "56", players=2)
    free = [f"{row}{column}" for row in "ABCDEF" for column in range(1, 7)]
    free = [square for square in free if square not in ("A1", "A2", "B1", "B5")]
    for seat in (0, 1):
        points = seen(position, seat)["points"]
        assert list(points) == free
        assert (points["B2"], points["A5"], points["F6"]) == (4, 3, 0)
    assert seen(position, STRANGER)["points"] == {}
    assert view.view(position.state[0], 2)["points"] == {}  # who is not a seat is a stranger


def test_a_square_where_the_card_does_not_fit_has_no_points_with_a_strict_referee() -> None:
    strict, table = (kids("12.... 3...4.", "44", 2, referee=how) for how in ("strict", "table"))
    for seat in (0, 1):
        shown = seen(strict, seat)["points"]
        assert {square for square, points in shown.items() if points is None} == {
            *("A4", "A5", "A6", "B2", "B3", "B4", "B6"),
            *("C5", "D5", "E5", "F5"),
        }
        assert None not in seen(table, seat)["points"].values()


def test_when_the_game_is_over_no_square_has_points() -> None:
    assert [seen(kids(STUCK_KIDS, "12", players=2), seat)["points"] for seat in (STRANGER, 0, 1)] == [{}, {}, {}]


def details(position: Position, text: str) -> dict[str, object] | None:
    """All that a refusal speaks of, its reason among it."""
    refusal = position.why_not(text)
    return {"reason": refusal.reason, **refusal.details} if refusal else None


def in_unit(kind: str, square: str, other: str, card: int = 5) -> dict[str, object]:
    at = {"square": square, "row": square[0], "column": square[1], "other": other}
    return {"reason": kind, **at, "board": "classic", "card": card}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("J1", {"reason": "unreadable", "text": "J1", "last": "I9", "claims": "no"}),
        ("stuck", {"reason": "no-claim", "count": 81 - 9 - 8 - 8 - 4, "board": "classic", "card": 5}),
        ("A1", {"reason": "occupied", "square": "A1", "board": "classic", "card": 1}),
        ("I9", {"reason": "occupied", "square": "I9", "board": "classic", "card": 9}),
        ("E4", in_unit("in-row", "E4", "E5")),
        ("E9", in_unit("in-row", "E9", "E5")),
        ("I5", in_unit("in-column", "I5", "E5")),
        ("F6", in_unit("in-block", "F6", "E5")),
        ("A2", None),
    ],
)
def test_a_refusal_speaks_of_the_card_in_the_way(text: str, expected: dict[str, object] | None) -> None:
    assert details(drawn(START, "5"), text) == expected


def test_the_card_in_the_way_may_be_one_that_was_laid() -> None:
    position = drawn(START.replace("b.....", "b..5.."), "5")
    assert details(position, "B8") == in_unit("in-row", "B8", "B7")
    assert details(position, "H7") == in_unit("in-column", "H7", "B7")
    assert details(position, "B7") == {"reason": "occupied", "square": "B7", "board": "classic", "card": 5}


def test_at_a_table_and_with_repeats_only_a_free_square_matters() -> None:
    for position in (kids("4.....", "4", referee="table"), kids("4.....", "4", repeats="yes")):
        assert details(position, "A2") is None
        assert details(position, "A1") == {"reason": "occupied", "square": "A1", "board": "kids", "card": 4}
    claims = {"reason": "unreadable", "text": "G1", "last": "F6", "claims": "yes"}
    assert details(kids("", "4", referee="table"), "G1") == claims


def test_a_lost_card_lies_nowhere() -> None:
    position = kids("", "44", players=1, referee="table")
    position.play("stuck")
    assert seen(position)["board"] == {}
    assert "A1" in position.legal()


KIDS = GAME.set_up(2, {"board": "kids"})
CLASSIC = GAME.set_up(2)
KIDS_STACK = sorted([*range(1, 7)] * 6)
CLASSIC_DEAL: Any = Position.dealt(CLASSIC, 1).deal
GOLDEN = CLASSIC_DEAL["golden"]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"golden": {"A1": 1}}, '"golden" is {} on the children'),
        ({"golden": None}, '"golden" is {} on the children'),
        ({"stack": tuple(KIDS_STACK)}, '"stack" is a list of 36 cards'),
        ({"stack": [*KIDS_STACK, 7]}, "a card is a number from 1 to 6, got 7"),
        ({"stack": [0, *KIDS_STACK]}, "a card is a number from 1 to 6, got 0"),
        ({"stack": [True, *KIDS_STACK[1:]]}, "a card is a number from 1 to 6, got true"),
        ({"stack": [6, *KIDS_STACK[1:]]}, "expected 6 cards with 1, got 5"),
        ({"stack": [*KIDS_STACK, 6]}, "expected 6 cards with 6, got 7"),
    ],
)
def test_a_childrens_deal_that_is_not_the_box_is_refused(change: dict[str, object], said: str) -> None:
    with pytest.raises(InputError) as fault:
        Position.started(KIDS, {"golden": {}, "stack": KIDS_STACK, **change})
    assert said in str(fault.value)


@pytest.mark.parametrize(
    ("golden", "said"),
    [
        ({**GOLDEN, next(iter(GOLDEN)): 0}, "holds a number from 1 to 9, got 0"),
        (
            {square[0] + "1" if square[0] == "A" else square: n for square, n in GOLDEN.items()},
            "column 1 is there twice",
        ),
        (dict.fromkeys(GOLDEN, 3), "number 3 is there twice"),
    ],
)
def test_golden_cards_are_one_of_each(golden: object, said: str) -> None:
    with pytest.raises(InputError, match=said):
        Position.started(CLASSIC, {**CLASSIC_DEAL, "golden": golden})


def test_golden_cards_may_be_written_in_any_order() -> None:
    position = Position.started(CLASSIC, {**CLASSIC_DEAL, "golden": dict(reversed(GOLDEN.items()))})
    assert position.deal == CLASSIC_DEAL
    assert list(position.deal["golden"]) == list(GOLDEN)  # type: ignore[call-overload]


def test_equal_childrens_deals_are_equal_states() -> None:
    drawn_by_chance = Position.dealt(KIDS, 1)
    written = Position.started(KIDS, drawn_by_chance.deal)
    assert written.state.tobytes() == drawn_by_chance.state.tobytes()
    assert rules.cards(written.state[0]) == 36
