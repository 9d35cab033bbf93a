"""Servers that are not as usual, for the tests that ask for them."""

import pytest

from tests.server import servers
from tests.server.together import SOON
from toptafel.server.live import attendance, moderation, sweeper
from toptafel.server.services import people
from toptafel.server.transport import connections, websocket


@pytest.fixture
def plain_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers let uvicorn do it."""
    monkeypatch.setattr(servers, "OWN_FRAMES", False)


@pytest.fixture(params=["own frames", "plain frames"])
def either_frames(request: pytest.FixtureRequest) -> None:
    """Servers do it themselves, and once more let uvicorn do it."""
    if request.param == "plain frames":
        request.getfixturevalue("plain_frames")


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server looks after its tables and guests more often than usual."""
    for place, name in ((sweeper, "SWEEP"), (moderation, "TRUSTED"), (people, "TRUSTED"), (people, "SLACK")):
        monkeypatch.setattr(place, name, SOON)


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """The long forms take so long that whoever sits at the table would count as gone."""
    monkeypatch.setattr(attendance, "AWAY", 24 * 3600.0)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is waited for as long as usual."""
    for name in ("HEAD", "BODY", "TAKE"):
        monkeypatch.setattr(connections, name, SOON)
    monkeypatch.setattr(websocket, "LAST", SOON)
    monkeypatch.setattr(websocket, "CUT", SOON)
