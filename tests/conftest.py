"""What holds for every test here."""

from collections.abc import Generator

import pytest

from tests.waiting import ended_if_it_fails


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None]:
    """A test that fails leaves nothing running."""
    with ended_if_it_fails():
        yield
