"""What people do on a page whose table is on their own device, and what that has told the page."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.table import Ear, at_the_table, region

LISTEN = """{
  const Plain = Worker;
  globalThis.told = [];
  globalThis.Worker = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => data.kind === "told" && told.push(data.text));
    }
  };
}"""
KEPT = """async () => {
  const worker = (await navigator.serviceWorker.ready).active;
  if (worker.state === "activated") return;
  await new Promise((done) => worker.addEventListener("statechange", () => worker.state === "activated" && done()));
}"""


class LocalEar(Ear):
    """All that a page is told by its own worker: it listens from the page's next start on."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        page.add_init_script(LISTEN)

    def wait(self, until: Callable[[], bool]) -> None:
        def has_come() -> bool:
            self._listen_in()
            return until()

        super().wait(has_come)

    def _listen_in(self) -> None:
        for text in self.page.evaluate("told.splice(0)"):
            self._hear(text)

    def forget(self) -> None:
        """What it was told is of another table, or of before."""
        self._listen_in()
        self.states.clear()


def come(page: Page, address: str) -> LocalEar:
    """The start page, and somebody who listens."""
    ear = LocalEar(page)
    page.goto(address)
    return ear


def kept_for_later(page: Page) -> None:
    """Wait until the page is kept for when there is no network."""
    page.evaluate(KEPT)


def play_now(ear: LocalEar, game: str) -> str:
    """From the start page to a table; its name."""
    ear.forget()
    region(ear.page, game).get_by_role("button", name="Play now").click()
    return at_the_table(ear.page)


def resume(ear: LocalEar, table: str) -> None:
    """Load the page again in the midst of a game."""
    ear.forget()
    ear.page.reload()
    assert at_the_table(ear.page) == table
    ear.wait(ear.is_ours)


def to_the_start(page: Page) -> None:
    """As from a bookmark: nothing is loaded anew."""
    page.goto(re.sub("#.*", "#/", page.url))
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
