"""What a contest has shown, as an object for JSON and as text."""

from dataclasses import asdict
from statistics import median
from typing import Any

import numpy as np

from toptafel import games
from toptafel.arena import statistics
from toptafel.arena.contest import Contest
from toptafel.arena.plan import ContestPlan, Match, Sequential

Report = dict[str, Any]

ABOUT = "share of wins in per cent of the row's bot, alone against the column's, with its 95 % interval"


def report(contest: Contest, plan: ContestPlan) -> Report:
    """Everything the text says. What a clock has measured is under `clock`; all else is the same for the same seed."""
    found = {
        **contest.describe(),
        "finished": plan.finished,
        "matches": [match_report(match) for match in plan.matches.values()],
        "ratings": rating_reports(contest, plan),
    }
    return found | {"clock": {name: seconds_a_move(name, plan) for name in contest.bots}}


def match_report(match: Match) -> Report:
    """The share of wins and the points with their intervals, and the test if there is one."""
    shares = np.array([played.share for played in match.counted()])
    found: Report = {"alone": match.pair.alone, "others": match.pair.others, "deals": len(shares)}
    if len(shares):
        interval = statistics.interval_of_mean(shares)
        found |= {"share": tidy(shares.mean()), "low": tidy(interval.low), "high": tidy(interval.high)}
        found["points"] = points_report(np.array([played.lead for played in match.counted()]))
        if isinstance(match.rule, Sequential):
            found["test"] = test_report(match.rule, match.shares)
    return found


def points_report(points: statistics.Array) -> Report:
    """How many points a game the lone bot was ahead of the best other side; one deal gives no interval."""
    interval = statistics.interval_of_points(points)
    low, high = (tidy(interval.low), tidy(interval.high)) if interval else (None, None)
    return {"mean": tidy(points.mean()), "low": low, "high": high}


def test_report(rule: Sequential, shares: list[float]) -> Report:
    """What the test was, after how many deals it says `high`, `low` or nothing yet, and where it stands then."""
    test, looked_at = rule.test, rule.looked_at(shares)
    ratio = float(test.ratios(looked_at)[-1])
    says = "high" if ratio >= test.bounds.high else "low" if ratio <= test.bounds.low else None
    bounds = [tidy(test.bounds.low), tidy(test.bounds.high)]
    return {**asdict(test), "took": len(looked_at), "ratio": tidy(ratio), "bounds": bounds, "says": says}


def rating_reports(contest: Contest, plan: ContestPlan) -> Report:
    """The rating of each bot with its interval."""
    seats = {name: number for number, name in enumerate(contest.bots)}
    matches = [
        statistics.MatchShares(seats[alone], seats[others], np.array([played.share for played in match.counted()]))
        for (alone, others), match in plan.matches.items()
    ]
    found = statistics.ratings(matches, len(contest.bots), len(contest.setup.sides))
    return {name: rating_report(rating) for name, rating in zip(contest.bots, found, strict=True)}


def rating_report(rating: statistics.Rating) -> Report:
    points = {"points": rating.points, "low": rating.interval.low, "high": rating.interval.high}
    return {key: round(value, 1) for key, value in points.items()}


def seconds_a_move(name: str, plan: ContestPlan) -> float | None:
    """Of the median deal: the first ones also load the compiled code."""
    found = [
        played.seconds[side] / played.moves[side]
        for match in plan.matches.values()
        for side in (0, 1)
        if match.pair[side] == name
        for played in match.counted()
        if played.moves[side]
    ]
    return float(f"{median(found):.3g}") if found else None


def tidy(value: float) -> float:
    """As many digits as mean something, so that no machine's last bit shows."""
    return round(float(value), 4)


def text(found: Report) -> str:
    """The report for people; the times come last."""
    parts = [title(found), cross_table(found), matches_text(found), ratings_text(found), clock_text(found)]
    return "\n\n".join(parts)


def title(found: Report) -> str:
    names = [f"{name} = {meaning}" for name, meaning in found["bots"].items() if name != meaning]
    game = games.find(found["game"])
    chosen = {option.name: option.typed(found["options"][option.name]) for option in game.options}
    chosen |= {"edition": found["edition"]} if "edition" in found else {}
    head = f"{game.title}, {found['players']} players, seed {found['seed']}"
    return "\n".join([head + "".join(f", {name}={value}" for name, value in chosen.items()), *names])


def cross_table(found: Report) -> str:
    """A row and a column a bot."""
    names = list(found["bots"])
    cells = {(match["alone"], match["others"]): cell(match) for match in found["matches"]}
    if found["sides"] == 2:
        cells |= {(match["others"], match["alone"]): cell(turned(match)) for match in found["matches"]}
    width = max(map(len, names)) + 3
    rows = [" " * width + "".join(f"{number:>14}" for number in range(1, len(names) + 1))]
    for number, name in enumerate(names, 1):
        row = "".join(f"{cells.get((name, other), '·' if name == other else ''):>14}" for other in names)
        rows.append(f"{number} {name}".ljust(width) + row)
    return "\n".join([ABOUT, *rows])


def cell(match: Report) -> str:
    if not match["deals"]:
        return "–"
    share, low, high = (round(100 * match[key]) for key in ("share", "low", "high"))
    return f"{share} ({low}–{high})"


def turned(match: Report) -> Report:
    """The same match of two sides as the other one sees it."""
    if not match["deals"]:
        return match
    return match | {"share": 1 - match["share"], "low": 1 - match["high"], "high": 1 - match["low"]}


def matches_text(found: Report) -> str:
    return "\n".join(map(match_text, found["matches"]))


def match_text(match: Report) -> str:
    """A match in a sentence."""
    head = f"{match['alone']} alone against {match['others']}: "
    if not match["deals"]:
        return f"{head}no deal yet"
    share, low, high = (f"{100 * match[key]:.1f}" for key in ("share", "low", "high"))
    head += f"{share} % ({low} to {high}), {points_text(match['points'])} in {count_deals(match['deals'])}"
    return f"{head}\n  {test_text(match['test'])}" if "test" in match else head


def points_text(points: Report) -> str:
    interval = "" if points["low"] is None else f" ({points['low']:.1f} to {points['high']:.1f})"
    return f"{points['mean']:+.1f} points{interval}"


def count_deals(number: int) -> str:
    return f"{number} deal{'s' if number > 1 else ''}"


def test_text(test: Report) -> str:
    low, high = (f"{100 * test[key]:g} %" for key in ("low", "high"))
    says = {"high": f"{high} rather than {low}", "low": f"{low} rather than {high}", None: f"{low} or {high}: open"}
    below, above = test["bounds"]
    head = f"{says[test['says']]} after {count_deals(test['took'])}"
    return f"{head} (log-likelihood ratio {test['ratio']:.2f}, bounds {below:.2f} and {above:.2f})"


def ratings_text(found: Report) -> str:
    width = max(map(len, found["ratings"]))
    rows = [
        f"{name:<{width}} {rating['points']:+6.0f} ({rating['low']:+.0f} to {rating['high']:+.0f})"
        for name, rating in found["ratings"].items()
    ]
    return "\n".join(["ratings on the Elo scale with their 95 % intervals; the mean is 0", *rows])


def clock_text(found: Report) -> str:
    width = max(map(len, found["clock"]))
    rows = [
        f"{name:<{width}} {'–' if seconds is None else f'{seconds:.6f}'}" for name, seconds in found["clock"].items()
    ]
    return "\n".join(["seconds per move (wall clock)", *rows])
