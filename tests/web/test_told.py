"""The log and the hints speak in pictures and words, not in notation."""

import re

from playwright.sync_api import Page, expect

from tests.server.servers import Process
from tests.web.faults import TOO_LONG
from tests.web.states import play_some
from tests.web.table import TITLES, Ear, open_table

PLACE = 2  # letters of a place that has its name on the board


def no_notation(ear: Ear, said: str) -> None:
    """Neither moves nor what they are made of, unless it is a word, or the board says it itself."""
    for move in [*ear.view["moves"], *ear.view["legal"]]:
        for text in {move, *re.split("[@>]", move)}:
            assert (
                len(text) <= PLACE
                or (text.islower() and text.isalpha())
                or not re.search(rf"(?<!\w){re.escape(text)}(?!\w)", said)
            ), (text, said)


def test_what_happened_and_what_would_be_good_are_shown(page: Page, server: Process) -> None:
    for game in TITLES:
        ear = open_table(page, server, game)
        play_some(ear, game)
        log = page.get_by_role("log")
        expect(log.locator("svg").first).to_be_visible()
        no_notation(ear, log.inner_text())
        assert not page.evaluate(TOO_LONG), "the log scrolls, and the page does not grow with it"
        points_at_the_latest(page)
        page.get_by_role("button", name="Hint", exact=True).first.click()
        hints = page.get_by_role("tabpanel", name="Hints").get_by_role("listitem")
        expect(hints.first.locator("svg").first).to_be_visible()
        said = hints.all_inner_texts()
        assert not any(re.search(r"[%⟦]|\(\d", line) for line in said), said
        no_notation(ear, " ".join(line.partition("\n")[2] for line in said))
        assert page.locator(".board [data-idea], .board .number").count() >= 1
        page.evaluate("document.activeElement.blur()")


def points_at_the_latest(page: Page) -> None:
    """Whoever points at what has just happened sees where."""
    latest = page.get_by_role("region", name="Just now").get_by_role("button").first
    latest.focus()
    if page.locator(".board [data-scene]").count():
        expect(page.locator(".board .pointed").first).to_be_visible()
