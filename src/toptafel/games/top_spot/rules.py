"""Top Spot, the rules: what can be stacked and played with a deck; the match goes on in `match`.

A colour is 0-4: blue, green, orange, red, violet. A card of a colour is 0-11, in the order of the names; hands are
words, see `hands`. The stacks of a deck are compiled in: another deck is this module once more, under another name.
A stack is a number: cards of one colour with a value that they can show. The first twelve are the single cards.
A cover is a number: what lies below a joker. 0 is nothing; cards with a value have a first number, to which the colour
of each is added as a digit.
An action is STACKS * colour + stack, or JOKER + COVERS * the colour said + cover.
"""

import numpy as np

from toptafel.games.top_spot.covers import (
    COLOUR_OF,
    EACH_CARD,
    FOUR_COUNTS,
    IN_ROOM,
    INVERSE,
    NEXT_FOUR,
    NUMBER_OF_PAIRS,
    PAIRS,
    QUARTERS,
    ROOM,
    SHIFTS,
    WAYS,
    Covers,
)
from toptafel.games.top_spot.deck import CARDS
from toptafel.games.top_spot.edition import deck_of, rules_with
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
from toptafel.games.top_spot.hidden import redeal
from toptafel.games.top_spot.match import (
    NO_COLOUR,
    NOBODY,
    TURNING,
    deal,
    outcome,
    play_value,
    start,
    state_with,
    to_move,
)
from toptafel.games.top_spot.odds import SURE, beating
from toptafel.games.top_spot.tables import Tables
from toptafel.kit.bits import BYTE, EIGHT, deposit, extract, nth, popcount
from toptafel.kit.chance import HALF, below
from toptafel.kit.compiled import kernel

__all__ = ["deal", "outcome", "redeal", "start", "to_move"]

DECK = deck_of(__name__)
PLAIN, COVERED = Tables(DECK, joker=False), Covers(DECK, joker=True)

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
QUARTER, QUARTER_TURNING = COVERED.quarter, len(COVERED.families) // QUARTERS - COVERED.quarter  # in families
ONCE, TWICE, TIPS, WITH_TIP = COVERED.once, COVERED.twice, COVERED.tips, COVERED.with_tip
ONCE_UNITS, TWICE_UNITS = COVERED.once_units, COVERED.twice_units

# Four sums of covers are a word. There are less than 2 ** 16: a hand with a joker has twelve other cards at most, of
# which 2 ** 12 sets can be laid below it, and no set has more values than the joker has holes.
NO_COVERS, SUM_BITS, ONE_SUM, EACH_SUM = (np.uint64(n) for n in (0, 16, 0xFFFF, 0x0001000100010001))
LAST = QUARTERS - 1

