"""The house: all tables of one process, and what they share."""

import asyncio
import logging
import random
import secrets
import time
from collections import defaultdict
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from urllib.parse import urlsplit

import sqlalchemy as sql
from msgspec.structs import replace

from toptafel.game import InputError, Setup
from toptafel.kit.words import LANGUAGES
from toptafel.position import Position
from toptafel.server import messages
from toptafel.server.live.lists import Lists, of_the_banned, opened_by
from toptafel.server.live.live_table import LiveTable, new_id, new_secret
from toptafel.server.services.bot_pool import BotPool
from toptafel.server.services.compile_queue import CompileQueue
from toptafel.server.services.forgetting import erase, forgotten_since
from toptafel.server.services.limits import Limits, RateLimits
from toptafel.server.services.people import TRUSTED, Guest, People
from toptafel.server.services.replaying import Turns
from toptafel.server.services.retention import Keep, keep_tidy
from toptafel.server.services.store import Append, Store, Taken, Unavailable, seats, tables
from toptafel.server.services.store import house as notes
from toptafel.server.services.tidy import tidy_name
from toptafel.server.table.decisions import opening
from toptafel.server.table.duties import PATIENCE
from toptafel.server.table.ending import Close
from toptafel.server.table.events import Dealt, Event, Opened, decode
from toptafel.server.table.guards import TableError, Who
from toptafel.server.table.seating import Rename
from toptafel.server.table.state import DAY, begin, setup_of

logger = logging.getLogger("toptafel")

BEAT = 1.0  # seconds between two notes that the house is open
DEAF = 5_000  # milliseconds without such a note after which nobody could play meanwhile
LOOK = 0.5  # seconds between two looks for what the host has done
AGAIN = 1012  # the code with which a connection is closed that may come back at once
MOVED = 4001  # the code with which a connection of somebody who has gone is closed
SWEEP = 2.0  # seconds between two looks for tables that wait for the house
AT_ONCE = 500  # tables that a sweep looks after
USUAL_PORTS = {"http": 80, "https": 443}


