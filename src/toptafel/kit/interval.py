"""How well a mean is known."""

from typing import Any

from toptafel.kit import arrays as np

Array = np.ndarray[Any, Any]

SURE = 1.959964  # standard errors on each side of a 95 % interval


def interval(totals: Array, squares: Array, count: int) -> list[tuple[float, float, float]]:
    """The mean of so many values and its 95 % interval, for each sum of values and sum of their squares."""
    means = totals / count
    errors = SURE * np.sqrt(np.maximum(0, squares - count * (means * means)) / max(1, count - 1) / count)
    return [(float(mean), float(mean - error), float(mean + error)) for mean, error in zip(means, errors, strict=True)]


def share_interval(totals: Array, squares: Array, count: int) -> list[tuple[float, float, float]]:
    """The same for values from 0 to 1.

    The interval is that of the values and four more, two of 0 and two of 1, so that a few equal values prove little.
    """
    wider = interval(totals + 2, squares + 2, count + 4)
    means = totals / count
    return [(float(mean), max(0.0, low), min(1.0, high)) for mean, (_, low, high) in zip(means, wider, strict=True)]
