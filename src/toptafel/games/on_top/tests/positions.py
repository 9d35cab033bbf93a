"""Positions of On Top to try things on, drawn, and compared with drawings."""

from textwrap import dedent
from typing import cast

from toptafel import engine
from toptafel.game import STRANGER, Edition, Value
from toptafel.games.on_top import GAME, lattice, words
from toptafel.games.on_top.draw import Spot, at, board, fill, origin, step
from toptafel.games.on_top.lattice import FIELD, NAME, PLACE
from toptafel.games.on_top.view import OnTopView
from toptafel.kit.text.drawing import plain
from toptafel.position import Position

WHOLE = GAME.editions["toptafel"]
SIDE_TWO = GAME.load_edition((GAME.folder / "golden" / "editions" / "side-two.json").read_text(encoding="utf-8"))
FIRST = r"""
b         3*-----4----5*
          /             \
         /   \ /   \ /   \
c       3  -  4-----5  -  6
       /       \▒▒▒/       \
      /   \ /   \▒/   \ /   \
d   3*  -  4  -  5  -  6  - 7*
      \                     /
       \ /   \ /   \ /   \ /
e       3  -  4  -  5  -  6
"""


def seen(position: Position, seat: int = STRANGER) -> OnTopView:
    return cast(OnTopView, position.view(seat))


def drawn(
    picture: str, hand: str = "BRWY", edition: Edition = SIDE_TWO, players: int = 4, **options: Value
) -> Position:
    """The position of a picture, or of some of its rows; seat 0 is to move, with the tile in hand."""
    lines = dedent(picture).strip("\n").split("\n")
    position = Position.blank(GAME.set_up(players, options, edition))
    s = position.state[0]
    engine.begin_dealt(position.state)
    left, top = origin(seen(position))[0], at(f"{lines[0][0]}1")[1]
    signs = {(x + left, y + top): sign for y, line in enumerate(lines) for x, sign in enumerate(line)}
    black = [name for name in FIELD if all(signs.get(spot) == "▒" for spot in fill(name, ""))]
    s["start"] = lattice.as_sets([FIELD[name] for name in black])
    engine.begin_dealt(position.state)
    for number, (tile, place) in enumerate(tiles_in(signs)):
        s["pile"][number] = words.tile_number(tile)
        engine.play_move(position.state, place)
    s["pile"][s["turn"]] = words.tile_number(hand)
    s["seat"] = 0
    assert_looks(position, picture)
    return position


def tiles_in(signs: dict[Spot, str]) -> list[tuple[str, int]]:
    """The tiles of a picture, with their places."""
    found = []
    for place in (place for place in PLACE.values() if not place & 1):
        names = [NAME[point] for point in lattice.corners_around(place)]
        tile = "".join(signs.get(step(at(name), at(names[number - 2])), " ") for number, name in enumerate(names))
        other = tile[2:] + tile[:2]
        if set(tile) <= set("brwy"):
            found.append((min(tile, other).upper(), place + (other < tile)))
    return found


def assert_looks(position: Position, picture: str) -> None:
    """Whether a position is drawn like the rows of a picture."""
    lines, view = dedent(picture).strip("\n").split("\n"), seen(position)
    first = at(f"{lines[0][0]}1")[1] - origin(view)[1]
    shown = [plain(line) for line in board(view)][first : first + len(lines)]
    assert shown == lines, "\n".join(shown)


def why(position: Position, text: str, seat: int | None = None, language: str = "en") -> str | None:
    """The reason for a refusal, and the words for it."""
    refusal = position.why_not(text, seat)
    return f"{refusal.reason}: {refusal.say(language)}" if refusal else None
