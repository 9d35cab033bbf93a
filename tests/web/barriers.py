"""What axe has to say of a page, light and dark."""

from collections.abc import Iterator

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

THEMES = ("light", "dark")
RUN = """(theme) => {
  document.documentElement.dataset.theme = theme;
  return axe.run({ resultTypes: ["violations"] }).then(({ violations }) => violations.map(({ id, nodes }) =>
    `${id}: ${nodes.map(({ target, any }) => [target, ...any.map(({ message }) => message)].join(" – ")).join("; ")}`));
}"""


def barriers(page: Page) -> Iterator[str]:
    """What axe finds in both themes; it is brought to a page once, for that takes longer than to run it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    for theme in THEMES:
        yield from (f"{theme}: {found}" for found in page.evaluate(RUN, theme))
    page.evaluate("document.documentElement.dataset.theme = 'light'")
