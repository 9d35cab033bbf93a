"""After the game: the result line by line, the replay of a table and of any record, and what is proven of its deal."""

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import FilePayload, Page, expect

from tests.server.servers import Process
from tests.server.test_deals import last_letter_changed
from tests.web.states import resign
from tests.web.table import OVER, open_table
from toptafel import games
from toptafel.client import Client
from toptafel.lab.simulate import random_record

HERE = [{"kind": "here"}, {"kind": "here"}]


async def played(url: str) -> str:
    """A table of SuDoKu that is over: both seats always lay on the first square they may."""
    anna = Client(url)
    await anna.introduce("Anna")
    table: str = (await anna.open_table("sudoku", HERE))["table"]
    async with anna.connect(table) as seat:
        await seat.sit()
        async for message in seat.news():
            if message["type"] != "state" or message["table"]["phase"] not in ("playing", "over"):
                continue
            card, to_move = message["table"], message["table"]["to_move"]
            if card["phase"] == "over":
                return table
            if message["seat"] != to_move:
                await seat.ask("look", seat=to_move)
            elif message["view"]["turn"] == card["turn"] and message["view"]["legal"]:
                await seat.play(message["view"]["legal"][0], to_move, card["turn"])
    raise AssertionError("the game does not end")


@pytest.fixture(scope="module")
def server(fair_server: Process) -> Process:
    """Deals are proven here."""
    return fair_server


