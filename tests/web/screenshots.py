"""Look at every page: `python -m tests.web.screenshots FOLDER`, at three widths, light and dark.

With `--docs` it takes those that README shows, and puts them into docs/pictures.
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.server.houses import Process
from tests.web.conftest import FLAGS, chromium, opened, watched
from tests.web.table import TITLES, Ear, open_table, play_once, type_it
from toptafel.server.store import in_file

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
WIDTHS = {360: 740, 820: 1100, 1440: 900}
THEMES = ("light", "dark")
MOVES = {"uptown": 9, "on-top": 8, "sudoku": 10, "top-spot": 2}

Take = Callable[[Page, str], None]


def play_some(ear: Ear, game: str) -> None:
    """A game under way, by moves that are spread over the board."""
    for number in range(MOVES[game]):
        ear.wait(ear.is_ours)
        play_once(ear, type_it(ear.page), lambda moves, number=number: moves[(7 * number) % len(moves)])  # type: ignore[misc]
    ear.wait(ear.is_ours)
    ear.page.evaluate("document.activeElement.blur()")


def resign(page: Page) -> None:
    """On a phone that is behind a button with three dots."""
    small = page.viewport_size
    page.set_viewport_size({"width": 1440, "height": 900})
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    if small:
        page.set_viewport_size(small)


def look_at_all(page: Page, house: Process, take: Take) -> None:
    """Every page in turn."""
    page.goto(house.url)
    expect(page.get_by_role("region", name="Uptown", exact=True)).to_be_visible()
    take(page, "start")
    for game in TITLES:
        page.goto(f"{house.url}/new/{game}")
        expect(page.get_by_role("button", name="Open the table")).to_be_enabled()
        take(page, f"set-up-{game}")
    for game in TITLES:
        ear = open_table(page, house, game)
        play_some(ear, game)
        take(page, f"table-{game}")
        if game == "uptown":
            resign(page)
            expect(page.get_by_role("status")).to_contain_text("won")
            take(page, "over")
            page.get_by_role("link", name="Replay").or_(page.get_by_role("button", name="Replay")).click()
            expect(page.get_by_role("slider").first).to_be_visible()
            take(page, "replay")
    for game in TITLES:
        page.goto(f"{house.url}/learn/{game}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        take(page, f"learn-{game}")
    page.goto(f"{house.url}/nothing")
    take(page, "nothing")
    page.goto(f"{house.url}/t/{'a' * 20}")
    take(page, "no-table")


def for_anyone(browser: Browser, house: Process, folder: Path) -> None:
    """All pages at three widths; each is taken light, then dark."""
    folder.mkdir(parents=True, exist_ok=True)
    for width, height in WIDTHS.items():
        page = watched(opened(browser, viewport={"width": width, "height": height}).new_page())

        def take(page: Page, name: str, width: int = width) -> None:
            page.evaluate("scrollTo(0, document.body.scrollHeight)")  # what is far below comes when it is looked at
            page.wait_for_load_state("networkidle")
            page.evaluate("scrollTo(0, 0)")
            for theme in THEMES:
                page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
                page.screenshot(path=folder / f"{name}-{width}-{theme}.png", full_page=True)

        look_at_all(page, house, take)
        page.context.close()


def for_the_docs(browser: Browser, house: Process) -> None:
    """The start page and each board, as README shows them."""
    page = watched(opened(browser, viewport={"width": 1280, "height": 800}).new_page())
    page.goto(house.url)
    expect(page.get_by_role("region", name="Uptown", exact=True)).to_be_visible()
    keep(page, "start")
    for game in TITLES:
        ear = open_table(page, house, game)
        play_some(ear, game)
        keep(page, f"table-{game}")
    page.context.close()


def keep(page: Page, name: str) -> None:
    page.wait_for_load_state("networkidle")
    page.evaluate("document.documentElement.dataset.theme = 'light'; scrollTo(0, 0)")
    page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=82)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        expect.set_options(timeout=30_000)
        house = Process(in_file(Path(folder) / "tables.db")).start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        if sys.argv[1:] == ["--docs"]:
            for_the_docs(browser, house)
        elif len(sys.argv) == 2:
            for_anyone(browser, house, Path(sys.argv[1]))
        else:
            sys.exit(__doc__)
        browser.close()
        house.stop()


if __name__ == "__main__":
    main()
