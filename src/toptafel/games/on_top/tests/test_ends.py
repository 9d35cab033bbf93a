"""One test a rule of On Top, the end: why it is over, and who comes where."""

import json

import numpy as np
import pytest

from toptafel.game import Result, Value
from toptafel.games.on_top import COLOURS, GAME, rules
from toptafel.games.on_top.state import LAST_STONE, NO_TILES, POINT_BITS, POINTS_FROM, STONE_BITS
from toptafel.games.on_top.tests.positions import SIDE_TWO, assert_looks, drawn, seen
from toptafel.games.on_top.tests.test_edition import CONTENT
from toptafel.games.on_top.tests.test_towers import FIVE, FOUR, TWO_CIRCLES, WIDE, built
from toptafel.position import Position


def with_tally(position: Position, left: str = "", points: str = "") -> Position:
    """The position with other stones left and points, like "B1 Y3"; what is not named keeps what it has."""
    for what, bits, begin in ((left, STONE_BITS, 0), (points, POINT_BITS, POINTS_FROM)):
        for word in what.split():
            shift = begin + bits * COLOURS.index(word[0])
            value = LAST_STONE - int(word[1:]) if what is left else int(word[1:])
            tally = int(position.state[0]["tally"]) & ~(((1 << bits) - 1) << shift) | value << shift
            position.state[0]["tally"] = np.uint64(tally)
    return position


def ended(
    picture: str, move: str, hand: str, left: str, points: str = "", players: int = 4, **options: Value
) -> Result:
    """The result after a move that ends the game."""
    position = with_tally(drawn(picture, hand, SIDE_TWO, players, **options), left, points)
    position.play(move)
    result = position.result
    assert result is not None
    return result


def standing(left: str, points: str, players: int = 4, **options: Value) -> Result:
    """The result if the game ended like this for want of tiles."""
    position = with_tally(drawn(FIVE, "BRWY", SIDE_TWO, players, **options), left, points)
    rules.finish(position.state[0], NO_TILES)
    return position.standing()


def test_it_ends_when_the_last_tile_is_laid() -> None:
    position = drawn(FIVE, "RBYY")
    position.state[0]["tiles"] = position.state[0]["turn"] + 1
    position.play("d5e6")
    result = position.result
    assert result is not None
    assert (result["reason"], position.legal()) == ("no-tiles", [])


def test_it_ends_when_there_is_no_room_for_the_next_tile() -> None:
    """One tile, RRWW, is left."""
    tiles = ["BRWY", "BBBB", "WRWR", "BYRW", "RBYY", "BRWY", "WBYR", "RRWW"]
    start: Value = ["b3b4c4", "c3d3d4", "c5c6d6", "e5e6f5"]
    setup = GAME.set_up(2, {"start": start, "segments": "corners"}, SIDE_TWO)
    position = Position.started(setup, {"tiles": tiles, "start": start})
    for move in ("d3e4", "e3f4", "c3d5", "f4d5", "e5d7", "c4b5", "c5e5"):
        position.play(move)
    assert_looks(
        position,
        r"""
        b        [-*]--[R1]--[W1*]
                  /░\▒▒▒/ r  w/░\
                 /░░░\▒/b  y /░░░\
        c     [W1]---[-]---[-]---[-]
               /▒\w  r \░░░/w\▒▒▒/░\
              /▒▒▒\ r  w\░/   \▒/░░░\
        d  [B1*]-[R1]--[R2]r [B1]--[Y1*]
              \b  r \░░░/r\   / b  y/
               \ y  w\░/   \y/r  y /
        e      [-]---[-]y w[-]--[Y1]
                 \b  b \   /░\▒▒▒/
                  \ b  b\b/░░░\▒/
        f        [B1*]-[B1]--[-*]
        """,
    )
    assert position.result == {"scores": [5, 0], "places": [1, 2], "reason": "no-room", "left": [1, 3]}


def test_every_stone_that_is_left_costs_a_point_and_scores_can_be_below_zero() -> None:
    assert standing("B2 Y4 R5 W3", "B7 Y3 R0 W12")["scores"] == [5, -1, -5, 9]


def test_most_points_win_then_fewest_stones_left_then_the_place_is_shared() -> None:
    assert standing("B2 Y4 R5 W3", "B7 Y3 R0 W12")["places"] == [2, 3, 4, 1]
    assert standing("B2 Y3 R4 W5", "B7 Y8 R9 W10")["places"] == [1, 2, 3, 4]
    assert standing("B2 Y2 R4 W5", "B7 Y7 R9 W0")["places"] == [1, 1, 3, 4]


