"""The time, which never goes back."""

import time


class Clock:
    """Milliseconds since 1970 that never go back, whatever is done to the machine's clock while the server is open."""

    def __init__(self) -> None:
        self._begin = time.monotonic_ns()
        self._base = time.time_ns() // 1_000_000

    def now(self) -> int:
        return self._base + (time.monotonic_ns() - self._begin) // 1_000_000

    def go_on_from(self, moment: int) -> None:
        """It is not earlier than a moment that was noted already."""
        self._base += max(0, moment - self.now())
