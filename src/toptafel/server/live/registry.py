"""All live tables of a process: opened, found, loaded from their logs, let go."""

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager

from msgspec.structs import replace

from toptafel.game import InputError, Setup
from toptafel.position import Position
from toptafel.server import messages
from toptafel.server.live.live_table import LiveTable, new_id
from toptafel.server.live.needs import Services
from toptafel.server.services.appends import Append
from toptafel.server.services.guest import Guest
from toptafel.server.services.tidy import tidy_name
from toptafel.server.services.trouble import Unavailable
from toptafel.server.table.decisions import opening
from toptafel.server.table.ending import Close
from toptafel.server.table.events import Dealt, Event, Opened, decode
from toptafel.server.table.guards import TableError, Who
from toptafel.server.table.seating import Rename
from toptafel.server.table.state import begin, setup_of

logger = logging.getLogger("toptafel")


class Registry:
    """The live tables of a process, by name."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.live_tables: dict[str, LiveTable] = {}
        self.unreadable: set[str] = set()  # tables of whose log nothing can be made
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._errands: set[asyncio.Task[None]] = set()  # what is to be done once, at tables that may not be ready

    def close(self) -> None:
        """Stop what happens by itself."""
        for task in self._errands:
            task.cancel()
        for live in self.live_tables.values():
            live.close()

    def regain_soon(self) -> None:
        """Give back at every table the time in which nothing could be stored."""
        for live in self.live_tables.values():
            live.regain_soon()

    async def allow_table(self, guest: Guest, address: str) -> None:
        """A TableError if a guest has many tables already, or too many come from an address."""
        if await self.services.lists.count_opened(guest) >= self.services.rate_limits.limits.tables_a_guest:
            raise TableError("too-many-tables")
        if not self.services.rate_limits.tables.allows(address):
            raise TableError("too-many-new-tables")

    async def open_table(self, guest: Guest, order: messages.OpenTable, address: str = "") -> LiveTable:
        """A new table; an InputError or a TableError if it cannot be."""
        order = replace(order, seats=[named(plan, guest) for plan in order.seats])
        who = Who(self.services.clock.now(), guest.id, guest.name)
        opened = opening(order, who, new_id(), self.services.new_secret())
        state = begin(opened)
        await self.work_out(state.setup)
        origin = self.services.lists.origin(address)
        await self.services.store.append(Append([opened], state, opens=True, origin=origin))
        self.services.compile_queue.ask(state.setup)
        return self._keep(LiveTable(self.services, [opened]))

    async def live_table(self, table: str) -> LiveTable:
        """A table, from memory or from its log; a TableError if there is none. If it has begun, its game is ready."""
        if table not in self.live_tables and table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        live = self.live_tables[table] if table in self.live_tables else await asyncio.shield(self._loading[table])
        live.touched = time.monotonic()  # whoever has been given it may be about to enter
        return live

    async def _load(self, table: str) -> LiveTable:
        """Make a live table from its log."""
        found = await self.log(table)
        setup = await self._setup_of(table, found[0])
        with self._reading(table):
            if any(isinstance(event, Dealt) for event in found):
                await self.services.compile_queue.ready(setup)
            live = await self.services.apart(LiveTable, self.services, [*found])
        await live.regain()
        self._keep(live)
        live.hear(live.state.number + 1)  # what others stored while we read was told to nobody here
        live.settle()
        live.attendance.watch()
        return live

    async def live_table_if_ready(self, table: str) -> LiveTable | None:
        """A table; None if its game has to be made ready first, which is begun."""
        if table not in self.live_tables:
            opened, *more = await self.log(table)
            setup = await self._setup_of(table, opened)
            if any(isinstance(event, Dealt) for event in more) and not await self.services.compile_queue.reached(setup):
                return None
        return await self.live_table(table)

    async def work_out(self, setup: Setup) -> None:
        """Have what a game needs of somebody's own edition, which can take it seconds to find."""
        if setup.edition and setup.edition.own:
            await self.services.apart(Position.blank, setup)

    async def _setup_of(self, table: str, opened: Opened) -> Setup:
        """The set-up of a table; a TableError if it cannot be read."""
        with self._reading(table):
            setup = setup_of(opened)
        await self.work_out(setup)
        return setup

    async def log(self, table: str) -> tuple[Opened, *tuple[Event, ...]]:
        """The events of a table; a TableError if there is none, or if they cannot be read."""
        bodies = await self.services.store.read_log(table)
        if not bodies:
            raise TableError("no-such-table")
        with self._reading(table):
            opened, *more = await self.services.apart(lambda: [decode(body) for body in bodies])
            if not isinstance(opened, Opened):
                raise InputError("a log begins when its table is opened")
            return (opened, *more)

    @contextmanager
    def _reading(self, table: str) -> Iterator[None]:
        """Whatever is wrong with a log is a TableError about its table, which the host is told once."""
        try:
            yield
        except Exception as problem:
            if table not in self.unreadable:
                self.unreadable.add(table)
                logger.error("table %s cannot be read: %s: %s", table, type(problem).__name__, problem)
            raise TableError("unreadable-table") from problem

    def _keep(self, live: LiveTable) -> LiveTable:
        """Keep a live table in memory."""
        self.live_tables[live.table] = live
        return live

    def forget_idle(self) -> None:
        """Let go of the tables that nobody would miss: whoever comes back finds the log."""
        for table, live in list(self.live_tables.items()):
            if live.idle:
                live.close()
                del self.live_tables[table]

    async def rename(self, guest: Guest, name: str) -> Guest:
        """A guest under another name, by which the tables where they sit will call them, unless those are over.

        Whom the host has silenced could talk by it: a TableError.
        """
        if guest.silenced:
            raise TableError("silenced")
        renamed = await self.services.people.rename(guest, name)
        sits = {*await self.services.lists.going_on_with(guest)}
        asks = {table for table, live in self.live_tables.items() if guest.id in live.state.expected()}
        for table in sits | asks:
            errand = asyncio.create_task(self.look_after(table, Rename(guest.id, renamed.name)))
            self._errands.add(errand)
            errand.add_done_callback(self._errands.discard)
        return renamed

    async def look_after(self, table: str, order: Rename | Close | None = None) -> None:
        """Do what a table waits for; one that cannot be helped does not keep the others waiting."""
        try:
            live = await (self.live_table_if_ready(table) if order is None else self.live_table(table))
            if live is None:
                return  # until its game is ready, which others need not wait for
            if order is None:
                await live.make_up()
            elif not (isinstance(order, Close) and live.state.phase != "waiting"):
                await live.order(Who(self.services.clock.now()), order)
        except TableError:
            pass  # it is closed by now, or cannot be read or played here, which has been noted
        except Unavailable as problem:
            logger.warning("table %s has to wait: %s", table, problem)
        except Exception:
            logger.exception("table %s could not be looked after", table)


def named(plan: messages.Plan, guest: Guest) -> messages.Plan:
    """A plan with a name to be shown, if it is for somebody who is here; a TableError to whom the host has silenced."""
    if not plan.name or plan.kind != "here":
        return replace(plan, name="")
    if guest.silenced:
        raise TableError("silenced")
    return replace(plan, name=tidy_name(plan.name))
