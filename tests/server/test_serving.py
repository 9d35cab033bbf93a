"""The command that starts a server: several workers, a log for machines, and a stop that loses nothing."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.players import Player, Told, check, introduce, open_table, read_logs, run
from tests.server.postgres import postgres
from tests.server.servers import free_port, server_here
from tests.waiting import PATIENCE
from toptafel.client import Lost
from toptafel.server import workers
from toptafel.server.services.appends import Append
from toptafel.server.services.database import in_file
from toptafel.server.services.store import Store
from toptafel.server.table.events import Sat

WORKERS = 2


class Serving:
    """The command with several workers, at a database, and what it logs."""

    def __init__(self, process: "subprocess.Popen[bytes]", url: str, log: Path) -> None:
        self.process, self.url, self.log = process, url, log

    def lines(self) -> list[dict[str, object]]:
        """All that was logged: one JSON object a line, and nothing else."""
        whole = self.log.read_text(encoding="utf-8").rpartition("\n")[0]
        return [json.loads(line) for line in whole.splitlines()]

    def count(self, words: str) -> int:
        return sum(words in str(line["says"]) for line in self.lines())

    def workers(self) -> list[int]:
        """The processes that answer."""
        listed = subprocess.run(
            ["ps", "-A", "-ww", "-o", "pid=,ppid=,command="], capture_output=True, text=True, check=True
        )
        found = [line.split(maxsplit=2) for line in listed.stdout.splitlines()]
        return [int(pid) for pid, parent, said in found if int(parent) == self.process.pid and "spawn_main" in said]


IMPATIENT = """
import sys
from toptafel.server.services.settings import Settings
from toptafel.server.serve import Opening, serve
serve(Opening(Settings(sys.argv[1]), port=int(sys.argv[2]), workers=int(sys.argv[3]), log="json", hung=5.0))
"""


@contextmanager
def serving(database: str, folder: Path, impatient: bool = False) -> Iterator[Serving]:
    port = free_port()
    words = ["-m", "toptafel", "serve", "--workers", str(WORKERS), "--log", "json"]
    words += ["--port", str(port), "--database", database]
    if impatient:
        words = ["-c", IMPATIENT, database, str(port), str(WORKERS)]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen([sys.executable, *words], stderr=log)
    try:
        yield Serving(process, f"http://127.0.0.1:{port}", folder / "log")
    finally:
        process.terminate()
        process.wait(PATIENCE)


def wait_until(done: Callable[[], bool]) -> None:
    give_up = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < give_up
        time.sleep(0.1)


@pytest.mark.slow
def test_when_one_of_two_workers_is_killed_play_goes_on_and_a_stop_ends_all(tmp_path: Path) -> None:
    told = Told()
    with postgres() as postgresql:
        database = postgresql.database("workers")
        with serving(database, tmp_path) as server:
            wait_until(lambda: server.count("SuDoKu: rules ready") == WORKERS)
            first, second = server.workers()
            run(play_while(server.url, told, lambda: os.kill(first, signal.SIGKILL)))
            wait_until(lambda: server.count("has ended with -9; starting it again") == 1)
            wait_until(lambda: len(server.workers()) == WORKERS)
            workers = server.workers()
            assert second in workers
            assert {line["level"] for line in server.lines()} == {"info", "warning"}
            server.process.terminate()
            assert server.process.wait(PATIENCE) == 0
            assert not [worker for worker in workers if is_there(worker)]
        check(told, read_logs(database))


@pytest.mark.slow
def test_a_worker_that_hangs_is_replaced_and_play_goes_on(tmp_path: Path) -> None:
    told = Told()
    with postgres() as postgresql:
        database = postgresql.database("hung")
        with serving(database, tmp_path, impatient=True) as server:
            wait_until(lambda: server.count("SuDoKu: rules ready") == WORKERS)
            hung, _ = server.workers()
            run(play_while(server.url, told, lambda: os.kill(hung, signal.SIGSTOP)))
            wait_until(lambda: server.count("has not answered for") >= 1)
            wait_until(lambda: len(server.workers()) == WORKERS and hung not in server.workers())
            assert not is_there(hung)
        check(told, read_logs(database))


def test_a_worker_that_is_only_being_started_is_waited_for_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Any] = []

    def start(number: int) -> Any:
        started.append(SimpleNamespace(is_alive=lambda: True, kill=lambda: None, join=lambda: None))
        return started[-1]

    pulse = [0]
    worker = workers.Worker(0, start, pulse, hung=2 * workers.LOOK)
    for _ in range(10):
        worker.look()
    assert len(started) == 1
    pulse[0] = 1
    for _ in range(3):
        worker.look()
        pulse[0] += 1
    assert len(started) == 1
    for _ in range(4):
        worker.look()
    assert (len(started), pulse) == (2, [0])


async def play_while(url: str, told: Told, work: Callable[[], None]) -> None:
    """Play a game; something happens in the middle of it."""
    guests = [await introduce(url, name) for name in ("Anna", "Ben")]
    table = await open_table(guests[0][0])
    playing = asyncio.gather(*(Player(*guest, table, told).play() for guest in guests))
    while told.moves < 10:
        await asyncio.sleep(0.01)
    work()
    await playing


def is_there(process: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(process, 0)
        return True
    return False


@pytest.mark.usefixtures("either_frames")
def test_a_server_that_is_stopped_says_so_and_stores_what_is_under_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, commit = threading.Event(), Store._commit

    def slowly(self: Store, appends: Sequence[Append]) -> None:
        begun.set()
        time.sleep(0.5)
        commit(self, appends)

    async def go() -> None:
        opening = server_here(tmp_path)
        here = await opening.__aenter__()
        anna = await here.guest("Anna")
        async with anna.connect(await open_table(anna)) as seat:
            monkeypatch.setattr(Store, "_commit", slowly)
            sitting = asyncio.create_task(seat.sit())
            await asyncio.to_thread(begun.wait)
            await opening.__aexit__(None, None, None)
            with pytest.raises(Lost) as lost:
                async for _ in seat.news():
                    pass
            await asyncio.gather(sitting, return_exceptions=True)
        assert lost.value.code == 1012

    run(go(), 60)
    (log,) = read_logs(in_file(tmp_path / "tables.db")).values()
    assert isinstance(log[-1], Sat)
