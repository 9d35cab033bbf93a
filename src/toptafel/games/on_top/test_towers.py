"""One test a rule of On Top, placing stones: the worked examples of the sheets, and what they leave out.

In each picture the tile in hand closes the circle. Of four players seat 0 is blue, 1 yellow, 2 red, 3 white.
"""

from toptafel.game import Edition, Value
from toptafel.games.on_top.test_rules import SIDE_TWO, WHOLE, drawn

FIVE = r"""
c        3-------4-------5   -   6
        / \b    r \b    r \       \
       /   \       \       \   /   \
      /     \ y    w\ y    w\       \
d   3*   -   4-------5-------6   -  7*
      \     / w    y/w\             /
       \   /       /   \   /   \   /
        \ /r    b /     \         /
e        3-------4 y   b 5   -   6
          \       \     /       /
           \   /   \   /   \   /
            \       \r/       /
f           3*-------4------5*
"""

FOUR = r"""
c        3   -   4-------5   -   6
        /       /r\b    r \       \
       /   \   /   \       \   /   \
      /       /     \ y    w\       \
d   3*   -   4 y   b 5-------6   -  7*
      \       \     /r\             /
       \   /   \   /   \   /   \   /
        \       \w/     \         /
e        3   -   4 y   b 5   -   6
          \       \     /       /
           \   /   \   /   \   /
            \       \w/       /
f           3*-------4------5*
"""

THREE = r"""
c        3   -   4-------5   -   6
        /       /b\b    r \       \
       /   \   /   \       \   /   \
      /       /     \ y    w\       \
d   3*   -   4 y   w 5-------6   -  7*
      \       \     /               /
       \   /   \   /   \   /   \   /
        \       \r/               /
e        3   -   4   -   5   -   6
"""

SIX = r"""
b           3*-------4------5*
            /       /y\       \
           /   \   /   \   /   \
          /       /     \       \
c        3-------4 r   w 5   -   6
        / \y    w \     /         \
       /   \       \   /   \   /   \
      /     \ r    b\b/             \
d   3*   -   4-------5-------6   -  7*
      \     / r    b/r\w    r \     /
       \   /       /   \       \   /
        \ /y    w /     \ b    y\ /
e        3-------4 b   w 5-------6
          \       \     /       /
           \   /   \   /   \   /
            \       \y/       /
f           3*-------4------5*
"""


def played(
    picture: str, move: str, hand: str, edition: Edition = SIDE_TWO, players: int = 4, **options: Value
) -> Position:
    """The position after a move."""
    position = drawn(picture, hand, edition, players, **options)
    position.play(move)
    return position


def built(position: Position) -> dict[str, str]:
    """The towers on the board, also where a circle is closed and nobody placed anything."""
    points = position.view()["points"]
    return {name: point["tower"] for name, point in points.items() if point["tower"] is not None}


def points(position: Position) -> list[int]:
    return [seat["points"] for seat in position.view()["seats"]]


def test_a_circle_of_five_yellow_two_white_three() -> None:
    position = played(FIVE, "d5e6", "WRBY")
    assert built(position) == {"d5": "YW"}
    assert points(position) == [0, 0, 0, 2]
    assert [seat["left"] for seat in position.view()["seats"]] == [5, 4, 5, 4]


def test_a_circle_of_four_blue_and_red_one_yellow_two() -> None:
    position = played(FOUR, "d5e6", "YBRW")
    assert built(position) == {"d5": "BRY"}
    assert points(position) == [0, 3, 0, 0]


def test_a_circle_of_three_white_one_yellow_two() -> None:
    position = played(THREE, "d6e4", "RBWY")
    assert built(position) == {"d5": "WY"}
    assert points(position) == [0, 2, 0, 0]


def test_a_circle_of_six_and_a_tower_of_four() -> None:
    position = played(SIX, "c6d5", "RBYW")
    assert built(position) == {"d5": "RWYB"}
    assert points(position) == [4, 0, 0, 0]


def test_if_two_share_the_most_nobody_places_anything_not_even_for_second_place() -> None:
    position = played(FIVE, "d5e6", "BWRY")
    assert position.view()["points"]["d5"]["segments"] == {"B": 1, "R": 0, "W": 2, "Y": 2}
    assert built(position) == {"d5": ""}
    assert points(position) == [0, 0, 0, 0]
    assert all(seat["left"] == 5 for seat in position.view()["seats"])


