"""How quick the page is: `python -m benchmarks.page` prints how much is loaded, when a move is seen, and how one drags.

A move shows in the other browser so many milliseconds after the click, for two people at one table on this machine. On
a phone whose processor is slowed down four times, the longest task is taken while a table is opened and one moves.
And while a piece is dragged on such a processor, no task of the page may take longer than 50 ms. What a task takes is
the time of its thread, so that a machine that has other things to do is not measured too.
"""

import gzip
import os
import statistics
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect, sync_playwright
from tests.server.servers import Process
from tests.web.conftest import FLAGS, PATIENCE, chromium, opened, watched
from tests.web.fingers import POINTING, Press, card, cards_of, cell, tile
from tests.web.table import TITLES, Ear, at_the_table, first, open_table, play_once, region, type_it
from tests.web.test_secrets import sit_two

from toptafel.server.services.database import in_file

MOVES = 40  # of which the time to the other browser is taken
BEFORE = {"uptown": 14, "sudoku": 10, "on-top": 8, "top-spot": 2}  # moves of ours, so that there is something to draw
STEPS = 60  # of the pointer, over the whole board
SLOWER = 4
PHONE = ViewportSize(width=390, height=844)
A_MOMENT = 400  # milliseconds, in which whatever was begun ends
LONG = 50.0  # milliseconds
PAINTS = ("Paint", "UpdateLayoutTree", "PrePaint")
TASKS = ("RunTask", "ThreadControllerImpl::RunTask")

SHOWN = """(square) => new Promise((tell) => {
  const name = () => document.querySelector(`[data-square="${square}"]`).getAttribute("aria-label");
  const look = () => (/empty/.test(name()) ? requestAnimationFrame(look) : tell(Date.now()));
  look(); })"""
CLICKED = """(square) => { document.querySelector(`[data-square="${square}"]`)
  .addEventListener("click", () => (window.clicked = Date.now()), { once: true, capture: true }); }"""


def loaded(browser: Browser, server: Process) -> None:
    """Bytes of JavaScript, packed: of the start page with its pictures, and what each game adds to the shell."""
    context = opened(browser)
    page = watched(context.new_page())
    ear = Ear(page)
    page.goto(server.url)
    for game in TITLES:
        region(page, game).locator("svg").first.wait_for()
    page.wait_for_load_state("networkidle")
    shell = scripts(ear)
    print(f"start page: {sum(shell.values()) / 1000:.1f} kB")
    for game in TITLES:
        more = scripts(open_table(watched(context.new_page()), server, game))
        size = sum(size for url, size in more.items() if url not in shell)
        print(f"  {TITLES[game]}: {size / 1000:.1f} kB more", flush=True)
    context.close()


def scripts(ear: Ear) -> dict[str, int]:
    """The scripts that were loaded, and their bytes when packed."""
    found = {answer.url: answer for answer in ear.answers if urlsplit(answer.url).path.endswith(".js")}
    return {url: len(gzip.compress(answer.body())) for url, answer in found.items()}


def shows_after(browser: Browser, server: Process) -> list[float]:
    """Milliseconds from a click in one browser to the picture in another."""
    ears = sit_two(browser, watched(opened(browser).new_page()), server, "sudoku")
    found: list[float] = []
    while len(found) < MOVES:
        ears[0].wait(lambda: any(ear.is_ours() for ear in ears))
        mover = next(ear for ear in ears if ear.is_ours())
        if mover.card["phase"] == "over":
            break
        other = ears[mover is ears[0]]
        square, turn = mover.view["legal"][0], mover.view["turn"]
        mover.page.evaluate(CLICKED, square)
        other.page.evaluate(f"() => {{ window.seen = ({SHOWN})('{square}'); }}")
        cell(mover.page, square).click()
        found.append(other.page.evaluate("() => window.seen") - mover.page.evaluate("() => window.clicked"))
        for ear in ears:
            ear.wait(lambda ear=ear, turn=turn: bool(ear.card["turn"] > turn))  # type: ignore[misc]
    return found


def grip(ear: Ear, game: str) -> Locator:
    """What is dragged: something of the hand that can be played."""
    page, move = ear.page, ear.view["legal"][0]
    if game == "uptown":
        return tile(page, move.split("@")[0])
    if game == "top-spot":
        return card(page, cards_of(move)[0])
    return page.get_by_role("img", name="Your card") if game == "sudoku" else page.locator("[data-hand]")


