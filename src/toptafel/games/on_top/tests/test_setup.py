"""One test a rule of On Top, the box and the set-up."""

from collections import Counter
from itertools import permutations
from statistics import fmean

import pytest

from toptafel import engine
from toptafel.game import Edition, InputError, Value
from toptafel.games.on_top import COLOURS, GAME, words
from toptafel.games.on_top.lattice import FIELD, NAME, PLACE, POINT
from toptafel.games.on_top.tests.positions import assert_looks, seen, why
from toptafel.kit import chance
from toptafel.position import Position

WHOLE, MEDLEY = GAME.editions["toptafel"], GAME.editions["medley"]


def started(players: int = 4, **options: Value) -> Position:
    """The first position of a table."""
    setup = GAME.set_up(players, options)
    return Position.dealt(setup, 1)


def test_the_board_has_78_fields_51_intersections_and_106_slots() -> None:
    assert len(WHOLE.data["fields"]) == 78 == 2 * len(WHOLE.data["tiles"]) + WHOLE.data["triangles"]
    assert WHOLE.data["fields"] == sorted(FIELD)
    assert (len(POINT), len(PLACE)) == (51, 2 * 106)
    assert Counter(name[0] for name in POINT) == {"a": 6, "b": 7, "c": 8, "d": 9, "e": 8, "f": 7, "g": 6}


def test_an_intersection_touches_two_below_it_one_to_each_side() -> None:
    assert {"a3b3b4", "d3e2e3"} <= set(FIELD)


def test_the_red_fields_change_places_when_the_board_is_turned_around() -> None:
    around = {NAME[point]: NAME[62 - point] for point in NAME}
    turned = ["".join(sorted(around[name[n : n + 2]] for n in (0, 2, 4))) for name in WHOLE.data["red"]]
    assert WHOLE.data["red"] == ["c3c4d4", "d6e5e6"] == turned[::-1]


def test_the_golden_rim_is_the_left_and_the_right_end() -> None:
    assert " ".join(WHOLE.data["golden"]) == "b1 b7 c1 c8 d1 d9 e1 e8 f1 f7"


def test_every_tile_shows_all_colours_and_none_is_stronger_than_another() -> None:
    kinds: Counter[str] = Counter(WHOLE.data["tiles"])
    assert set(kinds) == {min(tile, tile[2:] + tile[:2]) for tile in map("".join, permutations(COLOURS))}
    assert {kind for kind, count in kinds.items() if count != 3} == {"BRWY", "RBYW"}
    assert kinds["BRWY"] == kinds["RBYW"] == 2
    assert on_corners(WHOLE) == [dict.fromkeys(COLOURS, 17)] * 2


def test_in_the_medley_all_34_tiles_differ_and_all_else_is_the_same() -> None:
    tiles = MEDLEY.data["tiles"]
    assert len(set(tiles)) == 34
    assert Counter(len(set(tile)) for tile in tiles) == {4: 12, 3: 12, 2: 6, 1: 4}
    assert on_corners(MEDLEY) == [dict.fromkeys(COLOURS, 17)] * 2
    assert {**WHOLE.data, "tiles": tiles} == MEDLEY.data


def on_corners(edition: Edition) -> list[dict[str, int]]:
    """On how many sharp and on how many wide corners each colour is."""
    return [Counter(tile[n] for tile in edition.data["tiles"] for n in ends) for ends in ((0, 2), (1, 3))]


def test_at_random_nearly_all_tiles_find_a_place_and_in_a_third_of_the_games_the_triangles_run_out() -> None:
    laid, needed = [], []
    state, source = Position.dealt(GAME.set_up(4), 1).state, chance.generator("gaps")
    for _ in range(200):
        engine.begin(state, source)
        engine.playout(state, source)
        free = sum(int(fields).bit_count() for fields in state[0]["free"])
        laid.append(int(state[0]["turn"]))
        needed.append(len(FIELD) - free - 2 * laid[-1])
    assert 33 < fmean(laid) < 34
    assert 9.5 < fmean(needed) < 10.5
    assert 0.25 < fmean(count > WHOLE.data["triangles"] for count in needed) < 0.4


def test_black_triangles_lie_on_the_red_fields() -> None:
    position = started()
    view = seen(position)
    assert [name for name, what in view["fields"].items() if what == "black"] == ["c3c4d4", "d6e5e6"]
    assert view["triangles"] == 8
    assert_looks(
        position,
        r"""
        c      1*  -  2  -  3-----4  -  5  -  6  -  7  - 8*
               /             \▒▒▒/                         \
              /   \ /   \ /   \▒/   \ /   \ /   \ /   \ /   \
        d   1*  -  2  -  3  -  4  -  5  -  6  -  7  -  8  - 9*
              \                           /▒\               /
               \ /   \ /   \ /   \ /   \ /▒▒▒\ /   \ /   \ /
        e      1*  -  2  -  3  -  4  -  5-----6  -  7  - 8*
        """,
    )


@pytest.mark.parametrize(("players", "neutral"), [(2, "RW"), (3, "W"), (4, "")])
def test_everyone_has_a_colour_and_20_stones_and_so_have_neutral_colours(players: int, neutral: str) -> None:
    view = seen(started(players))
    assert [seat["colour"] for seat in view["seats"]] == list("BYRW"[:players])
    assert all(seat["left"] == 20 for seat in view["seats"])
    assert view["neutral"] == dict.fromkeys(neutral, 20)


