"""One test a rule of On Top, placing stones: the worked examples of the sheets, and what they leave out.

The examples only count the colours that place stones. In each picture the tile in hand closes the circle. Of four
players seat 0 is blue, 1 yellow, 2 red, 3 white.
"""

from toptafel.game import Edition, Value
from toptafel.games.on_top.tests.positions import SIDE_TWO, WHOLE, drawn, seen
from toptafel.position import Position

FIVE = r"""
c       3-----4-----5  -  6
       / \b  r \b  r \     \
      /   \ y  w\ y  w\ /   \
d   3*  -  4-----5-----6  - 7*
      \   / b  r/w\         /
       \ /y  w /   \ /   \ /
e       3-----4 y b 5  -  6
         \     \   /     /
          \ /   \r/   \ /
f         3*-----4----5*
"""

FOUR = r"""
c       3  -  4-----5  -  6
       /     /▒\b  r \     \
      /   \ /▒▒▒\ y  w\ /   \
d   3*  -  4-----5-----6  - 7*
      \     \▒▒▒/r\         /
       \ /   \▒/   \ /   \ /
e       3  -  4 y b 5  -  6
         \     \   /     /
          \ /   \w/   \ /
f         3*-----4----5*
"""

THREE = r"""
e       3-----4-----5  -  6
         \▒▒▒/ b  r/     /
          \▒/w  y /   \ /
f        [W1*]---4----5*
"""

SIX = r"""
b         3*-----4----5*
          /     /y\     \
         /   \ /   \ /   \
c       3-----4 r w 5  -  6
       / \y  w \   /       \
      /   \ r  b\b/   \ /   \
d   3*  -  4-----5-----6  - 7*
      \   / r  b/r\w  r \   /
       \ /y  w /   \ b  y\ /
e       3-----4 b w 5-----6
         \     \   /     /
          \ /   \y/   \ /
f         3*-----4----5*
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
    points = seen(position)["points"]
    return {name: point["tower"] for name, point in points.items() if point["tower"] is not None}


def segments(position: Position, point: str) -> dict[str, int]:
    """The segments of each colour around an intersection."""
    counted: dict[str, int] = seen(position)["points"][point]["segments"]
    return counted


def points(position: Position) -> list[int]:
    return [seat["points"] for seat in seen(position)["seats"]]


def test_five_tiles_around_an_intersection_yellow_two_white_three() -> None:
    position = played(FIVE, "d5e6", "WRBY")
    assert segments(position, "d5") == {"B": 0, "R": 1, "W": 3, "Y": 2}
    assert built(position) == {"d5": "YW"}
    assert points(position) == [0, 0, 0, 2]
    assert [seat["left"] for seat in seen(position)["seats"]] == [5, 4, 5, 4]


def test_three_tiles_and_two_triangles_blue_and_red_one_yellow_two() -> None:
    position = played(FOUR, "d5e6", "BYRW")
    assert segments(position, "d5") == {"B": 1, "R": 1, "W": 0, "Y": 2}
    assert built(position) == {"d5": "BRY"}
    assert points(position) == [0, 3, 0, 0]


def test_two_tiles_on_the_rim_white_one_yellow_two() -> None:
    position = played(THREE, "f4e6", "WRYB")
    assert segments(position, "f4") == {"B": 0, "R": 0, "W": 1, "Y": 2}
    assert built(position)["f4"] == "WY"
    assert points(position)[1] == 2


def test_six_tiles_and_a_tower_of_four() -> None:
    position = played(SIX, "c6d5", "RBYW")
    assert segments(position, "d5") == {"B": 3, "R": 1, "W": 1, "Y": 1}
    assert built(position) == {"d5": "RWYB"}
    assert points(position) == [4, 0, 0, 0]


def test_if_two_share_the_most_nobody_places_anything_not_even_for_second_place() -> None:
    position = played(FIVE, "d5e6", "BWRY")
    assert segments(position, "d5") == {"B": 1, "R": 1, "W": 2, "Y": 2}
    assert built(position) == {"d5": ""}
    assert points(position) == [0, 0, 0, 0]
    assert all(seat["left"] == 5 for seat in seen(position)["seats"])


TWO_CIRCLES = r"""
c       3-----4-----5  -  6
       / \y  b \b  r \     \
      /   \ w  r\ y  w\ /   \
d   3*  -  4-----5-----6  - 7*
      \   / y  b/ \r  y \   /
       \ /w  r /   \ b  w\ /
e       3-----4  -  5-----6
         \▒▒▒/▒\   /▒\▒▒▒/
          \▒/▒▒▒\ /▒▒▒\▒/
f        [-*]----4---[-*]
"""


def test_one_tile_closes_two_circles_and_blue_is_alone_on_the_rim() -> None:
    position = played(TWO_CIRCLES, "d5f4", "RWBY")
    assert {name: tower for name, tower in built(position).items() if tower} == {"d5": "YR", "f4": "B"}
    assert points(position) == [1, 0, 2, 0]


RIM = r"""
a             1-----2-----3-----4-----5-----6
             /       \▒▒▒/ \▒▒▒/             \
            /   \ /   \▒/   \▒/   \ /   \ /   \
b         1*  -  2  -  3  -  4  -  5  -  6  - 7*
"""

GOLDEN = r"""
b         1*-----2  -  3  -  4  -  5  -  6  - 7*
          / y  r/                               \
         /b  w /   \ /   \ /   \ /   \ /   \ /   \
c      1*-----2  -  3  -  4  -  5  -  6  -  7  - 8*
       / \b  w \                                   \
      /   \ y  r\ /   \ /   \ /   \ /   \ /   \ /   \
d   1*  -  2-----3  -  4  -  5  -  6  -  7  -  8  - 9*
      \                                             /
       \ /   \ /   \ /   \ /   \ /   \ /   \ /   \ /
e      1*  -  2  -  3  -  4  -  5  -  6  -  7  - 8*
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
    assert seen(position)["neutral"] == {"B": 19, "W": 20}


WIDE = r"""
c       3  -  4-----5  -  6
       /     /w\w  r \     \
      /   \ /   \ b  y\ /   \
d   3*  -  4 r y 5-----6  - 7*
      \     \   /r\         /
       \ /   \b/   \ /   \ /
e       3  -  4 b w 5  -  6
         \     \   /     /
          \ /   \y/   \ /
f         3*-----4----5*
"""


def test_a_sharp_corner_is_one_segment_a_wide_one_two() -> None:
    position = played(WIDE, "d5e6", "RBWY")
    assert segments(position, "d5") == {"B": 2, "R": 2, "W": 0, "Y": 2}
    assert built(position) == {"d5": ""}


def test_with_corners_every_corner_is_one_segment() -> None:
    position = played(WIDE, "d5e6", "RBWY", segments="corners")
    assert segments(position, "d5") == {"B": 1, "R": 2, "W": 0, "Y": 1}
    assert built(position) == {"d5": "BYR"}


def test_a_view_counts_what_a_player_would_count() -> None:
    points = seen(drawn(FIVE))["points"]
    assert points["d5"] == {"open": 1, "segments": {"B": 0, "R": 1, "W": 2, "Y": 2}, "golden": False, "tower": None}
    assert points["c4"] == {"open": 3, "segments": {"B": 1, "R": 2, "W": 0, "Y": 0}, "golden": False, "tower": None}
    assert points["d3"] == {"open": 2, "segments": dict.fromkeys("BRWY", 0), "golden": True, "tower": None}
