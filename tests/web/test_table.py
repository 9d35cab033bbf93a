"""The live table: what happens around the moves. By roles and names, as people and screen readers meet it."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from tests.server.servers import Process
from tests.web.conftest import opened, watched
from tests.web.table import move_box

HERE, OPEN, BOT = {"kind": "here"}, {"kind": "open"}, {"kind": "bot", "level": "gentle"}
OPENING = """async (opening) => {
    const send = (path, body) => fetch(path, {
        method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)});
    await send("/api/guest", {name: "Anna"});
    return (await (await send("/api/tables", opening)).json()).table;
}"""

NOTE_STATUS = """() => {
    window.said = [];
    const note = () => said.push(document.querySelector("[role=status]").textContent.trim());
    note();
    new MutationObserver(note).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""


@pytest.fixture
def friend(browser: Browser) -> Iterator[Page]:
    context = opened(browser)
    yield watched(context.new_page())
    context.close()


def open_table(page: Page, server: Process, game: str, *seats: dict[str, str], **opening: Any) -> str:
    """A table that this page has opened as Anna, and where it is now."""
    page.goto(server.url)
    table = str(page.evaluate(OPENING, {"game": game, "seats": seats, **opening}))
    page.goto(f"{server.url}/t/{table}")
    return table


def heard_by(page: Page) -> list[dict[str, Any]]:
    """All that a page is sent over sockets, from now on."""
    heard: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(json.loads(frame))))
    return heard


def status(page: Page) -> Locator:
    return page.get_by_role("status")


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def play(page: Page, table: str, seat: int = 0) -> str:
    """Type the first legal move of a seat."""
    asked = f"/api/tables/{table}/view?seat={seat}"
    legal = page.evaluate("async (path) => (await (await fetch(path)).json()).legal", asked)
    box = move_box(page)
    box.fill(legal[0])
    box.press("Enter")
    expect(box).to_have_value("")
    return str(legal[0])