SINGLE = np.array([STACKS * (card // CARDS) + card % CARDS for card in range(64)], np.int32)  # a card of a hand


ONCE_COUNTS = np.array([sum(7 << 3 * card for card in family.once) for family in COVERED.families], np.uint64)
TWICE_COUNTS = np.array([sum(7 << 3 * card for card in family.twice) for family in COVERED.families], np.uint64)
BEATING = beating(PLAIN)

MARKER = __name__.rpartition(".")[2].replace("rules", "top_spot")
STATE, LONG_STATE = state_with(SHORT, MARKER), state_with(LONG, MARKER)


def state_type(setup):
    """The state of a set-up: that of the rules with its deck, with room for its games."""
    rules = rules_with(setup.edition)
    return rules.STATE if setup.options["games"] in range(SHORT + 1) else rules.LONG_STATE


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
    """In how many colours a hand has each card, and one more; three bits a card."""
    counts = EACH_CARD
    for colour in range(COLOURS):
        counts += deposit(of_colour(hand, colour), EACH_CARD)
    return counts


@kernel
def covers_of(s, hand, counts, family):
    """How many covers of a family a hand has: a colour for each card of its stem, two for one that is there twice."""
    once = extract(counts, ONCE_COUNTS[family])
    ways = np.int64(WAYS[0, once & FOUR_COUNTS])
    if ONCE.shape[1] > 4:
        ways *= WAYS[0, once >> NEXT_FOUR]
    if s.level & TURNING:
        ways *= np.int64(WAYS[1, extract(counts, TWICE_COUNTS[family])])
    return ways * popcount(hand & TIPS[family])


@kernel
def cover_of(s, hand, family, n):
    """The n-th of them."""
    tips, ways = hand & TIPS[family], np.uint64(n)
    number = np.uint64(popcount(tips))
    rest = ways * INVERSE[number] >> HALF
    tip = nth(tips, ways - rest * number)
    which, cover = np.int64(WITH_TIP[family, tip, 0]), np.int64(WITH_TIP[family, tip, 1])
    for place in range(ONCE.shape[1]):
        cards, ways = hand & ONCE[family, place], rest
        number = np.uint64(popcount(cards))
        rest = ways * INVERSE[number] >> HALF
        cover += ONCE_UNITS[which, place] * COLOUR_OF[nth(cards, ways - rest * number)]
    if s.level & TURNING:
        for place in range(TWICE.shape[1]):
            colours = colours_of(hand & COLOURED, TWICE[family, place])
            cover += TWICE_UNITS[which, place] * PAIRS[colours, rest % NUMBER_OF_PAIRS[colours]]
            rest //= NUMBER_OF_PAIRS[colours]
    return cover


@kernel
def families(s, quarter):
    """A quarter of the families: the number of the first, and that after the last."""
    if s.level & TURNING:
        first = QUARTERS * QUARTER + QUARTER_TURNING * quarter
        return first, first + QUARTER_TURNING
    return QUARTER * quarter, QUARTER * quarter + QUARTER


@kernel
def cover_choices(s, hand):
    """How many covers a hand has for its joker: of a quarter of the families, of two, three and all, in a word."""
    counts, hand = count_colours(hand), with_one_joker(hand)
    choices = NO_COVERS
    for quarter in range(QUARTERS):
        first, end = families(s, quarter)
        total = 0
        for family in range(first, end):
            total += covers_of(s, hand, counts, family)
        choices += np.uint64(total) << np.uint64(quarter) * SUM_BITS
    return choices * EACH_SUM


@kernel
def covers_up_to(choices, quarter):
    """How many of them are of the families up to a quarter."""
    return np.int64(choices >> np.uint64(quarter) * SUM_BITS & ONE_SUM)


@kernel
def cover_choice(s, hand, n, choices):
    """The n-th cover of a hand."""
    counts, hand = count_colours(hand), with_one_joker(hand)
    quarter = 0
    for other in range(QUARTERS - 1):
        quarter += n >= covers_up_to(choices, other)
    before = covers_up_to(choices << SUM_BITS, quarter)
    first, end = families(s, quarter)
    family, total = first, before
    for other in range(first, end):
        if n >= total:
            family, before = other, total
        total += covers_of(s, hand, counts, other)
    return cover_of(s, hand, family, n - before)


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
    counts, hand = count_colours(hand), with_one_joker(hand)
    found = 0
    for family in range(families(s, 0)[0], families(s, 3)[1]):
        for n in range(covers_of(s, hand, counts, family)):
            covers[found] = cover_of(s, hand, family, n)
            found += 1
    return found


@kernel
def pick(s, chance):
    """One of the legal actions, each as likely, without listing them."""
    hand = s.hand[s.seat]
    plain, choices = plain_choices(s, hand), NO_COVERS
    total = plain
    if hand >= ONE_JOKER:
        choices = cover_choices(s, hand)
        total += sayable(s) * covers_up_to(choices, LAST)
    return choice(s, hand, plain, choices, below(chance, total))


@kernel
def choice(s, hand, plain, choices, n):
    """The n-th of the legal actions: first come those without a joker."""
    if n < plain:
        return plain_choice(s, hand, n)
    covers = covers_up_to(choices, LAST)
    return joker_action(s, (n - plain) // covers, cover_choice(s, hand, (n - plain) % covers, choices))


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
    shifts = NO_CARDS
    for place in range(COVER_PLACES.shape[1]):
        if place % 4 == 0:
            shifts, colours = SHIFTS[colours % IN_ROOM], colours // IN_ROOM
        cards |= np.uint64(COVER_PLACES[which, place]) << (shifts & BYTE)
        shifts >>= EIGHT
    return cards


@kernel
def chance_to_beat(s, cards, share, value):
    """The chance that a hand with so many eighths of some cards of a colour can be worth more than a value."""
    return BEATING[share - 1, value, row(s, cards)] / SURE
