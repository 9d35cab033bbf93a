"""Beside slow readers, floods and big messages everybody else is answered about as soon as in silence."""

import asyncio
import itertools
import multiprocessing
import os
import random
import socket
import statistics
import time
import urllib.request
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.edges import only, read_all
from tests.server.players import Wire, introduce, run, wire
from tests.server.servers import Process
from toptafel.client import Client
from toptafel.server.services.database import in_file

LIMITS = {  # what is too much, for each code of closing
    4008: only(messages_a_second=600, waiting_bytes=100_000),
    4029: only(messages_a_second=20),
    1009: only(messages_a_second=20),
}
TALKERS = 15
PAUSE = 0.06  # seconds between two lines of a talker, and until somebody who was closed comes back
ROUNDS, LINES = 6, 6  # in each round so many lines of each talker in silence, and as many in noise
SLACK = 0.008  # seconds: on few cores those who make noise, the server and we who measure wait for each other
TRIES = 3  # a machine that has much else to do just now may be slow by itself
ASKED = '{"type": "ask", "id": "a"}'


# One connection of each who makes noise; the code with which it is closed


def read_slowly(url: str, table: str) -> int:
    """Ask for the whole table again and again, and read nothing until that was too much."""
    host, port = url.removeprefix("http://").split(":")
    with socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.connect((host, int(port)))
        raw.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        before = dropped(url)
        while dropped(url) == before:
            for _ in range(50):
                raw.sendall(bytes([0x81, 0x80 | len(ASKED), 0, 0, 0, 0]) + ASKED.encode())
                time.sleep(0.002)
        return read_all(raw)[1]


def dropped(url: str) -> str:
    """How many slow readers the server says it has dropped."""
    with urllib.request.urlopen(f"{url}/metrics") as answer:
        figures = str(answer.read(), "utf-8").splitlines()
    return next(line for line in figures if line.startswith("toptafel_slow_readers"))


def flood(url: str, table: str) -> int:
    """Send as fast as possible until that was too much."""
    return asyncio.run(send_all(url, table, itertools.repeat(ASKED)))


def send_big(url: str, table: str) -> int:
    """Send messages as big as they may be, and then a bigger one."""
    return asyncio.run(send_all(url, table, [*["x" * 8192] * 30, "x" * 8193]))


async def send_all(url: str, table: str, texts: Iterable[str]) -> int:
    async with connect(f"ws{url.removeprefix('http')}/api/tables/{table}/socket", compression=None) as noisy:
        reading = asyncio.create_task(drain(noisy))
        with suppress(ConnectionClosed):
            for text in texts:
                await noisy.send(text)
                await asyncio.sleep(0)  # or else it would not hear that it is closed
        await reading
        return noisy.close_code or 0