def sit_down(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_role("textbox", name="Your name").fill(name)
    press(page, "Sit down")


def test_a_curtain_hides_the_next_hand_until_its_player_is_there(page: Page, server: Process) -> None:
    heard = heard_by(page)
    table = open_table(page, server, "sudoku", HERE, HERE)
    seen = lambda: {message["seat"] for message in heard if message["type"] == "state"}  # noqa: E731
    card = page.get_by_text("Your card:")
    expect(page.get_by_role("region", name="Anna 1 is next")).to_be_visible()
    assert seen() == {None}
    press(page, "I am Anna 1")
    expect(card).to_be_visible()
    page.evaluate(NOTE_STATUS)
    play(page, table)
    expect(page.get_by_role("region", name="Anna 2 is next")).to_be_visible()
    said = page.evaluate("said.filter((text, at) => text !== said[at - 1])")
    assert said[:2] == ["Anna 1’s turn", "Anna 1 has played."]  # over whose card nobody else's turn begins
    expect(card).to_have_count(0)
    assert seen() == {None, 0}
    press(page, "I am Anna 2")
    expect(card).to_be_visible()
    assert seen() == {None, 0, 1}
    expect(page.get_by_role("log")).to_contain_text("Anna 1 lays")
    expect(page.get_by_role("log")).not_to_contain_text("Anna 1 draws")


def test_there_is_no_curtain_where_all_lies_open(page: Page, server: Process) -> None:
    table = open_table(page, server, "on-top", HERE, HERE)
    expect(status(page)).to_have_text("Anna 1’s turn")
    play(page, table, 0)
    expect(status(page)).to_have_text("Anna 2’s turn")
    play(page, table, 1)
    expect(status(page)).to_have_text("Anna 1’s turn")


def test_a_move_made_without_a_connection_is_sent_once_when_it_is_back(page: Page, server: Process) -> None:
    lines: list[WebSocketRoute] = []
    cut = False

    def connect(line: WebSocketRoute) -> None:
        if cut:
            line.close(code=1001)
        else:
            line.connect_to_server()
            lines.append(line)

    page.route_web_socket(re.compile("/socket"), connect)
    table = open_table(page, server, "sudoku", HERE)
    expect(status(page)).to_have_text("Your turn")
    view = f"/api/tables/{table}/view"
    move = page.evaluate("async (path) => (await (await fetch(path)).json()).legal[0]", view)
    cut = True
    lines[-1].close(code=1001)
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    box = move_box(page)
    box.fill(move)
    box.press("Enter")
    expect(page.get_by_text("Your move will be sent then.")).to_be_visible()
    cut = False
    expect(box).to_have_value("")
    expect(page.get_by_text("The connection is lost.")).to_have_count(0)
    assert page.evaluate("async (path) => (await (await fetch(path)).json()).moves", view) == [move]


def test_seats_and_spectators_talk_apart_and_spectators_see_no_hand(
    page: Page, friend: Page, browser: Browser, server: Process
) -> None:
    open_table(page, server, "sudoku", HERE, OPEN)
    sit_down(friend, page.url, "Ben")
    stranger = opened(browser)
    watching = watched(stranger.new_page())
    watching.goto(page.url)
    expect(page.get_by_text("One spectator")).to_be_visible()
    expect(watching.get_by_role("grid", name="Board")).to_be_visible()
    expect(watching.get_by_role("textbox", name="Move")).to_have_count(0)
    expect(watching.get_by_text("Your card:")).to_have_count(0)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox", name="Chat").fill("Good luck!")
    press(page, "Send")
    expect(friend.get_by_role("tab", name=re.compile("Chat ?1"))).to_be_visible()
    friend.get_by_role("tab", name="Chat").click()
    expect(friend.get_by_role("group", name="Chat")).to_contain_text("Anna Good luck!")
    watching.get_by_role("tab", name="Chat").click()
    expect(watching.get_by_role("group", name="Chat")).to_contain_text("the players do not hear it")
    stranger.close()


def test_whoever_has_asked_for_a_seat_sees_it_and_can_withdraw(page: Page, friend: Page, server: Process) -> None:
    """The seat is left, and asked for, only in what the page of somebody who watches is told."""
    open_table(page, server, "sudoku", HERE, BOT)
    expect(status(page)).to_have_text("Your turn")
    sent: list[dict[str, Any]] = []
    offer = {"number": 99, "seat": None, "what": "take-over", "turn": 0, "place": 1, "level": "", "name": "Eve"}

    def asking(route: WebSocketRoute) -> None:
        states: list[dict[str, Any]] = []

        def tell(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "state":
                message |= {"asked": [99]}
                message["table"]["offers"] = [{**offer, "waits_for": [0]}]
                message["table"]["seats"][1]["left"] = True
                states.append(message)
            route.send(json.dumps(message))

        def answer(text: str | bytes) -> None:
            sent.append(json.loads(text))
            state = states[-1]
            route.send(json.dumps({**state, "asked": [], "table": {**state["table"], "offers": []}}))

        route.connect_to_server().on_message(tell)
        route.on_message(answer)

    friend.route_web_socket(re.compile("/socket"), asking)
    friend.goto(page.url)
    request = friend.get_by_role("group", name=re.compile("^You would like to play for .* Waiting for Anna"))
    expect(request).to_be_visible()
    expect(friend.get_by_role("button", name=re.compile("^Play on for "))).to_be_disabled()
    request.get_by_role("button", name="Never mind").click()
    expect(request).to_have_count(0)
    assert [(message["type"], message["offer"], message["agree"]) for message in sent] == [("answer", 99, False)]


def test_a_clock_runs_for_the_seat_to_move_alone(page: Page, server: Process) -> None:
    clock = {"kind": "seconds", "time": 300, "increment": 5}
    open_table(page, server, "sudoku", HERE, BOT, clock=clock)
    clocks = page.get_by_role("timer")
    expect(clocks.nth(0)).to_have_text(re.compile("4:5."))
    expect(clocks.nth(1)).to_have_text("5:00")


def test_a_move_is_taken_back_to_ones_own_turn(page: Page, server: Process) -> None:
    table = open_table(page, server, "sudoku", HERE, BOT)
    expect(status(page)).to_have_text("Your turn")
    expect(page.get_by_role("button", name="Take back")).to_be_disabled()
    play(page, table)
    expect(status(page)).to_have_text("Your turn")
    press(page, "Take back")
    expect(page.get_by_role("log")).to_contain_text("back to before that move")
    expect(page.get_by_role("button", name="Take back")).to_be_disabled()


def test_the_others_are_asked_and_can_say_no(page: Page, friend: Page, server: Process) -> None:
    open_table(page, server, "sudoku", HERE, OPEN)
    sit_down(friend, page.url, "Ben")
    expect(status(page)).to_have_text("Your turn")
    press(page, "Pause")
    expect(page.get_by_text("Waiting for Ben.")).to_be_visible()
    press(friend, "No, thanks")
    expect(page.get_by_role("log")).to_contain_text("Ben does not agree.")
    press(page, "Pause")
    press(friend, "Agree")
    expect(status(page)).to_have_text("The game is paused")
    press(friend, "Go on")
    expect(status(page)).to_have_text("Your turn")


def test_whoever_resigns_has_lost_and_can_play_again(page: Page, server: Process) -> None:
    open_table(page, server, "uptown", HERE, BOT)
    expect(status(page)).to_have_text("Your turn")
    press(page, "Resign")
    press(page, "Yes, resign")
    expect(status(page)).to_contain_text("Bot 1 – beginner won.")
    before = page.url
    press(page, "Play again")
    page.wait_for_url(lambda url: url != before and "/t/" in url)
    expect(page.get_by_role("group", name="Actions")).to_be_visible()


def test_a_move_waits_to_be_confirmed_if_one_wants_it_so(page: Page, server: Process) -> None:
    open_table(page, server, "sudoku", HERE)
    expect(status(page)).to_have_text("Your turn")
    press(page, "Settings")
    page.get_by_role("switch", name="Confirm moves").check()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    cell = page.get_by_role("gridcell", name=re.compile("empty, .* points?")).first
    square = (cell.get_attribute("aria-label") or cell.inner_text())[:2]
    cell.click()
    press(page, "Not yet")
    expect(page.get_by_role("log")).not_to_contain_text(square)
    cell.click()
    press(page, "Yes, play it")
    expect(page.get_by_role("log")).to_contain_text(square)


def test_an_invitation_can_be_copied_where_the_clipboard_is_kept_for_secure_pages(page: Page, server: Process) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    open_table(page, server, "sudoku", HERE, OPEN)
    expect(page.get_by_role("button", name="Share the link")).to_be_visible()
    expect(status(page)).to_have_text("Waiting for players")
    press(page, "Copy")
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.get_by_role("tab", name="Chat").click()
    box = page.get_by_role("textbox", name="Chat")
    box.press("Control+v")
    expect(box).to_have_value(page.url)


def test_title_and_icon_say_that_it_is_my_turn(page: Page, server: Process) -> None:
    table = open_table(page, server, "sudoku", HERE, OPEN)
    expect(page).to_have_title("SuDoKu – Toptafel")
    page.goto(f"{server.url}/t/{open_table(page, server, 'sudoku', HERE)}")
    expect(page).to_have_title("● SuDoKu – Toptafel")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("^data:image/svg"))
    page.goto(server.url)
    first = page.get_by_role("region", name="Your turn at one table").get_by_role("link")
    expect(first).to_have_count(1)
    assert table not in str(first.get_attribute("href"))


def test_a_server_that_is_away_is_said_so_and_looked_for_again(page: Page, server: Process) -> None:
    page.route("**/api/games*", lambda route: route.abort())
    page.goto(server.url)
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer.")
    page.unroute("**/api/games*")
    expect(page.get_by_role("region", name="Uptown")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_code_takes_name_and_tables_to_another_device(page: Page, friend: Page, server: Process) -> None:
    open_table(page, server, "sudoku", HERE)
    expect(status(page)).to_have_text("Your turn")
    page.evaluate("localStorage.setItem('toptafel-known', 'yes')")
    page.reload()
    press(page, "Settings")
    page.get_by_text("Continue on another device").click()
    press(page, "Make a code")
    code = page.get_by_text(re.compile(r"^\w{4}-\w{4}-\w{4}$")).inner_text()
    friend.goto(server.url)
    press(friend, "Settings")
    friend.get_by_text("Continue on another device").click()
    friend.get_by_role("textbox", name="Code").fill(code)
    press(friend, "Continue here")
    expect(friend.get_by_role("region", name="Your turn at one table")).to_be_visible()
    expect(status(page)).to_contain_text("another device")


def test_an_edition_of_ones_own_is_read_and_a_broken_one_refused(page: Page, server: Process) -> None:
    page.goto(f"{server.url}/new/on-top")
    page.get_by_text("More", exact=True).click()
    page.get_by_role("radiogroup", name="What is in the box").get_by_text("My own").click()
    file = page.get_by_label("File of the edition")
    expect(page.get_by_role("button", name="Open the table")).to_be_disabled()
    file.set_input_files({"name": "box.json", "mimeType": "application/json", "buffer": b"{nonsense"})
    expect(page.get_by_role("alert")).to_contain_text("box.json")
    file.set_input_files({"name": "box.json", "mimeType": "application/json", "buffer": b'{"tiles": []}'})
    press(page, "Open the table")
    expect(page.get_by_role("alert")).to_contain_text("edition")


@pytest.mark.parametrize("language", ["de", "fr"])
def test_nothing_is_wider_than_a_small_phone(browser: Browser, server: Process, language: str) -> None:
    context = opened(browser, locale=language, viewport={"width": 360, "height": 740})
    page = watched(context.new_page())
    wide = []
    for path in ("", "new/on-top", "new/top-spot"):
        page.goto(f"{server.url}/{path}")
        expect(page.get_by_role("heading", level=2).first).to_be_visible()
        wide.append((path, page.evaluate("document.documentElement.scrollWidth")))
    for seats in ((HERE, OPEN), (HERE, HERE), (HERE, BOT)):
        open_table(page, server, "uptown", *seats)
        expect(page.get_by_role("status")).not_to_be_empty()
        expect(page.get_by_role("log").get_by_role("paragraph").first).to_be_attached()
        wide.append((str(seats), page.evaluate("document.documentElement.scrollWidth")))
    assert [one for one in wide if one[1] > 360] == []
    context.close()
