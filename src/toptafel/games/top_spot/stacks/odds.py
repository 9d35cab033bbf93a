"""How likely a play is to be beaten: a table for those who judge it."""

import numpy as np

from toptafel.games.top_spot.deck import CARDS, PLACES
from toptafel.games.top_spot.stacks.tables import Array, Tables

EIGHTHS = 8  # the part of some cards that a hand has is given in eighths
SURE = 255  # a chance of 1


def best(tables: Tables) -> Array:
    """The most that each set of cards can be worth; -1 without cards."""
    stacks = np.where(tables.within, tables.value.astype(np.int8), -1)
    highest: Array = stacks.max(axis=1)
    return highest


def beating_table(tables: Tables) -> Array:
    """The chance, of 255, that a hand with a part of some cards can be worth more than a value.

    Eighths, value, cards. Every card is in the hand or not by itself, so it is averaged over one card after the other.
    """
    values, part = np.arange(PLACES + 1), np.arange(1, EIGHTHS + 1, dtype=np.float32) / EIGHTHS
    chance = np.tile(np.float32(best(tables) > values[:, np.newaxis]), (EIGHTHS, 1, 1))
    for card in range(CARDS):
        without, having = np.moveaxis(chance.reshape(EIGHTHS, -1, 2, 1 << card), 2, 0)
        having += (1 - part)[:, np.newaxis, np.newaxis] * (without - having)
    return np.round(SURE * chance).astype(np.uint8)
