"""Whole games in Firefox, where there is one: what is published is not for one browser alone."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.publish.conftest import BASE, changed
from tests.publish.fox import firefox, launched
from tests.publish.local import come, kept_for_later, to_the_start
from tests.publish.test_offline import whole_game
from tests.publish.webhost import WebHost, hosted
from tests.web.conftest import PATIENCE, opened, watched
from tests.web.fingers import POINTING, Press
from toptafel.publish.hosting import HEADERS

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(firefox() is None, reason="there is no Firefox here; Debian has one: apt install firefox-esr"),
]

POLICY = "Content-Security-Policy"
STRICT, LOOSE = "'wasm-unsafe-eval'", "'wasm-unsafe-eval' 'unsafe-eval'"  # so that tests can ask a page something


@pytest.fixture(scope="module")
def fox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        found = launched(playwright, tmp_path_factory.mktemp("fox"))
        yield found
        found.close()


@pytest.fixture
def loose(published: Path, tmp_path: Path) -> Iterator[WebHost]:
    """The folder, but for a part of its policy that holds tests off in Firefox."""
    changed(published, tmp_path / "loose", "index.html", STRICT, LOOSE)
    headers = HEADERS | {POLICY: HEADERS[POLICY].replace(STRICT, LOOSE)}
    with hosted({BASE: tmp_path / "loose"}, headers) as host:
        yield host
    shutil.rmtree(tmp_path / "loose")


def test_a_page_starts_in_firefox_under_its_policy(fox: Browser, host: WebHost) -> None:
    """Python runs: the page says whose turn it is."""
    page = opened(fox).new_page()
    page.goto(host.address(BASE))
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_role("status").first).to_contain_text("Your turn")
    page.context.close()


@pytest.mark.parametrize("games", [("sudoku", "top-spot"), pytest.param(("uptown", "on-top"), marks=pytest.mark.long)])
def test_whole_games_in_firefox_without_a_network(fox: Browser, loose: WebHost, games: tuple[str, ...]) -> None:
    page = watched(opened(fox).new_page())
    ear = come(page, loose.address(BASE))
    kept_for_later(page)
    loose.stop()
    page.reload()
    for game in games:
        press = Press()
        whole_game(ear, game, lambda move, game=game, press=press: POINTING[game](ear, press, move))  # type: ignore[misc]
        to_the_start(page)
    page.context.close()
