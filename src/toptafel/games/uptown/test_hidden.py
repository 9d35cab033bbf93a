"""What Uptown hides, and what a redeal may not forget; and that no tile is ever lost."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations, permutations, product
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from toptafel import engine
from toptafel.game import STRANGER
from toptafel.games.uptown import GAME, state, words
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


def check_sights(position: Position, moves: list[str], seat: int) -> None:
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
    check_sights(position, moves, data.draw(st.integers(STRANGER, players - 1)))


@pytest.mark.parametrize("game", STUCK_GAMES, ids=lambda game: game["result"]["reason"])
def test_a_redeal_after_passes_knows_only_what_its_seat_has_seen(game: dict[str, Any]) -> None:
    position = Position.started(GAME.set_up(game["players"], game["options"]), game["deal"])
    last = max(number for number, move in enumerate(game["moves"]) if move == "pass")
    for move in game["moves"][:last]:
        position.play(move)
    for seat in range(STRANGER, game["players"]):
        check_sights(position, game["moves"][:last], seat)


@dataclass(frozen=True)
class Scene:
    """A drawn board, the tiles that colours of seat 0 have still to lay, and moves with passes of seat 0."""

    players: int
    board: str
    unlaid: dict[str, str]
    moves: str

    def start(self) -> Position:
        return drawn(self.board, {"G": "5 6 8 9 A", "O": "5 6 8 9 B", **self.unlaid}, self.players)

    def piles(self) -> Iterator[dict[str, list[str]]]:
        """What can be drawn, each as likely: every rack, and every three tiles that come next."""
        colours = [list(orders(tiles.split())) for tiles in self.unlaid.values()]
        return (dict(zip(self.unlaid, piles, strict=True)) for piles in product(*colours))


def orders(tiles: list[str]) -> Iterator[list[str]]:
    """Every rack of these tiles, every two or three that come next, and the rest."""
    for rack in combinations(tiles, state.RACK):
        left = [tile for tile in tiles if tile not in rack]
        for following in permutations(left, min(3, len(left))):
            yield [*rack, *following, *(tile for tile in left if tile not in following)]


SCENES = {
    # In rows A to C lie blue's own tiles and a line of green with a tail at either end. Orange takes one tail, then the
    # one that green adds; what blue lays there may have come before the pass or after it.
    "a tile laid after a pass is old or new": Scene(
        3,
        "BBBBBBBBB BBBBBBBBB BGGGGGGGG .G......G",
        {"B": "A B C lady ring man 1 2 $"},
        "pass 8@D8 9@D9 C@C9 5@I5 8@D8 lady@C8 6@I6",
    ),
    # Rows A to D are closed in the same way, but for D9. Blue is stuck, so D comes later; then D9 is closed and blue is
    # stuck again, so now D may be on the rack.
    "a tile that was free is stuck later": Scene(
        3,
        "BBBBBBBBB BBBBBBBBB GGGGGGGGG GOOOOOOOG GO.....O.",
        {"B": "A B C lady ring D man 1 2 3"},
        "pass 5@I5 9@A9 A@A9 9@E9 5@H5 pass 6@I6 B@B9 lady@B9",
    ),
    # The others take a tile of the wall that seat 0 has built, and it is taken back by one that may be old or new.
    "two colours are stuck at once": Scene(
        2,
        "BBBBBBBBB BBBBBBBBB OOOOOOOOO OOOOOOOOO BBBOOOG..",
        {"B": "A B C D man ring 1", "O": "A B C lady ring D 2"},
        "pass G:9@A9 O:lady@A9 G:A@A1 B:A@A1 G:5@I5",
    ),
}


def with_piles(position: Position, piles: dict[str, list[str]]) -> Position:
    """The same position with other tiles on some racks and in their piles."""
    other = position.copy()
    for letter, pile in piles.items():
        colour, numbers = words.COLOURS.index(letter), [words.TILE_NAMES.index(tile) for tile in pile]
        other.state[0]["pile"][colour][-len(pile) :] = numbers
        other.state[0]["rack"][colour] = numbers[: state.RACK]
    return other


def can_follow(position: Position, moves: list[str]) -> bool:
    """Play the moves, as long as they are legal."""
    for move in moves:
        if position.why_not(move):
            return False
        position.play(move)
    return True


def hidden_of(position: Position, letters: Iterable[str]) -> str:
    """What others may not know of some colours: the rack, and what is drawn next."""
    s, found = position.state[0], []
    for colour in map(words.COLOURS.index, letters):
        left = words.tiles(s["pile"][colour][state.RACK + int(s["lays"][colour]) :])
        found.append(f"{' '.join(words.rack_of(s, colour))} then {' '.join(left[:1])}")
    return ", ".join(found)


def chi_square(counts: dict[str, int], expected: dict[str, float]) -> float:
    return sum((counts.get(what, 0) - number) ** 2 / number for what, number in expected.items())


@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
def test_after_passes_every_deal_that_allows_the_moves_is_as_likely(scene: Scene) -> None:
    start, moves = scene.start(), scene.moves.split()
    possible = Counter(
        hidden_of(other, scene.unlaid)
        for piles in scene.piles()
        if can_follow(other := with_piles(start, piles), moves)
    )
    assert can_follow(start, moves)
    assert len(set(possible.values())) > 1
    draws = 100 * len(possible)
    expected = {what: draws * number / possible.total() for what, number in possible.items()}
    for seat in (STRANGER, 1):
        source = chance.generator(f"{scene.moves} seen from {seat}")
        found = Counter(hidden_of(start.redeal(seat, source), scene.unlaid) for _ in range(draws))
        assert set(found) <= set(possible)
        freedom = len(possible) - 1
        assert chi_square(found, expected) < freedom + 4 * (2 * freedom) ** 0.5


def test_with_no_pass_every_order_of_drawing_is_as_likely() -> None:
    """Two tiles laid: each in any of five slots, so 25 histories of 26 · … · 22 racks."""
    position = Position.dealt(GAME.set_up(3), 1)
    for _ in range(6):
        position.play(position.legal()[0])
    source, draws = chance.generator("histories"), 5000
    first, second = (int(tile) for tile in position.state[0]["laid"][0][:2])
    found: Counter[str] = Counter()
    for _ in range(draws):
        pile = position.redeal(1, source).state[0]["pile"][0].tolist()
        found[f"{pile.index(first)} {pile.index(second)}"] += 1
    expected = {f"{one} {other}": draws / 25 for one in range(5) for other in range(6) if one != other}
    assert set(found) == set(expected)
    assert chi_square(found, expected) < 24 + 4 * 48**0.5


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
