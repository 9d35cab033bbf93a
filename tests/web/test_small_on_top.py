"""On Top on a small phone: all that is tapped is in sight, whole, and lies under nothing else."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.server.servers import Process
from tests.web.conftest import opened, watched
from tests.web.fingers import cell, field_of
from tests.web.sight import SMALL, in_sight
from tests.web.states import Line
from tests.web.table import Ear, from_menu, open_table
from tests.web.test_table import BOT, HERE
from tests.web.test_table import open_table as open_at

LARGER = ViewportSize(width=360, height=740)


@pytest.fixture(params=[SMALL, LARGER], ids=["640", "740"])
def phone(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    context = opened(browser, viewport=request.param, has_touch=True, is_mobile=True)
    yield watched(context.new_page())
    context.close()


def with_choice(ear: Ear) -> str:
    """A field where the tile can lie in several ways."""
    fields = [field_of(ear.view, move) for move in ear.view["legal"]]
    return max(fields, key=fields.count)


def covered(view: dict[str, Any]) -> str:
    """A field on which something lies."""
    field = next(field for field, what in view["fields"].items() if what is not None)
    return " ".join(re.findall("..", field))


def test_board_tile_and_buttons_of_on_top_are_whole_in_sight(phone: Page, server: Process) -> None:
    line = Line(phone)
    ear = open_table(phone, server, "on-top")
    ear.wait(ear.is_ours)
    tile = phone.get_by_role("button", name=re.compile("^Your tile, "))
    turn, lay = (phone.get_by_role("button", name=name, exact=True) for name in ("Turn", "Lay it here"))
    expect(lay).to_have_attribute("aria-disabled", "true")
    in_sight(phone, "start")

    tile.tap()
    in_sight(phone, "tile turned")
    where = with_choice(ear)
    cell(phone, where).tap()
    expect(lay).to_have_attribute("aria-disabled", "false")
    in_sight(phone, "shown where it would lie")
    turn.tap()
    expect(cell(phone, where)).to_have_attribute("aria-label", re.compile("would lie with"))
    in_sight(phone, "turned there")

    wrong = covered(ear.view)
    cell(phone, wrong).tap()
    expect(phone.get_by_role("alert")).to_contain_text("lies here already")
    expect(phone.locator(".drawing .cross")).to_have_count(1)
    in_sight(phone, "refused")
    assert ear.view["turn"] == 0

    line.last_turn = ear.card["turn"] + 1  # from now on bots only think
    lay.tap()
    expect(phone.get_by_role("status")).to_contain_text("thinking")
    in_sight(phone, "bots think")


def test_a_move_to_confirm_and_four_players_have_room_on_a_phone(phone: Page, server: Process) -> None:
    ear = Ear(phone)
    open_at(phone, server, "on-top", HERE, *[BOT] * 3)
    ear.wait(ear.is_ours)
    in_sight(phone, "four players")
    from_menu(phone, "Settings")
    phone.get_by_role("switch", name=re.compile("onfirm")).tap()
    phone.keyboard.press("Escape")
    where = cell(phone, with_choice(ear))
    where.tap()
    where.tap()
    yes = phone.get_by_role("button", name="Yes, play it")
    expect(yes).to_be_visible()
    in_sight(phone, "to confirm")
    assert phone.locator(".place .button.main:not([aria-disabled=true])").count() == 1, "one dark button"
    yes.tap()
    ear.wait(lambda: bool(ear.card["turn"] > 0))
