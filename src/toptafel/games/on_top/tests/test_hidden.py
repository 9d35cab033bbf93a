"""What On Top hides: only the order of the tiles that are face down. And that no piece is ever lost."""

import json
import re
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toptafel import engine
from toptafel.game import STRANGER, Setup
from toptafel.games.on_top import COLOURS, GAME, words
from toptafel.games.on_top.tests.positions import SIDE_TWO, WHOLE, seen
from toptafel.games.on_top.tests.test_edition import CONTENT
from toptafel.kit import chance
from toptafel.position import Position

FEW_STONES = GAME.load_edition(json.dumps({**CONTENT, **WHOLE.data, "stones": 6}))


def after(setup: Setup, seed: int, moves: int) -> Position:
    """A position after so many random moves, or at the end."""
    position, source = Position.dealt(setup, seed), chance.generator(f"moves {seed}")
    while moves and position.to_move is not None:
        engine.play_move(position.state, engine.pick_move(position.state, source))
        moves -= 1
    return position


@pytest.mark.parametrize("face_down", [["RRWW", "WBYR", "WRWR"], ["BRWY", "BRWY", "WRWR"], ["BRWY", "BRWY", "BRWY"]])
def test_every_order_of_the_tiles_face_down_is_as_likely_and_equal_ones_make_no_difference(
    face_down: list[str],
) -> None:
    position = after(GAME.set_up(2, edition=SIDE_TWO), 1, 4)
    position.state[0]["pile"][5:8] = [words.tile_number(name) for name in face_down]
    source = chance.generator("orders")
    found = (words.write_deal(position.redeal(0, source).state[0])["tiles"][5:] for _ in range(6000))
    orders, possible = Counter(map(tuple, found)), set(permutations(face_down))
    assert set(orders) == possible
    assert all(abs(count - 6000 / len(possible)) < 150 for count in orders.values())


def test_all_tiles_face_down_are_in_view_each_as_often_as_it_is_there() -> None:
    position = after(GAME.set_up(2), 1, 20)
    deal, view = words.write_deal(position.state[0]), seen(position)
    assert view["hand"] == deal["tiles"][20]
    assert view["unseen"] == sorted(deal["tiles"][21:])
    assert max(Counter(view["unseen"]).values()) > 1
    text = GAME.draw_more(view, "en")
    assert text.startswith("Face down (13):")
    told = re.findall("(?:([23])×)?([BRWY]{4})", text)
    assert {name: int(count or 1) for count, name in told} == Counter(view["unseen"])


def test_the_tile_in_hand_and_all_that_were_laid_stay_what_they_are() -> None:
    position = after(GAME.set_up(3), 2, 10)
    deal = words.write_deal(position.state[0])
    for seat in range(STRANGER, 3):
        truth = words.write_deal(position.redeal(seat, chance.generator("truth")).state[0])
        assert truth["tiles"][:11] == deal["tiles"][:11]
        assert truth["tiles"] != deal["tiles"]
        assert truth["start"] == deal["start"]


def test_after_the_end_a_redeal_changes_nothing() -> None:
    setup = GAME.set_up(2, {"start": "random:10"})
    ends = [after(setup, seed, 99) for seed in range(30)]
    unlaid = [position for position in ends if position.state[0]["turn"] < 32]
    assert unlaid
    for position in unlaid:
        assert position.redeal(0, chance.generator("truth")).state.tobytes() == position.state.tobytes()


@given(seed=st.integers(0, 10**6), moves=st.integers(0, 40), players=st.integers(2, 4), small=st.booleans())
def test_every_seat_and_a_stranger_see_the_same(seed: int, moves: int, players: int, small: bool) -> None:
    position = after(GAME.set_up(players, edition=SIDE_TWO if small else None), seed, moves)
    own = {"seat", "legal"}
    views = [seen(position, seat) for seat in range(STRANGER, players)]
    shown = {json.dumps({key: value for key, value in view.items() if key not in own}) for view in views}
    assert len(shown) == 1


@given(
    seed=st.integers(0, 10**6),
    moves=st.integers(0, 40),
    start=st.sampled_from(["red", "random:1", "random:10"]),
    stones=st.sampled_from([20, 6]),
)
def test_tiles_triangles_and_stones_are_conserved(seed: int, moves: int, start: str, stones: int) -> None:
    """With few stones the game ends by them, for a player or a neutral colour."""
    position = after(GAME.set_up(3, {"start": start}, FEW_STONES if stones == 6 else None), seed, moves)
    view = seen(position)
    tiles = [tile["tile"] for tile in view["tiles"]] + view["unseen"] + ([view["hand"]] if view["hand"] else [])
    assert sorted(tiles) == sorted(GAME.editions["toptafel"].data["tiles"])
    lying = Counter("tile" if isinstance(what, int) else what for what in view["fields"].values())
    assert lying["tile"] == 2 * len(view["tiles"])
    assert lying["black"] + view["triangles"] == 10
    assert lying["empty"] == 0 or view["triangles"] == 0
    placed = Counter("".join(point["tower"] or "" for point in view["points"].values()))
    left = {seat["colour"]: seat["left"] for seat in view["seats"]} | view["neutral"]
    assert all(placed[letter] + left[letter] == stones for letter in COLOURS)


@given(seed=st.integers(0, 10**6), moves=st.integers(10, 40), players=st.integers(2, 4), few=st.booleans())
def test_points_are_those_of_the_towers_in_view(seed: int, moves: int, players: int, few: bool) -> None:
    position = after(GAME.set_up(players, edition=FEW_STONES if few else None), seed, moves)
    view, points = seen(position), Counter[str]()
    for point in view["points"].values():
        strongest = max(COLOURS, key=lambda letter: point["segments"][letter])
        if point["tower"] and point["tower"][-1] == strongest:
            points[strongest] += len(point["tower"]) * (2 if point["golden"] else 1)
    assert all(seat["points"] == points[seat["colour"]] for seat in view["seats"])


@given(seed=st.integers(0, 10**6), moves=st.integers(0, 40), sixths=st.booleans())
def test_segments_and_open_fields_are_those_of_the_tiles_in_view(seed: int, moves: int, sixths: bool) -> None:
    position = after(GAME.set_up(2, {"segments": "sixths" if sixths else "corners"}), seed, moves)
    view = seen(position)
    for name, point in view["points"].items():
        around = [what for field, what in view["fields"].items() if name in (field[:2], field[2:4], field[4:])]
        assert point["open"] == around.count(None)
        counted = dict.fromkeys(COLOURS, 0)
        for tile in view["tiles"]:
            if name in tile["corners"]:
                wide = list(tile["corners"]).index(name) % 2
                counted[tile["corners"][name]] += 1 + (wide and sixths)
        assert point["segments"] == counted


@pytest.mark.parametrize("language", ["en", "nl", "de", "fr"])
def test_the_drawing_shows_the_tile_in_hand_and_the_stones(language: str) -> None:
    position = after(GAME.set_up(2), 3, 20)
    view = seen(position)
    text = GAME.draw(view, language)
    top, right, bottom, left = list(str(view["hand"]))
    upright = r".*".join([rf" {top}\n", r"/ \\ ", rf"{left}   {right} ", r"\\ / ", rf" {bottom}\n"])
    assert re.search(upright, text, re.DOTALL)
    assert all(str(seat["score"]) in text for seat in view["seats"])
    towers = [point["tower"] for point in view["points"].values() if point["tower"]]
    assert all(f"[{tower[-1]}{len(tower)}" in text for tower in towers)
    assert text.count("[") >= len(towers) > 5