def test_a_player_who_places_the_last_stone_wins_at_once_whatever_the_points() -> None:
    result = ended(FIVE, "d5e6", "WRBY", left="B2 W1", points="B30 Y20 R10")
    assert result == {"scores": [28, 16, 5, 2], "places": [2, 3, 4, 1], "reason": "all-stones", "left": [2, 4, 5, 0]}


def test_the_tower_is_finished_and_scored_but_later_intersections_of_the_tile_are_not() -> None:
    position = with_tally(drawn(TWO_CIRCLES, "RWBY"), left="Y1")
    position.play("d5f4")
    points = seen(position)["points"]
    assert points["d5"]["tower"] == "YR"
    assert points["f4"]["tower"] is None
    assert points["f4"]["open"] == 0
    assert position.result == {
        "scores": [-5, 0, -2, -5],
        "places": [3, 1, 2, 3],
        "reason": "all-stones",
        "left": [5, 0, 4, 5],
    }


def test_an_earlier_intersection_of_the_tile_is_scored_before_it_ends() -> None:
    position = with_tally(drawn(TWO_CIRCLES, "RWBY"), left="B1")
    position.play("d5f4")
    assert {name: tower for name, tower in built(position).items() if tower} == {"d5": "YR", "f4": "B"}
    assert position.standing()["places"] == [1, 3, 2, 4]


def test_of_several_who_place_their_last_stone_in_one_tower_the_one_on_top_wins() -> None:
    result = ended(FIVE, "d5e6", "WRBY", left="B3 Y1 R3 W1", points="B9 Y8 R7 W1")
    assert result["reason"] == "all-stones"
    assert result["places"] == [3, 2, 4, 1]


def test_if_none_of_them_is_on_top_the_one_with_more_points_wins_then_they_share() -> None:
    more = ended(FOUR, "d5e6", "BYRW", left="B1 Y3 R1 W3", points="B4 Y20 R5 W9")
    assert more["places"] == [4, 2, 1, 3]
    assert more["scores"] == [4, 21, 5, 6]
    equal = ended(FOUR, "d5e6", "BYRW", left="B1 Y3 R1 W3", points="B4 Y20 R4 W9")
    assert equal["places"] == [1, 3, 1, 4]


def test_when_a_neutral_colour_places_its_last_stone_most_points_win() -> None:
    result = ended(FIVE, "d5e6", "WRBY", left="W1 B5 Y3", points="B9 Y5", players=2)
    assert result == {"scores": [4, 3], "places": [1, 2], "reason": "neutral-stones", "left": [5, 2]}
    tied = ended(FIVE, "d5e6", "WRBY", left="W1 B2 Y2", points="B5 Y4", players=2)
    assert (tied["scores"], tied["places"]) == ([3, 3], [2, 1])


FOUR_TOWERS = r"""
c       3-----4-----5  -  6
       / \y  b \b  r \     \
      /   \ w  r\ y  w\ /   \
d    3  -  4-----5-----6  -  7
      \   / y  b/ \r  y \   /
       \ /w  r /   \ b  w\ /
e       3-----4  -  5-----6
         \y  r \   / w  b/
          \ w  b\ /r  y /
f        [W1]---4*---[Y1]
"""


def towers(left: str, players: int = 2, **options: Value) -> tuple[list[str | None], Result | None]:
    """The four towers that one tile completes in this order, YR, YR, BW and RB in gold, and the result."""
    golden = GAME.load_edition(json.dumps({**CONTENT, "golden": ["f4"]}))
    position = with_tally(drawn(FOUR_TOWERS, "RWBY", golden, players, **options), left, "B0 R0 W0 Y0")
    position.play("d5f4")
    return [built(position).get(name) for name in ("d5", "e4", "e5", "f4")], position.result


def test_one_tile_can_complete_four_towers() -> None:
    assert towers("B5 R5 W5 Y5") == (["YR", "YR", "BW", "RB"], None)


def test_all_that_the_tile_completed_is_scored_before_a_neutral_colour_ends_the_game() -> None:
    placed, result = towers("B5 R4 W1 Y1", colours=["B", "R"])
    assert placed == ["YR", "R", "BW", "RB"]  # yellow has no stone for the second; so that is one point, not two
    assert result == {"scores": [1, 2], "places": [2, 1], "reason": "neutral-stones", "left": [3, 1]}


def test_if_the_strongest_has_no_stone_the_others_place_theirs_and_nobody_scores() -> None:
    placed, result = towers("B5 R1 W5 Y5")
    assert placed == ["YR", "Y", "BW", "B"]  # red would be on top of the second, and below blue in gold
    assert result == {"scores": [-1, -3], "places": [1, 2], "reason": "neutral-stones", "left": [3, 3]}


