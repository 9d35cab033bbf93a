"""What is to be played: the matches, when each has deals enough, and which deal comes next."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np

from toptafel.arena.contest import DealResult, Pair, Task
from toptafel.arena.statistics import Array, Sprt


class Rule(Protocol):
    """When a match has deals enough."""

    @property
    def deals(self) -> int:
        """The deals that are played whatever they say: the first so many give the share of wins."""

    @property
    def most(self) -> int:
        """The deals that are enough whatever they say."""

    def enough(self, shares: list[float]) -> int | None:
        """How many of the shares, in the order of the deals, end the match; None if it must go on."""

    def progress(self, shares: list[float]) -> float:
        """About which part of a match that must go on is over."""


@dataclass(frozen=True)
class Fixed:
    """So many deals."""

    deals: int

    @property
    def most(self) -> int:
        return self.deals

    def enough(self, shares: list[float]) -> int | None:
        return self.deals if len(shares) >= self.deals else None

    def progress(self, shares: list[float]) -> float:
        return len(shares) / self.deals


@dataclass(frozen=True)
class Sequential:
    """So many deals for the share, and on until a test is decided, or the most deals are played.

    The share where a test stops flatters whoever it is for: it stops because the last deals went so well.
    """

    test: Sprt
    deals: int
    most: int

    def looked_at(self, shares: list[float]) -> Array:
        """The deals by which the test stands: the first that decide it, or all so far."""
        looked = np.array(shares[: self.most])
        return looked[: self.test.decided(looked)]

    def enough(self, shares: list[float]) -> int | None:
        if len(shares) < self.deals:
            return None
        decided = self.test.decided(np.array(shares[: self.most]))
        return max(decided, self.deals) if decided else self.most if len(shares) >= self.most else None

    def progress(self, shares: list[float]) -> float:
        ratio, bounds = self.test.ratios(self.looked_at(shares))[-1], self.test.bounds
        decided = float(max(ratio / bounds.low, ratio / bounds.high, len(shares) / self.most))
        return min(decided, len(shares) / self.deals)


@dataclass
class Match:
    """What is known of one match. Only deals without a gap before them count: who is slow must not decide."""

    pair: Pair
    rule: Rule
    deals: dict[int, DealResult] = field(default_factory=dict)
    shares: list[float] = field(default_factory=list)  # of the deals that count
    handed_out: int = 0
    length: int | None = None  # how many deals end the match, once that is known
    progress: float = 0.0

    def add(self, played: DealResult) -> None:
        """Take a result, in whatever order they come."""
        self.deals[played.task.deal] = played
        if self.length is not None or played.task.deal != len(self.shares) + 1:
            return
        while (following := self.deals.get(len(self.shares) + 1)) is not None:
            self.shares.append(following.share)
        self.length = self.rule.enough(self.shares)
        self.progress = self.rule.progress(self.shares) if self.length is None else 1.0

    def next_deal(self) -> int | None:
        """The first deal that nobody has played or plays; None if there are enough."""
        while self.handed_out < self.rule.most and self.length is None:
            self.handed_out += 1
            if self.handed_out not in self.deals:
                return self.handed_out
        return None

    def counted(self) -> list[DealResult]:
        """The deals that make the share: as many as were said beforehand, or all so far."""
        return [self.deals[number] for number in range(1, min(len(self.shares), self.rule.deals) + 1)]


class ContestPlan:
    """The matches of a contest."""

    def __init__(self, pairs: Iterable[Pair], rule: Rule, known: Iterable[DealResult] = ()) -> None:
        self.matches = {pair: Match(pair, rule) for pair in pairs}
        for played in known:
            if played.task.pair in self.matches:
                self.add(played)

    def add(self, played: DealResult) -> None:
        self.matches[played.task.pair].add(played)

    def next_task(self) -> Task | None:
        """The next deal, of the match that has been given the fewest."""
        for match in sorted(self.matches.values(), key=lambda match: match.handed_out):
            deal = match.next_deal()
            if deal is not None:
                return Task(match.pair, deal)
        return None

    @property
    def finished(self) -> bool:
        return all(match.length is not None for match in self.matches.values())

    def progress(self) -> float:
        """About which part is over."""
        return sum(match.progress for match in self.matches.values()) / len(self.matches)
