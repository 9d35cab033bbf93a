"""Where logs are kept: SQLite by default, PostgreSQL for several processes. Nothing is stored half, nothing twice.

One thread writes. What waits while it writes goes into the next transaction together, so that many tables share the
cost of a safe disk; where there was company, it is waited for a moment. The unique key (table, number) is the arbiter
between processes.
"""

import asyncio
import logging
import queue
import secrets
import threading
import time
import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext, suppress
from itertools import chain
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sql
from sqlalchemy import BigInteger
from sqlalchemy.exc import IntegrityError

from toptafel.server.services.appends import Append, Summary
from toptafel.server.services.database import PATIENCE, THREADS, TROUBLE, connect, is_full, may_pass, why
from toptafel.server.services.rows import archives, events, seats, tables
from toptafel.server.services.trouble import Taken, Unavailable
from toptafel.server.table.seating import listed

logger = logging.getLogger("toptafel")

T = TypeVar("T")

TOGETHER = 512  # appends in one transaction at most
COMPANY = 0.01  # seconds that the next transaction waits for more, if the last one was for several
RECENTLY = 60.0  # seconds for which an append that could not be stored counts as trouble
CHANNEL = "toptafel"


class Waiting(NamedTuple):
    """Appends that go together or not at all, and who waits for them since when: in a loop, or in a thread."""

    appends: Sequence[Append]
    future: "asyncio.Future[None] | Future[None]"
    since: float
    loop: asyncio.AbstractEventLoop | None = None

    @property
    def is_late(self) -> bool:
        """Whether they have waited so long that nobody tries again while the database does not answer."""
        return time.monotonic() > self.since + PATIENCE


INSERT_EVENTS = "INSERT INTO events (table_id, number, body) VALUES {rows}"
UPDATE_TABLES = f"""
WITH new ({", ".join(Summary._fields)}) AS (VALUES {{rows}})
UPDATE tables SET phase = new.phase, changed_at = new.changed_at, waits_for = new.waits_for, due_at = new.due_at
FROM new WHERE tables.id = new.id
"""


