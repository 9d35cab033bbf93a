"""The ways to think about a move: each says how much it favours every move of a position as a seat knows it.

Favour is a logarithm: one more is e times as much.
"""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import ceil, log2
from typing import Any, Protocol

import numpy as np

from toptafel.bots.budget import Budget
from toptafel.bots.sample import Sampler
from toptafel.bots.tree import Tree
from toptafel.bots.verbs import judge
from toptafel.kit import chance
from toptafel.kit.compiled import kernel
from toptafel.table import Sight

Array = np.ndarray[Any, Any]

ROOM = 1 << 18  # nodes that a tree may have


class Mind(Protocol):
    """A way to think."""

    def weigh(self, sight: Sight, actions: Array, source: chance.Source) -> Array:
        """How much each of the actions is favoured."""


@dataclass(frozen=True)
class Random:
    """Everything is as good."""

    def weigh(self, sight: Sight, actions: Array, source: chance.Source) -> Array:
        return np.zeros(actions.size)


@dataclass(frozen=True)
class Greedy:
    """What the game's judge says."""

    def weigh(self, sight: Sight, actions: Array, source: chance.Source) -> Array:
        favours = np.zeros(actions.size)
        judge_all(sight.state, actions, favours)
        return favours


@kernel
def judge_all(states, actions, values):
    """Write how good each action looks."""
    for n in range(actions.size):
        values[n] = judge(states[0], np.int64(actions[n]))


@dataclass(frozen=True)
class Flat:
    """Playouts of every move in the same deals; the worse half is dropped, again and again."""

    budget: Budget
    tries: int = 1

    def weigh(self, sight: Sight, actions: Array, source: chance.Source) -> Array:
        visits, totals = np.zeros(actions.size), np.zeros(actions.size)
        active, phases = np.arange(actions.size), max(1, ceil(log2(actions.size)))
        for _ in range(phases):
            sampler = Sampler(sight, actions[active], source, self.tries)
            self.budget.part(phases).spend(sampler.sample, active.size)
            visits[active] += sampler.rounds
            totals[active] += sampler.totals
            best_first = np.argsort(-totals[active] / visits[active], kind="stable")
            active = active[best_first[: ceil(active.size / 2)]]
        return favour_of(visits, totals)


@dataclass(frozen=True)
class Search:
    """Information-set Monte Carlo tree search.

    `explore` is how much it tries what it knows little about; `widen`, if it is not 0, how many moves it looks at, the
    better judged first; `tries` how good the playouts are. With `worlds` it grows a tree for each of so many deals
    instead, in which everybody sees everything. With `threads` it grows as many trees at once.
    """

    budget: Budget
    explore: float = 0.7
    widen: float = 0.0
    tries: int = 1
    worlds: int = 0
    threads: int = 1

    def weigh(self, sight: Sight, actions: Array, source: chance.Source) -> Array:
        sources = [np.array([chance.word(source)], np.uint64) for _ in range(self.threads)]
        if self.threads == 1:
            return favour_of(*self.visit(sight, actions, sources[0]))
        with ThreadPoolExecutor(self.threads) as pool:
            found = pool.map(lambda own: self.visit(sight, actions, own), sources)
            return favour_of(*np.sum(list(found), axis=0))

    def visit(self, sight: Sight, actions: Array, source: chance.Source) -> Array:
        """How often each action was tried, and what that was worth, in the trees of one thread."""
        counts, worlds = np.zeros((2, actions.size)), max(1, self.worlds)
        budget = self.budget.part(worlds).shared(self.threads)
        for _ in range(worlds):
            seen = Sight(sight.setup, sight.seat, sight.setup.game.redeal(sight.state, sight.seat, source))
            room = min(ROOM, (budget.simulations or ROOM) + 1)
            tree = Tree(seen, source, not self.worlds, room, (self.explore, self.widen, self.tries))
            budget.spend(tree.grow)
            tree.count(actions, *counts)
        return counts


def favour_of(visits: Array, totals: Array) -> Array:
    """What was tried most is favoured most; of what was tried as often, that which was worth more."""
    tried = np.maximum(visits, 1)
    return np.where(visits > 0, np.log(tried) + totals / tried, -np.inf)
