"""What is told of rare moves of On Top, word for word."""

import json

from toptafel.games.on_top import GAME
from toptafel.games.on_top.tests.positions import drawn
from toptafel.games.on_top.tests.test_edition import CONTENT
from toptafel.games.on_top.tests.test_ends import FOUR_TOWERS, with_tally
from toptafel.games.on_top.tests.test_telling import told
from toptafel.games.on_top.tests.test_towers import WIDE
from toptafel.position import Position

TWO_GAPS = r"""
d   3*  -  4  -  5  -  6  - 7*
      \         /▒\   /▒\   /
       \ /   \ /▒▒▒\ /▒▒▒\ /
e       3-----4-----5-----6
         \▒▒▒/           /
          \▒/   \ /   \ /
f         3*-----4----5*
"""


def test_gaps_are_told_by_their_names_and_what_is_closed_without_a_tile_is_bare() -> None:
    assert told(drawn(TWO_GAPS, "RBYY"), "e4f5")[:-1] == [
        "Seat 1 lays RBYY at e4f5.",
        "A black triangle fills the gap e4f3f4.",
        "The gap e5e6f5 stays empty: there are no black triangles left.",
        "f3 is closed by black triangles alone: nobody places a stone.",
        "Tower at f4 (Y): yellow is on top and scores 1 point for seat 2.",
        "Tower at f5 (Y): yellow is on top and scores 2 points for seat 2, doubled by the golden rim.",
    ]


def test_where_the_strongest_are_equal_nobody_places_a_stone() -> None:
    assert told(drawn(WIDE, "RBWY"), "d5e6")[1] == ("At d5 the strongest colours are equal: nobody places a stone.")


def four_towers(colours: str, left: str) -> Position:
    """A tile will complete four towers: YR, YR, BW and RB in gold."""
    golden = GAME.load_edition(json.dumps({**CONTENT, "golden": ["f4"]}))
    return with_tally(drawn(FOUR_TOWERS, "RWBY", golden, 2, colours=list(colours)), left, "B0 R0 W0 Y0")


def test_where_the_strongest_colour_has_no_stones_left_nobody_scores() -> None:
    assert told(four_towers("WB", "B5 R1 W5 Y5"), "d5f4")[1:] == [
        "Tower at d5 (Y R): red is on top, but nobody plays it: no points.",
        "Tower at e4 (Y): red is strongest, but has no stones left, so nobody scores.",
        "Tower at e5 (B W): white is on top and scores 2 points for seat 1.",
        "Tower at f4 (B): blue is on top and scores 2 points for seat 2, doubled by the golden rim.",
        "The last red stone is placed.",
        "The game is over: a neutral colour has placed its last stone.",
    ]


def test_where_no_colour_has_stones_left_there_is_no_tower() -> None:
    assert told(four_towers("WB", "B5 R1 W5 Y1"), "d5f4")[2:3] == [
        "No tower at e4: red is strongest, but has no stones left, so nobody scores."
    ]


def test_the_last_blue_stone_is_told_like_any_other() -> None:
    assert told(four_towers("RB", "B1 R5 W5 Y5"), "d5f4")[-2:] == [
        "Seat 2 has placed the last blue stone.",
        "The game is over: a player has placed the last stone and wins.",
    ]
