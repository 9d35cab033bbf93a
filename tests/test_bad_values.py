"""Nothing that a Python user can call hurts: it is tried in a process of its own, which must not die."""

import subprocess
import sys

import pytest

from toptafel import games


@pytest.mark.slow
@pytest.mark.parametrize("name", games.names())
def test_bad_values_are_refused_and_change_nothing(name: str) -> None:
    command = [sys.executable, "-X", "faulthandler", "-m", "tests.bad_values", name]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert int(done.stdout.split()[-4]) > 3000
