"""Learning a game in the browser: the guided first games played through, and the rules with their boards."""

import json
from collections.abc import Callable
from itertools import cycle
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, expect

from tests.server.servers import Process
from tests.web.conftest import WEB, opened, watched
from tests.web.sight import SMALL, in_sight
from tests.web.table import Ear
from tests.write_lessons import lessons
from toptafel import games
from toptafel.kit.text.words import LANGUAGES

FOLDERS = lessons()
LESSONS = {name: json.loads((folder / "steps.json").read_text()) for name, folder in FOLDERS.items()}
STEPS = {name: lesson["steps"] for name, lesson in LESSONS.items()}
MANY = 12  # clicks are more than any step needs


def word(language: str, message: str) -> str:
    """What the page says, of its messages without values."""
    text = (WEB / "src" / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    return text.split(f"\n{message} = ")[1].partition("\n")[0]


def met_as(name: str) -> str:
    """Where a lesson is found: at its game, or at the face of it that it is named after."""
    game, _, lesson = name.partition("/")
    return next((face.id for face in games.find(game).faces if lesson.startswith(face.id)), game) + f"/{lesson}"


def begin(page: Page, server: Process, name: str, step: int = 1) -> None:
    page.goto(f"{server.url}/learn/{met_as(name)}/{step}")
    expect(page.locator("#step")).to_be_visible()


def follow_the_frame(page: Page, onward: Locator, press: Callable[[float, float], None]) -> None:
    """Press where the frame is until the step is done."""
    frame = page.locator("[data-frame]")
    for _ in range(MANY):
        expect(onward.or_(frame).first).to_be_visible()
        if onward.is_visible():
            return
        box = frame.bounding_box()
        assert box
        press(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(onward).to_be_visible()


@pytest.mark.parametrize(("game", "language"), [*zip(games.names(), cycle(LANGUAGES), strict=False)])
def test_every_lesson_is_tapped_through_on_a_small_phone_without_scrolling(
    browser: Browser, server: Process, game: str, language: str
) -> None:
    context = opened(browser, locale=language, viewport=SMALL, has_touch=True, is_mobile=True)
    page = watched(context.new_page())
    ear = Ear(page)
    onward = page.get_by_role("button", name=word(language, "learn-next"), exact=True)
    play_now = page.get_by_role("button", name=word(language, "play-now"))
    for name in (one for one in FOLDERS if one.startswith(f"{game}/")):
        begin(page, server, name)
        for step in STEPS[name]:
            in_sight(page, f"{name}, {step['name']}", within=".guide")
            follow_the_frame(page, onward, page.touchscreen.tap)
            in_sight(page, f"{name}, {step['name']}, done", within=".guide")
            onward.tap()
        expect(play_now).to_be_visible()
        expect(page.locator(".board svg").first).to_be_visible()  # as it was left
        in_sight(page, f"{name}, over", within=".guide")
    play_now.tap()
    ear.wait(lambda: bool(ear.states))
    assert ear.card["options"] == LESSONS[name]["options"], "it is played as it was learnt"
    context.close()


WORDS = """(place) => {
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT), found = [];
  while (texts.nextNode()) {
    const around = texts.currentNode.parentElement;
    const isSeen = around.checkVisibility({ visibilityProperty: true }) && !around.closest(".unseen");
    if (isSeen && texts.currentNode.data.trim()) found.push(texts.currentNode.data.trim());
  }
  return found;
}"""


@pytest.mark.parametrize("size", [SMALL, {"width": 1440, "height": 900}])
def test_a_child_learns_sudokids_without_reading(browser: Browser, server: Process, size: ViewportSize) -> None:
    """A finger, stars and crosses for the eyes; sentences for whoever listens; at the end something large to press."""
    context = opened(browser, viewport=size)
    page = watched(context.new_page())
    begin(page, server, "sudoku/sudokids")
    guide, alert, onward = page.locator(".guide"), page.get_by_role("alert"), page.get_by_role("button", name="Next")
    for step in STEPS["sudoku/sudokids"]:
        assert all(word.isdigit() for word in guide.evaluate(WORDS)), step["name"]
        expect(page.get_by_role("status")).to_contain_text("SudoKids · ")
        asked, tip = (page.locator(place).bounding_box() for place in (step["point"][""], "[data-finger]"))
        assert asked
        assert tip
        assert asked["x"] < tip["x"] + 0.45 * tip["width"] < asked["x"] + asked["width"]
        assert asked["y"] < tip["y"] + 0.12 * tip["height"] < asked["y"] + asked["height"]
        expect(page.locator("[data-forbidden]")).to_have_count(int(step["name"] == "twice"))
        if step["name"] == "end":
            page.locator("[data-square='A2']").click()
            expect(page.locator("[data-forbidden] .cross")).to_be_visible()
            expect(alert).to_contain_text("Nothing is lost")
            assert problems(page, "sudokids, refused") == ""
        follow_the_frame(page, onward, page.mouse.click)
        score = step["answer"]["view"]["seats"][0]["score"]
        expect(page.get_by_role("listitem").filter(has_text="(you)")).to_contain_text(str(score))
        assert all(word.isdigit() for word in guide.evaluate(WORDS)), f"{step['name']}, done"
        onward.click()
    play_now = page.get_by_role("button", name="Play now")
    box = play_now.bounding_box()
    assert box
    assert box["width"] >= 100
    assert box["height"] >= 68
    assert all(word.isdigit() for word in guide.evaluate(WORDS))
    in_sight(page, "over", within=".guide")
    assert problems(page, "sudokids, over") == ""
    expect(page.get_by_role("img", name="You won.")).to_be_visible()
    context.close()


def test_a_first_game_is_played_by_keyboard_alone(page: Page, server: Process) -> None:
    begin(page, server, "sudoku/first-game")
    for step in STEPS["sudoku/first-game"]:
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


def test_a_wrong_move_is_answered_and_nothing_is_lost(page: Page, server: Process) -> None:
    begin(page, server, "uptown/first-game", step=5)
    alert = page.get_by_role("alert")
    page.locator("[data-piece='D']").click()
    page.locator("[data-square='D8']").click()
    expect(alert).to_contain_text("holds its group together")  # the words of the rules
    expect(alert).to_contain_text("Nothing is lost")
    page.locator("[data-square='D1']").click()
    expect(alert).to_contain_text("lay your D on D7")  # allowed, but not what the lesson is about
    follow_the_frame(page, page.get_by_role("button", name="Next"), page.mouse.click)
    expect(alert).to_be_empty()


def test_a_step_can_be_shown_taken_back_and_skipped(page: Page, server: Process) -> None:
    begin(page, server, "top-spot/first-game", step=2)
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_role("status")).to_contain_text("one that shines through")
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("status")).to_contain_text("2 of 6")
    page.get_by_role("link", name="Skip the lesson").click()
    expect(page.get_by_role("region", name="Rules")).to_be_visible()


