"""A match with the box of which only the points are told: what they come to, what a stack is worth, what cannot be."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.positions import SEEDS
from tests.server.servers import server_here
from toptafel import games
from toptafel.lab.simulate import random_table
from toptafel.position import Position
from toptafel.server import messages
from toptafel.server.resources import scoring

NAMES = ["Anna", "Bo", "Cas"]


def asked(**more: Any) -> messages.Standing:
    told = messages.Scored("top-spot", NAMES, **more)
    return scoring.answer(scoring.setup_of(told), told, "en")


@given(seed=SEEDS, level=st.sampled_from(["junior", "expert"]))
def test_stacks_and_matches_count_as_they_do_in_the_game(seed: int, level: str) -> None:
    """Each play that leads a round is worth what the game says, and the points of its games make its result."""
    truth = random_table(games.find("top-spot").set_up(3, {"level": level}), seed, 10**6)
    position = Position.started(truth.setup, truth.deal)
    for move in truth.moves[:24]:
        seat, leads = position.to_move, position.view()["round"]["led"] is None  # type: ignore[typeddict-item]
        position.play(move)
        lies = position.view()["seats"][seat]["stack"]  # type: ignore[typeddict-item]
        if leads and lies:
            assert asked(options={"level": level}, stack=move.split(">")).worth == lies["value"]
    result: Any = truth.result
    standing = asked(options={"level": level}, points=result["games"])
    assert (standing.totals, standing.places, standing.over) == (result["scores"], result["places"], True)


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"stack": ["B27", "G36"]}, "one colour"),
        ({"stack": ["B66", "B17"]}, "Every card must raise the value"),
        ({"stack": ["nonsense"]}, "cannot read"),
        ({"stack": ["B27", "B27"]}, "B27"),
        ({"points": [[5, 5, 5]]}, "cannot have 15 points"),
        ({"points": [[0, 0, 0]]}, "cannot have 0 points"),
        ({"points": [[1]]}, "cannot have 1 points"),
        ({"points": [[4, 3, 2]] * 4}, "over"),
    ],
)
def test_what_cannot_be_is_refused_in_words(more: dict[str, Any], words: str) -> None:
    assert words in (asked(**more).refused or "")


def test_too_much_is_refused_at_the_door(tmp_path: Path) -> None:
    wrong: list[dict[str, Any]] = [
        {"points": [[1, 1, 1]] * 101}, {"points": [[1] * 9]}, {"points": [[100, 0, 0]]}, {"points": [[-1, 0, 0]]},
        {"stack": ["B27"] * 25}, {"stack": ["x" * 9]}, {"more": 1}, {"names": []}, {"game": "uptown"}, {"names": ["A"]},
    ]  # fmt: skip

    async def go() -> None:
        async with server_here(tmp_path) as here, httpx.AsyncClient(base_url=here.url, timeout=60) as client:
            for one in wrong:
                answer = await client.post("/api/scores", json={"game": "top-spot", "names": NAMES, **one})
                assert answer.status_code == 400, one

    asyncio.run(go())
