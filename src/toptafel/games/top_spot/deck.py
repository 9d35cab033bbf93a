"""The cards of Top Spot: spots, holes, and what can be stacked.

A place is 0-8, row by row; a set of places is nine bits. A card is 0-11, in the order of the names, which are its two
numbers; a set of cards is twelve bits. A face is a card as it lies, perhaps given a half-turn: its spots and its holes.
Below a joker, where colours mix, a card can lie upright and turned in two colours: twelve more bits are for the second.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property

PLACES, CARDS = 9, 12
ALL_PLACES = (1 << PLACES) - 1

Face = tuple[int, int]
Stack = tuple[int, int]  # a set of cards, and what it is worth


def places(rows: str, mark: str) -> int:
    """Where a card drawn like '.oo #oo .oo' has a mark."""
    return sum(1 << place for place, found in enumerate(rows.replace(" ", "")) if found == mark)


def half_turn(part: int) -> int:
    """A set of places after a half-turn."""
    return int(f"{part:09b}"[::-1], 2)


def members(bits: int) -> Iterator[int]:
    """What is in a set, in rising order."""
    while bits:
        yield (bits & -bits).bit_length() - 1
        bits &= bits - 1


@dataclass(frozen=True, eq=False)
class Deck:
    """Twelve cards and a joker, drawn as text by their names."""

    cards: dict[str, str]
    joker: str
    known: dict[tuple[int, int, bool], int] = field(default_factory=dict, repr=False)

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(sorted(self.cards))

    @cached_property
    def joker_holes(self) -> int:
        return places(self.joker, "o")

    @cached_property
    def faces(self) -> tuple[tuple[Face, Face], ...]:
        """Each card upright and turned."""
        found = []
        for name in self.names:
            spots, holes = places(self.cards[name], "#"), places(self.cards[name], "o")
            found.append(((spots, holes), (half_turn(spots), half_turn(holes))))
        return tuple(found)

    def values(self, cards: int, seen: int, turning: bool) -> int:
        """All that these cards can be worth below holes at `seen`, if each of them shows a spot; as a set of numbers.

        A card that shows none can be left out, so no allowed stack of several cards has one.
        """
        if cards.bit_count() > seen.bit_count():
            return 0
        key = cards, seen, turning
        found = self.known.get(key)
        if found is None:
            found = 0 if cards else 1
            for card in members(cards):
                for spots, holes in self.faces[card % CARDS][: 1 + turning]:
                    if shown := (spots & seen).bit_count():
                        found |= self.values(cards & ~(1 << card), seen & holes, turning) << shown
            self.known[key] = found  # whole, for other threads write texts with the same deck
        return found

    def stacks(self, joker: bool, turning: bool) -> list[Stack]:
        """All stacks that are allowed, of one colour or below a joker, the smaller ones first.

        A stack must be worth more than fewer of its cards can be. A card alone may be worth nothing, but not below a
        joker, which is worth 0 without it.
        """
        seen = self.joker_holes if joker else ALL_PLACES

        @cache
        def most(cards: int) -> int:
            """What these cards or fewer can be worth."""
            if not cards:
                return 0 if joker else -1
            return max(self.values(cards, seen, turning).bit_length() - 1, 0, fewer(cards))

        def fewer(cards: int) -> int:
            return max(most(cards & ~(1 << card)) for card in removable(cards))

        found: list[Stack] = []
        layer = {0}
        while layer:
            wider = {cards | 1 << card for cards in layer for card in addable(cards, twice=joker and turning)}
            layer = {cards for cards in wider if self.values(cards, seen, turning)}
            for cards in sorted(wider):
                single = not joker and cards.bit_count() == 1
                values = 1 << most(cards) if single else self.values(cards, seen, turning)
                found += [(cards, value) for value in members(values) if value > fewer(cards)]
        self.known.clear()  # megabytes, mostly about cards that make no stack
        return found


def addable(cards: int, twice: bool) -> list[int]:
    """The cards that a set lacks, and if a card may be there twice, the second ones of those it has."""
    once = [card for card in range(CARDS) if not cards >> card & 1]
    again = [card + CARDS for card in range(CARDS) if cards >> card & 1 and not cards >> CARDS + card & 1]
    return once + again if twice else once


def removable(cards: int) -> list[int]:
    """The cards of a set; of those that are there twice, the second."""
    return [card for card in members(cards) if not cards >> CARDS + card & 1]
