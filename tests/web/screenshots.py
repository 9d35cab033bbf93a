"""Look at every page: `python -m tests.web.screenshots FOLDER [LANGUAGE…]`, at three widths, light and dark.

With `--docs` it takes those that README shows, and puts them into docs/pictures.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.server.servers import Process
from tests.web.conftest import FLAGS, PATIENCE, chromium, opened, watched
from tests.web.states import every_state, play_some
from tests.web.table import TITLES, open_table, region
from toptafel.server.services.database import in_file

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
WIDTHS = {360: 740, 820: 1100, 1440: 900}
THEMES = ("light", "dark")
A_MOMENT = 300  # milliseconds, until it is said in another language
THROUGH = """async () => {
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
    scrollTo(0, y);
    await new Promise(requestAnimationFrame);
  }
  scrollTo(0, 0);
}"""  # down the page: what is far below comes when it is looked at
SPEAK = "(language) => document.querySelector(`header button[lang=${language}]`)?.click()"


def for_anyone(browser: Browser, server: Process, folder: Path, languages: list[str]) -> None:
    """All pages at three widths, in some languages; each is taken light, then dark."""
    folder.mkdir(parents=True, exist_ok=True)
    for width, height in WIDTHS.items():
        page = watched(opened(browser, viewport={"width": width, "height": height}).new_page())
        for name, shown in every_state(page, server):
            for language in languages:
                take(shown, folder, f"{name}-{width}-{language}", language)
            shown.evaluate(SPEAK, "en")
        page.context.close()


def take(page: Page, folder: Path, name: str, language: str) -> None:
    page.evaluate(SPEAK, language)
    page.wait_for_timeout(A_MOMENT)
    page.evaluate(THROUGH)
    page.wait_for_load_state("networkidle")
    for theme in THEMES:
        page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        page.screenshot(path=folder / f"{name}-{theme}.png", full_page=True)


def for_the_docs(browser: Browser, server: Process) -> None:
    """The start page and each board, as README shows them."""
    page = watched(opened(browser, viewport={"width": 1280, "height": 800}).new_page())
    page.goto(server.url)
    for game in TITLES:
        expect(region(page, game).locator("svg")).to_be_visible()
    keep(page, "start")
    for game in TITLES:
        play_some(open_table(page, server, game), game)
        keep(page, f"table-{game}")
    page.context.close()


def keep(page: Page, name: str) -> None:
    page.wait_for_load_state("networkidle")
    page.evaluate("document.documentElement.dataset.theme = 'light'; scrollTo(0, 0)")
    page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=82)


def main() -> None:
    words = sys.argv[1:]
    if not words:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        expect.set_options(timeout=PATIENCE)
        server = Process(in_file(Path(folder) / "tables.db")).start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        if words == ["--docs"]:
            for_the_docs(browser, server)
        else:
            for_anyone(browser, server, Path(words[0]), words[1:] or ["en"])
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
