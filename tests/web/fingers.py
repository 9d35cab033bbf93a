"""A move, as fingers make it: by mouse or touch, and by keyboard alone. Everything is found by its role and name."""

import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.table import Ear

COLOURS = {"B": "blue", "G": "green", "O": "orange", "R": "red", "V": "violet", "J": "Joker"}
PLAYS_IT = re.compile(r"^Play \d")  # a stack, by what it shows
ARROWS = {"ArrowUp": (0, -1), "ArrowDown": (0, 1), "ArrowLeft": (-1, 0), "ArrowRight": (1, 0)}


class Press:
    """A mouse or a finger; how often it has pressed something is counted."""

    def __init__(self, touches: bool = False) -> None:
        self.touches = touches
        self.count = 0

    def __call__(self, target: Locator) -> None:
        self.count += 1
        if self.touches:
            target.tap()
        else:
            target.click()


def cell(page: Page, name: str) -> Locator:
    """A square or field of the board."""
    return page.get_by_role("gridcell", name=re.compile(rf"^{name}\b"))


def tile(page: Page, piece: str) -> Locator:
    """A tile on a rack: `7`, or `B:7` if there are two racks."""
    colour, _, sign = piece.rpartition(":")
    called = "joker" if sign == "$" else re.escape(sign)
    group = page.get_by_role("group", name=re.compile(f"^Your {COLOURS.get(colour, '.*')} rack"))
    return group.get_by_role("button", name=re.compile(rf" tile {called}\b"))


def card(page: Page, name: str) -> Locator:
    """A card of the hand: `B16`, or `J` for a joker."""
    called = f"{COLOURS[name[0]]} {name[1:]}".strip()
    return page.get_by_role("group", name="Your hand").get_by_role("button", name=re.compile(rf"^{called}\b")).first


def in_hand(page: Page, game: str) -> Locator:
    """What one plays with: the lowest part of it."""
    if game == "uptown":
        return page.get_by_role("group", name=re.compile("^Your .* rack")).last.get_by_role("button").last
    if game == "top-spot":
        return page.get_by_role("group", name="Your hand").get_by_role("button").last
    return (
        page.get_by_role("img", name="Your card")
        if game == "sudoku"
        else page.get_by_role("button", name="Lay it here")
    )


def is_seen(what: Locator) -> bool:
    """Whether something is on the screen, nearly to its lower edge, and nothing lies over it."""
    return bool(what.evaluate(SEEN))


def cards_of(stack: str) -> list[str]:
    """The cards of a stack, from the top down."""
    return [text.split("=")[0] for text in stack.split(">")]


def field_of(view: dict[str, Any], move: str) -> str:
    """The field under the first sharp corner of a tile, by the names of its corners."""
    free = [re.findall("..", field) for field, what in view["fields"].items() if what is None]
    start, end = move[:2], move[2:]
    halves = ((one, other) for one in free for other in free if start in one and end in other and one != other)
    return " ".join(next(one for one, other in halves if {*one} - {start} == {*other} - {end}))


def lies_as(move: str) -> re.Pattern[str]:
    """What the board says when the tile in hand would lie so."""
    return re.compile(rf"would lie with \w+ at {move[:2]}, \w+ at ..?, \w+ at {move[2:]}\b")


def lay_tile(ear: Ear, press: Press, move: str) -> None:
    """Uptown: a tile of the rack, then a square."""
    piece, _, square = move.partition("@")
    if not square:
        press(ear.page.get_by_role("button", name="Pass"))
    else:
        press(tile(ear.page, piece))
        press(cell(ear.page, square))


def lay_card(ear: Ear, press: Press, move: str) -> None:
    """SuDoKu: a square for the card in hand."""
    press(cell(ear.page, move))


def aim_rhombus(ear: Ear, press: Press, move: str) -> Locator:
    """On Top: point at a field; a finger taps it first."""
    where = cell(ear.page, field_of(ear.view, move))
    if press.touches:
        press(where)
    else:
        where.hover()
    return where


def lay_as_shown(ear: Ear, press: Press, move: str) -> None:
    """On Top: lay the tile without turning it."""
    where = aim_rhombus(ear, press, move)
    expect(where).to_have_attribute("aria-label", re.compile("would lie"))
    press(where)


def lay_rhombus(ear: Ear, press: Press, move: str) -> None:
    """On Top: point at a field, turn the tile until it lies well, lay it."""
    where = aim_rhombus(ear, press, move)
    for _ in range(6):
        if lies_as(move).search(where.get_attribute("aria-label") or ""):
            break
        if not press.touches:
            ear.page.mouse.wheel(0, 60)
            ear.page.wait_for_timeout(20)
        else:
            press(ear.page.get_by_role("button", name="Turn", exact=True))
    expect(where).to_have_attribute("aria-label", lies_as(move))
    press(where)


def build_stack(ear: Ear, press: Press, move: str) -> None:
    """Top Spot: the cards from the top down, then the button that plays them."""
    for name in cards_of(move):
        press(card(ear.page, name))
        expect(card(ear.page, name)).to_have_attribute("aria-pressed", "true")
    press(ear.page.get_by_role("button", name=PLAYS_IT))


