"""Who is connected to which table, through other processes too."""

import asyncio
import time
from collections import defaultdict

from toptafel.server.services.store import Store


class Presence:
    """Who is connected through other processes, and what those are to be told."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.comings: asyncio.Queue[str] = asyncio.Queue()  # who comes and goes, for other processes
        self._elsewhere: dict[str, dict[tuple[str, str], float]] = defaultdict(dict)

    def elsewhere(self, table: str) -> set[str]:
        """The guests who are connected to a table through other processes."""
        now = time.monotonic()
        return {guest for (_, guest), until in self._elsewhere.get(table, {}).items() if until > now}

    def note(self, table: str, process: str, guest: str, seconds: float) -> bool:
        """Another process says that a guest is connected to a table, for so many seconds unless it says so again.

        Whether that changes who is there.
        """
        before = self.elsewhere(table)
        self._elsewhere[table][process, guest] = time.monotonic() + seconds
        return before != self.elsewhere(table)

    def forget(self) -> dict[str, list[str]]:
        """By table those of whom nothing was heard for long, because their process has ended: they may be gone."""
        now, gone = time.monotonic(), dict[str, list[str]]()
        for table, seen in list(self._elsewhere.items()):
            for key in [key for key, until in seen.items() if until <= now]:
                del seen[key]
                gone.setdefault(table, []).append(key[1])
            if not seen:
                del self._elsewhere[table]
        return gone

    def say(self, table: str, guest: str, here: bool = True) -> None:
        """Let the other processes know that a guest is connected here, or not any more."""
        if self.store.is_postgresql and guest:
            self.comings.put_nowait(f"{self.store.name} {table} {'+' if here else '-'}{guest}")