class Clock:
    """Milliseconds since 1970 that never go back, whatever is done to the machine's clock while the house is open."""

    def __init__(self, not_before: int = 0) -> None:
        self._base = max(time.time_ns() // 1_000_000, not_before)
        self._begin = time.monotonic_ns()

    def now(self) -> int:
        return self._base + (time.monotonic_ns() - self._begin) // 1_000_000


@dataclass
class Metrics:
    """What has been counted since the house opened."""

    requests: int = 0
    refused: int = 0
    dropped: int = 0
    messages: int = 0
    late: float = 0.0  # seconds by which the event loop came later to its last beat than it should have


@dataclass
class Settings:
    """How a house is run; an InputError if its address is none."""

    database: str
    public_url: str = ""
    limits: Limits = field(default_factory=Limits)
    worker: int = 0  # the first one does what is to be done once
    keep: Keep = field(default_factory=Keep)
    key: bytes = field(default_factory=partial(secrets.token_bytes, 16))  # of this run, and never stored

    def __post_init__(self) -> None:
        self.public_url = self.public_url and tidy_address(self.public_url)


def tidy_address(url: str) -> str:
    """An address as browsers write it: the host in small letters of ASCII, no usual port, no slash at the end."""
    try:
        parts = urlsplit(url)
        host = (parts.hostname or "").encode("idna").decode()
        port = f":{parts.port}" if parts.port not in (None, USUAL_PORTS[parts.scheme]) else ""
        if not host:
            raise ValueError("there is no host in it")
    except (KeyError, ValueError) as error:
        raise InputError(f"--public-url: expected an address like https://games.example, got {url!r}") from error
    return f"{parts.scheme}://{f'[{host}]' if ':' in host else host}{port}{parts.path.rstrip('/')}"


class House:
    """All tables of one process."""

    def __init__(self, settings: Settings, compile_queue: CompileQueue | None = None) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.people = People(self.store)
        self.lists = Lists(self.store, settings.key)
        self.compile_queue = compile_queue or CompileQueue()
        self.bot_pool = BotPool()
        self.rate_limits = RateLimits(settings.limits)
        self.metrics = Metrics()
        self.live_tables: dict[str, LiveTable] = {}
        self.outages: list[tuple[int, int]] = []
        self.clock = Clock()
        self.comings: asyncio.Queue[str] = asyncio.Queue()  # who comes and goes, for other processes
        self._alive_at = 0
        self._forgotten: set[str] = set()  # guests, lately
        self._beating = asyncio.Lock()
        self.replaying = Turns(self.rate_limits)
        self._waking: asyncio.Task[None] | None = None
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._unreadable: set[str] = set()  # tables of whose log nothing can be made
        self._elsewhere: dict[str, dict[tuple[str, str], float]] = defaultdict(dict)
        self._tasks: list[asyncio.Task[None]] = []
        self._errands: set[asyncio.Task[None]] = set()  # what is to be done once, at tables that may not be ready

    async def open(self) -> None:
        """Note how long the house was closed, and begin."""
        await asyncio.to_thread(load_words)
        self.outages = await self.store.in_thread(note_opening, self.store)
        self.clock = Clock(await self.store.in_thread(latest, self.store))
        self._alive_at = self.clock.now()
        self.compile_queue.open()
        self._tasks = [asyncio.create_task(self._beat()), asyncio.create_task(self._see_off())]
        if self.settings.worker == 0:
            self._tasks.append(asyncio.create_task(self._sweep()))
            self._tasks.append(asyncio.create_task(keep_tidy(self.store, self.settings.keep, self.clock.now)))
        if self.store.is_postgresql:
            from toptafel.server.services.cluster import listen

            self._tasks.append(asyncio.create_task(listen(self)))
        else:
            self._tasks.append(asyncio.create_task(self._watch_log()))

    async def close(self) -> None:
        """Stop what happens by itself, and write what is under way."""
        for task in (*self._tasks, *self._errands):
            task.cancel()
        for live in self.live_tables.values():
            live.close()
        self.compile_queue.close()
        self.bot_pool.close()
        await asyncio.to_thread(self.store.close)

    # Tables

    async def allow_table(self, guest: Guest, address: str) -> None:
        """A TableError if a guest has many tables already, or too many come from an address."""
        mine = sql.select(sql.func.count()).select_from(tables).where(opened_by(guest.id))
        if (await self.store.select(mine))[0][0] >= self.settings.limits.tables_a_guest:
            raise TableError("too-many-tables")
        if not self.rate_limits.tables.allows(address):
            raise TableError("too-many-new-tables")

    async def open_table(self, guest: Guest, order: messages.OpenTable, address: str = "") -> LiveTable:
        """A new table; an InputError or a TableError if it cannot be."""
        order = replace(order, seats=[named(plan, guest) for plan in order.seats])
        opened = opening(order, Who(self.clock.now(), guest.id, guest.name), new_id(), new_secret())
        state = begin(opened)
        await self.work_out(state.setup)
        await self.store.append(Append([opened], state, opens=True, origin=self.lists.origin(address)))
        self.compile_queue.ask(state.setup)
        return self._keep(LiveTable(self, [opened]))

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
                await self.compile_queue.ready(setup)
            live = await asyncio.to_thread(LiveTable, self, [*found])
        await live.regain()
        self._keep(live)
        live.hear(live.state.number + 1)  # what others stored while we read was told to nobody here
        live.settle()
        live.watch()
        return live

    async def live_table_if_ready(self, table: str) -> LiveTable | None:
        """A table; None if its game has to be made ready first, which is begun."""
        if table not in self.live_tables:
            opened, *more = await self.log(table)
            setup = await self._setup_of(table, opened)
            if not self.compile_queue.is_ready(setup) and any(isinstance(event, Dealt) for event in more):
                self.compile_queue.ask(setup)
                return None
        return await self.live_table(table)

    async def work_out(self, setup: Setup) -> None:
        """Have what a game needs of somebody's own edition, which can take it seconds to find."""
        if setup.edition and setup.edition.own:
            await asyncio.to_thread(Position.blank, setup)

    async def _setup_of(self, table: str, opened: Opened) -> Setup:
        """The set-up of a table; a TableError if it cannot be read."""
        with self._reading(table):
            setup = setup_of(opened)
        await self.work_out(setup)
        return setup

    async def rename(self, guest: Guest, name: str) -> Guest:
        """A guest under another name, by which the tables where they sit will call them, unless those are over.

        Whom the host has silenced could talk by it: a TableError.
        """
        if guest.silenced:
            raise TableError("silenced")
        renamed = await self.people.rename(guest, name)
        sits = sql.select(tables.c.id).join(seats, seats.c.table_id == tables.c.id)
        rows = await self.store.select(sits.where((seats.c.guest == guest.id) & tables.c.phase.in_(PATIENCE)))
        asks = {table for table, live in self.live_tables.items() if guest.id in live.state.expected()}
        for table in {row.id for row in rows} | asks:
            errand = asyncio.create_task(self._look_after(table, Rename(guest.id, renamed.name)))
            self._errands.add(errand)
            errand.add_done_callback(self._errands.discard)
        return renamed

    def drop(self, guest: str) -> None:
        """Close the connections of a guest who has moved to another device, or may not come back."""
        for visitor in list(self.people.visitors):
            if visitor.guest == guest:
                visitor.close(MOVED)

    async def check(self) -> None:
        """Unavailable if the database does not answer."""
        await self.store.select(sql.select(1))

    async def check_health(self) -> None:
        """Unavailable if the database does not answer, or does not store what is to be stored."""
        await self.check()
        if trouble := self.store.trouble or ("nothing could be stored for a while" if self.is_deaf else ""):
            raise Unavailable(trouble)

    async def log(self, table: str) -> tuple[Opened, *tuple[Event, ...]]:
        """The events of a table; a TableError if there is none, or if they cannot be read."""
        bodies = await self.store.in_thread(self.store.log, table)
        if not bodies:
            raise TableError("no-such-table")
        with self._reading(table):
            opened, *more = await asyncio.to_thread(list, map(decode, bodies))
            if not isinstance(opened, Opened):
                raise InputError("a log begins when its table is opened")
            return (opened, *more)

    @contextmanager
    def _reading(self, table: str) -> Iterator[None]:
        """Whatever is wrong with a log is a TableError about its table, which the host is told once."""
        try:
            yield
        except Exception as problem:
            if table not in self._unreadable:
                self._unreadable.add(table)
                logger.error("table %s cannot be read: %s: %s", table, type(problem).__name__, problem)
            raise TableError("unreadable-table") from problem

    def _keep(self, live: LiveTable) -> LiveTable:
        """Keep a live table in memory."""
        self.live_tables[live.table] = live
        return live

    def _forget(self) -> None:
        """Let go of the tables that nobody would miss: whoever comes back finds the log."""
        for table, live in list(self.live_tables.items()):
            if live.idle:
                live.close()
                del self.live_tables[table]

    # What happens by itself

    def seen_elsewhere(self, table: str) -> set[str]:
        """The guests who are connected to a table through other processes."""
        now = time.monotonic()
        return {guest for (_, guest), until in self._elsewhere.get(table, {}).items() if until > now}

    def note_elsewhere(self, table: str, process: str, guest: str, seconds: float) -> None:
        """Another process says that a guest is connected to a table, for so many seconds unless it says so again."""
        before = self.seen_elsewhere(table)
        self._elsewhere[table][process, guest] = time.monotonic() + seconds
        if table in self.live_tables and before != self.seen_elsewhere(table):
            self.live_tables[table].show_present()

    def forget_elsewhere(self) -> None:
        """Of whom nothing was heard for long, because their process has ended, may be gone."""
        now = time.monotonic()
        for table, seen in list(self._elsewhere.items()):
            gone = [key for key, until in seen.items() if until <= now]
            for key in gone:
                del seen[key]
                if table in self.live_tables:
                    self.live_tables[table].watch_for(key[1])
            if gone and table in self.live_tables:
                self.live_tables[table].show_present()
            if not seen:
                del self._elsewhere[table]

    def say_present(self, table: str, guest: str, here: bool = True) -> None:
        """Let the other processes know that a guest is connected here, or not any more."""
        if self.store.is_postgresql and guest:
            self.comings.put_nowait(f"{self.store.name} {table} {'+' if here else '-'}{guest}")

    @property
    def closed_until(self) -> int:
        """When it was last closed, until then."""
        return self.outages[-1][1] if self.outages else 0

    @property
    def is_deaf(self) -> bool:
        """Whether nothing could be stored for a while."""
        return self.clock.now() - self._alive_at > DEAF

    async def wake(self) -> None:
        """See that whatever could not be stored for a while can be again, before anything else is; else Unavailable."""
        if self.is_deaf:
            if self._waking is None or self._waking.done():
                self._waking = asyncio.create_task(self.beat())
            await asyncio.shield(self._waking)

    async def beat(self) -> None:
        """Note that the house is open. While it could not, nobody could play: that time counts as closed."""
        async with self._beating:
            if self.is_deaf:
                await self.check()  # until then nobody can play
            now = self.clock.now()
            if deaf := now - self._alive_at > DEAF:
                await self.store.in_thread(note, self.store, f"closed:{self._alive_at}", now)
                self.outages.append((self._alive_at, now))
            await self.store.in_thread(note, self.store, "alive_at", now)
            self._alive_at = now
        for live in self.live_tables.values() if deaf else ():
            live.regain_soon()

    async def _beat(self) -> None:
        """Note every second that the house is open."""
        while True:
            try:
                await self.beat()
            except Unavailable as problem:
                logger.warning("the database does not answer: %s", problem)
            due = time.monotonic() + BEAT
            await asyncio.sleep(BEAT)
            self.metrics.late = time.monotonic() - due

    async def _see_off(self) -> None:
        """Close the connections of those who have moved, through whatever process, or whom the host has banned."""
        while True:
            await asyncio.sleep(TRUSTED)
            self._forget()
            with suppress(Unavailable):
                await self._forget_people()
                gone = await self.people.gone()
                for visitor in gone:
                    visitor.close(MOVED)
                await self._expel({visitor.guest for visitor in gone})

    async def _forget_people(self) -> None:
        """Whom the host has had forgotten is forgotten here too; those at their tables come back to what is left.

        For a while it is looked again, for what they did while we still believed that they were somebody.
        """
        since = self.clock.now() - 3000 * int(TRUSTED)
        for guest in await self.store.in_thread(forgotten_since, self.store, since):
            if await self.store.in_thread(erase, self.store, guest) or guest not in self._forgotten:
                self._forgotten.add(guest)
                self.people.doubt()
                self.drop(guest)
                for table in [table for table, live in self.live_tables.items() if live.history.has(guest)]:
                    self.live_tables.pop(table).send_away(AGAIN)

    async def _expel(self, guests: Collection[str]) -> None:
        """Take those whom the host has banned from the tables at which they wait."""
        for guest in await self.people.banned(guests):
            for live in list(self.live_tables.values()):
                if guest in live.state.expected():
                    live.expel(guest)

    async def unwanted(self, guests: Collection[str]) -> list[str]:
        """Those whom the host has banned; while the database does not answer, it is asked again."""
        while True:
            try:
                return await self.people.banned(guests)
            except Unavailable:
                await asyncio.sleep(BEAT)

    async def _watch_log(self) -> None:
        """Look what the host has added to the tables' logs, which SQLite does not tell."""
        end: int | None = None
        while True:
            try:
                end, longer = await self.store.in_thread(self.store.news, end)
                for table, number in longer.items():
                    if table in self.live_tables:
                        self.live_tables[table].hear(number)
            except Unavailable as problem:
                logger.warning("the database does not answer: %s", problem)
            await asyncio.sleep(LOOK)

    async def _sweep(self) -> None:
        """Look for tables that wait for the house: a clock, a deal, a bot, or to be closed."""
        while True:
            try:
                for table in await self.store.in_thread(stalled, self.store, self.clock.now(), self._helpless):
                    await self._look_after(table)
                for table in await self.store.in_thread(of_the_banned, self.store):
                    await self._look_after(table, Close())
            except Unavailable as problem:
                logger.warning("the database does not answer: %s", problem)
            await asyncio.sleep(SWEEP * random.uniform(0.8, 1.2))

    @property
    def _helpless(self) -> list[str]:
        """The tables for which this process can do nothing."""
        return [*self._unreadable]

    async def _look_after(self, table: str, order: Rename | Close | None = None) -> None:
        """Do what a table waits for; one that cannot be helped does not keep the others waiting."""
        try:
            live = await self.live_table(table)
            if order is None:
                await live.make_up()
            elif not (isinstance(order, Close) and live.state.phase != "waiting"):
                await live.order(Who(self.clock.now()), order)
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


def load_words() -> None:
    """Read our sentences now: the first one costs a second, in which nobody else would be answered."""
    for language in LANGUAGES:
        TableError("no-guest").say(language)


def note(store: Store, name: str, value: int) -> None:
    """Write a number into the house's own notes."""
    change = sql.update(notes).where(notes.c.name == name).values(value=value)
    if not store.change(change):
        try:
            store.change(sql.insert(notes).values(name=name, value=value))
        except Taken:
            store.change(change)


def note_opening(store: Store) -> list[tuple[int, int]]:
    """The times in which the house was closed, this one among them."""
    known = {row.name: row.value for row in store.read(sql.select(notes))}
    now = time.time_ns() // 1_000_000
    if "alive_at" in known:
        until = max(now, *known.values())
        known[f"closed:{known['alive_at']}"] = until
        note(store, f"closed:{known['alive_at']}", until)
    old = [name for name, until in known.items() if name.startswith("closed:") and until < now - 90 * DAY]
    if old:
        store.change(sql.delete(notes).where(notes.c.name.in_(old)))
    return sorted((int(name[7:]), until) for name, until in known.items() if name.startswith("closed:"))


def latest(store: Store) -> int:
    """The latest time that was ever noted: whatever the machine's clock says now, it is not earlier."""
    times = (sql.select(sql.func.max(notes.c.value)), sql.select(sql.func.max(tables.c.changed_at)))
    return max(store.read(chosen)[0][0] or 0 for chosen in times)


def stalled(store: Store, now: int, helpless: list[str]) -> list[str]:
    """Tables at which the house should have done something by now, those first that have waited longest."""
    due = tables.c.phase.in_(PATIENCE) & (tables.c.due_at <= now) & tables.c.id.not_in(helpless)
    return [row.id for row in store.read(sql.select(tables.c.id).where(due).order_by(tables.c.due_at).limit(AT_ONCE))]