@pytest.fixture(scope="module")
def table(server: Process) -> str:
    """Played in a thread of its own, since the browser's event loop runs in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(played(server.url))).result()


@pytest.fixture
def line(page: Page, server: Process, table: str) -> str:
    """The record of the table."""
    return page.request.get(f"{server.url}/api/tables/{table}/record").text().strip()


def choose(page: Page, server: Process, content: str, name: str = "games.jsonl") -> None:
    """Choose a file with this content."""
    page.goto(f"{server.url}/replay")
    file = FilePayload(name=name, mimeType="application/jsonl", buffer=content.encode())
    page.get_by_label("Choose a file").set_input_files(file)


def drop(page: Page, content: str) -> None:
    """Drop a file with this content onto the page."""
    given = page.evaluate_handle(
        """(content) => {
            const data = new DataTransfer();
            data.items.add(new File([content], "game.jsonl"));
            return data;
        }""",
        content,
    )
    page.dispatch_event("body", "drop", {"dataTransfer": given})


def test_the_end_of_a_table_is_explained_and_its_deal_is_verified(page: Page, server: Process, table: str) -> None:
    page.goto(f"{server.url}/t/{table}")
    result = page.get_by_role("region", name=re.compile(r"won\.|share the win\."))
    expect(result.get_by_text("on the track").first).to_be_visible()
    expect(result.get_by_text("Most points win.")).to_be_visible()
    verdict = page.get_by_role("region", name="Fairly dealt.")
    verdict.get_by_text("How do we know?").click()
    expect(verdict).to_contain_text("The server fixed its share of the randomness")
    expect(verdict).to_contain_text("Your browser has checked this itself.")
    result.get_by_role("link", name="Replay").click()
    expect(page).to_have_url(f"{server.url}/replay/{table}")
    expect(page.get_by_role("slider")).to_be_visible()


def test_a_finished_table_is_replayed_by_slider_keys_and_by_itself(page: Page, server: Process, table: str) -> None:
    moves = json.loads(page.request.get(f"{server.url}/api/tables/{table}/record").text())["moves"]
    page.goto(f"{server.url}/replay/{table}")
    slider, told = page.get_by_role("slider"), page.get_by_role("status")
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    expect(told).to_contain_text(f"on {moves[0]}")
    page.keyboard.press("End")
    expect(slider).to_have_value(str(len(moves)))
    expect(told).to_contain_text("The game is over")
    page.keyboard.press("ArrowLeft")
    expect(told).to_contain_text(f"on {moves[-2]}")
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    slider.fill("5")
    expect(told).to_contain_text(f"on {moves[4]}")
    page.get_by_role("button", name="Speed 1×").click()
    page.get_by_role("button", name="Speed 2×").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value("7")
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name=re.compile(f"on {moves[2]}")).click()
    expect(slider).to_have_value("3")
    page.get_by_role("button", name="Deutsch").click()
    expect(told).to_contain_text(f"auf {moves[2]}")


def downloaded(page: Page, kind: str) -> bytes:
    """The picture of the board that is shown."""
    with page.expect_download() as coming:
        page.get_by_role("button", name=kind).click()
    return coming.value.path().read_bytes()


def test_a_game_is_shared_by_link_from_a_move_on_and_as_a_picture(page: Page, server: Process, table: str) -> None:
    page.goto(f"{server.url}/replay/{table}")
    page.get_by_role("slider").fill("3")
    page.get_by_role("button", name="Share", exact=True).click()
    link = page.get_by_role("textbox", name="Link to the replay")
    expect(link).to_have_value(f"{server.url}/replay/{table}")
    page.get_by_label("Seen by").select_option(label="Anna 2")
    page.get_by_role("checkbox", name="Begin at this move").check()
    expect(link).to_have_value(f"{server.url}/replay/{table}/3/2")
    svg, png = downloaded(page, "SVG").decode(), downloaded(page, "PNG")
    assert "var(--" not in svg
    assert "data:font/woff2" in svg
    assert "Turn 3 of" in svg
    assert png.startswith(b"\x89PNG")
    assert int.from_bytes(png[16:20]) == 1600
    page.goto(link.input_value())
    expect(page.get_by_role("slider")).to_have_value("3")
    expect(page.get_by_label("Seen by")).to_have_value("1")


def test_with_all_hands_open_everybody_s_hand_is_seen(page: Page, server: Process) -> None:
    choose(page, server, random_record(games.find("uptown").set_up(3), 1, 1).line())
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_label("Seen by").select_option("all")
    for player in ("Player 1", "Player 2", "Player 3"):
        expect(page.get_by_role("region", name=player).locator("svg").first).to_be_visible()
    racks = page.locator(".hand")
    expect(racks).to_have_count(3)
    assert len({racks.nth(number).inner_text() for number in range(3)}) == 3


def test_whoever_resigned_is_named_and_no_points_explain_it(page: Page, server: Process) -> None:
    open_table(page, server, "uptown")
    resign(page)
    result = page.get_by_role("region", name=OVER)
    expect(result.get_by_role("heading", name=OVER)).to_be_focused()
    expect(page.get_by_role("status").first).to_have_attribute("aria-live", "off")  # it is heard once
    expect(result).to_contain_text("Guest resigned.")
    expect(result.get_by_role("heading", name="When the game stopped")).to_be_visible()
    expect(result).not_to_contain_text("Fewest groups")
    page.goto(server.url)
    expect(page.get_by_role("region", name="My tables").get_by_role("link").first).to_contain_text("You resigned.")


def test_a_record_that_is_dropped_anywhere_is_replayed(page: Page, server: Process, line: str) -> None:
    page.goto(server.url)
    expect(page.get_by_role("region", name="Uptown", exact=True)).to_be_visible()
    drop(page, f"{line}\n")
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_role("region", name="Fairly dealt.")).to_be_visible()


def test_a_record_with_another_secret_is_found_out(page: Page, server: Process, line: str) -> None:
    content = json.loads(line)
    content["proof"]["secret"] = last_letter_changed(content["proof"]["secret"])
    choose(page, server, json.dumps(content))
    verdict = page.get_by_role("region", name="This was not dealt as promised.")
    expect(verdict).to_contain_text("the secret is not the one that was promised")
    expect(verdict).to_contain_text("Your browser finds the same")


def test_a_broken_record_is_refused_in_words_with_the_number_of_the_move(
    page: Page, server: Process, line: str
) -> None:
    content = json.loads(line)
    content["moves"][6] = "Z9"
    choose(page, server, json.dumps(content))
    expect(page.get_by_role("alert")).to_contain_text("Move 7 of this record, “Z9”, is not allowed. I cannot read")
    choose(page, server, "this is no record")
    expect(page.get_by_role("alert")).to_contain_text("This holds no game that can be replayed")
    choose(page, server, "\n \n", "empty.txt")
    expect(page.get_by_role("alert")).to_contain_text("There is no record in empty.txt.")


def test_of_several_records_one_is_chosen_and_none_of_them_has_a_proof(page: Page, server: Process) -> None:
    lines = [random_record(game.set_up(game.seats[0]), 1, 1).line() for game in games.all_games().values()]
    for number, game in enumerate(games.all_games().values(), 1):
        choose(page, server, "\n".join(lines))
        page.get_by_role("button", name=re.compile(f"^Line {number}: {game.id}")).click()
        expect(page.get_by_role("slider")).to_be_visible()
        page.keyboard.press("End")
        expect(page.get_by_role("region", name="There is no proof that this was dealt fairly.")).to_be_visible()
        expect(page.get_by_role("status")).not_to_be_empty()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_pages_of_a_replay(page: Page, server: Process, table: str, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    for path in ("replay", f"replay/{table}", f"t/{table}"):
        page.goto(f"{server.url}/{path}")
        shown = page.get_by_role("region", name="Fairly dealt.")
        expect(shown if table in path else page.get_by_label("Choose a file")).to_be_visible()
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("width", [360, 820])
def test_nothing_of_a_replay_is_wider_than_the_screen(page: Page, server: Process, table: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    for path in ("replay", f"replay/{table}"):
        page.goto(f"{server.url}/{path}")
        expect(page.get_by_role("slider") if table in path else page.get_by_label("Choose a file")).to_be_visible()
        page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_table_that_is_not_over_is_not_replayed(page: Page, server: Process) -> None:
    page.goto(f"{server.url}/replay/{'a' * 20}")
    expect(page.get_by_role("alert")).to_contain_text("There is no such table")
