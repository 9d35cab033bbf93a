"""What it costs to start with an empty cache: CPU seconds until a table, a bot or a hint answers.

Every figure is a new process that finds what those to its left have compiled, and nothing else:

    python benchmarks/compiling.py [GAME …]
"""

import os
import subprocess
import sys
import tempfile

from toptafel import games

SCRIPT = """
import sys
from toptafel import games
from toptafel.table import Table

game = games.find(sys.argv[1])
table = Table.open(game.id, game.seats[0], seed=1)
if sys.argv[2] == "table":
    moves = table.legal()
    view = table.view(0)
    assert table.why_not("nonsense") is not None
    table.play(moves[0])
else:
    from toptafel.bots.bot import find
    from toptafel.bots.budget import Budget
    from toptafel.bots.hint import hint
    from toptafel.kit import chance

    info_state, source = table.information_state(0), chance.generator("compiling")
    if sys.argv[2] == "hint":
        hint(info_state, Budget(1), source)
    else:
        find(sys.argv[2], game).choose(info_state, source)
"""


def main() -> None:
    names = sys.argv[1:] or games.names()
    steps = ("table", "greedy", "hard", "hint")
    print(f"{'CPU seconds':<12}" + "".join(f"{step:>9}" for step in steps) + f"{'sum':>9}")
    total = 0.0
    for name in names:
        with tempfile.TemporaryDirectory() as cache:
            row = [seconds(cache, name, step) for step in steps]
        total += sum(row)
        print(f"{name:<12}" + "".join(f"{figure:>9.1f}" for figure in [*row, sum(row)]), flush=True)
    print(f"{'all':<12}{total:>45.1f}")


def seconds(cache: str, name: str, step: str) -> float:
    """What a child process took of the processor."""
    before = os.times()
    subprocess.run([sys.executable, "-c", SCRIPT, name, step], env={**os.environ, "TOPTAFEL_CACHE": cache}, check=True)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


if __name__ == "__main__":
    main()