def test_two_neutral_colours_can_run_out_one_after_the_other() -> None:
    placed, result = towers("B5 R1 W1 Y5")
    assert placed == ["YR", "Y", "BW", "B"]
    assert result is not None
    assert result["reason"] == "neutral-stones"


def test_a_player_who_runs_out_in_the_same_tower_as_a_neutral_colour_wins_and_later_ones_are_not_scored() -> None:
    placed, result = towers("B5 R1 W5 Y1")
    assert placed == ["YR", None, None, None]
    assert result == {"scores": [-5, 0], "places": [2, 1], "reason": "all-stones", "left": [5, 0]}


def test_a_player_who_runs_out_in_a_later_tower_than_a_neutral_colour_wins_too() -> None:
    placed, result = towers("B5 R1 W5 Y2")
    assert placed == ["YR", "Y", None, None]
    assert result == {"scores": [-5, 0], "places": [2, 1], "reason": "all-stones", "left": [5, 0]}
    placed, result = towers("B2 R1 W5 Y3")
    assert placed == ["YR", "Y", "BW", "B"]
    assert result == {"scores": [2, -1], "places": [1, 2], "reason": "all-stones", "left": [0, 1]}


def test_partners_add_up_points_then_stones_and_scores_stay_their_own() -> None:
    result = standing("B1 Y1 R1 W1", "B9 Y5 R1 W6", teams="yes")
    assert (result["scores"], result["places"]) == ([8, 4, 0, 5], [2, 1, 2, 1])
    assert standing("B1 Y1 R1 W1", "B9 Y5 R1 W6")["places"] == [1, 3, 4, 2]
    stones = standing("B1 Y1 R3 W1", "B9 Y5 R2 W4", teams="yes")
    assert (stones["scores"], stones["places"]) == ([8, 4, -1, 3], [2, 1, 2, 1])
    assert standing("B1 Y2 R2 W1", "B9 Y6 R2 W5", teams="yes")["places"] == [1, 1, 1, 1]


@pytest.mark.parametrize(
    ("left", "points", "places"),
    [
        ("B1 Y3 R3 W3", "Y50 W50", [1, 2, 1, 2]),  # blue wins for red
        ("B1 Y3 R1 W3", "B2 R3 Y50", [1, 2, 1, 2]),  # partners
        ("B1 Y1 R3 W3", "B2 Y3 R50", [2, 1, 2, 1]),  # opponents: more own points
        ("B1 Y1 R3 W3", "B2 Y2 R50", [1, 1, 1, 1]),  # opponents: as many
    ],
)
def test_an_early_winner_wins_for_the_team(left: str, points: str, places: list[int]) -> None:
    """Red is on top; the tower is BYR."""
    result = ended(WIDE, "d5e6", "RBWY", left, points, teams="yes", segments="corners")
    assert (result["reason"], result["places"]) == ("all-stones", places)


def sheets(left: str, points: str, players: int = 4, **options: Value) -> list[str]:
    """How such a standing is explained, each line after its seat."""
    position = with_tally(drawn(FIVE, "BRWY", SIDE_TWO, players, **options), left, points)
    rules.finish(position.state[0], NO_TILES)
    return [f"{one.values.get('seat', '')} {one.say()}" for one in position.explain()]


def test_a_standing_is_explained_by_points_and_stones() -> None:
    assert sheets("B2 Y1", "B6 Y5", players=2) == [
        " Points of the towers, minus one for each stone left: the most wins. Ties: fewer stones left wins.",
        "0 6 points from towers",
        "0 minus 2 for stones left",
        "1 5 points from towers",
        "1 minus 1 for a stone left",
        " Tied for first: fewer stones left wins.",
    ]
    assert "decided" not in " ".join(sheets("B1 Y1", "B6 Y5", players=2))


def test_the_sums_of_partners_are_explained() -> None:
    lines = sheets("B1 Y1 R3 W1", "B9 Y5 R2 W4", teams="yes")
    assert [line for line in lines if "partner:" in line] == [
        "0 together with the partner: 8 + -1 = 7",
        "1 together with the partner: 4 + 3 = 7",
        "2 together with the partner: -1 + 8 = 7",
        "3 together with the partner: 3 + 4 = 7",
    ]
    assert lines[-1] == " Tied for first: fewer stones left wins."


def test_a_win_by_the_last_stone_is_explained() -> None:
    position = with_tally(drawn(WIDE, "RBWY", SIDE_TWO, 4, segments="corners"), "B1 Y3 R3 W3", "Y50")
    position.play("d5e6")
    explained = [(one.values.get("seat"), one.message) for one in position.explain()]
    assert (0, "explain-early") in explained
    assert [message for _, message in explained].count("explain-early") == 1
    assert "explain-decided" not in [message for _, message in explained]
