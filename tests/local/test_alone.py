"""What is otherwise where there is no server: nobody else comes, and what needs others is refused in words."""

import asyncio
import json

import pytest

from tests.local.hosts import Memory
from tests.local.test_kept import SEATS, begun, on, play, seated
from tests.local.worlds import Here
from toptafel import games
from toptafel.kit.text.words import LANGUAGES
from toptafel.local import resources, services
from toptafel.server.table.guards import TableError

OPEN = {"game": "sudoku", "seats": SEATS}
NEEDS: list[tuple[str, str, object, str]] = [
    ("POST", "/api/tables", {**OPEN, "seats": [{"kind": "here"}, {"kind": "open"}]}, "seats"),
    ("POST", "/api/tables", {**OPEN, "public": True}, "list"),
    ("POST", "/api/guest/code", {}, "device"),
    ("POST", "/api/guest/move", {"code": "AAAA-AAAA-AAAA"}, "device"),
    ("PUT", "/api/door", {"open": True}, "door"),
]


@pytest.mark.parametrize(("method", "path", "body", "what"), NEEDS)
def test_what_needs_others_is_refused_in_words(method: str, path: str, body: object, what: str) -> None:
    async def tell(here: Here) -> None:
        await here.ask("POST", "/api/guest", {"name": "Kim"})
        answer = await here.ask(method, path, body)
        assert (answer["reason"], answer["details"]) == ("needs-server", {"what": what})
        assert here.said[-1][2] == "409"
        assert "Er is hier geen server" in answer["words"]

    on(Memory(), tell)
    assert len({TableError("needs-server", what=what).say(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_nobody_is_found_and_nobody_finds_it() -> None:
    async def tell(here: Here) -> None:
        assert await here.ask("GET", "/api/tables") == []
        assert await here.ask("GET", "/api/reach") == {"addresses": [], "door": "fixed"}

    on(Memory(), tell)


def test_there_is_no_chat() -> None:
    async def tell(here: Here) -> None:
        line = await begun(here, chat=True)
        assert line.state["table"]["chat"] is False
        assert (await line.ask("say", room="seats", text="hello"))["reason"] == "chat-is-off"

    on(Memory(), tell)


def test_whoever_gives_a_name_twice_is_the_same_person() -> None:
    async def tell(here: Here) -> None:
        one = await here.ask("POST", "/api/guest", {"name": "Kim"})
        other = await here.ask("POST", "/api/guest", {"name": "Lou"})
        assert one["id"] == other["id"]
        assert (await here.ask("GET", "/api/guest"))["name"] == "Lou"

    on(Memory(), tell)


def test_a_new_name_is_heard_at_the_tables() -> None:
    async def tell(here: Here) -> None:
        line = await begun(here)
        await here.ask("PATCH", "/api/guest", {"name": "Lou"})
        state = await line.until(lambda message: message["type"] == "state")
        assert state["table"]["seats"][0]["name"] == "Lou"

    on(Memory(), tell)


def test_of_a_deal_nothing_is_proven_and_its_record_can_be_replayed() -> None:
    async def tell(here: Here) -> None:
        line = await begun(here)
        await play(line)
        assert await here.ask("GET", "/api/records") == ""
        await line.order("resign", seat=0)
        await (await begun(here)).order("resign", seat=0)
        records = (await here.ask("GET", "/api/records")).splitlines()
        assert len(records) == 2
        replay = await here.ask("POST", "/api/replay", {"record": records[0]})
        assert replay["verdict"]["kind"] == "no-proof"
        assert replay["names"][0] == "Kim"

    on(Memory(), tell)


def test_what_a_game_needs_is_loaded_first_and_waited_for() -> None:
    host = Memory()

    async def without(here: Here) -> None:
        await here.ask("POST", "/api/guest", {"name": "Kim"})
        host.missing = "no network"
        for path, body in (("tables", OPEN), ("companion", {"game": "sudoku", "names": ["Kim", "Lou"]})):
            answer = await here.ask("POST", f"/api/{path}", body)
            assert answer["reason"] == "not-ready"
        host.missing = ""
        assert (await here.ask("POST", "/api/tables", OPEN))["phase"] == "waiting"
        assert host.loaded == [("sudoku", "")]

    async def again(here: Here) -> None:
        host.missing = "no network"
        (table,) = host.logs
        answer = await here.ask("GET", f"/api/tables/{table}")
        assert answer["reason"] == "not-ready"
        host.missing = ""
        assert (await seated(here, table)).state["table"]["phase"] == "waiting"

    on(host, without, again)


@pytest.mark.slow
def test_an_edition_of_ones_own_can_be_played_and_replayed() -> None:
    host, game = Memory(), games.find("on-top")
    usual = game.folder / "editions" / f"{game.edition}.json"

    async def tell(here: Here) -> None:
        line = await begun(
            here, game="on-top", edition={**json.loads(usual.read_text(encoding="utf-8")), "name": "mine"}
        )
        await line.order("resign", seat=0)
        label = line.state["table"]["edition"]
        assert "#" in label
        assert host.loaded == [("on-top", ""), ("on-top", label)]
        (record,) = (await here.ask("GET", "/api/records")).splitlines()
        assert (await here.ask("POST", "/api/replay", {"record": record}))["edition"] == label

    on(host, tell)


@pytest.mark.parametrize("quick", [True, False])
def test_a_table_that_will_be_slow_says_so_in_words(quick: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    async def tell(here: Here) -> None:
        await here.ask("POST", "/api/guest", {"name": "Kim"})
        _, headers, _ = await here.request("POST", "/api/tables?language=nl", json.dumps(OPEN), {})
        assert ("bots denken minder lang na" in headers.get("warning", "")) is not quick

    for module in (resources, services):
        monkeypatch.setattr(module, "is_quick", lambda dtype: quick)
    on(Memory(), tell)
    setup = games.find("sudoku").set_up(2)
    assert (services.share(setup) == 1) is quick


@pytest.mark.parametrize("path", ["/api/tables/short/socket", f"/api/tables/{'z' * 20}/socket", "/elsewhere"])
def test_a_connection_to_no_table_is_closed_with_a_word(path: str) -> None:
    async def tell(here: Here) -> None:
        line = await here.connect(f"{path}?language=nl")
        refused = await line.until(lambda message: message["type"] == "refused")
        assert refused["words"] == TableError("no-such-table").say("nl")
        while not line.codes:
            await asyncio.sleep(0)
        assert line.codes == [4004]

    on(Memory(), tell)


def test_who_says_too_much_at_once_is_not_heard() -> None:
    async def tell(here: Here) -> None:
        line = await begun(here)
        await line.send(json.dumps({"type": "say", "id": "m", "room": "seats", "text": "x" * 9000}))
        while not line.codes:
            await asyncio.sleep(0)
        assert line.codes == [1009]

    on(Memory(), tell)
