"""Nothing is acknowledged before it is stored, and nothing is shown before it is acknowledged."""

import asyncio
import json
import random
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from tests.server.players import Player, Told, introduce, open_table, run
from tests.server.servers import GENEROUS, AlwaysReady, hasty, server_here
from toptafel.server import messages
from toptafel.server.live.live_table import LiveTable
from toptafel.server.live.server import Server
from toptafel.server.services.appends import Append
from toptafel.server.services.database import in_file
from toptafel.server.services.guest import Guest
from toptafel.server.services.settings import Settings
from toptafel.server.services.store import Store
from toptafel.server.table.guards import Who
from toptafel.server.table.projection import Viewer
from toptafel.server.table.state import TableState
from toptafel.server.transport.socket import Socket

AT_ONCE = 16  # tables


class Trace:
    """How far every table is stored and shown. Whatever comes in the wrong order is an error at once."""

    def __init__(self) -> None:
        self.stored: dict[str, int] = defaultdict(int)
        self.shown: dict[str, int] = defaultdict(int)
        self.wrong: list[str] = []
        self.acknowledged = 0

    def store(self, table: str, number: int) -> None:
        self.stored[table] = max(self.stored[table], number)

    def acknowledge(self, table: str, number: int) -> None:
        self.acknowledged += 1
        if not self.shown[table] < number <= self.stored[table]:
            self.wrong.append(f"acknowledged {number}, stored {self.stored[table]}, shown {self.shown[table]}")

    def show(self, table: str, number: int) -> None:
        self.shown[table] = max(self.shown[table], number)
        if number > self.stored[table]:
            self.wrong.append(f"shown {number}, stored {self.stored[table]}")


@pytest.fixture
def trace(monkeypatch: pytest.MonkeyPatch) -> Trace:
    """Written down wherever something is stored, acknowledged or shown."""
    found, commit, put = Trace(), Store._commit, Socket.put

    def traced_commit(self: Store, appends: Sequence[Append]) -> None:
        commit(self, appends)
        for append in appends:
            found.store(append.after.opened.table, append.after.number)

    def traced_put(self: Socket, message: bytes | AsyncIterator[bytes]) -> None:
        if isinstance(message, bytes):
            put(self, hear(found, self, message))
        else:
            put(self, (hear(found, self, one) async for one in message))

    monkeypatch.setattr(Store, "_commit", traced_commit)
    monkeypatch.setattr(Socket, "put", traced_put)
    return found


def hear(trace: Trace, socket: Socket, encoded: bytes) -> bytes:
    """Note what a socket is told. Questions, whose names begin otherwise than a guest's, are acknowledged too."""
    assert socket.live is not None
    message = json.loads(encoded)
    if message.get("type") in ("event", "state"):
        trace.show(socket.live.table, message["number"])
    if message.get("type") == "ack" and message["id"].startswith(socket.guest):
        trace.acknowledge(socket.live.table, message["number"])
    return encoded


class Eyes:
    """Somebody who looks on without a socket."""

    guest = ""
    viewer = Viewer()
    wants_states = False

    def __init__(self, trace: Trace, table: str) -> None:
        self.trace, self.table = trace, table

    def put(self, message: bytes) -> None:
        heard = json.loads(message)
        if heard["type"] == "event":
            self.trace.show(self.table, heard["number"])

    def close(self, code: int) -> None:
        """Looking on goes on."""

    def settle(self, state: TableState) -> None:
        """Whoever sits down, this one looks from outside."""


async def play_on_sockets(folder: Path, tables: int) -> None:
    async with server_here(folder) as here:
        guests = [await introduce(here.url, "Anna") for _ in range(2 * tables)]
        opened = 2 * [await open_table(client) for client, _ in guests[:tables]]
        players = [Player(*guest, table, Told()) for guest, table in zip(guests, opened, strict=True)]
        await asyncio.gather(*(player.play() for player in players))


async def play_inside(folder: Path, trace: Trace, count: int) -> None:
    """Games without sockets, several at a time, until so many events are stored."""
    server = Server(Settings(in_file(folder / "tables.db"), limits=GENEROUS), AlwaysReady())
    await server.open()
    guest, _ = await server.services.people.welcome("Anna", 0)

    async def play() -> None:
        while server.services.store.written < count:
            await play_game(server, guest, trace)

    await asyncio.gather(*(play() for _ in range(AT_ONCE)))
    await server.close()


async def play_game(server: Server, guest: Guest, trace: Trace) -> None:
    order = messages.OpenTable("sudoku", [messages.Plan("here"), messages.Plan("here")])
    live = await server.registry.open_table(guest, order)
    live.enter(Eyes(trace, live.table))
    await give(live, guest, trace, messages.Sit("sit", "ab" * 16))
    while live.state.phase == "full":
        await asyncio.sleep(0)
    while live.state.position and live.state.to_move is not None:
        turn, seat = live.state.turn, live.state.to_move
        move = random.choice(live.state.position.legal())
        await give(live, guest, trace, messages.Play(str(turn), seat, turn, move))
    del server.registry.live_tables[live.table]


async def give(live: LiveTable, guest: Guest, trace: Trace, order: messages.Order) -> None:
    who = Who(live.services.clock.now(), guest.id, guest.name)
    await live.order(who, order, lambda number: trace.acknowledge(live.table, number))


@pytest.mark.slow
def test_moves_are_stored_then_acknowledged_then_shown(trace: Trace, tmp_path: Path) -> None:
    run(play_on_sockets(tmp_path, 4))
    assert not trace.wrong
    assert trace.acknowledged > 120
    assert trace.shown == trace.stored


@pytest.mark.slow
def test_five_thousand_events_are_stored_before_they_are_shown(trace: Trace, tmp_path: Path) -> None:
    run(play_inside(tmp_path, trace, 5000))
    assert not trace.wrong
    assert trace.shown == trace.stored
    assert sum(trace.stored.values()) >= 5000


def test_a_server_that_stores_last_is_found_out(trace: Trace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Store, "append", Store.append)  # so that it is as it was afterwards
    hasty()
    run(play_on_sockets(tmp_path, 1))
    assert trace.wrong


@pytest.mark.long
def test_a_million_events_are_stored_before_they_are_shown(trace: Trace, tmp_path: Path) -> None:
    run(play_inside(tmp_path, trace, 1_000_000), 7200)
    print(f"\n{sum(trace.stored.values())} events, {trace.acknowledged} acknowledged, {len(trace.wrong)} out of order")
    assert not trace.wrong
    assert trace.shown == trace.stored
