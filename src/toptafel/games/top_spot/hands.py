# mypy: allow-untyped-defs, no-check-untyped-defs
"""Hands of Top Spot as words.

A card of a colour is 0-11; a set of cards of a colour is twelve bits. A hand is a word: twelve bits for each of five
colours, and above them how many jokers it has. So all hands of a deal add up to all cards in play.
"""

from toptafel.games.top_spot.deck import CARDS
from toptafel.kit import arrays as np
from toptafel.kit.bits import ONE, extract, popcount
from toptafel.kit.chance import below, some
from toptafel.kit.compiler.compiled import kernel

COLOURS = 5
NO_CARDS = np.uint64(0)
OF_COLOUR = np.uint64((1 << CARDS) - 1)
COLOURED = np.uint64((1 << CARDS * COLOURS) - 1)
JOKER_BIT = np.uint64(CARDS * COLOURS)
ONE_JOKER = ONE << JOKER_BIT
EVERY_COLOUR = np.uint64(sum(1 << CARDS * colour for colour in range(COLOURS)))  # of card 0


@kernel
def of_colour(hand, colour):
    """A hand's cards of a colour."""
    return hand >> np.uint64(CARDS * colour) & OF_COLOUR


@kernel
def in_colour(cards, colour):
    """Cards of a colour as a hand."""
    return np.uint64(cards) << np.uint64(CARDS * colour)


@kernel
def with_one_joker(hand):
    """A hand's cards with a single joker."""
    return hand & COLOURED | ONE_JOKER


@kernel
def colours_of(hand, card):
    """The colours that a hand has a card in, as a set."""
    return extract(hand >> np.uint64(card), EVERY_COLOUR)


@kernel
def colours_in(hand):
    """The colours that a hand has cards of, as a set."""
    colours = 0
    for colour in range(COLOURS):
        colours |= (of_colour(hand, colour) != 0) << colour
    return colours


@kernel
def cards_in(hand):
    """How many cards a hand has, jokers among them."""
    return popcount(hand & COLOURED) + np.int64(hand >> JOKER_BIT)


@kernel
def take(chance, cards, left, size):
    """A hand of a size out of all the cards that are left, each as likely; a joker is a card like others."""
    jokers = 0
    for other in range(np.int64(cards >> JOKER_BIT)):
        jokers += below(chance, left - other) < size - jokers
    return some(chance, cards & COLOURED, size - jokers) + (np.uint64(jokers) << JOKER_BIT)
