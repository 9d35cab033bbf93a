# mypy: allow-untyped-defs, no-check-untyped-defs
"""What the plays ask of the deck that comes with the game: its tables are constants, compiled in.

`own` answers the same for the decks of people's own.
"""

from toptafel.games.top_spot import GAME
from toptafel.games.top_spot.deck import CARDS, Deck
from toptafel.games.top_spot.stacks.covers import QUARTERS
from toptafel.games.top_spot.stacks.numbering import Plays
from toptafel.games.top_spot.stacks.odds import beating_table
from toptafel.kit import arrays as np
from toptafel.kit.compiler.compiled import kernel
from toptafel.kit.tables import table

BOX = GAME.editions[GAME.edition].data
PLAYS = Plays(Deck(BOX["cards"], BOX["joker"]))
PLAIN, COVERED = PLAYS.plain, PLAYS.covered


def kept(tables, name):
    """One of the tables of the deck."""
    return table(f"{__name__}.{type(tables).__name__}.{name}", lambda: getattr(tables, name))


STACK_CARDS, STACK_VALUE, STACK_ROWS, STACK_LISTS = (kept(PLAIN, name) for name in ("cards", "value", "rows", "lists"))
STACK_BITS = np.uint64(PLAIN.count_bits)
SINGLE = np.array([PLAYS.stacks * (card // CARDS) + card % CARDS for card in range(64)], np.int32)  # a card of a hand
BEATING = table(f"{__name__}.BEATING", lambda: beating_table(PLAIN))

KIND_VALUE, KIND_CARDS = np.append(np.uint8(0), kept(COVERED, "value")), kept(COVERED, "each_card")  # first of nothing
KIND_OF_BLOCK, KIND_FIRST, COVERS = kept(COVERED, "kind_of_block"), kept(COVERED, "first"), PLAYS.covers
QUARTER, QUARTER_TURNING = COVERED.quarter, len(COVERED.families) // QUARTERS - COVERED.quarter  # in families
ONCE, TWICE, TIPS, WITH_TIP = (kept(COVERED, name) for name in ("once", "twice", "tips", "with_tip"))
ONCE_UNITS, TWICE_UNITS = kept(COVERED, "once_units"), kept(COVERED, "twice_units")
ONCE_COUNTS, TWICE_COUNTS = kept(COVERED, "once_counts"), kept(COVERED, "twice_counts")


@kernel
def stack_bits(s):
    """How many bits of an action, and of a row, are a stack, or a number of stacks."""
    return STACK_BITS


@kernel
def stack_row(s, row):
    """How many stacks a set of cards holds, and in the bits above, where they start in the lists."""
    return np.uint64(STACK_ROWS[row])


@kernel
def listed_stack(s, n):
    """The n-th stack of the lists."""
    return np.int64(STACK_LISTS[n])


@kernel
def stack_cards(s, stack):
    """The set of cards of a stack."""
    return np.uint64(STACK_CARDS[stack])


@kernel
def stack_value(s, stack):
    """What a stack is worth."""
    return np.int64(STACK_VALUE[stack])


@kernel
def single_card(s, card):
    """The action that lays a card of a hand alone."""
    return np.int64(SINGLE[card])


@kernel
def beating(s, eighths, value, row):
    """The chance, of 255, that some eighths of a set of cards can be worth more than a value."""
    return np.int64(BEATING[eighths - 1, value, row])


@kernel
def covers(s):
    """Room for all covers."""
    return COVERS


@kernel
def quarter(s):
    """How many families are a quarter of those without turning."""
    return QUARTER


@kernel
def quarter_turning(s):
    """How many are a quarter of those with it."""
    return QUARTER_TURNING


@kernel
def once_places(s):
    """How many cards can be once in the stem of a family."""
    return ONCE.shape[1]


@kernel
def once(s, family, place):
    """One of the cards that are once in the stem of a family, in every colour; the joker if there are fewer."""
    return ONCE[family, place]


@kernel
def once_unit(s, kind, place):
    """What the colour of that card is multiplied by in the numbers of a kind."""
    return ONCE_UNITS[kind, place]


@kernel
def once_counts(s, family):
    """Where the counts of the colours of those cards are."""
    return ONCE_COUNTS[family]


@kernel
def twice_places(s):
    """How many cards can be twice in the stem of a family."""
    return TWICE.shape[1]


@kernel
def twice(s, family, place):
    """One of the cards that are twice in the stem of a family; the joker if there are fewer."""
    return np.uint64(TWICE[family, place])


@kernel
def twice_unit(s, kind, place):
    """What the colours of that card are multiplied by in the numbers of a kind."""
    return TWICE_UNITS[kind, place]


@kernel
def twice_counts(s, family):
    """Where the counts of the colours of those cards are."""
    return TWICE_COUNTS[family]


@kernel
def tips(s, family):
    """The tips of a family, as a hand."""
    return TIPS[family]


@kernel
def tip_kind(s, family, tip):
    """The kind that a tip makes of a family."""
    return np.int64(WITH_TIP[family, tip, 0])


@kernel
def tip_first(s, family, tip):
    """The first number of that kind with the tip in its colour."""
    return np.int64(WITH_TIP[family, tip, 1])


@kernel
def kind_of(s, block):
    """The kind whose colourings a block of numbers holds."""
    return np.int64(KIND_OF_BLOCK[block])


@kernel
def kind_first(s, kind):
    """The number of the first colouring of a kind."""
    return KIND_FIRST[kind]


@kernel
def kind_value(s, kind):
    """What a kind is worth."""
    return np.int64(KIND_VALUE[kind])


@kernel
def kind_places(s):
    """How many cards a kind can have."""
    return KIND_CARDS.shape[1]


@kernel
def kind_card(s, kind, place):
    """One of the cards of a kind, as a set; an empty one if there are fewer."""
    return np.uint64(KIND_CARDS[kind, place])
