# mypy: allow-untyped-defs, no-check-untyped-defs
"""The plays of a deck as numbers: which a hand can make, how many there are, and what each of them is.

All stacks of the deck are found beforehand and compiled in: another deck is this file once more, under another name.
A stack is a number: cards of one colour with a value that they can show. The first twelve are the single cards.
A cover is a number: cards below a joker with a value. Cards with a value, whatever the colours, are a kind and have a
first number, to which the colour of each card is added as a digit; kind 0 is nothing.
An action is STACKS * colour + stack, or JOKER + COVERS * the colour said + cover.
"""

import numpy as np

from toptafel.games.top_spot.covers import (
    BLOCK,
    COLOUR_OF,
    EACH_CARD,
    FOUR_COUNTS,
    IN_BLOCK,
    INVERSE,
    NEXT_FOUR,
    NUMBER_OF_PAIRS,
    PAIRS,
    QUARTERS,
    SHIFTS,
    WAYS,
    Covers,
)
from toptafel.games.top_spot.deck import CARDS
from toptafel.games.top_spot.edition import deck_of
from toptafel.games.top_spot.hands import (
    COLOURED,
    COLOURS,
    NO_CARDS,
    ONE_JOKER,
    colours_of,
    in_colour,
    of_colour,
    with_one_joker,
)
from toptafel.games.top_spot.match import may_turn
from toptafel.games.top_spot.odds import SURE, beating
from toptafel.games.top_spot.tables import Tables
from toptafel.kit.bits import BYTE, EIGHT, deposit, extract, nth, popcount
from toptafel.kit.chance import HALF
from toptafel.kit.compiled import kernel

DECK = deck_of(__name__)
PLAIN, COVERED = Tables(DECK, joker=False), Covers(DECK, joker=True)

HAND = 13
STACKS = 1 << PLAIN.count_bits  # room for all stacks, a power of two
COVERS = BLOCK * sum(COVERED.blocks)
JOKER = STACKS * COLOURS
ACTIONS = JOKER + COVERS * COLOURS
MOST_MOVES = PLAIN.most(HAND) + COLOURS * (1 + COVERED.most(HAND - 1))

