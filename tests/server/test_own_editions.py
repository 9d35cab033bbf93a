"""A house has room for so many editions of people's own: one more is refused in words, and no table is lost by it."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.desks import Logbook, sit
from tests.server.edges import close_code, logged, socket_to
from tests.server.houses import AlwaysReady, Here, house_here
from tests.server.test_by_itself import card_of
from toptafel import games
from toptafel.client import Refused
from toptafel.game import Setup
from toptafel.kit.words import LANGUAGES
from toptafel.prepare import Stage
from toptafel.server import house as houses
from toptafel.server.log import No
from toptafel.server.store import Append

SEATS = [{"kind": "here"}] * 3
AIRY = json.loads((games.find("top-spot").folder / "golden" / "editions" / "airy.json").read_text(encoding="utf-8"))
REFUSED: dict[str, Any] = {**AIRY, "name": "crossed", "joker": ".o. o.o .o."}
PLAYED: dict[str, Any] = {**AIRY, "name": "slanted", "joker": "o.. .o. ..o"}  # which stays in this process
PLACE = "toptafel.games.top_spot.edition"


@pytest.fixture(autouse=True)
def full(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no room for any more decks, and the house looks all the time for tables that wait for it."""
    monkeypatch.setattr(f"{PLACE}.MOST_DECKS", 0)
    monkeypatch.setattr(f"{PLACE}.DECKS", {})  # so that those of other tests are counted as before
    monkeypatch.setattr(houses, "SWEEP", 0.02)
    monkeypatch.setattr(houses, "STALLED", 0)


def test_a_table_with_an_edition_too_many_is_not_opened(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_here(tmp_path) as here:
            anna = await here.guest("Anna")
            with pytest.raises(Refused, match="Play with the usual edition") as refused:
                await anna.open_table("top-spot", SEATS, edition=REFUSED)
            assert refused.value.reason == "no-room-for-edition"
            assert refused.value.details["most"] == 0
            assert refused.value.details["edition"].startswith("crossed#")
            assert await anna.request("GET", "api/tables/mine") == []
            await anna.open_table("top-spot", SEATS)

    asyncio.run(go())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_there_is_room_for_is_said_in_every_language(language: str) -> None:
    words = No("no-room-for-edition", title="Top Spot", edition="crossed#1", most=4).say(language)
    assert all(part in words for part in ("Top Spot", "crossed#1", "4"))


class Slow(AlwaysReady):
    """A kitchen that is never done, so that nothing is dealt."""

    async def ready(self, setup: Setup, stage: Stage = "rules") -> None:
        await asyncio.Event().wait()


def test_a_table_waits_until_there_is_room_for_its_edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        with logged() as log:
            async with house_here(tmp_path) as here:
                table = await full_table(here)
                await turned_away(here, table)
                await asyncio.sleep(0.3)
        assert log.getvalue().count(table) == 1
        assert "no room for its edition" in log.getvalue()
        assert "Traceback" not in log.getvalue()
        monkeypatch.setattr(f"{PLACE}.MOST_DECKS", 1)
        async with house_here(tmp_path, kitchen=Slow()) as here:
            assert (await card_of(here, table))["edition"].startswith("slanted#")

    asyncio.run(go())


async def full_table(here: Here) -> str:
    """A table at which the house is to deal; its edition is played nowhere yet."""
    log = Logbook.open("top-spot", "ooo", edition=PLAYED)
    for guest in ("anna", "ben", "cleo"):
        log.ask(guest, sit())
    await here.house.store.append(Append(log.events, log.desk, opens=True))
    return log.desk.opened.table


async def turned_away(here: Here, table: str) -> None:
    """Whoever comes is told why not, and to come again later."""
    with pytest.raises(Refused) as refused:
        await card_of(here, table)
    assert refused.value.reason == "no-room-for-edition"
    async with socket_to(here, table) as socket:
        assert json.loads(await socket.recv())["reason"] == "no-room-for-edition"
        assert await close_code(socket) == 1013
