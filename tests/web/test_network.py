"""From another machine: what the link of a table says opens there, and plays. The machines are namespaces."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error, Page, Playwright, expect, sync_playwright

from tests.web.conftest import FLAGS, PATIENCE, chromium, opened, watched
from tests.web.test_table import HERE, OPEN, play, press, status
from toptafel.server.services.database import in_file

HOST, PHONE, PORT = "10.77.0.1", "10.77.0.2", 8000
THERE = f"http://{HOST}:{PORT}/"


class Machine:
    """A network of its own, which lasts as long as a process in it."""

    def __init__(self, *inside: str) -> None:
        command = [*inside, "sh", "-c", "echo here; exec sleep 600"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout
        with self.process.stdout as said:
            if said.readline() != "here\n":
                raise OSError("no network of its own")
        self.enter = ["nsenter", "-t", f"{self.process.pid}", "-U", "--preserve-credentials", "-n"]

    def run(self, *words: str) -> None:
        subprocess.run([*self.enter, *words], check=True, capture_output=True, timeout=20)

    def connect(self, cable: str, address: str) -> None:
        # an address that comes by itself a moment later would be a change of network, on which a browser breaks off
        self.run("sh", "-c", "echo 1 > /proc/sys/net/ipv6/conf/all/disable_ipv6 || true")
        self.run("ip", "link", "set", "lo", "up")
        self.run("ip", "address", "add", f"{address}/24", "dev", cable)
        self.run("ip", "link", "set", cable, "up")

    def end(self) -> None:
        self.process.kill()
        self.process.wait()


@pytest.fixture
def machines() -> Iterator[tuple[Machine, Machine]]:
    """Two machines and a cable between them, and nothing else."""
    made: list[Machine] = []
    try:
        made.append(Machine("unshare", "--user", "--map-root-user", "--net"))
        host = made[0]
        made.append(Machine(*host.enter, "unshare", "--net"))
        phone = made[1]
        host.run("ip", "link", "add", "near", "type", "veth", "peer", "name", "far", "netns", f"{phone.process.pid}")
        host.connect("near", HOST)
        phone.connect("far", PHONE)
    except (OSError, subprocess.CalledProcessError) as problem:
        for machine in made:
            machine.end()
        pytest.skip(f"networks of one's own cannot be made here: {problem}")
    yield host, phone
    for machine in made:
        machine.end()


@contextmanager
def serving(machine: Machine, folder: Path, *words: str) -> Iterator[None]:
    """The command that opens the server, on a machine."""
    given = ["--port", f"{PORT}", "--database", in_file(folder / "tables.db"), *words]
    command = [*machine.enter, sys.executable, "-m", "toptafel", "serve", *given]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            assert process.stdout
            assert "is open at" in process.stdout.readline()
            yield
        finally:
            process.terminate()


@contextmanager
def page_on(playwright: Playwright, machine: Machine, folder: Path, name: str) -> Iterator[Page]:
    """A browser on a machine."""
    script = folder / name
    script.write_text(f'#!/bin/sh\nexec {" ".join(machine.enter)} {chromium()} "$@"\n', encoding="utf-8")
    script.chmod(0o755)
    browser = playwright.chromium.launch(executable_path=script, args=FLAGS)
    try:
        yield watched(opened(browser).new_page())
    finally:
        browser.close()


def open_table(page: Page) -> str:
    """A table for whoever sits at this machine and somebody else; its name."""
    page.goto(f"http://localhost:{PORT}")
    post = """async ([path, body]) => (await fetch(path, {method: "POST", body: JSON.stringify(body)})).json()"""
    page.evaluate(post, ["/api/guest", {"name": "Anna"}])
    card: Any = page.evaluate(post, ["/api/tables", {"game": "sudoku", "seats": [HERE, OPEN]}])
    page.evaluate("localStorage.setItem('toptafel-known', 'yes')")
    page.goto(f"http://localhost:{PORT}/t/{card['table']}")
    return str(card["table"])


def both_play(host: Page, phone: Page, table: str) -> None:
    """What the link says opens on the phone; both move once."""
    link = host.get_by_role("textbox", name="Link")
    expect(link).to_have_value(f"{THERE}t/{table}")
    expect(host.get_by_text("opens on every phone on this Wi-Fi")).to_be_visible()
    expect(host.get_by_role("img", name="Code for phones")).to_be_visible()
    phone.goto(link.input_value())
    phone.get_by_role("textbox", name="Your name").fill("Ben")
    press(phone, "Sit down")
    expect(status(host)).to_have_text("Your turn")
    play(host, table, 0)
    expect(status(phone)).to_have_text("Your turn")
    play(phone, table, 1)
    expect(status(host)).to_have_text("Your turn")


@pytest.mark.slow
@pytest.mark.parametrize("lan", [True, False], ids=["lan", "door"])
def test_the_link_opens_on_another_machine_and_plays(machines: Any, tmp_path: Path, lan: bool) -> None:
    expect.set_options(timeout=PATIENCE)
    here, there = machines
    with (
        serving(here, tmp_path, *(["--lan"] if lan else [])),
        sync_playwright() as playwright,
        page_on(playwright, here, tmp_path, "host") as host,
        page_on(playwright, there, tmp_path, "phone") as phone,
    ):
        table = open_table(host)
        if lan:
            both_play(host, phone, table)
            return
        expect(host.get_by_text("opens on this computer only")).to_be_visible()
        with pytest.raises(Error, match="CONNECTION_REFUSED"):
            phone.goto(THERE)
        press(host, "Let phones on this Wi-Fi join")
        press(host, "Yes, let them in")
        both_play(host, phone, table)
        put = """async () => (await fetch("/api/door", {method: "PUT", body: '{"open": false}'})).json()"""
        assert phone.evaluate(put)["reason"] == "not-from-here"
        press(host, "Settings")
        press(host, "Close it for phones again")
        expect(phone.get_by_text(re.compile("closed the server for your Wi-Fi")).first).to_be_visible()
        with pytest.raises(Error, match="CONNECTION_REFUSED"):
            phone.goto(THERE)
