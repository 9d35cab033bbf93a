"""What the page's worker calls once Python has started: a server for its tables, with JavaScript around it.

What has to be converted between the two languages is converted here, and nowhere else. The host of the page has what
host.py asks for, and `pool`: the workers in which bots think.
"""

import asyncio
from collections.abc import Awaitable, Callable
from ctypes import CDLL
from functools import partial
from typing import Any

from js import Object
from pyodide.ffi import JsException, to_js

from toptafel.kit.compiler.elsewhere import set_runner
from toptafel.kit.compiler.entries import offer_library
from toptafel.kit.compiler.workers import Workers
from toptafel.local.connection import Connection
from toptafel.local.host import Damaged
from toptafel.local.server import LocalServer
from toptafel.server.services.trouble import Taken, Unavailable


async def heard(answer: Awaitable[Any]) -> Any:
    """What JavaScript answers; what it throws is what a host raises, by its name."""
    try:
        return await answer
    except JsException as problem:
        if problem.name == "Taken":
            raise Taken from problem
        if problem.name == "Damaged":
            raise Damaged from problem
        raise Unavailable(f"{problem.name}: {problem.message}") from problem


class BrowserHost:
    """The host of host.py, as JavaScript has it."""

    def __init__(self, host: Any) -> None:
        self._host = host
        self.addresses: dict[str, str] = {}  # of libraries, by the layout of their states

    async def append(self, table: str, first: int, bodies: list[str], summary: str) -> None:
        await heard(self._host.append(table, first, to_js(bodies), summary))

    async def log(self, table: str) -> list[str]:
        return [*(await heard(self._host.log(table)))]

    async def tables(self) -> list[str]:
        return [*(await heard(self._host.tables()))]

    async def forget(self, table: str) -> None:
        await heard(self._host.forget(table))

    async def keep(self, name: str, text: str) -> None:
        await heard(self._host.keep(name, text))

    async def kept(self, name: str) -> str | None:
        text = await heard(self._host.kept(name))
        return text if isinstance(text, str) else None  # what there is not is null in one language only

    async def ready(self, game: str, setup_key: str) -> None:
        """Have the files of a game.

        Of each library JavaScript tells the layout of its states, its file as Python sees it, and its address.
        """
        for layout, file, address in await heard(self._host.ready(game, setup_key)):
            offer_library(layout, partial(CDLL, file))
            self.addresses[layout] = address

    def now(self) -> int:
        return int(self._host.now())


class PageServer:
    """A server, as the worker calls it."""

    def __init__(self, host: Any) -> None:
        browser = BrowserHost(host)
        set_runner(Workers(host.pool, browser.addresses, to_js))
        self.server = LocalServer(browser)
        self._opening = asyncio.ensure_future(self.server.open())

    async def request(self, method: str, path: str, headers: Any, body: Any = None) -> Any:
        """Answer a request with an object that has `status`, `headers` and `body`."""
        text = body if isinstance(body, str) else None
        said = await self.server.request(method, path, headers.to_py(), text)
        return to_js(said._asdict(), dict_converter=Object.fromEntries)

    def connect(self, path: str, send: Callable[[str], None], closed: Callable[[int], None]) -> Connection:
        """A connection to a table; the language is named in its path."""
        return self.server.connect(path, {}, send, closed)

    def heard(self, table: str) -> None:
        """Another tab has added to a log."""
        self.server.heard(table)

    def gone(self, table: str) -> None:
        """Another tab has thrown a table away."""
        self.server.registry.let_go(table)


def boot(host: Any) -> PageServer:
    """Begin: tables at which a bot is to move go on at once."""
    return PageServer(host)
