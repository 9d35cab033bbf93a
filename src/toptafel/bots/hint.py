"""The best moves of a position and how good they are, from what a seat knows."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from toptafel.bots.bot import find, moves_of, settings_of
from toptafel.bots.budget import Budget
from toptafel.bots.minds import Flat, Search
from toptafel.bots.sample import Sampler
from toptafel.game import Told
from toptafel.kit import chance
from toptafel.kit.interval import interval, share_interval
from toptafel.position import Position
from toptafel.table import Sight

MOVES = 3
TRIED = 12  # other deals in which a move must do a thing, for it to be said of the move
ANSWERED = 4  # of these in which the next player looks for the best answer


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
    moves = [sight.position.write(int(action)) for action in actions]
    deals = [sight.position.redeal(sight.seat, source) for _ in range(TRIED)]
    hints = [Hint(move, *row, *_told(deals, move, sight.seat)) for move, row in zip(moves, rows, strict=True)]
    return sorted(hints, key=lambda hint: -hint.brings)


def _told(deals: list[Position], move: str, seat: int) -> tuple[tuple[Told, ...], tuple[Told, ...]]:
    """What a move does, and what speaks for it, in all these deals."""
    does = _surely([deal.tell(move, seat) for deal in deals])
    advice = deals[0].game.advising
    if advice is None:
        return does, ()
    after = [_played(deal, move) for deal in deals]
    pairs = zip(deals, after, strict=True)
    why = _surely([advice.why(deal.state[0], deal.read(move), then.state[0]) for deal, then in pairs])
    return does, (*why, *_answered(after[:ANSWERED], seat))


def _surely(told: list[list[Told]]) -> tuple[Told, ...]:
    """What is the same in every deal that was tried: not what would be drawn."""
    first, *rest = told
    return tuple(one for one in first if all(one in other for other in rest))


def _played(position: Position, move: str) -> Position:
    """A position after a move."""
    after = position.copy()
    after.play(move)
    return after


def _answered(deals: list[Position], seat: int) -> list[Told]:
    """How many points whoever comes next could score at best, on average; nothing where points come otherwise."""
    game, following = deals[0].game, deals[0].to_move
    scored = getattr(game.advising, "scored", None)
    if scored is None or following in (None, seat) or any(deal.to_move != following for deal in deals):
        return []
    bests = [_best_answer(deal, scored) for deal in deals]
    return [game.told("why-next", seat=following, points=round(sum(bests) / len(bests)))]


def _best_answer(position: Position, scored: Callable[[Any, Any, int], int]) -> int:
    """The most points that whoever is to move can score with one move."""
    seat = position.to_move
    assert seat is not None
    after = [position.copy() for _ in position.actions()]
    for then, action in zip(after, position.actions(), strict=True):
        then.play_action(action)
    return max((scored(position.state[0], then.state[0], seat) for then in after), default=0)
