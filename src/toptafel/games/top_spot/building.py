"""How a stack of Top Spot can be built from the top card down: what can follow a beginning of its text."""

from toptafel.game import IllegalMove
from toptafel.games.top_spot.deck import CARDS, Deck, members
from toptafel.games.top_spot.facts import COLOURS, State, deck_of, hand_of, led, may_turn, plays_of
from toptafel.games.top_spot.notation import Stack, card_set, parse
from toptafel.games.top_spot.refusals import fault, joker_fault, not_in_hand

FIRSTS = (1 << CARDS) - 1  # of a set of cards, without the second ones of those that are there twice


def complete(s: State, beginning: str) -> list[str]:
    """What makes a beginning one card longer, so that it begins an allowed play in any arrangement; "" if it is one.

    Whoever has typed part of a card is told the rest of it.
    """
    above, mark, last = beginning.rpartition(">")
    begun = mark + last
    cards = next_cards(s, above)
    found = [card.removeprefix(begun) for card in cards if card.startswith(begun) and card != begun]
    if begun in cards:
        found += next_cards(s, beginning) + [""] * (fault(s, parse(s, beginning)) is None)
    return found


def next_cards(s: State, above: str) -> list[str]:
    """The cards that can come next, like >B46 or >B46~; where none lies above, like B46, B46~ or J=R."""
    if not above:
        return top_cards(s)
    try:
        stack = parse(s, above)
    except IllegalMove:
        return []
    if not_in_hand(s, stack) or joker_fault(s, stack) or (led(s) not in ("", stack.colour)):
        return []
    return [f">{card}" for card in lower_cards(s, stack)]


def top_cards(s: State) -> list[str]:
    """The cards that can lie on top: each is allowed alone."""
    hand, turns = hand_of(s, int(s["seat"])), ("", "~") if may_turn(s) else ("",)
    coloured = [name for name in hand if name != "J"]
    following = [name for name in coloured if name[0] == led(s)]
    jokers = [f"J={letter}" for letter in led(s) or COLOURS[: s["players"]]] if "J" in hand else []
    return jokers + [name + turn for name in following or coloured for turn in turns]


def lower_cards(s: State, stack: Stack) -> list[str]:
    """The cards that can lie next below a stack, so that more of them, or none, make it one that is allowed."""
    names = [name for name in hand_of(s, int(s["seat"])) if name != "J" and name not in stack.names]
    if not stack.joker:
        names = [name for name in names if name[0] == stack.colour]
    deck, turning = deck_of(s), may_turn(s)
    table = plays_of(s).covered if stack.joker else plays_of(s).plain
    used, held = card_set(deck, stack.coloured), card_set(deck, names)
    found = set[str]()
    for cards, value in table.allowed[turning] if used.bit_count() == len(stack.coloured) else []:
        rest = without(cards, used)
        if value > stack.value and not used & ~cards and not rest & ~held:
            found |= firsts(deck, rest, value - stack.value, stack.holes, turning)
    return [name + turn for name in names for turn in ("", "~") if name[1:] + turn in found]


def without(cards: int, used: int) -> int:
    """A set of cards without those of another, which it contains; where one of two is taken away, one is left."""
    one, two = cards & FIRSTS, cards >> CARDS
    first, second = used & FIRSTS, used >> CARDS
    return one & ~first | two & ~second | (two & ~first) << CARDS


def firsts(deck: Deck, cards: int, value: int, seen: int, turning: bool) -> set[str]:
    """Which of some cards, upright or turned, can lie above the others if all show a value below holes at `seen`."""
    found = set[str]()
    for card in members(cards & FIRSTS):
        others = without(cards, 1 << card)
        for turn, (spots, holes) in zip(("", "~"), deck.faces[card][: 1 + turning], strict=False):
            left = value - (spots & seen).bit_count()
            if 0 <= left < value and deck.values(others, seen & holes, turning) >> left & 1:
                found.add(deck.names[card] + turn)
    return found
