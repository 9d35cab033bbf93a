"""Several people at one screen: each has a name and a stone, sees their own hand alone, and can be called otherwise."""

import pytest
from playwright.sync_api import Page, expect

from tests.server.servers import Process
from tests.web.barriers import barriers
from tests.web.sight import SMALL, resize
from tests.web.table import from_menu
from tests.web.test_table import BOT, heard_by, open_table, play, press, status

NAMES = ("Anna", "Bo", "Cas")
TABLES = {  # a game, its players and its options
    "on-top": ("on-top", 3, {}),
    "sudoku": ("sudoku", 2, {}),
    "sudokids": ("sudoku", 2, {"board": "kids"}),
    "top-spot": ("top-spot", 3, {}),
    "uptown": ("uptown", 3, {}),
}
HIDDEN = [name for name in TABLES if name != "on-top"]  # where there is something to hide
STONED = [name for name in TABLES if name != "top-spot"]  # there the cards alone have colours
HANDS = "[aria-label^='Your card'], [aria-label^='Your '][aria-label*='rack'], [aria-label='Your hand']"
WATCH = """(hands) => {
  window.seen = [];
  const note = () => {
    const said = document.querySelector("[role=status]")?.textContent.trim() ?? "";
    const curtain = document.querySelector("#curtain")?.textContent ?? "";
    seen.push([window.holder ?? "", said, document.querySelector(hands) !== null, curtain]);
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
STONES = (
    """(chips) => chips.map((chip) => [...chip.querySelectorAll("circle")].map((one) => one.getAttribute("fill")))"""
)


def sit_together(page: Page, server: Process, name: str) -> str:
    game, players, options = TABLES[name]
    here = [{"kind": "here", "name": one} for one in NAMES[:players]]
    return open_table(page, server, game, *here, options=options)


@pytest.mark.parametrize("name", HIDDEN)
def test_nobodys_turn_begins_over_the_hand_of_another(page: Page, server: Process, name: str) -> None:
    table, players = sit_together(page, server, name), TABLES[name][1]
    expect(page.get_by_role("region", name="Anna is next")).to_be_visible()
    page.evaluate(WATCH, HANDS)
    for seat, now in enumerate(NAMES[:players]):  # who leads the next round, chance decides
        page.evaluate("(name) => void (window.holder = name)", now)
        expect(page.get_by_role("region", name=f"{now} is next")).to_be_visible()
        press(page, f"I am {now}")
        expect(page.locator(HANDS).first).to_be_visible()
        expect(status(page).first).to_have_text(f"{now}’s turn")
        if seat < players - 1:
            play(page, table, seat)
    seen = page.evaluate("seen")
    over_a_hand = {(holder, said) for holder, said, hand, _ in seen if hand}
    assert over_a_hand == {(one, f"{one}’s turn") for one in NAMES[:players]}
    assert not [one for one in seen if one[2] and one[3]], "a hand lies before the curtain"


@pytest.mark.parametrize("name", STONED)
def test_each_has_a_name_and_a_stone_of_their_own(page: Page, server: Process, name: str) -> None:
    sit_together(page, server, name)
    players = TABLES[name][1]
    rows = page.get_by_role("list", name="Players").get_by_role("listitem")
    if name in HIDDEN:
        expect(page.locator(".curtain .card svg circle[fill]").first).to_be_visible()
        press(page, "I am Anna")
    expect(rows).to_contain_text([*NAMES[:players]])
    stones = {str(one) for one in rows.locator("svg:first-child").evaluate_all(STONES) if one}
    assert len(stones) == players


@pytest.mark.parametrize("name", TABLES)
def test_names_are_changed_in_the_settings_while_the_game_goes_on(page: Page, server: Process, name: str) -> None:
    heard = heard_by(page)
    sit_together(page, server, name)
    if name in HIDDEN:
        press(page, "I am Anna")
    expect(status(page).first).to_have_text("Anna’s turn")
    resize(page, SMALL)
    from_menu(page, "Settings")
    dialog = page.get_by_role("dialog", name="Settings")
    names = dialog.get_by_role("group", name="Who plays at this screen?").get_by_role("textbox")
    expect(names).to_have_count(TABLES[name][1])
    bo = dialog.get_by_role("textbox", name="Name of Bo")
    bo.fill("Bob 👩\u200d👧")
    bo.press("Enter")
    expect(dialog.get_by_role("textbox", name="Name of Bob 👩\u200d👧")).to_be_visible()
    anna = dialog.get_by_role("textbox", name="Name of Anna")
    anna.fill("\u200b\u2800")
    anna.press("Enter")
    expect(dialog.get_by_role("alert")).to_contain_text("1 to 24 visible")
    anna.fill("Bea")
    anna.press("Enter")
    expect(dialog.get_by_text("The name is kept.")).to_be_visible()
    assert list(barriers(page)) == []
    assert dialog.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    assert [one["event"]["seat"] for one in heard if one["type"] == "event" and one["event"]["kind"] == "named"] == [
        1,
        0,
    ]
    page.keyboard.press("Escape")
    expect(status(page).first).to_have_text("Bea’s turn")


def test_whoever_has_a_device_alone_has_one_name_in_the_settings(page: Page, server: Process) -> None:
    open_table(page, server, "sudoku", {"kind": "here"}, BOT)
    expect(status(page)).to_have_text("Your turn")
    from_menu(page, "Settings")
    expect(page.get_by_role("dialog").get_by_role("textbox", name="Your name")).to_have_value("Anna")
    expect(page.get_by_role("group", name="Who plays at this screen?")).to_have_count(0)
