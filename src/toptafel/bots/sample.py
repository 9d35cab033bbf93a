"""Playouts of single moves over redeals, added up."""

from typing import Any

from toptafel import engine
from toptafel.bots.verbs import play_out, weigh
from toptafel.engine import MOST_SEATS, play, redeal
from toptafel.kit import arrays as np
from toptafel.kit.chance import Source
from toptafel.kit.compiler.elsewhere import run
from toptafel.kit.compiler.entries import entry
from toptafel.kit.compiler.scratch import copy_state, fractions
from toptafel.table import InformationState

Array = np.ndarray[Any, Any]


class Sampler:
    """Playouts of some moves of a position; all moves in the same deals, so that luck is the same for all."""

    def __init__(self, info_state: InformationState, actions: Array, source: Source, tries: int, whole: bool) -> None:
        self.info_state, self.actions, self.source, self.how = info_state, actions, source, (tries, whole)
        self.totals, self.squares, self.rounds = np.zeros(actions.size), np.zeros(actions.size), 0
        self.dealt, self.work, self.moves = (
            info_state.state.copy(),
            info_state.state.copy(),
            engine.new_moves(info_state.state),
        )

    async def sample(self, rounds: int) -> None:
        """So many playouts of each move."""
        states, sums = (self.info_state.state, self.dealt, self.work), (self.totals, self.squares)
        rest = (self.moves, self.actions, *sums, self.source, self.info_state.seat, rounds, *self.how)
        await run(sample, *states, *rest)
        self.rounds += rounds


@entry
def sample(root, dealt, work, moves, actions, totals, squares, chance, seat, rounds, tries, whole):
    """Try every action once a round, all with the same luck, and add up what they were worth to the seat."""
    worths = fractions(MOST_SEATS)
    for _ in range(rounds):
        copy_state(dealt, root)
        redeal(dealt[0], seat, chance)
        luck = chance[0]
        for n in range(actions.size):
            copy_state(work, dealt)
            chance[0] = luck
            play(work[0], np.int64(actions[n]))
            play_out(work[0], root[0], moves, chance, tries, whole)
            weigh(work[0], worths, whole)
            totals[n] += worths[seat]
            squares[n] += worths[seat] * worths[seat]
