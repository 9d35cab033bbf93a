"""Policies, the ways to think about a move: each says how much it favours every move of a position as a seat knows it.

Favour is a logarithm: one more is e times as much. Common settings: `tries` is how many random moves a playout looks at
to play the best rated of them, 0 for all moves; if `whole` is 1 they go to the end of the game and count its result.
To think is a coroutine, as in a browser it goes on elsewhere; natively it never waits, see `kit.compiler.elsewhere`.
"""

from dataclasses import dataclass
from math import ceil
from typing import Any, Protocol

from toptafel.bots.budget import Budget
from toptafel.bots.sample import Sampler
from toptafel.bots.tree import Style, Tree
from toptafel.bots.verbs import heuristic
from toptafel.kit import arrays as np
from toptafel.kit import chance
from toptafel.kit.compiler.elsewhere import at_once
from toptafel.kit.compiler.entries import entry
from toptafel.kit.exponential import logs
from toptafel.table import InformationState

Array = np.ndarray[Any, Any]

MOST_NODES = 1 << 18  # of a tree
RATED = 0.03  # what one more by the heuristic is taken to be worth


class Policy(Protocol):
    """A way to think."""

    async def think(self, info_state: InformationState, actions: Array, source: chance.Source) -> Array:
        """How much each of the actions is favoured."""


@dataclass(frozen=True)
class Random:
    """Everything is as good."""

    async def think(self, info_state: InformationState, actions: Array, source: chance.Source) -> Array:
        """How much it favours each action."""
        return np.zeros(actions.size)


@dataclass(frozen=True)
class Greedy:
    """What the game's heuristic says."""

    async def think(self, info_state: InformationState, actions: Array, source: chance.Source) -> Array:
        """How much it favours each action."""
        favours = np.zeros(actions.size)
        rate_all(info_state.state, actions, favours)
        return favours


@entry
def rate_all(states, actions, values):
    """Write how good each action looks."""
    for n in range(actions.size):
        values[n] = heuristic(states[0], np.int64(actions[n]))


@dataclass(frozen=True)
class Flat:
    """Playouts of every move in the same deals; the worse half is dropped, again and again.

    With `among`, only of so many moves, those that look best; the heuristic counts as much as `prior` playouts.
    """

    budget: Budget
    among: int = 0
    prior: int = 0
    tries: int = 1
    whole: int = 0

    async def think(self, info_state: InformationState, actions: Array, source: chance.Source) -> Array:
        """How much it favours each action."""
        looks = await Greedy().think(info_state, actions, source)
        active = np.argsort(-looks, kind="stable")[: self.among or None]
        visits, totals = np.zeros(actions.size), self.prior * RATED * (looks - looks.max())
        for budget in self.budget.parts(max(1, int(active.size - 1).bit_length())):
            sampler = Sampler(info_state, actions[active], source, self.tries, bool(self.whole))
            await budget.spend(sampler.sample, active.size)
            visits[active] += sampler.rounds
            totals[active] += sampler.totals
            best_first = np.argsort(-totals[active] / (visits[active] + self.prior), kind="stable")
            active = active[best_first[: ceil(active.size / 2)]]
        return favour_of(visits, totals)


@dataclass(frozen=True)
class Search:
    """Information-set Monte Carlo tree search.

    `explore` is how much it tries what it knows little about; `widen`, if it is not 0, how many moves it looks at, the
    better rated first. With `threads` it grows as many trees at once.
    """

    budget: Budget
    explore: float = 0.7
    widen: float = 0.0
    tries: int = 1
    whole: int = 0
    threads: int = 1

    async def think(self, info_state: InformationState, actions: Array, source: chance.Source) -> Array:
        """How much it favours each action."""
        sources = [np.array([chance.word(source)], np.uint64) for _ in range(self.threads)]
        found = await at_once([self.visit(info_state, actions, own) for own in sources])
        return favour_of(*sum(found, np.zeros((2, actions.size))))

    async def visit(self, info_state: InformationState, actions: Array, source: chance.Source) -> Array:
        """How often one thread has tried each action, and what that was worth."""
        counts = np.zeros((2, actions.size))
        tree = await self.grow(info_state, source, True, self.budget.shared(self.threads), MOST_NODES)
        tree.count(actions, *counts)
        return counts

    async def grow(
        self, info_state: InformationState, source: chance.Source, hidden: bool, budget: Budget, most: int
    ) -> Tree:
        """A tree of at most so many nodes."""
        nodes = min(most, (budget.simulations or most) + 1)
        style = Style(self.explore, self.widen, self.tries, bool(self.whole))
        tree = Tree(info_state, source, hidden, nodes, style)
        await budget.spend(tree.grow)
        return tree


@dataclass(frozen=True)
class PIMC(Search):
    """Perfect-information Monte Carlo: a tree for each of some deals, in which everybody sees everything."""

    deals: int = 20

    async def visit(self, info_state: InformationState, actions: Array, source: chance.Source) -> Array:
        """How often each action was tried, and what that was worth in sum."""
        counts = np.zeros((2, actions.size))
        for budget in self.budget.shared(self.threads).parts(self.deals):
            seen = InformationState(info_state.position.redeal(info_state.seat, source), info_state.seat)
            tree = await self.grow(seen, source, False, budget, MOST_NODES // self.deals)
            tree.count(actions, *counts)
        return counts


def favour_of(visits: Array, totals: Array) -> Array:
    """What was tried most is favoured most; of what was tried as often, that which was worth more."""
    tried = np.maximum(visits, 1)
    return np.where(visits > 0, logs(tried) + totals / tried, -np.inf)
