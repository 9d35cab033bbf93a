"""What the server itself owes a table: to deal, to let a bot think, to watch a clock, to close it. Nobody else says so.

A live table does it at once. What is not done in time, because no process has the table in memory, is found by the
sweep, which knows from the table's row when to look.
"""

from typing import NamedTuple

from toptafel.server.messages import Phase
from toptafel.server.table import clock
from toptafel.server.table.state import DAY, SECOND, TableState

PATIENCE: dict[Phase, int] = {  # until a table at which nothing happens is closed
    "waiting": 2 * DAY,
    "full": 2 * DAY,
    "playing": 60 * DAY,
    "paused": 60 * DAY,
}
LATE = SECOND  # after its time is up, a clock is looked at by whoever comes by
STALLED = 5 * SECOND  # after which a deal or a bot's move should have been there


class Thinking(NamedTuple):
    """The bot that is to move."""

    seat: int
    level: str


class Duties(NamedTuple):
    """What the server owes a table at a moment."""

    deal: bool = False
    think: Thinking | None = None
    close_at: int | None = None  # when nothing has happened for so long that nobody will come
    is_abandoned: bool = False
    clock_until: int | None = None  # when the time of a person who is to move is up
    time_is_up: bool = False
    waits_for: str = ""  # the guest whose move it is
    due_at: int = 0  # when somebody should look, if nothing has happened until then; 0 if never


def duties(state: TableState, now: int) -> Duties:
    """What the server owes a table now."""
    seat = state.to_move if state.phase == "playing" else None
    mover = None if seat is None else state.chairs[seat]
    think = Thinking(seat, mover.level) if seat is not None and mover and mover.level else None
    waits_for = mover.guest if mover and not think else ""
    if seat is not None and (until := clock.deadline(state)) is not None:  # which decides, however long it is
        time_is_up = clock.left(state, seat, now) == 0
        return Duties(clock_until=until, time_is_up=time_is_up, waits_for=waits_for, due_at=until + LATE)
    if state.phase not in PATIENCE:
        return Duties()
    deal, close_at = state.phase == "full", state.at + PATIENCE[state.phase]
    due_at = state.at + STALLED if deal or think else close_at
    return Duties(deal, think, close_at, close_at <= now, waits_for=waits_for, due_at=due_at)
