"""What a table without a server has around it: where logs are kept, what games need, and the time.

In a browser it is written in JavaScript (see boot.py); in tests in Python.
"""

from typing import Protocol


class Damaged(Exception):
    """What is kept of a table is not all of it any longer."""


class Host(Protocol):
    """The device. What cannot be kept or found raises `Unavailable`, and what it says is why."""

    async def append(self, table: str, first: int, bodies: list[str], summary: str) -> None:
        """Keep events, a JSON text each, from a number on at the end of a log, and the table's summary: all or nothing.

        Raises `Taken` unless the log has exactly the events before the first one: another tab was quicker.
        """

    async def log(self, table: str) -> list[str]:
        """The events of a table in their order, none if there is no such table; raises `Damaged` if some are gone."""

    async def tables(self) -> list[str]:
        """The summaries of all tables, as they were given last; JSON texts."""

    async def forget(self, table: str) -> None:
        """Throw a log and its summary away, if they are there."""

    async def keep(self, name: str, text: str) -> None:
        """Keep a text that belongs to no table, like the name of whoever plays here, in place of the last one."""

    async def kept(self, name: str) -> str | None:
        """A text that was kept."""

    async def ready(self, game: str, setup_key: str) -> None:
        """Load what a game needs to be played; the key is the label of an edition of somebody's own, else empty."""

    def now(self) -> int:
        """Milliseconds since 1970."""
