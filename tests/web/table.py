"""What people do on the page, and what it has been told: the words in which its tests speak."""

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, Request, Response, WebSocket, expect

from tests.server.servers import Process
from tests.waiting import PATIENCE
from toptafel import games

TITLES = {game.id: game.title for game in games.all_games().values()}
OVER = re.compile(r"won\.|share the win\.")
MY_TURN = re.compile("Your turn|’s turn")

Act = Callable[[str], None]
Choose = Callable[[list[str]], str]


class Ear:
    """All that a page is told by the server, and where else it asks."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.states: list[dict[str, Any]] = []
        self.frames: list[str] = []
        self.asked: set[str] = set()
        self.answers: list[Response] = []
        page.on("websocket", self._listen)
        page.on("request", self._note)
        page.on("response", lambda answer: self.answers.append(answer))

    def _note(self, request: Request) -> None:
        self.asked.add(request.url)

    def _listen(self, socket: WebSocket) -> None:
        self.asked.add(socket.url)
        socket.on("framereceived", lambda frame: self._hear(str(frame)))

    def _hear(self, frame: str) -> None:
        self.frames.append(frame)
        message = json.loads(frame)
        if message["type"] == "state":
            self.states.append(message)

    @property
    def card(self) -> dict[str, Any]:
        return dict(self.states[-1]["table"])

    @property
    def view(self) -> dict[str, Any]:
        return dict(self.states[-1]["view"])

    def is_ours(self) -> bool:
        """Whether it is our turn, or the game is over."""
        if not self.states or self.states[-1]["view"] is None:
            return False
        return self.card["phase"] != "playing" or self.card["to_move"] in self.states[-1]["mine"]

    def wait(self, until: Callable[[], bool]) -> None:
        """Wait for news; a refusal that is shown instead is the reason why there are none."""
        give_up = time.monotonic() + PATIENCE
        while not until():
            assert time.monotonic() < give_up, f"nothing has come: {self.page.get_by_role('alert').all_inner_texts()}"
            self.page.wait_for_timeout(5)


def open_table(page: Page, server: Process, game: str) -> Ear:
    """Two clicks: the page, and Play now."""
    ear = Ear(page)
    page.goto(server.url)
    region(page, game).get_by_role("button", name="Play now").click()
    at_the_table(page)
    return ear


def region(page: Page, game: str) -> Any:
    """A game on the start page."""
    return page.get_by_role("region", name=TITLES[game], exact=True)


def at_the_table(page: Page) -> str:
    """The name of the table, once there is something to play."""
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("group", name="Actions")).to_be_visible()
    return page.url.rpartition("/")[2]


def play_to_the_end(ear: Ear, act: Act, choose: Choose) -> list[str]:
    """Play until the game is over; what we played. Each move is what the server took it for."""
    ours: list[str] = []
    while True:
        ear.wait(ear.is_ours)
        if ear.card["phase"] == "over":
            return ours
        ours.append(play_once(ear, act, choose))


def play_once(ear: Ear, act: Act, choose: Choose) -> str:
    """Play one move, and see that it is the one that was meant."""
    expect(ear.page.get_by_role("status").first).to_have_text(MY_TURN)
    turn, move = ear.view["turn"], choose(ear.view["legal"])
    act(move)
    ear.wait(lambda: bool(ear.card["turn"] > turn))
    assert ear.view["moves"][turn] == move
    return move


def type_it(page: Page) -> Act:
    """The notation, in the box."""

    def act(move: str) -> None:
        box = move_box(page)
        box.fill(move)
        box.press("Enter")

    return act


def move_box(page: Page) -> Locator:
    """Where a move is typed: it unfolds for whoever goes by Tab."""
    box = page.get_by_role("textbox", name="Move")
    if not box.is_visible():
        page.keyboard.press("Tab")
    expect(box).to_be_visible()
    return box


def from_menu(page: Page, name: str) -> None:
    """Press something that stands below the board, or on a phone in the menu."""
    button = page.get_by_role("button", name=name, exact=True)
    if not button.is_visible():
        page.get_by_role("button", name="Menu", exact=True).click()
    button.click()


def first(moves: list[str]) -> str:
    return moves[0]


def middle(moves: list[str]) -> str:
    return moves[len(moves) // 2]
