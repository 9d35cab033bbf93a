"""A server takes as many editions of people's own as there are: each table plays with its own, also after a restart."""

import asyncio
import json
from pathlib import Path
from typing import Any

from tests.server.servers import server_here
from toptafel import games
from toptafel.client import Client
from toptafel.games.top_spot.stacks import own

GAME = games.find("top-spot")
USUAL = json.loads((GAME.folder / "editions" / f"{GAME.edition}.json").read_text(encoding="utf-8"))
JOKERS = [f"{row} ... .o." for row in ("o..", ".o.", "..o", "oo.", "o.o", ".oo")]
DECKS: list[dict[str, Any]] = [{**USUAL, "name": f"deck-{n}", "joker": joker} for n, joker in enumerate(JOKERS)]
SEATS = [{"kind": "here"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]


def test_one_guest_plays_at_tables_with_deck_after_deck(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            anna = await here.guest("Anna")
            tables = [(await anna.open_table("top-spot", SEATS, edition=deck))["table"] for deck in DECKS]
            assert [await first_move(anna, table) for table in tables] == JOKERS
        own.LATELY.clear()
        async with server_here(tmp_path) as again:
            anna.url = again.url
            assert [(await state_after(anna, table))["view"]["deck"]["joker"] for table in tables] == JOKERS

    asyncio.run(go())


async def first_move(client: Client, table: str) -> str:
    """Sit down and play; the joker of the deck."""
    async with client.connect(table) as seat:
        await seat.sit()
        async for message in seat.news():
            if message["type"] == "state" and message["table"]["to_move"] == 0:
                view: dict[str, Any] = message["view"]
                await seat.play(view["legal"][0], 0, message["table"]["turn"])
                return str(view["deck"]["joker"])
    raise AssertionError


async def state_after(client: Client, table: str) -> dict[str, Any]:
    """What the table is after the bots have moved too."""
    async with client.connect(table) as seat:
        async for message in seat.news():
            if message["type"] == "state" and message["table"]["turn"] > 2:
                return message
    raise AssertionError
