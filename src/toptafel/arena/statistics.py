"""What the deals of a match tell. A deal gives the lone bot's share of wins, from 0 to 1, and its points ahead.

No function looks at the games of a deal one by one: they are not independent of each other, the deals are.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Any

import numpy as np

from toptafel.kit.interval import interval, share_interval

Array = np.ndarray[Any, np.dtype[np.float64]]

ELO = 400 / log(10)  # points of rating that make the odds e times as good
DRAWS = 1000  # of the ratings, for their intervals
STEPS = 100


@dataclass(frozen=True)
class Interval:
    """Where a number is with a probability of 95 %."""

    low: float
    high: float


def interval_of_points(points: Array) -> Interval | None:
    """Of the mean of so many points a deal; one deal says nothing about it."""
    if len(points) < 2:
        return None
    [(_, low, high)] = interval(np.array([points.sum()]), np.array([(points**2).sum()]), len(points))
    return Interval(low, high)


def interval_of_mean(shares: Array) -> Interval:
    """Of the mean of the deals."""
    sums = np.array([shares.sum()]), np.array([(shares**2).sum()])
    [(_, low, high)] = share_interval(*sums, len(shares))
    return Interval(low, high)


@dataclass(frozen=True)
class Sprt:
    """A sequential test of whether the share of wins is `low` or `high`.

    If it is `low`, the test says `high` with a probability of about `alpha`; if it is `high`, it says `low` with one of
    about `beta`.
    """

    low: float
    high: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> Interval:
        """The logarithms of the likelihood ratio at which the test is decided."""
        return Interval(log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha))

    def ratios(self, shares: Array) -> Array:
        """The logarithm of the likelihood ratio of `high` to `low` after each deal.

        Sums of shares are about normal. Their variance is that of the deals so far and of four more, two won and two
        lost: a few deals that are alike by chance must not decide.
        """
        count, total, squares = np.arange(1.0, len(shares) + 1), np.cumsum(shares), np.cumsum(shares**2)
        variance = (squares + 2) / (count + 4) - ((total + 2) / (count + 4)) ** 2
        ratios: Array = (self.high - self.low) * (2 * total - count * (self.low + self.high)) / (2 * variance)
        return ratios

    def decided(self, shares: Array) -> int | None:
        """How many of the deals, in their order, decide the test; None if they do not."""
        ratios, bounds = self.ratios(shares), self.bounds
        outside = np.flatnonzero((ratios <= bounds.low) | (ratios >= bounds.high))
        return int(outside[0]) + 1 if outside.size else None


@dataclass(frozen=True)
class MatchShares:
    """The shares of a match, in the order of the deals, and the numbers of its two bots."""

    alone: int
    others: int
    shares: Array


@dataclass(frozen=True)
class Rating:
    """On the Elo scale: 400 more make the odds of two players ten times as good. The mean of all bots is 0."""

    points: float
    interval: Interval


def ratings(matches: Sequence[MatchShares], bots: int, sides: int) -> list[Rating]:
    """The likeliest ratings if strength e^a wins alone against n - 1 sides of e^b with e^a / (e^a + (n - 1) e^b).

    Every match counts two deals more than were played, as they go between equals, so that no rating is infinite. For
    the intervals every deal, and each of those two, is given a random weight, again and again; a deal that several
    matches played has one weight in all of them.
    """
    even = np.array([2 / sides, 2 - 2 / sides])  # how much of the two deals is won and lost
    longest = max((len(match.shares) for match in matches), default=0)
    chance = np.random.default_rng(0)
    weights = np.vstack([np.ones(longest), chance.standard_exponential((DRAWS, longest))])
    won, lost = np.empty((2, len(matches), DRAWS + 1))
    for number, match in enumerate(matches):
        extra = np.vstack([even, chance.standard_gamma(even, (DRAWS, 2))])
        known = weights[:, : len(match.shares)]
        won[number] = known @ match.shares + extra[:, 0]
        lost[number] = known @ (1 - match.shares) + extra[:, 1]
    differences = np.array([np.eye(bots)[match.alone] - np.eye(bots)[match.others] for match in matches])
    points = ELO * likeliest(won.T, lost.T, differences, sides)
    low, high = np.percentile(points[1:], [2.5, 97.5], axis=0)
    return [Rating(float(points[0, bot]), Interval(float(low[bot]), float(high[bot]))) for bot in range(bots)]


def likeliest(won: Array, lost: Array, differences: Array, sides: int) -> Array:
    """The logarithms of the strengths, with mean 0, for each row of deals won and lost: Newton's method.

    A match looks at a difference of two strengths: its row is 1 at the lone bot and -1 at the other.
    """
    bots = differences.shape[1]
    strengths = np.zeros((len(won), bots))
    for _ in range(STEPS):
        odds = np.exp(strengths @ differences.T) / (sides - 1)
        chance = odds / (1 + odds)
        slope = (won - (won + lost) * chance) @ differences
        bend = np.einsum("dm,mi,mj->dij", (won + lost) * chance * (1 - chance), differences, differences)
        step = np.linalg.solve(bend + 1.0 / bots, slope[:, :, None])[:, :, 0]  # the constant keeps the mean at 0
        strengths += step / np.maximum(
            1, abs(step).max(axis=1, keepdims=True)
        )  # where it is flat, Newton jumps too far
        if abs(step).max() < 1e-9:
            break
    return strengths
