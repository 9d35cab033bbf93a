"""One test a rule of On Top, the turn. Boards are drawn as draw() does it.

Small letters are the corners of tiles, dark triangles are black, light ones stayed empty. The small board is that of
the edition side-two.
"""

from textwrap import dedent
from typing import cast

import pytest

from toptafel import engine
from toptafel.game import STRANGER, Edition, Value
from toptafel.games.on_top import GAME, lattice, words
from toptafel.games.on_top.draw import Spot, at, board, fill, origin, step
from toptafel.games.on_top.lattice import FIELD, NAME, PLACE
from toptafel.games.on_top.view import OnTopView
from toptafel.kit.text.drawing import plain
from toptafel.kit.text.words import LANGUAGES
from toptafel.position import Position

WHOLE = GAME.editions["toptafel"]
SIDE_TWO = GAME.load_edition((GAME.folder / "golden" / "editions" / "side-two.json").read_text(encoding="utf-8"))


def seen(position: Position, seat: int = STRANGER) -> OnTopView:
    return cast(OnTopView, position.view(seat))


def drawn(
    picture: str, hand: str = "BRWY", edition: Edition = SIDE_TWO, players: int = 4, **options: Value
) -> Position:
    """The position of a picture, or of some of its rows; seat 0 is to move, with the tile in hand."""
    lines = dedent(picture).strip("\n").split("\n")
    position = Position.blank(GAME.set_up(players, options, edition))
    s = position.state[0]
    engine.begin_dealt(position.state)
    left, top = origin(seen(position))[0], at(f"{lines[0][0]}1")[1]
    signs = {(x + left, y + top): sign for y, line in enumerate(lines) for x, sign in enumerate(line)}
    black = [name for name in FIELD if all(signs.get(spot) == "▒" for spot in fill(name, ""))]
    s["start"] = lattice.as_sets([FIELD[name] for name in black])
    engine.begin_dealt(position.state)
    for number, (tile, place) in enumerate(tiles_in(signs)):
        s["pile"][number] = words.tile_number(tile)
        engine.play_move(position.state, place)
    s["pile"][s["turn"]] = words.tile_number(hand)
    s["seat"] = 0
    assert_looks(position, picture)
    return position


def tiles_in(signs: dict[Spot, str]) -> list[tuple[str, int]]:
    """The tiles of a picture, with their places."""
    found = []
    for place in (place for place in PLACE.values() if not place & 1):
        names = [NAME[point] for point in lattice.corners_around(place)]
        tile = "".join(signs.get(step(at(name), at(names[number - 2])), " ") for number, name in enumerate(names))
        other = tile[2:] + tile[:2]
        if set(tile) <= set("brwy"):
            found.append((min(tile, other).upper(), place + (other < tile)))
    return found


def assert_looks(position: Position, picture: str) -> None:
    """Whether a position is drawn like the rows of a picture."""
    lines, view = dedent(picture).strip("\n").split("\n"), seen(position)
    first = at(f"{lines[0][0]}1")[1] - origin(view)[1]
    shown = [plain(line) for line in board(view)][first : first + len(lines)]
    assert shown == lines, "\n".join(shown)


def why(position: Position, text: str, seat: int | None = None, language: str = "en") -> str | None:
    """The reason for a refusal, and the words for it."""
    refusal = position.why_not(text, seat)
    return f"{refusal.reason}: {refusal.say(language)}" if refusal else None


SIDES = "It must share a side with a tile or a black triangle."

FIRST = r"""
b         3*-----4----5*
          /             \
         /   \ /   \ /   \
c       3  -  4-----5  -  6
       /       \▒▒▒/       \
      /   \ /   \▒/   \ /   \
d   3*  -  4  -  5  -  6  - 7*
      \                     /
       \ /   \ /   \ /   \ /
e       3  -  4  -  5  -  6
"""


def test_the_first_tile_shares_a_side_with_a_start_triangle() -> None:
    position = drawn(FIRST)
    sides = {"b4c4c5", "c4d4d5", "c5d5d6"}
    for name, place in PLACE.items():
        fields = {lattice.field_name(field) for field in lattice.fields_of(place)}
        legal = fields <= set(SIDE_TWO.data["fields"]) and "c4c5d5" not in fields and bool(fields & sides)
        assert (name in position.legal()) == legal


def test_a_corner_is_not_enough() -> None:
    position = drawn(FIRST)
    says = "There the tile would touch what lies on the board only with a corner, at c4. "
    assert why(position, "c3d5") is None
    assert why(position, "b3d4") == "not-touching: " + says + SIDES
    assert why(position, "d6e4") == "not-touching: " + says.replace("c4", "d5") + SIDES
    assert why(position, "e4f5") == "not-touching: There the tile would touch nothing. " + SIDES


def test_a_later_tile_shares_a_side_with_a_tile_too() -> None:
    position = drawn(FIRST)
    assert why(position, "b3d4") is not None
    position.play("c4e4")
    assert why(position, "b3d4") is None


