"""What Uptown answers to a text or a deal that is not right: the reason, and all that it speaks of."""

import json
from typing import Any

import pytest

from toptafel.game import InputError
from toptafel.games.uptown import GAME
from toptafel.games.uptown.state import LAYS
from toptafel.games.uptown.tests.positions import STUCK, drawn, seen
from toptafel.position import Position

RACK = "7 C ring $ 1"
BOARD = "G.....B.. G........ G........"


def details(position: Position, text: str) -> dict[str, object] | None:
    """All that a refusal speaks of, its reason among it."""
    refusal = position.why_not(text)
    return {"reason": refusal.reason, **refusal.details} if refusal else None


def not_on_rack(case: str, colour: str, tile: str, rack: str = "") -> dict[str, object]:
    return {"reason": "not-on-rack", "case": case, "colour": colour, "tile": tile, "rack": rack}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("7@A77", {"reason": "unreadable", "text": "7@A77", "two": "no"}),
        ("pass", {"reason": "must-play", "count": 8 + 9 + 9 + 8 + 79}),  # 7, C, ring, 1 and the wild tile
        ("8@A7", not_on_rack("rack", "B", "8", "1 7 C ring $")),
        ("7@A6", {"reason": "wrong-square", "kind": "column", "colour": "B", "tile": "7", "square": "A6"}),
        ("C@D4", {"reason": "wrong-square", "kind": "row", "colour": "B", "tile": "C", "square": "D4"}),
        ("ring@A7", {"reason": "wrong-square", "kind": "picture", "colour": "B", "tile": "ring", "square": "A7"}),
        ("7@A7", {"reason": "own-tile", "square": "A7"}),
        ("1@B1", {"reason": "splits-group", "square": "B1", "colour": "G"}),
        ("1@A1", None),
        ("$@I9", None),
    ],
)
def test_a_refusal_speaks_of_what_is_in_the_way(text: str, expected: dict[str, object] | None) -> None:
    assert details(drawn(BOARD, {"B": RACK}), text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("7@A7", {"reason": "unreadable", "text": "7@A7", "two": "yes"}),
        ("G:7@A7", not_on_rack("colour", "G", "7")),
        ("V:7@A7", not_on_rack("colour", "V", "7")),
        ("O:7@A7", not_on_rack("rack", "O", "7", "1 2 3 4 5")),
        ("B:2@A7", not_on_rack("rack", "B", "2", "1 7 C ring $")),
        ("O:5@A6", {"reason": "wrong-square", "kind": "column", "colour": "O", "tile": "5", "square": "A6"}),
        ("O:5@A5", None),
        ("B:$@A5", None),
    ],
)
def test_with_two_players_a_refusal_speaks_of_the_colour(text: str, expected: dict[str, object] | None) -> None:
    assert details(drawn("", {"B": RACK, "O": "1 2 3 4 5"}, players=2), text) == expected


def test_the_second_player_of_two_has_green_and_red() -> None:
    position = drawn("", {"G": RACK, "R": "1 2 3 4 5"}, players=2, seat=1)
    assert [details(position, text) for text in ("G:7@A7", "R:5@A5")] == [None, None]
    assert details(position, "B:7@A7") == not_on_rack("colour", "B", "7")
    assert {move[:2] for move in position.legal()} == {"G:", "R:"}
    position.play("R:5@A5")
    assert seen(position)["board"]["A5"] == {"colour": "R", "tile": "5", "fixed": False}


def test_a_finished_colour_lays_nothing_more() -> None:
    position = drawn("", {"B": RACK, "O": "1 2 3 4 5"}, players=2)
    position.state[0]["lays"][2] = LAYS
    assert details(position, "O:5@A5") == not_on_rack("finished", "O", "5")
    assert details(position, "B:7@A7") is None


def test_who_is_stuck_may_pass() -> None:
    assert details(drawn(STUCK, {"B": "A B C man ring"}), "pass") is None


def test_the_reason_of_the_end_is_that_all_are_finished_or_stuck() -> None:
    position = drawn("BB.G.....", {})
    position.state[0]["lays"] = LAYS
    assert position.standing()["reason"] == "finished"
    position.state[0]["lays"][2] -= 1
    assert position.standing()["reason"] == "all-stuck"


SETUP = GAME.set_up(3)
DEAL: Any = json.loads(json.dumps(Position.dealt(SETUP, 1).deal))
PILES = DEAL["piles"]
BLUE = PILES["B"]
COLOURS = "the colours B, G, O, and nothing else"


@pytest.mark.parametrize(
    ("deal", "said"),
    [
        (None, COLOURS),
        ([], COLOURS),
        ({}, COLOURS),
        ({**DEAL, "more": 1}, COLOURS),
        ({"piles": list(PILES)}, COLOURS),
        ({"piles": {"B": BLUE, "G": BLUE}}, COLOURS),
        ({"piles": {**PILES, "R": BLUE}}, COLOURS),
        ({"piles": {**PILES, "B": tuple(BLUE)}}, "pile B is a list of 28 tiles, got \\('"),
        ({"piles": {**PILES, "G": [*BLUE[1:], "0"]}}, "pile G: there is no tile '0'"),
        ({"piles": {**PILES, "O": ["7", "7", *BLUE]}}, "pile O: tile 7 is there twice"),
        ({"piles": {**PILES, "O": [tile for tile in BLUE if tile not in "$1"]}}, r"pile O: missing 1, \$"),
    ],
)
def test_a_deal_that_is_not_the_box_is_refused(deal: object, said: str) -> None:
    with pytest.raises(InputError, match=said):
        Position.started(SETUP, deal)


def test_a_deal_is_laid_out_as_it_is_written() -> None:
    position = Position.started(SETUP, DEAL)
    assert position.deal == DEAL
    for seat, letter in enumerate("BGO"):
        rack = seen(position, seat)["colours"][letter]["rack"]
        assert sorted(rack or []) == sorted(PILES[letter][:5])


def test_the_colours_of_a_deal_may_be_written_in_any_order() -> None:
    assert Position.started(SETUP, {"piles": dict(reversed(PILES.items()))}).deal == DEAL
