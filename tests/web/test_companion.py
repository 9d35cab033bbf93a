"""At a real table, on the page: a game is told by finger, by keyboard and in writing, refused, undone and counted."""

import re
from urllib.parse import unquote

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.server.servers import Process
from tests.test_companion import GOLDEN, beginning, entry_of
from tests.web.barriers import barriers
from tests.web.table import TITLES
from toptafel import games, record
from toptafel.entry import Entry
from toptafel.lab.simulate import random_table
from toptafel.position import Position
from toptafel.table import Table

SIZES = (ViewportSize(width=1440, height=900), ViewportSize(width=360, height=640))
TYPED = {
    "uptown": ["7@B7", "B@B4", "man@C3", "lady@C7", "ring@B5", "D@D3", "sax@D7", "C@C4", "3@E3", "D@D6"],
    "on-top": ["BRWY c3e3"],
    "sudoku": [*GOLDEN, "7 A1"],
}
REFUSED = {  # what is typed, what is said of it, and what the board shows
    "uptown": ("lady@C7", "holds its group together", ".part", 2),
    "on-top": ("BRWY c3e3", "lies here already", ".edge", 1),
    "sudoku": ("7 A2", "row A", "rect", 2),
}
TAPPED = {"uptown": ("7", "C7"), "sudoku": ("*4", "E5")}


def begin(page: Page, server: Process, game: str) -> None:
    """From the start page, with a name."""
    page.goto(server.url)
    page.get_by_role("link", name=f"{TITLES[game]}, at our table").click()
    page.get_by_role("textbox").first.fill("Anna")
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.locator("#ask, #match")).to_be_visible()


def type_in(page: Page, move: str) -> None:
    box = page.get_by_role("textbox", name="Move")
    if not box.is_visible():
        page.get_by_role("button", name="Type a move").click()
    box.fill(move)
    box.press("Enter")


def tell(page: Page, game: str, moves: list[str]) -> None:
    for number, move in enumerate(moves, told_so_far(page, game) + 1):
        type_in(page, move)
        wait_until_told(page, game, number)


def wait_until_told(page: Page, game: str, number: int) -> None:
    expect(page.get_by_role("alert")).to_have_count(0)
    page.wait_for_function("([key, n]) => JSON.parse(localStorage[key]).told.length === n", arg=[key(game), number])


def key(game: str) -> str:
    return f"toptafel-at-table-{game}"


def told_so_far(page: Page, game: str) -> int:
    return int(page.evaluate("(game) => JSON.parse(localStorage[game]).told.length", key(game)))


def downloaded(page: Page) -> record.Record:
    """The record that can be saved."""
    link = page.get_by_role("link", name="Download the record").get_attribute("href") or ""
    return record.read(unquote(link.partition(",")[2]).strip())


def at_both_sizes(page: Page, name: str) -> list[str]:
    """What axe finds, and whether something is wider than the screen."""
    faults = []
    for size in SIZES:
        page.set_viewport_size(size)
        faults += [f"{name} {size['width']}: {fault}" for fault in barriers(page)]
        if page.evaluate("document.documentElement.scrollWidth") > size["width"]:
            faults.append(f"{name}: wider than {size['width']}")
    return faults


@pytest.mark.parametrize("game", TYPED)
def test_a_game_is_told_refused_and_undone(page: Page, server: Process, game: str) -> None:
    begin(page, server, game)
    expect(page.get_by_text("Nothing has been played yet.")).to_be_visible()
    tell(page, game, TYPED[game])
    text, why, shape, count = REFUSED[game]
    type_in(page, text)
    expect(page.get_by_role("alert")).to_contain_text(why)
    expect(page.locator(f".why svg {shape}")).to_have_count(count)
    faults = at_both_sizes(page, f"{game} refused")
    assert told_so_far(page, game) == len(TYPED[game])
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.reload()  # what was told is still there
    expect(page.locator("#ask")).to_be_visible()
    moves = [move for move in TYPED[game] if not move.startswith("*")]
    assert len(downloaded(page).moves) == len(moves) - 1
    faults += at_both_sizes(page, game)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("game", TAPPED)
def test_a_piece_and_its_square_are_tapped_or_chosen_by_keyboard(page: Page, server: Process, game: str) -> None:
    piece, square = TAPPED[game]
    page.set_viewport_size(SIZES[1])
    begin(page, server, game)
    page.locator(f"[data-piece='{piece}']").click()
    expect(page.locator(f"[data-piece='{piece}'][aria-pressed='true']")).to_be_visible()
    page.locator(f"[data-square='{square}']").click()
    wait_until_told(page, game, 1)
    first = page.locator("[data-piece][tabindex='0']")
    first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("[data-piece][aria-pressed='true']")).to_be_focused()
    page.locator(".board [tabindex='0']").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert").or_(page.locator("#ask")).first).to_be_visible()


def test_sudokids_has_a_companion_of_its_own(page: Page, server: Process) -> None:
    """Its animals and its options; what is told of it and of SuDoKu is kept apart."""
    page.goto(server.url)
    page.get_by_role("link", name="SudoKids, at our table").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("SudoKids, at our table")
    expect(page.get_by_role("radiogroup", name="Scoring")).to_be_visible()
    expect(page.get_by_role("radiogroup", name="Board")).to_have_count(0)
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.locator("[data-piece]")).to_have_count(6)
    page.locator("[data-piece='4']").click()
    expect(page.locator("[data-piece='4'][aria-pressed='true'] svg")).to_be_visible()
    page.locator("[data-square='C3']").click()
    wait_until_told(page, "sudokids", 1)
    faults = at_both_sizes(page, "sudokids")
    assert downloaded(page).setup.options["board"] == "kids"
    page.reload()
    expect(page.locator("#ask")).to_be_visible()
    page.goto(f"{server.url}/at-table/sudoku")
    expect(page.get_by_role("button", name="Begin", exact=True)).to_be_visible()
    assert not faults, "\n".join(faults)


