"""Who is connected to a table, and who is missed."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from toptafel.server import messages
from toptafel.server.live.needs import Presence
from toptafel.server.table.decisions import Order
from toptafel.server.table.events import encode
from toptafel.server.table.leaving import Away, Back
from toptafel.server.table.offers import Gone
from toptafel.server.table.projection import Viewer
from toptafel.server.table.state import TableState

AWAY = 120.0  # seconds without a connection until a seat counts as left


class Listener(Protocol):
    """Somebody with a connection to a table."""

    guest: str
    viewer: Viewer
    wants_states: bool

    def put(self, message: bytes) -> None:
        """Send a message, as soon as there is time."""

    def close(self, code: int) -> None:
        """End the connection."""


class Attendance:
    """Who listens at a table. Whoever is missed for a while counts as gone, which is ordered by the server."""

    def __init__(self, presence: Presence, state: Callable[[], TableState], order: Callable[[Order], None]) -> None:
        self.listeners: set[Listener] = set()
        self._presence = presence
        self._state = state
        self._order = order
        self._away: dict[str, asyncio.TimerHandle] = {}

    @property
    def waits(self) -> bool:
        """Whether somebody is here, or may come back soon."""
        return bool(self.listeners or self._away)

    def enter(self, listener: Listener) -> None:
        """Somebody connects."""
        state = self._state()
        self.listeners.add(listener)
        self._presence.say(state.opened.table, listener.guest)
        if timer := self._away.pop(listener.guest, None):
            timer.cancel()
        for seat in state.seats_of(listener.guest):
            if state.chairs[seat].away:
                self._order(Back(seat))
        self.show()

    def leave(self, listener: Listener) -> None:
        """Somebody is gone; if they do not come back soon their seats count as left."""
        self.listeners.discard(listener)
        if all(other.guest != listener.guest for other in self.listeners):
            self._presence.say(self._state().opened.table, listener.guest, here=False)
        self.show()
        self.watch_for(listener.guest)

    def watch(self) -> None:
        """See in a while whether all are here who should be."""
        for guest in self._state().expected():
            self.watch_for(guest)

    def watch_for(self, guest: str) -> None:
        """See in a while whether a guest is back, if one is expected."""
        state = self._state()
        if guest in self._here() or guest in self._away or guest not in state.expected():
            return
        if state.phase in ("playing", "paused") and state.opened.clock.kind != "days":
            self._away[guest] = asyncio.get_running_loop().call_later(AWAY, self._gone, guest)

    def _gone(self, guest: str) -> None:
        self._away.pop(guest, None)
        if guest not in self._here():
            self._order(Gone(guest))
            for seat in self._state().seats_of(guest):
                self._order(Away(seat))

    def _here(self) -> set[str]:
        """The guests who are connected to this table, here or through another process."""
        here = {listener.guest for listener in self.listeners if listener.guest}
        return here | self._presence.elsewhere(self._state().opened.table)

    def show(self) -> None:
        """Tell all who listen who is here."""
        message = encode(self.present())
        for listener in self.listeners:
            listener.put(message)

    def present(self) -> messages.Present:
        chairs, here = self._state().chairs, self._here()
        seats = [bool(chair.level) or chair.guest in here for chair in chairs]
        sitting = {chair.guest for chair in chairs if chair.guest}
        return messages.Present(seats, sum(listener.guest not in sitting for listener in self.listeners))

    def close(self) -> None:
        """Miss nobody any longer."""
        for timer in self._away.values():
            timer.cancel()
