"""What a screen reader hears of a board and a hand: a function of the view, worked out here once more.

For each thing that is shown, by how its name begins: words, and whether its name has them.
"""

import re
import time
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from playwright.sync_api import Page

from tests.waiting import PATIENCE
from tests.web.fingers import COLOURS, cards_of

View = dict[str, Any]
Facts = dict[str, dict[str, bool]]

NAMED = re.compile(r"""^ *- '?(?:gridcell|button|listitem|img)(?: "((?:[^"\\]|\\.)*)"|: "?(.*?)"?$)""", re.MULTILINE)
CAN, LAST, AIMED = "you can play here", "last move", "would lie"
ANIMALS = ("", "bear", "cat", "dog", "fox", "hen", "pig")


def uptown(view: View) -> Facts:
    can = {move.partition("@")[2] for move in view["legal"]}
    facts: Facts = {}
    for square in squares(9):
        tile = view["board"].get(square)
        facts[square] = {
            "empty": tile is None,
            CAN: tile is None and square in can,
            "you can capture it": tile is not None and square in can,
            LAST: square == last(view).partition("@")[2],
        }
        if tile:
            facts[square] |= {tile_of(tile["colour"], tile["tile"]): True, "holds its group": tile["fixed"]}
    for colour, has in view["colours"].items():
        for tile in has["rack"] if has["seat"] == view["seat"] else ():
            own = [move for move in view["legal"] if move.split("@")[0] in (tile, f"{colour}:{tile}")]
            facts[tile_of(colour, tile)] = {f"fits on {len(own)} square": bool(own)}
    return facts


def squares(size: int) -> list[str]:
    return [row + column for row in "ABCDEFGHI"[:size] for column in "123456789"[:size]]


def last(view: View) -> str:
    return str(view["moves"][-1]) if view["moves"] else ""


def tile_of(colour: str, tile: str) -> str:
    return f"{COLOURS[colour]} tile {'joker' if tile == '$' else tile}"


def sudoku(view: View) -> Facts:
    kids = view["options"]["board"] == "kids"
    facts: Facts = {}
    for square in squares(6 if kids else 9):
        here, points = view["board"].get(square), view["points"].get(square)
        facts[square] = {"empty": here is None, CAN: square in view["legal"], LAST: square == last(view)}
        if here:
            called = ANIMALS[here["card"]] if kids else here["card"]
            facts[square] |= {f"{square}, {called}": True, "golden": here["golden"]}
        elif points is not None:
            facts[square][f", {points or 'no'} point"] = True
    return facts


def on_top(view: View) -> Facts:
    can = {field for move in view["legal"] for field in fields_of(view, move)}
    facts: Facts = {}
    for field, what in view["fields"].items():
        facts[" ".join(re.findall("..", field))] = {
            ", free": what is None,
            CAN: field in can,
            "black triangle": what == "black",
            "stays empty": what == "empty",
            "tile of": isinstance(what, int),
        } | ({} if field in can else {AIMED: False})
    for point, has in view["points"].items():
        tower = has["tower"]
        facts[point] = {"field": tower is None, "tower": bool(tower), "golden": has["golden"]}
    return facts


def fields_of(view: View, move: str) -> list[str]:
    """The two free fields between the sharp corners of a tile."""
    sharp = {move[:2], move[2:]}
    free = {field: {*re.findall("..", field)} for field, what in view["fields"].items() if what is None}
    pairs = combinations([field for field, points in free.items() if sharp & points], 2)
    return next(([*pair] for pair in pairs if free[pair[0]] ^ free[pair[1]] == sharp), [])


def top_spot(view: View) -> Facts:
    """The hand, and the stacks; but for the first rounds, not while those of the last round may still lie there."""
    can = {cards_of(move)[0] for move in view["legal"]}
    facts: Facts = {}
    for name in view["seats"][view["seat"]]["hand"] or ():
        facts[card_called(name)] = {"cannot be played now": bool(can) and name not in can, "in your stack": False}
    for seat, has in enumerate(view["seats"]):
        if (stack := has["stack"]) and (view["turn"] < 2 * len(view["seats"]) or not can):
            listed = ", ".join(map(card_called, cards_of(stack["text"])))
            worth = f"{listed}; counts as {COLOURS[stack['colour']]}, worth {stack['value']}"
            facts[worth] = {"the best of the round": seat in view["round"]["best_seats"]}
    return facts


def card_called(name: str) -> str:
    return f"{COLOURS[name[0]]} {name[1:]}".strip()


EXPECTED: dict[str, Callable[[View], Facts]] = {
    "uptown": uptown,
    "sudoku": sudoku,
    "on-top": on_top,
    "top-spot": top_spot,
}


def all_named(page: Page, view: View) -> None:
    """Wait until everything on the board and in the hand is called what this view says."""
    facts = EXPECTED[view["game"]](view)
    give_up = time.monotonic() + PATIENCE
    while (wrong := list(misnamed(names_on(page), facts))) and time.monotonic() < give_up:
        page.wait_for_timeout(20)
    assert not wrong, "\n".join([f"after {view['moves'][-3:]}:", *wrong])


def names_on(page: Page) -> list[str]:
    """Accessible names of all that a board or a hand shows, as a browser works them out."""
    found = NAMED.findall(page.locator("main").aria_snapshot())
    return [named or text for named, text in found]


def misnamed(names: list[str], facts: Facts) -> Iterator[str]:
    for key, says in facts.items():
        found = [name for name in names if re.match(rf"{re.escape(key)}(,|\.| \(|$)", name) or f": {key}" in name]
        if not found:
            yield f"nothing is called {key}"
        for name in found:
            yield from (f"{name!r} lacks {words!r}" for words, said in says.items() if said and words not in name)
            yield from (f"{name!r} has {words!r}" for words, said in says.items() if not said and words in name)
