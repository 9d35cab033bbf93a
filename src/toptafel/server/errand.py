"""What is done at once as far as it goes, and then whenever it can go on."""

import asyncio
from collections.abc import Coroutine, Generator
from typing import Any


class Errand:
    """A coroutine that begins when it is told to, and not when the loop has time for it.

    A task would be kept in a list of all tasks and begun later, which costs a move more than the rules do.
    """

    __slots__ = ("_coroutine", "_end", "_over")

    def __init__(self, coroutine: Coroutine[Any, None, None]) -> None:
        self._coroutine = coroutine
        self._over = False
        self._end: asyncio.Future[None] | None = None

    def go_on(self, _: object = None) -> None:
        """Go as far as it goes without waiting, and on when there is no more to wait for."""
        try:
            awaited = self._coroutine.send(None)
        except (StopIteration, asyncio.CancelledError):
            self._over = True
            if self._end is not None and not self._end.done():
                self._end.set_result(None)
        else:
            if awaited is None:  # it only lets others go first
                asyncio.get_running_loop().call_soon(self.go_on)
            else:
                awaited._asyncio_future_blocking = False
                awaited.add_done_callback(self.go_on)

    def __await__(self) -> Generator[Any, None, None]:
        """Wait for its end."""
        if not self._over:
            self._end = asyncio.get_running_loop().create_future()
            yield from self._end
