"""Every page of the server and every state of a table, one after another: what the pictures are taken of."""

import json
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.server.servers import Process
from tests.web.table import OVER, TITLES, Ear, at_the_table, from_menu, open_table, play_once, type_it
from tests.web.test_table import HERE, OPEN, press
from tests.web.test_table import open_table as open_at

MOVES = {"uptown": 9, "on-top": 8, "sudoku": 10, "top-spot": 2}
SOCKET = re.compile("/socket")

States = Iterator[tuple[str, Page]]


class Line:
    """The line of a page to its table: it can fall silent after a turn, be cut, or tell of a table that is closed."""

    def __init__(self, page: Page) -> None:
        self.last_turn: int | None = None
        self.is_silent = self.is_cut = self.is_closed = False
        self.routes: list[WebSocketRoute] = []
        self.kept: list[dict[str, Any]] = []  # what was not told
        self.state: dict[str, Any] = {}  # what was told last of the table
        page.route_web_socket(SOCKET, self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        if self.is_cut:
            route.close(code=1001)
            return
        self.routes.append(route)
        route.connect_to_server().on_message(lambda text: self._tell(route, json.loads(text)))

    def _tell(self, route: WebSocketRoute, message: dict[str, Any]) -> None:
        if self.is_silent:
            self.kept.append(message)
            return
        if message["type"] == "state":
            self.is_silent = self.last_turn is not None and message["table"]["turn"] >= self.last_turn
            message["table"] |= {"phase": "closed", "to_move": None} if self.is_closed else {}
            self.state = message
        route.send(json.dumps(message))

    def tell_again(self, **table: Any) -> None:
        """Tell once more how the table is, but for what is given."""
        self.state["table"] |= table
        self.routes[-1].send(json.dumps(self.state))

    def go_on(self) -> None:
        """Tell what was kept back, and all that comes."""
        self.last_turn, self.is_silent = None, False
        kept, self.kept = self.kept, []
        for message in kept:
            self._tell(self.routes[-1], message)

    def cut(self) -> None:
        self.is_cut = True
        self.routes[-1].close(code=1001)

    def mend(self) -> None:
        self.is_cut = self.is_silent = False
        self.last_turn = None
        self.kept.clear()


def play_some(ear: Ear, game: str) -> None:
    """A game under way, by moves that are spread over the board."""
    for number in range(MOVES[game]):
        ear.wait(ear.is_ours)
        play_once(ear, type_it(ear.page), lambda moves, number=number: moves[(7 * number) % len(moves)])  # type: ignore[misc]
    ear.wait(ear.is_ours)
    ear.page.evaluate("document.activeElement.blur()")


def resign(page: Page) -> None:
    from_menu(page, "Resign")
    press(page, "Yes, resign")
    expect(page.get_by_role("status")).to_have_text(OVER)


def starts(page: Page, server: Process) -> States:
    """The start page: as it is, while games are made ready, and without the server."""
    page.goto(server.url)
    expect(page.locator("main svg").locator("visible=true").first).to_be_visible()
    yield "start", page
    page.route("**/api/games*", half_ready)
    page.reload()
    expect(page.get_by_role("progressbar").first).to_be_visible()
    yield "start-being-made-ready", page
    page.unroute_all(behavior="wait")  # the page asks again and again, also just now
    page.route("**/api/games*", lambda route: route.abort())
    page.reload()
    expect(page.get_by_role("alert")).to_be_visible()
    yield "start-server-away", page
    page.unroute_all(behavior="wait")


def half_ready(route: Route) -> None:
    games = route.fetch().json()
    route.fulfill(json=[{**game, "of": 4, "done": number} for number, game in enumerate(games)])


def set_ups(page: Page, server: Process) -> States:
    for game in TITLES:
        page.goto(f"{server.url}/new/{game}")
        expect(page.get_by_role("button", name="Open the table")).to_be_enabled()
        yield f"set-up-{game}", page


def gatherings(page: Page, server: Process) -> States:
    """A table that waits for others, as its owner and a guest see it; and the curtain between two at one screen."""
    open_at(page, server, "uptown", HERE, OPEN, OPEN)
    expect(page.get_by_role("button", name="Let phones on this Wi-Fi join")).to_be_visible()
    yield "waiting", page
    browser = page.context.browser
    assert browser
    guest = browser.new_context(locale="en-GB", viewport=page.viewport_size, reduced_motion="reduce").new_page()
    guest.goto(page.url)
    expect(guest.get_by_role("textbox", name="Your name")).to_be_visible()
    yield "waiting-guest", guest
    guest.context.close()
    open_at(page, server, "uptown", HERE, HERE)
    expect(page.get_by_role("region", name="Anna 1 is next")).to_be_visible()
    yield "curtain", page


def tables(page: Page, server: Process) -> States:
    """A game of each under way, over, and again turn by turn."""
    for game in TITLES:
        ear = open_table(page, server, game)
        play_some(ear, game)
        yield f"table-{game}", page
        resign(page)
        yield f"over-{game}", page
        page.get_by_role("link", name="Replay").or_(page.get_by_role("button", name="Replay")).click()
        expect(page.get_by_role("slider").first).to_be_visible()
        yield f"replay-{game}", page


def moments(page: Page, server: Process) -> States:
    """What happens at a table: a hint, a refusal, a bot that thinks, no connection, the settings, the end."""
    line = Line(page)
    ear = open_table(page, server, "uptown")
    play_some(ear, "uptown")
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".board [data-idea='1']").first).to_be_visible()
    yield "hints", page
    type_it(page)("sax@A1")
    expect(page.get_by_role("alert")).to_be_visible()
    yield "refused", page
    from_menu(page, "Settings")
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    yield "settings", page
    page.keyboard.press("Escape")
    line.last_turn = ear.card["turn"] + 1
    type_it(page)(ear.view["legal"][0])
    expect(page.get_by_role("status")).to_contain_text("thinking")
    yield "bot-thinks", page
    line.cut()
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    yield "connection-lost", page
    line.is_closed = True
    line.mend()
    expect(page.get_by_role("status")).to_contain_text("closed")
    expect(page.get_by_role("link", name="Set up a table")).to_be_visible()
    yield "closed", page
    line.is_closed = False


