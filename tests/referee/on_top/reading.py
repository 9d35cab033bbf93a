"""On Top, read slowly: points, fields and stones in plain Python, sharing nothing with the game itself.

A point is an intersection (`c3`), a field the three points around it (`c3c4d4`), a slot two fields side by side.
"""

import re
from itertools import combinations, permutations
from typing import Any, NamedTuple

ROWS = {"a": 6, "b": 7, "c": 8, "d": 9, "e": 8, "f": 7, "g": 6}
COLOURS = "BRWY"
Sharp = frozenset[str]  # the two sharp corners of a slot
KINDS = ["BRWY", "BRYW", "BWRY", "BWYR", "BYRW", "BYWR", "RBWY", "RBYW", "RWYB", "RYWB", "WBYR", "WRYB"]
THREE = ["BBRW", "BBRY", "BBWY", "BRWW", "BWRR", "BYRR", "RBYY", "RRYW", "WBYY", "WRYY", "WWYB", "WWYR"]
TWO = ["BBRR", "BBWW", "BBYY", "RRWW", "RRYY", "WWYY"]
ONE = ["BBBB", "RRRR", "WWWW", "YYYY"]


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
BOXES = {"toptafel": BOX, "medley": {**BOX, "tiles": KINDS + THREE + TWO + ONE}}


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


def count(segments: str, way: str) -> dict[str, int]:
    """The sixths of the circle that each colour has, or its corners."""
    counted = segments.upper() if way == "sixths" else segments
    return {colour: counted.count(colour) for colour in COLOURS if colour in counted}


def strongest_last(counts: dict[str, int]) -> list[str]:
    """All colours with the second-most, by their letters, then the one with the most; none if the most is shared."""
    ranks = sorted(set(counts.values()), reverse=True)
    first, second = ([colour for colour in counts if counts[colour] == rank] for rank in [*ranks, 0, 0][:2])
    return second + first if len(first) == 1 else []


class Board:
    """What never changes: fields side by side make a slot, known by its two sharp corners."""

    def __init__(self, fields: list[str]) -> None:
        self.fields = sorted(fields)
        self.slots: dict[Sharp, tuple[str, str]] = {}
        self.beside: dict[str, set[str]] = {field: set() for field in fields}
        self.around: dict[str, set[str]] = {point: set() for field in fields for point in corners(field)}
        for field in fields:
            for point in corners(field):
                self.around[point].add(field)
        for one, other in combinations(fields, 2):
            if len(corners(one) & corners(other)) == 2:
                self.slots[frozenset(corners(one) ^ corners(other))] = one, other
                self.beside[one].add(other)
                self.beside[other].add(one)

    def __deepcopy__(self, _: dict[int, Any]) -> "Board":
        return self


class Scored(NamedTuple):
    """A completed intersection: who was to place stones, the strongest last, and who had any."""

    point: str
    builders: list[str]
    tower: list[str]

    @property
    def top(self) -> str | None:
        """The strongest, if it lies there."""
        return self.builders[-1] if self.tower[-1:] == self.builders[-1:] and self.tower else None


