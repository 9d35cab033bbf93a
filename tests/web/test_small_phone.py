"""Top Spot and Uptown on a phone of 360 × 640: all that is tapped is in sight, whole, and lies under nothing else."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.servers import Process
from tests.web.conftest import opened, watched
from tests.web.fingers import PLAYS_IT, card, cards_of, cell, in_hand, tile
from tests.web.sight import SMALL, in_sight
from tests.web.states import Line
from tests.web.table import Ear, open_table
from tests.web.test_table import BOT, HERE
from tests.web.test_table import open_table as open_at

HIGH = SMALL["height"]
HIGH_OF = "(all) => all.map((one) => Math.round(one.getBoundingClientRect().height))"
CUT = (
    "(all) => all.filter((one) => one.scrollWidth > one.clientWidth || one.getBoundingClientRect().right > innerWidth)"
)
UNDERLINED = "(one) => getComputedStyle(one).borderBottom"
PLACES = "(all) => all.map((one) => { const { x, y } = one.getBoundingClientRect(); return [x, y].map(Math.round); })"


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    context = opened(browser, viewport=SMALL, has_touch=True, is_mobile=True)
    yield watched(context.new_page())
    context.close()


def longest(moves: list[str]) -> list[str]:
    return cards_of(max(moves, key=lambda move: (move.count(">"), move)))


def begun(phone: Page, server: Process, game: str) -> tuple[Ear, Line]:
    line = Line(phone)
    ear = open_table(phone, server, game)
    ear.wait(ear.is_ours)
    return ear, line


def play_in_silence(line: Line, ear: Ear) -> None:
    """From now on bots only think."""
    line.last_turn = ear.card["turn"] + 1


def test_the_hand_of_top_spot_is_never_covered_and_does_not_move(phone: Page, server: Process) -> None:
    ear, line = begun(phone, server, "top-spot")
    hand = phone.get_by_role("group", name="Your hand").get_by_role("button")
    expect(hand).to_have_count(12)
    in_sight(phone, "start")
    assert phone.locator(".felt, .slot").evaluate_all(HIGH_OF) == [HIGH - 362, 82]
    assert {*hand.evaluate_all(HIGH_OF)} == {78}
    places = hand.evaluate_all(PLACES)

    for name in longest(ear.view["legal"]):
        card(phone, name).tap()
        expect(card(phone, name)).to_have_attribute("aria-pressed", "true")
        expect(phone.get_by_role("button", name=PLAYS_IT)).to_be_enabled()
        in_sight(phone, f"{name} chosen")
    other = phone.get_by_role("button", name=re.compile("cannot be slid under")).first
    other.tap()
    expect(phone.get_by_role("alert")).not_to_be_empty()
    in_sight(phone, "refused")
    assert hand.evaluate_all(PLACES) == places
    assert ear.view["turn"] == 0, "a tap on a card plays nothing"

    phone.get_by_role("button", name="Start over").tap()
    expect(phone.get_by_role("button", name="Play", exact=True)).to_have_attribute("aria-disabled", "true")
    card(phone, longest(ear.view["legal"])[0]).tap()
    play_in_silence(line, ear)
    phone.get_by_role("button", name=PLAYS_IT).tap()
    expect(phone.get_by_role("status")).to_contain_text("thinking")
    in_sight(phone, "bots think")


@pytest.mark.parametrize("options", [{"level": "expert"}, {"level": "expert", "turning": "yes"}])
def test_five_experts_of_top_spot_have_room_for_thirteen_cards(
    phone: Page, server: Process, options: dict[str, str]
) -> None:
    ear = Ear(phone)
    open_at(phone, server, "top-spot", HERE, *[BOT] * 4, options=options)
    ear.wait(ear.is_ours)
    expect(phone.get_by_role("group", name="Your hand").get_by_role("button")).to_have_count(13)
    in_sight(phone, "start")
    first = next(move for move in ear.view["legal"] if not move.startswith("J"))
    card(phone, cards_of(first)[0].replace("~", "")).tap()
    expect(phone.get_by_role("button", name=PLAYS_IT)).to_be_enabled()
    in_sight(phone, "one chosen")


def test_board_and_rack_of_uptown_are_whole_in_sight(phone: Page, server: Process) -> None:
    ear, line = begun(phone, server, "uptown")
    board = phone.get_by_role("grid", name="Board")
    expect(board).to_be_visible()
    box: Any = board.bounding_box()
    assert (box["x"], box["width"], box["y"], box["height"]) == (0, 360, 90, 360)
    in_sight(phone, "start")
    expect(phone.get_by_role("list", name="Players")).to_contain_text("groups")
    piece, square = next(move for move in ear.view["legal"] if move[0] != "$").split("@")  # a joker goes anywhere
    tile(phone, piece).tap()
    in_sight(phone, "held")
    legal = {move.split("@")[1] for move in ear.view["legal"] if move.startswith(f"{piece}@")}
    wrong = next(name for name in ("A1", "A2", "B1", "E5", "I9") if name not in legal)
    cell(phone, wrong).tap()
    expect(phone.get_by_role("alert")).not_to_be_empty()
    expect(phone.locator("path.wrong")).to_have_count(1)
    in_sight(phone, "refused")
    play_in_silence(line, ear)
    cell(phone, square).tap()
    expect(phone.get_by_role("status")).to_contain_text("thinking")
    in_sight(phone, "bots think")


def test_both_racks_of_an_uptown_duel_are_whole_in_sight(phone: Page, server: Process) -> None:
    ear = Ear(phone)
    open_at(phone, server, "uptown", HERE, BOT)
    ear.wait(ear.is_ours)
    racks = phone.get_by_role("group", name=re.compile("^Your .* rack"))
    expect(racks).to_have_count(2)
    expect(phone.get_by_role("button", name="Hint")).to_be_visible()
    in_sight(phone, "start")
    tile(phone, ear.view["legal"][-1].split("@")[0]).tap()
    in_sight(phone, "held")
    low: Any = racks.last.bounding_box()
    assert low["y"] + low["height"] <= HIGH


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_seat_of_uptown_says_what_its_number_counts(browser: Browser, server: Process, players: int) -> None:
    context = opened(browser, viewport=SMALL, has_touch=True, is_mobile=True, locale="de-DE")
    phone = watched(context.new_page())
    ear = Ear(phone)
    open_at(phone, server, "uptown", HERE, *[BOT] * (players - 1))
    ear.wait(ear.is_ours)
    units = phone.get_by_role("list", name="Spieler").get_by_text("Gruppe")
    expect(units).to_have_count(players)
    assert units.evaluate_all(CUT) == []
    in_sight(phone, "start")
    context.close()


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("uptown", 5, {}), ("uptown", 2, {}), ("top-spot", 5, {"level": "expert", "turning": "yes"})],
)
def test_a_phone_on_its_side_shows_board_and_hand_beside_each_other(
    browser: Browser, server: Process, game: str, players: int, options: dict[str, str]
) -> None:
    context = opened(browser, viewport={"width": 740, "height": 360}, has_touch=True, is_mobile=True)
    phone = watched(context.new_page())
    ear = Ear(phone)
    open_at(phone, server, game, HERE, *[BOT] * (players - 1), options=options)
    ear.wait(ear.is_ours)
    expect(in_hand(phone, game)).to_be_visible()
    in_sight(phone, "start")
    move = next(move for move in ear.view["legal"] if not move.startswith("J"))
    held = card(phone, cards_of(move)[0].strip("~")) if game == "top-spot" else tile(phone, move.split("@")[0])
    held.tap()
    expect(held).to_have_attribute("aria-pressed", "true")
    in_sight(phone, "chosen")
    context.close()


@pytest.mark.parametrize("locale", ["de-DE", "fr-FR", "nl-NL"])
def test_the_buttons_of_top_spot_stand_in_one_row_in_every_language(
    browser: Browser, server: Process, locale: str
) -> None:
    context = opened(browser, viewport=SMALL, has_touch=True, is_mobile=True, locale=locale)
    phone = watched(context.new_page())
    ear = Ear(phone)
    open_at(phone, server, "top-spot", HERE, BOT, BOT)
    ear.wait(ear.is_ours)
    phone.locator(f'[data-card="{longest(ear.view["legal"])[0]}"]').tap()
    expect(phone.locator("[data-play]")).to_have_attribute("aria-disabled", "false")
    in_sight(phone, "one chosen")
    context.close()


@pytest.mark.parametrize("game", ["uptown", "top-spot"])
def test_in_forced_colours_turn_choice_and_tab_have_an_outline(browser: Browser, server: Process, game: str) -> None:
    context = opened(browser, viewport=SMALL, has_touch=True, is_mobile=True, forced_colors="active")
    phone = watched(context.new_page())
    ear, _ = begun(phone, server, game)
    move = next(move for move in ear.view["legal"] if move[0] not in "J$")
    held = card(phone, cards_of(move)[0]) if game == "top-spot" else tile(phone, move.split("@")[0])
    held.tap()
    expect(held).to_have_attribute("aria-pressed", "true")
    turn = phone.locator(".name.turn" if game == "top-spot" else "li[aria-current=true]")
    for what in (held, turn):
        expect(what).to_have_css("outline-style", "solid")
    phone.get_by_role("button", name="Menu", exact=True).tap()
    phone.get_by_role("button", name="Log", exact=True).tap()
    chosen = phone.get_by_role("tab", selected=True)
    expect(chosen).to_be_visible()
    others = phone.get_by_role("tab", selected=False).first
    assert chosen.evaluate(UNDERLINED) != others.evaluate(UNDERLINED)
    context.close()
