"""The time, which never goes back."""

import time


class Clock:
    """Milliseconds since 1970 that never go back, whatever is done to the machine's clock while the house is open."""

    def __init__(self, not_before: int = 0) -> None:
        self._base = max(time.time_ns() // 1_000_000, not_before)
        self._begin = time.monotonic_ns()

    def now(self) -> int:
        return self._base + (time.monotonic_ns() - self._begin) // 1_000_000
