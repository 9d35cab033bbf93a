"""On Top, read slowly: points, fields and stones in plain Python, sharing nothing with the game itself.

A point is an intersection (`c3`), a field the three points around it (`c3c4d4`), a slot two fields side by side.
"""

import copy
import random
import re
from collections.abc import Callable
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


def after(referee: Referee, text: str) -> Referee:
    """The game as it would be after a move."""
    then = copy.copy(referee)
    then.tiles, then.points, then.covered = list(referee.tiles), list(referee.points), set(referee.covered)
    then.stones, then.segments = dict(referee.stones), dict(referee.segments)
    then.play(text)
    return then


def seeking(good: Callable[[Referee], float]) -> Callable[[Referee, list[str], random.Random], str]:
    """Play what makes the next position the best of a handful."""

    def choose(referee: Referee, legal: list[str], chance: random.Random) -> str:
        some = chance.sample(legal, min(len(legal), 12))
        return max(some, key=lambda text: good(after(referee, text)))

    return choose


def most_uneven(game: Referee) -> float:
    """One player's stones few, the others' many."""
    stones = [game.stones[colour] for colour in game.colours]
    return sum(stones) - 4 * min(stones)


def fewest_and_even(game: Referee) -> float:
    """All players' stones few and alike, so that several run out in one tower."""
    return -max(game.stones[colour] for colour in game.colours)


def fewest_neutral(game: Referee) -> float:
    return sum(game.stones[colour] * (1 if colour in game.colours else -2) for colour in COLOURS)


STEERS = {
    "many-gaps": seeking(lambda game: -game.triangles),
    "many-stones": seeking(lambda game: -sum(game.stones.values())),
    "few-stones": seeking(lambda game: sum(game.stones.values())),
    "a-player-runs-out": seeking(most_uneven),
    "players-run-out-together": seeking(fewest_and_even),
    "a-neutral-colour-runs-out": seeking(fewest_neutral),
}

Shows = Callable[[Referee, str, Referee], bool]


def a_tower(test: Callable[[Referee, Scored], bool]) -> Shows:
    """Some intersection that a tile completes is such a one."""
    return lambda before, text, game: any(test(game, done) for done in game.scored)


def an_end(test: Callable[[Referee, dict[str, Any]], bool]) -> Shows:
    """The game ends so."""
    return lambda before, text, game: bool(game.result) and test(game, game.result or {})


def a_normal_end(test: Callable[[Referee, dict[str, Any]], bool]) -> Shows:
    return an_end(lambda game, result: not game.winners and test(game, result))


def an_early_end(test: Callable[[Referee, dict[str, Any]], bool]) -> Shows:
    return an_end(lambda game, result: bool(game.winners) and test(game, result))


def a_team(shows: Shows) -> Shows:
    return lambda before, text, game: game.options["teams"] == "yes" and shows(before, text, game)


def alone(shows: Shows) -> Shows:
    return lambda before, text, game: game.options["teams"] == "no" and shows(before, text, game)


def counts_otherwise(way: str) -> Shows:
    """Somebody else would place stones if segments were counted the other way."""
    other = {"sixths": "corners", "corners": "sixths"}[way]
    return a_tower(
        lambda game, done: (
            game.options["segments"] == way and done.builders != strongest_last(count(game.segments[done.point], other))
        )
    )


def run_out(game: Referee) -> list[int]:
    return [seat for seat, colour in enumerate(game.colours) if not game.stones[colour]]


def late(game: Referee) -> list[Scored]:
    """What the last tile completed after a neutral colour had placed its last stone."""
    gone = [number for number, done in enumerate(game.scored) for stone in done.tower if is_spent(game, number, stone)]
    return game.scored[min(gone) + 1 :] if gone else []


def is_spent(game: Referee, number: int, stone: str) -> bool:
    """A neutral stone that is the last of its colour."""
    later = [each for done in game.scored[number + 1 :] for each in done.tower]
    return stone in game.neutral and not game.stones[stone] and stone not in later


def unscored(game: Referee) -> list[list[str]]:
    """Who would have built at the intersections that an early end left alone."""
    points = game.all_round() - game.completed - {done.point for done in game.scored}
    return [strongest_last(count(game.segments[point], game.options["segments"])) for point in points]


def sums(values: list[int]) -> list[int]:
    return [values[0] + values[2], values[1] + values[3]]


