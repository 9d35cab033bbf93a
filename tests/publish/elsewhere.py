"""The Python of a published folder, in a browser, told what to run."""

import json
from typing import Any

from playwright.sync_api import Page

from tests.publish.conftest import BASE
from tests.publish.webhost import WebHost

PAGE = "/tests/publish/beside/python.html"


class BrowserPython:
    """Runs Python in a worker of a page; all games of the folder are there."""

    def __init__(self, page: Page, host: WebHost) -> None:
        self.page = page
        page.set_default_timeout(0)  # what is run takes as long as it takes
        page.goto(f"{host.address(PAGE)}?{BASE}")

    def run(self, source: str, **given: Any) -> Any:
        """What the last expression is, once names have these values; all of it as JSON can say."""
        named = "".join(f"{name} = json.loads({json.dumps(value)!r})\n" for name, value in given.items())
        *before, last = source.strip().splitlines()
        lines = ["import json", named, *before, f"json.dumps({last}, ensure_ascii=False)"]
        return self.page.evaluate("(source) => run(source)", "\n".join(lines))
