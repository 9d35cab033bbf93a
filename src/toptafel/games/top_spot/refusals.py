"""Why a stack of Top Spot may not be played."""

from collections import Counter

from toptafel.game import IllegalMove
from toptafel.games.top_spot import GAME
from toptafel.games.top_spot.deck import CARDS, Deck, members
from toptafel.games.top_spot.facts import COLOURS, State, hand_of, led, may_turn, plays_of
from toptafel.games.top_spot.notation import Stack, card_set, first_text


def fault(s: State, stack: Stack) -> IllegalMove | None:
    """The first rule that a stack of the seat to move breaks."""
    return not_in_hand(s, stack) or joker_fault(s, stack) or colour_fault(s, stack) or no_gain(s, stack)


def not_in_hand(s: State, stack: Stack) -> IllegalMove | None:
    """Every card must be in the hand, as often as it is in the stack."""
    hand = hand_of(s, int(s["seat"]))
    for name in stack.names:
        if stack.names.count(name) > hand.count(name):
            case = "none" if name not in hand else "joker" if name == "J" else "twice"
            return GAME.refuse("not-in-hand", case=case, card=name, hand=" ".join(hand))
    return None


def joker_fault(s: State, stack: Stack) -> IllegalMove | None:
    """One joker, on top, in a colour that can be said."""
    if stack.names.count("J") > 1:
        return GAME.refuse("one-joker")
    if "J" in stack.names[1:]:
        return GAME.refuse("joker-on-top")
    if stack.joker and stack.colour not in COLOURS[: s["players"]]:
        return GAME.refuse("unknown-colour", colour=stack.colour, colours=" ".join(COLOURS[: s["players"]]))
    if stack.joker and led(s) and stack.colour != led(s):
        return GAME.refuse("colour-not-led", colour=led(s), said=stack.colour)
    return None


def colour_fault(s: State, stack: Stack) -> IllegalMove | None:
    """Without a joker: one colour, the one led if there is any in the hand, else a single card."""
    if stack.joker:
        return None
    if len({name[0] for name in stack.names}) > 1:
        return GAME.refuse("mixed-colours", colours=" ".join(sorted({name[0] for name in stack.names})))
    if not led(s) or stack.colour == led(s):
        return None
    hand = hand_of(s, int(s["seat"]))
    if fitting := [name for name in hand if name[0] == led(s)]:
        joker = "yes" if "J" in hand else "no"
        return GAME.refuse("must-follow", colour=led(s), cards=" ".join(fitting), joker=joker)
    return GAME.refuse("one-card-only", colour=led(s)) if len(stack.cards) > 1 else None


def no_gain(s: State, stack: Stack) -> IllegalMove | None:
    """Every card must raise the value above all that fewer of the cards can be worth."""
    plays, turning = plays_of(s), may_turn(s)
    table = plays.covered if stack.joker else plays.plain
    cards = card_set(plays.deck, stack.coloured)
    if not cards or (cards.bit_count() == len(stack.coloured) and (cards, stack.value) in table.legal[turning]):
        return None
    fewer, value = enough(table.allowed[turning], cards, stack)
    names = pick_names(plays.deck, fewer, stack.coloured)
    other = first_text(plays.deck, names, value, stack.joker, turning)
    if stack.joker:
        other = f"J={stack.colour}{other and '>'}{other}"
    spare = " ".join(sorted(set(stack.coloured) - set(names)))
    same = "yes" if value == stack.value else "no"
    return GAME.refuse("no-gain", cards=spare, value=stack.value, other=other, best=value, same=same)


def enough(allowed: list[tuple[int, int]], cards: int, stack: Stack) -> tuple[int, int]:
    """The fewest of some cards that are worth as much as a stack, and what they are worth; perhaps the joker alone."""
    alone = [(0, 0)] if stack.joker else []
    return next(found for found in alone + allowed if found[1] >= stack.value and not found[0] & ~cards)


def pick_names(deck: Deck, cards: int, names: list[str]) -> list[str]:
    """Those names that make up a set of cards, sorted."""
    wanted = Counter(deck.names[card % CARDS] for card in members(cards))
    found = []
    for name in sorted(names):
        if wanted[name[1:]] > 0:
            wanted[name[1:]] -= 1
            found.append(name)
    return found
