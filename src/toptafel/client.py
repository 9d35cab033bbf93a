"""The protocol from the other side: become a guest, open a table, sit down, play, watch. See docs/protocol.md.

Everything goes through the public protocol, so that a bot can play from any machine.
"""

import asyncio
import itertools
import json
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from http.client import HTTPException
from typing import Any, TypeVar
from urllib.parse import quote, urlencode, urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from toptafel import games
from toptafel.bots.bot import Bot, find
from toptafel.game import InputError, Setup
from toptafel.kit import chance
from toptafel.kit.text.words import COMMON, say
from toptafel.position import Position
from toptafel.table import InformationState

COOKIE = "toptafel"
PATIENCE = 30.0  # seconds until a server that does not answer is given up
BREATH = 0.5  # seconds until something is sent again
AGAIN = ("too-fast", "cannot-store")  # reasons after which the same message is sent again for a while
OVERTAKEN = (
    "too-late", "not-your-turn", "not-your-seat", "out-of-the-game", "seat-left", "time-is-up",
    "table-is-paused", "table-is-over", "table-is-closed",
)  # reasons why a move was for a table that is not so any more; the next state tells how it is  # fmt: skip
FINAL = (4001, 4003, 4004, 4005)  # codes of closing after which it makes no sense to come back
LARGEST = 4 << 20  # bytes of a message
ANSWERS = ("ack", "refused", "hints", "completions", "imagined")

Message = dict[str, Any]
T = TypeVar("T")


class Refused(Exception):
    """The server said no, and why."""

    def __init__(self, answer: Mapping[str, Any]) -> None:
        super().__init__(answer["words"])
        self.reason: str = answer["reason"]
        self.details: dict[str, Any] = answer["details"]
        self.turn: int = answer.get("turn", 0)


class Lost(Exception):
    """The connection has ended; `code` says why, as the protocol lists it."""

    def __init__(self, code: int) -> None:
        super().__init__(f"the connection was closed ({code})")
        self.code = code


class Silent(InputError):
    """Nobody answers at an address."""


