"""A game that was added by its folder alone has a plain board, and is played on the page to the end."""

import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.servers import free_port
from tests.test_add_a_game import ROOT, write_game
from tests.waiting import PATIENCE
from tests.web.table import OVER, Ear, at_the_table, play_to_the_end


@pytest.fixture
def toy_server(tmp_path: Path) -> Iterator[str]:
    """The address of a server that has the game of docs/add-a-game.md in a folder of its own, without Dutch."""
    port = free_port()
    folder = write_game(tmp_path / "folder")
    for words in (*folder.glob("*/words/nl.ftl"), *folder.glob("*/rules/nl.md")):
        words.unlink()
    environment = {**os.environ, "TOPTAFEL_SHELF": str(folder), "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-m", "tests.server.servers", f"sqlite:///{tmp_path}/tables.db", str(port)]
    process = subprocess.Popen(command, cwd=ROOT, env=environment)
    try:
        wait_for(f"http://127.0.0.1:{port}/health")
        yield f"http://127.0.0.1:{port}"
    finally:
        process.kill()
        process.wait()


def wait_for(url: str) -> None:
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up:
        try:
            urllib.request.urlopen(url, timeout=5).close()
            return
        except OSError:
            time.sleep(0.05)
    raise AssertionError("the server does not open")


def test_a_game_without_a_board_of_its_own_is_played_on_a_plain_one(page: Page, toy_server: str) -> None:
    ear = Ear(page)
    page.goto(toy_server)
    page.get_by_role("region", name="Beat", exact=True).get_by_role("button", name="Play now").click()
    at_the_table(page)
    board = page.get_by_role("group", name="Board")
    ear.wait(lambda: "drawing" in (ear.states[-1]["view"] or {}))
    drawing = board.locator("pre")
    expect(drawing).to_have_text(ear.view["drawing"], use_inner_text=True)
    assert " ".join(map(str, ear.view["hand"])) in ear.view["drawing"]

    def press(move: str) -> None:
        board.get_by_role("button", name=move, exact=True).click()

    ours = play_to_the_end(ear, press, lambda moves: moves[-1])
    assert len(ours) == 3
    expect(page.get_by_role("status").first).to_have_text(OVER)
    expect(page.get_by_role("status").first).to_contain_text("The game is over.")

    told = (
        ("games?language=nl", "Reward"),
        ("games/beat/rules?language=nl", "Three cards each"),
        ("games/beat/rules?language=nl&face=big-beat", "scores three points"),
    )
    for path, said in told:
        with urllib.request.urlopen(f"{toy_server}/api/{path}", timeout=60) as answer:
            assert said in answer.read().decode()


def test_a_face_of_a_game_is_a_game_of_its_own_on_the_page(page: Page, toy_server: str) -> None:
    ear = Ear(page)
    page.goto(toy_server)
    face = page.get_by_role("region", name="Big Beat", exact=True)
    face.get_by_role("link", name="Learn Big Beat").click()
    expect(page.get_by_text("scores three points")).to_be_visible()
    page.goto(f"{toy_server}/new/big-beat")
    expect(page.get_by_role("heading", name="Big Beat")).to_be_visible()
    expect(page.get_by_role("group", name="Reward")).to_have_count(0)
    page.goto(toy_server)
    face.get_by_role("button", name="Play now").click()
    at_the_table(page)
    ear.wait(ear.is_ours)
    assert ear.card["options"] == {"reward": 3}
