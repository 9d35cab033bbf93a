"""The public tables on the start page: more of them on demand, and those of one game."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import Page, expect

from tests.server.servers import Process
from toptafel.client import Client
from toptafel.server.live.lists import PAGE


def test_more_public_tables_are_shown_on_demand_and_those_of_one_game_alone(page: Page, server: Process) -> None:
    with ThreadPoolExecutor(1) as apart:  # a browser's own loop runs here
        apart.submit(lambda: asyncio.run(open_tables(server.url))).result()
    page.goto(server.url)
    tables = page.get_by_role("region", name="Public tables").get_by_role("link")
    more, game = page.get_by_role("button", name="More tables"), page.get_by_label("Game of the public tables")
    expect(tables).to_have_count(PAGE)
    more.click()
    expect(tables).to_have_count(PAGE + 3)
    expect(more).to_have_count(0)
    game.select_option("Uptown")
    expect(tables).to_have_count(2)
    game.select_option("Top Spot")
    expect(page.get_by_role("region", name="Public tables")).to_contain_text("No public table is open now.")
    game.select_option("All games")
    expect(tables).to_have_count(PAGE)


async def open_tables(url: str) -> None:
    """One page of tables and three."""
    client = Client(url)
    await client.introduce("Anna")
    for game, count in (("sudoku", PAGE + 1), ("uptown", 2)):
        for _ in range(count):
            await client.open_table(game, [{"kind": "open"}] * 2, public=True)
