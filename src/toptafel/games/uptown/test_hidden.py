"""What Uptown hides, and what a redeal may not forget; and that no tile is ever lost."""

import json
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from toptafel import engine
from toptafel.game import STRANGER
from toptafel.games.uptown import GAME, rules, words
from toptafel.games.uptown.test_rules import STUCK, drawn, seen
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


@pytest.mark.parametrize("game", STUCK_GAMES, ids=lambda game: game["result"]["reason"])
def test_a_redeal_of_a_game_with_passes_is_a_possible_truth(game: dict[str, Any]) -> None:
    setup, moves = GAME.set_up(game["players"], game["options"]), game["moves"]
    position, source = Position.started(setup, game["deal"]), chance.generator("truths")
    for number, move in enumerate(moves):
        position.play(move)
        if "pass" in moves[: number + 1] and position.to_move is not None:
            for seat in range(STRANGER, game["players"]):
                truth = position.redeal(seat, source)
                other = Position.started(setup, truth.deal)
                for earlier in moves[: number + 1]:
                    other.play(earlier)
                assert other.state.tobytes() == truth.state.tobytes()
    assert position.result == game["result"]


@given(players=st.integers(2, 5), seed=st.integers(0, 10**9), moves=st.integers(0, 130))
def test_every_tile_is_in_one_place_and_every_cut_is_known(players: int, seed: int, moves: int) -> None:
    position, source = Position.blank(GAME.set_up(players)), chance.generator(str(seed))
    engine.begin(position.state, source)
    for _ in range(moves):
        if position.to_move is not None:
            engine.play_move(position.state, engine.pick_move(position.state, source))
    s = position.state[0]
    cuts = []
    for colour in range(rules.colours(s)):
        place = s["place"][colour]
        on_board = place[(place >= 0) & (place < grid.CELLS)]
        assert sorted(s["pile"][colour]) == list(range(rules.TILES))
        assert tuple(s["board"][colour]) == grid.as_set(on_board.tolist())
        assert (place != rules.UNLAID).sum() == s["laid"][colour]
        rack = s["rack"][colour][s["rack"][colour] != rules.GONE]
        assert len(rack) == (rules.RACK - 1 if rules.finished(s, colour) else rules.RACK)
        assert (place[rack] == rules.UNLAID).all()
        cuts += [cell for cell in on_board.tolist() if splits(on_board.tolist(), cell)]
    assert tuple(s["cuts"]) == grid.as_set(cuts)
    occupied = np.concatenate([place[(place >= 0) & (place < grid.CELLS)] for place in s["place"]])
    assert len(set(occupied.tolist())) == len(occupied)


def splits(cells: list[int], cell: int) -> bool:
    """Whether a colour has more groups without a cell."""
    rest = grid.as_set([other for other in cells if other != cell])
    return bool(grid.count_groups(rest) > grid.count_groups(grid.as_set(cells)))
