"""Two browsers at one table: neither is told, nor shows, what the other holds."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.servers import Process
from tests.web.conftest import opened, watched
from tests.web.table import TITLES, Ear, at_the_table, first, play_once, type_it

MOVES = 6  # by people; bots play between them
HIDING = [game for game in TITLES if game != "on-top"]  # where all lies open there is nothing to hide


def held(game: str, view: dict[str, Any], seat: int) -> list[Any]:
    """What a view shows of the things that only this seat may see."""
    if game == "uptown":
        return [colour["rack"] for colour in view["colours"].values() if colour["seat"] == seat]
    return [view["seats"][seat]["card" if game == "sudoku" else "hand"]]


def sit_two(browser: Browser, page: Page, server: Process, game: str) -> tuple[Ear, Ear]:
    """A table with a seat for somebody with the link, and somebody who takes it in another browser."""
    one = Ear(page)
    page.goto(f"{server.url}/new/{game}")
    seats = page.get_by_role("region", name="Who plays")
    seats.get_by_role("radiogroup", name="Player 2", exact=True).get_by_text("With the link").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    link = page.get_by_role("textbox", name="Link").input_value()
    other = Ear(watched(opened(browser).new_page()))
    other.page.goto(link)
    other.page.get_by_role("textbox", name="Your name").fill("Ben")
    other.page.get_by_role("button", name="Sit down").click()
    for ear in (one, other):
        at_the_table(ear.page)
        expect(ear.page.get_by_role("list", name="Players").first).to_contain_text("Ben")
        ear.wait(lambda ear=ear: bool(ear.states and ear.states[-1]["view"]))  # type: ignore[misc]
    return one, other


@pytest.mark.parametrize("game", HIDING)
def test_hands_stay_hidden_in_two_browsers(browser: Browser, page: Page, server: Process, game: str) -> None:
    ears = sit_two(browser, page, server, game)
    hands: dict[int, set[str]] = {0: set(), 1: set()}
    for _ in range(MOVES):
        ears[0].wait(lambda: any(ear.is_ours() for ear in ears))
        mover = next(ear for ear in ears if ear.is_ours())
        assert mover.card["phase"] == "playing"
        for seat, ear in enumerate(ears):
            assert None not in held(game, ear.view, seat)
            hands[seat] |= named(ear.page)
            assert not hands[1 - seat] & shown(ear.page)
        play_once(mover, type_it(mover.page), first)
    assert all(hands.values()) or game == "sudoku"  # a single card is no button
    for seat, ear in enumerate(ears):
        assert all(not any(held(game, state["view"], 1 - seat)) for state in ear.states if state["view"])
        assert not [words for words in told_of(ear, 1 - seat) if "draw" in words]
        assert not [text for text in ear.frames + bodies(ear) if knows_the_deal(json.loads(text))]
    ears[1].page.context.close()


def named(page: Page) -> set[str]:
    """What the page calls the things that it shows in hand."""
    hand = page.get_by_role("group", name=re.compile("^Your .*(rack|hand)")).get_by_role("button")
    return set(hand.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))"))


def shown(page: Page) -> set[str]:
    """All names on a page."""
    return set(page.locator("[aria-label]").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))"))


def told_of(ear: Ear, seat: int) -> list[str]:
    """What a browser was told of the moves of a seat."""
    events = [message for message in map(json.loads, ear.frames) if message["type"] == "event"]
    return [words for one in events if one["event"].get("seat") == seat for words in one["words"]]


def bodies(ear: Ear) -> list[str]:
    """All answers to questions to the server."""
    return [answer.text() for answer in ear.answers if "/api/" in answer.url and answer.request.method == "GET"]


def knows_the_deal(message: Any) -> bool:
    """Whether the secret of the server is told while the game goes on, or the deal, or a seed."""
    if isinstance(message, list):
        return any(map(knows_the_deal, message))
    if not isinstance(message, dict):
        return False
    known = message.get("secret") or {"deal", "seed", "piles"} & {*message}
    return bool(known) or any(map(knows_the_deal, message.values()))
