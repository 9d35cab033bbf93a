"""How quick a table without a server is: `python -m benchmarks.browser [FOLDER]` prints what docs/publish.md says.

A folder is published, unless one is given that was, for the address /spel/. In a Chromium that has never been there:
when the page is seen, and when one can move; then the same from what was kept. What each level of each game takes for a
move, in the browser and natively, in the same positions. And the longest time from one frame to the next while a bot of
the highest level thinks. All of it is for a machine that has nothing else to do.
"""

import json
import re
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.publish.conftest import BASE, TESTS, publish
from tests.publish.elsewhere import BrowserPython
from tests.publish.local import LocalEar, come, kept_for_later
from tests.publish.webhost import WebHost, hosted
from tests.web.conftest import FLAGS, PATIENCE, chromium, opened, watched
from tests.web.table import TITLES, at_the_table, middle, play_once, region, type_it

from toptafel.bots.levels import NAMES
from toptafel.publish.listing import LIST, packed_size

VISITS = 5
POSITIONS = 5
MOVES = 4
THINK = """
import time
from toptafel import games
from toptafel.bots.bot import find
from toptafel.kit import chance
from toptafel.table import Table

def taken(name, level, positions):
    game = games.find(name)
    bot, quick = find(level, game), find("greedy,width=1", game)
    table, found = Table.open(game.id, min(4, game.seats[-1]), seed=1), []
    for number in range(positions + 1):
        known = table.information_state(table.to_move)
        begin = time.perf_counter()
        bot.choose(known, chance.generator(f"{number}"))
        found.append(1000 * (time.perf_counter() - begin))
        for _ in range(3):
            if table.to_move is not None:
                table.play(quick.choose(table.information_state(table.to_move), chance.generator("quick")))
    return found[1:]  # the first has something to load
"""
FRAMES = """() => {
  globalThis.longest = 0;
  let last = performance.now();
  const next = (now) => {
    longest = Math.max(longest, now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""


def visit(page: Page, address: str) -> tuple[float, float]:
    """Seconds until the page is seen, and until one can move at a table of Uptown."""
    begin = time.perf_counter()
    page.goto(address)
    play = region(page, "uptown").get_by_role("button", name="Play now")
    expect(play).to_be_visible()
    seen = time.perf_counter() - begin
    play.click()
    expect(page.get_by_role("status").first).to_contain_text("Your turn")
    return seen, time.perf_counter() - begin


def visits(browser: Browser, host: WebHost) -> None:
    """First visits, each in a browser that knows nothing, and second ones without a network."""
    first, second = list[tuple[float, float]](), list[tuple[float, float]]()
    for _ in range(VISITS):
        context = opened(browser)
        page = watched(context.new_page())
        first.append(visit(page, host.address(BASE)))
        kept_for_later(page)
        page.close()
        host.stop()
        second.append(visit(watched(context.new_page()), host.address(BASE)))
        host.start()
        context.close()
    for name, times in (("first visit", first), ("second, without a network", second)):
        seen, moves = (statistics.median(each) for each in zip(*times, strict=True))
        print(f"{name}: the page after {seen:.2f} s, the first move after {moves:.2f} s", flush=True)


def sizes(folder: Path) -> None:
    """What is sent by a host that packs it, before the first picture and in all."""
    listed = json.loads((folder / LIST).read_text(encoding="utf-8"))["files"]
    files = {entry["path"]: (folder / entry["path"]).read_bytes() for entry in listed}
    scripts = {entry["path"] for entry in listed if entry["group"] == "start" and entry["path"].endswith(".js")}
    script = packed_size({path: files[path] for path in scripts})
    print(f"{script / 1000:.1f} kB of JavaScript before the first picture, {packed_size(files) / 1e6:.2f} MB in all")


def bots(browser: Browser, host: WebHost) -> None:
    """Milliseconds for a move, in the browser and natively, and how many times as much that is."""
    python = BrowserPython(opened(browser).new_page(), host)
    here: dict[str, Any] = {}
    exec(THINK, here)
    print(f"{'ms for a move':<12}" + "".join(f"{level:>22}" for level in NAMES), flush=True)
    for game in TITLES:
        row = f"{game:<12}"
        for level in NAMES:
            there = statistics.median(python.run(f"{THINK}\ntaken(*asked)", asked=[game, level, POSITIONS]))
            native = statistics.median(here["taken"](game, level, POSITIONS))
            row += f"{there:>8.2f} /{native:>6.2f} {there / native:>5.1f}"
        print(row, flush=True)
    python.page.context.close()


def frames(browser: Browser, host: WebHost) -> None:
    """The longest time between two frames while bots of the highest level think, and without any."""
    for game in TITLES:
        page = watched(opened(browser, reduced_motion="no-preference").new_page())
        ear = sit_down(page, host, game)
        page.evaluate(FRAMES)
        page.wait_for_timeout(1000)
        idle = page.evaluate("longest")
        gaps = []
        for _ in range(MOVES):
            page.evaluate("() => { longest = 0; }")
            play_once(ear, type_it(page), middle)
            ear.wait(ear.is_ours)
            gaps.append(page.evaluate("longest"))
        print(f"{game}: {max(gaps):.0f} ms between two frames at most, {idle:.0f} ms while nothing happens", flush=True)
        page.context.close()


def sit_down(page: Page, host: WebHost, game: str) -> LocalEar:
    """A table with bots of the highest level."""
    ear = come(page, f"{host.address(BASE)}#/new/{game}")
    strength = page.get_by_role("radiogroup", name=re.compile("^Strength"))
    expect(strength.first).to_be_visible()
    for bot in strength.all():
        bot.get_by_role("radio").last.press("Space")
    page.get_by_role("button", name="Open the table").click()
    at_the_table(page)
    ear.wait(ear.is_ours)
    assert NAMES[-1] in {seat["level"] for seat in ear.card["seats"]}
    return ear


def measure(folder: Path) -> None:
    expect.set_options(timeout=PATIENCE)
    sizes(folder)
    with hosted({BASE: folder, "/tests/": TESTS}) as host, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for part in (visits, frames, bots):
            part(browser, host)
        browser.close()


def main() -> None:
    if len(sys.argv) > 1:
        measure(Path(sys.argv[1]))
        return
    with tempfile.TemporaryDirectory() as root:
        publish(Path(root) / "site", "--base", BASE)
        measure(Path(root) / "site")


if __name__ == "__main__":
    main()