def lessons(page: Page, server: Process) -> States:
    for game in TITLES:
        page.goto(f"{server.url}/learn/{game}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        yield f"learn-{game}", page
        page.goto(f"{server.url}/learn/{game}/first-game")
        expect(page.get_by_role("status")).not_to_be_empty()
        yield f"guide-{game}", page


def real_tables(page: Page, server: Process) -> States:
    """With the box: who sits there, what is asked; and what is printed."""
    for game in TITLES:
        page.goto(f"{server.url}/at-table/{game}")
        expect(page.get_by_role("button", name="Begin", exact=True)).to_be_visible()
        yield f"sit-down-{game}", page
        page.get_by_role("button", name="Begin", exact=True).click()
        expect(page.locator("[data-piece]").first).to_be_visible()
        yield f"at-table-{game}", page
        page.goto(f"{server.url}/print/{game}")
        expect(page.locator("table").first).to_be_visible()
        yield f"print-{game}", page


def elsewhere(page: Page, server: Process) -> States:
    """Where there is nothing, and where there is no connection."""
    page.goto(f"{server.url}/replay")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    yield "replay-empty", page
    page.goto(f"{server.url}/new/nothing")
    expect(page.get_by_role("alert")).to_be_visible()
    yield "no-game", page
    page.goto(f"{server.url}/t/{'a' * 20}")
    expect(page.get_by_role("status")).to_contain_text("no such table")
    yield "no-table", page
    page.goto(f"{server.url}/no/such/page")
    expect(page.get_by_role("link", name="To the start page")).to_be_visible()
    yield "nothing", page
    page.goto(f"{server.url}/offline.html")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    yield "offline", page
    open_table(page, server, "sudoku")
    at_the_table(page)
    page.goto(server.url)
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    yield "start-my-turn", page


def every_state(page: Page, server: Process) -> States:
    for part in (starts, set_ups, gatherings, tables, moments, lessons, real_tables, elsewhere):
        yield from part(page, server)
