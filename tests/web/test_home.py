"""At home over plain http: browsers keep some things for secure pages, and nothing here needs them."""

from playwright.sync_api import Page, expect

from tests.server.servers import Process
from tests.web.conftest import AT_HOME
from tests.web.table import Ear, at_the_table, first, play_once, region, type_it

MISSING = """() => [isSecureContext, "serviceWorker" in navigator, "clipboard" in navigator, "subtle" in crypto,
  "randomUUID" in crypto]"""


def test_all_of_a_table_works_on_a_page_that_is_not_secure(page: Page, server: Process) -> None:
    page.goto(f"http://{AT_HOME}:{server.port}/new/uptown")
    assert page.evaluate(MISSING) == [False] * 5
    seats = page.get_by_role("region", name="Who plays")
    seats.get_by_role("radiogroup", name="Player 2", exact=True).get_by_text("With the link").click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    expect(page.get_by_role("textbox", name="Link")).to_have_value(page.url)


def test_a_game_is_played_and_its_deal_checked_on_a_page_that_is_not_secure(page: Page, fair_server: Process) -> None:
    ear = Ear(page)
    page.goto(f"http://{AT_HOME}:{fair_server.port}/")
    region(page, "sudoku").get_by_role("button", name="Play now").click()
    at_the_table(page)
    ear.wait(ear.is_ours)
    play_once(ear, type_it(page), first)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    expect(page.get_by_role("region", name="Fairly dealt.")).to_be_visible()
