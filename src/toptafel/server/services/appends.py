"""What is to be added to logs, and what of it lists and the sweep need to know."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from toptafel.server.table.duties import duties
from toptafel.server.table.events import Closed, Event, Replaced, Sat, Stood, TookOver, encode
from toptafel.server.table.state import TableState

SEATING = frozenset([Sat, Stood, TookOver, Replaced, Closed])  # what changes who sits where


class Append(NamedTuple):
    """Events for the end of one log, and the table as it will be then."""

    events: Sequence[Event]
    after: TableState
    opens: bool = False
    origin: str = ""  # of a table that it opens: the same for all of one address

    def rows(self) -> list[tuple[str, int, bytes]]:
        """The new lines of the log: table, number, body."""
        table, first = self.after.opened.table, self.after.number - len(self.events) + 1
        return [(table, number, encode(event)) for number, event in enumerate(self.events, first)]

    def summary(self) -> "Summary":
        """What lists of tables and the sweep need to know."""
        state = self.after
        owed = duties(state, state.at)
        return Summary(state.phase, state.at, owed.waits_for, owed.due_at, state.opened.table)

    def opening(self) -> dict[str, Any]:
        """The row of a table that was not there before."""
        opened = self.after.opened
        known = {"game": opened.game, "public": opened.public, "opened_by": opened.by, "origin": self.origin}
        return {**self.summary()._asdict(), **known}

    @property
    def free(self) -> int:
        """How many seats are for whoever comes, some perhaps only after a while."""
        waits = self.after.phase == "waiting"
        return sum(waits and not chair.taken and chair.plan.kind == "open" for chair in self.after.chairs)

    @property
    def seats_people(self) -> bool:
        """Whether it changes who sits where."""
        return self.opens or not SEATING.isdisjoint(map(type, self.events))


class Summary(NamedTuple):
    """What of a table's row changes while it is played at, and whose row it is."""

    phase: str
    changed_at: int
    waits_for: str
    due_at: int
    id: str
