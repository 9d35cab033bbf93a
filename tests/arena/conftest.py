"""Commands that are run here, with deals that are played at once."""

import pytest

from tests import players
from tests.test_cli import Runner
from toptafel.arena import command


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(monkeypatch, capsys)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "crew_of", lambda contest, order: players.AtOnce())
