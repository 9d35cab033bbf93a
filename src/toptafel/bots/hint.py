"""The best moves of a position and how good they are, from what a seat knows."""

from dataclasses import dataclass, replace

from toptafel.bots.bot import find, moves_of, settings_of
from toptafel.bots.budget import Budget
from toptafel.bots.policies import Flat, Search
from toptafel.bots.reasons import surely, why_each
from toptafel.bots.sample import Sampler
from toptafel.game import Told
from toptafel.kit import arrays as np
from toptafel.kit import chance
from toptafel.kit.compiler.elsewhere import finish
from toptafel.kit.interval import interval, share_interval
from toptafel.table import InformationState

MOVES = 3
TRIED = 12  # other deals in which a move must do a thing, for it to be said of the move


@dataclass(frozen=True)
class Hint:
    """A move and what it brings if everyone plays on as the playouts do: the chance to win, alone at the table points.

    `low` and `high` are its 95 % interval. `does` is what comes of it, whatever lies in the piles and other hands;
    `why` is what speaks for it, or against it.
    """

    move: str
    brings: float
    low: float
    high: float
    does: tuple[Told, ...] = ()
    why: tuple[Told, ...] = ()


def hint(info_state: InformationState, budget: Budget, source: chance.Source) -> list[Hint]:
    """The best three moves, or all if there are fewer; the best first.

    Half of the budget chooses them; the other half plays each of them out to the end of the game.
    """
    return finish(hints(info_state, budget, source))


async def hints(info_state: InformationState, budget: Budget, source: chance.Source) -> list[Hint]:
    """The same, for whoever has something else to do meanwhile."""
    chance.check_source(source)
    game, actions = info_state.setup.game, moves_of(info_state)
    if actions.size > MOVES:
        budget = budget.part(2)
        policy = find("best:1", game).policy
        assert isinstance(policy, Flat | Search)
        favours = await replace(policy, budget=budget).think(info_state, actions, source)
        actions = actions[np.argsort(-favours, kind="stable")[:MOVES]]
    sampler = Sampler(info_state, actions, source, settings_of(game).get("tries", 1), whole=True)
    await budget.spend(sampler.sample, actions.size)
    estimate = share_interval if info_state.setup.players > 1 else interval
    rows = estimate(sampler.totals, sampler.squares, sampler.rounds)
    moves = [info_state.position.write(int(action)) for action in actions]
    found = sorted(zip(moves, rows, strict=True), key=lambda one: -one[1][0])
    deals = [info_state.position.redeal(info_state.seat, source) for _ in range(TRIED)]
    reasons = why_each([move for move, _ in found], deals, info_state.seat)
    does = [surely([deal.tell(move, info_state.seat) for deal in deals]) for move, _ in found]
    return [Hint(move, *row, *told) for (move, row), *told in zip(found, does, reasons, strict=True)]
