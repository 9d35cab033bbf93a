"""Whole games against bots by roles and names alone: by mouse, by keyboard, and by touch on a phone.

A first move is made with few clicks. After every move, ours and the bots', everything on the board and in the hand is
called what the view says.
"""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.servers import Process
from tests.web.conftest import opened, watched
from tests.web.fingers import POINTING, QUICKLY, Keys, Press, in_hand, is_seen
from tests.web.names import all_named
from tests.web.states import Line
from tests.web.table import OVER, TITLES, Act, Ear, at_the_table, middle, play_once, region

pytestmark = pytest.mark.slow

CLICKS = 3  # from the start page to a first move


def walk(ear: Ear, line: Line, act: Act) -> list[str]:
    """Play until the game is over, and look at all names in each turn of ours, before and after; what we played."""
    ours: list[str] = []
    while True:
        ear.wait(ear.is_ours)
        if ear.card["phase"] == "over":
            return ours
        all_named(ear.page, ear.view)
        turn = line.last_turn = ear.card["turn"] + 1
        ours.append(play_once(ear, act, middle))
        after = next(state for state in reversed(ear.states) if state["table"]["turn"] == turn)
        if after["table"]["phase"] == "playing":
            all_named(ear.page, after["view"])
        line.go_on()


def ends_well(ear: Ear, ours: list[str]) -> None:
    """The end is said in words, nothing is too wide, and the record has what we did, in our turns."""
    assert ear.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(ear.page.get_by_role("status").first).to_have_text(OVER)
    ear.page.get_by_role("button", name="Share", exact=True).click()
    with ear.page.expect_download() as download:
        ear.page.get_by_role("button", name="Download the record").click()
    moves = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))["moves"]
    left = iter(moves)
    assert all(move in left for move in ours)
    assert moves == ear.view["moves"]


def at_first(page: Page, server: Process, game: str, press: Press) -> tuple[Ear, Line]:
    """A first move, from the start page: so many clicks, and no more."""
    ear, line = Ear(page), Line(page)
    page.goto(server.url)
    press(region(page, game).get_by_role("button", name="Play now"))
    at_the_table(page)
    ear.wait(ear.is_ours)
    assert ear.card["turn"] == 0
    assert not press.touches or is_seen(in_hand(page, game))
    QUICKLY[game](ear, press, min(ear.view["legal"], key=len))
    ear.wait(lambda: bool(ear.card["turn"]))
    assert press.count <= CLICKS
    return ear, line


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_by_mouse(page: Page, server: Process, game: str) -> None:
    press = Press()
    ear, line = at_first(page, server, game, press)
    ends_well(ear, walk(ear, line, lambda move: POINTING[game](ear, press, move)))


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    context = opened(browser, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    yield watched(context.new_page())
    context.close()


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_by_touch(phone: Page, server: Process, game: str) -> None:
    press = Press(touches=True)
    ear, line = at_first(phone, server, game, press)
    ends_well(ear, walk(ear, line, lambda move: POINTING[game](ear, press, move)))


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_by_keyboard_alone(page: Page, server: Process, game: str) -> None:
    ear, line = Ear(page), Line(page)
    page.goto(server.url)
    expect(region(page, game)).to_be_visible()
    keys = Keys(ear)
    while not (keys.here()["region"] == TITLES[game] and keys.here()["name"] == "Play now"):
        keys.press("Tab")
    keys.press("Enter")
    at_the_table(page)
    ends_well(ear, walk(ear, line, keys.play))


def test_a_whole_game_of_sudokids_by_touch(phone: Page, server: Process) -> None:
    """A game that stands on the start page as another one too: the same board, with names of its own."""
    press, ear, line = Press(touches=True), Ear(phone), Line(phone)
    phone.goto(server.url)
    press(phone.get_by_role("region", name="SudoKids", exact=True).get_by_role("button", name="Play now"))
    at_the_table(phone)
    assert walk(ear, line, lambda move: POINTING["sudoku"](ear, press, move))
    expect(phone.get_by_role("status").first).to_have_text(OVER)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
