"""A connection that breaks in the middle of a move, and a server that is killed and opened again."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.servers import Process
from tests.web.fingers import cell, tile
from tests.web.table import at_the_table, first, open_table, play_once, region, type_it


class Line:
    """The line between a page and its server, which can be cut, or carry nothing back."""

    def __init__(self, page: Page) -> None:
        self.is_cut = False
        self.is_deaf = False
        self.sockets: list[WebSocketRoute] = []
        page.route_web_socket("**/socket*", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.is_cut:
            socket.close(code=1001)
            return
        server = socket.connect_to_server()
        server.on_message(lambda message: None if self.is_deaf else socket.send(message))
        self.sockets.append(socket)

    def cut(self) -> None:
        self.is_cut = True
        for socket in self.sockets:
            socket.close(code=1001)
        self.sockets.clear()

    def mend(self) -> None:
        self.is_cut = self.is_deaf = False


def view(page: Page) -> dict[str, Any]:
    """The game as the server knows it, for this guest."""
    table = page.url.rpartition("/")[2]
    return dict(page.evaluate("async (table) => (await fetch(`/api/tables/${table}/view`)).json()", table))


def played_once(page: Page, move: str) -> bool:
    """Whether we have played the first move and nothing else; two bots may have answered, perhaps with the same."""
    moves = view(page)["moves"]
    return bool(moves[0] == move and len(moves) <= 3)


def open_uptown(page: Page, server: Process) -> tuple[Line, str]:
    """A game in which it is our turn, and the first move that can be played."""
    line = Line(page)
    page.goto(server.url)
    region(page, "uptown").get_by_role("button", name="Play now").click()
    at_the_table(page)
    expect(page.get_by_role("status").first).to_have_text("Your turn")
    return line, str(view(page)["legal"][0])


def test_what_was_begun_stays_when_the_line_breaks_and_is_played_once_it_is_back(page: Page, server: Process) -> None:
    line, move = open_uptown(page, server)
    piece, square = move.split("@")
    tile(page, piece).click()
    line.cut()
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    expect(tile(page, piece)).to_have_attribute("aria-pressed", "true")
    cell(page, square).click()
    line.mend()
    expect(page.get_by_role("log").get_by_text(square).first).to_be_visible()
    expect(page.get_by_text("The connection is lost.")).to_be_hidden()
    assert played_once(page, move)


def test_a_move_whose_answer_is_lost_is_not_played_twice(page: Page, server: Process) -> None:
    line, move = open_uptown(page, server)
    line.is_deaf = True
    type_it(page)(move)
    page.wait_for_function(
        "async () => (await (await fetch(`/api/tables/${location.pathname.split('/').pop()}/view`)).json()).turn > 0"
    )
    line.cut()
    line.mend()
    expect(page.get_by_role("textbox", name="Move")).to_have_value("")
    expect(page.get_by_role("status").first).to_have_text("Your turn")
    assert page.get_by_role("alert").all_inner_texts() == []
    assert played_once(page, move)


def test_a_server_that_is_killed_and_opened_again_goes_on_where_it_was(page: Page, tmp_path: Path) -> None:
    server = Process(f"sqlite:///{tmp_path}/tables.db").start()
    ear = open_table(page, server, "sudoku")
    ear.wait(ear.is_ours)
    begun = play_once(ear, type_it(page), first)
    ear.wait(ear.is_ours)
    move = first(ear.view["legal"])
    server.kill()
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    type_it(page)(move)
    server.start()
    expect(page.get_by_role("textbox", name="Move")).to_have_value("")
    ear.wait(lambda: ear.card["turn"] >= 4 and ear.is_ours())
    play_once(ear, type_it(page), first)
    assert ear.view["moves"][:3:2] == [begun, move]
    server.stop()
