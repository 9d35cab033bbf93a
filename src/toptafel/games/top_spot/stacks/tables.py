"""All legal stacks of a deck, found once, as arrays for the compiled rules."""

from dataclasses import dataclass
from functools import cached_property
from math import comb
from typing import Any

from toptafel.games.top_spot.deck import CARDS, PLACES, Deck, Stack
from toptafel.kit import arrays as np

Array = np.ndarray[Any, Any]

SETS = 1 << CARDS
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
    def legal(self) -> tuple[frozenset[Stack], frozenset[Stack]]:
        """The same, to look whether a stack is among them."""
        return frozenset(self.allowed[0]), frozenset(self.allowed[1])

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
    def value(self) -> Array:
        """What each stack is worth."""
        return np.array([value for _, value in self.stacks], np.uint8)

    @property
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
        starts = np.zeros(counts.size, np.int64)
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
