"""What Uptown hides, and what a redeal may not forget; and that no tile is ever lost."""

import json
from collections.abc import Iterable
from itertools import permutations
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from toptafel import engine
from toptafel.game import STRANGER
from toptafel.games.uptown import GAME, hidden, state, words
from toptafel.games.uptown.tests.positions import STUCK, drawn, seen
from toptafel.kit import chance, grid
from toptafel.position import Position

STUCK_GAMES = [json.loads(line) for line in (GAME.folder / "golden" / "stuck.jsonl").read_text().splitlines()]


def test_a_redeal_draws_every_unseen_tile_alike() -> None:
    position = drawn("BBBBBBBBB BBBBBBBBB BBB......", {"B": "7 C H $ 1"})
    unlaid = seen(position)["colours"]["B"]["unlaid"]
    source, held = chance.generator("alike"), dict.fromkeys(unlaid, 0)
    for _ in range(1400):
        truth = position.redeal(1, source)
        for tile in words.rack_of(truth.state[0], 0):
            held[tile] += 1
    assert all(900 < count < 1100 for count in held.values())  # 1000 each expected of 7 tiles, 5 at a time


def test_a_redeal_believes_a_pass() -> None:
    position = drawn(STUCK, {"B": "A B C man ring"})
    assert set(seen(position)["colours"]["B"]["unlaid"]) - {"A", "B", "C", "man", "ring"} == {"1"}
    source = chance.generator("stuck")
    before = {json.dumps(words.rack_of(position.redeal(1, source).state[0], 0)) for _ in range(50)}
    position.play("pass")
    after = {json.dumps(words.rack_of(position.redeal(1, source).state[0], 0)) for _ in range(50)}
    assert len(before) == 6
    assert len(after) == 1


def ways_by_hand(laid: list[int], unlaid: list[int], since: list[int]) -> int:
    """In how many ways draws can have brought the tiles laid, in this order, and five others: all are tried."""

    def could_bring(draws: Iterable[int], tiles: Iterable[int]) -> bool:
        return all(since[tile] <= draw for draw, tile in zip(draws, tiles, strict=True))

    ways, draws = 0, range(state.RACK + len(laid))
    for brought in permutations(draws, len(laid)):
        if could_bring(brought, laid) and all(draw < state.RACK + n for n, draw in enumerate(brought)):
            left = [draw for draw in draws if draw not in brought]
            ways += sum(could_bring(left, rack) for rack in permutations(unlaid, state.RACK))
    return ways


def shown(seed: int) -> tuple[Position, list[int], list[int]]:
    """A position in which passes have shown something of the first colour: the tiles that it has laid, and others."""
    position, source = Position.blank(GAME.set_up(3)), np.random.default_rng(seed)
    s, tiles = position.state[0], source.permutation(state.TILES).tolist()
    laid, unlaid = tiles[:3], tiles[3:9]
    s["lays"][0], s["laid"][0][:3] = 3, laid
    s["since"][0][laid[1:]], s["since"][0][unlaid] = source.choice([0, 5], 2), source.choice([0, 0, 0, 5, 6, 7], 6)
    return position, laid, unlaid


@pytest.mark.parametrize("seed", range(6))
def test_the_ways_in_which_tiles_can_have_come_are_counted_as_by_hand(seed: int) -> None:
    position, laid, unlaid = shown(seed)
    s, since = position.state[0], position.state[0]["since"][0]
    stage, counts = np.zeros(hidden.DRAWS, np.int64), np.zeros(hidden.DRAWS, np.int64)
    hidden.find_stages(since, stage)
    hidden.count_by_stage(since, sum(1 << tile for tile in unlaid), stage, counts)
    assert hidden.count_ways(s, 0, stage, counts)[0, 0] == ways_by_hand(laid, unlaid, since.tolist())


def test_a_tile_that_was_laid_can_have_come_with_any_draw_before() -> None:
    position, laid, unlaid = shown(0)
    s, found, source = position.state[0], set(), chance.generator("any draw")
    for _ in range(80):
        s["pile"][0], rack = state.GONE, np.arange(state.RACK, dtype=np.uint8)
        hidden.redeal_laid_as_shown(s, 0, rack, sum(1 << tile for tile in unlaid), source)
        found.add(int(np.flatnonzero(s["pile"][0] == laid[0])[0]))
    assert found == set(range(state.RACK))


def test_a_draw_brings_what_was_not_shown_to_come_later() -> None:
    s = Position.blank(GAME.set_up(3)).state[0]
    s["since"][0][3:5] = 5, 6
    everything = (1 << state.TILES) - 1
    assert [int(hidden.brought_by(s, 0, draw)) for draw in (4, 5, 6)] == [
        everything & ~24,
        everything & ~16,
        everything,
    ]


def test_nobody_knows_the_order_of_a_pile() -> None:
    position = Position.dealt(GAME.set_up(3), 1)
    source = chance.generator("order")
    piles = {tuple(position.redeal(0, source).state[0]["pile"][0][state.RACK :].tolist()) for _ in range(5)}
    assert len(piles) == 5


def replayed(deal: object, moves: list[str], position: Position) -> Position:
    """The same moves from another deal."""
    other = Position.started(position.setup, deal)
    for move in moves:
        other.play(move)
    return other