SHOWS: dict[str, Shows] = {
    "red-field-without-a-triangle": lambda before, text, game: (
        not before.covered.issuperset(BOX["red"])
        and bool((game.covered - before.covered - set(game.filled)) & set(BOX["red"]))
    ),
    "start-closes-a-field-in": lambda before, text, game: not before.turn and bool(before.filled),
    "equal-readings-are-one-move": lambda before, text, game: before.tiles[0] == other_reading(before.tiles[0]),
    "gap-gets-a-triangle": lambda before, text, game: 0 < len(game.filled) <= before.triangles,
    "triangles-run-out": lambda before, text, game: len(game.filled) > before.triangles,
    "most-is-shared": a_tower(lambda game, done: bool(game.segments[done.point]) and not done.builders),
    "one-colour-alone": a_tower(lambda game, done: len(done.builders) == 1),
    "all-second-strongest-place": a_tower(lambda game, done: len(done.tower) > 2),
    "only-triangles-around": a_tower(lambda game, done: not game.segments[done.point]),
    "golden-rim-counts-double": a_tower(lambda game, done: done.point in game.golden and done.top in game.colours),
    "neutral-on-top-scores-nothing": a_tower(lambda game, done: done.top in game.neutral),
    "wide-corners-count-two": counts_otherwise("sixths"),
    "wide-corners-count-one": counts_otherwise("corners"),
    "one-tile-completes-four": lambda before, text, game: len(game.scored) > 3,
    "no-tiles": an_end(lambda game, result: result["reason"] == "no-tiles"),
    "no-room": an_end(lambda game, result: result["reason"] == "no-room"),
    "below-zero": an_end(lambda game, result: min(result["scores"]) < 0),
    "fewest-unplaced": alone(
        a_normal_end(lambda game, result: len(set(result["scores"])) < len(set(result["places"])))
    ),
    "place-is-shared": alone(a_normal_end(lambda game, result: len(set(result["places"])) < game.players)),
    "last-stone-wins-without-points": alone(
        an_early_end(lambda game, result: all(result["scores"][seat] < max(result["scores"]) for seat in game.winners))
    ),
    "last-stone-ends-the-tile": an_early_end(lambda game, result: any(unscored(game))),
    "last-stones-together-top-wins": alone(
        an_early_end(
            lambda game, result: (
                game.scored[-1].top in [game.colours[seat] for seat in game.winners]
                and any(result["scores"][seat] > result["scores"][min(game.winners)] for seat in run_out(game))
            )
        )
    ),
    "last-stones-together-points-win": alone(
        an_early_end(
            lambda game, result: (
                len(run_out(game)) > len(game.winners) == 1
                and game.scored[-1].top not in [game.colours[seat] for seat in game.winners]
            )
        )
    ),
    "last-stones-together-shared": alone(an_early_end(lambda game, result: len(game.winners) > 1)),
    "neutral-end": an_end(lambda game, result: result["reason"] == "neutral-stones"),
    "neutral-end-scores-the-rest": an_end(lambda game, result: any(done.top in game.colours for done in late(game))),
    "neutral-without-stones-places-none": an_end(
        lambda game, result: any(done.top and done.tower != done.builders for done in game.scored)
    ),
    "neutral-strongest-without-stones": an_end(
        lambda game, result: any(done.tower and not done.top for done in game.scored)
    ),
    "neutral-and-player-in-one-tower": an_early_end(
        lambda game, result: any(is_spent(game, len(game.scored) - 1, stone) for stone in game.scored[-1].tower)
    ),
    "player-runs-out-after-a-neutral": an_early_end(lambda game, result: bool(late(game))),
    "team-points-are-added": a_team(
        a_normal_end(lambda game, result: result["places"][result["scores"].index(max(result["scores"]))] == 2)
    ),
    "team-with-fewest-unplaced": a_team(
        a_normal_end(lambda game, result: len(set(sums(result["scores"]))) == 1 and 2 in result["places"])
    ),
    "team-place-is-shared": a_team(a_normal_end(lambda game, result: 2 not in result["places"])),
    "last-stone-wins-for-the-team": a_team(
        an_early_end(lambda game, result: sums(result["scores"])[min(game.winners) % 2] < max(sums(result["scores"])))
    ),
    "partners-run-out-together": a_team(
        an_early_end(lambda game, result: run_out(game) in ([0, 2], [1, 3]) and 2 in result["places"])
    ),
    "opponents-run-out-together-shared": a_team(an_early_end(lambda game, result: 2 not in result["places"])),
}
