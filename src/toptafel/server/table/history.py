"""The story of a table, a page at a time: made again from the nearest table that was kept, not from the beginning."""

from collections.abc import Iterable
from itertools import islice

from toptafel.server.table.events import Event, Opened
from toptafel.server.table.projection import Line, line
from toptafel.server.table.state import TableState, apply, begin

PAGE = 256  # lines at once, and events after which a table is kept


class History:
    """All events of a table, the table after the last one, and after every so many of them."""

    def __init__(self, opened: Opened, more: Iterable[Event] = ()) -> None:
        self.state = begin(opened)
        self.events: list[Event] = [opened]
        self._kept = [self.state]
        for event in more:
            self.add(event, apply(self.state, event))

    def add(self, event: Event, after: TableState) -> None:
        """One more event, and the table after it."""
        self.events.append(event)
        self.state = after
        if after.number % PAGE == 0:
            self._kept.append(after)

    def has(self, guest: str) -> bool:
        """Whether a guest did anything here, or anything was done about them."""
        return any(guest in (event.by, getattr(event, "guest", "")) for event in self.events)

    def page(self, after: int) -> list[Line]:
        """The lines after a number, as many as a page has."""
        state = self._kept[min(after // PAGE, len(self._kept) - 1)]
        lines = [Line(1, self.events[0])] if after == 0 else []
        for event in islice(self.events, state.number, after + PAGE):
            before, state = state, apply(state, event)
            if state.number > after:
                lines.append(line(before, event, state))
        return lines
