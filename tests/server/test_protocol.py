"""The page about the protocol is the protocol: samples, lists and the client on it are held against the server."""

import ast
import asyncio
import doctest
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from tests.server.servers import server_here
from toptafel import games
from toptafel.bots.levels import NAMES as LEVELS
from toptafel.prepare import STAGES, kinds
from toptafel.server import messages
from toptafel.server.http.app import App
from toptafel.server.live import moderation
from toptafel.server.live.live_table import LiveTable
from toptafel.server.resources import catalogue
from toptafel.server.resources.errors import STATUS
from toptafel.server.resources.routes import SOCKET
from toptafel.server.services.limits import Limits
from toptafel.server.services.settings import Settings
from toptafel.server.table import deals, events
from toptafel.server.table.guards import TableError, Who
from toptafel.server.transport import conversation, reach, socket

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
SOURCES = sorted((ROOT / "src" / "toptafel" / "server").rglob("*.py"))

Sample = dict[str, Any]


def section(title: str) -> str:
    """The text below a heading."""
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def rows(title: str) -> list[list[str]]:
    """The cells of all tables of a section, without their heads."""
    lines = [line for line in section(title).splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    heads = {index - 1 for index, row in enumerate(cells) if set(row[0]) <= {"-"}}
    return [row for index, row in enumerate(cells) if index not in heads and index - 1 not in heads]


def ticked(text: str) -> list[str]:
    return re.findall("`([^`]+)`", text)


def samples() -> Iterator[tuple[str, Sample]]:
    """Every sample of the page, with the word that stands behind `json`."""
    for word, block in re.findall(r"```json ?(\w*)\n(.*?)```", PAGE, re.DOTALL):
        rest = block.strip()
        while rest:
            sample, end = json.JSONDecoder().raw_decode(rest)
            yield word, sample
            rest = rest[end:].strip()


SAMPLES = list(samples())
INCOMING = {one.__struct_config__.tag: one for one in get_args(messages.Incoming)}
OUTGOING = {one.__struct_config__.tag: one for one in get_args(messages.Outgoing)}
EVENTS = {one.__struct_config__.tag: one for one in get_args(events.Any_)}


@pytest.mark.parametrize(("word", "sample"), SAMPLES, ids=[f"{n}" for n in range(len(SAMPLES))])
def test_a_sample_is_what_the_server_takes_or_sends(word: str, sample: Sample) -> None:
    if word:
        msgspec.convert(sample, getattr(messages, word), strict=True)
        same_fields(sample, getattr(messages, word))
    elif "kind" in sample:
        check_event(sample)
    elif sample["type"] in INCOMING:
        conversation.decode(json.dumps(sample))
    else:
        check_sent(sample)


def check_sent(sample: Sample) -> None:
    """What is sent has all its fields and no others, also inside."""
    msgspec.convert(sample, messages.Outgoing, strict=True)
    fields = {key: value for key, value in sample.items() if key != "type"}
    same_fields(fields, OUTGOING[sample["type"]])
    if sample["type"] == "state":
        same_fields(sample["table"], messages.Card)
    if sample["type"] == "event":
        check_event(sample["event"])


def same_fields(sample: Sample, kind: type) -> None:
    known = {field.name for field in msgspec.structs.fields(kind)}
    assert set(sample) == known
    for chair in sample["seats"] if kind is messages.Card else ():
        same_fields(chair, messages.Chair)


def check_event(sample: Sample) -> None:
    """An event as `eyes` shows it: these fields, of the types in the log."""
    if sample == {"kind": "unseen"}:
        return
    kind = EVENTS[sample["kind"]]
    body = {key: value for key, value in sample.items() if key != "kind"}
    assert set(body) == shown_of(kind)
    for name, value in body.items():
        msgspec.convert(value, get_type_hints(kind, include_extras=True)[name], strict=True)


def shown_of(kind: type[events.Event]) -> set[str]:
    """The fields of an event that are shown."""
    return set(kind.shown)


def test_the_samples_of_games_and_of_options_are_real() -> None:
    """What looks like a fact about a game is one."""
    shown = {word: sample for word, sample in SAMPLES if word}
    game = games.find(shown["GameCard"]["id"])
    options = [msgspec.to_builtins(catalogue.option_card(game, option, "en")) for option in game.options]
    assert shown["GameCard"]["options"] == options
    assert (shown["GameCard"]["least"], shown["GameCard"]["most"]) == (game.seats[0], game.seats[-1])
    assert shown["GameCard"]["newcomers"] == game.newcomers
    assert shown["GameCard"]["done"] == shown["GameCard"]["of"] == len(STAGES) * len(kinds(game))
    assert shown["GameCard"]["levels"] == [*LEVELS]
    for each in games.all_games().values():
        assert not each.newcomers or each.newcomers in each.seats
    for card in (shown["Card"], *(sample["table"] for _, sample in SAMPLES if sample.get("type") == "state")):
        assert games.find(card["game"]).set_up(len(card["seats"]), card["options"]).options == card["options"]
    asked = shown["OpenTable"]
    assert games.find(asked["game"]).set_up(len(asked["seats"]), asked["options"])


def test_the_sample_of_a_problem_is_said_so() -> None:
    (problem,) = (sample for word, sample in SAMPLES if word == "Problem")
    assert problem["words"] == TableError(problem["reason"], **problem["details"]).say()


def test_the_page_has_a_sample_of_every_message_and_event() -> None:
    types = {sample["type"] for _, sample in SAMPLES if "type" in sample}
    assert types == {*INCOMING, *OUTGOING}
    assert {sample["kind"] for word, sample in SAMPLES if "kind" in sample and not word} == {*EVENTS, "unseen"}
    assert {ticked(row[0])[0] for row in rows("Events")} == {*EVENTS, "unseen"}
    assert {ticked(row[0])[0] for row in rows("Messages to the table")} == {*INCOMING}
    assert set(re.findall(r"^\*\*`(\w+)`\*\*", PAGE, re.MULTILINE)) == {*OUTGOING}


def test_every_field_of_a_message_is_explained() -> None:
    for row in rows("Messages to the table"):
        kind = INCOMING[ticked(row[0])[0]]
        fields = [field.name for field in msgspec.structs.fields(kind) if field.name != "id"]
        assert set(fields) <= set(ticked(row[1]))
    opening = {name for row in rows("Opening a table") for name in ticked(row[0])}
    for struct in (messages.OpenTable, messages.Card):
        shared = {"clock", "public", "chat", "hints", "game", "opened_at"} if struct is messages.Card else set()
        assert {field.name for field in msgspec.structs.fields(struct)} <= opening | shared


BOUNDS: list[tuple[type[Any], str, Any, Any]] = [
    (messages.Play, "move", "x" * 200, "x" * 201),
    (messages.Play, "move", "x", ""),
    (messages.Play, "seat", 7, 8),
    (messages.Complete, "beginning", "x" * 200, "x" * 201),
    (messages.Sit, "random", "ab" * 64, "ab" * 64 + "c"),
    (messages.Sit, "random", "ab" * 16, "AB" * 16),
    (messages.Sit, "random", "0" * 32, "0" * 31),
    (messages.Say, "text", "x" * 2000, "x" * 2001),
    (messages.Introduce, "name", "x" * 120, "x" * 121),
    (messages.OpenTable, "seats", [{}] * 8, [{}] * 9),
    (messages.Clock, "time", 86400, 86401),
    (messages.Clock, "increment", 3600, 3601),
]


@pytest.mark.parametrize(("kind", "field", "good", "bad"), BOUNDS)
def test_what_is_sent_has_the_bounds_that_the_page_names(kind: type[Any], field: str, good: Any, bad: Any) -> None:
    samples: dict[type[Any], Any] = {type(one): one for one in (messages.Clock(), *map(decoded, SAMPLES))}
    sample = msgspec.to_builtins(samples[kind])
    msgspec.convert({**sample, field: good}, kind)
    with pytest.raises(msgspec.ValidationError, match=f"at `\\$.{field}"):
        msgspec.convert({**sample, field: bad}, kind)
    bound = good if isinstance(good, int) else len(good)
    assert re.search(rf"\b{bound}\b", PAGE)


def decoded(pair: tuple[str, Sample]) -> Any:
    """A sample as the server takes it; None for what it sends."""
    word, sample = pair
    if word in ("Introduce", "OpenTable"):
        return msgspec.convert(sample, getattr(messages, word))
    return conversation.decode(json.dumps(sample)) if sample.get("type") in INCOMING else None


def test_what_is_left_out_is_what_the_page_says() -> None:
    offer = messages.Offer("a", 0, "bot")
    assert (offer.turn, offer.place, offer.level) == (0, 0, "fair")
    assert "Left out, `turn` and `place` are 0 and `level` is `fair`" in PAGE
    assert messages.Plan("bot").level == "easy"
    assert "`bot` with a `level` (`easy` if left out)" in PAGE


def test_the_page_lists_every_reason_with_its_status() -> None:
    listed = {ticked(row[0])[0]: int(row[1]) for row in rows("Reasons") if len(row) == 3}
    assert listed == {reason: STATUS.get(reason, 400) for reason in reasons_in_the_source()}
    by_game = {(ticked(row[0]) or ["all"])[0]: ticked(row[1]) for row in rows("Reasons") if len(row) == 2}
    rules = {name: [*games.find(name).reasons] for name in games.names()}
    assert by_game == {"all": ["game-over", "not-your-turn", "too-late", "unreadable"], **rules}


def reasons_in_the_source() -> set[str]:
    """The first words of every TableError; those of phases are made of their name."""
    found: set[str] = set()
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "TableError":
                found |= reasons_of(node.args[0])
    return found


def reasons_of(word: ast.expr) -> set[str]:
    if isinstance(word, ast.IfExp):
        return reasons_of(word.body) | reasons_of(word.orelse)
    if isinstance(word, ast.JoinedStr):
        return {f"table-is-{phase}" for phase in get_args(messages.Phase)}
    assert isinstance(word, ast.Constant)
    return {str(word.value)}


def test_the_page_lists_every_code_of_closing() -> None:
    modules = (conversation, socket, moderation, reach)
    named = [value for module in modules for value in vars(module).values() if type(value) is int]
    ours = {value for value in named if value // 100 in (10, 40)}
    usual = {1000, 1002, 1007, 1009, 1011, 1012}  # of the library, as for no WebSocket, no text, too much text, no pong
    assert {int(row[0]) for row in rows("Codes of closing")} == ours | usual


PARTS = ("/assets", "/icon", "/manifest", "/offline", "/worker", "/new", "/t/", "/learn", "/replay", "/at-table")


def test_the_page_lists_every_request() -> None:
    operations = App(Settings("sqlite://")).operations
    served = {
        (one.method, path)
        for one in operations
        for path in one.paths
        if one.method != SOCKET and not path.startswith(("/api/schema", *PARTS))
    }
    assert {(ticked(row[0])[0], ticked(row[1])[0]) for row in rows("Requests")} == served


def test_the_page_lists_every_limit() -> None:
    assert {ticked(row[0])[0]: float(row[1]) for row in rows("Limits")} == asdict(Limits())
    assert f"{messages.MOST_BYTES} bytes" in section("Limits")
    assert f"the body of a request {Limits().request_bytes}" in section("Limits")


@pytest.mark.parametrize("name", games.names())
def test_the_page_names_every_field_of_a_view(name: str) -> None:
    view = json.loads((games.find(name).folder / "golden" / "view.json").read_text(encoding="utf-8"))["view"]
    (row,) = (row for row in rows("Views") if row[0] == f"`{name}`")
    assert {*view} <= {*ticked(row[1]), *ticked(section("Views").split("\n|")[0])}


def test_the_worked_deal_is_computed_so() -> None:
    (block,) = re.findall(r"```python\n(>>>.*?)```", PAGE, re.DOTALL)
    names: dict[str, Any] = {}
    test = doctest.DocTestParser().get_doctest(block, names, "protocol", "protocol.md", 0)
    assert doctest.DocTestRunner(verbose=False).run(test, clear_globs=False).failed == 0
    told = test.globs
    promised = deals.commitment(
        told["secret"], told["table"], told["game"], told["edition"], told["options"], told["players"]
    )
    assert promised == told["commitment"]
    assert test.examples[-1].want == f"{deals.seed(promised, told['secret'], told['contributions'])!r}\n"


def client_of_the_page() -> Callable[[str, str, int], Sample]:
    (block,) = re.findall(r"```python\n(import.*?)```", PAGE, re.DOTALL)
    names: dict[str, Any] = {}
    exec(block, names)
    play: Callable[[str, str, int], Sample] = names["play_a_game"]
    return play


@pytest.mark.slow
@pytest.mark.parametrize("name", games.names())
def test_the_client_of_the_page_plays_a_whole_game(name: str, tmp_path: Path) -> None:
    """Also with the usual limits, which it may run into."""
    last = asyncio.run(play_there(name, tmp_path))
    assert last["table"]["result"]["places"]
    assert last["table"]["secret"]
    assert last["view"]["turn"] == len(last["view"]["moves"]) == last["table"]["turn"]


def test_the_client_of_the_page_plays_on_whatever_is_said_meanwhile(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            playing = asyncio.create_task(asyncio.to_thread(client_of_the_page(), here.url, "sudoku", 2))
            while not playing.done():
                for live in here.server.registry.live_tables.values():
                    await talk(live)
                await asyncio.sleep(0.002)
            assert (await playing)["table"]["result"]["places"]

    asyncio.run(go())


async def talk(live: LiveTable) -> None:
    """The person at a table says something, after which there is a new state of the same turn."""
    (guest,) = live.state.people() or [""]
    if guest and live.state.phase == "playing":
        line = messages.Say(f"line-{live.state.number}", "seats", "Hm …")
        await live.order(Who(live.services.clock.now(), guest, "Robin"), line)


async def play_there(name: str, folder: Path) -> Sample:
    async with server_here(folder, Limits()) as here:
        return await asyncio.to_thread(client_of_the_page(), here.url, name, max(2, games.find(name).seats[0]))
