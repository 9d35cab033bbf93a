"""Without a network, after a first visit: all games from the start page to the result, lessons, replays, languages."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.publish.conftest import BASE
from tests.publish.local import LocalEar, come, kept_for_later, play_now, resume, to_the_start
from tests.publish.webhost import WebHost
from tests.web.conftest import opened, watched
from tests.web.faults import PHONE, TOO_WIDE, WIDE
from tests.web.fingers import POINTING, Press
from tests.web.table import OVER, TITLES, Act, middle, play_once, play_to_the_end
from tests.web.test_everywhere import slips, spoken
from tests.web.test_learn import STEPS, follow_the_frame, met_as

pytestmark = pytest.mark.slow

SHOWN = {"uptown": WIDE, "sudoku": PHONE, "on-top": PHONE, "top-spot": WIDE}  # on which screen a game is played here


def cut_off(host: WebHost, page: Page, address: str) -> LocalEar:
    """Somebody who has been there before, and comes again without a network."""
    ear = come(page, address)
    kept_for_later(page)
    host.stop()
    page.context.set_offline(True)
    page.reload()
    return ear


def whole_game(ear: LocalEar, game: str, act: Act) -> None:
    """From the start page to the end; in the midst of it the page is loaded again."""
    table = play_now(ear, game)
    ear.wait(ear.is_ours)
    play_once(ear, act, middle)
    ear.wait(ear.is_ours)
    before = ear.view
    resume(ear, table)
    assert ear.view == before
    ours = play_to_the_end(ear, act, middle)
    assert all(move in ear.view["moves"] for move in ours)
    expect(ear.page.get_by_role("status").first).to_have_text(OVER)
    assert not ear.page.evaluate(TOO_WIDE)


def play_all(ear: LocalEar, games: list[str], touches: bool) -> None:
    for game in games:
        press = Press(touches)
        whole_game(ear, game, lambda move, game=game, press=press: POINTING[game](ear, press, move))  # type: ignore[misc]
        if game != games[-1]:
            to_the_start(ear.page)


@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
def test_whole_games_without_a_network(browser: Browser, host: WebHost, screen: ViewportSize) -> None:
    games = [game for game, shown in SHOWN.items() if shown == screen]
    play_offline(browser, host, screen, games)


@pytest.mark.long
@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
def test_all_whole_games_on_every_screen_without_a_network(
    browser: Browser, host: WebHost, screen: ViewportSize
) -> None:
    play_offline(browser, host, screen, list(TITLES))


def play_offline(browser: Browser, host: WebHost, screen: ViewportSize, games: list[str]) -> None:
    """Play games; then read the last result in all languages, and replay its record."""
    context = opened(browser, viewport=screen, has_touch=screen == PHONE)
    ear = cut_off(host, watched(context.new_page()), host.address(BASE))
    play_all(ear, games, touches=screen == PHONE)
    found = [f"{language}: {fault}" for language in spoken(ear.page) for fault in slips(ear.page, language)]
    assert not found, "\n".join(found)
    replay(ear)
    context.close()


def replay(ear: LocalEar) -> None:
    """The record of the game that is over, saved to a file and replayed from it."""
    page = ear.page
    page.get_by_role("button", name="Share", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    file = Path(download.value.path())
    moves = json.loads(file.read_text(encoding="utf-8"))["moves"]
    assert moves == ear.view["moves"]
    page.goto(re.sub("#.*", "#/replay", page.url))
    page.get_by_label("Choose a file").set_input_files(file)
    slider = page.get_by_role("slider").first
    expect(slider).to_have_attribute("max", str(len(moves)))


def test_lessons_without_a_network(browser: Browser, host: WebHost) -> None:
    context = opened(browser)
    page = watched(context.new_page())
    cut_off(host, page, host.address(BASE))
    onward = page.get_by_role("button", name="Next", exact=True)
    for name in {name.partition("/")[0]: name for name in STEPS}.values():  # one of each game
        page.goto(f"{host.address(BASE)}#/learn/{met_as(name)}/1")
        for _ in STEPS[name]:
            follow_the_frame(page, onward, page.mouse.click)
            onward.click()
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
    context.close()
