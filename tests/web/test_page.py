"""The page as its users meet it: by roles and names, as a screen reader does."""

import json
import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.houses import Process
from tests.web.conftest import watched
from toptafel import games, record
from toptafel.server.verify import verify

OVER = re.compile(r"won\.|share the win\.")
TOO_WIDE = """(width) => [...document.querySelectorAll("*")]
    .filter((one) => one.getBoundingClientRect().right > width + 0.5)
    .map((one) => `${one.tagName}.${one.getAttribute("class")}`)"""
TITLES = [game.title for game in games.all_games().values()]


def start(page: Page, house: Process, title: str) -> str:
    """Two clicks: the page, and Play now. The table's name."""
    page.goto(house.url)
    page.get_by_role("region", name=title, exact=True).get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("textbox", name="Move")).to_be_visible()
    return page.url.rpartition("/")[2]


def legal(page: Page, table: str) -> list[str]:
    """What can be played, if it is our turn, as the house tells this guest."""
    view = page.evaluate("async (table) => (await fetch(`/api/tables/${table}/view`)).json()", table)
    return [str(move) for move in view["legal"]]


def play_to_the_end(page: Page, table: str) -> list[str]:
    """Type moves until the game is over; what was typed."""
    status, box = page.get_by_role("status"), page.get_by_role("textbox", name="Move")
    typed: list[str] = []
    while True:
        expect(status).to_have_text(re.compile(f"Your turn|{OVER.pattern}"))
        if OVER.search(status.inner_text()):
            return typed
        if not (moves := legal(page, table)):
            page.wait_for_timeout(50)
            continue
        typed.append(moves[0])
        box.fill(typed[-1])
        box.press("Enter")
        expect(box).to_have_value("")


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("width", [360, 1440])
def test_a_whole_game_by_the_notation(page: Page, house: Process, title: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    table = start(page, house, title)
    typed = play_to_the_end(page, table)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    line = Path(download.value.path()).read_text(encoding="utf-8")
    assert verify(record.read(line)).people == 1
    assert [move for move in typed if move not in json.loads(line)["moves"]] == []
    assert page.get_by_role("log").get_by_role("paragraph").count() >= len(typed)
    assert page.evaluate("document.documentElement.scrollWidth") <= width, page.evaluate(TOO_WIDE, width)


def test_a_refused_move_says_why_and_stays_in_the_box(page: Page, house: Process) -> None:
    start(page, house, "SuDoKu")
    box = page.get_by_role("textbox", name="Move")
    box.fill("Z9")
    box.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("Z9")
    expect(box).to_have_value("Z9")


def test_two_browsers_at_one_table_and_hands_stay_hidden(browser: Browser, page: Page, house: Process) -> None:
    page.goto(f"{house.url}/new/top-spot")
    seats = page.get_by_role("region", name="Who plays")
    seats.get_by_role("radiogroup", name="Seat 2").get_by_text("Someone with the link").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    link = page.get_by_role("textbox", name="Link").input_value()
    other = browser.new_context(locale="en-GB")
    heard: list[str] = []
    second = watched(other.new_page())
    second.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    second.goto(link)
    second.get_by_role("textbox", name="Your name").fill("Ben")
    second.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("textbox", name="Move")).to_be_visible()
    expect(page.get_by_role("list", name="Seats")).to_contain_text("Ben")
    expect(second.get_by_role("textbox", name="Move")).to_be_visible()
    table = page.url.rpartition("/")[2]
    mine = page.evaluate("async (t) => (await fetch(`/api/tables/${t}/view`)).json()", table)["seats"][0]["hand"]
    theirs = [json.loads(text) for text in heard]
    views = [message["view"] for message in theirs if message["type"] == "state" and message["view"]]
    assert views
    assert mine
    assert all(view["seats"][0]["hand"] is None for view in views)
    other.close()


def test_no_two_choices_on_a_form_are_called_alike(page: Page, house: Process) -> None:
    for game in games.names():
        page.goto(f"{house.url}/new/{game}")
        page.get_by_role("radiogroup", name="Number of players").get_by_role("radio").last.press("Space")
        groups = page.get_by_role("radiogroup")
        called = groups.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
        assert sum("bot" in name for name in called) == games.find(game).seats[-1] - 1
        assert [name for name in called if called.count(name) > 1] == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(context: BrowserContext, page: Page, house: Process, theme: str) -> None:
    context.add_init_script(f"localStorage.setItem('toptafel-theme', '{theme}')")
    page.goto(house.url)
    expect(page.get_by_role("region", name="Uptown")).to_be_visible()
    faults = [problems(page, "start")]
    page.goto(f"{house.url}/new/on-top")
    expect(page.get_by_role("button", name="Open the table")).to_be_enabled()
    faults.append(problems(page, "set-up"))
    for title in TITLES:
        start(page, house, title)
        faults.append(problems(page, title))
    assert [fault for fault in faults if fault] == []


def problems(page: Page, name: str) -> str:
    """What axe has to say about a page."""
    found = Axe().run(page)
    return f"{name}: {found.generate_report()}" if found.violations_count else ""


@pytest.mark.parametrize(("language", "words"), [("nl", "Nu spelen"), ("de", "Jetzt spielen"), ("fr", "Jouer")])
def test_the_page_speaks_the_browsers_language(browser: Browser, house: Process, language: str, words: str) -> None:
    context = browser.new_context(locale=language)
    page = watched(context.new_page())
    page.goto(house.url)
    expect(page.get_by_role("button", name=words, exact=True)).to_have_count(len(TITLES))
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("button", name="Play now")).to_have_count(len(TITLES))
    context.close()


def test_a_table_that_is_not_there_is_said_so(page: Page, house: Process) -> None:
    page.goto(f"{house.url}/t/{'a' * 20}")
    expect(page.get_by_role("status")).to_contain_text("no such table")
