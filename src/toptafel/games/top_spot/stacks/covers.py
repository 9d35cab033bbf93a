"""All that can lie below a joker, found once, as arrays for the compiled rules.

A cover is what lies below a joker, colours and all. Its cards and value, whatever the colours, are its kind; kind 0 is
nothing, then come the stacks. The covers of a kind are numbered by their colours, in blocks of as many numbers as four
cards have colourings.

Kinds with the same stem are a family: they differ only by their tip, one more card. So a hand can lay as many covers
of a family as it has ways to colour the stem, times tips. Where every card is there twice, upright and turned, or none
at all, the joker itself is the tip.
"""

from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from math import comb, prod

from toptafel.games.top_spot.deck import CARDS, members
from toptafel.games.top_spot.hands import COLOURS, EVERY_COLOUR, JOKER_BIT, ONE_JOKER
from toptafel.games.top_spot.stacks.tables import SETS, Array, Tables
from toptafel.kit import arrays as np

BLOCK = COLOURS**4  # colourings of four cards; most kinds have no more
QUARTERS = 4  # of the families
JOKER_TIP = int(JOKER_BIT)


def pairs(colours: int) -> list[int]:
    """All pairs of some colours, each as a number of two digits; filled up with 0."""
    found = [low * COLOURS + high for low, high in combinations(members(colours), 2)]
    return found + [0] * (MOST_PAIRS - len(found))


