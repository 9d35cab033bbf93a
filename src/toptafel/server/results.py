"""The result at a table: that of the rules, but whoever went out of the game comes last."""

from collections.abc import Mapping, Sequence
from typing import Any


def at_table(result: Mapping[str, Any], out: Sequence[int], reason: str = "") -> dict[str, Any]:
    """A result with the seats that are out, in that order, behind all others and the first of them last."""
    places = result["places"]
    staying = [seat for seat in range(len(places)) if seat not in out]
    order = {seat: 1 + sum(places[other] < places[seat] for other in staying) for seat in staying}
    order |= {seat: len(places) - behind for behind, seat in enumerate(out)}
    return {**result, "places": [order[seat] for seat in range(len(places))], **({"reason": reason} if reason else {})}
