"""A database is found, brought up to date, and made safe; what it says when it cannot."""

from pathlib import Path
from shutil import disk_usage
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import OperationalError as OutOfOrder
from sqlalchemy.exc import TimeoutError as NoneFree

from toptafel.game import InputError
from toptafel.server.services import migrate

THREADS = 8  # that ask; and one that writes
PATIENCE = 4.0  # seconds that a write is tried again while the database does not answer
PAGE_BYTES = 4096  # of SQLite
CALL: dict[str, Any] = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 8000,
}
TROUBLE = (DBAPIError, NoneFree)  # whatever a database may answer instead of doing what it is asked


def why(error: Exception) -> str:
    """What the database said."""
    return str(getattr(error, "orig", error)).strip()


def may_pass(error: Exception) -> bool:
    """Whether it may be worth to try again at once: not if the disk is full."""
    full = is_full(error) or "readonly" in why(error)
    return isinstance(error, OutOfOrder | NoneFree) and not full


def is_full(error: Exception) -> bool:
    """Whether there is no room on the disk."""
    return any(word in why(error) for word in ("full", "No space"))


def connect(url: str) -> sql.Engine:
    """The database of an address, brought up to date; an InputError if that cannot be."""
    engine = make_engine(url)
    try:
        migrate.upgrade(engine)
    except TROUBLE as error:
        raise InputError(f"the database does not answer: {why(error)}") from error
    finally:
        engine.dispose()
    return engine


def make_engine(url: str) -> sql.Engine:
    try:
        if driver(url) == url:
            engine = sql.create_engine(url, pool_size=THREADS + 1, pool_timeout=PATIENCE)
            sql.event.listen(engine, "connect", be_safe)
            return engine
        return sql.create_engine(
            driver(url), pool_size=THREADS + 1, pool_timeout=PATIENCE, pool_pre_ping=True, connect_args=CALL
        )
    except sql.exc.ArgumentError as error:
        raise InputError(f"expected a database like postgresql://user@host/name, got {url!r}") from error


def driver(url: str) -> str:
    """The address with the driver that we use."""
    for scheme in ("postgresql://", "postgres://"):
        if url.startswith(scheme):
            return "postgresql+psycopg://" + url.removeprefix(scheme)
    if url.startswith("sqlite://"):
        return url
    raise InputError(f"expected a database like postgresql://user@host/name, got {url!r}")


def pages_aside(free: int) -> int:
    """How many pages may be written beside the file before they go into it: few where the disk is small."""
    return max(16, min(1000, free // PAGE_BYTES // 8))


def in_file(path: Path) -> str:
    """The address of a SQLite database in a file, whose folder is made if it is not there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{path}"


def be_safe(connection: Any, _: Any) -> None:
    """What SQLite has acknowledged survives a power cut; readers and the writer do not wait for each other."""
    cursor = connection.cursor()
    file = cursor.execute("PRAGMA database_list").fetchone()[2]
    aside = f"wal_autocheckpoint={pages_aside(disk_usage(file).free)}" if file else "wal_autocheckpoint=1000"
    for pragma in (aside, "journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
