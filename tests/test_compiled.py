"""The seventh law: compiled and uncompiled give the same games."""

import os
import subprocess
import sys

import pytest

from tests.write_golden import setups
from toptafel import games

SCRIPT = """
import json, sys
from tests.write_golden import setups
from toptafel import games
from toptafel.game import STRANGER
from toptafel.kit import chance
from toptafel.kit.compiler import compiled
from toptafel.lab.simulate import random_record, random_table

game = games.find(sys.argv[1])
print("compiled" if compiled.COMPILED else "not compiled", file=sys.stderr)
for setup in setups(game)[:: max(1, len(setups(game)) // 6)]:
    print(random_record(setup, 7, 1, with_legal=True).line())
    table = random_table(setup, 7, 20)
    for seat in range(STRANGER, setup.players):
        truth = table.position.redeal(seat, chance.generator("truth"))
        print(truth.state.tobytes().hex(), json.dumps(truth.view(seat)))
"""


def run(name: str, **environment: str) -> tuple[str, str]:
    command = [sys.executable, "-c", SCRIPT, name]
    done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("name", games.names())
def test_compiled_and_uncompiled_play_the_same_games(name: str) -> None:
    compiled, said = run(name)
    plain, said_plain = run(name, NUMBA_DISABLE_JIT="1")
    assert (said, said_plain) == ("compiled\n", "not compiled\n")
    assert compiled == plain
    assert len(compiled.splitlines()) > len(setups(games.find(name))[:1])