@pytest.mark.parametrize("game", STUCK_GAMES, ids=lambda game: game["result"]["reason"])
def test_a_redeal_of_a_game_with_passes_is_a_possible_truth(game: dict[str, Any]) -> None:
    moves, source = game["moves"], chance.generator("truths")
    position = Position.started(GAME.set_up(game["players"], game["options"]), game["deal"])
    for number, move in enumerate(moves):
        position.play(move)
        if "pass" in moves[: number + 1]:
            for seat in range(STRANGER, game["players"]):
                truth = position.redeal(seat, source)
                other = replayed(truth.deal, moves[: number + 1], position)
                assert other.state.tobytes() == truth.state.tobytes()
    assert position.result == game["result"]


def played(players: int, seed: int, count: int) -> tuple[Position, list[str]]:
    """A random game after some moves, and these."""
    position, source = Position.dealt(GAME.set_up(players), seed), chance.generator(str(seed))
    moves: list[str] = []
    while len(moves) < count and position.to_move is not None:
        action = int(engine.pick_move(position.state, source))
        moves.append(position.write(action))
        position.play_action(action)
    return position, moves


def same_to_see(position: Position, seat: int) -> dict[str, Any]:
    """Another deal in which the moves show a seat the same; even its first five tiles came in another order."""
    piles = words.write_deal(position.redeal(seat, chance.generator("other")).state[0])["piles"]
    for colour in words.colours_of(position.state[0], seat) if seat != STRANGER else []:
        letter = words.COLOURS[colour]
        piles[letter] = [*piles[letter][2 : state.RACK], *piles[letter][:2], *piles[letter][state.RACK :]]
    return {"piles": piles}


def check_redeals(position: Position, moves: list[str], seat: int) -> None:
    """A redeal is a function of what a seat has seen: another deal that looks the same gives the same."""
    deal = same_to_see(position, seat)
    first, second = Position.started(position.setup, position.deal), Position.started(position.setup, deal)
    for move in moves:
        assert first.view(seat) == second.view(seat)
        first.play(move)
        second.play(move)
    assert first.view(seat) == second.view(seat)
    assert first.state.tobytes() != second.state.tobytes()
    redealt = [other.redeal(seat, chance.generator("same")).state.tobytes() for other in (first, second)]
    assert redealt[0] == redealt[1]


@given(players=st.integers(2, 5), seed=st.integers(0, 10**9), count=st.integers(0, 120), data=st.data())
def test_a_redeal_knows_only_what_its_seat_has_seen(players: int, seed: int, count: int, data: st.DataObject) -> None:
    position, moves = played(players, seed, count)
    check_redeals(position, moves, data.draw(st.integers(STRANGER, players - 1)))


@pytest.mark.parametrize("game", STUCK_GAMES, ids=lambda game: game["result"]["reason"])
def test_a_redeal_after_passes_knows_only_what_its_seat_has_seen(game: dict[str, Any]) -> None:
    position = Position.started(GAME.set_up(game["players"], game["options"]), game["deal"])
    last = max(number for number, move in enumerate(game["moves"]) if move == "pass")
    for move in game["moves"][:last]:
        position.play(move)
    for seat in range(STRANGER, game["players"]):
        check_redeals(position, game["moves"][:last], seat)


@given(players=st.integers(2, 5), seed=st.integers(0, 10**9), moves=st.integers(0, 130))
def test_every_tile_is_in_one_place_and_every_cut_is_known(players: int, seed: int, moves: int) -> None:
    position, source = Position.blank(GAME.set_up(players)), chance.generator(str(seed))
    engine.begin(position.state, source)
    for _ in range(moves):
        if position.to_move is not None:
            engine.play_move(position.state, engine.pick_move(position.state, source))
    s = position.state[0]
    cuts = []
    for colour in range(state.colours(s)):
        place, lays = s["place"][colour], int(s["lays"][colour])
        on_board = place[(place >= 0) & (place < grid.CELLS)]
        assert sorted(s["pile"][colour]) == list(range(state.TILES))
        assert tuple(s["board"][colour]) == grid.as_set(on_board.tolist())
        assert (place != state.UNLAID).sum() == lays
        rack = [tile for tile in s["rack"][colour].tolist() if tile != state.GONE]
        assert len(rack) == (state.RACK - 1 if state.finished(s, colour) else state.RACK)
        left = s["pile"][colour][state.RACK + lays :].tolist()
        assert sorted([*s["laid"][colour][:lays].tolist(), *rack, *left]) == list(range(state.TILES))
        assert s["unlaid"][colour] == sum(1 << tile for tile in [*rack, *left])
        cuts += [cell for cell in on_board.tolist() if splits(on_board.tolist(), cell)]
    assert tuple(s["cuts"]) == grid.as_set(cuts)
    occupied = np.concatenate([place[(place >= 0) & (place < grid.CELLS)] for place in s["place"]])
    assert len(set(occupied.tolist())) == len(occupied)


def splits(cells: list[int], cell: int) -> bool:
    """Whether a colour has more groups without a cell."""
    rest = grid.as_set([other for other in cells if other != cell])
    return bool(grid.count_groups(rest) > grid.count_groups(grid.as_set(cells)))
