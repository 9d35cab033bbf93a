"""One socket to a table: what comes in is checked at this edge, what goes out waits in a queue of its own."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from toptafel.game import STRANGER, Fault, Refusal
from toptafel.kit import chance
from toptafel.position import Position
from toptafel.server import messages
from toptafel.server.desk import setup_of
from toptafel.server.eyes import Viewer, looking, show
from toptafel.server.house import House
from toptafel.server.limits import Rate
from toptafel.server.log import No, Who
from toptafel.server.people import Guest, tidy_text
from toptafel.server.room import Room, encode
from toptafel.server.store import Unavailable

SLOW, FLOOD, FOREIGN, NO_TABLE, FULL = 4008, 4029, 4003, 4004, 4013  # codes of closing
FORGIVEN = 50  # messages that may come too fast, more than in time, before the socket is closed
LATER = 1013  # the database does not answer: try again

decode = msgspec.json.Decoder(messages.Incoming).decode


class Named(msgspec.Struct):
    """As much of a message as is needed to say which one it was."""

    id: messages.Id


read_name = msgspec.json.Decoder(Named).decode


def name_of(text: str | bytes) -> str:
    """The id of a message that may be nonsense otherwise; nothing if it has none."""
    try:
        return read_name(text).id
    except (msgspec.DecodeError, UnicodeDecodeError):
        return ""


class Socket:
    """A connection of somebody, or of a stranger, to a table."""

    def __init__(self, house: House, socket: WebSocket[Any, Any, Any], token: str | None, language: str) -> None:
        self.house = house
        self.socket = socket
        self.token = token
        self.viewer = Viewer(language=language)
        self.guest = ""
        self.wants_states = False
        self.room: Room | None = None
        self.rate = Rate(house.settings.limits.messages_a_second, 2 * house.settings.limits.messages_a_second)
        self.too_fast = 0
        self.closing = 0
        self._queue: asyncio.Queue[bytes | Iterator[bytes]] = asyncio.Queue(house.settings.limits.waiting_messages)
        self._telling = False  # whether a part of the history is on its way
        self._hinting = False

    def put(self, message: bytes | Iterator[bytes]) -> None:
        """Queue a message, or several that are made when they are sent; a slow reader is dropped, and may resume."""
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            if not self.closing:
                self.house.metrics.dropped += 1
                self.close(SLOW)

    def close(self, code: int) -> None:
        """Have the connection closed with a code."""
        if not self.closing:
            self.closing = code
            while not self._queue.empty():
                self._queue.get_nowait()
            self._queue.put_nowait(b"")

    async def turn_away(self, no: No, code: int) -> None:
        """Say why nobody is let in, and close."""
        await self.socket.accept()
        await self.socket.send_text(encode(self._refused("", no)))
        await self.socket.close(code)

    async def run(self, table: str, after: int | None, states: bool) -> None:
        """Everything between accepting a connection and closing it."""
        await self.socket.accept()
        writer = asyncio.create_task(self._write())
        try:
            self.room = await self._find_room(table)
            await self._begin(self.room, after, states)
            await self._read()
        except No as no:
            self.put(encode(self._refused("", no)))
            await asyncio.sleep(0)
            self.close_after(NO_TABLE)
        except Unavailable:
            self.put(encode(self._refused("", No("cannot-store"))))
            self.close_after(LATER)
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            if self.room is not None:
                self.room.leave(self)
            if not self.closing:
                self.close(1000)
            with suppress(asyncio.CancelledError):
                await writer

    def close_after(self, code: int) -> None:
        """Have the connection closed once the queue is empty."""
        self.closing = code
        with suppress(asyncio.QueueFull):
            self._queue.put_nowait(b"")

    async def _write(self) -> None:
        """Send what is queued, until the end."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while message := await self._queue.get():
                for one in (message,) if isinstance(message, bytes) else message:
                    await self.socket.send_text(one)
                self._telling &= isinstance(message, bytes)
            await self.socket.close(self.closing)

    async def _find_room(self, table: str) -> Room:
        """The table, once its game is ready; until then, how far it is."""
        loading = asyncio.ensure_future(self.house.room(table))
        while not loading.done():
            done, _ = await asyncio.wait([loading], timeout=1.0)
            if not done:
                self.put(encode(await self._progress(table)))
        return loading.result()

    async def _progress(self, table: str) -> messages.Preparing:
        opened, *_ = await self.house.log(table)
        return messages.Preparing(*self.house.kitchen.progress(setup_of(opened)))

    async def _begin(self, room: Room, after: int | None, states: bool) -> None:
        """Say where the table stands; from then on all that happens. Nothing can come in between."""
        guest = await self.house.people.find(self.token)
        self.guest = guest.id if guest else ""
        self.wants_states = states
        self.viewer = looking(room.desk, self.guest, self.viewer)
        if after is not None:
            self._resume(room, after)
        self.put(room.state_for(self))
        room.enter(self)
        if not self.house.kitchen.is_ready(room.desk.setup):
            self.house.kitchen.ask(room.desk.setup)
            self.put(encode(messages.Preparing(*self.house.kitchen.progress(room.desk.setup))))

    def _resume(self, room: Room, after: int) -> None:
        """Send the events after a number: however many, one place in the queue."""
        viewer = self.viewer
        self._telling = True
        self.put(encode(show(line, viewer)) for line in room.history(after))

    async def _read(self) -> None:
        """Answer messages until there are no more."""
        while not self.closing:
            received: dict[str, Any] = dict(await self.socket.receive())
            if received["type"] == "websocket.disconnect":
                return
            self.house.metrics.messages += 1
            text = received.get("text") or received.get("bytes") or b""
            if self.rate.allows():
                self.too_fast = max(0, self.too_fast - 1)
                await self._answer(text)
            else:
                self._slow_down(text)

    def _slow_down(self, text: str | bytes) -> None:
        self.too_fast += 1
        if self.too_fast > FORGIVEN:
            self.close(FLOOD)
        else:
            self.put(encode(self._refused(name_of(text), No("too-fast"))))

    async def _answer(self, text: str | bytes) -> None:
        """Do what a message asks for, or say why not."""
        assert self.room is not None
        name = ""
        try:
            message = decode(text)
            name = message.id
            answer = ANSWERS.get(type(message))
            if answer:
                await answer(self, self.room, message)
            else:
                await self._order(self.room, message)
        except (msgspec.DecodeError, UnicodeDecodeError) as problem:
            self.put(encode(self._refused(name_of(text), No("bad-message", problem=str(problem)))))
        except (No, Refusal) as no:
            self.put(encode(self._refused(name, no)))
        except Fault as fault:
            self.put(encode(self._refused(name, No("bad-message", problem=str(fault)))))
        except Unavailable:
            self.put(encode(self._refused(name, No("cannot-store"))))

    def _refused(self, name: str, no: No | Refusal) -> messages.Refused:
        self.house.metrics.refused += 1
        turn = self.room.desk.turn if self.room else 0
        return messages.Refused(name, no.reason, no.details, no.say(self.viewer.language), turn)

    async def _guest(self) -> Guest:
        """Who is on the other end; a No for a stranger, and for whom the host does not want."""
        guest = await self.house.people.find(self.token)
        if guest is None:
            raise No("no-guest")
        if guest.banned:
            raise No("banned")
        if not self.house.gate.orders.allows(guest.id):
            raise No("too-fast")
        return guest

    async def _order(self, room: Room, order: messages.Order) -> None:
        """Something that goes into the log."""
        guest = await self._guest()
        if isinstance(order, messages.Say):
            if guest.silenced:
                raise No("silenced")
            if not self.house.gate.chat.allows(guest.id):
                raise No("too-fast")
            order = msgspec.structs.replace(order, text=tidy_text(order.text))
        who = Who(self.house.clock.now(), guest.id, guest.name)
        await room.order(who, order, lambda number: self.put(encode(messages.Ack(order.id, number))))

    async def _look(self, room: Room, message: messages.Look) -> None:
        if message.seat is not None and message.seat not in room.desk.seats_of(self.guest):
            raise No("not-your-seat", seat=message.seat)
        self.viewer = replace(self.viewer, seat=STRANGER if message.seat is None else message.seat)
        self._done(room, message)
        self.put(room.state_for(self))

    async def _ask(self, room: Room, message: messages.Ask) -> None:
        self._done(room, message)
        self.put(room.state_for(self))

    async def _events(self, room: Room, message: messages.Events) -> None:
        if self._telling:
            raise No("too-fast")
        self._done(room, message)
        self._resume(room, message.after)

    def _done(self, room: Room, message: messages.Question) -> None:
        self.put(encode(messages.Ack(message.id, room.desk.number)))

    def _position(self, room: Room, seat: int) -> Position:
        """What is on the table, for one who sits there; a No before the deal, and for others."""
        if seat not in room.desk.seats_of(self.guest):
            raise No("not-your-seat", seat=seat)
        if room.desk.position is None:
            raise No(f"table-is-{room.desk.phase}")
        return room.desk.position

    async def _complete(self, room: Room, message: messages.Complete) -> None:
        ends = self._position(room, message.seat).complete(message.beginning, message.seat)
        self.put(encode(messages.Completions(message.id, message.beginning, ends)))

    async def _imagine(self, room: Room, message: messages.Imagine) -> None:
        """A deal that could be the true one for all that the seat knows; for those who know as much, the same one."""
        desk, position = room.desk, self._position(room, message.seat)
        source = chance.generator(f"{room.table} {desk.number} {message.seat}")
        deal = position.redeal(message.seat, source).deal
        self.put(encode(messages.Imagined(message.id, message.seat, desk.turn, dict(deal), list(desk.moves))))

    async def _hint(self, room: Room, message: messages.Hint) -> None:
        """Think apart, so that other messages are answered meanwhile."""
        desk = room.desk
        if not desk.opened.hints:
            raise No("no-hints")
        position = self._position(room, message.seat)
        if desk.to_move is None:
            raise desk.game.refuse("game-over")
        if desk.to_move != message.seat:
            raise desk.game.refuse("not-your-turn", seat=desk.to_move)
        if self._hinting:
            raise No("too-fast")
        if not self.house.kitchen.is_ready(desk.setup, "hints"):
            self.house.kitchen.ask(desk.setup)
            raise No("not-ready", title=desk.game.title)
        self._hinting = True
        asyncio.get_running_loop().create_task(self._think(position, message, desk.turn))

    async def _think(self, position: Position, message: messages.Hint, turn: int) -> None:
        try:
            found = await self.house.thinkers.hints(position, message.seat)
        finally:
            self._hinting = False
        lines = [messages.HintLine(one.move, one.brings, one.low, one.high) for one in found]
        self.put(encode(messages.Hints(message.id, turn, lines)))


Answer = Callable[[Socket, Room, Any], Awaitable[None]]
ANSWERS: dict[type, Answer] = {
    messages.Look: Socket._look,
    messages.Ask: Socket._ask,
    messages.Events: Socket._events,
    messages.Complete: Socket._complete,
    messages.Imagine: Socket._imagine,
    messages.Hint: Socket._hint,
}
