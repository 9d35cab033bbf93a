# mypy: allow-untyped-defs, no-check-untyped-defs
"""The plays of a deck as numbers: which a hand can make, how many there are, and what each of them is.

All stacks of a deck are found beforehand, as tables: compiled in if it comes with the game, else data that the state
points to. See `built_in` for what they say.
A stack is a number: cards of one colour with a value that they can show. The first twelve are the single cards.
A cover is a number: cards below a joker with a value. Cards with a value, whatever the colours, are a kind and have a
first number, to which the colour of each card is added as a digit; kind 0 is nothing.
An action is a colour and a stack in the bits below, or comes after those: covers * the colour said + cover.
"""

from toptafel.games.top_spot.deck import CARDS
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
from toptafel.games.top_spot.stacks import built_in, own
from toptafel.games.top_spot.stacks.covers import (
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
)
from toptafel.games.top_spot.stacks.odds import SURE
from toptafel.kit import arrays as np
from toptafel.kit.bits import BYTE, EIGHT, ONE, deposit, extract, nth, popcount
from toptafel.kit.chance import HALF
from toptafel.kit.compiler.compiled import kernel, register_dispatch


def of_deck(name):
    """What is asked of the deck that a state is played with."""

    def find(fields):
        return getattr(own if own.FIELD in fields else built_in, name)

    def call(s, *rest):
        return find(s.dtype.names)(s, *rest)

    register_dispatch(call, lambda s: find(s.fields))
    return call


def plays_of(s):
    """The plays with the deck that a state is played with."""
    return own.AT[int(s[own.FIELD])] if own.FIELD in s.dtype.names else built_in.PLAYS


stack_bits, stack_row, listed_stack = of_deck("stack_bits"), of_deck("stack_row"), of_deck("listed_stack")
stack_cards, stack_value = of_deck("stack_cards"), of_deck("stack_value")
single_card, beating = of_deck("single_card"), of_deck("beating")
covers, quarter, quarter_turning = of_deck("covers"), of_deck("quarter"), of_deck("quarter_turning")
once_places, once = of_deck("once_places"), of_deck("once")
once_unit, once_counts = of_deck("once_unit"), of_deck("once_counts")
twice_places, twice = of_deck("twice_places"), of_deck("twice")
twice_unit, twice_counts = of_deck("twice_unit"), of_deck("twice_counts")
tips, tip_kind, tip_first = of_deck("tips"), of_deck("tip_kind"), of_deck("tip_first")
kind_of, kind_first, kind_value = of_deck("kind_of"), of_deck("kind_first"), of_deck("kind_value")
kind_places, kind_card = of_deck("kind_places"), of_deck("kind_card")

# Four sums of covers are a word. There are less than 2 ** 16: a hand with a joker has twelve other cards at most, of
# which 2 ** 12 sets can be laid below it, and no set has more values than the joker has holes.
NO_COVERS, SUM_BITS, ONE_SUM, EACH_SUM = (np.uint64(n) for n in (0, 16, 0xFFFF, 0x0001000100010001))
LAST = QUARTERS - 1


@kernel
def row(s, cards):
    """Where the tables speak of a set of cards, if they may be turned or not."""
    return cards | np.uint64(may_turn(s)) << np.uint64(CARDS)


@kernel
def stacks_in(s, entry):
    """How many stacks a row of the tables has."""
    return np.int64(entry & (ONE << stack_bits(s)) - ONE)


@kernel
def count_stacks(s, cards):
    """How many stacks some cards of a colour can make."""
    return stacks_in(s, stack_row(s, row(s, cards)))


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
    return from_row(s, stack_row(s, row(s, cards)), colour, n)


@kernel
def nth_of_all_stacks(s, hand, n):
    """The action that lays the n-th stack of a hand, of whatever colour."""
    colour, first, entry, before = 0, 0, NO_CARDS, 0
    for other in range(COLOURS):
        other_entry = stack_row(s, row(s, of_colour(hand, other)))
        if n >= before:
            colour, first, entry = other, before, other_entry
        before += stacks_in(s, other_entry)
    return from_row(s, entry, colour, n - first)


@kernel
def list_stacks(s, cards, colour, moves):
    """Write the actions that lay a stack of some cards of a colour to moves; how many."""
    entry = stack_row(s, row(s, cards))
    count = stacks_in(s, entry)
    for n in range(count):
        moves[n] = from_row(s, entry, colour, n)
    return count


@kernel
def from_row(s, entry, colour, n):
    """The action that lays the n-th stack of a row, in a colour."""
    return (np.int64(colour) << np.int64(stack_bits(s))) + listed_stack(s, (entry >> stack_bits(s)) + np.uint64(n))


@kernel
def nth_single_card(s, hand, n):
    """The action that lays the n-th card of a hand alone."""
    return single_card(s, np.uint64(nth(hand, n)))


@kernel
def list_single_cards(s, hand, moves):
    """Write the actions that lay a card of a hand alone; how many."""
    count = popcount(hand & COLOURED)
    for n in range(count):
        moves[n] = nth_single_card(s, hand, n)
    return count


@kernel
def count_covers(s, hand):
    """How many covers a hand has for its joker: of a quarter of the families, of two, three and all, in a word."""
    # as constants, for quick loops
    return count_covers_if(s, True, hand) if may_turn(s) else count_covers_if(s, False, hand)


@kernel
def count_covers_if(s, turning, hand):
    counts, hand = count_colours(hand), with_one_joker(hand)
    sums = NO_COVERS
    for part in range(QUARTERS):
        first, end = families(s, turning, part)
        total = 0
        for family in range(first, end):
            total += count_in_family(s, turning, hand, counts, family)
        sums += np.uint64(total) << np.uint64(part) * SUM_BITS
    return sums * EACH_SUM


