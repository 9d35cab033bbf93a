"""What the page of On Top shows before a tile is laid is what the rules then do, in random games of every kind."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.foreseen import foreseen
from tests.write_golden import own_editions, setups
from toptafel.game import Setup, Told
from toptafel.games.on_top import GAME
from toptafel.kit import chance
from toptafel.lab.simulate import random_game
from toptafel.position import Position

MOVES = 5  # of each position, besides all of the last one
EDITIONS = {**GAME.editions, **{file.stem: own for file, own in own_editions(GAME).items()}}
SETUPS = {f"{name} {n}": setup for name, box in EDITIONS.items() for n, setup in enumerate(setups(GAME, box))}


def positions(setup: Setup, seed: str) -> Iterator[tuple[Position, list[str]]]:
    """A random game, with some moves of every position; all of the last, where stones and tiles run out."""
    source, last = chance.generator(seed), None
    for table in random_game(setup, seed):
        if table.to_move is not None:
            last, legal = table.position.copy(), table.legal()
            yield last, [legal[chance.below(source, len(legal))] for _ in range(MOVES)]
    assert last is not None
    yield last, last.legal()


def came_of(position: Position, move: str) -> dict[str, Any]:
    """What the rules make of a move: the gaps, and the towers in the order of building."""
    told = position.tell(move)
    return {
        "gaps": [one.values["field"] for one in told if one.message == "told-gap"],
        "closings": [closing(one) for one in told if one.message in ("told-tower", "told-closed", "told-topless")],
    }


def closing(told: Told) -> dict[str, Any]:
    """A tower: its stones, and whose points they are, if anybody's."""
    values, owned = told.values, told.message == "told-tower"
    seat = values["seat"] if owned and values["seat"] != "none" else None
    return {
        "point": values["point"],
        "stones": str(values.get("stones", "")).replace("none", "").replace(" ", ""),
        "top": values["colour"] if owned else None,
        "points": values["points"] if seat is not None else 0,
        "seat": seat,
    }


def gained(position: Position, move: str) -> list[int]:
    """The points that a move brings each seat."""
    before, after = (at.view()["seats"] for at in (position, position.after([move])))  # type: ignore[typeddict-item]
    return [now["points"] - was["points"] for was, now in zip(before, after, strict=True)]


def by_seat(closings: list[dict[str, Any]], players: int) -> list[int]:
    return [sum(one["points"] for one in closings if one["seat"] == seat) for seat in range(players)]


@pytest.fixture(scope="module")
def cases() -> list[tuple[Position, str, dict[str, Any]]]:
    """Moves of a random game of every set-up, and what the page foresees of them."""
    played = [at for name, setup in SETUPS.items() for at in positions(setup, name)]
    answers = foreseen("on_top", [{"view": position.view(), "moves": moves} for position, moves in played])
    both = zip(played, answers, strict=True)
    return [(position, *one) for (position, moves), seen in both for one in zip(moves, seen, strict=True)]


def test_the_page_foresees_what_the_rules_do(cases: Any) -> None:
    for position, move, seen in cases:
        assert {**seen, "gaps": sorted(seen["gaps"])} == came_of(position, move), (position.setup.options, move)
        assert by_seat(seen["closings"], position.setup.players) == gained(position, move), move


def test_thousands_of_moves_are_foreseen_and_what_is_rare_is_among_them(cases: Any) -> None:
    towers = [one for _, _, seen in cases for one in seen["closings"]]
    assert len(cases) > 5_000
    assert {position.setup.options["segments"] for position, _, _ in cases} == {"sixths", "corners"}
    assert {position.setup.options["teams"] for position, _, _ in cases} == {"no", "yes"}
    assert {position.setup.players for position, _, _ in cases} == {2, 3, 4}
    assert any(not one["stones"] for one in towers)
    assert any(one["stones"] and one["top"] is None for one in towers)
    assert any(one["top"] and one["seat"] is None for one in towers)
    reasons = {told.values["reason"] for at, move, _ in cases for told in at.tell(move) if told.message == "over"}
    assert reasons == {"no-room", "no-tiles", "all-stones", "neutral-stones"}
