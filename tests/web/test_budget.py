"""What is loaded: little, and all of it from the house."""

import gzip
from urllib.parse import urlsplit

from playwright.sync_api import Browser, expect

from tests.server.houses import Process
from tests.web.conftest import PATIENCE, opened
from tests.web.table import TITLES, Ear, open_table

START, GAME = 60_000, 40_000  # bytes of JavaScript, packed


def test_little_is_loaded_and_nothing_from_elsewhere(browser: Browser, house: Process) -> None:
    without = loaded(browser, house, "")
    assert sum(without.values()) <= START, without
    for game in TITLES:
        more = {url: size for url, size in loaded(browser, house, game).items() if url not in without}
        assert 0 < sum(more.values()) <= GAME, more


def loaded(browser: Browser, house: Process, game: str) -> dict[str, int]:
    """The scripts of the start page without the boards on it, which come later, or of a game from a start like that."""
    context = opened(browser)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.route("**/assets/Board-*.js", lambda route: route.abort())
    ear = Ear(page)
    page.goto(house.url)
    expect(page.get_by_role("region", name="Uptown", exact=True)).to_be_visible()
    page.wait_for_load_state("networkidle")
    if game:
        page.unroute_all()
        open_table(page, house, game)
        page.wait_for_load_state("networkidle")
    found = scripts(ear)
    elsewhere = {urlsplit(url).netloc for url in ear.asked if urlsplit(url).scheme != "data"}
    context.close()
    assert elsewhere == {urlsplit(house.url).netloc}
    return found


def scripts(ear: Ear) -> dict[str, int]:
    """How many bytes the JavaScript has that was loaded, packed."""
    found = {answer.url: answer for answer in ear.answers if urlsplit(answer.url).path.endswith(".js")}
    return {url: len(gzip.compress(answer.body())) for url, answer in found.items()}
