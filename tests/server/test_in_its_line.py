"""Whatever people write, others see it in its line: few marks on a letter, nothing that turns or hides the rest."""

import asyncio
import json
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.edges import ask, socket_to
from tests.server.servers import server_here
from tests.server.test_deals import changed
from tests.server.test_replays import replayed
from toptafel.kit.text.letters import MARKS, is_mark, is_whole, letters
from toptafel.kit.text.words import COMMON, LANGUAGES, say
from toptafel.server.table.guards import TableError

TOWER = "A" + "\u0335" * 299
TOWERS = "".join(letter + "\u0e49\u20dd\u0337" * 3 for letter in "Anna")
MIXED = "A" + "\u0335\u200b\u0336\u200d\u0337\u034f" * 9
TURNED = "\u202e\u2067annA\u2069\u200f"
HIDDEN = "An\u200bn\u2060\ufeff\u00ada"
WRITTEN = [TOWERS, MIXED, TURNED, HIDDEN]
NAMED = ["tower", "towers", "mixed", "turned", "hidden"]


def strays(text: str) -> list[str]:
    """The letters of a text that would not stay in their line; a name written to the left is kept to itself by us."""
    plain = text.replace("\u2068", "").replace("\u2069", "")
    return [letter for letter in letters_with_all_marks(plain) if too_high(letter) or unseen(letter)]


def letters_with_all_marks(text: str) -> Iterator[str]:
    letter = ""
    for part in (one for found in text for one in letters(found)):
        if letter and not is_mark(part):
            yield letter
            letter = ""
        letter += part
    yield letter


def too_high(letter: str) -> bool:
    return sum(map(is_mark, letter)) > MARKS


def unseen(letter: str) -> bool:
    return not is_whole(letter) and any(unicodedata.category(one)[0] == "C" for one in letter)


@pytest.mark.parametrize("text", [TOWER, *WRITTEN], ids=NAMED)
def test_what_is_written_here_would_not_stay_in_its_line(text: str) -> None:
    """Or the tests below could not fail."""
    assert strays(text)
    assert not strays("Anna, Zoë, ไก่ and \u2068\u05d0\u2069")


@pytest.mark.parametrize("text", [TOWER, *WRITTEN], ids=NAMED)
def test_a_line_of_chat_stays_in_its_line(tmp_path: Path, text: str) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            anna = await here.guest("Anna")
            table = (await anna.open_table("sudoku", [{"kind": "open"}] * 2))["table"]
            async with socket_to(here, table, anna) as socket:
                await ask(socket, type="say", id="say", room="spectators", text=text)
            events = await anna.request("GET", f"api/tables/{table}/events")
            said = next(one["event"] for one in events if one["event"]["kind"] == "said")
            assert said["text"]
            assert not strays(said["text"])

    asyncio.run(go())


@pytest.mark.parametrize("name", WRITTEN, ids=NAMED[1:])
def test_a_name_stays_in_its_line_wherever_it_is_told(tmp_path: Path, name: str) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            anna = await here.guest(name)
            seats = [{"kind": "here"}, {"kind": "here", "name": name}, {"kind": "here"}, {"kind": "open"}]
            table = (await anna.open_table("sudoku", seats))["table"]
            async with socket_to(here, table, anna) as socket:
                await ask(socket, type="sit", id="sit", random="ab" * 16)
                await ask(socket, type="call", id="call", seat=2, name=f"B{name}")
            card = await anna.request("GET", f"api/tables/{table}")
            names = [chair["name"] for chair in card["seats"]]
            events = await anna.request("GET", f"api/tables/{table}/events")
            assert all(names[:3])
            assert not strays(json.dumps([names, events], ensure_ascii=False))

    asyncio.run(go())


@pytest.mark.parametrize("name", WRITTEN, ids=NAMED[1:])
def test_the_names_of_a_record_stay_in_their_line(name: str) -> None:
    found = replayed(changed(lambda it: it["proof"].update(names=[name, "Ben", "Cleo"])))
    assert found.names[0]
    assert not strays(found.names[0])
    assert not any(strays(line) for turn in found.seen for line in turn.words)


@pytest.mark.parametrize("move", [f"A1{TOWER}", f"{TURNED}A1"], ids=["tower", "turned"])
def test_a_move_of_a_record_that_cannot_be_read_stays_in_its_line(move: str) -> None:
    with pytest.raises(TableError) as refusal:
        replayed(changed(lambda it: it["moves"].__setitem__(0, move)))
    for language in LANGUAGES:
        assert not strays(refusal.value.say(language))


def test_any_text_that_a_message_speaks_of_stays_in_its_line() -> None:
    assert say(COMMON, "en", "unreadable", text=TOWER) == say(COMMON, "en", "unreadable", text=TOWER[: 1 + MARKS])


BOXED: dict[str, Any] = {"game": "uptown", "told": [{"piece": "7", "move": "7@C7"}]}


@pytest.mark.parametrize(
    "name", [*WRITTEN, TOWER[:120], "\u202e", "x" * 120], ids=[*NAMED[1:], "tower", "nothing", "long"]
)
def test_the_names_at_a_real_table_stay_in_their_line(tmp_path: Path, name: str) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here, httpx.AsyncClient(base_url=here.url, timeout=60) as client:
            told = await client.post("/api/companion", json={**BOXED, "names": [name, "Bo", "Cas"]})
            words = told.json()["happened"][0]["words"]
            assert words
            assert not any(map(strays, words))
            assert all(len(line) < 100 for line in words)

    asyncio.run(go())
