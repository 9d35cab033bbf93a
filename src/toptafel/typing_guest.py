"""One person at a terminal, with a seat at a table online."""

import asyncio
import codecs
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from toptafel import games
from toptafel.client import Lost, Message, Refused, Seat
from toptafel.game import Game
from toptafel.kit.text import screen
from toptafel.kit.text.words import COMMON, say
from toptafel.terminal import moves_aloud, moves_by_piece, print_hint, print_info, print_position, understood


class TypingGuest:
    """Shows what happens, and plays what is typed when it is this person's turn."""

    def __init__(self, language: str, aloud: bool = False) -> None:
        self.language = language
        self.aloud = aloud
        self.state: Message = {}
        self._lines: asyncio.Queue[str | None] | None = None
        self._turn = asyncio.Event()
        self._sat = False
        self._move = ""

    async def play(self, seat: Seat) -> Message | None:
        """Until the game is over, which is the last state, or the person stops, which is None."""
        self._lines = self._lines or typed_lines()
        self._turn.clear()
        work = {asyncio.create_task(self._hear(seat)), asyncio.create_task(self._type(seat, self._lines))}
        try:
            done, _ = await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
            return next(iter(done)).result()
        finally:
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)

    async def _hear(self, seat: Seat) -> Message:
        """Show all that happens, until the game is over."""
        async for message in seat.news():
            show(message)
            if message["type"] == "event" and message["event"]["kind"] == "played":
                self._move = message["event"]["move"]
            if message["type"] == "state" and await self._over(seat, message):
                return message
        raise Lost(1006)

    async def _over(self, seat: Seat, state: Message) -> bool:
        """Sit down once there is a table, ask for a move when it is our turn; whether the game is over."""
        card, view, before = state["table"], state["view"], self.state
        self.state = state
        self._print_finished(before.get("view"), view)
        if card["phase"] in ("over", "closed"):
            if view:
                self._draw(view)
            return True
        if not state["mine"] and not self._sat:
            self._sat = True
            await seat.sit()
        elif state["mine"] and not before.get("mine"):
            screen.show(say(COMMON, self.language, "seated", seat=state["mine"][0]))
            screen.show(say(COMMON, self.language, "how-to"))
        if view and view["legal"]:
            self._draw(view)
            self._prompt()
        return False

    def _draw(self, view: Any) -> None:
        print_position(self._game, view, self.language, self.aloud)
        sys.stdout.flush()

    def _print_finished(self, before: Any, after: Any) -> None:
        """What a move has finished, as long as both sides of it were seen."""
        if before and after and self._move and not self.aloud and after["turn"] == before["turn"] + 1:
            size = screen.columns(), screen.coloured()
            if text := self._game.draw_finished(before, self._move, after, self.language, *size):
                print(f"\n{text}", flush=True)

    def _prompt(self) -> None:
        print(f"{self._game.say(self.language, 'your-move')} > ", end="", flush=True)
        self._turn.set()

    @property
    def _game(self) -> Game:
        return games.find(self.state["table"]["game"])

    async def _type(self, seat: Seat, lines: "asyncio.Queue[str | None]") -> None:
        """Do what is typed, each line when it is our turn; until the person stops, or no more comes."""
        while (text := await lines.get()) is None or understood(text, self.language)[0] != "quit":
            if text and screen.talks() and not self._turn.is_set():
                screen.show(say(COMMON, self.language, "wait-your-turn"))
                continue
            await self._turn.wait()
            if text is None:
                break
            self._turn.clear()
            try:
                await self._do(seat, text)
            except Refused as refused:
                print(refused)
                self._prompt()
        print(say(COMMON, self.language, "stopped"), flush=True)

    async def _do(self, seat: Seat, text: str) -> None:
        """A line: a move, or a question about the game."""
        place, legal = self.state["seat"], self.state["view"]["legal"]
        meant = self._game.typed(text, self.language)
        tight = "".join(meant.split()).casefold()
        move = next((move for move in legal if move.casefold() == tight), meant)
        command, rest = understood(text, self.language)
        if text and (move in legal or not command):
            await seat.play(move, place, self.state["table"]["turn"])
            return
        if command == "hint":
            self._print_hints(await seat.ask("hint", seat=place))
        elif command == "moves" and self.aloud:
            setup = await seat.client.setup(self.state["table"])
            info_state = await seat.information_state(setup, place)
            print("\n".join(moves_aloud(info_state, self.state["view"], legal, rest, self.language)))
        elif command:
            self._answer(command, rest)
        self._prompt()

    def _answer(self, command: str, rest: str) -> None:
        """What can be answered here, without the server."""
        game, view = self._game, self.state["view"]
        if command == "moves":
            print("\n".join(moves_by_piece(game, view["legal"], rest, self.language)))
        elif command == "rules":
            print("\n".join(screen.rendered(game.rule_text(self.language))))
        elif command == "board":
            self._draw(view)
        elif command == "info":
            print_info(game, view, self.language)
        else:
            message = "help" if command == "help" else "back-online"
            screen.show(say(COMMON, self.language, message).strip())

    def _print_hints(self, answer: Message) -> None:
        for found in answer["hints"]:
            values = {name: found[name] for name in ("brings", "low", "high")}
            print_hint(found["move"], values, len(self.state["table"]["seats"]), self.language)


def show(message: dict[str, Any]) -> None:
    """What happened, in words; Refused if it is that we may not be here."""
    if message["type"] == "refused":
        raise Refused(message)
    for words in message["words"] if message["type"] == "event" else ():
        screen.show(words)
        sys.stdout.flush()


def typed_lines() -> "asyncio.Queue[str | None]":
    """What is typed, line by line, then None. A thread reads it, for which nobody waits when the program ends."""
    loop, lines = asyncio.get_running_loop(), asyncio.Queue[str | None]()

    def read() -> None:
        with suppress(RuntimeError):  # the loop has ended
            for line in raw_lines():
                loop.call_soon_threadsafe(lines.put_nowait, line)
            loop.call_soon_threadsafe(lines.put_nowait, None)

    threading.Thread(target=read, daemon=True).start()
    return lines


def raw_lines() -> Iterator[str]:
    """The lines of standard input, past its buffer: a thread that waits there would stop the program from ending."""
    decode, rest = codecs.getincrementaldecoder("utf-8")("replace").decode, ""
    while sys.stdin and (content := os.read(sys.stdin.fileno(), 4096)):
        *whole, rest = (rest + decode(content)).split("\n")
        yield from (line.strip() for line in whole)
    if rest.strip():
        yield rest.strip()
