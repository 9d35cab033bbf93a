"""Pieces on the boards: they are dragged, they travel, and where they cannot go is said why."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.houses import Process
from tests.web.conftest import opened, watched
from tests.web.fingers import cell, tile
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


def test_a_tile_is_dragged_from_the_rack_to_its_square(page: Page, house: Process) -> None:
    ear = open_table(page, house, "uptown")
    ear.wait(ear.is_ours)

    def act(move: str) -> None:
        piece, square = move.split("@")
        drag(page, tile(page, piece), cell(page, square))

    assert play_once(ear, act, lambda moves: moves[-1])


def test_a_card_is_dragged_from_the_hand_to_its_square(page: Page, house: Process) -> None:
    ear = open_table(page, house, "sudoku")
    ear.wait(ear.is_ours)
    assert play_once(ear, lambda move: drag(page, page.get_by_role("img", name="Your card"), cell(page, move)), max)


def test_a_tile_that_is_dropped_where_it_cannot_go_is_told_why_beside_that_square(page: Page, house: Process) -> None:
    ear = open_table(page, house, "uptown")
    ear.wait(ear.is_ours)
    legal = [move.split("@") for move in ear.view["legal"]]
    piece = next(piece for piece, _ in legal if not piece.endswith("$"))
    wrong = next(f"E{column}" for column in "123456789" if [piece, f"E{column}"] not in legal)
    drag(page, tile(page, piece), cell(page, wrong))
    said = page.get_by_role("alert")
    expect(said).to_contain_text(f"{wrong} is not in it")
    near, box = middle(cell(page, wrong)), said.bounding_box()
    assert box
    assert box["x"] <= near[0] <= box["x"] + box["width"]
    assert 0 <= near[1] - box["y"] - box["height"] <= 60


@pytest.mark.parametrize(("wish", "moves"), [("reduce", False), ("no-preference", True)])
@pytest.mark.parametrize("game", TITLES)
def test_nothing_moves_for_whoever_asks_for_no_motion(
    browser: Browser, house: Process, game: str, wish: Any, moves: bool
) -> None:
    context = opened(browser, reduced_motion=wish)
    context.add_init_script(NOTE_MOTION)
    page = watched(context.new_page())
    ear = open_table(page, house, game)
    ear.wait(ear.is_ours)
    play_once(ear, type_it(page), lambda legal: legal[0])
    ear.wait(ear.is_ours)
    expect(page.get_by_role("status").first).to_have_text("Your turn")
    assert bool(page.evaluate("window.moved")) is moves
    context.close()
