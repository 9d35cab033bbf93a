"""Learning a game in the browser: the guided first games played through, and the rules with their boards."""

import json
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.server.houses import Process
from tests.web.conftest import watched
from tests.write_lessons import lessons
from toptafel import games

FOLDERS = lessons()
STEPS = {game: json.loads((folder / "steps.json").read_text())["steps"] for game, folder in FOLDERS.items()}
MANY = 12  # clicks are more than any step needs


def begin(page: Page, house: Process, game: str, step: int = 1) -> None:
    page.goto(f"{house.url}/learn/{game}/first-game/{step}")
    expect(page.locator("#step")).to_be_visible()


def follow_the_ring(page: Page, onward: Locator) -> None:
    """Click where the ring is until the step is done."""
    ring = page.locator("[data-ring]")
    for _ in range(MANY):
        expect(onward.or_(ring).first).to_be_visible()
        if onward.is_visible():
            return
        box = ring.bounding_box()
        assert box
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(onward).to_be_visible()


@pytest.mark.parametrize(
    ("game", "language", "onward", "over"),
    [
        ("on-top", "en", "Next", "That was your first game"),
        ("sudoku", "nl", "Verder", "Dat was je eerste spel"),
        ("top-spot", "fr", "Suite", "C’était ta première partie"),
        ("uptown", "de", "Weiter", "Das war dein erstes Spiel"),
    ],
)
def test_a_first_game_is_played_through_by_mouse(
    browser: Browser, house: Process, game: str, language: str, onward: str, over: str
) -> None:
    context = browser.new_context(locale=language, viewport={"width": 1440, "height": 1200}, reduced_motion="reduce")
    page = watched(context.new_page())
    begin(page, house, game)
    status = page.get_by_role("status")
    for number in range(1, len(STEPS[game]) + 1):
        expect(status).to_contain_text(f"{number}")
        button = page.get_by_role("button", name=onward, exact=True)
        follow_the_ring(page, button)
        button.click()
    expect(status).to_have_text(over)
    context.close()


def test_every_game_has_a_first_game() -> None:
    assert [*FOLDERS] == games.names()


def test_a_first_game_is_played_by_keyboard_alone(page: Page, house: Process) -> None:
    begin(page, house, "sudoku")
    for step in STEPS["sudoku"]:
        expect(page.locator("#step")).to_be_visible()
        reach_the_board(page)
        walk_to(page, step["asked"])
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Next")).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text("That was your first game")


def reach_the_board(page: Page) -> None:
    for _ in range(MANY):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.getAttribute('role')") == "gridcell":
            return
    raise AssertionError("the board cannot be reached with the Tab key")


def walk_to(page: Page, square: str) -> None:
    for way, at in ((("ArrowUp", "ArrowDown"), 0), (("ArrowLeft", "ArrowRight"), 1)):
        while (here := page.evaluate("document.activeElement.dataset.square")[at]) != square[at]:
            page.keyboard.press(way[here < square[at]])


def test_a_wrong_move_is_answered_and_nothing_is_lost(page: Page, house: Process) -> None:
    begin(page, house, "uptown", step=5)
    alert = page.get_by_role("alert")
    page.locator("[data-piece='D']").click()
    page.locator("[data-square='D8']").click()
    expect(alert).to_contain_text("holds its group together")  # the words of the rules
    expect(alert).to_contain_text("Nothing is lost")
    page.locator("[data-square='D1']").click()
    expect(alert).to_contain_text("lay your D on D7")  # allowed, but not what the lesson is about
    follow_the_ring(page, page.get_by_role("button", name="Next"))
    expect(alert).to_be_empty()


def test_a_step_can_be_shown_taken_back_and_skipped(page: Page, house: Process) -> None:
    begin(page, house, "top-spot", step=2)
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_role("status")).to_contain_text("one that shines through")
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("status")).to_contain_text("2 of 6")
    page.get_by_role("link", name="Skip the lesson").click()
    expect(page.get_by_role("region", name="Rules")).to_be_visible()


def test_the_start_page_leads_to_the_rules_and_their_boards(page: Page, house: Process) -> None:
    page.goto(house.url)
    page.get_by_role("region", name="Uptown").get_by_role("link", name="Learn Uptown").click()
    rules = page.get_by_role("region", name="Rules")
    expect(rules.get_by_role("heading", name="Groups and captures")).to_be_visible()
    expect(rules.locator("figure svg")).to_have_count(
        len([one for one in STEPS["uptown"] if one["section"] is not None])
    )
    rules.get_by_role("button", name="Show me – Example: You may take what is in the way").click()
    expect(rules).to_contain_text("The saxophone is out of the game")
    page.get_by_role("link", name="Play your first game").click()
    expect(page.get_by_role("status")).to_contain_text("1 of 7")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_where_one_learns(context: BrowserContext, page: Page, house: Process, theme: str) -> None:
    context.add_init_script(f"localStorage.setItem('toptafel-theme', '{theme}')")
    faults = []
    for game in FOLDERS:
        page.set_viewport_size({"width": 360, "height": 800})
        page.goto(f"{house.url}/learn/{game}")
        expect(page.locator("figure svg").first).to_be_visible()
        faults.append(problems(page, game))
        begin(page, house, game, step=2)
        faults.append(problems(page, f"{game}, first game"))
        page.get_by_role("button", name="Show me").click()
        faults.append(problems(page, f"{game}, first game, shown"))
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert [fault for fault in faults if fault] == []


def problems(page: Page, name: str) -> str:
    """What axe has to say about a page."""
    found = Axe().run(page)
    return f"{name}: {found.generate_report()}" if found.violations_count else ""


def test_a_game_without_rules_and_lesson_says_so(page: Page, house: Process) -> None:
    page.goto(f"{house.url}/learn/toy")
    expect(page.get_by_role("region", name="Rules")).to_contain_text("no rules")
    page.goto(f"{house.url}/learn/toy/first-game")
    expect(page.get_by_role("region", name="Rules")).to_contain_text("no rules")


def test_a_lesson_is_loaded_when_one_learns_and_not_before(page: Page, house: Process) -> None:
    static = Path(__file__).parents[2] / "src" / "toptafel" / "server" / "static" / "assets"
    parts = {file.name for file in static.glob("steps-*.js")}
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    page.goto(house.url)
    expect(page.get_by_role("link", name="Learn Uptown")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert len(parts) == len(FOLDERS)
    assert not parts & {*asked}
