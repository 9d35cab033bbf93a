"""What happens at a table of any game, one moment after another: reached by fingers, as somebody on a phone does."""

import re
from collections.abc import Callable, Iterator

from playwright.sync_api import Locator, Page, expect

from tests.server.servers import Process
from tests.web.fingers import POINTING, Press, aim_rhombus, card, cards_of, cell, tile
from tests.web.states import Line, resign
from tests.web.table import Ear, from_menu, open_table, play_once

Moments = Iterator[tuple[str, Page]]

REQUEST = {
    "number": 99,
    "seat": 1,
    "what": "take-back",
    "turn": 0,
    "place": 0,
    "level": "",
    "name": "",
    "waits_for": [0],
}
NO = re.compile("cannot be (slid under|played now)")


def choose_tile(ear: Ear, press: Press) -> None:
    press(tile(ear.page, ear.view["legal"][0].split("@")[0]))


def choose_card(ear: Ear, press: Press) -> None:
    press(card(ear.page, cards_of(ear.view["legal"][0])[0]))


def aim(ear: Ear, press: Press) -> None:
    aim_rhombus(ear, press, ear.view["legal"][0])


CHOOSING: dict[str, Callable[[Ear, Press], None]] = {"uptown": choose_tile, "top-spot": choose_card, "on-top": aim}


def no_square(ear: Ear) -> Locator:
    """Uptown: a square where the tile that is held cannot go."""
    piece = ear.view["legal"][0].split("@")[0]
    legal = {move.split("@")[1] for move in ear.view["legal"] if move.startswith(f"{piece}@")}
    return cell(ear.page, next(name for name in ("A1", "A2", "B1", "E5", "I9") if name not in legal))


WRONG: dict[str, Callable[[Ear], Locator]] = {
    "uptown": no_square,
    "sudoku": lambda ear: cell(ear.page, next(iter(ear.view["board"]))),
    "on-top": lambda ear: ear.page.get_by_role("gridcell", name=re.compile("black triangle")).first,
    "top-spot": lambda ear: ear.page.get_by_role("button", name=NO).first,
}


def moments(page: Page, server: Process, game: str) -> Moments:
    """From the first turn to the end, with all that can stand in the slot or slide over the table."""
    line, press = Line(page), Press(touches=True)
    ear = open_table(page, server, game)
    ear.wait(ear.is_ours)
    yield "begun", page
    play_once(ear, lambda move: POINTING[game](ear, press, move), lambda moves: moves[0])
    ear.wait(ear.is_ours)
    expect(page.get_by_role("status")).to_have_text("Your turn")
    yield "second turn", page
    if game in CHOOSING:
        CHOOSING[game](ear, press)
        yield "chosen", page
    press(WRONG[game](ear))
    expect(page.get_by_role("alert")).not_to_be_empty()
    yield "refused", page
    yield from over_the_table(page)
    line.tell_again(offers=[REQUEST])
    expect(page.get_by_role("button", name="Agree")).to_be_visible()
    yield "asked", page
    line.tell_again(offers=[])
    yield from hinted(ear)
    yield from confirmed(ear, line, press, game)
    line.go_on()
    ear.wait(ear.is_ours)
    resign(page)
    yield "over", page


def over_the_table(page: Page) -> Moments:
    """What slides over it, and goes with Escape."""
    page.get_by_role("button", name="Chat", exact=True).click()
    expect(page.get_by_role("textbox", name="Chat")).to_be_visible()
    yield "chat", page
    slides_away(page)
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "menu", page
    page.get_by_role("dialog").get_by_role("button", name="Rules").click()
    expect(page.get_by_role("tabpanel", name="Rules").get_by_role("heading").first).to_be_visible()
    yield "rules", page
    slides_away(page)
    from_menu(page, "Settings")
    page.get_by_role("switch", name="Confirm moves").check()
    yield "settings", page
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def slides_away(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator(".side.over")).to_have_count(0)


def hinted(ear: Ear) -> Moments:
    page = ear.page
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator("#panel-hints li").first).to_be_attached()
    yield "hints", page


def confirmed(ear: Ear, line: Line, press: Press, game: str) -> Moments:
    """A move that is asked for once more, and bots that think about it; then nobody answers at all."""
    page, turn = ear.page, ear.card["turn"]
    if (again := page.get_by_role("button", name="Start over")).is_visible():
        press(again)
    line.last_turn = turn + 1
    POINTING[game](ear, press, ear.view["legal"][-1])
    expect(page.get_by_role("button", name="Yes, play it")).to_be_visible()
    yield "to confirm", page
    press(page.get_by_role("button", name="Yes, play it"))
    ear.wait(lambda: bool(ear.card["turn"] > turn))
    expect(page.get_by_role("button", name="Yes, play it")).to_be_hidden()
    yield "bots think", page
    line.cut()
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    yield "connection lost", page
    line.mend()
    expect(page.get_by_text("The connection is lost.")).to_be_hidden()
