"""What the host does while the server runs: look, close, silence, ban, rename, back up. Works on the database."""

import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sql

from toptafel.game import InputError
from toptafel.server.services import forgetting
from toptafel.server.services.appends import Append
from toptafel.server.services.rows import events, guests, seats, tables
from toptafel.server.services.store import Store
from toptafel.server.services.tidy import tidy_name
from toptafel.server.services.trouble import Taken
from toptafel.server.table.decisions import Order, decide
from toptafel.server.table.ending import Close
from toptafel.server.table.events import Closed, decode, encode
from toptafel.server.table.guards import TableError, Who
from toptafel.server.table.seating import Rename
from toptafel.server.table.state import TableState, apply, replay


class Unreadable(Exception):
    """A log of which nothing can be made."""


def list_tables(store: Store) -> list[str]:
    """The tables that are not closed, the latest first, a line each."""
    chosen = sql.select(tables).where(tables.c.phase.not_in(["over", "closed"])).order_by(tables.c.changed_at.desc())
    return [
        f"{row.id}  {row.game:9} {row.phase:8} {ago(row.changed_at):>5}  {'public' if row.public else 'private'}"
        for row in store.read(chosen.limit(200))
    ]


def list_guests(store: Store) -> list[str]:
    """The latest guests, a line each."""
    chosen = sql.select(guests).order_by(guests.c.created_at.desc()).limit(200)
    return [
        f"{row.id}  {row.name:24} {ago(row.created_at):>5}{'  banned' * row.banned}{'  silenced' * row.silenced}"
        for row in store.read(chosen)
    ]


def ago(at: int) -> str:
    """How long ago, in the largest unit that fits."""
    seconds = max(0, int(time.time()) - at // 1000)
    for unit, size in (("d", 86_400), ("h", 3600), ("m", 60)):
        if seconds >= size:
            return f"{seconds // size}{unit}"
    return f"{seconds}s"


def close_table(store: Store, table: str) -> None:
    """Close a table, also one that cannot be read; an InputError if there is none, or it is closed."""
    try:
        add(store, table, Close())
    except Unreadable:
        close_unread(store, table)


def close_unread(store: Store, table: str) -> None:
    """Put an end to a log without knowing what it says."""
    this, at = tables.c.id == table, time.time_ns() // 1_000_000
    if store.read(sql.select(tables.c.phase).where(this))[0].phase == "closed":
        raise InputError(TableError("table-is-closed").say())
    last = len(store.log(table))
    body = encode(Closed(at=at, reason="host"))
    store.change(
        sql.insert(events).values(table_id=table, number=last + 1, body=body),
        sql.update(tables).where(this).values(phase="closed", changed_at=at, waits_for="", due_at=0),
    )


def mark(store: Store, guest: str, **marks: bool) -> None:
    """Silence or ban a guest, or the opposite; an InputError if there is none."""
    if not store.change(sql.update(guests).where(guests.c.id == guest).values(**marks)):
        raise InputError(f"there is no guest {guest!r}; see toptafel host guests")


def forget(store: Store, guest: str) -> None:
    """Erase a person and keep the games; an InputError if there is nothing of them."""
    if not forgetting.forget(store, guest):
        raise InputError(f"there is no guest {guest!r}; see toptafel host guests")


def rename(store: Store, guest: str, name: str) -> None:
    """Give a guest another name, also at the tables where they sit."""
    try:
        tidied = tidy_name(name)
    except TableError as no:
        raise InputError(no.say()) from no
    if not store.change(sql.update(guests).where(guests.c.id == guest).values(name=tidied)):
        raise InputError(f"there is no guest {guest!r}; see toptafel host guests")
    sits = sql.select(tables.c.id).join(seats, seats.c.table_id == tables.c.id)
    for row in store.read(sits.where((seats.c.guest == guest) & (tables.c.phase != "closed"))):
        with suppress(Unreadable):
            add(store, row.id, Rename(guest, tidied))


def read(store: Store, table: str) -> TableState:
    """A table from its log; an InputError if there is none."""
    bodies = store.log(table)
    if not bodies:
        raise InputError(f"there is no table {table!r}; see toptafel host tables")
    try:
        return replay(decode(body) for body in bodies)
    except Exception as problem:  # whatever is wrong with it
        raise Unreadable from problem


def add(store: Store, table: str, order: Order) -> None:
    """Do something at a table from outside the server, which will see it in the log."""
    for _ in range(20):
        state = read(store, table)
        try:
            made = decide(state, Who(max(state.at, time.time_ns() // 1_000_000)), order)
        except TableError as no:
            raise InputError(no.say()) from no
        if not made:
            return
        after = state
        for event in made:
            after = apply(after, event)
        try:
            store.append_now(Append(made, after))
            return
        except Taken:
            continue
    raise InputError("the table is too busy; try again")


def back_up(store: Store, file: Path) -> int:
    """Copy the database into a file while the server runs; how many events the copy holds."""
    if file.exists():
        raise InputError(f"{file} is there already; name a new file")
    if store.is_postgresql:
        raise InputError("back up PostgreSQL with pg_dump; see docs/hosting.md")
    try:
        with store.engine.connect() as connection, closing(sqlite3.connect(file)) as copy:
            source: Any = connection.connection.driver_connection
            source.backup(copy)
            count: int = copy.execute(f"SELECT count(*) FROM {events.name}").fetchone()[0]
    except sqlite3.Error as error:
        file.unlink(missing_ok=True)  # half a copy is none
        raise InputError(f"cannot copy into {file}: {error}") from error
    return count
