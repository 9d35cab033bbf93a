"""The ladder as a picture: each bot's rating and its interval, the best on top."""

from html import escape
from itertools import count
from typing import Any

from toptafel import games

LENGTH, ROW, TOP, BOTTOM, MARGIN = 540, 44, 84, 64, 28
LETTER = 8.2  # width of a letter of a name
INK, FAINT, PAPER, LINE = "#2b2d42", "#6c6f85", "#fffdf8", "#e3dccb"
FILLS = ("#4361ee", "#2a9d5c", "#f3722c", "#d62839", "#8338ec")


class Scale:
    """Where a rating is on the picture."""

    def __init__(self, ratings: list[dict[str, float]], left: float, right: float) -> None:
        low, high = min(rating["low"] for rating in ratings), max(rating["high"] for rating in ratings)
        steps = (digit * int(10**zeros) for zeros in count(1) for digit in (1, 2, 5))
        self.step = next(step for step in steps if high - low <= 8 * step)
        self.first = int(low // self.step) * self.step
        self.last = -int(-high // self.step) * self.step
        self.left, self.right = left, right

    def ticks(self) -> range:
        return range(self.first, self.last + 1, self.step)

    def at(self, points: float) -> float:
        return self.left + (self.right - self.left) * (points - self.first) / (self.last - self.first)


def plot(found: dict[str, Any]) -> str:
    """The SVG text of a report."""
    ratings: dict[str, dict[str, float]] = found["ratings"]
    names = sorted(ratings, key=lambda name: -ratings[name]["points"])
    height = TOP + ROW * len(names) + BOTTOM
    left = MARGIN + int(LETTER * max(map(len, names))) + 24
    scale, width = Scale(list(ratings.values()), left, left + LENGTH), left + LENGTH + 2 * MARGIN
    title = f"{games.find(found['game']).title}, {found['players']} players"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
    head += f'fill="{INK}" role="img" aria-label="The ratings of {len(names)} bots in {escape(title)}">'
    return "\n".join(
        [
            head,
            f'<rect width="{width}" height="{height}" rx="18" fill="{PAPER}"/>',
            label(MARGIN, 40, title, 20, weight="bold"),
            label(MARGIN, 62, f"who is stronger, with 95 % intervals; {deals_of(found)}", 13, FAINT),
            *(tick(scale, points, height) for points in scale.ticks()),
            label((scale.left + scale.right) / 2, height - 16, "rating (Elo scale, mean 0)", 13, FAINT, "middle"),
            *(row(scale, number, name, ratings[name]) for number, name in enumerate(names)),
            "</svg>\n",
        ]
    )


def deals_of(found: dict[str, Any]) -> str:
    deals = sum(match["deals"] for match in found["matches"])
    return f"{deals} deals, each with every rotation of the seats"


def tick(scale: Scale, points: int, height: int) -> str:
    """A line of the grid, and its number below."""
    x, bottom = scale.at(points), height - BOTTOM
    line = f'<line x1="{x:.1f}" y1="{TOP - 6}" x2="{x:.1f}" y2="{bottom + 6}" stroke="{LINE}"/>'
    return line + label(x, bottom + 24, signed(points), 13, FAINT, "middle")


def row(scale: Scale, number: int, name: str, rating: dict[str, float]) -> str:
    """A bot: its name, its interval as a bar, its rating as a dot with the number above."""
    y, fill = TOP + ROW * number + ROW / 2, FILLS[number % len(FILLS)]
    low, middle, high = (scale.at(rating[key]) for key in ("low", "points", "high"))
    return "".join(
        [
            label(MARGIN, y + 5, name, 15),
            f'<line x1="{low:.1f}" y1="{y:g}" x2="{high:.1f}" y2="{y:g}" stroke="{fill}" stroke-width="8" '
            'stroke-linecap="round" stroke-opacity="0.35"/>',
            f'<circle cx="{middle:.1f}" cy="{y:g}" r="6.5" fill="{fill}"/>',
            label(middle, y - 11, signed(rating["points"]), 13, INK, "middle"),
        ]
    )


def signed(points: float) -> str:
    return f"{points:+.0f}".replace("-", "−") if round(points) else "0"


def label(
    x: float, y: float, content: str, size: int, fill: str = INK, anchor: str = "start", weight: str = "normal"
) -> str:
    """A text of the picture."""
    return (
        f'<text x="{x:.1f}" y="{y:g}" font-size="{size}" fill="{fill}" text-anchor="{anchor}" '
        f'font-weight="{weight}">{escape(content)}</text>'
    )
