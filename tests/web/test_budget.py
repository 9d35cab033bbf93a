"""What is loaded: little, and all of it from the house."""

import gzip
import re
import urllib.request
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Locator, Page

from tests.server.houses import Process
from tests.web.conftest import PATIENCE, opened
from tests.web.table import TITLES, Ear, open_table, region

START, GAME = 60_000, 40_000  # bytes of JavaScript, packed


def test_little_is_loaded_and_nothing_from_elsewhere(browser: Browser, house: Process) -> None:
    """The start page shows the boards without their code: it comes when a table is opened."""
    context = opened(browser)
    shell = scripts(visited(context.new_page(), house.url, house))
    assert 0 < sum(shell.values()) <= START, shell
    for game in TITLES:
        player = context.new_page()
        open_table(player, house, game)
        alone = scripts(visited(context.new_page(), player.url, house))
        more = {url: size for url, size in alone.items() if url not in shell}
        assert 0 < sum(more.values()) <= GAME, more
    context.close()


@pytest.mark.parametrize("game", TITLES)
def test_a_picture_is_what_the_board_draws(page: Page, house: Process, game: str) -> None:
    """All of it is there: its shapes, its styles, which are given by hand, and its colours, light and dark."""
    page.goto(house.url)
    picture = region(page, game).locator("svg").first
    picture.scroll_into_view_if_needed()
    assert picture.locator("path, rect, circle, text").count() > 50
    marked = page.locator("[data-style]").evaluate_all("parts => parts.map((part) => part.style.length)")
    assert 0 not in marked
    fills = [shades(picture, theme) for theme in ("light", "dark")]
    assert fills[0] != fills[1]


def shades(picture: Locator, theme: str) -> list[str]:
    """The colours of all shapes, as they are seen."""
    picture.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
    found: list[str] = picture.locator("*").evaluate_all(
        "parts => parts.map((part) => getComputedStyle(part)).map((style) => `${style.fill} ${style.stopColor}`)"
    )
    return found


@pytest.mark.slow
def test_parts_come_packed_to_whom_can_unpack(house: Process) -> None:
    page = urllib.request.urlopen(house.url).read().decode()
    script = re.search(r'src="\./(assets/index-[^"]+\.js)"', page)
    assert script
    address = f"{house.url}/{script[1]}"
    plain = urllib.request.urlopen(address)
    asked = urllib.request.Request(address, headers={"Accept-Encoding": "gzip"})
    packed = urllib.request.urlopen(asked)
    assert plain.headers["Content-Encoding"] is None
    assert packed.headers["Content-Encoding"] == "gzip"
    assert plain.headers["Vary"] == packed.headers["Vary"] == "Accept-Encoding"
    assert gzip.decompress(packed.read()) == plain.read()


def visited(page: Page, url: str, house: Process) -> Ear:
    """What a page asks for when it is opened there, all of it from the house."""
    page.set_default_timeout(PATIENCE)
    ear = Ear(page)
    page.goto(url)
    page.wait_for_load_state("networkidle")
    page.locator("main svg").locator("visible=true").first.wait_for()
    elsewhere = {urlsplit(asked).netloc for asked in ear.asked if urlsplit(asked).scheme != "data"}
    assert elsewhere == {urlsplit(house.url).netloc}
    return ear


def scripts(ear: Ear) -> dict[str, int]:
    """How many bytes the JavaScript has that was loaded, packed."""
    found = {answer.url: answer for answer in ear.answers if urlsplit(answer.url).path.endswith(".js")}
    return {url: len(gzip.compress(answer.body())) for url, answer in found.items()}
