"""What is loaded: little, and all of it from the server."""

import gzip
import re
import urllib.request
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Locator, Page

from tests.server.servers import Process
from tests.web.conftest import PATIENCE, opened
from tests.web.table import TITLES, Ear, at_the_table, first, play_once, region, type_it

START, GAME = 60_000, 40_000  # bytes of JavaScript, packed: of the start page, and what a game adds to it
WAITING = ("Waiting-", "Invite-", "Naming-")  # parts for those who wait for others


def test_the_start_page_loads_little_and_nothing_from_elsewhere(browser: Browser, server: Process) -> None:
    """It shows the boards without their code: it comes when a table is opened."""
    context = opened(browser)
    shell = scripts(visited(context.new_page(), server.url, server))
    assert 0 < sum(shell.values()) <= START, shell
    context.close()


@pytest.mark.parametrize("game", TITLES)
def test_a_game_loads_little_from_play_now_until_its_bots_have_answered_a_move(
    browser: Browser, server: Process, game: str
) -> None:
    """All that comes after the start page is counted, also what comes when the board is there already."""
    context = opened(browser)
    page = context.new_page()
    ear = visited(page, server.url, server)
    shell = {*scripts(ear)}
    region(page, game).get_by_role("button", name="Play now").click()
    at_the_table(page)
    ear.wait(ear.is_ours)
    play_once(ear, type_it(page), first)
    ear.wait(ear.is_ours)
    page.evaluate(QUIET)
    wanted = {url for url in ear.asked if urlsplit(url).path.endswith(".js")}
    ear.wait(lambda: wanted <= {answer.url for answer in ear.answers})
    more = {url: size for url, size in scripts(ear).items() if url not in shell}
    assert 0 < sum(more.values()) <= GAME, more
    files = [url.rpartition("/")[2] for url in more]
    assert not [file for file in files if file.startswith((*WAITING, *others(game)))]
    alone = scripts(visited(context.new_page(), page.url, server))  # as whoever has the link opens it
    assert 0 < sum(size for url, size in alone.items() if url not in shell) <= GAME, alone
    context.close()


@pytest.mark.parametrize("game", TITLES)
def test_a_picture_is_what_the_board_draws(page: Page, server: Process, game: str) -> None:
    """All of it is there: its shapes, its styles, which are given by hand, and its colours, light and dark."""
    page.goto(server.url)
    picture = region(page, game).locator("svg").first
    picture.scroll_into_view_if_needed()
    assert picture.locator("path, rect, circle, text").count() > 50
    marked = page.locator("[data-style]").evaluate_all("parts => parts.map((part) => part.style.length)")
    assert 0 not in marked
    fills = [shades(picture, theme) for theme in ("light", "dark")]
    assert fills[0] != fills[1]


def others(game: str) -> tuple[str, ...]:
    """How the files of all other games begin."""
    return tuple(f"{other.replace('-', '_')}-" for other in TITLES if other != game)


def shades(picture: Locator, theme: str) -> list[str]:
    """The colours of all shapes, as they are seen."""
    picture.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
    found: list[str] = picture.locator("*").evaluate_all(
        "parts => parts.map((part) => getComputedStyle(part)).map((style) => `${style.fill} ${style.stopColor}`)"
    )
    return found


@pytest.mark.slow
def test_parts_come_packed_to_whom_can_unpack(server: Process) -> None:
    page = urllib.request.urlopen(server.url).read().decode()
    script = re.search(r'src="\./(assets/index-[^"]+\.js)"', page)
    assert script
    address = f"{server.url}/{script[1]}"
    plain = urllib.request.urlopen(address)
    asked = urllib.request.Request(address, headers={"Accept-Encoding": "gzip"})
    packed = urllib.request.urlopen(asked)
    assert plain.headers["Content-Encoding"] is None
    assert packed.headers["Content-Encoding"] == "gzip"
    assert plain.headers["Vary"] == packed.headers["Vary"] == "Accept-Encoding"
    assert gzip.decompress(packed.read()) == plain.read()


QUIET = """() => new Promise((done) =>  // what can wait comes when there is nothing else to do
  requestAnimationFrame(() => requestIdleCallback(() => requestIdleCallback(done))))"""


def visited(page: Page, url: str, server: Process) -> Ear:
    """What a page asks for when it is opened there, all of it from the server."""
    page.set_default_timeout(PATIENCE)
    ear = Ear(page)
    page.goto(url)
    page.wait_for_load_state("networkidle")
    page.locator("main svg").locator("visible=true").first.wait_for()
    elsewhere = {urlsplit(asked).netloc for asked in ear.asked if urlsplit(asked).scheme != "data"}
    assert elsewhere == {urlsplit(server.url).netloc}
    return ear


def scripts(ear: Ear) -> dict[str, int]:
    """How many bytes the JavaScript has that was loaded, packed."""
    found = {answer.url: answer for answer in ear.answers if urlsplit(answer.url).path.endswith(".js")}
    return {url: len(gzip.compress(answer.body())) for url, answer in found.items()}
