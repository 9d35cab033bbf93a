"""Top Spot, the rules: what can be stacked and played with a deck; the match goes on in `match`.

A colour is 0-4: blue, green, orange, red, violet. A card of a colour is 0-11, in the order of the names; hands are
words, see `hands`. The stacks of a deck are compiled in: another deck is this module once more, under another name.
A stack is a number: cards of one colour with a value that they can show. The first twelve are the single cards.
A cover is a number: what lies below a joker. 0 is nothing; cards with a value have a first number, to which the colour
of each is added as a digit.
An action is STACKS * colour + stack, or JOKER + COVERS * the colour said + cover.
"""

from itertools import combinations
from math import comb, prod

import numpy as np

from toptafel.games.top_spot.deck import CARDS, members
from toptafel.games.top_spot.edition import deck_of, rules_with
from toptafel.games.top_spot.hands import (
    COLOURED,
    COLOURS,
    NO_CARDS,
    ONE_JOKER,
    any_colour,
    colours_of,
    in_colour,
    of_colour,
)
from toptafel.games.top_spot.hidden import redeal
from toptafel.games.top_spot.match import (
    EARLIER,
    NO_COLOUR,
    NOBODY,
    NOTHING,
    TURNING,
    box,
    deal,
    outcome,
    play_value,
    points,
    start,
    state_with,
    to_move,
)
from toptafel.games.top_spot.odds import SURE, beating
from toptafel.games.top_spot.tables import ROOM, TWICE, Tables
from toptafel.kit.bits import deposit, extract, nth, popcount
from toptafel.kit.chance import below
from toptafel.kit.compiled import kernel

__all__ = ["EARLIER", "NOTHING", "box", "deal", "outcome", "points", "redeal", "start", "to_move"]

DECK = deck_of(__name__)
PLAIN, COVERED = Tables(DECK, joker=False), Tables(DECK, joker=True)

HAND = 13
SHORT, LONG = 5, 101  # games for which a state has room; odd, so that it is whole words
STACKS = 1 << PLAIN.count_bits  # room for all stacks, a power of two
COVERS = ROOM * sum(COVERED.rooms)
JOKER = STACKS * COLOURS
ACTIONS = JOKER + COVERS * COLOURS
MOST_MOVES = PLAIN.most(HAND) + COLOURS * (1 + COVERED.most(HAND - 1))

STACK_CARDS, STACK_VALUE, STACK_ROWS, STACK_LISTS = PLAIN.cards, PLAIN.value, PLAIN.rows, PLAIN.lists
STACK_BITS, STACK_COUNT = np.uint64(PLAIN.count_bits), np.uint64((1 << PLAIN.count_bits) - 1)  # of a row
COVER_VALUE, COVER_PLACES = np.append(np.uint8(0), COVERED.value), COVERED.places  # first of nothing
COVER_WHICH, COVER_FIRST = COVERED.which, COVERED.first
COVER_EACH, COVER_ROWS, COVER_LISTS, LONGEST = COVERED.each, COVERED.rows, COVERED.lists, COVERED.longest
COVER_BITS, COVER_COUNT = np.uint64(COVERED.count_bits), np.uint64((1 << COVERED.count_bits) - 1)

