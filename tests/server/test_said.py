"""Whatever is refused is said in the language of who is refused: no English, no text of a library, no inner name."""

import asyncio
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.servers import server_here
from tests.server.test_protocol import reasons_in_the_source
from tests.test_messages import messages, names_in, variables
from toptafel import games
from toptafel.game import Unplayable
from toptafel.kit.text.words import COMMON, LANGUAGES, say
from toptafel.server.resources.asked import COOKIE
from toptafel.server.table.guards import WORDS

OTHERS = LANGUAGES[1:]
FOLDERS = [COMMON, WORDS, *(game.messages for game in games.all_games().values())]
ALWAYS = ("game-over", "not-your-turn", "too-late", "unreadable")  # of every game
SETTING_UP = re.compile("(needs|setup|start)-.*")  # why a table cannot be set up so


def refusals() -> dict[Path, set[str]]:
    """All messages that say no, by the folder with their words: found in the sources, never listed."""
    found = {WORDS: reasons_in_the_source(), COMMON: {*ALWAYS}}
    for game in games.all_games().values():
        found[game.messages] = {*game.reasons}
    for folder in FOLDERS:
        found[folder] |= {key for key in names_in(folder / "en.ftl") if SETTING_UP.fullmatch(key)}
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_refusal_has_words_of_its_own_in_every_language(folder: Path) -> None:
    texts = {language: bodies(folder / f"{language}.ftl") for language in LANGUAGES}
    for key in refusals()[folder]:
        said = {language: texts[language][key] for language in LANGUAGES}
        alike = [language for language in OTHERS if said[language] == said["en"]]
        assert not alike or not re.search("[a-z]{3}", re.sub(r"\{.*?\}", "", said["en"])), key


def bodies(file: Path) -> dict[str, str]:
    """The messages of a file as they are written."""
    return dict(re.findall(r"^([a-z][a-z-]*) = (.*?)(?=^[a-z]|\Z)", file.read_text(encoding="utf-8"), re.M | re.S))


def test_no_refusal_says_a_text_that_is_for_programs() -> None:
    """`problem` is what a library or an InputError says: it is sent in the details, and never said."""
    for folder, keys in refusals().items():
        found = names_in(folder / "en.ftl")
        for key in keys & {*found}:
            assert "problem" not in variables(found, key), key
    assert variables(names_in(WORDS / "en.ftl"), "cannot-set-up") == {"why"}


# A server that is asked for all sorts of nonsense


def order(**wrong: Any) -> dict[str, Any]:
    return {"game": "on-top", "seats": [{"kind": "open"}] * 2, **wrong}


