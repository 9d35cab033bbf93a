"""A view of On Top in sentences, for whoever does not see the board."""

from collections.abc import Callable, Sequence

from toptafel.game import Told
from toptafel.games.on_top.view import OnTopView

Say = Callable[..., str]

TOWER = "tower "
SILENT = ("told-laid", "told-next")  # what whoever chooses a move knows, or cannot know


def spoken(view: OnTopView, say: Say) -> list[str]:
    """The tile in hand, a line a colour, then the intersections: those that close next first, the towers last."""
    lines = [say("spoken-hand", tile=view["hand"], colours=named(view["hand"], say))] if view["hand"] else []
    for seat, has in enumerate(view["seats"]):
        head = say("drawing-seat", colour=has["colour"], seat=seat, you="yes" if seat == view["seat"] else "no")
        lines.append(f"{head}, {say('drawing-score', score=has['score'], left=has['left'])}.")
    for letter, left in view["neutral"].items():
        lines.append(f"{say('drawing-neutral', colour=letter)}, {say('drawing-stones', left=left)}.")
    begun = [
        name for name, point in view["points"].items() if point["tower"] is None and any(point["segments"].values())
    ]
    lines += [
        open_point(view, name, say) for name in sorted(begun, key=lambda name: (view["points"][name]["open"], name))
    ]
    return [*lines, *(tower(view, name, say) for name, point in view["points"].items() if point["tower"] is not None)]


def named(letters: str, say: Say) -> str:
    """Colours by their names."""
    return ", ".join(say("colour-name", colour=letter) for letter in letters)


def called(piece: str, say: Say) -> str:
    """A tile by its colours around, the stones of a tower from bottom to top."""
    if piece.startswith(TOWER):
        return named(piece.removeprefix(TOWER).replace(" ", ""), say)
    return say("web-piece", kind="tile", colours=named(piece, say))


def open_point(view: OnTopView, name: str, say: Say) -> str:
    """An intersection that is not closed yet, and what counts there so far."""
    point, golden = view["points"][name], "yes" if view["points"][name]["golden"] else "no"
    counts = {letter: count for letter, count in point["segments"].items() if count}
    segments = ", ".join(say("web-segments", colour=letter, count=count) for letter, count in counts.items())
    return (
        f"{say('web-point-open', point=name, golden=golden, open=point['open'], count=len(counts), segments=segments)}."
    )


def tower(view: OnTopView, name: str, say: Say) -> str:
    """A closed intersection with its stones."""
    point, stones = view["points"][name], view["points"][name]["tower"] or ""
    golden = "yes" if point["golden"] else "no"
    return f"{say('web-point-tower', point=name, golden=golden, count=len(stones), stones=named(stones, say))}."


def worth(view: OnTopView, move: str, told: Sequence[Told], say: Say) -> str:
    """The points of whoever lays the tile, and all that is built."""
    built = [one for one in told if one.message not in SILENT]
    own = [int(one.values["points"]) for one in built if "points" in one.values and one.values["seat"] == view["seat"]]
    return " ".join([f"{say('explain-score', score=sum(own))}.", *(say(one.message, **one.values) for one in built)])
