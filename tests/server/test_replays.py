"""Records are replayed for whoever has them: turn by turn, with the result explained, or refused in words."""

import asyncio
import json
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.houses import AlwaysReady, house_here, state_of
from tests.server.test_deals import changed, finished, last_letter_changed
from tests.server.test_decisions import TINY
from tests.server.test_limits import only
from toptafel import games, record
from toptafel.client import Client
from toptafel.game import Setup
from toptafel.kit import strict
from toptafel.lab.simulate import random_record
from toptafel.prepare import Stage
from toptafel.server.http import replays
from toptafel.server.services.limits import Limits, RateLimits
from toptafel.server.services.replaying import Turns
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


def test_anybody_may_replay_but_not_too_much(tmp_path: Path) -> None:
    async def go() -> None:
        limits = only(replays_a_minute=4, record_bytes=20_000)
        async with house_here(tmp_path, limits) as here, httpx.AsyncClient(base_url=here.url, timeout=60) as client:
            sent = {"record": simulated("sudoku")}
            first = await client.post("/api/replay?language=nl", json=sent)
            assert (first.status_code, first.json()["game"]) == (200, "sudoku")
            assert "kaarten" in first.json()["explained"][0]["words"]
            nobody = await client.post("/api/replay?seat=7", json={"record": simulated("sudoku")})
            assert nobody.json()["reason"] == "no-such-seat"
            assert (await client.post("/api/replay", json=sent)).json()["reason"] == "too-fast"
            long = await client.post("/api/replay", json={"record": "x" * 20_001})
            assert (long.status_code, long.json()["reason"]) == (413, "record-too-long")

    asyncio.run(go())


def test_of_an_address_only_a_few_records_wait(tmp_path: Path) -> None:
    async def go() -> None:
        limits = only(records_waiting=2)
        async with house_here(tmp_path, limits) as here, httpx.AsyncClient(base_url=here.url, timeout=60) as client:
            sent = {"record": simulated("sudoku")}
            async with here.house.services.replaying.turn("elsewhere", "somebody"):
                waiting = [asyncio.create_task(client.post("/api/replay", json=sent)) for _ in range(2)]
                while here.house.services.rate_limits.waiting.total() < 3:
                    await asyncio.sleep(0.01)
                assert (await client.post("/api/replay", json=sent)).json()["reason"] == "too-fast"
            assert [(await answer).status_code for answer in waiting] == [200, 200]
            assert (await client.post("/api/replay", json=sent)).status_code == 200
            assert not here.house.services.rate_limits.waiting

    asyncio.run(go())


def test_whoever_has_many_records_waits_for_whoever_has_one() -> None:
    async def go() -> None:
        turns, done = Turns(RateLimits(Limits(records_waiting=99))), list[str]()

        async def replay(who: str) -> None:
            async with turns.turn(who, who):
                done.append(who)
                await asyncio.sleep(0)

        async with turns.turn("elsewhere", "somebody"):
            waiting = [asyncio.create_task(replay(who)) for who in ("anna",) * 5 + ("ben",) * 2 + ("cleo",)]
            while turns.rate_limits.waiting.total() < 9:
                await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        assert done == ["anna", "ben", "cleo", "anna", "ben", "anna", "anna", "anna"]

    asyncio.run(go())


def test_whoever_goes_while_they_wait_holds_nobody_up() -> None:
    async def go() -> None:
        turns = Turns(RateLimits(Limits()))

        async def replay(who: str) -> None:
            async with turns.turn(who, who):
                pass

        async with turns.turn("elsewhere", "somebody"):
            gone, there = (asyncio.create_task(replay(who)) for who in ("anna", "ben"))
            while turns.rate_limits.waiting.total() < 3:
                await asyncio.sleep(0)
            gone.cancel()
        await there
        await asyncio.gather(gone, return_exceptions=True)
        await replay("cleo")
        assert not turns.rate_limits.waiting

    asyncio.run(asyncio.wait_for(go(), 60))


def test_a_turn_that_nobody_takes_any_more_goes_to_the_next() -> None:
    async def go() -> None:
        turns = Turns(RateLimits(Limits()))

        async def replay(who: str) -> None:
            async with turns.turn(who, who):
                pass

        first = turns.turn("elsewhere", "somebody")
        await first.__aenter__()
        gone, there = (asyncio.create_task(replay(who)) for who in ("anna", "ben"))
        while turns.rate_limits.waiting.total() < 3:
            await asyncio.sleep(0)
        await first.__aexit__(None, None, None)
        gone.cancel()  # the turn is theirs by now
        await there

    asyncio.run(asyncio.wait_for(go(), 60))


