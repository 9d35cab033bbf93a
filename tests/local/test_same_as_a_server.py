"""Whole tables at a real server and at one without, told the same: every answer and every message is the same."""

import asyncio
import difflib
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.local.hosts import Memory
from tests.local.worlds import Line, World, local, real, same_chance
from toptafel import games

__all__ = ["same_chance"]

RANDOM = "ab" * 16
BOT = {"kind": "bot", "level": "easy"}
LOOK = "language=nl&states=yes&shared=yes&pictures=yes"


def plans(game: str) -> list[dict[str, str]]:
    """Two people at one screen and a bot, or as many as may play."""
    seats = [{"kind": "here", "name": "Ann"}, BOT, {"kind": "here", "name": "Ben"}]
    return seats[: min(3, games.find(game).seats[-1])]


async def be_somebody(world: World) -> None:
    await world.ask("GET", "/api/guest")
    await world.ask("GET", "/api/tables/mine")
    for body in ({"name": " "}, {"nam": "Kim"}, {"name": 5}, "{", None, {"name": "x" * 200}):
        await world.ask("POST", "/api/guest", body)
    world.guest = (await world.ask("POST", "/api/guest", {"name": "Kim"}))["id"]
    await world.ask("PATCH", "/api/guest", {"name": "Kim  K."})
    await world.ask("GET", "/api/guest")


async def look_around(world: World, game: str) -> None:
    """What is asked before there is a table; much of it is refused."""
    for language in ("nl", "fr"):
        await world.ask("GET", f"/api/games/{game}/rules?language={language}&face=")
    for path in (
        "/api/games/chess/rules", f"/api/games/{game}/rules?face=none", "/api/tables", "/api/tables?page=x",
        "/api/tables/mine", "/api/tables/short", f"/api/tables/{'z' * 20}", f"/api/tables/{'z' * 20}/record",
        "/api/nothing", "/health",
    ):  # fmt: skip
        await world.ask("GET", path)
    for method in ("DELETE", "OPTIONS", "PUT"):
        await world.ask(method, "/api/tables")
    good: dict[str, Any] = {"game": game, "seats": plans(game), "chat": False}
    wrongs: tuple[dict[str, Any], ...] = (
        {"game": "chess"}, {"seats": [BOT, BOT]}, {"seats": []}, {"seats": plans(game) * 3}, {"options": {"none": 1}},
        {"clock": {"kind": "seconds"}}, {"clock": {"kind": "days", "time": 1, "increment": 3}}, {"edition": "none"},
        {"edition": {"format": 1}}, {"seats": [{"kind": "here", "name": "\u200b"}, BOT]}, {"chat": 1},
    )  # fmt: skip
    for wrong in wrongs:
        await world.ask("POST", "/api/tables", {**good, **wrong})


async def look_at(world: World, table: str) -> None:
    """All that can be asked of a table."""
    for path in (
        "", "/events", "/events?after=3&seat=0", "/events?seat=7", "/view", "/view?seat=0&turn=1", "/view?turn=9999",
        "/view?turn=x", "/record", "/replay", "/replay?seat=1&pictures=yes&drawing=yes&after=2", "/replay?seat=6",
        "/edition",
    ):  # fmt: skip
        await world.ask("GET", f"/api/tables/{table}{path}", language="de")
    await world.ask("GET", "/api/tables/mine")


async def say_nonsense(line: Line) -> None:
    """What a socket refuses, whoever says it."""
    for text in ("", "{", "[]", '{"type":"dance","id":"m0"}', '{"type":"play","id":"m0","seat":0}', '{"id":"?"}'):
        await line.send(text)
        await line.until(lambda message: message["type"] == "refused")


async def ask_all(line: Line, seat: int, step: int) -> None:
    """What somebody may ask who is to move, a little at each step."""
    view, turn = line.state["view"], line.state["table"]["turn"]
    legal = view["legal"]
    asks: list[tuple[str, dict[str, Any]]] = [
        ("play", {"seat": seat, "turn": turn, "move": "nonsense"}),
        ("complete", {"seat": seat, "beginning": legal[0][:1]}),
        ("play", {"seat": seat, "turn": turn + 1, "move": legal[0]}),
        ("imagine", {"seat": seat}),
        ("look", {"seat": None}),
        ("ask", {}),
        ("complete", {"seat": 1, "beginning": ""}),
        ("look", {"seat": 1}),
        ("play", {"seat": 1, "turn": turn, "move": legal[-1]}),
        ("stand", {"seat": 7}),
        ("sit", {"random": RANDOM}),
        ("answer", {"seat": seat, "offer": 999, "agree": True}),
        ("continue", {"seat": seat}),
        ("fill", {}),
        ("rematch", {}),
        ("say", {"room": "seats", "text": "hello"}),
        ("call", {"seat": seat, "name": f"Player {step}"}),
    ]
    kind, rest = asks[step % len(asks)]
    await line.order(kind, **rest)
    if step % 9 == 0:
        await line.ask("hint", seat=seat)


