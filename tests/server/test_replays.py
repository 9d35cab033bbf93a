"""Records are replayed for whoever has them: turn by turn, with the result explained, or refused in words."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.logbooks import TINY
from tests.server.servers import AlwaysReady, server_here, state_of
from tests.server.test_deals import changed, finished, last_letter_changed
from toptafel import games, record
from toptafel.game import Setup
from toptafel.lab.simulate import random_record
from toptafel.prepare import Stage
from toptafel.server.resources import replays
from toptafel.server.table.guards import TableError
from toptafel.server.table.projection import Manner
from toptafel.table import Table

Content = dict[str, Any]


def replayed(line: str, seat: int | None = None, after: int = 0, language: str = "en") -> Any:
    return replays.replay(replays.read(replays.content_of(line)), seat, after, Manner(language))


def simulated(name: str) -> str:
    game = games.find(name)
    return random_record(game.set_up(game.seats[0]), 3, 1).line()


@pytest.mark.parametrize("name", games.names())
def test_every_turn_is_seen_as_at_the_table(name: str) -> None:
    """The parts that change, put together, are the views of whoever is to move."""
    line = simulated(name)
    answer = replayed(line)
    view: dict[str, Any] = {}
    tables = record.replay(record.read(line))
    for turn, table in zip(answer.seen, tables, strict=False):
        view |= turn.view
        expected = table.position.view(-1 if table.to_move is None else table.to_move, listed=False)
        assert view == expected
        assert (turn.move, turn.words != []) == ((table.moves or [""])[-1], table.turn > 0)
    assert answer.turns == len(record.read(line).moves)
    assert answer.result == record.read(line).result
    assert {one.seat for one in answer.explained} >= {0, answer.seen[-1].view.get("seat", 0) or 0}
    assert answer.verdict.kind == "no-proof"


def test_a_seat_sees_and_is_told_what_is_its_own() -> None:
    line = simulated("uptown")
    mine, other = replayed(line, 0), replayed(line, 1)
    assert mine.seen[0].view["colours"]["B"]["rack"]
    assert not other.seen[0].view["colours"]["B"]["rack"]
    assert any("You draw" in words for words in mine.seen[1].words)
    assert not any("You draw" in words for words in other.seen[1].words)


def test_a_long_game_comes_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    line = simulated("sudoku")
    whole = replayed(line)
    monkeypatch.setattr(replays, "MOST_TURNS", 10)
    first, second = replayed(line), replayed(line, after=10)
    assert [turn.move for turn in (*first.seen, *second.seen)] == [turn.move for turn in whole.seen[:20]]
    assert set(second.seen[0].view) == set(whole.seen[0].view), "the first turn of a part has its whole view"
    assert replayed(line, after=1000).seen == []


def test_what_is_proven_of_a_record_is_said() -> None:
    answer = replayed(finished())
    assert (answer.verdict.kind, answer.names) == ("proven", ["Anna", "Ben", "Cleo"])
    assert "Fairly dealt." in answer.verdict.words
    assert answer.verdict.words != replayed(finished(), language="de").verdict.words
    secret = changed(lambda it: it["proof"].update(secret=last_letter_changed(it["proof"]["secret"])))
    assert replayed(secret).verdict.kind == "wrong"
    assert "secret" in replayed(secret).verdict.words


def test_a_game_that_was_given_up_has_the_result_of_the_table() -> None:
    table = Table.open("sudoku", 2, seed=1)
    table.play(table.legal()[0])
    content = json.loads(record.record_of(table).line())
    scores = table.position.standing()["scores"]
    said = {"scores": scores, "places": [2, 1], "reason": "resigned"}
    content["proof"] = {"result": said}
    answer = replayed(json.dumps(content))
    assert (answer.result, answer.verdict.kind) == (said, "wrong")
    content["proof"] = {"result": {**said, "scores": [9, 9]}}
    assert replayed(json.dumps(content)).result is None


SPOILED: dict[str, tuple[Callable[[Content], Any], str, str]] = {
    "a move": (lambda it: it["moves"].__setitem__(4, "Z9"), "bad-move", "Zug 5"),
    "a move too many": (lambda it: it["moves"].append("A1"), "bad-move", "Zug"),
    "the result": (lambda it: it["result"].update(scores=[1, 2, 3]), "bad-record", "expected the result"),
    "the deal": (lambda it: it["deal"].update(stack=[]), "bad-record", "stack"),
    "the seed": (lambda it: it.update(seed="another"), "bad-record", "seed"),
    "a key": (lambda it: it.pop("moves"), "bad-record", "'moves' is missing"),
    "the format": (lambda it: it.update(format="other/1"), "bad-record", "toptafel/1"),
    "the game": (lambda it: it.update(game="chess"), "bad-record", "chess"),
}


@pytest.mark.parametrize(("change", "reason", "said"), SPOILED.values(), ids=SPOILED)
def test_a_spoiled_record_is_refused_in_words(change: Callable[[Content], Any], reason: str, said: str) -> None:
    with pytest.raises(TableError) as refused:
        replayed(changed(change), language="de")
    assert refused.value.reason == reason
    problem = {**refused.value.details}.get("problem", refused.value.say("de"))
    assert said in str(problem)


@pytest.mark.parametrize("line", ["", "null", "[]", "{", '{"format": 1e999}', "[" * 5000, '{"a": 1, "a": 2}', "\ud800"])
def test_what_is_no_record_is_refused(line: str) -> None:
    with pytest.raises(TableError, match="bad-record"):
        replayed(line)


TOO_LONG: dict[str, Callable[[Content], Any]] = {
    "a name": lambda it: it["proof"].update(names=["x" * 250_000, "", ""]),
    "a move": lambda it: it["moves"].__setitem__(4, "x" * 401),
    "moves": lambda it: it.update(moves=["A1"] * 4001),
    "what would be legal": lambda it: it.update(legal=[["A1"] * 4001]),
    "a key": lambda it: it.update({"x" * 401: 1}),
    "options": lambda it: it.update(options={str(number): 1 for number in range(4001)}),
    "a seed": lambda it: it.update(seed=10**100),
    "a deal": lambda it: it["deal"].update(stack=[1] * 4001),
}


@pytest.mark.parametrize("change", TOO_LONG.values(), ids=TOO_LONG)
def test_what_is_too_long_in_a_record_is_refused_before_any_work(change: Callable[[Content], Any]) -> None:
    with pytest.raises(TableError, match=r"bad-record.*in a record has at most"):
        replays.content_of(changed(change))


def test_names_in_a_record_are_tidied() -> None:
    names = ["x" * 250, "A\u202enna", "\u200b"]
    line = changed(lambda it: it["proof"].update(names=names, levels=["", "", "easy"]))
    assert replayed(line).names == ["", "Anna", "Bot 2 – casual"]


class NotYet(AlwaysReady):
    """A queue in which nothing is ready."""

    def is_ready(self, setup: Setup, stage: Stage = "rules") -> bool:
        return False


def test_nothing_is_compiled_for_a_record(tmp_path: Path) -> None:
    async def go() -> None:
        async with (
            server_here(tmp_path, compile_queue=NotYet()) as here,
            httpx.AsyncClient(base_url=here.url) as client,
        ):
            answer = await client.post("/api/replay", json={"record": simulated("sudoku")})
            assert (answer.status_code, answer.json()["reason"]) == (409, "not-ready")

    asyncio.run(go())


def test_a_table_that_is_over_is_replayed_with_the_names_of_its_seats(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            anna = await here.guest("Anna")
            card = await anna.open_table("sudoku", [{"kind": "here"}, *[{"kind": "bot", "level": "easy"}] * 2])
            async with anna.connect(card["table"]) as seat:
                await seat.sit()
                async for message in seat.news():
                    if message["type"] == "state" and message["table"]["phase"] == "playing":
                        await seat.ask("resign", seat=0)
                    if message["type"] == "state" and message["table"]["phase"] == "over":
                        break
            answer = await anna.request("GET", f"api/tables/{card['table']}/replay")
            assert answer["names"] == ["Anna", "Bot 2 – casual A", "Bot 2 – casual B"]
            line = await anna.request("GET", f"api/tables/{card['table']}/record")
            assert await anna.request("POST", "api/replay", {"record": line}) == answer
            german = await anna.request("POST", "api/replay?language=de", {"record": line})
            assert german["names"] == ["Anna", "Bot 2 – Hobby A", "Bot 2 – Hobby B"]
            assert answer["verdict"]["kind"] == "proven"
            assert answer["result"]["reason"] == "resigned"
            assert len(answer["seen"]) == answer["turns"] + 1

    asyncio.run(go())


@pytest.mark.parametrize("levels", [None, 5, [1], ["easy"], ["easy", "nonsense", ""], ["", "", ""]])
def test_bots_without_a_level_that_we_know_have_no_name(levels: object) -> None:
    line = changed(lambda it: it["proof"].update(names=["Anna", "", "Ben"], levels=levels))
    assert replayed(line).names == ["Anna", "", "Ben"]


def test_a_record_of_somebodys_own_edition_is_replayed_where_it_was_played(tmp_path: Path) -> None:
    async def played(folder: Path) -> tuple[str, Any]:
        async with server_here(folder) as here:
            anna = await here.guest("Anna")
            card = await anna.open_table("on-top", [{"kind": "here"}] * 2, edition=TINY)
            async with anna.connect(card["table"]) as seat:
                await seat.sit()
                while (await state_of(seat))["table"]["phase"] != "over":
                    pass
            line = await anna.request("GET", f"api/tables/{card['table']}/record")
            assert await anna.request("POST", "api/replay", {"record": line}) == await anna.request(
                "GET", f"api/tables/{card['table']}/replay"
            )
            return line, card["edition"]

    async def refused_elsewhere(folder: Path, line: str) -> Content:
        async with server_here(folder) as here, httpx.AsyncClient(base_url=here.url) as client:
            answer: Content = (await client.post("/api/replay", json={"record": line})).json()
            return answer

    line, label = asyncio.run(played(tmp_path / "here"))
    for sent in (line, line.replace(json.loads(line)["proof"]["table"], "nowhere")):
        answer = asyncio.run(refused_elsewhere(tmp_path / "there", sent))
        assert (answer["reason"], answer["details"]) == ("own-edition", {"edition": label})
        assert "where it was played" in answer["words"]
