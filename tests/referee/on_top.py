"""On Top, read slowly: points, fields and stones in plain Python, sharing nothing with the game itself.

A point is an intersection (`c3`), a field the three points around it (`c3c4d4`), a slot two fields side by side.
"""

import copy
import random
import re
from collections.abc import Callable
from itertools import combinations
from typing import Any

ROWS = {"a": 6, "b": 7, "c": 8, "d": 9, "e": 8, "f": 7, "g": 6}
COLOURS = "BRWY"
KINDS = ["BRWY", "BRYW", "BWRY", "BWYR", "BYRW", "BYWR", "RBWY", "RBYW", "RWYB", "RYWB", "WBYR", "WRYB"]


def fields_between(upper: str, lower: str) -> list[str]:
    """Two rows: where the lower is the longer one, a3 touches b3 and b4; otherwise d3 touches e2 and e3."""
    right, left = (1, 0) if ROWS[lower] > ROWS[upper] else (0, 1)
    hanging = [f"{upper}{n}{upper}{n + 1}{lower}{n + right}" for n in range(1, ROWS[upper])]
    standing = [f"{upper}{n + left}{lower}{n}{lower}{n + 1}" for n in range(1, ROWS[lower])]
    return hanging + standing


BOX: dict[str, Any] = {
    "fields": [field for rows in zip("abcdef", "bcdefg", strict=True) for field in fields_between(*rows)],
    "red": ["c3c4d4", "d6e5e6"],
    "golden": ["b1", "c1", "d1", "e1", "f1", "b7", "c8", "d9", "e8", "f7"],
    "tiles": [kind for kind in KINDS for _ in range(2 if kind in ("BRWY", "RBYW") else 3)],
    "triangles": 10,
    "stones": 20,
}


def corners(field: str) -> set[str]:
    return {field[0:2], field[2:4], field[4:6]}


def place(point: str) -> tuple[int, int]:
    """Where a point lies: half steps to the right, rows down."""
    return 2 * int(point[1]) - ROWS[point[0]], ord(point[0])


def is_right_of_the_way(wide: str, start: str, end: str) -> bool:
    """Whether going round clockwise from one sharp corner to the other passes this wide one."""
    (x, y), (x0, y0), (x1, y1) = place(wide), place(start), place(end)
    return (x - x0) * (y1 - y0) - (y - y0) * (x1 - x0) > 0


def other_reading(tile: str) -> str:
    return tile[2:] + tile[:2]