def test_a_tile_goes_on_two_free_fields() -> None:
    position = drawn(FIRST, hand="BBBB")
    position.play("c4e4")
    assert why(position, "c5d4") == "occupied: A black triangle lies here already. A tile needs two free fields."
    assert why(position, "c3d5") == "occupied: A tile lies here already. A tile needs two free fields."


def test_the_two_fields_share_a_side() -> None:
    position = drawn(FIRST)
    far = "not-a-slot: These are not the two sharp corners of a tile on the board. If one is"
    assert why(position, "c4c5") == f"{far} c4, the other is one of e4 d6 b5 d3."
    assert why(position, "c4c4") == why(position, "c4f5") == why(position, "c4c5")
    for text, point in (("a1b3", "a1"), ("c4d9", "d9"), ("c4a9", "a9")):
        assert str(why(position, text)).startswith(f"not-a-slot: No tile can have a corner like that at {point}: ")


@pytest.mark.parametrize(("text", "colours"), [("c4e4", "BRWY"), ("e4c4", "WYBR")])
def test_a_tile_can_be_turned_two_ways(text: str, colours: str) -> None:
    position = drawn(FIRST, hand="BRWY")
    position.play(text)
    (tile,) = seen(position)["tiles"]
    assert "".join(tile["corners"][name] for name in ("c4", "d5", "e4", "d4")) == colours
    assert (tile["tile"], tile["move"], tile["seat"]) == ("BRWY", text, 0)


@pytest.mark.parametrize("tile", ["BBBB", "WRWR"])
def test_a_tile_with_equal_readings_has_one_text_and_the_other_is_accepted(tile: str) -> None:
    position = drawn(FIRST, hand=tile)
    assert "c4e4" in position.legal()
    assert "e4c4" not in position.legal()
    assert why(position, "e4c4") is None
    assert position.write(position.read("e4c4")) == "c4e4"


def test_a_field_that_is_closed_in_gets_a_black_triangle_at_once() -> None:
    position = drawn(
        r"""
        b         3*-----4----5*
                  / \▒▒▒/       \
                 /   \▒/   \ /   \
        c       3  -  4  -  5-----6
               /             \▒▒▒/ \
              /   \ /   \ /   \▒/   \
        d   3*  -  4  -  5  -  6  - 7*
        """,
        hand="RRWW",
    )
    position.play("c4b5")
    assert_looks(
        position,
        r"""
        b         3*---[R1]--[W1*]
                  / \▒▒▒/ r  w/▒\
                 /   \▒/r  w /▒▒▒\
        c       3  -  4-----5-----6
               /             \▒▒▒/ \
              /   \ /   \ /   \▒/   \
        d   3*  -  4  -  5  -  6  - 7*
        """,
    )
    assert seen(position)["triangles"] == 1


def test_of_several_gaps_the_first_name_gets_the_last_triangle_and_the_other_counts_as_if_one_lay_there() -> None:
    position = drawn(
        r"""
        d   3*  -  4  -  5  -  6  - 7*
              \         /▒\   /▒\   /
               \ /   \ /▒▒▒\ /▒▒▒\ /
        e       3-----4-----5-----6
                 \▒▒▒/           /
                  \▒/   \ /   \ /
        f         3*-----4----5*
        """,
        hand="RBYY",
    )
    position.play("e4f5")
    assert_looks(
        position,
        r"""
        d   3*  -  4  -  5  -  6  - 7*
              \         /▒\   /▒\   /
               \ /   \ /▒▒▒\ /▒▒▒\ /
        e       3-----4-----5-----6
                 \▒▒▒/▒\r  b \░░░/
                  \▒/▒▒▒\ y  y\░/
        f        [-*]--[Y1]--[Y1*]
        """,
    )
    assert seen(position)["triangles"] == 0
    assert [seat["points"] for seat in seen(position)["seats"]] == [0, 3, 0, 0]
    says = (
        "occupied: Nothing fits into e5e6f5 any more: it counts as covered, although the black triangles have run out."
    )
    assert why(position, "e6f4") == f"{says} A tile needs two free fields."


def test_reasons_come_in_the_order_of_the_page() -> None:
    position = drawn(FIRST)
    assert str(why(position, "c4", seat=1)).startswith("not-your-turn")
    for text in ("", "c4", "c4e4 ", "C4E4", "h1a1", "c0e4", "c4-e4", "c４e4"):
        assert str(why(position, text)).startswith("unreadable")
    assert str(why(position, "c4c5")).startswith("not-a-slot")
    assert str(why(position, "b4d5")).startswith("occupied")
    position.state[0]["seat"] = -1
    assert str(why(position, "c4")).startswith("game-over")


def test_every_refusal_has_words_in_four_languages() -> None:
    position = drawn(FIRST, hand="BBBB")
    position.play("c4e4")
    for text in ("", "a9c4", "c4c5", "c5d4", "c3d5", "e4f5", "c6e6"):
        assert len({why(position, text, language=language) for language in LANGUAGES}) == 4
