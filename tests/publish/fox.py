"""Firefox for Playwright: the one of this machine, by WebDriver BiDi.

`python fox.py FIREFOX ARGUMENTS…` starts a Firefox, and hands on what is said to it. What an older one does not know
is answered for it: those are wishes, like a language, which it has from its settings instead.
"""

import asyncio
import json
import re
import shutil
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Playwright
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

NAMES = ("firefox", "firefox-esr")
SETTINGS: dict[str, str | float | bool] = {"ui.prefersReducedMotion": 1, "intl.accept_languages": "en-GB"}
UNKNOWN = {"network.addDataCollector": {"collector": "none"}}  # what is answered, if it is not nothing
ASIDE = asyncio.subprocess.PIPE


def firefox() -> str | None:
    """The Firefox of this machine."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def launched(playwright: Playwright, folder: Path) -> Browser:
    """A Firefox by way of this program."""
    starter = folder / "fox"
    starter.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{__file__}" "{firefox()}" "$@"\n')
    starter.chmod(0o755)
    return playwright.firefox.launch(channel="moz-firefox", executable_path=starter, firefox_user_prefs=SETTINGS)


async def main() -> None:
    """Start a Firefox, and somebody who hands on what is said to it, at another address."""
    process = await asyncio.create_subprocess_exec(*sys.argv[1:], stderr=ASIDE)
    assert process.stderr
    address = await listening(process.stderr)
    async with serve(lambda ours: hand_on(ours, address), "127.0.0.1", 0, max_size=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        print(f"WebDriver BiDi listening on ws://127.0.0.1:{port}", file=sys.stderr, flush=True)
        while await process.stderr.read(1 << 16):
            pass
        sys.exit(await process.wait())


async def listening(errors: asyncio.StreamReader) -> str:
    """Where a Firefox says that it listens."""
    while line := (await errors.readline()).decode():
        if found := re.search(r"listening on (ws://\S+)", line):
            return found[1]
    sys.exit("Firefox has not started")


async def hand_on(ours: ServerConnection, address: str) -> None:
    """Both ways, until somebody hangs up."""
    asked: dict[int, str] = {}
    path = ours.request.path if ours.request else ""
    async with connect(f"{address}{path}", max_size=None, compression=None, proxy=None) as theirs:

        async def ask() -> None:
            async for text in ours:
                order = json.loads(text)
                asked[order["id"]] = order["method"]
                await theirs.send(text)
            await theirs.close()

        asking = asyncio.create_task(ask())
        async for text in theirs:
            await ours.send(answer_for(json.loads(text), asked) or text)
        await ours.close()
        await asking


def answer_for(said: dict[str, Any], asked: dict[int, str]) -> str | None:
    """What is answered in place of a Firefox that does not know what it was asked."""
    if said.get("error") != "unknown command":
        return None
    return json.dumps({"type": "success", "id": said["id"], "result": UNKNOWN.get(asked[said["id"]], {})})


if __name__ == "__main__":
    asyncio.run(main())