class Client:
    """A guest of a server, known by the token in its cookie."""

    def __init__(self, url: str, token: str = "", language: str = "en") -> None:
        self.url = check_url(url, language)
        self.token = token
        self.language = language

    async def introduce(self, name: str) -> Message:
        """Become a guest of a name."""
        guest: Message = await self.request("POST", "api/guest", {"name": name})
        return guest

    async def open_table(self, game: str, seats: list[dict[str, str]], **rest: Any) -> Message:
        """Open a table; `seats` are plans like {"kind": "open"} or {"kind": "bot", "level": "easy"}."""
        card: Message = await self.request("POST", "api/tables", {"game": game, "seats": seats, **rest})
        return card

    async def request(self, method: str, path: str, body: object = None) -> Any:
        """A request and its answer; Refused if the server says no."""
        return await asyncio.to_thread(self._request, method, path, body)

    def _request(self, method: str, path: str, body: object) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Accept-Language": self.language}
        if self.token:
            headers["Cookie"] = f"{COOKIE}={self.token}"
        asked = urllib.request.Request(f"{self.url}/{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
                self._keep_cookie(answer.headers.get_all("Set-Cookie") or [])
                content = answer.read()
                is_json = answer.headers.get_content_type() == "application/json"
                return json.loads(content) if is_json else content.decode()
        except urllib.error.HTTPError as error:
            raise refusal(error) from error
        except (OSError, HTTPException, ValueError) as error:
            raise self._silent(getattr(error, "reason", error)) from error

    def _silent(self, problem: object) -> Silent:
        return Silent(say(COMMON, self.language, "no-answer", url=self.url, problem=str(problem)))

    def _keep_cookie(self, cookies: list[str]) -> None:
        for cookie in cookies:
            name, _, value = cookie.partition(";")[0].partition("=")
            if name.strip() == COOKIE:
                self.token = value.strip('"')

    @asynccontextmanager
    async def connect(self, table: str, after: int | None = None, states: bool = True) -> AsyncIterator["Seat"]:
        """A connection to a table, from after an event on."""
        asked = {"language": self.language, "states": "yes" if states else "no"}
        if after is not None:
            asked["after"] = str(after)
        url = f"ws{self.url.removeprefix('http')}/api/tables/{quote(table, safe='')}/socket?{urlencode(asked)}"
        headers = {"Cookie": f"{COOKIE}={self.token}"} if self.token else {}
        try:
            socket = await connect(url, additional_headers=headers, compression=None, max_size=LARGEST, max_queue=None)
        except (OSError, WebSocketException, TimeoutError, ValueError) as error:
            raise self._silent(error) from error
        async with socket:
            seat = Seat(self, table, socket)
            try:
                yield seat
            finally:
                seat.stop()

    async def setup(self, card: Message) -> Setup:
        """The set-up of a table, from its card."""
        game = games.find(card["game"])
        edition = None
        if "#" in card["edition"]:
            edition = game.load_edition(json.dumps(await self.request("GET", f"api/tables/{card['table']}/edition")))
        elif card["edition"]:
            edition = game.editions[card["edition"]]
        return game.set_up(len(card["seats"]), card["options"], edition)


class Seat:
    """A live connection to a table: what it has been sent, and what one can ask of it."""

    def __init__(self, client: Client, table: str, socket: ClientConnection) -> None:
        self.client = client
        self.table = table
        self.socket = socket
        self.number = 0
        self.state: Message | None = None
        self._ids = itertools.count(1)
        self._prefix = secrets.token_hex(6)
        self._answers: dict[str, asyncio.Future[Message]] = {}
        self._news: asyncio.Queue[Message | None] = asyncio.Queue()
        self._reader = asyncio.create_task(self._read())

    def stop(self) -> None:
        """Leave the table."""
        self._reader.cancel()

    async def _read(self) -> None:
        """Sort what comes in: answers to those who wait for them, the rest to whoever listens."""
        try:
            async for text in self.socket:
                self._sort(json.loads(text))
        except ConnectionClosed:
            pass
        finally:
            self._news.put_nowait(None)
            for waiting in self._answers.values():
                if not waiting.done():
                    waiting.set_exception(Lost(self.socket.close_code or 1006))
                    waiting.exception()  # whoever sent it may have noticed by themselves

    def _sort(self, message: Message) -> None:
        if message["type"] in ANSWERS and message["id"] in self._answers:
            waiting = self._answers.pop(message["id"])
            if not waiting.done():
                waiting.set_result(message)
            return
        if message["type"] == "event":
            self.number = message["number"]
        if message["type"] == "state":
            self.state, self.number = message, message["number"]
        self._news.put_nowait(message)

    async def news(self) -> AsyncIterator[Message]:
        """What the server sends, until the connection ends, which is a Lost."""
        while (message := await self._news.get()) is not None:
            yield message
        raise Lost(self.socket.close_code or 1006)

    async def ask(self, kind: str, id: str = "", **rest: Any) -> Message:  # noqa: A002 - its name in the protocol
        """Ask something and wait for the answer; Refused if it is no.

        What was too fast or could not be stored is sent again with the same id, until patience ends.
        """
        name = id or f"{self._prefix}-{next(self._ids)}"
        give_up = time.monotonic() + PATIENCE
        while True:
            answer = await self._ask({"type": kind, "id": name, **rest})
            if answer["type"] != "refused":
                return answer
            if answer["reason"] not in AGAIN or time.monotonic() > give_up:
                raise Refused(answer)
            await asyncio.sleep(BREATH)

    async def _ask(self, message: Message) -> Message:
        """Send a message and wait for what is said to it."""
        waiting = self._answers[message["id"]] = asyncio.get_running_loop().create_future()
        try:
            await self.socket.send(json.dumps(message))
        except ConnectionClosed as error:
            raise Lost(self.socket.close_code or 1006) from error
        answer: Message = await waiting
        return answer

    async def sit(self, seat: int | None = None) -> Message:
        """Sit down, with random bytes of this device."""
        return await self.ask("sit", random=secrets.token_hex(32), seat=seat)

    async def play(self, move: str, seat: int, turn: int) -> Message:
        """Play a move that is meant for a turn; the answer of the server."""
        return await self.ask("play", move=move, seat=seat, turn=turn)

    async def information_state(self, setup: Setup, seat: int) -> InformationState:
        """What a seat knows, as something that bots can think about."""
        imagined = await self.ask("imagine", seat=seat)
        return InformationState(Position.started(setup, imagined["deal"]).after(imagined["moves"]), seat)


async def stay(client: Client, table: str, work: Callable[[Seat], Awaitable[T]], after: int | None = None) -> T:
    """Do something at a table; if the connection is lost, go on with the next one, from the last event on."""
    give_up = 0.0
    while True:
        try:
            async with client.connect(table, after) as seat:
                try:
                    return await work(seat)
                finally:
                    after = seat.number or after
        except Lost as lost:
            if lost.code in FINAL:
                raise
            give_up = time.monotonic() + PATIENCE
        except Silent:
            if time.monotonic() > give_up:
                raise
        await asyncio.sleep(1.0)


async def play_as(client: Client, table: str, bot_name: str) -> Message:
    """Let a bot take a seat, or go on with those it has, until the game is over; the last state of the table."""
    return await stay(client, table, lambda seat: play_on(client, seat, bot_name))


async def play_on(client: Client, seat: Seat, bot_name: str) -> Message:
    """Play the seats that are ours, on one connection, until the game is over."""
    setup: Setup | None = None
    sat = False
    async for message in seat.news():
        if message["type"] == "refused":
            raise Refused(message)
        if message["type"] != "state":
            continue
        card, mine = message["table"], message["mine"]
        bot = find(bot_name, games.find(card["game"]))
        if card["phase"] in ("over", "closed"):
            return message
        if not mine and not sat:
            sat = True
            await seat.sit()
        if is_turn(card, mine):
            setup = setup or await client.setup(card)
            await move(seat, bot, setup, card["to_move"], card["turn"])
    raise Lost(1006)


def is_turn(card: Message, mine: list[int]) -> bool:
    """Whether one of our seats is to move, and we still play for it."""
    seat = card["to_move"]
    return (
        card["phase"] == "playing" and seat in mine and not (card["seats"][seat]["left"] or card["seats"][seat]["out"])
    )


async def move(seat: Seat, bot: Bot, setup: Setup, place: int, turn: int) -> None:
    """Choose a move and play it, unless it is overtaken by something else."""
    try:
        info_state = await seat.information_state(setup, place)
        if info_state.position.turn == turn:
            text = await asyncio.to_thread(bot.choose, info_state, chance.fresh_generator())
            await seat.play(text, place, turn)
    except Refused as refused:
        if refused.reason not in OVERTAKEN:
            raise


def check_url(url: str, language: str = "en") -> str:
    """The address of a server without what belongs to a table; an InputError if it is none."""
    try:
        parts = urlsplit(url)
        known = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        known = False
    if not known:
        raise InputError(say(COMMON, language, "bad-url", url=url))
    return f"{parts.scheme}://{parts.netloc}{parts.path.partition('/t/')[0]}".rstrip("/")


def table_of(url: str) -> str:
    """The table of a link; nothing if it is the address of a server alone."""
    return urlsplit(url).path.partition("/t/")[2].strip("/")


def refusal(error: urllib.error.HTTPError) -> Exception:
    """What a server meant by an error."""
    try:
        return Refused(json.loads(error.read()))
    except (ValueError, KeyError, TypeError):
        return InputError(f"{error.url} answered {error.code} {error.reason}")