def test_of_all_addresses_together_no_more_than_so_many_records_wait() -> None:
    async def go() -> None:
        turns = Turns(RateLimits(Limits(records_at_once=1)))
        async with turns.turn("elsewhere", "somebody"):
            with pytest.raises(TableError, match="too-busy"):
                await turns.turn("here", "anna").__aenter__()
        async with turns.turn("here", "anna"):
            pass

    asyncio.run(go())


def test_guests_behind_one_address_are_told_apart(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_here(tmp_path, only(records_waiting=99)) as here:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            sent, done = {"record": simulated("sudoku")}, list[str]()

            async def replay(who: str, client: Client) -> None:
                await client.request("POST", "api/replay", sent)
                done.append(who)

            async with here.house.services.replaying.turn("elsewhere", "somebody"):
                waiting = [asyncio.create_task(replay("anna", anna)) for _ in range(3)]
                while here.house.services.rate_limits.waiting.total() < 4:
                    await asyncio.sleep(0.01)
                waiting.append(asyncio.create_task(replay("ben", ben)))
                while here.house.services.rate_limits.waiting.total() < 5:
                    await asyncio.sleep(0.01)
            await asyncio.gather(*waiting)
            assert "ben" in done[:2]

    asyncio.run(asyncio.wait_for(go(), 120))


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


def test_a_record_that_is_refused_counts_as_well(tmp_path: Path) -> None:
    async def go() -> None:
        limits = only(replays_a_minute=2)
        async with house_here(tmp_path, limits) as here, httpx.AsyncClient(base_url=here.url, timeout=60) as client:
            sent = {"record": changed(lambda it: it.pop("deal"))}
            answers = [(await client.post("/api/replay", json=sent)).json()["reason"] for _ in range(2)]
            assert answers == ["bad-record", "too-fast"]

    asyncio.run(go())


def test_a_record_is_read_once_and_beside_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    readers: list[threading.Thread] = []

    def parse(line: str) -> Content:
        readers.append(threading.current_thread())
        return strict.parse(line)

    async def go() -> None:
        async with house_here(tmp_path) as here, httpx.AsyncClient(base_url=here.url, timeout=60) as client:
            answer = await client.post("/api/replay", json={"record": simulated("sudoku")})
            assert answer.status_code == 200

    monkeypatch.setattr(replays, "parse", parse)
    monkeypatch.setattr(record, "parse", parse)
    asyncio.run(go())
    assert len(readers) == 1
    assert readers[0] is not threading.current_thread()


def test_a_record_as_long_as_may_be_is_read_and_a_longer_one_is_called_too_long(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_here(tmp_path) as here, httpx.AsyncClient(base_url=here.url, timeout=60) as client:
            most = here.house.services.settings.limits.record_bytes
            for record, status, reason in (
                ('"' * most, 400, "bad-record"),
                ('"' * (most + 1), 413, "record-too-long"),
                ("x" * (2 * most), 413, "record-too-long"),
                ("x" * (3 * most), 413, "bad-message"),
            ):
                answer = await client.post("/api/replay", json={"record": record})
                assert (answer.status_code, answer.json()["reason"]) == (status, reason)

    asyncio.run(go())


class NotYet(AlwaysReady):
    """A queue in which nothing is ready."""

    def is_ready(self, setup: Setup, stage: Stage = "rules") -> bool:
        return False


def test_nothing_is_compiled_for_a_record(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_here(tmp_path, compile_queue=NotYet()) as here, httpx.AsyncClient(base_url=here.url) as client:
            answer = await client.post("/api/replay", json={"record": simulated("sudoku")})
            assert (answer.status_code, answer.json()["reason"]) == (409, "not-ready")

    asyncio.run(go())


def test_a_table_that_is_over_is_replayed_with_the_names_of_its_seats(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_here(tmp_path) as here:
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
        async with house_here(folder) as here:
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
        async with house_here(folder) as here, httpx.AsyncClient(base_url=here.url) as client:
            answer: Content = (await client.post("/api/replay", json={"record": line})).json()
            return answer

    line, label = asyncio.run(played(tmp_path / "here"))
    for sent in (line, line.replace(json.loads(line)["proof"]["table"], "nowhere")):
        answer = asyncio.run(refused_elsewhere(tmp_path / "there", sent))
        assert (answer["reason"], answer["details"]) == ("own-edition", {"edition": label})
        assert "where it was played" in answer["words"]