class Referee:
    """One game: what lies on the board, who has which stones left, whose points."""

    def __init__(
        self, players: int, options: dict[str, Any], deal: dict[str, Any], box: dict[str, Any] | None = None
    ) -> None:
        box = box or BOX
        self.players, self.options = players, options
        self.colours: list[str] = options["colours"]
        self.neutral = set(COLOURS) - set(self.colours)
        self.board, self.golden = Board(box["fields"]), set(box["golden"])
        self.turn = 0
        self.tiles: list[str] = list(deal["tiles"])
        self.triangles: int = box["triangles"] - len(deal["start"])
        self.covered = set(deal["start"])
        self.filled: list[str] = []  # by the last tile, or at once
        self.segments: dict[str, str] = dict.fromkeys(
            self.board.around, ""
        )  # a small letter: the second half of a wide corner
        self.stones: dict[str, int] = dict.fromkeys(COLOURS, box["stones"])
        self.points = [0] * players
        self.scored: list[Scored] = []  # by the last tile
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
        ways = (
            first + second for sharp in self.board.slots if self.fits(sharp) for first, second in permutations(sharp)
        )
        return sorted({self.canonical(way) for way in ways})

    def canonical(self, text: str) -> str:
        """The text itself, but for a tile that looks the same after a half-turn: the first of both."""
        if self.tiles[0] == other_reading(self.tiles[0]):
            return min(text, text[2:] + text[:2])
        return text

    def fits(self, sharp: Sharp) -> bool:
        return self.is_free(sharp) and self.touches(sharp)

    def is_free(self, sharp: Sharp) -> bool:
        return self.covered.isdisjoint(self.board.slots[sharp])

    def touches(self, sharp: Sharp) -> bool:
        """A side, not just a corner, is shared with what lies there (also with the triangle that a gap did not get)."""
        return any(self.board.beside[field] & self.covered for field in self.board.slots[sharp])

    def why_not(self, text: str, seat: int | None = None) -> str | None:
        sharp = frozenset({text[:2], text[2:]})
        if self.reason:
            return "game-over"
        if seat not in (None, self.to_move):
            return "not-your-turn"
        if not re.fullmatch("[a-g][1-9][a-g][1-9]", text):
            return "unreadable"
        if sharp not in self.board.slots:
            return "not-a-slot"
        if not self.is_free(sharp):
            return "occupied"
        return None if self.touches(sharp) else "not-touching"

    def play(self, text: str) -> None:
        """Lay the tile that is turned up, fill the gaps, build the towers, and see whether the game is over."""
        first, second = text[:2], text[2:]
        slot = self.board.slots[frozenset({first, second})]
        left, right = sorted(
            corners(slot[0]) & corners(slot[1]), key=lambda wide: is_right_of_the_way(wide, first, second)
        )
        one, two, three, four = list(self.tiles.pop(0))
        self.segments[first] += one
        self.segments[right] += two + two.lower()
        self.segments[second] += three
        self.segments[left] += four + four.lower()
        self.covered |= set(slot)
        self.turn += 1
        self.fill_gaps()
        self.score()
        self.stop_if_nothing_fits()

    def fill_gaps(self) -> None:
        """A free field without a free neighbour gets a triangle; with none left it counts as if one lay there."""
        free = (field for field in self.board.fields if field not in self.covered)
        self.filled = [field for field in free if self.board.beside[field] <= self.covered]
        self.covered |= set(self.filled)
        self.triangles = max(self.triangles - len(self.filled), 0)

    def all_round(self) -> set[str]:
        return {point for point, fields in self.board.around.items() if fields <= self.covered}

    def score(self) -> None:
        """Build every tower that this tile completed, in name order, unless a player's last stone ends it."""
        self.scored = []
        for point in sorted(self.all_round() - self.completed):
            self.build(point)
            if self.winners:
                self.reason = "all-stones"
                return
        self.completed = self.all_round()
        if any(self.stones[colour] == 0 for colour in self.neutral):
            self.reason = "neutral-stones"

    def build(self, point: str) -> None:
        """Who may place, places, but who has no stones; only who is on top scores."""
        builders = strongest_last(count(self.segments[point], self.options["segments"]))
        done = Scored(point, builders, [colour for colour in builders if self.stones[colour]])
        for colour in done.tower:
            self.stones[colour] -= 1
        if done.top in self.colours:
            self.points[self.colours.index(done.top)] += len(done.tower) * (2 if point in self.golden else 1)
        self.scored.append(done)
        self.winners = self.early_winners(done)

    def early_winners(self, done: Scored) -> set[int]:
        """Of those who placed their last stone here: who is on top, or else whoever has the most points."""
        out = {self.colours.index(stone) for stone in done.tower if stone in self.colours and not self.stones[stone]}
        best = max((self.points[seat] for seat in out), default=0)
        on_top = {seat for seat in out if self.colours[seat] == done.top}
        return on_top or {seat for seat in out if self.points[seat] == best}

    def stop_if_nothing_fits(self) -> None:
        if not self.reason and not self.tiles:
            self.reason = "no-tiles"
        elif not self.reason and not any(map(self.fits, self.board.slots)):
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
        team_of = [{seat, (seat + 2) % 4} if self.options["teams"] == "yes" else {seat} for seat in range(self.players)]
        ranks = [
            (1, 0, 0)
            if team & self.winners
            else (0, sum(scores[seat] for seat in team), -sum(left[seat] for seat in team))
            for team in team_of
        ]
        return [1 + sum(other > rank for other in ranks) // len(team_of[0]) for rank in ranks]