STACK_CARDS, STACK_VALUE, STACK_ROWS, STACK_LISTS = PLAIN.cards, PLAIN.value, PLAIN.rows, PLAIN.lists
STACK_BITS, STACK_COUNT = np.uint64(PLAIN.count_bits), np.uint64((1 << PLAIN.count_bits) - 1)  # of a row
SINGLE = np.array([STACKS * (card // CARDS) + card % CARDS for card in range(64)], np.int32)  # a card of a hand
BEATING = beating(PLAIN)

KIND_VALUE, KIND_CARDS = np.append(np.uint8(0), COVERED.value), COVERED.each_card  # first of nothing
KIND_OF_BLOCK, KIND_FIRST = COVERED.kind_of_block, COVERED.first
QUARTER, QUARTER_TURNING = COVERED.quarter, len(COVERED.families) // QUARTERS - COVERED.quarter  # in families
ONCE, TWICE, TIPS, WITH_TIP = COVERED.once, COVERED.twice, COVERED.tips, COVERED.with_tip
ONCE_UNITS, TWICE_UNITS = COVERED.once_units, COVERED.twice_units
ONCE_COUNTS, TWICE_COUNTS = COVERED.once_counts, COVERED.twice_counts

# Four sums of covers are a word. There are less than 2 ** 16: a hand with a joker has twelve other cards at most, of
# which 2 ** 12 sets can be laid below it, and no set has more values than the joker has holes.
NO_COVERS, SUM_BITS, ONE_SUM, EACH_SUM = (np.uint64(n) for n in (0, 16, 0xFFFF, 0x0001000100010001))
LAST = QUARTERS - 1


@kernel
def row(s, cards):
    """Where the tables speak of a set of cards, if they may be turned or not."""
    return cards | np.uint64(may_turn(s)) << np.uint64(CARDS)


@kernel
def count_stacks(s, cards):
    """How many stacks some cards of a colour can make."""
    return np.int64(STACK_ROWS[row(s, cards)] & STACK_COUNT)


@kernel
def count_all_stacks(s, hand):
    """How many stacks a hand can make, in all colours."""
    total = 0
    for colour in range(COLOURS):
        total += count_stacks(s, of_colour(hand, colour))
    return total


@kernel
def nth_stack(s, cards, colour, n):
    """The action that lays the n-th stack of some cards of a colour."""
    return from_row(STACK_ROWS[row(s, cards)], colour, n)


@kernel
def nth_of_all_stacks(s, hand, n):
    """The action that lays the n-th stack of a hand, of whatever colour."""
    colour, first, entry, before = 0, 0, STACK_ROWS[0], 0
    for other in range(COLOURS):
        other_entry = STACK_ROWS[row(s, of_colour(hand, other))]
        if n >= before:
            colour, first, entry = other, before, other_entry
        before += np.int64(other_entry & STACK_COUNT)
    return from_row(entry, colour, n - first)


@kernel
def list_stacks(s, cards, colour, moves):
    """Write the actions that lay a stack of some cards of a colour to moves; how many."""
    entry = STACK_ROWS[row(s, cards)]
    count = np.int64(entry & STACK_COUNT)
    for n in range(count):
        moves[n] = from_row(entry, colour, n)
    return count


@kernel
def from_row(entry, colour, n):
    """The action that lays the n-th stack of a row, in a colour."""
    return STACKS * np.int64(colour) + np.int64(STACK_LISTS[(entry >> STACK_BITS) + np.uint64(n)])


@kernel
def nth_single_card(hand, n):
    """The action that lays the n-th card of a hand alone."""
    return np.int64(SINGLE[np.uint64(nth(hand, n))])


@kernel
def list_single_cards(hand, moves):
    """Write the actions that lay a card of a hand alone; how many."""
    count = popcount(hand & COLOURED)
    for n in range(count):
        moves[n] = nth_single_card(hand, n)
    return count


@kernel
def count_covers(s, hand):
    """How many covers a hand has for its joker: of a quarter of the families, of two, three and all, in a word."""
    return count_covers_if(True, hand) if may_turn(s) else count_covers_if(False, hand)  # as constants, for quick loops


@kernel
def count_covers_if(turning, hand):
    counts, hand = count_colours(hand), with_one_joker(hand)
    sums = NO_COVERS
    for quarter in range(QUARTERS):
        first, end = families(turning, quarter)
        total = 0
        for family in range(first, end):
            total += count_in_family(turning, hand, counts, family)
        sums += np.uint64(total) << np.uint64(quarter) * SUM_BITS
    return sums * EACH_SUM


@kernel
def all_covers(sums):
    """How many covers were counted."""
    return up_to(sums, LAST)


@kernel
def up_to(sums, quarter):
    """How many of them are of the families up to a quarter."""
    return np.int64(sums >> np.uint64(quarter) * SUM_BITS & ONE_SUM)


@kernel
def nth_cover(s, hand, n, sums):
    """The n-th cover of a hand, whose covers were counted."""
    return nth_cover_if(True, hand, n, sums) if may_turn(s) else nth_cover_if(False, hand, n, sums)


@kernel
def nth_cover_if(turning, hand, n, sums):
    counts, hand = count_colours(hand), with_one_joker(hand)
    quarter = 0
    for other in range(QUARTERS - 1):
        quarter += n >= up_to(sums, other)
    before = up_to(sums << SUM_BITS, quarter)
    first, end = families(turning, quarter)
    family, total = first, before
    for other in range(first, end):
        if n >= total:
            family, before = other, total
        total += count_in_family(turning, hand, counts, other)
    return nth_in_family(turning, hand, family, n - before)


@kernel
def list_covers(s, hand, covers):
    """Write the covers that a hand has for its joker; how many, none without a joker."""
    if hand < ONE_JOKER:
        return 0
    counts, hand, turning = count_colours(hand), with_one_joker(hand), may_turn(s)
    found = 0
    for family in range(families(turning, 0)[0], families(turning, LAST)[1]):
        for n in range(count_in_family(turning, hand, counts, family)):
            covers[found] = nth_in_family(turning, hand, family, n)
            found += 1
    return found


@kernel
def families(turning, quarter):
    """A quarter of the families: the number of the first, and that after the last."""
    if turning:
        first = QUARTERS * QUARTER + QUARTER_TURNING * quarter
        return first, first + QUARTER_TURNING
    return QUARTER * quarter, QUARTER * quarter + QUARTER


@kernel
def count_colours(hand):
    """In how many colours a hand has each card, and one more; three bits a card."""
    counts = EACH_CARD
    for colour in range(COLOURS):
        counts += deposit(of_colour(hand, colour), EACH_CARD)
    return counts


@kernel
def count_in_family(turning, hand, counts, family):
    """How many covers of a family a hand has: a colour for each card of its stem, two for one that is there twice."""
    once = extract(counts, ONCE_COUNTS[family])
    ways = np.int64(WAYS[0, once & FOUR_COUNTS])
    if ONCE.shape[1] > 4:
        ways *= WAYS[0, once >> NEXT_FOUR]
    if turning:
        ways *= np.int64(WAYS[1, extract(counts, TWICE_COUNTS[family])])
    return ways * popcount(hand & TIPS[family])


@kernel
def nth_in_family(turning, hand, family, n):
    """The n-th of them: its tip, and a colour for each card of its stem, are the digits of n."""
    tips, ways = hand & TIPS[family], np.uint64(n)
    number = np.uint64(popcount(tips))
    rest = ways * INVERSE[number] >> HALF
    tip = nth(tips, ways - rest * number)
    kind, cover = np.int64(WITH_TIP[family, tip, 0]), np.int64(WITH_TIP[family, tip, 1])
    for place in range(ONCE.shape[1]):
        cards, ways = hand & ONCE[family, place], rest
        number = np.uint64(popcount(cards))
        rest = ways * INVERSE[number] >> HALF
        cover += ONCE_UNITS[kind, place] * COLOUR_OF[nth(cards, ways - rest * number)]
    if turning:
        for place in range(TWICE.shape[1]):
            colours = colours_of(hand & COLOURED, TWICE[family, place])
            cover += TWICE_UNITS[kind, place] * PAIRS[colours, rest % NUMBER_OF_PAIRS[colours]]
            rest //= NUMBER_OF_PAIRS[colours]
    return cover


@kernel
def with_joker(colour, cover):
    """The action that lays a joker, said to be of a colour, on a cover."""
    return JOKER + COVERS * np.int64(colour) + cover


@kernel
def cards_played(s, action):
    """The cards of an action as a hand, the colour that it counts as, and its value."""
    if action < JOKER:
        colour, stack = action // STACKS, np.uint64(action) & STACK_COUNT
        return in_colour(STACK_CARDS[stack], colour), colour, np.int64(STACK_VALUE[stack])
    colour, cover = (action - JOKER) // COVERS, (action - JOKER) % COVERS
    kind = KIND_OF_BLOCK[np.uint64(cover) // IN_BLOCK]
    return ONE_JOKER + cover_cards(kind, cover), colour, np.int64(KIND_VALUE[kind])


@kernel
def cover_cards(kind, cover):
    """The cards of a cover of a kind, as a hand."""
    cards, colours = NO_CARDS, np.uint64(cover) - KIND_FIRST[kind]
    shifts = NO_CARDS
    for place in range(KIND_CARDS.shape[1]):
        if place % 4 == 0:
            shifts, colours = SHIFTS[colours % IN_BLOCK], colours // IN_BLOCK
        cards |= np.uint64(KIND_CARDS[kind, place]) << (shifts & BYTE)
        shifts >>= EIGHT
    return cards


@kernel
def chance_to_beat(s, cards, eighths, value):
    """The chance that a hand with so many eighths of some cards of a colour can be worth more than a value."""
    return BEATING[eighths - 1, value, row(s, cards)] / SURE