def test_colours_can_be_chosen_each_only_once() -> None:
    assert seen(started(3, colours=["W", "B", "Y"]))["neutral"] == {"R": 20}
    for colours in (["B", "B"], ["B"], ["B", "Y", "R"], ["B", "G"], "BY", [["B"], "Y"], None):
        with pytest.raises(InputError, match=r"option 'colours' is a different one of the letters BRWY"):
            GAME.set_up(2, {"colours": colours})


def test_start_triangles_can_go_on_any_fields_and_a_red_field_is_then_ordinary() -> None:
    setup = GAME.set_up(2, {"start": ["f4g3g4", "a1a2b2"]})
    assert setup.options["start"] == ["a1a2b2", "f4g3g4"]
    position = Position.dealt(setup, 1)
    fields = seen(position)["fields"]
    assert [name for name, what in fields.items() if what] == ["a1a2b2", "f4g3g4"]
    assert str(why(position, "c3e3")).startswith("not-touching: There the tile would touch nothing")


@pytest.mark.parametrize(
    ("start", "says"),
    [
        ([], "different fields like"),
        (["c3c4d4", "c3c4d4"], "different fields like"),
        ("random:0", "different fields like"),
        ("random:11", "only 10 black triangles to start with, got 11"),
        (sorted(FIELD)[:11], "only 10 black triangles to start with, got 11"),
        (["c3d4c4"], "corners out of order; write 'c3c4d4'"),
        (["a6a7b7"], "there is no intersection a7"),
        (["a1b2c3"], "not a triangle of the lattice"),
        (["c3"], "not the names of three intersections"),
        (7, "got 7"),
    ],
)
def test_start_fields_are_1_to_10_different_fields_of_the_board(start: object, says: str) -> None:
    with pytest.raises(InputError, match="option 'start'") as fault:
        GAME.set_up(2, {"start": start})
    assert says in str(fault.value)


def test_random_start_fields_are_drawn_from_the_whole_board() -> None:
    setup = GAME.set_up(2, {"start": "random:4"})
    deals = [words.write_deal(Position.dealt(setup, seed).state[0])["start"] for seed in range(150)]
    assert all(fields == sorted(set(fields)) and len(fields) == 4 for fields in deals)
    assert {name for fields in deals for name in fields} == set(FIELD)
    tiles = [
        words.write_deal(Position.dealt(GAME.set_up(2, {"start": start}), 7).state[0])["tiles"]
        for start in ("red", "random:4")
    ]
    assert tiles[0] == tiles[1]


def test_a_field_that_start_triangles_close_in_is_filled_at_once() -> None:
    view = seen(started(start=["a1a2b2", "b1b2c2"]))
    assert view["fields"]["a1b1b2"] == "black"
    assert view["triangles"] == 7
    assert view["points"]["a1"] == {
        "open": 0,
        "segments": dict.fromkeys("BRWY", 0),
        "golden": False,
        "tower": "",
    }


def test_seats_that_face_each_other_are_partners() -> None:
    assert GAME.set_up(4, {"teams": "yes"}).sides == ((0, 2), (1, 3))
    assert GAME.set_up(4).sides == ((0,), (1,), (2,), (3,))


def test_teams_need_four_players() -> None:
    assert GAME.set_up(4, {"teams": "yes"}).options["teams"] == "yes"
    with pytest.raises(InputError, match="teams=yes needs 4 players, not 3"):
        GAME.set_up(3, {"teams": "yes"})


@pytest.mark.parametrize(
    ("tiles", "start", "says"),
    [
        (WHOLE.data["tiles"][2:], ["c3c4d4", "d6e5e6"], "tiles missing: BRWY, BRYW"),
        (["BRWY"], ["c3c4d4", "d6e5e6"], "tiles missing: BRWY, BRYW, BRYW, BRYW, BWRY"),
        (["WYBR"], ["c3c4d4", "d6e5e6"], "there is no tile 'WYBR'"),
        (["BBBB"], ["c3c4d4", "d6e5e6"], "there is no tile 'BBBB'"),
        ([*WHOLE.data["tiles"][1:], "WRYB"], ["c3c4d4", "d6e5e6"], "tile WRYB is there more often than in the box"),
        ("BRWY", [], '"tiles" is a list of 34 tiles'),
        (WHOLE.data["tiles"], ["d6e5e6", "c3c4d4"], "in the order of their names"),
        (WHOLE.data["tiles"], ["c3c4d4"], "expected the start fields c3c4d4, d6e5e6"),
        (WHOLE.data["tiles"], ["c3d4c4"], "start field 'c3d4c4' is not on the board"),
    ],
)
def test_a_deal_is_the_box_in_some_order_and_repeats_the_start_fields(tiles: object, start: object, says: str) -> None:
    with pytest.raises(InputError) as fault:
        Position.started(GAME.set_up(2), {"tiles": tiles, "start": start})
    assert says in str(fault.value)
    with pytest.raises(InputError, match="expected a deal"):
        Position.started(GAME.set_up(2), {"tiles": tiles})
    with pytest.raises(InputError, match="expected 3 start fields, as the option says, got 1"):
        Position.started(GAME.set_up(2, {"start": "random:3"}), {"tiles": WHOLE.data["tiles"], "start": ["c3c4d4"]})
