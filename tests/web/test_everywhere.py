"""What holds on every page and board: axe finds nothing, light or dark; four languages; all of it fits a phone."""

import re
import time
from collections.abc import Iterator
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, ViewportSize, expect

from tests.server.houses import Process
from tests.web.table import TITLES, first, open_table, play_once, type_it

ROOT = Path(__file__).parents[2]
LANGUAGES = {"nl": "Nederlands", "de": "Deutsch", "fr": "Français", "en": "English"}
WIDE, PHONE = ViewportSize(width=1440, height=900), ViewportSize(width=360, height=740)
PATIENCE = 30.0  # seconds until the house has said it all again in another language
SAID = """() => [document.body.innerText, ...[...document.querySelectorAll("[aria-label], [title], [placeholder]")].map(
  (one) => ["aria-label", "title", "placeholder"].map((name) => one.getAttribute(name) ?? "").join(" "))].join("\\n")"""
WIDEST = "document.documentElement.scrollWidth"


def pages(page: Page, house: Process) -> Iterator[str]:
    """Every page in turn, once there is something to see on it; its name."""
    page.goto(house.url)
    expect(page.get_by_role("region", name="Uptown")).to_be_visible()
    yield "start"
    for game in TITLES:
        page.goto(f"{house.url}/new/{game}")
        expect(page.get_by_role("button", name="Open the table")).to_be_enabled()
        yield f"set-up of {game}"
    for game in TITLES:
        ear = open_table(page, house, game)
        play_once(ear, type_it(page), first)
        ear.wait(ear.is_ours)
        yield f"table of {game}"
    page.set_viewport_size(WIDE)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    expect(page.get_by_role("link", name="Download the record")).to_be_visible()
    yield "result"
    page.goto(f"{house.url}/new/nothing")
    expect(page.get_by_role("alert")).to_contain_text("There is nothing here.")
    expect(page.get_by_role("link", name="To the start page")).to_be_visible()
    yield "no game"
    page.goto(f"{house.url}/t/{'a' * 20}")
    expect(page.get_by_role("status")).to_contain_text("no such table")
    yield "no table"
    page.goto(f"{house.url}/offline.html")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    yield "offline"


def test_every_page_is_for_everyone(page: Page, house: Process) -> None:
    faults: list[str] = []
    for name in pages(page, house):
        page.set_viewport_size(WIDE)
        faults += [f"{name}, {fault}" for fault in barriers(page)]
        page.set_viewport_size(PHONE)
        faults += [f"{name}, {fault}" for language in spoken(page) for fault in slips(page, language)]
    assert not faults, "\n".join(faults)


def barriers(page: Page) -> Iterator[str]:
    """What axe has to say, in light and in dark."""
    for theme in ("light", "dark"):
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        found = Axe().run(page)
        if found.violations_count:
            yield f"{theme}: {found.generate_report()}"


def spoken(page: Page) -> Iterator[str]:
    """Each language that can be chosen on a page, last English again."""
    for language, title in LANGUAGES.items():
        button = page.get_by_role("button", name=title)
        if button.count():
            button.click()
            expect(page.locator("html")).to_have_attribute("lang", language)
            yield language


def slips(page: Page, language: str) -> list[str]:
    """What is wrong on a page in a language, once all of it has been said."""
    give_up = time.monotonic() + PATIENCE
    while (found := list(wrong_words(page, language))) and time.monotonic() < give_up:
        page.wait_for_timeout(50)
    if page.evaluate(WIDEST) > PHONE["width"]:
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
    """The messages of one line, of the page, the house and the games."""
    places = ("web/src", "src/toptafel/server", "src/toptafel/games/*")
    files = [file for place in places for file in ROOT.glob(f"{place}/words/{language}.ftl")]
    found: dict[str, str] = {}
    for file in files:
        lines = re.findall(r"^([\w-]+) = (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE)
        found |= {f"{file.parents[1].name}.{key}": text for key, text in lines}
    return found
