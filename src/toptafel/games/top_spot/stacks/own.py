# mypy: allow-untyped-defs, no-check-untyped-defs
"""What the plays ask of a deck of somebody's own: its tables are data, and its states point to them.

`state.deck` is the address of a list of words, some of which are numbers, the others addresses of tables. So a deck
costs no compilation, and what is worked out for it goes when nobody plays with it any more. `built_in` answers the same
for the deck that comes with the game, and says what each answer is.
"""

from collections import OrderedDict
from threading import Lock
from typing import Any
from weakref import WeakValueDictionary

from toptafel.game import Edition
from toptafel.games.top_spot.deck import CARDS, PLACES, Deck
from toptafel.games.top_spot.stacks.covers import QUARTERS
from toptafel.games.top_spot.stacks.numbering import Plays
from toptafel.games.top_spot.stacks.odds import beating_table
from toptafel.games.top_spot.stacks.tables import SETS
from toptafel.kit import arrays as np
from toptafel.kit.compiler.compiled import kernel
from toptafel.kit.compiler.elsewhere import keep_here
from toptafel.kit.compiler.memory import byte_at, half_at, short_at, word_at

Array = np.ndarray[Any, Any]

FIELD = "deck"  # of a state: where the words of its deck are
VALUES = PLACES + 1  # of a stack
RECENT = 8  # decks that are kept for a while, though nobody plays with them now
keep_here(FIELD)

(
    STACK_BITS, STACK_ROWS, STACK_LISTS, STACK_CARDS, STACK_VALUE, SINGLE, BEATING,
    COVERS, QUARTER, QUARTER_TURNING, ONCE_PLACES, ONCE, ONCE_UNITS, ONCE_COUNTS,
    TWICE_PLACES, TWICE, TWICE_UNITS, TWICE_COUNTS, TIPS, WITH_TIP,
    KIND_OF_BLOCK, KIND_FIRST, KIND_VALUE, KIND_PLACES, KIND_CARDS,
) = range(25)  # fmt: skip


class OwnPlays(Plays):
    """The plays of a deck of somebody's own, and its tables for the kernels."""

    def __init__(self, deck: Deck) -> None:
        super().__init__(deck)
        self.__dict__["words"], self.__dict__["tables"] = words_of(self)

    @property
    def address(self) -> int:
        """Where its words are."""
        return int(self.__dict__["words"].ctypes.data)


