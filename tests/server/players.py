"""Clients that play at random, keep what they were told and come back when they are cut off; and the log to compare."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

import sqlalchemy as sql
from websockets.asyncio.client import ClientConnection, connect

from tests.server.logbooks import lines_of
from toptafel.client import COOKIE, Client, Lost, Message, Refused, Seat
from toptafel.game import InputError
from toptafel.server.services.rows import events
from toptafel.server.services.store import Store
from toptafel.server.table.events import Event, Opened, decode
from toptafel.server.table.projection import Viewer, show
from toptafel.server.table.state import replay

PLANS = [{"kind": "open"}, {"kind": "open"}]
STRANGER = Viewer()


T = TypeVar("T")
CLOCK = {"kind": "seconds", "time": 600}


def run(work: Coroutine[Any, Any, T], seconds: float = 300) -> T:
    """Do it, but not for ever."""
    return asyncio.run(asyncio.wait_for(work, seconds))


@dataclass
class Told:
    """What clients were told: the events that their messages became, and the lines that they were shown."""

    acknowledged: dict[tuple[str, str, str], int] = field(default_factory=dict)  # by table, guest and id
    shown: dict[tuple[str, int], Message] = field(default_factory=dict)  # by table and number
    wrong: list[str] = field(default_factory=list)  # what was told twice and differently, or out of order

    @property
    def moves(self) -> int:
        """How many moves were acknowledged."""
        return sum(name.endswith("play") for _, _, name in self.acknowledged)

    def acknowledge(self, table: str, guest: str, name: str, number: int) -> None:
        if self.acknowledged.setdefault((table, guest, name), number) != number:
            self.wrong.append(f"{table} {name} {number}")

    def show(self, table: str, message: Message) -> None:
        line = {key: message[key] for key in ("at", "event")}
        if self.shown.setdefault((table, message["number"]), line) != line:
            self.wrong.append(f"{table} {message['number']}")


class Player:
    """A guest who plays one seat of a table at random, however often the connection is lost."""

    def __init__(self, client: Client, guest: str, table: str, told: Told, device: str = "") -> None:
        self.client, self.guest, self.table, self.told, self.device = client, guest, table, told, device
        self.number = 0
        self.heard: list[Message] = []
        self.names = 0
        self.answered = 0  # the number of the last event that was acknowledged
        self.pending: Message | None = None  # sent, and not answered yet
        self.refused: Counter[str] = Counter()
        self.seat: Seat | None = None
        self.pause = 0.0  # seconds before each move

    async def play(self) -> None:
        """Play until the game is over."""
        while True:
            try:
                async with self.client.connect(self.table, self.number) as self.seat:
                    await self.play_on(self.seat)
                    return
            except (Lost, InputError, ConnectionError):
                await asyncio.sleep(0.05)

    async def play_on(self, seat: Seat) -> None:
        if self.pending:
            await self.send(seat, self.pending)
        async for message in seat.news():
            if message["type"] == "event":
                self.keep(message)
            elif message["type"] == "state":
                if message["table"]["phase"] in ("over", "closed"):
                    return
                await self.move(seat, message)

    def keep(self, message: Message) -> None:
        """No number is left out or comes again."""
        if message["number"] != self.number + 1:
            self.told.wrong.append(f"{self.table}: {message['number']} after {self.number}")
        self.number = message["number"]
        self.heard.append({key: message[key] for key in ("at", "event", "words")})
        self.told.show(self.table, message)

    async def move(self, seat: Seat, state: Message) -> None:
        """Sit down, or play any legal move; what was sent before the last answer is not worth looking at."""
        card = state["table"]
        if state["number"] < self.answered:
            return
        if card["phase"] == "waiting" and not state["mine"]:
            await self.order(seat, type="sit", random=f"{random.getrandbits(128):032x}")
        elif state["seat"] is None and state["mine"]:
            await seat.ask("look", seat=state["mine"][0])
        elif card["phase"] == "playing" and card["to_move"] == state["seat"]:
            await asyncio.sleep(self.pause)
            move = random.choice(state["view"]["legal"])
            await self.order(seat, type="play", seat=state["seat"], turn=card["turn"], move=move)

    async def order(self, at: Seat, **order: Any) -> None:
        self.names += 1
        await self.send(at, {"id": f"{self.guest}{self.device}-{self.names}-{order['type']}", **order})

    async def send(self, at: Seat, order: Message) -> None:
        """Send an order, and keep in mind that it was sent until there is an answer."""
        self.pending = order
        try:
            answer = await ask_once(at, order)
            self.told.acknowledge(self.table, self.guest, order["id"], answer["number"])
            self.answered = answer["number"]
        except Refused as refused:
            self.refused[refused.reason] += 1
            if refused.reason in ("too-fast", "cannot-store"):
                await asyncio.sleep(0.2)
                return await self.send(at, order)
        self.pending = None
        return None


async def ask_once(seat: Seat, order: Message) -> Message:
    """Send an order once, whatever is said to it; Refused if it is no."""
    answer = await seat._ask(order)
    if answer["type"] == "refused":
        raise Refused(answer)
    return answer


async def introduce(url: str, name: str) -> tuple[Client, str]:
    """A new guest, and who they are."""
    client = Client(url)
    return client, (await client.introduce(name))["id"]


async def open_table(client: Client, game: str = "sudoku", **rest: Any) -> str:
    """A table for two."""
    table: str = (await client.open_table(game, PLANS, **rest))["table"]
    return table


def read_logs(database: str) -> dict[str, list[Event]]:
    """All logs of a database; there are no gaps in their numbers, and they can be replayed."""
    store, logs = Store(database), dict[str, list[Event]]()
    try:
        for row in store.read(sql.select(events).order_by(events.c.table_id, events.c.number)):
            log = logs.setdefault(row.table_id, [])
            assert row.number == len(log) + 1, f"after {len(log)} comes {row.number}"
            log.append(decode(row.body))
    finally:
        store.close()
    for log in logs.values():
        assert replay(log).number == len(log)
    return logs


def check(told: Told, logs: dict[str, list[Event]]) -> None:
    """Whatever was acknowledged or shown is in the log, once and as it was said."""
    stored = Counter((table, event.by, event.id) for table, log in logs.items() for event in log if event.id)
    assert set(stored.values()) <= {1}
    for (table, guest, name), number in told.acknowledged.items():
        found = [(event.by, event.id) for event in logs[table][number - 1 : number]]
        assert found == [(guest, name)], f"{name} was acknowledged as {number}, which is {found}"
    for table, log in logs.items():
        for number, line in enumerate(as_shown(log, Viewer(0, seated=True)), 1):
            del line["words"]
            assert told.shown.get((table, number), line) == line
    assert all(number <= len(logs[table]) for table, number in told.shown)
    assert not told.wrong


def as_shown(log: Iterable[Event], viewer: Viewer = STRANGER) -> list[Message]:
    """The events of a log as a viewer is shown them."""
    opened, *more = log
    assert isinstance(opened, Opened)
    lines = [show(line, viewer) for line in lines_of([opened, *more])]
    return [{"at": line.at, "event": line.event, "words": line.words} for line in lines]


class Wire:
    """A bare connection to a table, which sends what it is told to, twice if need be."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def until(self, **wanted: Any) -> Message:
        """The next message of which this is true."""
        while True:
            message: Message = json.loads(await self.socket.recv())
            if all(message.get(key) == value for key, value in wanted.items()):
                return message


@asynccontextmanager
async def wire(client: Client, table: str, states: str = "no") -> AsyncIterator[Wire]:
    """A bare connection of a guest."""
    url = f"ws{client.url.removeprefix('http')}/api/tables/{table}/socket?states={states}"
    headers = {"Cookie": f"{COOKIE}={client.token}"}
    async with connect(url, additional_headers=headers, compression=None, max_queue=None) as socket:
        yield Wire(socket)


async def sit_down(url: str, told: Told, tables: int, **rest: Any) -> list[Player]:
    """Two players at each of some tables, all ready to begin."""
    guests = [await introduce(url, name) for name in ("Anna", "Ben")]
    opened = [await open_table(guests[0][0], **rest) for _ in range(tables)]
    return [Player(*guest, table, told) for table in opened for guest in guests]


async def begin(players: list[Player], told: Told) -> "asyncio.Future[list[None]]":
    """Have them play, and wait until they are in the middle of it."""
    playing = asyncio.gather(*(player.play() for player in players))
    while len(told.acknowledged) < 4 * len(players):
        await asyncio.sleep(0.01)
    return playing