async def play(world: World, line: Line, most: int) -> None:
    """Play on, for whoever is to move here, until the game is over or so many moves are played."""
    for step in range(most):
        table = line.state["table"]
        if table["phase"] != "playing":
            return
        await line.ask("look", seat=table["to_move"])
        await line.until(lambda message: message["type"] == "state")
        await ask_all(line, table["to_move"], step)
        await line.ask("look", seat=table["to_move"])
        await line.until(lambda message: message["type"] == "state")
        await world.pass_time(700)
        if step in (3, 8):
            await line.order("offer", seat=table["to_move"], what="take-back", turn=table["turn"] - step // 2)
        elif step == 5:
            await line.order("offer", seat=table["to_move"], what="pause")
            await line.order("continue", seat=table["to_move"])
        else:
            moves = line.state["view"]["legal"]
            await line.order("play", seat=table["to_move"], turn=table["turn"], move=moves[step % len(moves)])


async def whole_table(world: World, game: str) -> None:
    """A table from its opening to the rematch, with all that is said there and about it."""
    await be_somebody(world)
    await look_around(world, game)
    order = {
        "game": game,
        "seats": plans(game),
        "chat": False,
        "clock": {"kind": "seconds", "time": 900, "increment": 2},
    }
    table = (await world.ask("POST", "/api/tables", order))["table"]
    await look_at(world, table)
    line = await world.sit_at(table, LOOK)
    await line.until(lambda message: message["type"] == "present")
    await say_nonsense(line)
    await line.ask("play", seat=0, turn=0, move="x")
    await line.order("sit", random=RANDOM)
    watching = await world.sit_at(table, "language=fr&states=no&seat=0&after=0&drawing=yes")
    await watching.until(lambda message: message["type"] == "present")
    await play(world, line, 400)
    assert line.state["table"]["phase"] == "over"
    await watching.until(lambda message: message.get("event", {}).get("kind") == "ended")
    await line.ask("events", after=2)
    await line.until(lambda message: message.get("number") == line.state["number"])
    await look_at(world, table)
    await replay(world, table)
    await line.ask("rematch")
    await line.until(lambda message: message["type"] == "state" and bool(message["table"]["next"]))
    await resign(world, line.state["table"]["next"])


async def replay(world: World, table: str) -> None:
    """A record as it was written, and spoiled."""
    record = await world.ask("GET", f"/api/tables/{table}/record")
    await world.ask("POST", "/api/replay?pictures=yes&after=3", {"record": record})
    for spoiled in (
        record[:-20],
        record.replace('"moves":["', '"moves":["?'),
        "[]",
        "5",
        record.replace('"seed":"', '"seed":"0'),
    ):
        await world.ask("POST", "/api/replay?seat=0", {"record": spoiled})


async def resign(world: World, table: str) -> None:
    """A few moves of a rematch, and then everybody gives up."""
    line = await world.sit_at(table, LOOK)
    await line.until(lambda message: message["type"] == "present")
    await line.order("sit", random=RANDOM)
    await play(world, line, 2)
    while line.state["table"]["phase"] == "playing":
        await line.order("resign", seat=line.state["table"]["to_move"])
    await look_at(world, table)


async def with_the_box(world: World, game: str) -> None:
    """Games that are played elsewhere, and told here."""
    names = {"game": game, "names": ["Ann", "Ben", "Cas"][: min(3, games.find(game).seats[-1])]}
    told = await world.ask("POST", "/api/companion?language=nl&pictures=yes", names)
    if isinstance(told, dict) and told.get("rows"):
        piece = told["rows"][0][0]["piece"]
        shown = await world.ask("POST", "/api/companion?language=nl", {**names, "piece": piece})
        entries = [{"piece": piece, "move": move} for move in shown["answers"][:1]]
        await world.ask(
            "POST", "/api/companion?language=fr", {**names, "told": [*entries, {"piece": "?", "move": "?"}]}
        )
    points: list[dict[str, Any]] = [{}, {"points": [[1, 2, 3]]}, {"points": [[99] * 3], "stack": ["1"]}, {"names": []}]
    for more in points:
        await world.ask("POST", "/api/scores?language=de", {**names, **more})
    await world.ask("GET", "/api/games?language=fr")


async def both(
    tmp_path: Path, same_chance: Callable[[], None], tell: Callable[[World], Any]
) -> tuple[list[str], list[str]]:
    """What both say."""
    same_chance()
    async with real(tmp_path) as world:
        await tell(world)
        at_server = world.transcript()
    same_chance()
    async with local(Memory()) as here:
        await tell(here)
        return at_server, here.transcript()


def compare(at_server: list[str], here: list[str]) -> None:
    """Every answer and every message is the same; if not, the first that is not is shown."""
    differing = [pair for pair in zip(at_server, here, strict=False) if pair[0] != pair[1]]
    one, other = (re.sub(r'([,{\[])"', r'\1\n"', text).split("\n") for text in (differing or [("", "")])[0])
    told = "\n".join(difflib.unified_diff(one, other, "server", "here", lineterm=""))
    assert not differing, f"{len(differing)} of {len(at_server)} differ\n{told}"
    assert len(at_server) == len(here)


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
def test_a_whole_table_is_the_same_with_and_without_a_server(
    game: str, tmp_path: Path, same_chance: Callable[[], None]
) -> None:
    at_server, here = asyncio.run(both(tmp_path, same_chance, lambda world: whole_table(world, game)))
    compare(at_server, here)
    assert sum('"type":' in text for text in here) > 100


@pytest.mark.parametrize("game", games.names())
def test_games_with_the_box_are_the_same_with_and_without_a_server(
    game: str, tmp_path: Path, same_chance: Callable[[], None]
) -> None:
    def unready(said: list[str]) -> list[str]:
        return [re.sub(r'"done":\d+,"of":\d+', "", text) for text in said]  # one compiles, the other loads

    at_server, here = asyncio.run(both(tmp_path, same_chance, lambda world: with_the_box(world, game)))
    compare(unready(at_server), unready(here))
