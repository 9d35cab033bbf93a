"""What is wrong with what a page shows, at any size: too wide, too long, something that cannot be tapped, a barrier."""

from collections.abc import Iterator

from playwright.sync_api import Page, ViewportSize

from tests.web.barriers import barriers
from tests.web.sight import SMALL, hidden, resize

PHONE, WIDE = ViewportSize(width=360, height=740), ViewportSize(width=1440, height=900)
TABLET, ENLARGED = ViewportSize(width=820, height=1100), ViewportSize(width=720, height=450)  # 1440 × 900 at 200 %
TOO_WIDE = "document.documentElement.scrollWidth > innerWidth"
TOO_LONG = """() => {
  const page = document.querySelector("#app") ?? document.body;
  const end = Math.max(innerHeight, page.getBoundingClientRect().bottom + scrollY);
  return document.documentElement.scrollHeight > end + 1;
}"""  # it scrolls on below all there is


def faults_of(page: Page, within: str = "body", scrolls: bool = True) -> Iterator[str]:
    """Faults of what is there; what is within a part must be tapped, at once or where it scrolls to. Ends small."""
    for size in (SMALL, PHONE, TABLET, ENLARGED, WIDE):
        resize(page, size)
        name = f"{size['width']} × {size['height']}"
        if page.evaluate(TOO_WIDE):
            yield f"{name}: too wide"
        if page.evaluate(TOO_LONG):
            yield f"{name}: nothing at its end"
        if size in (SMALL, PHONE):
            yield from (f"{name}: {one} cannot be tapped" for one in hidden(page, within, scrolls))
        if size in (PHONE, WIDE):
            yield from (f"{name}, {barrier}" for barrier in barriers(page))
    resize(page, SMALL)
