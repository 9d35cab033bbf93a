"""Many games at once, from NumPy."""

from typing import Any

import numpy as np

from toptafel import engine
from toptafel.game import InputError, Seed, Setup, check_seed
from toptafel.kit import chance
from toptafel.kit.compiler.compiled import kernel
from toptafel.kit.strict import whole
from toptafel.kit.text.words import show
from toptafel.position import Position

Array = np.ndarray[Any, Any]

MOST = 1 << 24  # games in a batch


class Batch:
    """As many games of one set-up; each that ends starts again with a new deal.

    moves[i, :counts[i]] are the legal actions of game i. After a step, over[i] tells whether it has just ended, and
    scores[i] and places[i] how; seats[i] is whose turn it is now. All are to be read, not written.
    """

    def __init__(self, setup: Setup, size: int, seed: Seed) -> None:
        if (number := whole(size)) is None or not 0 < number <= MOST:
            raise InputError(f"a batch has from 1 to {MOST} games, got {show(size)}")
        self._chance = chance.generator(f"batch {check_seed(seed)!r}")
        self._setup = setup  # which may have what the states point to
        self._states = np.repeat(Position.blank(setup).state, number)
        self._moves = engine.new_moves(self._states, number)
        self._counts, self._seats = np.zeros((2, number), np.int64)
        self._over = np.zeros(number, np.bool_)
        self._scores, self._places = np.zeros((2, number, setup.game.seats[-1]), np.int64)
        begin_all(self._states, self._moves, self._counts, self._seats, self._chance)
        self.states, self.moves, self.counts = read_only(self._states), read_only(self._moves), read_only(self._counts)
        self.seats, self.over = read_only(self._seats), read_only(self._over)
        self.scores, self.places = read_only(self._scores), read_only(self._places)

    def step(self, choices: Array) -> None:
        """Play in every game the move with the chosen number in its list; an InputError changes nothing."""
        chosen = np.asarray(choices)
        if chosen.dtype.kind not in "iu" or chosen.shape != self._counts.shape or not self._has(chosen):
            raise InputError(
                f"expected a whole number from 0 to counts - 1 for each of {self._counts.size} games,"
                f" got an array of {chosen.dtype} with the shape {chosen.shape}"
            )
        listed = np.ascontiguousarray(chosen, np.int64)
        ends = (self._over, self._scores, self._places)
        step_all(self._states, self._moves, self._counts, self._seats, listed, self._chance, *ends)

    def _has(self, choices: Array) -> bool:
        """Whether every choice is listed."""
        return bool(((choices >= 0) & (choices < self._counts)).all())


def read_only(array: Array) -> Array:
    """The same numbers, for those who must not change them."""
    view = array.view()
    view.flags.writeable = False
    return view


@kernel
def begin_one(states, i, moves, counts, seats, source):
    """Deal a game of a batch anew."""
    s = states[i]
    engine.deal(s, source)
    engine.start(s)
    counts[i] = engine.legal(s, moves[i])
    seats[i] = engine.to_move(s)


@kernel
def begin_all(states, moves, counts, seats, source):
    """Deal all games of a batch."""
    for i in range(len(states)):
        begin_one(states, i, moves, counts, seats, source)


@kernel
def step_all(states, moves, counts, seats, choices, source, over, scores, places):
    """Play the chosen move in every game; what is over is told, and dealt anew."""
    for i in range(len(states)):
        s = states[i]
        engine.play(s, np.int64(moves[i, choices[i]]))
        counts[i] = engine.legal(s, moves[i])
        seats[i] = engine.to_move(s)
        over[i] = counts[i] == 0
        if over[i]:
            engine.outcome(s, scores[i], places[i])
            begin_one(states, i, moves, counts, seats, source)
