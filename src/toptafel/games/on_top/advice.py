"""What speaks for a move of On Top: the circles it closes, whose points they are, the stones it sheds."""

from toptafel.game import Told
from toptafel.games.on_top import COLOURS, GAME, rules
from toptafel.games.on_top.view import PointSeen, corner_names, points
from toptafel.games.on_top.words import State, told_towers


def why(before: State, action: int, after: State) -> list[Told]:
    """One's own points first, then those of others and the stones that one is rid of."""
    seat = int(before["seat"])
    closed = told_towers(before, after)
    towers = [one.values for one in closed if one.message == "told-tower"]
    own = [tower for tower in towers if tower["seat"] == seat]
    golden = "yes" if any(tower["golden"] == "yes" for tower in own) else "no"
    points = sum(int(tower["points"]) for tower in own)
    first = GAME.told("why-closes", circles=len(closed), points=points, golden=golden)
    return [first, *given(towers, seat), *shed(before, after, seat)]


def more(before: State, action: int, after: State) -> list[Told]:
    """What tells moves apart that close as much: the open circles in which one is ahead, and what they lack."""
    own = COLOURS[before["colour"][int(before["seat"])]]
    seen = {name: point for name, point in points(after).items() if point["tower"] is None and point["open"]}
    ahead = {name for name, point in seen.items() if lead(point, own) > 0}
    beside = sorted(seen[name]["open"] for name in corner_names(action) if name in ahead)
    soon = [GAME.told("why-soon", fields=beside[0])] if beside else []
    behind = sum(lead(point, own) < 0 for point in seen.values())
    return [GAME.told("why-ahead", circles=len(ahead)), *soon, GAME.told("why-behind", circles=behind)]


def lead(point: PointSeen, own: str) -> int:
    """How many segments more a colour has than the best of the others."""
    return point["segments"][own] - max(count for letter, count in point["segments"].items() if letter != own)


def given(towers: list[dict[str, str | int]], seat: int) -> list[Told]:
    """What others score."""
    points: dict[int, int] = {}
    for tower in towers:
        if isinstance(tower["seat"], int) and tower["seat"] != seat:
            points[tower["seat"]] = points.get(tower["seat"], 0) + int(tower["points"])
    return [GAME.told("why-gives", seat=other, points=points[other]) for other in sorted(points)]


def shed(before: State, after: State, seat: int) -> list[Told]:
    """The stones that the end would have taken points for."""
    colour = before["colour"][seat]
    stones = int(rules.stones_left(before, colour)) - int(rules.stones_left(after, colour))
    return [GAME.told("why-sheds", stones=stones, colour=COLOURS[colour])] if stones else []


def scored(before: State, after: State, seat: int) -> int:
    """The points of the towers that a move has built for a seat."""
    colour = before["colour"][seat]
    return int(rules.points_of(after, colour)) - int(rules.points_of(before, colour))
