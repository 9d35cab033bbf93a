"""How likely a play is to be beaten: a table for those who judge it."""

from toptafel.games.top_spot.deck import CARDS, PLACES
from toptafel.games.top_spot.stacks.tables import Array, Tables
from toptafel.kit import arrays as np

EIGHTHS = 8  # the part of some cards that a hand has is given in eighths
SURE = 255  # a chance of 1


def best(tables: Tables) -> Array:
    """The most that each set of cards can be worth; -1 without cards."""
    stacks = np.where(tables.within, tables.value.astype(np.int8), -1)
    highest: Array = stacks.max(axis=1)
    return highest


def beating_table(tables: Tables) -> Array:
    """The chance, of 255, that a hand with some eighths of some cards can be worth more than a value."""
    highest = best(tables)
    wins = [(highest > value).astype(np.float32) for value in range(PLACES + 1)]
    lacks = [1 - eighths / EIGHTHS for eighths in range(1, EIGHTHS + 1)]
    return np.array([[averaged(win, lack) for win in wins] for lack in lacks])


def averaged(wins: Array, lack: float) -> Array:
    """The same for every set of cards, each of which a hand lacks by itself: one card after the other is averaged over.

    That is the lowest bit of the number of a set, and then becomes the highest; in the end each is where it was.
    """
    chance = wins
    for _ in range(CARDS):
        without, having = chance[::2], chance[1::2]
        chance = np.concatenate([without, having + lack * (without - having)])
    chance = np.concatenate([chance[::2], chance[1::2]])  # the bit for turning
    return (SURE * chance).round().astype(np.uint8)
