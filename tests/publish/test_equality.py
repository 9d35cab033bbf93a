"""Games are the same in a browser, with the Python, the rules and the tables of the published folder."""

import json
import subprocess
import sys
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import Page

from tests.equality import plies
from tests.equality.plans import BOTS, plans
from tests.equality.plies import Plan
from tests.publish.elsewhere import BrowserPython
from tests.publish.webhost import WebHost

PLIES = 5000
SEEDS = {"on-top": 1, "sudoku": 6, "top-spot": 2, "uptown": 2}  # more of what does not take long
MOST = {"on-top": 16, "sudoku": 100, "top-spot": 100, "uptown": 100}  # plies of a game
WHOLE = 6  # of so many set-ups, one is played to the end, and has hints
EVERY = 25  # plies from one thought to the next
HINTS = 10  # simulations


def chosen(times: int = 1) -> Iterator[Plan]:
    """Every set-up, but for decks of one's own: it takes long to make one."""
    for number, plan in enumerate(plans(0, EVERY, BOTS, HINTS)):
        game, whole = plan["game"], number % WHOLE == 0
        if game == "top-spot" and plan["edition"]:
            continue
        for seed in range(times * SEEDS[game]):
            first = whole and seed == 0
            change = {"plies": 1000 if first else MOST[game], "hints": HINTS if first else 0}
            yield cast(Plan, {**plan, **change, "seed": f"{number}, {seed}"})


def here(played: list[Plan], folder: Path) -> "subprocess.Popen[str]":
    """The digests of plans as they are natively, made meanwhile."""
    file = folder / "plans.json"
    file.write_text(json.dumps(played), encoding="utf-8")
    return subprocess.Popen([sys.executable, plies.__file__, str(file)], stdout=subprocess.PIPE, text=True)


def compare(python: BrowserPython, played: list[Plan], folder: Path) -> int:
    """Every ply is the same; how many there were."""
    with here(played, folder) as native:
        there = [python.run("from plies import digests\nlist(digests(plan))", plan=plan) for plan in played]
        digests, _ = native.communicate()
    expected = iter(digests.split())
    for plan, found in zip(played, there, strict=True):
        for ply, digest in enumerate(found):
            assert digest == next(expected), difference(python, plan, ply)
    assert next(expected, None) is None
    return sum(map(len, there))


def difference(python: BrowserPython, plan: Plan, ply: int) -> str:
    """What is not the same in a ply."""
    there = python.run(
        "import plies, itertools\nnext(itertools.islice(plies.plies(plan), ply, None))", plan=plan, ply=ply
    )
    native = list(plies.plies(plan))[ply]
    one, other = (json.dumps(each, indent=1, ensure_ascii=False).splitlines() for each in (native, there))
    return "\n".join([f"ply {ply} of {plan}", *unified_diff(one, other, "native", "browser", lineterm="", n=1)])


@pytest.mark.slow
def test_games_are_the_same_in_a_browser(page: Page, host: WebHost, tmp_path: Path) -> None:
    python = BrowserPython(page, host)
    assert compare(python, list(chosen()), tmp_path) >= PLIES


@pytest.mark.long
def test_many_more_games_are_the_same_in_a_browser(page: Page, host: WebHost, tmp_path: Path) -> None:
    python = BrowserPython(page, host)
    count = compare(python, list(chosen(times=10)), tmp_path)
    own_decks = [plan for plan in plans(200, EVERY, BOTS, 0) if plan["game"] == "top-spot" and plan["edition"]]
    count += compare(python, own_decks, tmp_path)
    print(f"\n{count} plies are the same in a browser")
