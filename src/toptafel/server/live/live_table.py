"""A live table: its log, and who listens. The rules decide, then the disk, then the one who asked, then all eyes.

A live table has no decisions of its own (see decisions.py). What it keeps in memory is only a copy of the log.
"""

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable
from itertools import accumulate

from toptafel.game import IllegalMove
from toptafel.position import Position
from toptafel.server import messages
from toptafel.server.live.attendance import Attendance, Listener
from toptafel.server.live.needs import Services
from toptafel.server.services.appends import Append
from toptafel.server.services.trouble import Taken, Unavailable
from toptafel.server.table import events as happened
from toptafel.server.table.clock import Delay
from toptafel.server.table.decisions import Answered, Order, decide
from toptafel.server.table.duties import duties
from toptafel.server.table.ending import Abandon, TimeUp
from toptafel.server.table.events import Event, Opened, decode
from toptafel.server.table.guards import TableError, Who
from toptafel.server.table.history import History
from toptafel.server.table.playing import Chosen, Deal
from toptafel.server.table.projection import Line, Showing, Telling, Viewer, line, looking, show
from toptafel.server.table.rematch import Again, rotated
from toptafel.server.table.seating import Expel
from toptafel.server.table.state import TableState, apply, begin

logger = logging.getLogger("toptafel")

AGAIN = 1.0  # seconds until something is tried again that could not be stored
RECENT = 16  # lines that are kept for those who were away for a moment
RESTED = 60.0  # seconds after which nobody can still be about to enter a table that they have been given
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