BOTS = [{"kind": "bot"}] * 2
DECK = {"format": "toptafel/1", "game": "top-spot", "name": "mine", "cards": {"16": "x"}, "joker": "ooo ooo ooo"}
BOX = {"format": "toptafel/1", "game": "on-top", "name": "mine", "fields": ["c3c4d4"], "stones": "many"}
KIDS = {"game": "sudoku", "options": {"scoring": "block"}}
RECORD = {"format": "toptafel/1", "game": "sudoku", "moves": []}
NONSENSE: dict[str, tuple[str, str, Any, str]] = {
    "no JSON": ("POST", "tables", "{", "bad-message"),
    "no body": ("POST", "tables", "", "bad-message"),
    "a field is missing": ("POST", "tables", {"game": "on-top"}, "bad-message"),
    "an unknown field": ("POST", "tables", order(colour="red"), "bad-message"),
    "of another kind": ("POST", "tables", order(public="yes"), "bad-message"),
    "an unknown level": ("POST", "tables", order(seats=[{"level": "best"}]), "bad-message"),
    "a clock too long": ("POST", "tables", order(clock={"kind": "days", "time": 10**9}), "bad-message"),
    "no such game": ("POST", "tables", order(game="chess"), "no-such-game"),
    "too few": ("POST", "tables", order(seats=[{}]), "cannot-set-up"),
    "unknown option": ("POST", "tables", order(options={"length": 3}), "cannot-set-up"),
    "unknown value": ("POST", "tables", order(options={"segments": "halves"}), "cannot-set-up"),
    "not together": ("POST", "tables", order(**KIDS), "cannot-set-up"),
    "too few for teams": ("POST", "tables", order(options={"teams": "yes"}), "cannot-set-up"),
    "off the board": ("POST", "tables", order(options={"start": ["z9z9z9"]}), "cannot-set-up"),
    "too many triangles": ("POST", "tables", order(options={"start": "random:40"}), "cannot-set-up"),
    "no such edition": ("POST", "tables", order(edition="mine"), "cannot-set-up"),
    "no editions": ("POST", "tables", order(game="uptown", edition={"a": 1}), "cannot-set-up"),
    "a broken box": ("POST", "tables", order(edition=BOX), "cannot-set-up"),
    "a broken deck": ("POST", "tables", order(game="top-spot", seats=[{}] * 3, edition=DECK), "cannot-set-up"),
    "a huge edition": ("POST", "tables", order(edition={"a": "b" * 300_000}), "edition-too-long"),
    "bots alone": ("POST", "tables", order(seats=BOTS), "nobody-to-play"),
    "days and seconds": (
        "POST",
        "tables",
        order(clock={"kind": "days", "time": 3, "increment": 5}),
        "days-without-increment",
    ),
    "no time": ("POST", "tables", order(clock={"kind": "days"}), "clock-without-time"),
    "no name": ("POST", "guest", {"name": " "}, "bad-name"),
    "a wrong code": ("POST", "guest/move", {"code": "no"}, "wrong-code"),
    "no table": ("GET", f"tables/{'a' * 20}", None, "no-such-table"),
    "no name of a table": ("GET", "tables/x", None, "no-such-table"),
    "a number that is none": ("GET", f"tables/{'a' * 20}/view?turn=x", None, "bad-message"),
    "nothing": ("GET", "nothing", None, "not-found"),
    "not so": ("DELETE", "games", None, "not-allowed"),
    "no record": ("POST", "replay", {"record": "{"}, "bad-record"),
    "half a record": ("POST", "replay", {"record": json.dumps(RECORD)}, "bad-record"),
    "a record of nothing": ("POST", "replay", {"record": json.dumps({**RECORD, "game": "chess"})}, "bad-record"),
}


def test_nonsense_is_refused_in_the_language_of_whoever_sent_it(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here, httpx.AsyncClient(base_url=here.url) as client:
            cookie = f"{COOKIE}={(await here.guest()).token}"
            for case, (method, path, body, reason) in NONSENSE.items():
                content = body if isinstance(body, str) else json.dumps(body)
                for language in LANGUAGES:
                    headers = {"Cookie": cookie, "Accept-Language": language, "Content-Type": "application/json"}
                    answer = await client.request(method, f"/api/{path}", content=content, headers=headers)
                    assert answer.json()["reason"] == reason, (case, answer.json())
                    assert strangers(answer.json()["words"], language) == [], (case, language)

    asyncio.run(go())


def strangers(text: str, language: str) -> list[str]:
    """The words of a text that no message of the language has; names of games are everybody's."""
    titles = " ".join(game.title for game in games.all_games().values())
    known = vocabulary(language) | {*words_in(titles)}
    return [word for word in words_in(text) if word not in known]


def words_in(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", text.casefold())


@cache
def vocabulary(language: str) -> set[str]:
    """The words of all messages of a language, without what is filled in and what choices are made by."""
    texts = [(folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in FOLDERS]
    plain = re.sub(r"^[a-z][\w-]* =|\{ *\$?[\w-]+ *(->|\})|\[[\w-]+\]", " ", "\n".join(texts), flags=re.M)
    return {*words_in(plain)}


def test_an_english_text_in_another_language_is_found() -> None:
    """Or the test above could not fail."""
    library = "Object missing required field `seats`"
    assert all(strangers(f"{say(WORDS, language, 'not-found')} {library}", language) for language in OTHERS)
    for option in ("repeats", "segments", "scoring"):
        assert strangers(f"{option}=yes", "de")


def test_every_refusal_of_a_set_up_knows_all_that_its_words_need() -> None:
    for game in games.all_games().values():
        for message in {*messages(COMMON / "en.ftl"), *messages(game.messages / "en.ftl")}:
            if SETTING_UP.fullmatch(message):
                fault = Unplayable(game, "for programs", message, {"least": 2, "most": 4})
                assert len({fault.say(language) for language in LANGUAGES}) == len(LANGUAGES)