def test_the_start_page_leads_to_the_rules_and_their_boards(page: Page, server: Process) -> None:
    page.goto(server.url)
    page.get_by_role("region", name="Uptown").get_by_role("link", name="Learn Uptown").click()
    rules = page.get_by_role("region", name="Rules")
    expect(rules.get_by_role("heading", name="Groups and captures")).to_be_visible()
    figures = rules.get_by_role("figure")
    expect(figures.filter(has_text="hold their group together").locator("svg")).to_be_visible()
    expect(figures.filter(has_text="so blue takes its place").locator("svg")).to_be_visible()
    rules.get_by_role("button", name="Show me – Example: The last tile").click()
    expect(rules).to_contain_text("They have two groups each")
    expect(rules.get_by_text("ring@B5")).to_be_hidden()
    rules.get_by_text("How moves are written").click()
    expect(rules.get_by_text("ring@B5")).to_be_visible()
    page.get_by_role("link", name="Your first game").click()
    expect(page.get_by_role("status")).to_contain_text("1 of 7")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_where_one_learns(context: BrowserContext, page: Page, server: Process, theme: str) -> None:
    context.add_init_script(f"localStorage.setItem('toptafel-theme', '{theme}')")
    faults = []
    for game in games.names():
        page.set_viewport_size({"width": 360, "height": 800})
        page.goto(f"{server.url}/learn/{game}")
        expect(page.locator("figure svg").first).to_be_visible()
        faults.append(problems(page, game))
        begin(page, server, f"{game}/first-game", step=2)
        faults.append(problems(page, f"{game}, first game"))
        page.get_by_role("button", name="Show me").click()
        faults.append(problems(page, f"{game}, first game, shown"))
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert [fault for fault in faults if fault] == []


def problems(page: Page, name: str) -> str:
    """What axe has to say about a page."""
    found = Axe().run(page)
    return f"{name}: {found.generate_report()}" if found.violations_count else ""


def test_a_game_without_rules_and_lesson_says_so(page: Page, server: Process) -> None:
    page.goto(f"{server.url}/learn/toy")
    expect(page.get_by_role("region", name="Rules")).to_contain_text("no rules")
    page.goto(f"{server.url}/learn/toy/first-game")
    expect(page.get_by_role("region", name="Rules")).to_contain_text("no rules")


def test_a_lesson_is_loaded_when_one_learns_and_not_before(page: Page, server: Process) -> None:
    static = Path(__file__).parents[2] / "src" / "toptafel" / "server" / "static" / "assets"
    parts = {file.name for file in static.glob("steps-*.js")}
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    page.goto(server.url)
    expect(page.get_by_role("link", name="Learn Uptown")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert len(parts) == len(FOLDERS)
    assert not parts & {*asked}
