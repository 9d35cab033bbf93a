"""Pieces on the boards: they are dragged, they travel, and where they cannot go is said why."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.servers import Process
from tests.web.conftest import opened, watched
from tests.web.fingers import card, cards_of, cell, field_of, tile
from tests.web.states import Line
from tests.web.table import TITLES, open_table, play_once, type_it

NOTE_MOTION = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  window.moved.push(this.getAttribute("class"));
  return animate.call(this, frames, how);
};
addEventListener("animationstart", (event) => window.moved.push(event.animationName), true);
addEventListener("transitionstart", (event) => window.moved.push(event.propertyName), true);
"""


def middle(target: Locator) -> tuple[float, float]:
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, what: Locator, where: Locator) -> None:
    page.mouse.move(*middle(what))
    page.mouse.down()
    page.mouse.move(*middle(where), steps=6)
    page.mouse.up()


def test_a_tile_is_dragged_from_the_rack_to_its_square(page: Page, server: Process) -> None:
    ear = open_table(page, server, "uptown")
    ear.wait(ear.is_ours)

    def act(move: str) -> None:
        piece, square = move.split("@")
        drag(page, tile(page, piece), cell(page, square))

    assert play_once(ear, act, lambda moves: moves[-1])


def test_a_card_is_dragged_from_the_hand_to_its_square(page: Page, server: Process) -> None:
    ear = open_table(page, server, "sudoku")
    ear.wait(ear.is_ours)
    assert play_once(ear, lambda move: drag(page, page.get_by_role("img", name="Your card"), cell(page, move)), max)


def test_a_rhombus_is_dragged_onto_the_board_and_a_click_turns_it(page: Page, server: Process) -> None:
    ear = open_table(page, server, "on-top")
    ear.wait(ear.is_ours)
    held, turn = page.locator("[data-hand]"), ear.view["turn"]
    drawn = held.inner_html()
    held.click()
    page.wait_for_function("drawn => document.querySelector('[data-hand]').innerHTML !== drawn", arg=drawn)
    field = field_of(ear.view, ear.view["legal"][0])
    drag(page, held, cell(page, field))
    ear.wait(lambda: bool(ear.card["turn"] > turn))
    assert ear.view["fields"][field.replace(" ", "")] == turn


def test_a_card_is_dragged_onto_the_felt_and_is_not_yet_played(page: Page, server: Process) -> None:
    ear = open_table(page, server, "top-spot")
    ear.wait(ear.is_ours)
    name, turn = cards_of(ear.view["legal"][0])[0], ear.card["turn"]
    drag(page, card(page, name), page.locator("[data-felt]"))
    expect(card(page, name)).to_have_attribute("aria-pressed", "true")
    assert ear.card["turn"] == turn
    card(page, name).click()
    expect(card(page, name)).to_have_attribute("aria-pressed", "false")


def test_a_tile_that_is_dropped_where_it_cannot_go_is_told_why_beside_the_board(page: Page, server: Process) -> None:
    ear = open_table(page, server, "uptown")
    ear.wait(ear.is_ours)
    legal = [move.split("@") for move in ear.view["legal"]]
    piece = next(piece for piece, _ in legal if not piece.endswith("$"))
    squares = (row + column for row in "EF" for column in "123456789")
    wrong = next(square for square in squares if [piece, square] not in legal)
    drag(page, tile(page, piece), cell(page, wrong))
    said = page.get_by_role("alert")
    expect(said).to_contain_text(f"{wrong} is not in it")
    board, box = page.get_by_role("grid").bounding_box(), said.bounding_box()
    assert board
    assert box
    assert box["y"] >= board["y"] + board["height"]


@pytest.mark.parametrize(("wish", "moves"), [("reduce", False), ("no-preference", True)])
@pytest.mark.parametrize("game", TITLES)
def test_nothing_moves_for_whoever_asks_for_no_motion(
    browser: Browser, server: Process, game: str, wish: Any, moves: bool
) -> None:
    context = opened(browser, reduced_motion=wish)
    context.add_init_script(NOTE_MOTION)
    page = watched(context.new_page())
    ear = open_table(page, server, game)
    ear.wait(ear.is_ours)
    play_once(ear, type_it(page), lambda legal: legal[0])
    ear.wait(ear.is_ours)
    expect(page.get_by_role("status").first).to_have_text("Your turn")
    assert bool(page.evaluate("window.moved")) is moves
    context.close()


def test_a_group_that_would_fall_apart_is_shown_in_its_parts(page: Page, server: Process) -> None:
    ear = open_table(page, server, "uptown")
    while True:
        ear.wait(ear.is_ours)
        if splitting := refused_for_splitting(ear.view):
            break
        play_once(ear, type_it(page), lambda moves: moves[len(moves) // 2])
    piece, square = splitting
    tile(page, piece).click()
    cell(page, square).click()
    expect(page.get_by_role("alert")).to_contain_text("holds its group together")
    assert page.locator(".part").count() >= 2
    page.mouse.click(2, 2)
    expect(page.locator(".part")).to_have_count(0)


def refused_for_splitting(view: dict[str, Any]) -> tuple[str, str] | None:
    """A tile of ours and a square where it belongs, and which somebody else needs to hold a group together."""
    rack = next(colour["rack"] for colour in view["colours"].values() if colour["seat"] == view["seat"])
    mine = {letter for letter, colour in view["colours"].items() if colour["seat"] == view["seat"]}
    fixed = [square for square, laid in view["board"].items() if laid["fixed"] and laid["colour"] not in mine]
    found = ((piece, square) for square in fixed for piece in rack if piece in (*square, "$"))
    return next(found, None)


def test_what_others_laid_stays_marked_until_one_has_moved(page: Page, server: Process) -> None:
    line = Line(page)
    ear = open_table(page, server, "uptown")
    just, last = (page.get_by_role("gridcell", name=re.compile(words)) for words in ("laid just now", "last move"))
    ear.wait(ear.is_ours)
    expect(just).to_have_count(0)
    play_once(ear, type_it(page), lambda moves: moves[0])
    ear.wait(ear.is_ours)
    bots = [move.split("@")[1] for move in ear.view["moves"][-2:]]
    if len({*bots}) == 2:
        expect(just).to_have_attribute("aria-label", re.compile(f"^{bots[0]},"))
    expect(last).to_have_attribute("aria-label", re.compile(f"^{bots[1]},"))
    line.last_turn = ear.card["turn"] + 1
    ours = ear.view["legal"][0]
    type_it(page)(ours)
    expect(last).to_have_attribute("aria-label", re.compile(f"^{ours.split('@')[1]},"))
    expect(just).to_have_count(0)


@pytest.mark.parametrize(("game", "pieces"), [("uptown", "piece"), ("top-spot", "slide")])
def test_what_a_bot_did_travels_and_what_it_brought_rises(
    browser: Browser, server: Process, game: str, pieces: str
) -> None:
    context = opened(browser, reduced_motion="no-preference")
    context.add_init_script(NOTE_MOTION)
    page = watched(context.new_page())
    ear = open_table(page, server, game)
    ear.wait(ear.is_ours)
    play_once(ear, type_it(page), lambda legal: legal[0])
    for what in (pieces, "rise"):
        ear.wait(lambda what=what: any(what in (moved or "") for moved in page.evaluate("window.moved")))  # type: ignore[misc]
    context.close()
