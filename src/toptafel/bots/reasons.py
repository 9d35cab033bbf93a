"""What speaks for moves, told so that one sees how they differ: only what is so whatever lies in piles and hands."""

from dataclasses import dataclass
from typing import Any

from toptafel.game import Told
from toptafel.position import Position

ANSWERED = 4  # deals in which the next player looks for the best answer
FURTHER = 2  # more things that are said of moves of which the same was said; one, if it is so of one move alone


@dataclass(frozen=True)
class Reasons:
    """What speaks for a move, what else could be said of it, what it brings at once, and what it leaves to the next."""

    why: tuple[Told, ...]
    more: tuple[Told, ...]
    gained: float | None
    leaves: tuple[Told, ...]

    @property
    def left(self) -> int | None:
        """The points that it leaves to whoever comes next, where points come move by move."""
        return int(self.leaves[0].values["points"]) if self.leaves else None


def why_each(moves: list[str], deals: list[Position], seat: int) -> list[tuple[Told, ...]]:
    """What speaks for each of some moves, the best first; nothing, if the game gives no reasons."""
    if deals[0].game.advising is None:
        return [() for _ in moves]
    found = [reasons_for(move, deals, seat) for move in moves]
    return [(*one.why, *compared(one, found, at), *apart(one, found)) for at, one in enumerate(found)]


def reasons_for(move: str, deals: list[Position], seat: int) -> Reasons:
    """What is so of a move in all these deals."""
    advice = deals[0].game.advising
    assert advice is not None
    after = [deal.after([move]) for deal in deals]
    steps = [(deal.state[0], deal.read(move), then.state[0]) for deal, then in zip(deals, after, strict=True)]
    why = surely([advice.why(*step) for step in steps])
    more = surely([advice.more(*step) for step in steps]) if hasattr(advice, "more") else ()
    gain = getattr(advice, "gained", None) or getattr(advice, "scored", None)
    gained = sum(gain(then, now, seat) for then, _, now in steps) / len(steps) if gain else None
    return Reasons(why, more, gained, answered(after[:ANSWERED], seat))


def surely(told: list[list[Told]]) -> tuple[Told, ...]:
    """What is the same in every deal that was tried: not what would be drawn."""
    first, *rest = told
    return tuple(one for one in first if all(one in other for other in rest))


def compared(one: Reasons, every: list[Reasons], at: int) -> tuple[Told, ...]:
    """What a move leaves to the next player; and if a later one brings more at once, why this one comes first."""
    richer = [number for number in range(at + 1, len(every)) if (every[number].gained or 0) > (one.gained or 0)]
    if one.gained is None or not richer:
        return one.leaves
    number = max(richer, key=lambda other: every[other].gained or 0)
    game, other = (one.why or one.leaves)[0].game, every[number].left
    if one.left is None or other is None or one.left >= other:
        return (*one.leaves, game.told("why-later", number=number + 1))
    following = one.leaves[0].values["seat"]
    return (game.told("why-rather", seat=following, points=one.left, number=number + 1, instead=other),)


def apart(one: Reasons, every: list[Reasons]) -> tuple[Told, ...]:
    """Where the same is said of several moves: what is so of this one and not of all of them, what is rarest first."""
    alike = [other for other in every if (other.why, other.leaves) == (one.why, one.leaves)]
    own = [told for told in one.more if any(told not in other.more for other in alike)]
    shared = [sum(told in other.more for other in alike) for told in own]
    rarest = sorted(range(len(own)), key=shared.__getitem__)
    enough = 1 if own and min(shared) == 1 else FURTHER
    return tuple(own[at] for at in rarest[:enough])


def answered(deals: list[Position], seat: int) -> tuple[Told, ...]:
    """How many points whoever comes next could score at best, on average; nothing where points come otherwise."""
    game, following = deals[0].game, deals[0].to_move
    scored = getattr(game.advising, "scored", None)
    if scored is None or following in (None, seat) or any(deal.to_move != following for deal in deals):
        return ()
    bests = [best_answer(deal, scored) for deal in deals]
    return (game.told("why-next", seat=following, points=round(sum(bests) / len(bests))),)


def best_answer(position: Position, scored: Any) -> int:
    """The most points that whoever is to move can score with one move."""
    seat = position.to_move
    after = [position.copy() for _ in position.actions()]
    for then, action in zip(after, position.actions(), strict=True):
        then.play_action(action)
    return max((scored(position.state[0], then.state[0], seat) for then in after), default=0)
