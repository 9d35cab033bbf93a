"""What requests take: how many of each kind a server answers in a second of its processor.

    python benchmarks/answering.py FOLDER …         # clones, each with its .venv, to be compared

Each folder has a server of its own, all on one core. They are asked in turn over one connection each, some rounds of
it; the median of the rounds counts. What it took to be ready is said first. All traffic stays at 127.0.0.1.
"""

import asyncio
import http.client
import json
import sys
import tempfile
from collections import defaultdict
from contextlib import ExitStack
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.contestants import Clone
from benchmarks.load import set_cores

ROUNDS, MANY = 7, 1000
OPEN = {"game": "sudoku", "seats": [{"kind": "open"}] * 2, "public": True}
ASKED: dict[str, object] = {
    "GET /api/guest": None,
    "GET /api/tables/{table}": None,
    "GET /api/tables/{table}/events?after=0": None,
    "GET /api/tables?free=1": None,
    "GET /api/games": None,
    "GET /metrics": None,
    "GET /": None,
    "GET /nothing": None,
    "PATCH /api/guest": {"name": ""},
}


class Asked(Clone):
    """The server of a clone, with a guest who has opened a table."""

    def settle(self) -> None:
        """Wait until it is ready, say what that took, and open a table."""
        asyncio.run(self.warm())
        print(f"{self.name}: {self.processor_seconds():.1f} CPU-seconds and {self.memory():.0f} MB to be ready")
        self.table = json.loads(self.request("POST", "/api/tables", OPEN, Cookie=self.guest(0))[1])["table"]
        self.line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)

    def answered(self, asked: str, times: int) -> float:
        """How often a request is answered in a second of the processor."""
        method, path = asked.format(table=self.table).split()
        body = None if ASKED[asked] is None else json.dumps(ASKED[asked])
        before = self.processor_seconds()
        for _ in range(times):
            self.line.request(method, path, body, {"Cookie": self.guest(0)})
            self.line.getresponse().read()
        return times / (self.processor_seconds() - before)


def main() -> None:
    core, _ = set_cores()
    clones = [Asked(Path(folder), core) for folder in sys.argv[1:] or ["."]]
    rates = defaultdict[tuple[str, Asked], list[float]](list)
    with ExitStack() as stack:
        for clone in clones:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            stack.enter_context(clone.started(Path(folder)))
            clone.settle()
        for asked in [asked for _ in range(ROUNDS) for asked in ASKED]:
            for clone in clones:
                rates[asked, clone].append(clone.answered(asked, MANY))
    print(f"{'requests a CPU-second':<40}" + "".join(f"{clone.name:>12}" for clone in clones))
    for asked in ASKED:
        print(f"{asked:<40}" + "".join(f"{median(rates[asked, clone]):>12,.0f}" for clone in clones))


if __name__ == "__main__":
    main()
