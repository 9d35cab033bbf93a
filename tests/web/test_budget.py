"""What is loaded: little, and all of it from the house."""

import gzip
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page

from tests.server.houses import Process
from tests.web.conftest import PATIENCE, opened
from tests.web.table import TITLES, Ear, open_table

START, GAME = 60_000, 40_000  # bytes of JavaScript, packed


def test_little_is_loaded_and_nothing_from_elsewhere(browser: Browser, house: Process) -> None:
    """The boards that the start page shows as pictures are counted with their games: they come last."""
    context = opened(browser)
    start = context.new_page()
    start.route("**/assets/Board-*.js", lambda route: route.abort())
    shell = scripts(visited(start, house.url, house))
    assert sum(shell.values()) <= START, shell
    for game in TITLES:
        player = context.new_page()
        open_table(player, house, game)
        alone = scripts(visited(context.new_page(), player.url, house))
        more = {url: size for url, size in alone.items() if url not in shell}
        assert 0 < sum(more.values()) <= GAME, more
    context.close()


def visited(page: Page, url: str, house: Process) -> Ear:
    """What a page asks for when it is opened there, all of it from the house."""
    page.set_default_timeout(PATIENCE)
    ear = Ear(page)
    page.goto(url)
    page.wait_for_load_state("networkidle")
    elsewhere = {urlsplit(asked).netloc for asked in ear.asked if urlsplit(asked).scheme != "data"}
    assert elsewhere == {urlsplit(house.url).netloc}
    return ear


def scripts(ear: Ear) -> dict[str, int]:
    """How many bytes the JavaScript has that was loaded, packed."""
    found = {answer.url: answer for answer in ear.answers if urlsplit(answer.url).path.endswith(".js")}
    return {url: len(gzip.compress(answer.body())) for url, answer in found.items()}
