"""Our search on four-player Uptown against OpenSpiel's C++ IS-MCTS on hearts, in turns: simulations a second.

    pip install --group peers
    python benchmarks/against_openspiel.py

Both start from fresh deals with all cards or tiles still to be played, and play out at random.
"""

import statistics
import sys
import time
from collections.abc import Callable

import numpy as np

from toptafel import games
from toptafel.bots.bot import find
from toptafel.kit import chance
from toptafel.table import Table

try:
    import pyspiel
except ImportError:
    sys.exit("OpenSpiel is not installed: pip install --group peers")

SIMULATIONS, ROUNDS = 5000, 15


def ours() -> Callable[[], object]:
    """A search of the first move of a new game of Uptown."""
    table = Table.open("uptown", 4)
    info_state, bot = (
        table.information_state(0),
        find(f"search:{SIMULATIONS},widen=0,tries=1,whole=1", games.find("uptown")),
    )
    return lambda: bot.choose(info_state, chance.fresh_generator())


def theirs() -> Callable[[], object]:
    """A search of the first move of a new game of hearts, with its usual rules."""
    dice, state = np.random.default_rng(), pyspiel.load_game("hearts").new_initial_state()
    while state.is_chance_node():
        outcomes, shares = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(dice.choice(outcomes, p=shares)))
    seed = int(dice.integers(1 << 30))
    bot = pyspiel.ISMCTSBot(seed, pyspiel.RandomRolloutEvaluator(1, seed), 2.0, SIMULATIONS)
    return lambda: bot.step(state)


def rate(search: Callable[[], object]) -> float:
    begin = time.perf_counter()
    search()
    return SIMULATIONS / (time.perf_counter() - begin)


def main() -> None:
    rate(ours())
    pairs = [(rate(ours()), rate(theirs())) for _ in range(ROUNDS)]
    for name, rates in zip(("toptafel, uptown", "open_spiel, hearts"), zip(*pairs, strict=True), strict=True):
        print(f"{name:<20}{statistics.median(rates):>10,.0f} simulations/s (median of {ROUNDS})")
    print(f"ratio {statistics.median(our / their for our, their in pairs):.2f}")


if __name__ == "__main__":
    main()
