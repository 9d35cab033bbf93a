"""The plays of a deck as numbers, for whoever reads and writes them; the kernels look them up, see `plays`."""

from dataclasses import dataclass
from functools import cached_property
from weakref import ref

from toptafel.games.top_spot.deck import Deck
from toptafel.games.top_spot.hands import COLOURS
from toptafel.games.top_spot.stacks.covers import BLOCK, Covers
from toptafel.games.top_spot.stacks.tables import Tables

HAND = 13  # cards at most


@dataclass(frozen=True, eq=False)
class Plays:
    """All that can be played with a deck: an action is stacks * colour + stack, or joker + covers * colour + cover."""

    deck: Deck

    @cached_property
    def ref(self) -> "ref[Plays]":
        """By which those who remember something of it do not keep it."""
        return ref(self)

    @cached_property
    def plain(self) -> Tables:
        """The stacks of one colour."""
        return Tables(self.deck, joker=False)

    @cached_property
    def covered(self) -> Covers:
        """What can lie below a joker."""
        return Covers(self.deck, joker=True)

    @cached_property
    def stacks(self) -> int:
        """Room for all stacks, a power of two."""
        return 1 << self.plain.count_bits

    @cached_property
    def covers(self) -> int:
        """Room for all covers."""
        return BLOCK * sum(self.covered.blocks)

    @cached_property
    def joker(self) -> int:
        """The first action with a joker."""
        return self.stacks * COLOURS

    @cached_property
    def actions(self) -> int:
        """How many there are, legal or not."""
        return self.joker + self.covers * COLOURS

    @cached_property
    def most_moves(self) -> int:
        """No hand has more plays."""
        return self.plain.most(HAND) + COLOURS * (1 + self.covered.most(HAND - 1))
