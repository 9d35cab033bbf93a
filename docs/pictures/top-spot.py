"""Draws docs/pictures/top-spot.svg, the cards of Top Spot: `python docs/pictures/top-spot.py`."""

from pathlib import Path

from toptafel import games

PLACE, EDGE, GAP, HEAD = 30, 12, 18, 26  # a place of a card, its edge, the room between cards, the room for its name
ACROSS = 5
INK, PAPER, JOKER = "#2b2d42", "#4361ee", "#6c757d"


def picture() -> str:
    """The twelve cards and the joker, as an SVG text."""
    data = games.find("top-spot").editions["toptafel"].data
    cards = [*sorted(data["cards"].items()), ("joker", data["joker"])]
    size = 3 * PLACE + 2 * EDGE
    wide, high = GAP + ACROSS * (size + GAP), GAP + -(-len(cards) // ACROSS) * (size + HEAD + GAP)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" '
    head += f'text-anchor="middle" fill="{INK}" role="img" aria-label="The twelve cards and the joker of Top Spot">'
    drawn = [
        card(GAP + at % ACROSS * (size + GAP), GAP + at // ACROSS * (size + HEAD + GAP), *named)
        for at, named in enumerate(cards)
    ]
    return "\n".join([head, f'<rect width="{wide}" height="{high}" rx="18" fill="#fffdf8"/>', *drawn, "</svg>\n"])


def card(x: int, y: int, name: str, rows: str) -> str:
    """A card with its name above it: spots are filled, holes show the table."""
    size = 3 * PLACE + 2 * EDGE
    fill = JOKER if name == "joker" else PAPER
    parts = [f'<text x="{x + size / 2:g}" y="{y + 16}" font-size="18">{name}</text>']
    parts.append(f'<rect x="{x}" y="{y + HEAD}" width="{size}" height="{size}" rx="12" fill="{fill}"/>')
    for place, mark in enumerate(rows.replace(" ", "")):
        if mark != ".":
            across, down = (
                x + EDGE + PLACE * (place % 3) + PLACE // 2,
                y + HEAD + EDGE + PLACE * (place // 3) + PLACE // 2,
            )
            look = 'fill="#ffd166"' if mark == "#" else f'fill="#fffdf8" stroke="{INK}" stroke-width="1.5"'
            parts.append(f'<circle cx="{across}" cy="{down}" r="11" {look}/>')
    return "".join(parts)


if __name__ == "__main__":
    Path(__file__).with_suffix(".svg").write_text(picture(), encoding="utf-8")
