"""A redeal of Uptown gives every deal alike that would have allowed the same moves, passes among them."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations, permutations, product

import pytest
from tests.uniform import EACH, SURPRISE, surprise

from toptafel.game import STRANGER
from toptafel.games.uptown import GAME, state, words
from toptafel.games.uptown.tests.positions import drawn
from toptafel.kit import chance
from toptafel.position import Position


@dataclass(frozen=True)
class Scene:
    """A drawn board, the tiles that colours of seat 1 have still to lay, and moves with passes of seat 1."""

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
    for seat in (STRANGER, 1):
        source = chance.generator(f"{scene.moves} seen from {seat}")
        redealt = (start.redeal(seat, source) for _ in range(EACH * len(possible)))
        found = Counter(hidden_of(other, scene.unlaid) for other in redealt)
        assert set(found) == set(possible)
        assert abs(surprise(found, possible)) < SURPRISE


def test_with_no_pass_every_tile_laid_was_in_any_of_five_slots() -> None:
    position = Position.dealt(GAME.set_up(3), 1)
    for _ in range(6):
        position.play(position.legal()[0])
    source, found = chance.generator("slots"), Counter[str]()
    tiles = position.state[0]["laid"][0][:2].tolist()
    for _ in range(25 * EACH):
        pile = position.redeal(1, source).state[0]["pile"][0].tolist()
        found[" ".join(str(pile.index(tile)) for tile in tiles)] += 1
    possible = Counter(f"{first} {second}" for first in range(5) for second in range(6) if first != second)
    assert set(found) == set(possible)
    assert abs(surprise(found, possible)) < SURPRISE
