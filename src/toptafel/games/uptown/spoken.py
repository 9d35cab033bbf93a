"""A view of Uptown in sentences, for whoever does not see the board."""

from collections.abc import Callable, Sequence

from toptafel.game import Told
from toptafel.games.uptown.draw import score
from toptafel.games.uptown.view import UptownView

Say = Callable[..., str]


def spoken(view: UptownView, say: Say) -> list[str]:
    """One's racks, then a line a colour: where its groups are, and what holds them together."""
    racks = {letter: colour["rack"] for letter, colour in view["colours"].items() if colour["seat"] == view["seat"]}
    lines = [say("spoken-rack", colour=letter, tiles=", ".join(rack)) for letter, rack in racks.items() if rack]
    for seat in range(len(view["seats"])):
        lines += [f"{part}." for part in seat_parts(view, seat, say)]
    return lines


def seat_parts(view: UptownView, seat: int, say: Say) -> list[str]:
    """A player: groups and captured tiles, then each colour."""
    you, captured = "yes" if seat == view["seat"] else "no", view["seats"][seat]["captured"]
    head = say("drawing-seat", seat=seat, you=you, groups=view["seats"][seat]["groups"], **score(view, seat))
    taken = ", ".join(say("drawing-taken", colour=letter, count=len(captured[letter])) for letter in captured)
    first = say("and-also").join([head, say("drawing-captured", tiles=taken)] if taken else [head])
    colours = [letter for letter, colour in view["colours"].items() if colour["seat"] == seat]
    return [first, *(colour_part(view, letter, say) for letter in colours)]


def colour_part(view: UptownView, letter: str, say: Say) -> str:
    """A colour: how many tiles are face down, its groups, and the tiles that cannot be captured."""
    colour, finished = view["colours"][letter], "yes" if view["colours"][letter]["finished"] else "no"
    squares = [square for square, tile in view["board"].items() if tile["colour"] == letter]
    fixed = " ".join(square for square in squares if view["board"][square]["fixed"])
    parts = [say("drawing-colour", letter=letter, colour=letter, pile=colour["pile"], finished=finished)]
    if squares:
        parts.append(say("spoken-groups", groups=", ".join(map(" ".join, groups(squares)))))
    if fixed:
        parts.append(say("spoken-fixed", squares=fixed))
    return say("and-also").join(parts)


def groups(squares: Sequence[str]) -> list[list[str]]:
    """Squares that hang together, in order."""
    found: list[list[str]] = []
    for square in squares:
        touched = [group for group in found if any(beside(square, other) for other in group)]
        found = [group for group in found if group not in touched]
        found.append(sorted([square, *(other for group in touched for other in group)]))
    return sorted(found)


def beside(one: str, other: str) -> bool:
    return abs(ord(one[0]) - ord(other[0])) + abs(ord(one[1]) - ord(other[1])) == 1


def worth(view: UptownView, move: str, told: Sequence[Told], say: Say) -> str:
    """How many groups one has after a move, and what it captures."""
    seat = view["seat"]
    assert seat is not None
    now = [one.values["groups"] for one in told if one.message == "told-groups" and one.values["seat"] == seat]
    parts = [say("explain-groups", groups=now[0] if now else view["seats"][seat]["groups"])]
    taken = [one.values for one in told if one.message == "told-captured"]
    parts += [say("spoken-captures", colour=tile["colour"], tile=tile["tile"]) for tile in taken]
    return ", ".join(parts)
