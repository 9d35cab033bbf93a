"""What must be tapped is in sight on a small phone, whole, and lies under nothing else."""

from playwright.sync_api import Page, ViewportSize

SMALL = ViewportSize(width=360, height=640)
TAPPED = "button, a[href], input, [role=button], [role=gridcell]"  # what folds away need not be seen first
HIDDEN = """([within, tapped, scrolls]) => {
  const boxed = ({ left, top, right, bottom }) =>
    [0.2, 0.5, 0.8].map((part) => [left + part * (right - left), top + part * (bottom - top)]);
  const triangle = (one) => {
    const corner = (part) => one.getPointAtLength(part * one.getTotalLength()).matrixTransform(one.getScreenCTM());
    const corners = [0, 1 / 3, 2 / 3].map(corner);
    const inner = (of) => corners.reduce((sum, { [of]: at }) => sum + at / 3, 0);
    return corners.map(({ x, y }) => [0.4 * x + 0.6 * inner("x"), 0.4 * y + 0.6 * inner("y")]);
  };
  const isTapped = (one) => {
    if (scrolls) one.scrollIntoView({ block: "center", behavior: "instant" });
    const box = one.getBoundingClientRect();
    const spots = one instanceof SVGPathElement ? triangle(one) : boxed(box);
    const isInside = box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
    return (isInside || scrolls) && spots.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
  };
  const isShown = (one) =>
    one.checkVisibility({ visibilityProperty: true }) && !one.closest(".unseen, [inert], .side:not(.over)");
  const [from, at] = [document.scrollingElement, scrollY];
  const found = [...document.querySelectorAll(within)]
    .flatMap((part) => [...part.querySelectorAll(tapped)])
    .filter(isShown)
    .map((one) => (one instanceof HTMLInputElement && one.closest("label")) || one)
    .filter((one) => !isTapped(one))
    .map((one) => one.getAttribute("aria-label") ?? one.textContent.trim());
  if (scrolls) from.scrollTop = at;
  return found;
}"""

DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def resize(page: Page, size: ViewportSize) -> None:
    """Another size, once the page has been drawn for it."""
    page.set_viewport_size(size)
    page.evaluate(DRAWN)


def hidden(page: Page, within: str = ".place", scrolls: bool = False) -> list[str]:
    """What is tapped in a part of the page, but not at all of three spots: at once, or where it scrolls to."""
    return list(page.evaluate(HIDDEN, [within, TAPPED, scrolls]))


def in_sight(page: Page, state: str, within: str = ".place") -> None:
    """All that is tapped in a part of the page can be tapped at three spots of it without scrolling."""
    covered = hidden(page, within)
    assert not covered, f"{state}: {covered}"