MOST_PAIRS = comb(COLOURS, 2)
NUMBER_OF_PAIRS = np.array([max(1, comb(n.bit_count(), 2)) for n in range(32)], np.uint64)
PAIRS = np.array([pairs(colours) for colours in range(32)], np.int64)
# A number below 2 ** 26 is divided by a number of cards faster if it is multiplied.
INVERSE = np.array([0] + [(1 << 32) // n + 1 for n in range(1, 64)], np.uint64)
COLOUR_OF = np.array([card // CARDS for card in range(64)], np.int64)
IN_BLOCK = np.uint64(BLOCK)
# How far four cards are moved to the colours of each colouring, eight bits a card.
SHIFTS = np.array(
    [sum(CARDS * (n // COLOURS**at % COLOURS) << 8 * at for at in range(4)) for n in range(BLOCK)], np.uint64
)

EACH_CARD = np.uint64(sum(1 << 3 * card for card in range(CARDS)))  # three bits a card
FOUR_COUNTS, NEXT_FOUR = np.uint64((1 << 12) - 1), np.uint64(12)
# In how many ways four cards can have a colour, or two each, from the counts of their colours; 0 is no card.
EACH_WAY = [[1, *(comb(number, size) for number in range(COLOURS + 1)), 0] for size in (1, 2)]
WAYS = np.array(
    [[prod(way[n >> at & 7] for at in (0, 3, 6, 9)) for n in range(1 << 12)] for way in EACH_WAY], np.uint16
)


@dataclass(frozen=True)
class Family:
    """A stem, and the kind that each tip makes of it."""

    stem: int
    kinds: dict[int, int] = field(default_factory=dict)

    @property
    def once(self) -> list[int]:
        """The cards that are once in the stem."""
        return [*members(self.stem % SETS & ~(self.stem >> CARDS))]

    @property
    def twice(self) -> list[int]:
        """The cards that are there twice."""
        return [*members(self.stem >> CARDS)]

    @property
    def tips(self) -> int:
        """The tips, of whatever colours, as a hand."""
        return sum(anywhere(tip) for tip in self.kinds)


def anywhere(card: int) -> int:
    """A card in every colour, as a hand; or the joker."""
    return int(ONE_JOKER if card == JOKER_TIP else EVERY_COLOUR << np.uint64(card))


def filled(rows: list[list[int]], filler: int, kind: type) -> Array:
    """Rows as an array, filled up to the longest, and to one at least."""
    longest = max([1, *map(len, rows)])
    return np.array([row + [filler] * (longest - len(row)) for row in rows], kind)


@dataclass(frozen=True)
class Covers(Tables):
    """All kinds of covers of a deck, and their families."""

    @cached_property
    def kinds(self) -> list[int]:
        """The cards of each kind, as a set."""
        return [0, *(cards for cards, _ in self.stacks)]

    @cached_property
    def order(self) -> list[list[int]]:
        """The cards of each kind one by one, those that are there twice twice."""
        return [
            [card for card in members(cards % SETS) for _ in range(1 + (cards >> CARDS + card & 1))]
            for cards in self.kinds
        ]

    @cached_property
    def each_card(self) -> Array:
        """The same, each card as a set; filled up with empty ones."""
        return filled([[1 << card for card in order] for order in self.order], 0, np.uint16)

    @cached_property
    def blocks(self) -> list[int]:
        """How many blocks of numbers the colourings of each kind take."""
        return [-(-(COLOURS ** cards.bit_count()) // BLOCK) for cards in self.kinds]

    @cached_property
    def kind_of_block(self) -> Array:
        """For each block of numbers, the kind whose colourings it holds."""
        return np.repeat(np.arange(len(self.blocks)), self.blocks).astype(np.min_scalar_type(len(self.blocks)))

    @cached_property
    def first(self) -> Array:
        """The number of the first colouring of each kind."""
        return BLOCK * (np.cumsum(self.blocks, dtype=np.uint64) - np.array(self.blocks, np.uint64))

    def unit(self, kind: int, card: int) -> int:
        """What the colour of a card is multiplied by in the numbers of a kind."""
        return 0 if card == JOKER_TIP else COLOURS ** self.order[kind].index(card)

    def cards_and_value(self, cover: int) -> tuple[int, int]:
        """The cards of a cover in their colours, as a hand, and its value."""
        kind = int(self.kind_of_block[cover // BLOCK])
        hand, colours = 0, cover - int(self.first[kind])
        for card in self.order[kind]:
            hand |= 1 << card + CARDS * (colours % COLOURS)
            colours //= COLOURS
        return hand, self.stacks[kind - 1][1] if kind else 0

    @cached_property
    def rarest(self) -> list[int]:
        """The cards, those first that few kinds have."""
        return sorted(range(CARDS), key=lambda card: sum(cards >> card & 1 for cards in self.kinds))

    def split(self, cards: int) -> tuple[int, int]:
        """The stem and the tip of a kind: of the cards that are there once, the rarest. So there are few stems."""
        once = cards & ~(cards >> CARDS)
        tip = next((card for card in self.rarest if once >> card & 1), JOKER_TIP)
        return cards & ~(1 << tip), tip

    @cached_property
    def families(self) -> list[Family]:
        """Those without turning, then those with it."""
        return self.families_if(0) + self.families_if(1)

    def families_if(self, turning: int) -> list[Family]:
        """All families, and empty ones up to whole quarters. The same cards with other values are of another family."""
        found: dict[tuple[int, int], Family] = {}
        values = Counter[int]()
        for stack in [(0, 0), *self.allowed[turning]]:
            cards, _ = stack
            stem, tip = self.split(cards)
            family = found.setdefault((stem, values[cards]), Family(stem))
            family.kinds[tip] = 1 + self.numbers[stack] if cards else 0
            values[cards] += 1
        return [*found.values()] + [Family(0)] * (-len(found) % QUARTERS)

    @cached_property
    def quarter(self) -> int:
        """How many families are a quarter of those without turning."""
        return len(self.families_if(0)) // QUARTERS

    @cached_property
    def once(self) -> Array:
        """The cards that are once in the stem of each family, each as a hand; filled up with the joker."""
        return filled([[anywhere(card) for card in family.once] for family in self.families], int(ONE_JOKER), np.uint64)

    @cached_property
    def twice(self) -> Array:
        """The cards that are twice in it; filled up with the joker."""
        return filled([family.twice for family in self.families], JOKER_TIP, np.uint8)

    @cached_property
    def once_counts(self) -> Array:
        """Where the counts of the colours of those cards are, three bits a card; see `plays.count_colours`."""
        return np.array([sum(7 << 3 * card for card in family.once) for family in self.families], np.uint64)

    @cached_property
    def twice_counts(self) -> Array:
        """The same for the cards that are there twice."""
        return np.array([sum(7 << 3 * card for card in family.twice) for family in self.families], np.uint64)

    @cached_property
    def tips(self) -> Array:
        """The tips of each family, as a hand."""
        return np.array([family.tips for family in self.families], np.uint64)

    @cached_property
    def with_tip(self) -> Array:
        """For each family and each bit of a hand: the kind with that tip, and its first number in that colour."""
        found = np.zeros((len(self.families), 64, 2), np.int32)
        for rows, family in zip(found, self.families, strict=True):
            for tip, kind in family.kinds.items():
                for bit in members(anywhere(tip)):
                    rows[bit] = kind, int(self.first[kind]) + self.unit(kind, tip) * (bit // CARDS)
        return found

    @cached_property
    def once_units(self) -> Array:
        """The units of the cards that are once in the stem of each kind."""
        stems = [Family(self.split(cards)[0]).once for cards in self.kinds]
        return filled([[self.unit(kind, card) for card in once] for kind, once in enumerate(stems)], 0, np.int64)

    @cached_property
    def twice_units(self) -> Array:
        """The units of the cards that are twice in it."""
        stems = [Family(self.split(cards)[0]).twice for cards in self.kinds]
        return filled([[self.unit(kind, card) for card in twice] for kind, twice in enumerate(stems)], 0, np.int64)
