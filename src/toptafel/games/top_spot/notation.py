"""Top Spot's notation both ways: a play is cards from top to bottom, R27>R36, or J=G>R46>B56~."""

import re
from dataclasses import dataclass
from functools import cached_property, lru_cache
from weakref import ref

from toptafel.games.top_spot import GAME
from toptafel.games.top_spot.deck import ALL_PLACES, CARDS, Deck, Face, members
from toptafel.games.top_spot.facts import COLOURS, State, deck_of, hand_names, may_turn, plays_of
from toptafel.games.top_spot.stacks.numbering import Plays

TURNING = ("no", "yes")
CARD = re.compile(r"J(?:=([BGORV]))?|([BGORV]\d\d)(~?)", re.ASCII)


@dataclass(frozen=True)
class StackedCard:
    """A card of a stack: R27, perhaps turned; or J, with the colour said."""

    name: str
    turned: bool = False
    said: str = ""


@dataclass(frozen=True)
class Stack:
    """What a text says, from top to bottom; how many spots are seen; and where all cards have holes."""

    cards: tuple[StackedCard, ...]
    value: int
    holes: int

    @cached_property
    def names(self) -> list[str]:
        return [card.name for card in self.cards]

    @property
    def joker(self) -> bool:
        """Whether a joker lies on top."""
        return self.cards[0].name == "J"

    @cached_property
    def colour(self) -> str:
        """What it counts as: the colour said, or that of the top card."""
        return self.cards[0].said or self.cards[0].name[0]

    @cached_property
    def coloured(self) -> list[str]:
        """The cards that are no jokers."""
        return [name for name in self.names if name != "J"]


def parse(s: State, text: str) -> Stack:
    """What a text says, whether or not it is allowed; an IllegalMove if it cannot be read."""
    return read_stack(deck_of(s), text, may_turn(s))


def read_stack(deck: Deck, text: str, turning: bool) -> Stack:
    """What a text says with the cards of a deck."""
    matches = [CARD.fullmatch(word) for word in text.split(">")]
    cards = [StackedCard(match[2] or "J", bool(match[3]), match[1] or "") for match in matches if match]
    known = len(cards) == len(matches) and all(card.name == "J" or card.name[1:] in deck.names for card in cards)
    if not known or cards[0] == StackedCard("J") or (any(card.turned for card in cards) and not turning):
        raise GAME.refuse("unreadable", text=text, turning=TURNING[turning])
    return stacked(deck, cards)


def stacked(deck: Deck, cards: list[StackedCard]) -> Stack:
    """Cards laid on each other: a spot is seen through the holes of all cards above it."""
    value, seen = 0, ALL_PLACES
    for card in cards:
        spots, holes = face_of(deck, card)
        value += (spots & seen).bit_count()
        seen &= holes
    return Stack(tuple(cards), value, seen)


def face_of(deck: Deck, card: StackedCard) -> Face:
    """A card's spots and holes as it lies."""
    return (0, deck.joker_holes) if card.name == "J" else deck.faces[deck.names.index(card.name[1:])][card.turned]


def write(s: State, action: int) -> str:
    """The first text, by character code, of those with the same cards, colour and value."""
    return action_text(plays_of(s), action, may_turn(s))


def action_text(plays: Plays, action: int, turning: bool) -> str:
    """The text of an action with the cards of a deck."""
    if action < plays.joker:
        return stack_text(plays.ref, action, turning)
    colour, cover = divmod(action - plays.joker, plays.covers)
    below = cover_text(plays.ref, cover, turning)
    return f"J={COLOURS[colour]}{below and '>'}{below}"


def laid_by(s: State, action: int) -> Stack:
    """The stack that an action lays, as its text has it."""
    return action_stack(plays_of(s).ref, action, may_turn(s))


def there(of: ref[Plays]) -> Plays:
    """The plays that somebody has: what is remembered of a deck here does not keep it."""
    plays = of()
    assert plays is not None
    return plays


@lru_cache(maxsize=1 << 10)  # what lies in a round is looked at by everyone at the table
def action_stack(of: ref[Plays], action: int, turning: bool) -> Stack:
    """The stack that an action lays with the cards of a deck."""
    plays = there(of)
    return read_stack(plays.deck, action_text(plays, action, turning), turning)


@lru_cache(maxsize=1 << 12)
def stack_text(of: ref[Plays], action: int, turning: bool) -> str:
    """The text of an action without a joker."""
    plays = there(of)
    colour, number = divmod(action, plays.stacks)
    cards, value = plays.plain.stacks[number]
    names = [COLOURS[colour] + plays.deck.names[card] for card in members(cards)]
    return first_text(plays.deck, names, value, False, turning)


@lru_cache(maxsize=1 << 16)
def cover_text(of: ref[Plays], cover: int, turning: bool) -> str:
    """The text of what lies below a joker."""
    plays = there(of)
    hand, value = plays.covered.cards_and_value(cover)
    return first_text(plays.deck, hand_names(hand, plays.deck), value, True, turning)


def first_text(deck: Deck, names: list[str], value: int, joker: bool, turning: bool) -> str:
    """The first text of cards, sorted, that are worth a value, below a joker or not."""
    if len(names) == 1 and not joker:
        return names[0]
    return ">".join(arrange(deck, names, value, deck.joker_holes if joker else ALL_PLACES, turning))


def arrange(deck: Deck, names: list[str], value: int, seen: int, turning: bool) -> list[str]:
    """Put first the first card below which the others can still show the rest of the value, and so on.

    Names are as long as each other, and an upright card, before a > or the end, comes before a turned one with its ~:
    so this is the first text too. In a stack that is ever allowed each card shows a spot.
    """
    for name in names:
        others = [other for other in names if other != name]
        rest = card_set(deck, others)
        for turned, (spots, holes) in enumerate(deck.faces[deck.names.index(name[1:])][: 1 + turning]):
            left = value - (spots & seen).bit_count()
            if 0 <= left < value and deck.values(rest, seen & holes, turning) >> left & 1:
                return [name + "~" * turned, *arrange(deck, others, left, seen & holes, turning)]
    return []


def action_of(plays: Plays, stack: Stack) -> int | None:
    """The action that lays a stack, if one does."""
    names, colours = stack.coloured, {name[0] for name in stack.names}
    if len({*names}) + stack.joker != len(stack.cards):
        return None
    if stack.joker:
        cover = cover_of(plays, names, stack.value)
        return None if cover is None else int(plays.joker + plays.covers * COLOURS.index(stack.colour) + cover)
    number = plays.plain.numbers.get((card_set(plays.deck, names), stack.value))
    return None if number is None or len(colours) > 1 else int(plays.stacks * COLOURS.index(stack.colour) + number)


def cover_of(plays: Plays, names: list[str], value: int) -> int | None:
    """The number of cards with a value below a joker, if they are ever allowed there."""
    table, cards = plays.covered, card_set(plays.deck, names)
    number = table.numbers.get((cards, value))
    if number is None or cards.bit_count() < len(names):
        return None if names else 0
    cover = int(table.first[1 + number])
    for place, name in enumerate(sorted(sorted(names, reverse=True), key=lambda name: name[1:])):
        cover += len(COLOURS) ** place * COLOURS.index(name[0])
    return cover


def card_set(deck: Deck, names: list[str]) -> int:
    """Cards of whatever colours as a set, with the second ones of those that are there twice."""
    cards = 0
    for name in names:
        card = 1 << deck.names.index(name[1:])
        cards |= card << CARDS if cards & card else card
    return cards
