"""What holds on every page and board: axe finds nothing, light or dark; four languages; all of it fits a phone."""

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.servers import Process
from tests.waiting import PATIENCE
from tests.web.conftest import opened, watched
from tests.web.faults import PHONE, TOO_WIDE, WIDE, faults_of
from tests.web.sight import SMALL, resize
from tests.web.states import Line, States, elsewhere, gatherings, resign, set_ups, starts
from tests.web.table import TITLES, first, open_table, play_once, type_it
from tests.web.test_table import HERE, OPEN
from tests.web.test_table import open_table as open_at

Part = Callable[[Page, Process], States]

ROOT = Path(__file__).parents[2]
LANGUAGES = {"nl": "Nederlands", "de": "Deutsch", "fr": "Français", "en": "English"}
SAID = """() => [document.body.innerText, ...[...document.querySelectorAll("[aria-label], [title], [placeholder]")].map(
  (one) => ["aria-label", "title", "placeholder"].map((name) => one.getAttribute(name) ?? "").join(" "))].join("\\n")"""


def played(page: Page, server: Process) -> States:
    """A table of each game after a move, and the end of one."""
    for game in TITLES:
        ear = open_table(page, server, game)
        play_once(ear, type_it(page), first)
        ear.wait(ear.is_ours)
        yield f"table of {game}", page
    resign(page)
    page.get_by_role("button", name="Share", exact=True).click()
    expect(page.get_by_role("button", name="Download the record")).to_be_visible()
    yield "result", page


def closed(page: Page, server: Process) -> States:
    """A table that nobody has come back to."""
    line = Line(page)
    open_at(page, server, "uptown", HERE, OPEN)
    expect(page.get_by_role("button", name="Share the link")).to_be_visible()
    line.tell_again(phase="closed", to_move=None)
    expect(page.get_by_role("status")).to_contain_text("closed")
    yield "closed", page


@pytest.mark.parametrize(
    "part", [starts, set_ups, gatherings, played, closed, elsewhere], ids=lambda part: part.__name__
)
def test_every_page_is_for_everyone(browser: Browser, server: Process, part: Part) -> None:
    context, faults = opened(browser, viewport=SMALL, has_touch=True), list[str]()
    for name, page in part(watched(context.new_page()), server):
        faults += [f"{name}, {fault}" for fault in faults_of(page)]
        faults += [f"{name}, {fault}" for language in spoken(page) for fault in slips(page, language)]
        resize(page, SMALL)
    context.close()
    assert not faults, "\n".join(faults)


def spoken(page: Page) -> Iterator[str]:
    """Each language that can be chosen on a page, last English again; a wide page has a button for each."""
    for language, title in LANGUAGES.items():
        resize(page, WIDE)
        button = page.get_by_role("button", name=title)
        if button.count():
            button.click()
            expect(page.locator("html")).to_have_attribute("lang", language)
            resize(page, PHONE)
            yield language


def slips(page: Page, language: str) -> list[str]:
    """What is wrong on a page in a language, once all of it has been said."""
    give_up = time.monotonic() + PATIENCE
    while (found := list(wrong_words(page, language))) and time.monotonic() < give_up:
        page.wait_for_timeout(50)
    if page.evaluate(TOO_WIDE):
        found.append(f"{language}: wider than the screen")
    return found


def wrong_words(page: Page, language: str) -> Iterator[str]:
    """English where another language is meant, or the name of a message where its words are missing."""
    said = page.evaluate(SAID)
    yield from (f"{language}: says {text!r}" for text in english(language) if text in said)
    yield from (f"{language}: no words for {key}" for key in re.findall(r"\b(?:web|told|option|event)-[a-z-]+", said))


def english(language: str) -> set[str]:
    """Whole messages of two words or more that are English, and not of this language."""
    ours, theirs = messages("en"), "\n".join(messages(language).values())
    return {text for text in ours.values() if " " in text and "{" not in text and text not in theirs}


def messages(language: str) -> dict[str, str]:
    """The messages of one line, of the page, the server and the games."""
    places = ("web/src", "src/toptafel/server", "src/toptafel/games/*")
    files = [file for place in places for file in ROOT.glob(f"{place}/words/{language}.ftl")]
    found: dict[str, str] = {}
    for file in files:
        lines = re.findall(r"^([\w-]+) = (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE)
        found |= {f"{file.parents[1].name}.{key}": text for key, text in lines}
    return found
