"""Whoever reads and writes the frames of sockets, we or uvicorn: what people depend on holds either way."""

import pytest

from tests.server import houses


@pytest.fixture
def plain_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers let uvicorn do it."""
    monkeypatch.setattr(houses, "OWN_FRAMES", False)


@pytest.fixture(params=["own frames", "plain frames"])
def either_frames(request: pytest.FixtureRequest) -> None:
    """Servers do it themselves, and once more let uvicorn do it."""
    if request.param == "plain frames":
        request.getfixturevalue("plain_frames")
