"""How much a bot may think: a number of simulations, which is reproducible, or a time, which is kept."""

import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass

from toptafel.game import InputError
from toptafel.kit.strict import whole
from toptafel.kit.text.words import show

SLICE = 0.004  # seconds between two looks at the clock
LEAST = 1e-6  # seconds that a part has at least
PUNCTUAL = 0.96  # of the time is planned for simulations; the rest is for what comes before and after


@dataclass(frozen=True)
class Budget:
    """One of the two is given."""

    simulations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if (self.simulations is None) == (self.seconds is None):
            raise InputError("a budget is a number of simulations or of seconds, one of the two")
        number = whole(self.simulations) if self.seconds is None else self.seconds
        if not isinstance(number, int | float) or not 0 < number < 10**9:
            raise InputError(f"a budget is more than nothing, like 1000 or 0.5s, got {self}")

    def __str__(self) -> str:
        return f"{self.simulations}" if self.seconds is None else f"{self.seconds}s"

    def part(self, of: int) -> "Budget":
        """One of so many equal parts, but no less than one simulation."""
        return next(self.parts(of))

    def parts(self, count: int) -> Iterator["Budget"]:
        """So many equal parts to be spent one after the other; what one overdraws the later ones save."""
        if whole(count) is None or count < 1:
            raise InputError(f"a budget has one part or more, got {show(count)}")
        begin = time.perf_counter()
        for left in range(count, 0, -1):
            if self.simulations is not None:
                yield Budget(max(1, self.simulations // count))
            else:
                assert self.seconds is not None
                yield Budget(seconds=max(LEAST, (self.seconds - time.perf_counter() + begin) / left))

    def shared(self, among: int) -> "Budget":
        """What each of so many has who think at the same time."""
        return self if self.simulations is None else self.part(among)

    async def spend(self, work: Callable[[int], Awaitable[None]], least: int = 1) -> None:
        """Let work do simulations until the budget is used up: in one go, or a few at a time against the clock."""
        if self.simulations is not None:
            await work(max(1, self.simulations // least))
            return
        assert self.seconds is not None
        begin, done, amount = time.perf_counter(), 0, 1
        while amount:
            await work(amount)
            done += amount
            spent = time.perf_counter() - begin
            left, one = PUNCTUAL * self.seconds - spent, spent / done
            amount = min(2 * done, max(1, int(min(SLICE, left) / one))) if left > one else 0