class Store:
    """A database of logs and guests."""

    def __init__(self, url: str) -> None:
        self.name = secrets.token_hex(8)  # of this process, to the others
        self.engine = connect(url)
        self.written = 0
        self.commits = 0
        self.failed = 0  # appends that could not be stored
        self._failing: tuple[float, str] | None = None  # since when, and why, if the last one could not be
        self._crowded = False  # whether the disk was full
        self.closed = False
        self._turn: AbstractContextManager[Any] = nullcontext() if self.is_postgresql else threading.Lock()
        self._threads = ThreadPoolExecutor(THREADS, "database")
        self._waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    @property
    def is_postgresql(self) -> bool:
        return self.engine.dialect.name == "postgresql"

    def close(self) -> None:
        """Write what still waits, and let go of the database."""
        self.closed = True
        self._waiting.put(None)
        self._writer.join()
        self._threads.shutdown()
        self.engine.dispose()

    def append(self, *appends: Append) -> "asyncio.Future[None]":
        """Store events, safely on disk when this is done. All of them, or Taken or Unavailable and none."""
        loop = asyncio.get_running_loop()
        future = loop.create_future()
        self._put(Waiting(appends, future, time.monotonic(), loop))
        return future

    def append_now(self, append: Append) -> None:
        """The same for those who can wait."""
        settled: Future[None] = Future()
        self._put(Waiting([append], settled, time.monotonic()))
        settled.result()

    def _put(self, waiting: Waiting) -> None:
        if self.closed:
            raise Unavailable("the server is closed")
        self._waiting.put(waiting)

    async def select(self, statement: sql.Executable, **given: Any) -> list[Any]:
        """The rows of a question, read in a thread."""
        return await self.in_thread(self.read, statement, given)

    async def execute(self, *statements: sql.Executable) -> int:
        """Change something besides the logs; how many rows the last statement met."""
        return await self.in_thread(self.change, *statements)

    async def in_thread(self, work: Callable[..., T], *given: Any) -> T:
        """Do something with the database in a thread: one of its own, so that it waits for nothing else."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *given)

    def read(self, statement: sql.Executable, given: Mapping[str, Any] | None = None) -> list[Any]:
        try:
            with self.engine.connect() as connection:
                return list(connection.execute(statement, given))
        except TROUBLE as error:
            raise Unavailable(why(error)) from error

    def change(self, *statements: sql.Executable) -> int:
        try:
            return self._change(statements)
        except IntegrityError as error:
            raise Taken from error
        except TROUBLE as error:
            self._note_full(error)
            raise Unavailable(why(error)) from error

    def _change(self, statements: Sequence[sql.Executable]) -> int:
        self._make_room()
        with self._turn, self.engine.begin() as connection:
            return [connection.execute(statement).rowcount for statement in statements][-1]

    def _note_full(self, error: Exception) -> None:
        """Note if there is no room on the disk of SQLite."""
        self._crowded = self._crowded or (is_full(error) and not self.is_postgresql)

    def _make_room(self) -> None:
        """If the disk was full, have SQLite put what it has written beside its file into it: that may be what fills it.

        It does so by itself only when there is much of it, and would fill a small disk again before that.
        """
        if self._crowded:
            with suppress(*TROUBLE), self._turn, self.engine.connect() as connection:
                busy, *_ = connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").one()
                self._crowded = bool(busy)

    def log(self, table: str, after: int = 0) -> list[bytes]:
        """The events of a table after a number, in order."""
        mine = (events.c.table_id == table) & (events.c.number > after)
        rows = self.read(sql.select(events.c.number, events.c.body).where(mine).order_by(events.c.number))
        bodies = [row.body for row in rows]
        if rows and rows[0].number == after + 1:
            return bodies
        earlier = self.read(sql.select(archives.c.body).where(archives.c.table_id == table))
        return [*(unpack(earlier[0].body)[after:] if earlier else ()), *bodies]

    async def read_log(self, table: str, after: int = 0) -> list[bytes]:
        """The same, read in a thread."""
        return await self.in_thread(self.log, table, after)

    def news(self, after: int | None) -> tuple[int, dict[str, int]]:
        """Where the logs in SQLite end, all put together, and which have become how long since they ended elsewhere."""
        place: sql.ColumnElement[int] = sql.literal_column("rowid", BigInteger)
        if after is None:
            return self.read(sql.select(sql.func.max(place)).select_from(events))[0][0] or 0, {}
        new = sql.select(events.c.table_id, sql.func.max(events.c.number), sql.func.max(place)).where(place > after)
        rows = self.read(new.group_by(events.c.table_id))
        return max((row[2] for row in rows), default=after), {row[0]: row[1] for row in rows}

    def _write(self) -> None:
        """Write whatever waits, together, until there is nothing more to come."""
        batch: list[Waiting] = []
        while (first := self._waiting.get()) is not None:
            if len(batch) > 1:
                time.sleep(COMPANY)
            batch = [first]
            while len(batch) < TOGETHER and not self._waiting.empty():
                if (more := self._waiting.get()) is None:
                    self._waiting.put(None)
                    break
                batch.append(more)
            self._write_together(batch)

    @property
    def waiting(self) -> int:
        """How many wait to be written."""
        return self._waiting.qsize()

    @property
    def trouble(self) -> str:
        """Why the last append could not be stored, if that was a short while ago; nobody may have tried since."""
        return self._failing[1] if self._failing and time.monotonic() < self._failing[0] + RECENTLY else ""

    def _settle(self, batch: list[Waiting], problem: Exception | None) -> None:
        """Tell whoever waits what came of it, and remember whether it could be stored."""
        if isinstance(problem, Unavailable):
            self.failed += len(batch)
            self._failing = time.monotonic(), str(problem)
        else:
            self._failing = None
        answer(batch, problem)

    def _write_together(self, batch: list[Waiting]) -> None:
        """One transaction for all; if that does not work out, each alone."""
        try:
            self._commit([append for waiting in batch for append in waiting.appends])
        except Exception as error:  # whatever it is, whoever waits gets an answer and the next ones are written
            if isinstance(error, IntegrityError) and len(batch) == 1:
                self._settle(batch, Taken())  # by another, as this was the first try
                return
            self._note_full(error)
            problem: Exception | None = Unavailable(why(error)) if may_pass(error) else None
            for waiting in batch:
                if not (isinstance(problem, Unavailable) and waiting.is_late):
                    problem = self._write_alone(waiting)
                self._settle([waiting], problem)
        else:
            self._settle(batch, None)

    def _write_alone(self, waiting: Waiting) -> Exception | None:
        """Write one; while the database does not answer, try again for a while."""
        while True:
            try:
                if not self._has(waiting.appends):
                    self._commit(waiting.appends)
                return None
            except IntegrityError:
                return Taken()
            except TROUBLE as error:
                self._note_full(error)
                if not may_pass(error) or waiting.is_late:
                    return Unavailable(why(error))
                time.sleep(0.1)
            except Exception as error:
                logger.exception("events could not be stored")
                return Unavailable(repr(error))

    def _has(self, appends: Iterable[Append]) -> bool:
        """Whether they are stored already, to the last row: an answer may have been lost after the commit.

        One row would not do: the end of a game may be the same whichever move led to it.
        """
        rows = [row for append in appends for row in append.rows()]
        with self.engine.connect() as connection:
            return all(is_stored(connection, *row) for row in rows)

    def _commit(self, appends: Sequence[Append]) -> None:
        """One transaction. All processes go through the tables in the same order, so that none waits for the other."""
        appends = sorted(appends, key=lambda append: append.after.opened.table)
        rows = [row for append in appends for row in append.rows()]
        known = [append for append in appends if not append.opens]
        self._make_room()
        with self._turn, self.engine.begin() as connection:
            if write_all(connection, INSERT_EVENTS, rows) != len(rows):
                raise RuntimeError("the database took fewer events than it was given")
            for append in appends:
                if append.seats_people:
                    self._keep_lists(connection, append)
            write_all(connection, UPDATE_TABLES, [append.summary() for append in known])
            if self.is_postgresql:
                for append in appends:
                    note = f"{self.name} {append.after.opened.table} {append.after.number}"
                    connection.execute(sql.select(sql.func.pg_notify(CHANNEL, note)))
        self.written += len(rows)
        self.commits += 1

    def _keep_lists(self, connection: sql.Connection, append: Append) -> None:
        """The row of a new table, and who sits where."""
        if append.opens:
            connection.execute(sql.insert(tables), [append.opening()])
        table = append.after.opened.table
        connection.execute(sql.update(tables).where(tables.c.id == table).values(free=append.free))
        connection.execute(sql.delete(seats).where(seats.c.table_id == table))
        for guest in listed(append.after):
            connection.execute(sql.insert(seats).values(guest=guest, table_id=table))


def pack(bodies: Iterable[bytes]) -> bytes:
    """The events of a log together: a line each, made smaller."""
    return zlib.compress(b"\n".join(bodies))


def unpack(packed: bytes) -> list[bytes]:
    return zlib.decompress(packed).split(b"\n")


def write_all(connection: sql.Connection, statement: str, rows: Sequence[tuple[Any, ...]]) -> int:
    """Write rows in one statement; how many it met.

    Row by row, the driver of SQLite lets other threads run at each, and waits for them; and that of PostgreSQL sends
    them all before it has heard of the first one.
    """
    if not rows:
        return 0
    mark = "?" if connection.dialect.paramstyle == "qmark" else "%s"
    row = f"({', '.join([mark] * len(rows[0]))})"
    text = statement.format(rows=", ".join([row] * len(rows)))
    return connection.exec_driver_sql(text, tuple(chain.from_iterable(rows))).rowcount


def is_stored(connection: sql.Connection, table: str, number: int, body: bytes) -> bool:
    mine = (events.c.table_id == table) & (events.c.number == number)
    return bool(connection.execute(sql.select(events.c.body).where(mine)).scalar() == body)


def answer(batch: list[Waiting], error: Exception | None) -> None:
    """Answer all who wait; those in a loop together, because each call across threads costs as much as a commit."""
    loops = {waiting.loop for waiting in batch}
    for loop in loops:
        futures = [waiting.future for waiting in batch if waiting.loop is loop]
        if loop is None:
            settle(futures, error)
        else:
            with suppress(RuntimeError):  # the loop is closed, and nobody waits
                loop.call_soon_threadsafe(settle, futures, error)


def settle(futures: "Iterable[asyncio.Future[None] | Future[None]]", error: Exception | None) -> None:
    """Give an answer to those who still wait for it."""
    for future in futures:
        if not future.done():
            if error:
                future.set_exception(error)
            else:
                future.set_result(None)
