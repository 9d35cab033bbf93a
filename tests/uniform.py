"""Whether a redeal gives every possible truth alike: few enough deals to try them all, and χ²."""

import json
from collections import Counter
from collections.abc import Iterable
from math import sqrt

from tests.positions import with_deal
from toptafel.game import Deal
from toptafel.kit import chance
from toptafel.position import Position
from toptafel.table import Table

EACH = 50  # how often a truth should come up
SURPRISE = 4  # standard deviations


def possible_truths(table: Table, seat: int, deals: Iterable[Deal]) -> Counter[str]:
    """Those of the deals that would have shown a seat the same all along; how many of them are the same deal."""
    written = Counter(json.dumps(Position.started(table.setup, deal).deal) for deal in deals)
    return Counter({deal: number for deal, number in written.items() if with_deal(table, seat, json.loads(deal))})


def redeals(table: Table, seat: int, number: int) -> Counter[str]:
    """How often which deal came up for a seat."""
    source = chance.generator("redeals")
    return Counter(json.dumps(table.position.redeal(seat, source).deal) for _ in range(number))


def surprise(found: Counter[str], possible: Counter[str]) -> float:
    """How far χ² is from what it is if chances are as they should be, in standard deviations (Wilson and Hilferty)."""
    each = found.total() / possible.total()
    chi_square = sum((found[deal] - each * number) ** 2 / (each * number) for deal, number in possible.items())
    freedom = len(possible) - 1
    spread = 2 / (9 * freedom)
    return float(((chi_square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def check_alike(table: Table, seat: int, deals: Iterable[Deal]) -> Counter[str]:
    """Of deals that were as likely, all that are possible truths come up, no others, and all alike; which those are."""
    possible = possible_truths(table, seat, deals)
    found = redeals(table, seat, EACH * len(possible))
    assert set(found) == set(possible)
    assert len(possible) == 1 or abs(surprise(found, possible)) < SURPRISE
    return possible