@kernel
def all_covers(sums):
    """How many covers were counted."""
    return up_to(sums, LAST)


@kernel
def up_to(sums, part):
    """How many of them are of the families up to a quarter."""
    return np.int64(sums >> np.uint64(part) * SUM_BITS & ONE_SUM)


@kernel
def nth_cover(s, hand, n, sums):
    """The n-th cover of a hand, whose covers were counted."""
    return nth_cover_if(s, True, hand, n, sums) if may_turn(s) else nth_cover_if(s, False, hand, n, sums)


@kernel
def nth_cover_if(s, turning, hand, n, sums):
    counts, hand = count_colours(hand), with_one_joker(hand)
    part = 0
    for other in range(QUARTERS - 1):
        part += n >= up_to(sums, other)
    before = up_to(sums << SUM_BITS, part)
    first, end = families(s, turning, part)
    family, total = first, before
    for other in range(first, end):
        if n >= total:
            family, before = other, total
        total += count_in_family(s, turning, hand, counts, other)
    return nth_in_family(s, turning, hand, family, n - before)


@kernel
def list_covers(s, hand, moves):
    """Write the covers that a hand has for its joker to moves; how many, none without a joker."""
    if hand < ONE_JOKER:
        return 0
    counts, hand, turning = count_colours(hand), with_one_joker(hand), may_turn(s)
    found = 0
    for family in range(families(s, turning, 0)[0], families(s, turning, LAST)[1]):
        for n in range(count_in_family(s, turning, hand, counts, family)):
            moves[found] = nth_in_family(s, turning, hand, family, n)
            found += 1
    return found


@kernel
def families(s, turning, part):
    """A quarter of the families: the number of the first, and that after the last."""
    size = quarter(s)
    if turning:
        first = QUARTERS * size + quarter_turning(s) * part
        return first, first + quarter_turning(s)
    return size * part, size * part + size


@kernel
def count_colours(hand):
    """In how many colours a hand has each card, and one more; three bits a card."""
    counts = EACH_CARD
    for colour in range(COLOURS):
        counts += deposit(of_colour(hand, colour), EACH_CARD)
    return counts


@kernel
def count_in_family(s, turning, hand, counts, family):
    """How many covers of a family a hand has: a colour for each card of its stem, two for one that is there twice."""
    found = extract(counts, once_counts(s, family))
    ways = np.int64(WAYS[0, found & FOUR_COUNTS])
    if once_places(s) > 4:
        ways *= WAYS[0, found >> NEXT_FOUR]
    if turning:
        ways *= np.int64(WAYS[1, extract(counts, twice_counts(s, family))])
    return ways * popcount(hand & tips(s, family))


@kernel
def nth_in_family(s, turning, hand, family, n):
    """The n-th of them: its tip, and a colour for each card of its stem, are the digits of n."""
    possible, ways = hand & tips(s, family), np.uint64(n)
    number = np.uint64(popcount(possible))
    rest = ways * INVERSE[number] >> HALF
    tip = nth(possible, ways - rest * number)
    kind, cover = tip_kind(s, family, tip), tip_first(s, family, tip)
    for place in range(once_places(s)):
        cards, ways = hand & once(s, family, place), rest
        number = np.uint64(popcount(cards))
        rest = ways * INVERSE[number] >> HALF
        cover += once_unit(s, kind, place) * COLOUR_OF[nth(cards, ways - rest * number)]
    if turning:
        for place in range(twice_places(s)):
            colours = colours_of(hand & COLOURED, twice(s, family, place))
            cover += twice_unit(s, kind, place) * PAIRS[colours, rest % NUMBER_OF_PAIRS[colours]]
            rest //= NUMBER_OF_PAIRS[colours]
    return cover


@kernel
def with_joker(s, colour, cover):
    """The action that lays a joker, said to be of a colour, on a cover."""
    return first_with_joker(s) + covers(s) * np.int64(colour) + cover


@kernel
def first_with_joker(s):
    """The first action that lays a joker."""
    return COLOURS << np.int64(stack_bits(s))


@kernel
def cards_played(s, action):
    """The cards of an action as a hand, the colour that it counts as, and its value."""
    first = first_with_joker(s)
    if action < first:
        colour, stack = action >> np.int64(stack_bits(s)), np.uint64(action) & (ONE << stack_bits(s)) - ONE
        return in_colour(stack_cards(s, stack), colour), colour, stack_value(s, stack)
    colour, cover = (action - first) // covers(s), (action - first) % covers(s)
    kind = kind_of(s, np.uint64(cover) // IN_BLOCK)
    return ONE_JOKER + cover_cards(s, kind, cover), colour, kind_value(s, kind)


@kernel
def cover_cards(s, kind, cover):
    """The cards of a cover of a kind, as a hand."""
    cards, colours = NO_CARDS, np.uint64(cover) - kind_first(s, kind)
    shifts = NO_CARDS
    for place in range(kind_places(s)):
        if place % 4 == 0:
            shifts, colours = SHIFTS[colours % IN_BLOCK], colours // IN_BLOCK
        cards |= kind_card(s, kind, place) << (shifts & BYTE)
        shifts >>= EIGHT
    return cards


@kernel
def chance_to_beat(s, cards, eighths, value):
    """The chance that a hand with so many eighths of some cards of a colour can be worth more than a value."""
    return beating(s, eighths, value, row(s, cards)) / SURE
