"""Many games at once, from NumPy."""

from typing import Any

import numpy as np

from toptafel.game import Seed, Setup
from toptafel.kit import chance, engine
from toptafel.kit.compiled import kernel

Array = np.ndarray[Any, Any]


class Batch:
    """As many games of one set-up; each that ends starts again with a new deal.

    moves[i, :counts[i]] are the legal actions of game i. After a step, over[i] tells whether it has just ended, and
    scores[i] and places[i] how; seats[i] is whose turn it is now.
    """

    def __init__(self, setup: Setup, size: int, seed: Seed) -> None:
        self.states = np.repeat(setup.game.blank(setup), size)
        self.moves = engine.new_moves(self.states, size)
        self.counts = np.zeros(size, np.int64)
        self.seats = np.zeros(size, np.int64)
        self.over = np.zeros(size, np.bool_)
        self.scores = np.zeros((size, setup.game.seats[-1]), np.int64)
        self.places = np.zeros((size, setup.game.seats[-1]), np.int64)
        self.chance = chance.generator(f"batch {seed!r}")
        begin_all(self.states, self.moves, self.counts, self.seats, self.chance)

    def step(self, choices: Array) -> None:
        """Play in every game the move with the chosen number in its list."""
        choices = np.ascontiguousarray(choices, np.int64)
        if choices.shape != self.counts.shape or not all_listed(choices, self.counts):
            raise ValueError(f"expected a number from 0 to counts - 1 for each of {len(self.counts)} games")
        ends = (self.over, self.scores, self.places)
        step_all(self.states, self.moves, self.counts, self.seats, choices, self.chance, *ends)


@kernel
def all_listed(choices, counts):
    for i in range(len(choices)):
        if not 0 <= choices[i] < counts[i]:
            return False
    return True


@kernel
def begin_one(states, i, moves, counts, seats, source):
    s = states[i]
    engine.deal(s, source)
    engine.start(s)
    counts[i] = engine.legal(s, moves[i])
    seats[i] = engine.to_move(s)


@kernel
def begin_all(states, moves, counts, seats, source):
    for i in range(len(states)):
        begin_one(states, i, moves, counts, seats, source)


@kernel
def step_all(states, moves, counts, seats, choices, source, over, scores, places):
    for i in range(len(states)):
        s = states[i]
        engine.play(s, np.int64(moves[i, choices[i]]))
        counts[i] = engine.legal(s, moves[i])
        seats[i] = engine.to_move(s)
        over[i] = counts[i] == 0
        if over[i]:
            engine.outcome(s, scores[i], places[i])
            begin_one(states, i, moves, counts, seats, source)
