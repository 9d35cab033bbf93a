"""What the tests of the arena share: a pair of bots, the words of a small contest, and what it prints."""

import json
from typing import Any

from toptafel import games
from toptafel.arena.contest import Contest, Pair

PAIR = Pair("greedy", "random")
WORDS = ("arena", "uptown", "greedy", "random", "--seed", "7", "--jobs", "2")


def contest_of(*bots: str, seats: int = 2) -> Contest:
    return Contest.of(games.find("uptown").set_up(seats), bots, 7)


def table_of(out: str) -> dict[str, Any]:
    """What must be the same: all but the clock."""
    found: dict[str, Any] = json.loads(out)
    assert found.pop("clock").keys() == found["bots"].keys()
    return found
