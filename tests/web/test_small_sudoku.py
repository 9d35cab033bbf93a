"""SuDoKu and SudoKids on small phones: board, card and buttons are whole in sight, whatever is going on."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.server.servers import Process
from tests.web.conftest import opened, watched
from tests.web.fingers import cell, in_hand, is_seen
from tests.web.sight import SMALL, in_sight, resize
from tests.web.states import Line
from tests.web.table import OVER, Ear, at_the_table
from tests.web.test_table import BOT, HERE
from tests.web.test_table import open_table as open_at

HIGHER = ViewportSize(width=360, height=740)
KIDS = {"board": "kids"}
SIZES = "(all) => all.map((one) => one.getBoundingClientRect().width)"
STARS = "(all) => all.map((one) => one.querySelectorAll('path.won').length)"


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    context = opened(browser, viewport=SMALL, has_touch=True, is_mobile=True)
    yield watched(context.new_page())
    context.close()


def whole(page: Page, state: str, within: str = ".place") -> None:
    """All that is tapped, and the card, on both phones."""
    for size in (HIGHER, SMALL):
        resize(page, size)
        in_sight(page, f"{state}, {size['height']} high", within)
        held = in_hand(page, "sudoku")
        assert held.count() == 0 or is_seen(held), state


def forbidden(view: dict[str, Any]) -> str:
    """A free square on which the card in hand does not fit."""
    return next(str(square) for square, points in view["points"].items() if points is None)


def refused(page: Page, ear: Ear) -> None:
    """The square and the card that is in the way are marked, until one goes on."""
    cell(page, forbidden(ear.view)).tap()
    expect(page.locator("[data-forbidden] rect")).to_have_count(2)
    expect(page.get_by_role("alert")).to_contain_text("does not fit on")


def test_sudoku_is_whole_in_sight(phone: Page, server: Process) -> None:
    ear, line = Ear(phone), Line(phone)
    open_at(phone, server, "sudoku", HERE, BOT, BOT, BOT)
    ear.wait(ear.is_ours)
    whole(phone, "four players")
    refused(phone, ear)
    whole(phone, "refused")
    phone.get_by_role("button", name=re.compile("cards in the stack")).tap()
    expect(phone.get_by_role("list", name="Cards that are still to come")).to_be_visible()
    phone.get_by_role("button", name=re.compile("cards in the stack")).tap()
    line.last_turn = ear.card["turn"] + 1
    cell(phone, ear.view["legal"][0]).tap()
    expect(phone.get_by_role("status")).to_contain_text("thinking")
    whole(phone, "bots think")
    line.go_on()
    ear.wait(ear.is_ours)
    expect(phone.locator(".board .last")).to_have_count(3)  # what all others did since


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("board", ["classic", "kids"])
def test_a_claim_has_room_in_long_words(browser: Browser, server: Process, language: str, board: str) -> None:
    context = opened(browser, locale=language, viewport=SMALL, has_touch=True, is_mobile=True)
    page = watched(context.new_page())
    ear = Ear(page)
    open_at(page, server, "sudoku", HERE, BOT, BOT, BOT, options={"referee": "table", "board": board})
    ear.wait(ear.is_ours)
    within = ".wordless" if board == "kids" else ".place"
    claim = page.locator("button[data-claim], [data-claim] button")
    expect(claim).to_be_visible()
    for state in ("the table's referee", "asked twice"):
        in_sight(page, state, within)
        claim.tap()
        expect(page.locator("button[data-no], [data-no] button")).to_have_count(int(state == "the table's referee"))
    ear.wait(lambda: bool(ear.card["turn"]))
    context.close()


def test_a_child_plays_sudokids_without_reading(phone: Page, server: Process) -> None:
    ear, line = Ear(phone), Line(phone)
    phone.goto(server.url)
    phone.get_by_role("region", name="SudoKids").get_by_role("button", name="Play now").tap()
    at_the_table(phone)
    ear.wait(ear.is_ours)
    assert ear.card["options"]["board"] == "kids"
    assert [seat["level"] for seat in ear.card["seats"]] == ["", "gentle"]
    expect(phone).to_have_title(re.compile("SudoKids"))
    held = phone.get_by_role("img", name=re.compile("Your card: (bear|cat|dog|fox|hen|pig)"))
    assert held.evaluate_all(SIZES)[0] > 1.5 * max(phone.get_by_role("gridcell").evaluate_all(SIZES))
    assert min(phone.get_by_role("group", name="Actions").get_by_role("button").evaluate_all(SIZES)) >= 68
    whole(phone, "start", ".wordless")

    line.last_turn = 1
    cell(phone, "C3").tap()
    expect(phone.get_by_role("status")).to_contain_text("thinking")
    whole(phone, "bots think", ".wordless")
    line.go_on()
    seen_no = False
    ear.wait(ear.is_ours)
    while ear.card["phase"] == "playing":
        turn, points = ear.view["turn"], ear.view["points"]
        if not seen_no and None in points.values():
            refused(phone, ear)
            whole(phone, "refused", ".wordless")
            seen_no = True
        cell(phone, max(ear.view["legal"], key=lambda square: points[square])).tap()
        ear.wait(lambda: bool(ear.card["turn"] > turn) and ear.is_ours())  # noqa: B023  # it is waited for here
    assert seen_no
    ends_without_a_word(phone, ear)


def ends_without_a_word(page: Page, ear: Ear) -> None:
    """The winner's stone, all stars, and once more; the words are there for whoever listens."""
    expect(page.get_by_role("status").first).to_have_text(OVER)
    expect(page.get_by_role("img", name=OVER)).to_be_visible()
    in_sight(page, "over", ".wordless")
    scores = [seat["score"] for seat in ear.view["seats"]]
    rows = page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(rows).to_contain_text([str(score) for score in scores])
    expected = [score if score <= 30 else score // 10 + score % 10 for score in scores]
    assert rows.evaluate_all(STARS) == expected
    table = ear.card["table"]
    page.get_by_role("button", name="Play again").tap()
    ear.wait(lambda: bool(ear.card["table"] != table))
    assert ear.card["options"]["board"] == "kids"


def test_what_a_bot_scored_rises_as_stars_where_its_card_lies(browser: Browser, server: Process) -> None:
    context = opened(browser, reduced_motion="no-preference")
    context.add_init_script(NOTE_RISING)
    page = watched(context.new_page())
    ear = Ear(page)
    open_at(page, server, "sudoku", HERE, BOT, options=KIDS)
    for _ in range(4):
        ear.wait(ear.is_ours)
        turn = ear.view["turn"]
        expect(page.get_by_role("status").first).to_have_text("Your turn")
        points = ear.view["points"]
        cell(page, max(ear.view["legal"], key=lambda square: points[square] or 0)).click()
        ear.wait(lambda: bool(ear.card["turn"] > turn))  # noqa: B023
    ear.wait(ear.is_ours)
    expect(page.get_by_role("status").first).to_have_text("Your turn")
    scores = [seat["score"] for seat in ear.view["seats"]]
    risen = page.evaluate("window.risen")
    assert [sum(stars for paint, stars in risen if paint == of) for of in ("var(--blue)", "var(--green)")] == scores
    assert any(scores)
    context.close()


NOTE_RISING = """
window.risen = [];
new MutationObserver((changes) => {
  const fresh = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((one) => one instanceof Element);
  const rising = fresh.flatMap((one) => [...one.querySelectorAll(".rising")]);
  window.risen.push(...rising.map((one) => [one.querySelector("rect").getAttribute("fill"),
    one.querySelectorAll("path").length]));
}).observe(document, { childList: true, subtree: true });
"""
