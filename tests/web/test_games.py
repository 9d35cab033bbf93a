"""Whole games against bots: by mouse, by keyboard alone, and by touch on a phone."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.houses import Process
from tests.web.conftest import opened, watched
from tests.web.fingers import POINTING, Keys, Press, click, in_hand, is_seen, tap
from tests.web.table import OVER, TITLES, Ear, at_the_table, middle, open_table, play_to_the_end, region

pytestmark = pytest.mark.slow


def ends_well(ear: Ear, ours: list[str]) -> None:
    """The end is said in words, and the record has what we did, in our turns."""
    expect(ear.page.get_by_role("status").first).to_have_text(OVER)
    with ear.page.expect_download() as download:
        ear.page.get_by_role("link", name="Download the record").click()
    moves = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))["moves"]
    left = iter(moves)
    assert all(move in left for move in ours)
    assert moves == ear.view["moves"]


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_by_mouse(page: Page, house: Process, game: str) -> None:
    ear = open_table(page, house, game)
    ends_well(ear, play_to_the_end(ear, by(ear, game, click), middle))


def by(ear: Ear, game: str, press: Press) -> Callable[[str], None]:
    return lambda move: POINTING[game](ear, press, move)


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    context = opened(browser, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    yield watched(context.new_page())
    context.close()


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_by_touch(phone: Page, house: Process, game: str) -> None:
    ear = Ear(phone)
    phone.goto(house.url)
    region(phone, game).get_by_role("button", name="Play now").tap()
    at_the_table(phone)
    assert is_seen(in_hand(phone, game))
    ours = play_to_the_end(ear, by(ear, game, tap), middle)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    ends_well(ear, ours)


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_by_keyboard_alone(page: Page, house: Process, game: str) -> None:
    ear = Ear(page)
    page.goto(house.url)
    expect(region(page, game)).to_be_visible()
    keys = Keys(ear)
    while not (keys.here()["region"] == TITLES[game] and keys.here()["name"] == "Play now"):
        keys.press("Tab")
    keys.press("Enter")
    at_the_table(page)
    ends_well(ear, play_to_the_end(ear, keys.play, middle))
