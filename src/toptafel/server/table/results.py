"""The result at a table: that of the rules, but whoever went out of the game comes last."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any


def at_table(result: Mapping[str, Any], out: Sequence[int], reason: str = "") -> dict[str, Any]:
    """A result with the seats that are out, in that order, behind all others and the first of them last."""
    return {**result, "places": placed(result["places"], out), **({"reason": reason} if reason else {})}


def placed(by_rules: Sequence[int], out: Sequence[int]) -> list[int]:
    """The places of all seats, if some are out.

    After a place come as many places as it has seats that stay, but no more than by the rules: a team has only one.
    """
    places, next_place = [0] * len(by_rules), 1
    for place, following in pairwise([*sorted({*by_rules}), len(by_rules) + 1]):
        here = [seat for seat, its in enumerate(by_rules) if its == place and seat not in out]
        for seat in here:
            places[seat] = next_place
        next_place += min(len(here), following - place)
    for earlier, seat in enumerate(out):
        places[seat] = len(by_rules) - earlier
    return places