class LiveTable:
    """A table, live."""

    def __init__(self, services: Services, events: list[Event]) -> None:
        self.services = services
        opened, *more = events
        assert isinstance(opened, Opened)
        self.history = History(opened, more)
        self.state = self.history.state
        self.answered = Answered(events)
        self.lines: deque[Line] = deque(maxlen=RECENT)  # whoever asks for earlier ones has them made
        self.attendance = Attendance(services.presence, lambda: self.state, self.order_soon)
        self.listeners = self.attendance.listeners
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self._tasks: set[asyncio.Task[None]] = set()
        self._looking = False
        self._known_length = 0  # how long the log is said to be
        self._thinks_about: Position | None = None
        self._thinking = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def table(self) -> str:
        return self.state.opened.table

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        busy = self.attendance.waits or self._tasks or self._timer or self.lock.locked()
        return not busy and time.monotonic() > self.touched + RESTED

    def enter(self, listener: Listener) -> None:
        """Somebody connects."""
        self.attendance.enter(listener)

    def leave(self, listener: Listener) -> None:
        """Somebody is gone."""
        self.touched = time.monotonic()
        self.attendance.leave(listener)

    def send_away(self, code: int) -> None:
        """Close the connections of all, and do nothing more by itself."""
        for listener in list(self.listeners):
            listener.close(code)
        self.close()

    async def order(self, who: Who, order: Order, acknowledge: Callable[[int], None] = lambda number: None) -> None:
        """Decide, store, acknowledge, show. A message that was answered before gets the same answer again."""
        self.touched = time.monotonic()
        if (self.services.outages.is_deaf or self.is_behind) and not isinstance(order, Delay):
            await self.services.outages.wake()
            await self.regain()
        try:
            async with self.lock:
                while not await self._try(who, order, acknowledge):
                    pass
        finally:
            self._look_if_longer()

    async def _try(self, who: Who, order: Order, acknowledge: Callable[[int], None]) -> bool:
        """Do what is asked for, if that is new; False if another process was first, and it is to be decided again."""
        known = self.answered.number(who, order)
        if known is not None:
            acknowledge(known)
            return True
        events = decide(self.state, who, self._fresh(order))
        if not events:
            return True
        steps = list(accumulate(events, apply, initial=self.state))[1:]
        try:
            await self._store(events, steps[-1])
        except Taken:
            if not await self._catch_up():
                raise Unavailable("the number is taken, but not to be found") from None
            return False
        except Unavailable:
            self.hear(self.state.number + 1)  # it may be stored all the same, and the answer was lost
            raise
        acknowledge(self.state.number + 1)
        self._take(events, steps)
        return True

    def _fresh(self, order: Order) -> Order:
        """An order with what it needs of chance: a rematch has a table and a secret of its own."""
        return Again(order.id, new_id(), self.services.new_secret()) if isinstance(order, messages.Rematch) else order

    def _store(self, events: list[Event], after: TableState) -> Awaitable[None]:
        """Put events on disk, and with a rematch the table that it opens."""
        appends = [Append(events, after)]
        for event in events:
            if isinstance(event, happened.Rematched):
                opened = rotated(self.state, event)
                appends.append(Append([opened], begin(opened), opens=True))
        return self.services.store.append(*appends)

    async def _catch_up(self) -> int:
        """Take what others have stored in the meantime; how many events that were."""
        bodies = await self.services.store.read_log(self.table, self.state.number)
        if bodies:
            events = [decode(body) for body in bodies]
            self._take(events, list(accumulate(events, apply, initial=self.state))[1:])
        return len(bodies)

    def hear(self, number: int) -> None:
        """Somebody says that the log is so long now: look, or have whoever is at it look when that is done."""
        self._known_length = max(self._known_length, number)
        if not self.lock.locked():
            self._look_if_longer()

    def _look_if_longer(self) -> None:
        """Look if the log is said to be longer than it is here; what was under way may have been what is meant."""
        if self._known_length > self.state.number and not self._looking:
            self._looking = True
            self._start(self._look())

    async def _look(self) -> None:
        """Take what others have stored; if the database does not answer, a little later."""
        try:
            while (said := self._known_length) > self.state.number:
                try:
                    async with self.lock:
                        self._known_length = 0  # whoever says something from now on may mean more than we read
                        await self._catch_up()
                except Unavailable:
                    self._known_length = max(self._known_length, said)
                    await asyncio.sleep(AGAIN)
        finally:
            self._looking = False

    def _take(self, events: list[Event], steps: list[TableState]) -> None:
        """What is stored has happened, and the table goes from step to step: show it, and see what comes of it."""
        fresh_lines, chairs, phase = [], self.state.chairs, self.state.phase
        for event, step in zip(events, steps, strict=True):
            fresh_lines.append(line(self.state, event, step))
            self.history.add(event, step)
            self.state = step
            self.answered.note(step.number, event)
        seating = self.state.chairs is not chairs
        if seating or self.state.phase != phase:
            self.attendance.watch()
            for listener in self.listeners:
                listener.viewer = looking(self.state, listener.guest, listener.viewer)
        self.lines += fresh_lines
        self.settle()  # what it starts runs later, and goes on even if something cannot be shown
        self.show(fresh_lines)
        if seating:
            self.attendance.show()

    def show(self, lines: list[Line]) -> None:
        """Send lines to all who listen, each as far as they may see, and the new state to those who want it."""
        for one in lines:
            telling = Telling(one)
            for listener in self.listeners:
                listener.put(telling.to(listener.viewer))
        if wanting := [listener for listener in self.listeners if listener.wants_states]:
            self.show_state(*wanting)

    def show_state(self, *listeners: Listener) -> None:
        """Send the whole table as it stands, to each as far as they may see."""
        seats = (listener.viewer.seat for listener in listeners)
        showing = Showing(self.state, self.services.clock.now(), seats)
        for listener in listeners:
            listener.put(showing.to(listener.viewer, listener.guest))

    async def page(self, after: int, viewer: Viewer) -> list[messages.Event]:
        """What a viewer is sent of the events after a number, a page of them; in a thread, if they are not at hand."""
        have = self.lines[0].number if self.lines else self.state.number + 1
        if after + 1 < have:
            return await self.services.apart(lambda: [show(one, viewer) for one in self.history.page(after)])
        return [show(one, viewer) for one in self.lines if one.number > after]

    # What happens by itself

    def settle(self) -> None:
        """Do what the server owes this table: deal, think for a bot, watch the clock."""
        position, now = self.state.position, self.services.clock.now()
        owed = duties(self.state, now)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if owed.deal:
            self._start(self._deal())
        if owed.think and position and self._thinks_about is not position:
            self._thinks_about = position
            self._start(self._think(position, *owed.think))
        if owed.clock_until is not None:
            wait = max(0.0, (owed.clock_until - now) / 1000) + 0.01
            self._timer = asyncio.get_running_loop().call_later(min(wait, 3600.0), self._look_at_clock)

    def _look_at_clock(self) -> None:
        self._timer = None
        self._start(self.run_out())

    async def run_out(self) -> None:
        """The time of the seat to move is up, unless the server could not store what it played: that is given back."""
        while True:
            try:
                await self.services.outages.beat()
                await self.regain()
                return await self.order(Who(self.services.clock.now()), TimeUp())
            except (TableError, IllegalMove):
                return None
            except Unavailable:
                await asyncio.sleep(AGAIN)

    @property
    def is_behind(self) -> bool:
        """Whether its clock counts time in which the server was closed."""
        state = self.state
        counted = state.opened.clock.kind != "none" and state.running_since is not None
        return counted and state.counted_at < self.services.outages.closed_until

    async def regain(self) -> None:
        """No clock counts the time in which the server was closed."""
        if self.is_behind:
            await self.order(Who(self.services.clock.now()), Delay(tuple(self.services.outages.closed)))

    def regain_soon(self) -> None:
        if self.state.running_since is not None:
            self.order_soon(Delay(tuple(self.services.outages.closed)))

    async def _deal(self) -> None:
        """Begin once the game is ready, unless somebody sits here whom the host does not want any longer."""
        await self.services.compile_queue.ready(self.state.setup)
        for guest in await self.services.people.unwanted(self.state.people()):
            await self._by_server(Expel(guest))
        if self.state.phase == "full":
            await self._by_server(Deal())

    async def _think(self, position: Position, seat: int, level: str) -> None:
        """Let a bot choose and play, as long as it is about this position."""
        try:
            await self.services.compile_queue.ready(self.state.setup, "bots")
            async with self._thinking:  # one at a time, however often somebody takes back and plays again
                if self.state.position is position:
                    move = await self.services.bot_pool.choose(position, seat, level)
                    await self._by_server(Chosen(position, seat, move))
        finally:
            if self._thinks_about is position:
                self._thinks_about = None
        self.settle_bot()

    def settle_bot(self) -> None:
        """A bot may be to move though it could not play when it wanted to, as after a pause."""
        if self._thinks_about is None and duties(self.state, self.services.clock.now()).think:
            self.settle()

    async def make_up(self) -> None:
        """Do what should have been done already: the time is up, nobody comes any more, or a bot has to move."""
        now = self.services.clock.now()
        owed = duties(self.state, now)
        if owed.time_is_up:
            await self.run_out()
        elif owed.is_abandoned:
            await self.order(Who(now), Abandon())
        else:
            self.settle_bot()

    def order_soon(self, order: Order) -> None:
        """Have the server do something that nobody asked for."""
        self._start(self._by_server(order))

    async def _by_server(self, order: Order) -> None:
        """Do something that nobody asked for; as long as it cannot be stored, try again."""
        while True:
            try:
                return await self.order(Who(self.services.clock.now()), order)
            except (TableError, IllegalMove):
                return None
            except Unavailable:
                await asyncio.sleep(AGAIN)

    def _start(self, work: "asyncio._CoroutineLike[None]") -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()):
            logger.error("table %s: something that happens by itself did not", self.table, exc_info=problem)

    def close(self) -> None:
        """Stop everything that would happen by itself."""
        for task in self._tasks:
            task.cancel()
        self.attendance.close()
        if self._timer is not None:
            self._timer.cancel()


def new_id() -> str:
    """A name for a table that nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(20))
