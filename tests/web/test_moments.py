"""Every moment at a table of every game: what is tapped is in sight on a small phone, nothing too wide, axe content.

It looks at phone and desktop, light and dark.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.servers import Process
from tests.web.conftest import opened, watched
from tests.web.faults import TOO_WIDE, faults_of
from tests.web.moments import moments
from tests.web.sight import SMALL, hidden
from tests.web.table import TITLES
from tests.web.test_table import HERE
from tests.web.test_table import open_table as open_at

AT_ONCE = "header, .place"  # what is seen without scrolling
SLIDES = {"chat": ".side", "rules": ".side", "menu": "dialog", "settings": "dialog"}  # over the table, and may scroll


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    context = opened(browser, viewport=SMALL, has_touch=True)
    yield watched(context.new_page())
    context.close()


@pytest.mark.parametrize("game", TITLES)
def test_all_that_is_tapped_is_in_sight_at_every_moment(phone: Page, server: Process, game: str) -> None:
    faults: list[str] = []
    for moment, page in moments(phone, server, game):
        faults += [
            f"{moment}: {fault}" for fault in faults_of(page, SLIDES.get(moment, AT_ONCE), scrolls=moment in SLIDES)
        ]
    assert not faults, "\n".join(faults)


NAMES = ("﷽" * 20, "مرحبا بالعالم <b>x</b>", "🎲" * 24)
LONGEST = "Wwwwwwwwwwwwwwwwwwwwwwww"  # without a place to break
RENAME = """(name) => fetch("/api/guest", {
  method: "PATCH", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ name }) })
  .then((answer) => answer.status)"""


def test_names_of_any_script_and_a_long_chat_fit_a_phone(phone: Page, server: Process) -> None:
    open_at(phone, server, "uptown", HERE, HERE)
    for name in (*NAMES, LONGEST):
        assert phone.evaluate(RENAME, name) == 200
        curtain = phone.get_by_role("region", name=f"{name} 1 is next")
        expect(curtain).to_be_visible()
        assert not phone.evaluate(TOO_WIDE)
        assert hidden(phone, "header, .place") == []
    phone.get_by_role("button", name=f"I am {LONGEST} 1").click()
    expect(phone.get_by_role("grid")).to_be_visible()
    phone.get_by_role("button", name="Chat", exact=True).click()
    box = phone.get_by_role("textbox", name="Chat")
    for number in range(30):
        box.fill(f"{number} {LONGEST * 3 if number % 3 else NAMES[1]}")
        box.press("Enter")
        expect(box).to_have_value("")
    last = phone.get_by_role("group", name="Chat").get_by_role("paragraph").last
    expect(last).to_contain_text("29 ")
    expect(last).to_be_in_viewport()
    faults = list(faults_of(phone, ".side"))
    assert not faults, "\n".join(faults)