POINTING = {"uptown": lay_tile, "sudoku": lay_card, "on-top": lay_rhombus, "top-spot": build_stack}
QUICKLY = {**POINTING, "on-top": lay_as_shown}  # a move like this one, with as few clicks as can be


class Keys:
    """Somebody without a mouse: Tab, arrows, Enter, and what each board says it knows besides."""

    def __init__(self, ear: Ear) -> None:
        self.ear = ear
        self.page = ear.page
        self.leads: dict[tuple[str, str], str] = {}  # from a place of the board, by an arrow

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def here(self) -> dict[str, Any]:
        """What has the focus."""
        return dict(self.page.evaluate(HERE))

    def tab_to(self, role: str, name: str, most: int = 80) -> None:
        """Tab until something of this role and name has the focus."""
        for _ in range(most):
            here = self.here()
            if here["role"] == role and re.search(name, here["name"]):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not come to the {role} {name}; the last was {self.here()}")

    def walk_to(self, name: str) -> None:
        """Go over the board by arrows; where each of them leads is remembered."""
        self.tab_to("gridcell", "")
        goal = cell(self.page, name).bounding_box()
        assert goal
        here = self.here()
        for _ in range(300):
            place = here["name"].split(",")[0]
            if place == name:
                return
            way = goal["x"] + goal["width"] / 2 - here["x"], goal["y"] + goal["height"] / 2 - here["y"]
            arrow = self.next_arrow(place, name, way)
            self.press(arrow)
            here = self.here()
            self.leads[place, arrow] = here["name"].split(",")[0]
        raise AssertionError(f"the arrows do not lead to {name}")

    def next_arrow(self, place: str, goal: str, way: tuple[float, float]) -> str:
        """The first arrow of a way that is known, else towards one that was never pressed; best in the direction."""
        arrows = sorted(ARROWS, key=lambda arrow: -ARROWS[arrow][0] * way[0] - ARROWS[arrow][1] * way[1])
        unknown, paths = "", {place: ""}
        for at in iter_growing(paths):
            for arrow in arrows:
                to = self.leads.get((at, arrow))
                if to is None:
                    unknown = unknown or paths[at] or arrow
                elif to not in paths:
                    paths[to] = paths[at] or arrow
        return paths.get(goal) or unknown

    def play(self, move: str) -> None:
        KEYS[self.ear.view["game"]](self, move)

    def lay_tile(self, move: str) -> None:
        """Uptown: to the square, the space bar until the tile is right, Enter."""
        if move == "pass":
            self.tab_to("button", "^Pass")
            return self.press("Enter")
        piece, square = move.split("@")
        self.walk_to(square)
        for _ in range(60):
            if tile(self.page, piece).get_attribute("aria-pressed") == "true":
                return self.press("Enter")
            self.press("Space")
        raise AssertionError(f"the space bar does not come to {piece}")

    def lay_card(self, move: str) -> None:
        """SuDoKu: to the square, Enter."""
        self.walk_to(move)
        self.press("Enter")

    def lay_rhombus(self, move: str) -> None:
        """On Top: to the field, R until the tile lies well, Enter."""
        self.walk_to(field_of(self.ear.view, move))
        for _ in range(6):
            if lies_as(move).search(self.here()["name"]):
                break
            self.press("r")
        assert lies_as(move).search(self.here()["name"])
        self.press("Enter")

    def build_stack(self, move: str) -> None:
        """Top Spot: to each card by arrows, Enter; then the button."""
        self.tab_to("button", "holes?")
        for name in cards_of(move):
            self.walk_hand(name)
            self.press("Enter")
            expect(card(self.page, name)).to_have_attribute("aria-pressed", "true")
        self.tab_to("button", PLAYS_IT.pattern)
        self.press("Enter")

    def walk_hand(self, name: str) -> None:
        self.press("Home")
        for _ in range(40):
            if re.search(rf"^{COLOURS[name[0]]} {name[1:]}\b", self.here()["name"]):
                return
            self.press("ArrowRight")
        raise AssertionError(f"the arrows do not lead to {name}")


def iter_growing(found: dict[str, str]) -> Iterator[str]:
    """The keys of a dictionary that grows meanwhile, in the order in which they came."""
    count = 0
    while count < len(found):
        yield list(found)[count]
        count += 1


KEYS = {"uptown": Keys.lay_tile, "sudoku": Keys.lay_card, "on-top": Keys.lay_rhombus, "top-spot": Keys.build_stack}

SEEN = """(one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + 0.7 * height));
}"""

HERE = """() => {
  const element = document.activeElement, box = element.getBoundingClientRect();
  const label = (one) => one.getAttribute("aria-label") ?? one.textContent.trim();
  const region = element.closest("section[aria-labelledby]");
  const heading = region && document.getElementById(region.getAttribute("aria-labelledby"));
  return {
    role: element.getAttribute("role") ?? element.tagName.toLowerCase(),
    name: label(element),
    region: heading?.textContent.trim() ?? "",
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
  };
}"""