async def drain(noisy: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        async for _ in noisy:
            pass


NOISE: dict[int, Callable[[str, str], int]] = {4008: read_slowly, 4029: flood, 1009: send_big}


class Noise:
    """Somebody in a process of their own who makes noise when told to, one connection after the other."""

    def __init__(self, code: int, url: str, table: str) -> None:
        context = multiprocessing.get_context("forkserver")
        self.line, there = context.Pipe()
        self.process = context.Process(target=make_noise, args=(code, url, table, there), daemon=True)
        self.process.start()

    def begin(self) -> None:
        self.line.send("begin")

    def end(self) -> Counter[int]:
        """The codes with which the connections were closed, when all of them are."""
        self.line.send("end")
        assert self.line.poll(60), "the noise has no end"
        codes: Counter[int] = self.line.recv()
        return codes


def make_noise(code: int, url: str, table: str, line: Any) -> None:
    os.nice(5)  # those who do so elsewhere do not take the core from those who measure
    while line.recv():
        codes = Counter[int]()
        while not line.poll(PAUSE):
            codes[NOISE[code](url, table)] += 1
        line.recv()
        line.send(codes)


# Everybody else


async def talk(own: Wire, name: str) -> list[float]:
    """How long each line takes until it is acknowledged."""
    times = []
    for number in range(LINES):
        await asyncio.sleep(random.uniform(0, 2 * PAUSE))
        begin = time.perf_counter()
        await own.send(type="say", id=f"{name}-{number}", room="spectators", text="What a noise!")
        await own.until(id=f"{name}-{number}", type="ack")
        times.append(time.perf_counter() - begin)
    return times


Times = dict[str, list[list[float]]]  # of each round, in silence and in noise


async def compare(url: str, code: int) -> tuple[Times, Counter[int]]:
    """How long lines take in silence and in noise, by turns, and what became of those who made the noise."""
    table, times, codes = await begin_game(Client(url)), Times(quiet=[], loud=[]), Counter[int]()
    noise = Noise(code, url, table)
    async with AsyncExitStack() as stack:
        clients = [(await introduce(url, f"Guest {number}"))[0] for number in range(TALKERS)]
        talkers = [await stack.enter_async_context(wire(client, table)) for client in clients]
        for number in range(ROUNDS):
            times["quiet"].append(await all_talk(talkers, f"quiet{number}"))
            noise.begin()
            times["loud"].append(await all_talk(talkers, f"loud{number}"))
            codes += await asyncio.to_thread(noise.end)
    noise.process.kill()
    return times, codes


async def all_talk(talkers: list[Wire], name: str) -> list[float]:
    async with asyncio.timeout(30):
        found = await asyncio.gather(*(talk(own, name) for own in talkers))
    return [took for some in found for took in some]


async def begin_game(anna: Client) -> str:
    """A game under way, so that there is something to look at."""
    await anna.introduce("Anna")
    table: str = (await anna.open_table("uptown", [{"kind": "here"}] * 2))["table"]
    async with anna.connect(table) as seat:
        await seat.sit()
    return table


def p99(rounds: list[list[float]]) -> float:
    """The slowest lines of a usual round: what else the machine has to do comes and goes."""
    return statistics.median(statistics.quantiles(times, n=100)[-1] for times in rounds)


@contextmanager
def a_server(folder: Path, code: int) -> Iterator[Process]:
    """A server with limits that this noise breaks."""
    server = Process(in_file(folder / "tables.db"), limits=LIMITS[code]).start()
    try:
        yield server
    finally:
        server.kill()


@pytest.mark.slow
@pytest.mark.parametrize("code", NOISE)
def test_whoever_makes_noise_is_closed_with_their_code_and_all_others_are_answered(tmp_path: Path, code: int) -> None:
    with a_server(tmp_path, code) as server:
        listen(server, code)


@pytest.mark.slow
@pytest.mark.usefixtures("plain_frames")
def test_whoever_makes_noise_is_closed_where_uvicorn_reads_frames_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.server.test_noise.ROUNDS", 1)
    with a_server(tmp_path, 4029) as server:
        listen(server, 4029)


@pytest.mark.long
@pytest.mark.parametrize("code", NOISE)
def test_beside_noise_nobody_else_waits(tmp_path: Path, code: int) -> None:
    with a_server(tmp_path, code) as server:
        assert any(is_bearable(listen(server, code)) for _ in range(TRIES)), "others had to wait"


def listen(server: Process, code: int) -> Times:
    """How long lines took, all of which were answered; whoever made noise was closed for it."""
    times, codes = run(compare(server.url, code))
    print(
        f"\n{dict(codes)}: p99 {1000 * p99(times['quiet']):.1f} ms in silence, {1000 * p99(times['loud']):.1f} in noise"
    )
    assert min(sum(map(len, rounds)) for rounds in times.values()) == ROUNDS * TALKERS * LINES
    assert set(codes) == {code}
    return times


def is_bearable(times: Times) -> bool:
    """Whether lines in noise take at most twice as long as in silence."""
    return p99(times["loud"]) < 2 * p99(times["quiet"]) + SLACK
