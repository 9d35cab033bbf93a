"""Hints on the page: in the language that is spoken now, each with its number, also when a stack is begun."""

import json
import re
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.server.servers import Process
from tests.web.conftest import opened, watched
from tests.web.fingers import Press, card, cards_of
from tests.web.states import SOCKET, play_some
from tests.web.table import Ear, open_table, type_it

REASONS = {"en": "then score", "nl": "kan daarna"}


def hint(page: Page) -> None:
    page.get_by_role("button", name="Hint", exact=True).first.click()


def hint_texts(page: Page) -> Any:
    return page.locator("#panel-hints li")


def give(page: Page, moves: Any) -> None:
    """Hints as they come, but for the moves that they advise."""

    def connect(route: WebSocketRoute) -> None:
        route.connect_to_server().on_message(lambda text: route.send(json.dumps(changed(json.loads(text)))))

    def changed(message: dict[str, Any]) -> dict[str, Any]:
        if message["type"] == "hints":
            advised = moves()
            message["hints"] = [{**message["hints"][0], "move": move} for move in advised]
        return message

    page.route_web_socket(SOCKET, connect)


def test_hints_are_given_in_the_language_that_is_spoken_now(page: Page, server: Process) -> None:
    ear = open_table(page, server, "sudoku")
    ear.wait(ear.is_ours)
    hint(page)
    expect(hint_texts(page).first).to_contain_text(REASONS["en"])
    page.get_by_role("button", name="Nederlands").click()
    expect(hint_texts(page).first).to_contain_text(REASONS["nl"])
    expect(page.locator("#panel-hints")).not_to_contain_text(REASONS["en"])


def test_two_hints_on_the_same_fields_both_show_their_numbers(page: Page, server: Process) -> None:
    ears: list[Ear] = []

    def both_ways() -> list[str]:
        first = ears[0].view["legal"][0]
        return [first, first[2:] + first[:2]]

    give(page, both_ways)
    ears.append(open_table(page, server, "on-top"))
    ears[0].wait(ears[0].is_ours)
    hint(page)
    expect(page.locator(".board .hint text").locator("visible=true")).to_have_text("1 · 2")
    expect(hint_texts(page).nth(1).locator("svg use")).to_have_count(2)


def test_what_is_cut_out_of_a_dark_board_is_dark(browser: Browser, server: Process) -> None:
    page = watched(opened(browser, color_scheme="dark").new_page())
    ear = open_table(page, server, "uptown")
    ear.wait(ear.is_ours)
    hint(page)
    scene = page.locator("[data-scene]")
    expect(scene).to_have_attribute("data-theme", "dark")
    field = "(scene) => getComputedStyle(scene).getPropertyValue('--field')"
    dark = scene.evaluate(field)
    page.evaluate("document.documentElement.dataset.theme = 'light'")  # as where its copy is drawn
    assert scene.evaluate(field) == dark
    page.context.close()


def test_a_hint_is_shown_on_a_phone_where_a_stack_is_begun(browser: Browser, server: Process) -> None:
    phone = opened(browser, viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    page, press = watched(phone.new_page()), Press(touches=True)
    ears: list[Ear] = []

    def two_kinds() -> list[str]:
        return [move for move in ears[0].view["legal"] if ">" in move][-1:]

    give(page, two_kinds)
    ears.append(open_table(page, server, "top-spot"))
    ears[0].wait(ears[0].is_ours)
    move = two_kinds()[0]
    first, *_ = cards_of(move)
    other = next(name for name in ears[0].view["legal"] if ">" not in name and name not in cards_of(move))
    for begun, said in ((first, "would complete your stack"), (other, "Another stack would be better")):
        press(card(page, begun))
        expect(card(page, begun)).to_have_attribute("aria-pressed", "true")
        hint(page)
        expect(page.locator("div.says")).to_contain_text(said)
        expect(page.locator(".felt .hint")).to_be_visible()
        expect(page.locator("[data-play]")).to_have_attribute("aria-disabled", "true")
        press(page.get_by_role("button", name="Start over"))
    press(page.locator(".felt .hint [role=button]"))
    for name in cards_of(move):
        expect(card(page, name)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-play]")).to_have_attribute("aria-disabled", "false")
    phone.close()


def test_a_refusal_draws_the_cards_that_it_speaks_of(page: Page, server: Process) -> None:
    ear = open_table(page, server, "top-spot")
    play_some(ear, "top-spot")
    hand = ear.view["seats"][ear.view["seat"]]["hand"]
    missing = next(f"{colour}66" for colour in "BGO" if f"{colour}66" not in hand)
    type_it(page)(missing)
    alert = page.get_by_role("alert")
    expect(alert.locator("svg")).to_be_visible()
    assert re.search(r"You have no\s+(blue|green|orange) 66", alert.inner_text())
    assert missing not in alert.inner_text()
