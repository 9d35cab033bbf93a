"""The servers that the load benchmark compares: ours, a bare one, and boardgame.io's."""

import asyncio
import json
import secrets
import shutil
import sys
from pathlib import Path

from benchmarks.loads import SQUARES, Peer, Seat, Table


class Toptafel(Peer):
    """`toptafel serve`. Whoever has several seats may have them at several tables: four guests a table, used again."""

    def __init__(self, core: int, states: bool) -> None:
        super().__init__(core)
        self.name = "toptafel, with states" if states else "toptafel"
        self.states = "yes" if states else "no"
        self.cookies: list[str] = []

    def command(self, folder: Path) -> list[str]:
        database = f"sqlite:///{folder / 'tables.db'}"
        serve = [sys.executable, "-m", "toptafel", "serve", "--port", str(self.port), "--database", database]
        return [*serve, "--limits", "1000"]

    async def warm(self) -> None:
        """Wait until the games are compiled."""
        for _ in range(1200):
            cards = json.loads(self.request("GET", "/api/games", None)[1])
            if all(card["done"] == card["of"] for card in cards):
                return
            await asyncio.sleep(0.5)

    def guest(self, number: int) -> str:
        """The cookie of a guest; each has a seat at one table of a load."""
        while len(self.cookies) <= number:
            headers, _ = self.request("POST", "/api/guest", {"name": f"Guest {len(self.cookies)}"})
            self.cookies.append(headers["set-cookie"].partition(";")[0])
        return self.cookies[number]

    async def seat(self, table: Table) -> None:
        number = self.seated = getattr(self, "seated", 0) + 1
        cookies = [self.guest((4 * number + place) % 4000) for place in range(4)]
        order = {
            "game": "sudoku",
            "options": {"referee": "table"},
            "seats": [{"kind": "open"}] * 4,
        }
        table.name = json.loads(self.request("POST", "/api/tables", order, Cookie=cookies[0])[1])["table"]
        for place, cookie in enumerate(cookies):
            seat = Seat(table, place)
            await seat.connect(self.port, self._path(table), f"Cookie: {cookie}\r\n")
            table.seats.append(seat)
            sit = {"type": "sit", "id": "sit", "seat": place, "random": secrets.token_hex(16)}
            seat.wire.send(json.dumps(sit).encode())

    def _path(self, table: Table) -> str:
        return f"/api/tables/{table.name}/socket?states={self.states}"

    async def watch(self, table: Table) -> Seat:
        seat = Seat(table, -1)
        await seat.connect(self.port, self._path(table))
        return seat

    def play(self, table: Table, seat: Seat, turn: int) -> None:
        order = f'{{"type":"play","id":"{turn}","seat":{seat.place},"turn":{turn},"move":"{table.squares[turn]}"}}'
        seat.wire.send(order.encode())

    def hear(self, seat: Seat, text: bytes) -> None:
        if text.startswith(b'{"type":"event"'):
            if b'"kind":"played"' in text:
                if seat.place >= 0:
                    seat.table.heard_move()
            elif b'"kind":"dealt"' in text and seat.place == 0:
                seat.wire.send(b'{"type":"ask","id":"ask"}')
        elif text.startswith(b'{"type":"state"') and not seat.table.squares and b'"phase":"playing"' in text:
            golden = json.loads(text)["view"]["board"]
            seat.table.squares = [square for square in SQUARES if square not in golden]
            seat.table.ready.set()
        elif text.startswith(b'{"type":"refused"'):
            seat.table.fail(text)


class Clone(Toptafel):
    """The server of another clone, which has its own Python."""

    def __init__(self, clone: Path, core: int, states: bool = False) -> None:
        super().__init__(core, states)
        self.name = f"{clone.resolve().name}{', with states' if states else ''}"
        self.python = clone.resolve() / ".venv" / "bin" / "python"

    def command(self, folder: Path) -> list[str]:
        return [str(self.python), *super().command(folder)[1:]]


class Bare(Peer):
    """A server of the parts that ours is made of, which only passes texts on: no rules, no log, no words."""

    name = "a bare room server"

    def command(self, folder: Path) -> list[str]:
        return [sys.executable, "bare.py", str(self.port)]

    async def seat(self, table: Table) -> None:
        table.name = secrets.token_hex(8)
        for place in range(4):
            seat = Seat(table, place)
            await seat.connect(self.port, f"/{table.name}")
            table.seats.append(seat)
        table.ready.set()

    def play(self, table: Table, seat: Seat, turn: int) -> None:
        order = f'{{"type":"play","id":"{turn}","seat":{seat.place},"turn":{turn},"move":"{SQUARES[turn]}"}}'
        seat.wire.send(order.encode())

    def hear(self, seat: Seat, text: bytes) -> None:
        seat.table.heard_move()


class Boardgame(Peer):
    """boardgame.io on Node, its tables in memory, as it comes."""

    name = "boardgame.io"

    def command(self, folder: Path) -> list[str]:
        return [shutil.which("node") or "node", "boardgame_io.js", str(self.port)]

    async def seat(self, table: Table) -> None:
        made = self.request("POST", "/games/tiles/create", {"numPlayers": 4})[1]
        table.name = json.loads(made)["matchID"]
        for place in range(4):
            joined = self.request(
                "POST", f"/games/tiles/{table.name}/join", {"playerID": str(place), "playerName": f"Guest {place}"}
            )[1]
            seat = Seat(table, place)
            seat.credentials = json.loads(joined)["playerCredentials"]
            await seat.connect(self.port, "/socket.io/?EIO=4&transport=websocket")
            table.seats.append(seat)

    async def watch(self, table: Table) -> Seat:
        seat = Seat(table, -1)
        await seat.connect(self.port, "/socket.io/?EIO=4&transport=websocket")
        return seat

    def play(self, table: Table, seat: Seat, turn: int) -> None:
        action = {
            "type": "MAKE_MOVE",
            "payload": {"type": "lay", "args": [turn], "playerID": str(seat.place), "credentials": seat.credentials},
        }
        self._emit(seat, "update", action, turn, table.name, str(seat.place))

    def _emit(self, seat: Seat, *what: object) -> None:
        seat.wire.send(b"42/tiles," + json.dumps(what).encode())

    def hear(self, seat: Seat, text: bytes) -> None:
        if text.startswith(b"0{"):
            seat.wire.send(b"40/tiles,")
        elif text == b"2":
            seat.wire.send(b"3")
        elif text.startswith(b"40/tiles"):
            place = None if seat.place < 0 else str(seat.place)
            self._emit(seat, "sync", seat.table.name, place, seat.credentials, 4)
        elif text.startswith(b'42/tiles,["sync"') and seat.place >= 0:
            seat.table.told += 1
            if seat.table.told == 4:
                seat.table.ready.set()
        elif text.startswith(b'42/tiles,["update"') and seat.place >= 0:
            seat.table.heard_move()