def words_of(plays: Plays) -> tuple[Array, list[Array]]:
    """The list of words of a deck, and the tables that some of them point to."""
    plain, covered = plays.plain, plays.covered
    single = [plays.stacks * (card // CARDS) + card % CARDS for card in range(64)]
    content: dict[int, int | Array] = {
        STACK_BITS: plain.count_bits,
        STACK_ROWS: plain.rows.astype(np.uint64),
        STACK_LISTS: plain.lists.astype(np.uint16),
        STACK_CARDS: plain.cards.astype(np.uint64),
        STACK_VALUE: plain.value.astype(np.uint64),
        SINGLE: np.array(single, np.uint64),
        BEATING: beating_table(plain),
        COVERS: plays.covers,
        QUARTER: covered.quarter,
        QUARTER_TURNING: len(covered.families) // QUARTERS - covered.quarter,
        ONCE_PLACES: covered.once.shape[1],
        ONCE: covered.once,
        ONCE_UNITS: covered.once_units,
        ONCE_COUNTS: covered.once_counts,
        TWICE_PLACES: covered.twice.shape[1],
        TWICE: covered.twice.astype(np.uint64),
        TWICE_UNITS: covered.twice_units,
        TWICE_COUNTS: covered.twice_counts,
        TIPS: covered.tips,
        WITH_TIP: covered.with_tip,
        KIND_OF_BLOCK: covered.kind_of_block.astype(np.uint64),
        KIND_FIRST: covered.first,
        KIND_VALUE: np.append(np.uint64(0), covered.value.astype(np.uint64)),
        KIND_PLACES: covered.each_card.shape[1],
        KIND_CARDS: covered.each_card.astype(np.uint64),
    }
    tables = {word: np.ascontiguousarray(part) for word, part in content.items() if isinstance(part, np.ndarray)}
    words = [tables[word].ctypes.data if word in tables else part for word, part in sorted(content.items())]
    return np.array(words, np.uint64), [*tables.values()]


LIVE: WeakValueDictionary[str, OwnPlays] = WeakValueDictionary()  # by the hash of an edition
AT: WeakValueDictionary[int, OwnPlays] = WeakValueDictionary()  # by address
LATELY: OrderedDict[str, OwnPlays] = OrderedDict()  # the last few of them, kept here
WORKING, NOTING = Lock(), Lock()


def plays_with(edition: Edition) -> OwnPlays:
    """The plays of somebody's own deck, which stay for as long as the edition; worked out anew, it takes seconds."""
    found: OwnPlays | None = edition.worked_out.get(__name__)
    if found is None:
        found = edition.worked_out[__name__] = LIVE.get(edition.hash) or work_out(edition)
        note(edition.hash, found)
    return found


def work_out(edition: Edition) -> OwnPlays:
    """Find all plays of a deck, unless somebody else just has."""
    with WORKING:
        found = LIVE.get(edition.hash) or OwnPlays(Deck(edition.data["cards"], edition.data["joker"]))
        LIVE[edition.hash] = AT[found.address] = found
        return found


def note(name: str, plays: OwnPlays) -> None:
    """Keep some plays until those of a few other decks were asked for."""
    with NOTING:
        LATELY[name] = plays
        LATELY.move_to_end(name)
        if len(LATELY) > RECENT:
            LATELY.popitem(last=False)


@kernel
def stack_bits(s):
    return word_at(s.deck, STACK_BITS)


@kernel
def stack_row(s, row):
    return word_at(word_at(s.deck, STACK_ROWS), np.int64(row))


@kernel
def listed_stack(s, n):
    return np.int64(short_at(word_at(s.deck, STACK_LISTS), np.int64(n)))


@kernel
def stack_cards(s, stack):
    return word_at(word_at(s.deck, STACK_CARDS), np.int64(stack))


@kernel
def stack_value(s, stack):
    return np.int64(word_at(word_at(s.deck, STACK_VALUE), np.int64(stack)))


@kernel
def single_card(s, card):
    return np.int64(word_at(word_at(s.deck, SINGLE), np.int64(card)))


@kernel
def beating(s, eighths, value, row):
    place = ((eighths - 1) * VALUES + value) * 2 * SETS + np.int64(row)
    return np.int64(byte_at(word_at(s.deck, BEATING), place))


@kernel
def covers(s):
    return np.int64(word_at(s.deck, COVERS))


@kernel
def quarter(s):
    return np.int64(word_at(s.deck, QUARTER))


@kernel
def quarter_turning(s):
    return np.int64(word_at(s.deck, QUARTER_TURNING))


@kernel
def once_places(s):
    return np.int64(word_at(s.deck, ONCE_PLACES))


@kernel
def once(s, family, place):
    return word_at(word_at(s.deck, ONCE), family * once_places(s) + place)


@kernel
def once_unit(s, kind, place):
    return np.int64(word_at(word_at(s.deck, ONCE_UNITS), kind * once_places(s) + place))


@kernel
def once_counts(s, family):
    return word_at(word_at(s.deck, ONCE_COUNTS), family)


@kernel
def twice_places(s):
    return np.int64(word_at(s.deck, TWICE_PLACES))


@kernel
def twice(s, family, place):
    return word_at(word_at(s.deck, TWICE), family * twice_places(s) + place)


@kernel
def twice_unit(s, kind, place):
    return np.int64(word_at(word_at(s.deck, TWICE_UNITS), kind * twice_places(s) + place))


@kernel
def twice_counts(s, family):
    return word_at(word_at(s.deck, TWICE_COUNTS), family)


@kernel
def tips(s, family):
    return word_at(word_at(s.deck, TIPS), family)


@kernel
def tip_kind(s, family, tip):
    return np.int64(half_at(word_at(s.deck, WITH_TIP), 2 * (64 * family + np.int64(tip))))


@kernel
def tip_first(s, family, tip):
    return np.int64(half_at(word_at(s.deck, WITH_TIP), 2 * (64 * family + np.int64(tip)) + 1))


@kernel
def kind_of(s, block):
    return np.int64(word_at(word_at(s.deck, KIND_OF_BLOCK), np.int64(block)))


@kernel
def kind_first(s, kind):
    return word_at(word_at(s.deck, KIND_FIRST), kind)


@kernel
def kind_value(s, kind):
    return np.int64(word_at(word_at(s.deck, KIND_VALUE), kind))


@kernel
def kind_places(s):
    return np.int64(word_at(s.deck, KIND_PLACES))


@kernel
def kind_card(s, kind, place):
    return word_at(word_at(s.deck, KIND_CARDS), kind * kind_places(s) + place)