TWO_CIRCLES = r"""
c        3-------4-------5   -   6
        / \y    b \b    r \       \
       /   \       \       \   /   \
      /     \ w    r\ y    w\       \
d   3*   -   4-------5-------6   -  7*
      \     / w    y/ \r    y \     /
       \   /       /   \       \   /
        \ /r    b /     \ b    w\ /
e        3-------4   -   5-------6
          \▒▒▒▒▒/▒\     /▒\▒▒▒▒▒/
           \▒▒▒/▒▒▒\   /▒▒▒\▒▒▒/
            \▒/▒▒▒▒▒\ /▒▒▒▒▒\▒/
f           o*-------4------o*
"""


def test_one_tile_closes_two_circles_and_blue_is_alone_on_the_rim() -> None:
    position = played(TWO_CIRCLES, "d5f4", "RWBY")
    assert {name: tower for name, tower in built(position).items() if tower} == {"d5": "YR", "f4": "B"}
    assert points(position) == [1, 0, 2, 0]


RIM = r"""
a                1-------2-------3-------4-------5-------6
                /         \▒▒▒▒▒/ \▒▒▒▒▒/                 \
               /   \   /   \▒▒▒/   \▒▒▒/   \   /   \   /   \
              /             \▒/     \▒/                     \
b           1*   -   2   -   3   -   4   -   5   -   6   -  7*
"""

GOLDEN = r"""
b           1*-------2   -   3   -   4   -   5   -   6   -  7*
            / y    r/                                         \
           /       /   \   /   \   /   \   /   \   /   \   /   \
          /b    w /                                             \
c       1*-------2   -   3   -   4   -   5   -   6   -   7   -  8*
        / \b    w \                                               \
       /   \       \   /   \   /   \   /   \   /   \   /   \   /   \
      /     \ y    r\                                               \
d   1*   -   2-------3   -   4   -   5   -   6   -   7   -   8   -  9*
      \                                                             /
       \   /   \   /   \   /   \   /   \   /   \   /   \   /   \   /
        \                                                         /
e       1*   -   2   -   3   -   4   -   5   -   6   -   7   -  8*
"""


def test_one_stone_on_the_ordinary_rim_scores_one_point() -> None:
    position = played(RIM, "a3c4", "RBWY", WHOLE)
    assert built(position) == {"a3": "R"}
    assert points(position) == [0, 0, 1, 0]


def test_on_the_golden_rim_two_stones_score_four_points_and_one_stone_two() -> None:
    position = played(GOLDEN, "c1e1", "RWBY", WHOLE)
    assert built(position) == {"c1": "RB", "d1": "Y"}
    assert points(position) == [4, 2, 0, 0]


def test_a_neutral_colour_places_stones_and_scores_nothing() -> None:
    position = played(GOLDEN, "c1e1", "RWBY", WHOLE, players=2, colours=["Y", "R"])
    assert built(position) == {"c1": "RB", "d1": "Y"}
    assert points(position) == [2, 0]
    assert position.view()["neutral"] == {"B": 19, "W": 20}


WIDE = r"""
c        3   -   4-------5   -   6
        /       /w\w    r \       \
       /   \   /   \       \   /   \
      /       /     \ b    y\       \
d   3*   -   4 r   y 5-------6   -  7*
      \       \     /r\             /
       \   /   \   /   \   /   \   /
        \       \b/     \         /
e        3   -   4 b   w 5   -   6
          \       \     /       /
           \   /   \   /   \   /
            \       \y/       /
f           3*-------4------5*
"""


def test_every_corner_is_a_segment() -> None:
    assert built(played(WIDE, "d5e6", "RBWY")) == {"d5": "BYR"}


def test_with_sixths_a_wide_corner_counts_two() -> None:
    position = played(WIDE, "d5e6", "RBWY", segments="sixths")
    assert position.view()["points"]["d5"]["segments"] == {"B": 2, "R": 2, "W": 0, "Y": 2}
    assert built(position) == {"d5": ""}


def test_a_view_counts_what_a_player_would_count() -> None:
    seen = drawn(FIVE).view()["points"]
    assert seen["d5"] == {"open": 1, "segments": {"B": 0, "R": 0, "W": 2, "Y": 2}, "golden": False, "tower": None}
    assert seen["c4"] == {"open": 3, "segments": {"B": 1, "R": 1, "W": 0, "Y": 0}, "golden": False, "tower": None}
    assert seen["d3"] == {"open": 2, "segments": dict.fromkeys("BRWY", 0), "golden": True, "tower": None}
