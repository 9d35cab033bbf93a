"""What others did is seen on the board of On Top: where they laid, and what they scored."""

from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.server.servers import Process
from tests.web.conftest import opened, watched
from tests.web.table import Ear, play_once, type_it
from tests.web.test_replay import choose
from tests.web.test_table import BOT, HERE, open_table
from toptafel import games
from toptafel.lab.simulate import random_table
from toptafel.record import record_of

PAINTS = {"B": "var(--blue)", "R": "var(--red)", "W": "var(--white)", "Y": "var(--yellow)"}
NUMBERS = """(all) => all.map((one) => [one.querySelector("rect").getAttribute("fill"), +one.textContent])"""
NOTE_RISING = f"""
window.risen = [];
new MutationObserver((changes) => {{
  const fresh = changes.flatMap(({{ addedNodes }}) => [...addedNodes]).filter((one) => one instanceof Element);
  window.risen.push(...({NUMBERS})(fresh.flatMap((one) => [...one.querySelectorAll(".rising")])));
}}).observe(document, {{ childList: true, subtree: true }});
"""
STEPS = 14


def points_by_paint(view: dict[str, Any]) -> dict[str, int]:
    return {PAINTS[seat["colour"]]: seat["points"] for seat in view["seats"]}


def summed(numbers: list[tuple[str, int]], paints: dict[str, int]) -> dict[str, int]:
    return {paint: sum(points for of, points in numbers if of == paint) for paint in paints}


def test_what_was_laid_and_scored_since_one_s_move_stays_on_the_board_without_motion(
    page: Page, server: Process
) -> None:
    ear = Ear(page)
    open_table(page, server, "on-top", HERE, BOT, BOT)
    for number in range(7):
        ear.wait(ear.is_ours)
        turn = ear.view["turn"]
        play_once(ear, type_it(page), lambda moves, number=number: moves[(7 * number) % len(moves)])  # type: ignore[misc]
        ear.wait(ear.is_ours)
        before = next(points_by_paint(state["view"]) for state in ear.states if state["table"]["turn"] == turn + 1)
        now = points_by_paint(ear.view)
        expect(page.locator(".drawing .last")).to_have_count(2)
        numbers = page.locator(".drawing .unpointed").evaluate_all(NUMBERS)
        assert summed(numbers, now) == {paint: now[paint] - before[paint] for paint in now}
    assert sum(now.values()) > 0, "somebody has scored"


def test_what_was_scored_rises_in_the_colour_of_whoever_scored_it_and_goes(browser: Browser, server: Process) -> None:
    table = random_table(games.find("on-top").set_up(4), 1, STEPS)
    context = opened(browser, reduced_motion="no-preference")
    context.add_init_script(NOTE_RISING)
    page = watched(context.new_page())
    choose(page, server, record_of(table).line())
    expect(page.locator(".drawing")).to_be_visible()  # the board comes after the slider
    for step in range(1, STEPS + 1):
        page.keyboard.press("ArrowRight")
        expect(page.get_by_role("slider")).to_have_value(str(step))
    paints = points_by_paint(dict(table.view()))
    assert summed(page.evaluate("window.risen"), paints) == paints
    assert sum(paints.values()) > 0, "somebody has scored"
    expect(page.locator(".rising")).to_have_count(0)
    context.close()
