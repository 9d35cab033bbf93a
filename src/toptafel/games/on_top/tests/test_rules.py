"""One test a rule of On Top, the turn. Boards are drawn as draw() does it.

Small letters are the corners of tiles, dark triangles are black, light ones stayed empty. The small board is that of
the edition side-two.
"""

import pytest

from toptafel.games.on_top import lattice
from toptafel.games.on_top.lattice import PLACE
from toptafel.games.on_top.tests.positions import FIRST, SIDE_TWO, assert_looks, drawn, seen, why
from toptafel.kit.text.words import LANGUAGES

SIDES = "It must share a side with a tile or a black triangle."


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
