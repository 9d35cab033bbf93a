"""All legal stacks of a deck, found once, as arrays for the compiled rules."""

from dataclasses import dataclass
from functools import cached_property
from math import comb
from typing import Any

import numpy as np

from toptafel.games.top_spot.deck import CARDS, PLACES, Deck, Stack, members
from toptafel.games.top_spot.hands import COLOURS

Array = np.ndarray[Any, Any]

SETS = 1 << CARDS
TWICE = 16  # added to a card that a stack has twice, upright and turned, in a pair of colours
NO_CARD = 2 * TWICE  # fills up the list of a stack's cards
ROOM = COLOURS**4  # colourings of four cards; most stacks have no more
BY_SIZE = sorted(range(2 * SETS), key=lambda row: (row // SETS, row.bit_count()))  # without turning, then with it


@dataclass(frozen=True)
class Tables:
    """The stacks that are legal without or with turning: those of one colour, or those below a joker."""

    deck: Deck
    joker: bool

    @cached_property
    def allowed(self) -> tuple[list[Stack], list[Stack]]:
        """Without turning, and with it."""
        return self.deck.stacks(self.joker, turning=False), self.deck.stacks(self.joker, turning=True)

    @cached_property
    def stacks(self) -> list[Stack]:
        """Both together, the smaller ones first: of one colour, the first twelve are the single cards."""
        return sorted({*self.allowed[0], *self.allowed[1]}, key=lambda stack: (stack[0].bit_count(), stack))

    @cached_property
    def numbers(self) -> dict[Stack, int]:
        """Which of them a stack is."""
        return {stack: number for number, stack in enumerate(self.stacks)}

    @cached_property
    def cards(self) -> Array:
        """The set of cards of each stack, no matter how often it has them."""
        return np.array([(cards | cards >> CARDS) & SETS - 1 for cards, _ in self.stacks], np.uint16)

    @cached_property
    def twice(self) -> Array:
        """The cards that each stack has twice."""
        return np.array([cards >> CARDS for cards, _ in self.stacks], np.uint16)

    @cached_property
    def once(self) -> Array:
        """The cards that each stack has once."""
        return self.cards & ~self.twice

    @cached_property
    def value(self) -> Array:
        """What each stack is worth."""
        return np.array([value for _, value in self.stacks], np.uint8)

    @cached_property
    def parts(self) -> list[list[int]]:
        """The cards of each stack one by one, those that it has twice marked by TWICE."""
        return [
            [card + TWICE * (cards >> CARDS + card & 1) for card in members(cards % SETS)] for cards, _ in self.stacks
        ]

    @cached_property
    def longest(self) -> int:
        """The most parts of a stack."""
        return max(map(len, self.parts), default=1)

    @cached_property
    def each(self) -> Array:
        """The parts of each stack, and last of nothing, filled up with NO_CARD."""
        return np.array([parts + [NO_CARD] * (self.longest - len(parts)) for parts in [*self.parts, []]], np.uint8)

    @cached_property
    def places(self) -> Array:
        """The cards of each stack one by one, as sets, those that it has twice twice; and first those of nothing."""
        cards = [[1 << part % TWICE for part in parts for _ in range(1 + part // TWICE)] for parts in self.parts]
        longest = max(map(len, cards), default=1)
        return np.array([each + [0] * (longest - len(each)) for each in [[], *cards]], np.uint16)

    @cached_property
    def rooms(self) -> list[int]:
        """How many rooms for colourings nothing takes, and each stack."""
        return [1] + [-(-(COLOURS ** cards.bit_count()) // ROOM) for cards, _ in self.stacks]

    @cached_property
    def which(self) -> Array:
        """Who has each room: 0 is nothing, then come the stacks."""
        return np.repeat(np.arange(len(self.rooms)), self.rooms).astype(np.min_scalar_type(len(self.stacks)))

    @cached_property
    def first(self) -> Array:
        """The number of the first colouring of nothing, and of each stack."""
        return ROOM * (np.cumsum(self.rooms, dtype=np.uint64) - np.array(self.rooms, np.uint64))

    @cached_property
    def within(self) -> Array:
        """For each set of cards, which allowed stacks it holds: first all sets without turning, then with it."""
        sets = np.arange(SETS, dtype=np.uint16)[:, np.newaxis]
        held = (sets & self.cards) == self.cards
        allowed = [np.array([stack in some for stack in self.stacks], np.bool_) for some in self.allowed]
        return np.concatenate([held & some for some in allowed])

    @cached_property
    def lists(self) -> Array:
        """The stacks that each set of cards holds. Those of small sets, which hands mostly have, lie together."""
        return np.nonzero(self.within[BY_SIZE])[1].astype(np.min_scalar_type(len(self.stacks)))

    @cached_property
    def count_bits(self) -> int:
        """Enough bits to count the stacks."""
        return len(self.stacks).bit_length()

    @cached_property
    def rows(self) -> Array:
        """For each set of cards how many stacks it holds, and in the bits above, where they start in `lists`."""
        counts = self.within.sum(axis=1)
        starts = np.empty_like(counts)
        starts[BY_SIZE] = np.cumsum(counts[BY_SIZE]) - counts[BY_SIZE]
        rows: Array = starts << self.count_bits | counts
        return rows.astype(np.min_scalar_type(len(self.lists) << self.count_bits))

    def most(self, hand: int) -> int:
        """No hand of so many cards can hold more of these stacks, in whatever colours.

        Those of a size are at most as many as the choices of so many cards, each with all its values; and each has at
        most the colourings that there would be if the hand were spread evenly over its cards.
        """
        total = 0
        for size in range(1, PLACES + 1):
            stacks = [cards for cards, _ in self.stacks if cards.bit_count() == size]
            values = max((stacks.count(cards) for cards in stacks), default=0)
            even = sum(2 ** (cards >> CARDS).bit_count() for cards in stacks) * hand**size // size**size
            total += min(comb(hand, size) * values, even)
        return total
