"""From a fresh clone to the first answer of a bot: `python benchmarks/fresh_clone.py` prints three figures.

The repository is cloned into a temporary folder, with an empty cache of compiled code; `python3 play.py` sets all
of it up there.
"""

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PORT = 8971
URL = f"http://127.0.0.1:{PORT}"


@contextmanager
def opened(clone: Path, folder: Path) -> Iterator[float]:
    """A server by `play.py`; when it was begun."""
    environment = {**os.environ, "TOPTAFEL_CACHE": str(folder / "cache")}
    environment.pop("PYTHONPATH", None)
    words = ["serve", "--port", str(PORT), "--database", f"sqlite:///{folder}/tables.db"]
    begin = time.monotonic()
    process = subprocess.Popen(
        ["python3", "play.py", *words], cwd=clone, env=environment, stdout=subprocess.DEVNULL, start_new_session=True
    )
    try:
        yield begin
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(30)


def wait_for_page() -> None:
    while True:
        try:
            urllib.request.urlopen(URL, timeout=5).close()
            return
        except OSError:
            time.sleep(0.05)


async def first_answer() -> None:
    """Sit down against a bot, play a move, and wait for the bot's."""
    from toptafel.client import Client

    client = Client(URL)
    await client.introduce("Anna")
    seats = [{"kind": "open"}, {"kind": "bot", "level": "easy"}]
    table = await client.open_table("uptown", seats=seats)
    async with client.connect(table["table"]) as seat:
        await seat.sit(0)
        async for message in seat.news():
            view = message.get("view")
            if view and view["turn"] == 0:
                await seat.play(view["legal"][0], 0, 0)
            elif view and view["turn"] > 1:
                return


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        clone = folder / "toptafel"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        with opened(clone, folder) as begin:
            wait_for_page()
            print(f"fresh clone: page up after {time.monotonic() - begin:.0f} s", flush=True)
            asyncio.run(first_answer())
            print(f"fresh clone: first bot answered after {time.monotonic() - begin:.0f} s", flush=True)
        with opened(clone, folder) as begin:
            wait_for_page()
            print(f"warm: page up after {time.monotonic() - begin:.1f} s", flush=True)
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", file=sys.stderr)


if __name__ == "__main__":
    main()
