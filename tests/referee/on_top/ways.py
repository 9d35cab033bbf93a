"""Ways to play On Top that lead to where random play never goes."""

import copy
from collections.abc import Callable
from random import Random

from tests.referee.on_top.reading import COLOURS, Referee


def after(referee: Referee, text: str) -> Referee:
    """The game as it would be after a move."""
    then = copy.copy(referee)
    then.tiles, then.points, then.covered = list(referee.tiles), list(referee.points), set(referee.covered)
    then.stones, then.segments = dict(referee.stones), dict(referee.segments)
    then.play(text)
    return then


def seeking(good: Callable[[Referee], float]) -> Callable[[Referee, list[str], Random], str]:
    """Play what makes the next position the best of a handful."""

    def choose(referee: Referee, legal: list[str], chance: Random) -> str:
        some = chance.sample(legal, min(len(legal), 12))
        return max(some, key=lambda text: good(after(referee, text)))

    return choose


def most_uneven(game: Referee) -> float:
    """One player's stones few, the others' many."""
    stones = [game.stones[colour] for colour in game.colours]
    return sum(stones) - 4 * min(stones)


def fewest_and_even(game: Referee) -> float:
    """All players' stones few and alike, so that several run out in one tower."""
    return -max(game.stones[colour] for colour in game.colours)


def fewest_neutral(game: Referee) -> float:
    return sum(game.stones[colour] * (1 if colour in game.colours else -2) for colour in COLOURS)


STEERS = {
    "many-gaps": seeking(lambda game: -game.triangles),
    "many-stones": seeking(lambda game: -sum(game.stones.values())),
    "few-stones": seeking(lambda game: sum(game.stones.values())),
    "a-player-runs-out": seeking(most_uneven),
    "players-run-out-together": seeking(fewest_and_even),
    "a-neutral-colour-runs-out": seeking(fewest_neutral),
}
