"""What speaks for a play of Top Spot: what it beats, what can still be shown, what becomes of the hand."""

from toptafel.game import Told
from toptafel.games.top_spot import GAME
from toptafel.games.top_spot.facts import State, hand_of, led, may_turn, plays_of
from toptafel.games.top_spot.notation import Stack, card_set, laid_by
from toptafel.games.top_spot.telling import best_plays

JOKER = "J"


def why(before: State, action: int, after: State) -> list[Told]:
    """How the stack stands in the round, what its colour can still show, then what becomes of the hand."""
    stack, seat = laid_by(before, action), int(before["seat"])
    sheds = [GAME.told("why-sheds", cards=len(stack.cards))] if len(stack.cards) > 1 else []
    kept = JOKER in hand_of(before, seat) and not stack.joker
    keeps = [GAME.told("why-keeps", card=JOKER)] if kept else []
    return [standing(before, stack, seat), *still_shown(before, stack)[:1], *sheds, *keeps]


def more(before: State, action: int, after: State) -> list[Told]:
    """What tells plays apart that stand alike: the other colours below a joker, and how many cards are left."""
    stack = laid_by(before, action)
    cards = len(hand_of(before, int(before["seat"]))) - len(stack.cards)
    return [*still_shown(before, stack)[1:], GAME.told("why-cards", cards=cards)]


def still_shown(before: State, stack: Stack) -> list[Told]:
    """What one could show later in each colour of a stack, which is why a low card may go first."""
    left = hand_of(before, int(before["seat"]))
    for name in stack.names:
        left.remove(name)
    colours = sorted({name[0] for name in stack.coloured}) if left else []
    return [GAME.told("why-left", colour=colour, value=best_of(before, left, colour)) for colour in colours]


def best_of(s: State, hand: list[str], colour: str) -> int:
    """The most that cards of one colour in a hand can show."""
    plays = plays_of(s)
    cards = card_set(plays.deck, [name for name in hand if name[0] == colour])
    return max((value for stack, value in plays.plain.allowed[may_turn(s)] if not stack & ~cards), default=0)


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
