"""The best moves of a position and how good they are, from what a seat knows."""

from dataclasses import dataclass, replace

import numpy as np

from toptafel.bots.bot import find, moves_of, settings_of
from toptafel.bots.budget import Budget
from toptafel.bots.minds import Flat, Search
from toptafel.bots.sample import Sampler
from toptafel.kit import chance
from toptafel.kit.interval import interval, share_interval
from toptafel.table import Sight

MOVES = 3


@dataclass(frozen=True)
class Hint:
    """A move and what it brings if everyone plays on as the playouts do: the chance to win, alone at the table points.

    `low` and `high` are its 95 % interval.
    """

    move: str
    brings: float
    low: float
    high: float


def hint(sight: Sight, budget: Budget, source: chance.Source) -> list[Hint]:
    """The best three moves, or all if there are fewer; the best first.

    Half of the budget chooses them; the other half plays each of them out to the end of the game.
    """
    chance.check_source(source)
    game, actions = sight.setup.game, moves_of(sight)
    if actions.size > MOVES:
        budget = budget.part(2)
        mind = find("best:1", game).mind
        assert isinstance(mind, Flat | Search)
        favours = replace(mind, budget=budget).think(sight, actions, source)
        actions = actions[np.argsort(-favours, kind="stable")[:MOVES]]
    sampler = Sampler(sight, actions, source, settings_of(game).get("tries", 1), whole=True)
    budget.spend(sampler.sample, actions.size)
    estimate = share_interval if sight.setup.players > 1 else interval
    rows = estimate(sampler.totals, sampler.squares, sampler.rounds)
    hints = [Hint(sight.position.write(int(action)), *row) for action, row in zip(actions, rows, strict=True)]
    return sorted(hints, key=lambda hint: -hint.brings)