SINGLE = np.array([STACKS * (card // CARDS) + card % CARDS for card in range(64)], np.int32)  # a card of a hand


def chosen(colours: int, size: int) -> list[int]:
    """All choices of so many of some colours, each as a number with a digit a colour; filled up with 0."""
    choices = (reversed(choice) for choice in combinations(members(colours), size))
    found = [sum(colour * COLOURS**at for at, colour in enumerate(choice)) for choice in choices]
    return found + [0] * (MOST_CHOICES - len(found))


# For a card that is there once, twice, or is none, and the colours that a hand has it in: how many choices, and which.
SIZES, MOST_CHOICES = (1, 2, 0), comb(COLOURS, 2)
NUMBER_OF = np.array([[max(1, comb(n.bit_count(), size)) for n in range(32)] for size in SIZES], np.uint64)
NTH_OF = np.array([[chosen(colours, size) for colours in range(32)] for size in SIZES], np.uint8)
FIVE, IN_ROOM = np.uint64(COLOURS), np.uint64(ROOM)
UNIT_OF = np.array([COLOURS**size for size in SIZES], np.int64)

EACH_CARD = np.uint64(sum(1 << 3 * card for card in range(CARDS)))  # three bits a card
COVER_ONCE = np.array([deposit(np.uint64(cards), EACH_CARD) * np.uint64(7) for cards in COVERED.once], np.uint64)
COVER_TWICE = np.array([deposit(np.uint64(cards), EACH_CARD) * np.uint64(7) for cards in COVERED.twice], np.uint64)
FOUR_COUNTS, NEXT_FOUR = np.uint64((1 << 12) - 1), np.uint64(12)
# In how many ways four cards can have a colour, or two each, from the numbers of their colours; 0 is no card.
EACH_WAY = [[1, *(comb(number, size) for number in range(1, COLOURS + 1)), 0, 0] for size in (1, 2)]
WAYS = np.array(
    [[prod(way[n >> at & 7] for at in (0, 3, 6, 9)) for n in range(1 << 12)] for way in EACH_WAY], np.uint16
)

BEATING = beating(PLAIN)

MARKER = __name__.rpartition(".")[2].replace("rules", "top_spot")
STATE, LONG_STATE = state_with(SHORT, MARKER), state_with(LONG, MARKER)


def state_type(setup):
    """The state of a set-up: that of the rules with its deck, with room for its games."""
    rules = rules_with(setup.edition)
    return rules.STATE if setup.options["games"] <= SHORT else rules.LONG_STATE


@kernel
def row(s, cards):
    """Where the tables speak of a set of cards."""
    return cards | np.uint64(s.level & TURNING) << np.uint64(CARDS - 1)


@kernel
def stacks_in(s, cards):
    """How many stacks some cards of a colour can make."""
    return np.int64(STACK_ROWS[row(s, cards)] & STACK_COUNT)


@kernel
def plain_choices(s, hand):
    """How many plays there are without a joker: stacks of any colour, or of the one led; without it, single cards."""
    if s.led == NO_COLOUR:
        total = 0
        for colour in range(COLOURS):
            total += stacks_in(s, of_colour(hand, colour))
        return total
    stacks, singles = stacks_in(s, of_colour(hand, s.led)), popcount(hand & COLOURED)
    return stacks if stacks else singles


@kernel
def plain_choice(s, hand, n):
    """The n-th play without a joker."""
    if s.led == NO_COLOUR:
        return stack_choice(s, hand, n)
    cards = of_colour(hand, s.led)
    stack = stack_number(s.led, STACK_ROWS[row(s, cards)], n)
    single = np.int64(SINGLE[np.uint64(nth(hand, 0 if cards else n))])
    return stack if cards else single


@kernel
def stack_choice(s, hand, n):
    """The n-th stack of whatever colour."""
    colour, first, entry, before = 0, 0, STACK_ROWS[0], 0
    for other in range(COLOURS):
        other_entry = STACK_ROWS[row(s, of_colour(hand, other))]
        if n >= before:
            colour, first, entry = other, before, other_entry
        before += np.int64(other_entry & STACK_COUNT)
    return stack_number(colour, entry, n - first)


@kernel
def stack_number(colour, entry, n):
    """The action that lays the n-th stack of a row, in a colour."""
    return STACKS * np.int64(colour) + np.int64(STACK_LISTS[(entry >> STACK_BITS) + np.uint64(n)])


@kernel
def count_colours(hand):
    """In how many colours a hand has each card, three bits a card."""
    counts = NO_CARDS
    for colour in range(COLOURS):
        counts += deposit(of_colour(hand, colour), EACH_CARD)
    return counts


@kernel
def colourings(s, counts, which):
    """In how many ways a hand has what lies below a joker: a colour for each card, two for one that is there twice."""
    once = extract(counts, COVER_ONCE[which])
    ways = np.int64(WAYS[0, once & FOUR_COUNTS])
    if LONGEST > 4:
        ways *= WAYS[0, once >> NEXT_FOUR]
    if s.level & TURNING:
        ways *= np.int64(WAYS[1, extract(counts, COVER_TWICE[which])])
    return ways


@kernel
def cover_of(hand, which, n):
    """The cover that is the n-th of those ways."""
    cover, unit = np.int64(COVER_FIRST[which + 1]), 1
    for place in range(LONGEST):
        part = COVER_EACH[which, place]
        colours = colours_of(hand, part % TWICE)
        choices = NUMBER_OF[part // TWICE, colours]
        cover += unit * np.int64(NTH_OF[part // TWICE, colours, np.uint64(n) % choices])
        unit *= UNIT_OF[part // TWICE]
        n = np.int64(np.uint64(n) // choices)
    return cover


@kernel
def covers_in(s, hand):
    """Where what a hand can lay below a joker, in whatever colours, starts in COVER_LISTS, and where it ends."""
    entry = COVER_ROWS[row(s, any_colour(hand))]
    first = np.int64(entry >> COVER_BITS)
    return first, first + np.int64(entry & COVER_COUNT)


@kernel
def cover_choices(s, hand):
    """How many covers a hand has for its joker; none without one."""
    if hand < ONE_JOKER:
        return 0
    counts, (first, last) = count_colours(hand), covers_in(s, hand)
    total = 1
    for entry in range(first, last):
        total += colourings(s, counts, COVER_LISTS[entry])
    return total


@kernel
def cover_choice(s, hand, n):
    """The n-th cover of a hand."""
    if n == 0:
        return 0
    counts, (entry, _) = count_colours(hand), covers_in(s, hand)
    n -= 1
    ways = colourings(s, counts, COVER_LISTS[entry])
    while n >= ways:
        n -= ways
        entry += 1
        ways = colourings(s, counts, COVER_LISTS[entry])
    return cover_of(hand, COVER_LISTS[entry], n)


@kernel
def sayable(s):
    """How many colours can be said with a joker: all in play, or just the one led."""
    return np.int64(s.players) if s.led == NO_COLOUR else 1


@kernel
def joker_action(s, which, cover):
    """A joker on a cover, said to be one of the sayable colours."""
    return JOKER + COVERS * (which if s.led == NO_COLOUR else np.int64(s.led)) + cover


@kernel
def legal(s, moves):
    """Write the legal actions to moves; how many."""
    if s.seat == NOBODY:
        return 0
    hand = s.hand[s.seat]
    plain = plain_choices(s, hand)
    for n in range(plain):
        moves[n] = plain_choice(s, hand, n)
    covers = list_covers(s, hand, moves[plain:])
    for which in range(sayable(s) - 1, -1, -1):
        for n in range(plain, plain + covers):
            moves[which * covers + n] = joker_action(s, which, np.int64(moves[n]))
    return plain + sayable(s) * covers


@kernel
def list_covers(s, hand, covers):
    """Write the covers that a hand has for its joker; how many."""
    if hand < ONE_JOKER:
        return 0
    counts, (first, last) = count_colours(hand), covers_in(s, hand)
    covers[0] = 0
    found = 1
    for entry in range(first, last):
        which = COVER_LISTS[entry]
        for n in range(colourings(s, counts, which)):
            covers[found] = cover_of(hand, which, n)
            found += 1
    return found


@kernel
def pick(s, chance):
    """One of the legal actions, each as likely, without listing them."""
    hand = s.hand[s.seat]
    plain, covers = plain_choices(s, hand), cover_choices(s, hand)
    n = below(chance, plain + sayable(s) * covers)
    if n < plain:
        return plain_choice(s, hand, n)
    return joker_action(s, (n - plain) // covers, cover_choice(s, hand, (n - plain) % covers))


@kernel
def play(s, action):
    """Lay a stack, or a joker on a cover."""
    s.plays[s.seat] = action
    cards, colour, value = cards_played(s, action)
    play_value(s, cards, colour, value)


@kernel
def cards_played(s, action):
    """The cards of an action as a hand, the colour that it counts as, and its value."""
    if action < JOKER:
        colour, stack = action // STACKS, np.uint64(action) & STACK_COUNT
        return in_colour(STACK_CARDS[stack], colour), colour, np.int64(STACK_VALUE[stack])
    colour, cover = (action - JOKER) // COVERS, (action - JOKER) % COVERS
    return ONE_JOKER + cards_of(cover), colour, np.int64(COVER_VALUE[below_joker(cover)])


@kernel
def below_joker(cover):
    """Which cards with which value a cover has, whatever their colours: 0 is nothing, then they are counted from 1."""
    return COVER_WHICH[np.uint64(cover) // IN_ROOM]


@kernel
def cards_of(cover):
    """The cards of a cover as a hand."""
    which = below_joker(cover)
    cards, colours = NO_CARDS, np.uint64(cover) - COVER_FIRST[which]
    for place in range(COVER_PLACES.shape[1]):
        cards |= in_colour(COVER_PLACES[which, place], np.int64(colours % FIVE))
        colours //= FIVE
    return cards


@kernel
def chance_to_beat(s, cards, share, value):
    """The chance that a hand with so many eighths of some cards of a colour can be worth more than a value."""
    return BEATING[share - 1, value, row(s, cards)] / SURE