def random_game(game: str) -> tuple[Table, list[Entry]]:
    """A game of two, or of as few as there can be, as it is told."""
    truth = random_table(games.find(game).set_up(games.find(game).newcomers or 2), 5, 10**6)
    position, entries = Position.started(truth.setup, truth.deal), beginning(truth)
    for move in truth.moves:
        entries.append(entry_of(position, move))
        position.play(move)
    stack = truth.deal.get("stack")
    if isinstance(stack, list) and len(truth.moves) < len(stack):
        entries.append(Entry(str(stack[len(truth.moves)]), "stuck"))
    return truth, entries


@pytest.mark.parametrize("game", TYPED)
def test_a_game_is_counted_to_its_end_and_its_record_kept(page: Page, server: Process, game: str) -> None:
    truth, entries = random_game(game)
    names = ["Anna", "Bo", "Cas", "Dirk"][: truth.setup.players]
    told = [entry._asdict() for entry in entries]
    kept = {"names": names, "options": {}, "edition": "", "told": told[:-1]}
    page.goto(f"{server.url}/at-table/{game}")
    page.evaluate("([key, kept]) => (localStorage[key] = JSON.stringify(kept))", [key(game), kept])
    page.reload()
    type_in(page, f"{entries[-1].piece} {entries[-1].move}")
    expect(page.get_by_role("heading", name=re.compile("won|share"))).to_be_visible()
    assert downloaded(page).result == truth.result
    faults = at_both_sizes(page, f"{game} over")
    assert not faults, "\n".join(faults)
    page.get_by_role("button", name="Replay").click()
    expect(page.get_by_role("slider").first).to_be_visible()


def test_a_game_is_told_from_its_middle(page: Page, server: Process) -> None:
    page.goto(f"{server.url}/at-table/sudoku")
    page.get_by_text("In the middle of a game").click()
    page.get_by_role("button", name="Begin", exact=True).click()
    tell(page, "sudoku", [*GOLDEN, "7 A1", "1 B1", "2 C2"])
    expect(page.locator("#ask")).to_have_text("What lies on the table?")
    page.get_by_role("spinbutton").first.fill("1")
    page.get_by_role("button", name="That is all").click()
    expect(page.get_by_role("alert")).to_contain_text("have brought 9 points together; you say 1")
    page.get_by_role("spinbutton").first.fill("6")
    page.get_by_role("spinbutton").last.fill("3")
    faults = at_both_sizes(page, "middle")
    page.get_by_role("button", name="That is all").click()
    expect(page.locator("#ask")).to_have_text("Which card did Player 2 lay?")
    assert downloaded(page).moves == ["A1", "B1", "C2"]
    assert not faults, "\n".join(faults)


def test_a_match_is_counted_round_by_round_and_a_stack_is_valued(page: Page, server: Process) -> None:
    begin(page, server, "top-spot")
    rounds = page.get_by_role("region", name="Who won the round?")
    for game, winner in enumerate(["Anna", "Player 2", "Anna"], 1):
        for _ in range(2):
            rounds.get_by_role("button", name=winner, exact=True).click()
        expect(rounds.get_by_role("row").nth(game).get_by_role("cell", name="2", exact=True)).to_be_visible()
        if game == 2:
            faults = at_both_sizes(page, "match")
            page.reload()
        rounds.get_by_role("button", name="This game is over").click()
        if game < 3:
            expect(rounds.get_by_role("status")).to_contain_text(f"Game {game + 1} / 3")
    expect(page.get_by_role("heading", name="Anna won.")).to_be_visible()
    stack = page.get_by_role("region", name="What is a stack worth?")
    for card in ("B27", "B36"):
        stack.locator(f"[data-piece='{card}']").click()
        expect(stack.locator(f"[data-piece='{card}'][aria-pressed='true']")).to_be_visible()
    expect(stack.get_by_role("status")).to_have_text("5")
    stack.locator("[data-piece='G66']").click()
    expect(page.get_by_role("alert")).to_contain_text("A stack has one colour.")
    faults += at_both_sizes(page, "match over")
    assert not faults, "\n".join(faults)


def test_rules_and_a_score_sheet_are_printed_on_whole_pages(page: Page, server: Process) -> None:
    """What Chromium prints: light, without the page's head, the sheet on a page of its own."""
    page.goto(f"{server.url}/learn/on-top")
    page.get_by_role("link", name="Print, with a score sheet").click()
    expect(page.get_by_role("heading", name="On Top: score sheet")).to_be_visible()
    faults = at_both_sizes(page, "print")
    expect(page.locator("figure svg").first).to_be_visible()
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.get_by_role("link", name="Toptafel")).to_be_hidden()
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    printed = page.pdf(prefer_css_page_size=True, print_background=True)
    assert 3 <= printed.count(b"/Type /Page\n") + printed.count(b"/Type /Page/") + printed.count(b"/Type /Page ") <= 6
    assert not faults, "\n".join(faults)