class Referee:
    """One game: what lies on the board, who has which stones left, whose points."""

    def __init__(
        self, players: int, options: dict[str, Any], deal: dict[str, Any], box: dict[str, Any] | None = None
    ) -> None:
        box = box or BOX
        self.players, self.options = players, options
        self.colours: list[str] = options["colours"]
        self.fields: list[str] = box["fields"]
        self.golden = set(box["golden"])
        self.slots = {
            tuple(sorted(corners(one) ^ corners(other))): (one, other)
            for one, other in combinations(self.fields, 2)
            if len(corners(one) & corners(other)) == 2
        }
        self.beside: dict[str, set[str]] = {field: set() for field in self.fields}
        for one, other in self.slots.values():
            self.beside[one].add(other)
            self.beside[other].add(one)
        self.around: dict[str, set[str]] = {}
        for field in self.fields:
            for point in corners(field):
                self.around.setdefault(point, set()).add(field)

        self.turn = 0
        self.tiles: list[str] = list(deal["tiles"])
        self.triangles: int = box["triangles"] - len(deal["start"])
        self.covered = set(deal["start"])
        self.segments: dict[str, list[tuple[str, int]]] = {point: [] for point in self.around}
        self.stones: dict[str, int] = dict.fromkeys(COLOURS, box["stones"])
        self.points = [0] * players
        self.towers: dict[str, list[str]] = {}
        self.winners: set[int] = set()
        self.reason: str | None = None
        self.fill_gaps()
        self.completed = self.all_round()
        self.stop_if_nothing_fits()

    @property
    def to_move(self) -> int | None:
        return None if self.reason else self.turn % self.players

    def legal(self) -> list[str]:
        if self.reason:
            return []
        ways = (way for sharp in self.slots if self.fits(sharp) for way in ("".join(sharp), "".join(reversed(sharp))))
        return sorted({self.canonical(way) for way in ways})

    def canonical(self, text: str) -> str:
        """The text itself, but for a tile that looks the same after a half-turn: the first of both."""
        if self.tiles[0] == other_reading(self.tiles[0]):
            return min(text, text[2:] + text[:2])
        return text

    def fits(self, sharp: tuple[str, ...]) -> bool:
        return self.is_free(sharp) and self.touches(sharp)

    def is_free(self, sharp: tuple[str, ...]) -> bool:
        return self.covered.isdisjoint(self.slots[sharp])

    def touches(self, sharp: tuple[str, ...]) -> bool:
        """A side, not just a corner, is shared with what lies there (also with the triangle that a gap did not get)."""
        return any(self.beside[field] & self.covered for field in self.slots[sharp])

    def why_not(self, text: str, seat: int | None = None) -> str | None:
        sharp = tuple(sorted((text[:2], text[2:])))
        if self.reason:
            return "game-over"
        if seat not in (None, self.to_move):
            return "not-your-turn"
        if not re.fullmatch("[a-g][1-9][a-g][1-9]", text):
            return "unreadable"
        if sharp not in self.slots:
            return "not-a-slot"
        if not self.is_free(sharp):
            return "occupied"
        return None if self.touches(sharp) else "not-touching"

    def play(self, text: str) -> None:
        """Lay the tile that is turned up, fill the gaps, build the towers, and see whether the game is over."""
        first, second = text[:2], text[2:]
        slot = self.slots[tuple(sorted((first, second)))]
        left, right = sorted(
            corners(slot[0]) & corners(slot[1]), key=lambda wide: is_right_of_the_way(wide, first, second)
        )
        for colour, point, wide in zip(self.tiles.pop(0), (first, right, second, left), (0, 1, 0, 1), strict=True):
            self.segments[point].append((colour, 1 + wide if self.options["segments"] == "sixths" else 1))
        self.covered |= set(slot)
        self.turn += 1
        self.fill_gaps()
        self.score()
        self.stop_if_nothing_fits()

    def fill_gaps(self) -> None:
        """A free field without a free neighbour gets a triangle; with none left it counts as if one lay there."""
        for field in sorted(self.fields):
            if field not in self.covered and self.beside[field] <= self.covered:
                self.covered.add(field)
                self.triangles = max(self.triangles - 1, 0)

    def all_round(self) -> set[str]:
        return {point for point, fields in self.around.items() if fields <= self.covered}

    def score(self) -> None:
        """Build every tower that this tile completed, in name order, unless a player's last stone ends it."""
        for point in sorted(self.all_round() - self.completed):
            self.build(point)
            if self.winners:
                self.reason = "all-stones"
                return
        self.completed = self.all_round()
        if any(self.stones[colour] == 0 for colour in self.neutral()):
            self.reason = "neutral-stones"

    def neutral(self) -> set[str]:
        return set(COLOURS) - set(self.colours)

    def build(self, point: str) -> None:
        """The second-strongest in the order of their letters, the strongest on top; who has no stones places none."""
        counts: dict[str, int] = {}
        for colour, count in self.segments[point]:
            counts[colour] = counts.get(colour, 0) + count
        most = max(counts.values(), default=0)
        strongest = [colour for colour in counts if counts[colour] == most]
        if len(strongest) != 1:
            return
        top = strongest[0]
        less = [count for count in counts.values() if count < most]
        seconds = sorted(colour for colour in counts if less and counts[colour] == max(less))
        tower = [colour for colour in [*seconds, top] if self.stones[colour]]
        for colour in tower:
            self.stones[colour] -= 1
        self.towers[point] = tower
        if top in tower and top in self.colours:
            self.points[self.colours.index(top)] += len(tower) * (2 if point in self.golden else 1)
        self.winners = self.early_winners(tower)

    def early_winners(self, tower: list[str]) -> set[int]:
        """Of those who placed their last stone here: who is on top, or else whoever has the most points."""
        out = [self.colours.index(colour) for colour in tower if colour in self.colours and not self.stones[colour]]
        on_top = [seat for seat in out if self.colours[seat] == tower[-1]]
        best = max((self.points[seat] for seat in out), default=0)
        return set(on_top or [seat for seat in out if self.points[seat] == best])

    def stop_if_nothing_fits(self) -> None:
        if not self.reason and not self.tiles:
            self.reason = "no-tiles"
        elif not self.reason and not any(map(self.fits, self.slots)):
            self.reason = "no-room"

    @property
    def result(self) -> dict[str, Any] | None:
        if not self.reason:
            return None
        left = [self.stones[colour] for colour in self.colours]
        scores = [points - unplaced for points, unplaced in zip(self.points, left, strict=True)]
        return {"scores": scores, "places": self.places(scores, left), "reason": self.reason, "left": left}

    def places(self, scores: list[int], left: list[int]) -> list[int]:
        """An early winner first; then the most points, then the fewest unplaced stones; partners have theirs added."""
        teams = [{0, 2}, {1, 3}] if self.options["teams"] == "yes" else [{seat} for seat in range(self.players)]
        worth = [
            (bool(team & self.winners), sum(scores[seat] for seat in team), -sum(left[seat] for seat in team))
            for team in teams
        ]
        for_winning = [(True, 0, 0) if won else (won, points, few) for won, points, few in worth]
        return [
            1 + sum(other > for_winning[number] for other in for_winning)
            for seat in range(self.players)
            for number, team in enumerate(teams)
            if seat in team
        ]


def after(referee: Referee, text: str) -> Referee:
    """The game as it would be after a move."""
    then = copy.copy(referee)
    then.tiles, then.points, then.covered = list(referee.tiles), list(referee.points), set(referee.covered)
    then.stones, then.towers = dict(referee.stones), dict(referee.towers)
    then.segments = {point: list(each) for point, each in referee.segments.items()}
    then.play(text)
    return then


def seeking(good: Callable[[Referee], float]) -> Callable[[Referee, list[str], random.Random], str]:
    """Play what makes the next position the best of a handful."""

    def choose(referee: Referee, legal: list[str], rng: random.Random) -> str:
        some = rng.sample(legal, min(len(legal), 12))
        return max(some, key=lambda text: good(after(referee, text)))

    return choose


def gaps(game: Referee) -> float:
    return -game.triangles


def players_stones(game: Referee) -> float:
    """Low for somebody: the first to place them all ends the game."""
    return -min(game.stones[colour] for colour in game.colours)


def everybodys_stones(game: Referee) -> float:
    """Few and alike, so that several run out in one tower."""
    return -max(game.stones[colour] for colour in game.colours) - 0.1 * len(game.winners)


def neutral_stones(game: Referee) -> float:
    """Few for the colours nobody plays, many for the others."""
    return sum(game.stones[colour] * (1 if colour in game.colours else -2) for colour in COLOURS)


STEERS = {
    "gaps": seeking(gaps),
    "a player runs out": seeking(players_stones),
    "players run out together": seeking(everybodys_stones),
    "a neutral colour runs out": seeking(neutral_stones),
}

BOXES: dict[str, dict[str, Any]] = {
    "few stones": {"stones": 2},
    "four stones": {"stones": 4},
    "few triangles": {"triangles": 3},
}
