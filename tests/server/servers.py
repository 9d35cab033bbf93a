"""Servers for tests: one in this process, or one in a process of its own that can be killed.

`python -m tests.server.servers DATABASE PORT` is the second kind. Games are compiled when they are needed.
"""

import asyncio
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from concurrent.futures import Future
from contextlib import asynccontextmanager
from multiprocessing.process import BaseProcess
from pathlib import Path

import uvicorn

from tests.waiting import PATIENCE
from toptafel.client import Client, Message, Seat
from toptafel.game import Setup
from toptafel.kit import chance
from toptafel.prepare import Stage
from toptafel.server.http.app import App
from toptafel.server.live.server import Server
from toptafel.server.serve import answer, configure
from toptafel.server.services.appends import Append
from toptafel.server.services.compile_queue import CompileQueue
from toptafel.server.services.database import in_file
from toptafel.server.services.limits import Limits
from toptafel.server.services.settings import Settings
from toptafel.server.services.store import Store, Waiting
from toptafel.server.table import deals
from toptafel.server.transport.reach import Door

GENEROUS = Limits(
    messages_a_second=1e6, messages_an_address=1e6, orders_a_second=1e6, requests_a_second=1e6, lines_a_minute=1e6,
    guests_an_hour=1e9, tables_a_guest=10**6, tables_an_hour=1e9, sockets_an_address=10**6, replays_a_minute=1e9,
    connections_an_address=10**6, records_at_once=10**6,
)  # fmt: skip
OWN_FRAMES = True  # whether servers read and write frames themselves; see conftest.py
DEAL = os.environ.get("TOPTAFEL_TEST_DEAL", "one")  # where all deals are the same: which one


class AlwaysReady(CompileQueue):
    """Whatever is not compiled yet is compiled where it is needed."""

    def open(self) -> None:
        from toptafel import games

        for game in games.all_games().values():
            self._add((game.id, ""), [])

    def ask(self, setup: Setup) -> object:  # type: ignore[override]
        return None

    def is_ready(self, setup: Setup, stage: Stage = "rules") -> bool:
        return True


def config(server: Server, trusted: str = "", door: Door | None = None) -> uvicorn.Config:
    return configure(App(server.services.settings, server, door), server.services.settings, trusted, patience=1)


class Here:
    """A server in this process, and where it is."""

    def __init__(self, server: Server, url: str, door: Door) -> None:
        self.server = server
        self.url = url
        self.door = door

    async def guest(self, name: str = "Anna", language: str = "en") -> Client:
        client = Client(self.url, language=language)
        await client.introduce(name)
        return client


@asynccontextmanager
async def server_here(
    folder: Path,
    limits: Limits = GENEROUS,
    database: str = "",
    public_url: str = "",
    compile_queue: CompileQueue | None = None,
    trusted: str = "",
) -> AsyncIterator[Here]:
    """A server in this process, on a free port."""
    settings = Settings(database or in_file(folder / "tables.db"), public_url, limits, own_frames=OWN_FRAMES)
    server = Server(settings, compile_queue or AlwaysReady())
    bound = socket.socket()
    bound.bind(("127.0.0.1", 0))
    door = Door(bound, public_url, fixed=False)
    uvicorn_server = door.server = uvicorn.Server(config(server, trusted, door))
    task = asyncio.create_task(uvicorn_server.serve(sockets=[bound]))
    while not uvicorn_server.started and not task.done():
        await asyncio.sleep(0.01)
    try:
        yield Here(server, f"http://127.0.0.1:{bound.getsockname()[1]}", door)
    finally:
        uvicorn_server.should_exit = True
        await task
        bound.close()


class Process:
    """A server in a process of its own. It is the child of one that has read and compiled everything already."""

    def __init__(self, database: str, port: int = 0, *words: str, limits: Limits = GENEROUS) -> None:
        self.database = database
        self.port = port or free_port()
        self.words = words
        self.limits = limits
        self.own_frames = OWN_FRAMES
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: BaseProcess | None = None

    def start(self) -> "Process":
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["tests.server.warm"])
        given, how = (self.database, self.port, *self.words), {"limits": self.limits, "own_frames": self.own_frames}
        self.process = context.Process(target=run, args=given, kwargs=how, daemon=True)
        self.process.start()
        give_up = time.monotonic() + PATIENCE
        while time.monotonic() < give_up and self.process.is_alive():
            try:
                urllib.request.urlopen(f"{self.url}/health", timeout=5).close()
                return self
            except OSError:
                time.sleep(0.02)
        self.kill()
        raise AssertionError("the server does not open")

    def kill(self) -> None:
        """End it at once, without a last word."""
        assert self.process is not None
        self.process.kill()
        self.process.join()
        self.process.close()
        self.process = None

    def stop(self) -> None:
        """End it as a host does."""
        assert self.process is not None
        self.process.terminate()
        self.process.join(PATIENCE)
        assert self.process.exitcode in (0, -signal.SIGTERM)  # once all is closed, it ends by the signal
        self.process.close()
        self.process = None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def state_of(seat: Seat) -> Message:
    """The next whole state that a connection is sent."""
    async for message in seat.news():
        if message["type"] == "state":
            return message
    raise AssertionError


async def until_playing(seat: Seat) -> Message:
    """The first whole state after the deal."""
    while (state := await state_of(seat))["table"]["phase"] != "playing":
        pass
    return state


def run(database: str, port: int, *words: str, limits: Limits = GENEROUS, own_frames: bool = True) -> None:
    """A server at a port; the words say what is odd about it."""
    for word in words:
        ODD[word]()
    bound = socket.socket()
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    bound.bind(("127.0.0.1", port))
    signal.signal(signal.SIGTERM, lambda *_: None)  # the server raises it once more when it is done
    server = Server(Settings(database, limits=limits, own_frames=own_frames), AlwaysReady())
    door = Door(bound, fixed=False)
    answer(config(server, door=door), bound, door)
    os._exit(0)


def hasty() -> None:
    """Acknowledge and show what will be stored a little later."""

    async def append(self: Store, *appends: Append) -> None:
        threading.Timer(0.1, self._put, [Waiting(appends, Future(), time.monotonic())]).start()

    Store.append = append  # type: ignore[method-assign, assignment]


def clock_set_back() -> None:
    """The machine's clock is an hour behind what it was."""
    truly = time.time_ns
    time.time_ns = lambda: truly() - 3600 * 10**9


def same_deals() -> None:
    """Deal the same and let bots play the same whenever it is tried: what passed once passes again."""
    deals.seed = lambda commitment, secret, contributions: DEAL
    chance.fresh_generator = lambda: chance.generator(DEAL)


ODD = {"hasty": hasty, "clock-set-back": clock_set_back, "same-deals": same_deals}


if __name__ == "__main__":
    run(sys.argv[1], int(sys.argv[2]), *sys.argv[3:])
