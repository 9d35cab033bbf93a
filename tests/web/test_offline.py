"""When the server cannot be reached: a page says so where one can be kept, and the page by itself elsewhere."""

import json
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.servers import Process
from tests.web.conftest import WEB, opened, watched
from tests.web.table import region
from toptafel.server.services.database import in_file

KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
  }
  return found.sort();
}"""
SAID = {
    "en": ("No connection", "Try again", "Play now"),
    "nl": ("Geen verbinding", "Opnieuw proberen", "Nu spelen"),
    "de": ("Keine Verbindung", "Noch einmal versuchen", "Jetzt spielen"),
    "fr": ("Pas de connexion", "Réessayer", "Jouer"),
}


@pytest.fixture
def leaving(tmp_path: Path) -> Iterator[Process]:
    """A server that may go away: what a browser calls offline reaches its worker when it likes, or never."""
    process = Process(in_file(tmp_path / "tables.db")).start()
    yield process
    if process.process:
        process.kill()


@pytest.mark.parametrize("language", SAID)
def test_after_a_first_visit_a_page_says_that_one_is_offline(browser: Browser, leaving: Process, language: str) -> None:
    said, button, play = SAID[language]
    context = opened(browser, locale=language, color_scheme="dark")
    page = watched(context.new_page())
    page.goto(leaving.url)
    page.evaluate("navigator.serviceWorker.ready")
    assert page.evaluate(KEPT) == ["/icon.svg", "/offline.css", "/offline.html", "/offline.js"]
    leaving.kill()
    page.goto(f"{leaving.url}/learn/uptown")
    expect(page.get_by_role("heading", name=said)).to_be_visible()
    expect(page).to_have_title(f"{said} – Toptafel")
    assert page.evaluate("document.documentElement.lang") == language
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(23, 24, 21)"
    assert page.evaluate("document.images[0].naturalWidth > 0")
    leaving.start()
    page.get_by_role("button", name=button).click()
    expect(page.get_by_role("heading", name="Uptown").first).to_be_visible()
    page.goto(leaving.url)
    expect(page.get_by_role("button", name=play, exact=True).first).to_be_visible()
    context.close()


def test_without_a_worker_the_page_itself_says_that_the_server_is_away(browser: Browser, server: Process) -> None:
    """So it is on every page that a browser does not hold for secure."""
    context = opened(browser, service_workers="block")
    page = watched(context.new_page())
    page.goto(server.url)
    expect(region(page, "uptown")).to_be_visible()
    context.set_offline(True)
    region(page, "uptown").get_by_role("button", name="Set up a table").click()
    away = page.get_by_role("alert")
    expect(away).to_contain_text("The server does not answer.")
    expect(away).to_contain_text("A part of the page could not be fetched.")
    page.get_by_role("link", name="Toptafel").click()
    expect(away).to_contain_text("This page tries again by itself.")
    context.set_offline(False)
    away.get_by_role("button", name="Try again").click()
    expect(away).to_have_count(0)
    expect(region(page, "uptown")).to_be_visible()
    context.close()


def test_words_that_could_not_be_fetched_are_fetched_again(browser: Browser, server: Process) -> None:
    context = opened(browser, service_workers="block")
    page = watched(context.new_page())
    page.goto(server.url)
    expect(region(page, "uptown")).to_be_visible()
    own = page.evaluate("performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.ftl')).name")
    page.route("**/*.ftl", lambda route: route.continue_() if route.request.url == own else route.abort())
    page.reload()
    away = page.get_by_role("alert")
    expect(away).to_contain_text("This page tries again by itself.")
    page.unroute("**/*.ftl")
    away.get_by_role("button", name="Try again").click()
    region(page, "uptown").get_by_role("button", name="Play now").click()
    expect(page.get_by_role("grid", name="Board", exact=True)).to_be_visible()
    context.close()


def test_the_page_can_be_installed_with_icons_of_the_sizes_that_it_says(page: Page, server: Process) -> None:
    manifest = page.request.get(f"{server.url}/manifest.webmanifest").json()
    assert manifest == json.loads((WEB / "public" / "manifest.webmanifest").read_text(encoding="utf-8"))
    icons = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert {(icon["sizes"], icon["purpose"]) for icon in icons} == {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    for icon in icons:
        drawn = page.request.get(f"{server.url}/{icon['src']}").body()
        assert "{}x{}".format(*struct.unpack(">II", drawn[16:24])) == icon["sizes"]
