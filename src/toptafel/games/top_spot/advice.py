"""What speaks for a play of Top Spot: what it beats, how many cards it sheds, whether a joker is kept."""

from toptafel.game import Told
from toptafel.games.top_spot import GAME
from toptafel.games.top_spot.facts import State, hand_of, led
from toptafel.games.top_spot.notation import Stack, laid_by
from toptafel.games.top_spot.telling import best_plays

JOKER = "J"


def why(before: State, action: int, after: State) -> list[Told]:
    """How the stack stands in the round, then what becomes of the hand."""
    stack, seat = laid_by(before, action), int(before["seat"])
    sheds = [GAME.told("why-sheds", cards=len(stack.cards))] if len(stack.cards) > 1 else []
    kept = JOKER in hand_of(before, seat) and not stack.joker
    return [standing(before, stack, seat), *sheds, *([GAME.told("why-keeps", card=JOKER)] if kept else [])]


def standing(before: State, stack: Stack, seat: int) -> Told:
    """Whether it leads, beats what lies there, is as good, or cannot win."""
    if not led(before):
        return GAME.told("why-leads", value=stack.value, colour=stack.colour)
    if led(before) != stack.colour:
        return GAME.told("why-gives-away", colour=led(before))
    value, tied = best_plays(before, stack)
    last = "yes" if before["waiting"] == 1 << seat else "no"
    if tied == [seat]:
        return GAME.told("why-beats", value=value, best=int(before["best"]), last=last)
    case = "equal" if seat in tied else "less"
    return GAME.told("why-not-enough", case=case, value=stack.value, best=value)
