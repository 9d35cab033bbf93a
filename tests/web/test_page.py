"""The page as its users meet it: by roles and names, as a screen reader does."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.servers import Process
from tests.web.conftest import watched
from tests.web.states import half_ready
from tests.web.table import move_box
from tests.web.test_options import for_all
from toptafel import games, record
from toptafel.server.table.verify import verify

OVER = re.compile(r"won\.|share the win\.")
TOO_WIDE = """(width) => [...document.querySelectorAll("*")]
    .filter((one) => one.getBoundingClientRect().right > width + 0.5)
    .map((one) => `${one.tagName}.${one.getAttribute("class")}`)"""
NARROW = 360
TITLES = [game.title for game in games.all_games().values()]
CARDS = len(TITLES) + sum(len(game.faces) for game in games.all_games().values())  # on the start page


def start(page: Page, server: Process, title: str) -> str:
    """Two clicks: the page, and Play now. The table's name."""
    page.goto(server.url)
    page.get_by_role("region", name=title, exact=True).get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("group", name="Actions")).to_be_visible()
    return page.url.rpartition("/")[2]


def legal(page: Page, table: str) -> list[str]:
    """What can be played, if it is our turn, as the server tells this guest."""
    view = page.evaluate("async (table) => (await fetch(`/api/tables/${table}/view`)).json()", table)
    return [str(move) for move in view["legal"]]


def play_to_the_end(page: Page, table: str) -> list[str]:
    """Type moves until the game is over; what was typed."""
    status, box = page.get_by_role("status"), move_box(page)
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
        while box.evaluate_all("(boxes) => boxes.some(({ value }) => value)"):  # with the last move it goes
            page.wait_for_timeout(20)


def test_every_game_hangs_its_picture_on_the_start_page(page: Page, server: Process) -> None:
    page.goto(server.url)
    for title in TITLES:
        picture = page.get_by_role("region", name=title, exact=True).locator(".picture svg").first
        picture.scroll_into_view_if_needed()
        expect(picture).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_by_the_notation(page: Page, fair_server: Process, title: str) -> None:
    page.set_viewport_size({"width": NARROW, "height": 800})
    table = start(page, fair_server, title)
    typed = play_to_the_end(page, table)
    page.get_by_role("button", name="Share", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    line = Path(download.value.path()).read_text(encoding="utf-8")
    assert verify(record.read(line)).people == 1
    assert [move for move in typed if move not in json.loads(line)["moves"]] == []
    assert page.get_by_role("log").get_by_role("paragraph").count() >= len(typed)
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW, page.evaluate(TOO_WIDE, NARROW)


def test_a_refused_move_says_why_and_stays_in_the_box(page: Page, server: Process) -> None:
    start(page, server, "SuDoKu")
    box = move_box(page)
    box.fill("Z9")
    box.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("Z9")
    expect(box).to_have_value("Z9")


def test_no_two_choices_on_a_form_are_called_alike(page: Page, server: Process) -> None:
    for game in games.names():
        page.goto(f"{server.url}/new/{game}")
        for_all(page, game)
        groups = page.get_by_role("radiogroup")
        called = groups.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
        assert sum("bot" in name for name in called) == games.find(game).seats[-1] - 1
        assert [name for name in called if called.count(name) > 1] == []


@pytest.mark.parametrize(("language", "words"), [("nl", "Nu spelen"), ("de", "Jetzt spielen"), ("fr", "Jouer")])
def test_the_page_speaks_the_browsers_language(browser: Browser, server: Process, language: str, words: str) -> None:
    context = browser.new_context(locale=language)
    page = watched(context.new_page())
    page.goto(server.url)
    expect(page.get_by_role("button", name=words, exact=True)).to_have_count(CARDS)
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("button", name="Play now")).to_have_count(CARDS)
    context.close()


def test_a_table_that_is_not_there_is_said_so(page: Page, server: Process) -> None:
    page.goto(f"{server.url}/t/{'a' * 20}")
    expect(page.get_by_role("status")).to_contain_text("no such table")


def test_nobody_is_told_that_there_are_no_tables_while_games_are_made_ready(page: Page, server: Process) -> None:
    table = start(page, server, "SuDoKu")
    page.route("**/api/games*", half_ready)
    page.route("**/api/tables/mine", lambda route: route.fulfill(json=[]))
    page.route("**/api/tables", lambda route: route.fulfill(json=[]))
    page.goto(server.url)
    for name in ("My tables", "Public tables"):
        expect(page.get_by_role("region", name=name)).to_contain_text("as soon as their games are ready")
    page.unroute_all(behavior="wait")
    expect(page.locator(f'a[href$="/t/{table}"]')).to_be_visible()
    expect(page.get_by_text("as soon as their games are ready")).to_have_count(0)


def test_a_wrong_address_leads_back_to_the_start(page: Page, server: Process) -> None:
    answer = page.goto(f"{server.url}/no/such/page")
    assert answer
    assert answer.status == 404
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here.")
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    refused = page.request.get(f"{server.url}/no/such/page", headers={"Accept": "application/json"})
    assert (refused.status, refused.json()["reason"]) == (404, "not-found")