class Slowed:
    """A page on a processor that is slowed down; what its tasks took meanwhile."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.events: list[dict[str, Any]] = []
        self.done = False
        self.session.on("Tracing.dataCollected", lambda part: self.events.extend(part["value"]))
        self.session.on("Tracing.tracingComplete", self._end)

    def _end(self, _: object) -> None:
        self.done = True

    def __enter__(self) -> "Slowed":
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        self.session.send("Tracing.start", {"categories": "toplevel,devtools.timeline", "transferMode": "ReportEvents"})
        return self

    def __exit__(self, *_: object) -> None:
        self.session.send("Tracing.end")
        while not self.done:
            self.page.wait_for_timeout(20)
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": 1})

    @property
    def tasks(self) -> list[float]:
        """Milliseconds of the thread, the longest last."""
        return taken(self.events)[0]


def tasks_while_dragging(page: Page, what: Locator, board: Locator) -> list[float]:
    """What the tasks of the page took while a piece was carried over the board, in milliseconds."""
    what.scroll_into_view_if_needed()
    start, area = what.bounding_box(), board.bounding_box()
    assert start
    assert area
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    with Slowed(page) as slowed:
        for step in range(STEPS):
            across, down = 0.15 + 0.7 * (step * 7 % STEPS) / STEPS, 0.15 + 0.7 * step / STEPS
            page.mouse.move(area["x"] + area["width"] * across, area["y"] + area["height"] * down)
    page.mouse.move(2, 2)
    page.mouse.up()
    return slowed.tasks


def opening(browser: Browser, server: Process, game: str) -> tuple[Ear, float]:
    """A table that is opened from the start page, and the longest task meanwhile, until there is nothing left to do."""
    page = watched(opened(browser, viewport=PHONE, has_touch=True, reduced_motion="no-preference").new_page())
    page.goto(server.url)
    page.wait_for_load_state("networkidle")
    ear = Ear(page)
    with Slowed(page) as slowed:
        region(page, game).get_by_role("button", name="Play now").click()
        at_the_table(page)
        ear.wait(ear.is_ours)
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(A_MOMENT)
    return ear, slowed.tasks[-1]


def coming_back(ear: Ear) -> float:
    """The longest task when a table is opened by its link."""
    told = len(ear.states)
    with Slowed(ear.page) as slowed:
        ear.page.reload()
        at_the_table(ear.page)
        ear.wait(lambda: len(ear.states) > told)
        ear.page.wait_for_load_state("networkidle")
        ear.page.wait_for_timeout(A_MOMENT)
    return slowed.tasks[-1]


def moving(ear: Ear, game: str) -> list[float]:
    """The longest tasks while one moves by touch and the bots answer, for each of some moves."""
    press, longest = Press(touches=True), []
    for _ in range(BEFORE[game]):
        with Slowed(ear.page) as slowed:
            play_once(ear, lambda move: POINTING[game](ear, press, move), first)
            ear.wait(ear.is_ours)
            ear.page.wait_for_timeout(A_MOMENT)
        longest.append(slowed.tasks[-1])
    return sorted(longest)


def open_and_move(browser: Browser, server: Process) -> None:
    for game in BEFORE:
        ear, opens = opening(browser, server, game)
        moves = moving(ear, game)
        opens_again = coming_back(ear)
        opening_took = f"opening {opens:.0f} ms, by its link {opens_again:.0f} ms"
        print(f"  {TITLES[game]}: {opening_took}, a move {moves[-1]:.0f} ms (longest of {len(moves)})", flush=True)
        ear.page.context.close()


def taken(events: list[dict[str, Any]]) -> tuple[list[float], Counter[str]]:
    """The times of the tasks on the thread that paints, and how its time was spent."""
    painters = Counter((event["pid"], event["tid"]) for event in events if event["name"] in PAINTS)
    ((main, _),) = painters.most_common(1)
    ours = [event for event in events if (event["pid"], event["tid"]) == main and event["ph"] == "X"]
    spent: Counter[str] = Counter()
    for event in ours:
        spent[event["name"]] += event.get("tdur", 0) / 1000
    return sorted(event.get("tdur", 0) / 1000 for event in ours if event["name"] in TASKS), spent


def drag_each(browser: Browser, server: Process) -> None:
    for game in BEFORE:
        page = watched(opened(browser).new_page())
        ear = open_table(page, server, game)
        for _ in range(BEFORE[game]):
            ear.wait(ear.is_ours)
            play_once(ear, type_it(page), first)
        ear.wait(ear.is_ours)
        board = page.get_by_role("group", name="Table") if game == "top-spot" else page.get_by_role("grid")
        times = tasks_while_dragging(page, grip(ear, game), board)
        late = sum(time > LONG for time in times)
        print(
            f"  {TITLES[game]}: {len(times)} tasks, longest {times[-1]:.0f} ms, {late} over {LONG:.0f} ms", flush=True
        )
        page.context.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        expect.set_options(timeout=PATIENCE)
        server = Process(in_file(Path(folder) / "tables.db")).start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        loaded(browser, server)
        found = sorted(shows_after(browser, server))
        median, late = statistics.median(found), found[int(0.95 * len(found))]
        print(f"a move shows in the other browser after {median:.0f} ms (median of {len(found)}), {late:.0f} ms (95 %)")
        print(f"longest task on a phone, {SLOWER} times slower:")
        open_and_move(browser, server)
        print(f"dragging, {SLOWER} times slower:")
        drag_each(browser, server)
        print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
