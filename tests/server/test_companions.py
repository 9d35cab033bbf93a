"""A game with the box, told over REST: what lies there, what may come next, why something cannot be, and the end."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.edges import only
from tests.server.servers import server_here
from toptafel import record
from toptafel.server import messages
from toptafel.server.resources import companions
from toptafel.server.table.projection import Manner

SPLIT = ["7@B7", "B@B4", "man@C3", "lady@C7", "ring@B5", "D@D3", "sax@D7", "C@C4", "3@E3", "D@D6"]


def asked(*moves: str, piece: str = "", **more: Any) -> messages.Companion:
    """What is answered to three who play Uptown and have told these moves."""
    told = [messages.Spoken("" if move == "pass" else move.partition("@")[0], move) for move in moves]
    asking = messages.AtTable("uptown", ["Anna", "Bo", "Cas"], told=told, piece=piece, **more)
    return companions.answer(companions.setup_of(asking), asking, Manner("en"))


def test_what_was_told_lies_there_and_what_may_come_next_is_offered() -> None:
    answer = asked("7@C7", piece="C")
    assert answer.view["board"] == {"C7": {"colour": "B", "tile": "7", "fixed": False}}
    assert (answer.accepted, answer.last, answer.piece, answer.answers) == (1, "7@C7", "C", ["pass"])
    assert "C@C7" in answer.view["legal"]
    assert {move.partition("@")[0] for move in answer.view["legal"]} == {"C"}
    assert (answer.happened[0].seat, answer.happened[0].piece) == (0, "7")
    assert "Anna" in answer.happened[0].words[0]
    assert answer.record is not None
    assert record.restored(record.read(answer.record)).moves == ["7@C7"]


def test_a_refusal_says_where_one_sees_it_and_the_piece_stays_in_the_hand() -> None:
    answer = asked(*SPLIT, "lady@C7")
    assert answer.refused is not None
    assert (answer.refused.reason, answer.accepted, answer.piece) == ("splits-group", len(SPLIT), "lady")
    assert answer.refused.where == {"square": "C7", "parts": [["B7"], ["D6", "D7"]]}


def test_what_cannot_be_in_a_hand_is_refused_with_its_place() -> None:
    laid = asked("7@C7", "C@C4", "1@A1", piece="7").refused
    assert laid is not None
    assert (laid.reason, laid.words) == ("companion-laid", "The blue tile 7 has been laid already: it lies on C7.")
    captured = asked("7@C7", "C@C7", "1@A1", piece="7").refused
    assert captured is not None
    assert captured.words == "The blue tile 7 has been laid already: Bo has captured it."
    stuck = asked("pass").refused
    assert stuck is not None
    assert stuck.words == "Anna cannot be stuck: too few of the tiles that are left fit nowhere."


ANNA_AND_BO = {"game": "uptown", "names": ["Anna", "Bo", "Cas"]}
TOO_MUCH: list[dict[str, Any]] = [
    {"told": [{"piece": "", "move": "x"}] * 4001},
    {"told": [{"piece": "x" * 21, "move": ""}]},
    {"told": [{"piece": "", "move": "x" * 81}]},
    {"told": [{"piece": "", "move": 7}]},
    {"told": [["7", "7@C7"]]},
    {"piece": "x" * 21},
    {"names": []},
    {"names": ["Anna"] * 9},
    {"middle": "yes"},
    {"more": 1},
]


def test_too_much_and_what_has_no_form_is_refused_at_the_door(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here, httpx.AsyncClient(base_url=here.url, timeout=60) as client:
            for wrong in TOO_MUCH:
                answer = await client.post("/api/companion", json={**ANNA_AND_BO, **wrong})
                assert (answer.status_code, answer.json()["reason"]) == (400, "bad-message"), wrong
            for wrong in ({"game": "chess"}, {"names": ["Anna"]}, {"options": {"x": 1}}, {"edition": "x"}):
                assert (await client.post("/api/companion", json={**ANNA_AND_BO, **wrong})).status_code == 400

    asyncio.run(go())


def test_an_address_that_asks_too_often_waits(tmp_path: Path) -> None:
    async def go() -> None:
        limits = only(replays_a_minute=2)
        async with server_here(tmp_path, limits) as here, httpx.AsyncClient(base_url=here.url, timeout=60) as client:
            answers = [await client.post("/api/companion", json=ANNA_AND_BO) for _ in range(2)]
            assert [answer.status_code for answer in answers] == [200, 429]

    asyncio.run(go())


def test_an_order_is_looked_for_beside_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A position for which there is none takes longest: nobody else waits for it, and it ends."""
    searchers: list[threading.Thread] = []

    def answer(*given: Any) -> messages.Companion:
        searchers.append(threading.current_thread())
        return found(*given)

    async def go() -> None:
        async with server_here(tmp_path) as here, httpx.AsyncClient(base_url=here.url, timeout=60) as client:
            told = [("B:7", "taken-1"), ("G:1", "G:1@A1"), ("", "begin")]
            spoken = [{"piece": piece, "move": move} for piece, move in told]
            said = await client.post("/api/companion", json={**ANNA_AND_BO, "middle": True, "told": spoken})
            assert said.json()["refused"]["reason"] == "companion-no-order"
            assert said.json()["accepted"] == 2

    found = companions.answer
    monkeypatch.setattr(companions, "answer", answer)
    asyncio.run(go())
    assert searchers
    assert threading.current_thread() not in searchers
