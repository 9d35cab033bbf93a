"""Playouts of single moves over redeals, added up."""

from typing import Any

import numpy as np

from toptafel.bots.verbs import MOST_SEATS, play_out, worth
from toptafel.kit.chance import Source
from toptafel.kit.compiled import kernel
from toptafel.kit.engine import play, redeal
from toptafel.table import Sight

Array = np.ndarray[Any, Any]


class Sampler:
    """Playouts of some moves of a position; all moves in the same deals, so that luck is the same for all."""

    def __init__(self, sight: Sight, actions: Array, source: Source, tries: int) -> None:
        self.sight, self.actions, self.source, self.tries = sight, actions, source, tries
        self.totals, self.squares, self.rounds = np.zeros(actions.size), np.zeros(actions.size), 0
        self.dealt, self.work = sight.state.copy(), sight.state.copy()

    def sample(self, rounds: int) -> None:
        """So many playouts of each move."""
        states, sums = (self.sight.state, self.dealt, self.work), (self.totals, self.squares)
        sample(*states, self.actions, *sums, self.source, self.sight.seat, rounds, self.tries)
        self.rounds += rounds


@kernel
def sample(root, dealt, work, actions, totals, squares, chance, seat, rounds, tries):
    """Try every action once a round, all in the same deal, and add up what they were worth to the seat."""
    worths = np.zeros(MOST_SEATS)
    for _ in range(rounds):
        dealt[0] = root[0]
        redeal(dealt[0], seat, chance)
        for n in range(actions.size):
            work[0] = dealt[0]
            play(work[0], np.int64(actions[n]))
            play_out(work[0], root[0], chance, tries)
            worth(work[0], worths)
            totals[n] += worths[seat]
            squares[n] += worths[seat] ** 2
