"""Libraries of entries: found by the type of the states, opened when they are needed."""

from typing import Any

import pytest

from toptafel.kit import arrays as np
from toptafel.kit.compiler import entries
from toptafel.kit.compiler.layout import entry_name, layout_of

STATE: np.dtype[Any] = np.dtype([("turn", np.int16), ("cells", np.int8, (3,))])
OTHER: np.dtype[Any] = np.dtype([("turn", np.int32), ("cells", np.int8, (3,))])


class Library:
    """A library that counts what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, ...]] = []

    def count(self, *given: int) -> int:
        self.asked.append(given)
        return 7

    def __getattr__(self, name: str) -> Any:
        """The same, by the name that it has for states of a layout."""
        if name != entry_name("count", layout_of(STATE)):
            raise AttributeError(name)
        return self.count


@pytest.fixture(autouse=True)
def no_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entries, "LIBRARIES", {})
    monkeypatch.setattr(entries, "OFFERED", {})
    monkeypatch.setattr(entries, "COMPILED", False)


@entries.by_library
def count(states: Any, more: int) -> int:
    return len(states) + more


def test_without_a_library_an_entry_is_what_is_written() -> None:
    assert count(np.zeros(2, STATE), 1) == 3
    assert not entries.is_quick(STATE)


def test_a_library_is_opened_once_for_states_of_its_layout_and_for_no_others() -> None:
    opened: list[Library] = []

    def opening() -> Library:
        opened.append(Library())
        return opened[-1]

    assert count(np.zeros(2, STATE), 1) == 3
    entries.offer_library(layout_of(STATE), opening)
    assert opened == []
    assert [count(np.zeros(2, STATE), 1), count(np.zeros(2, STATE), 1), count(np.zeros(2, OTHER), 1)] == [7, 7, 3]
    assert [len(library.asked) for library in opened] == [2]
    assert entries.is_quick(STATE)
    assert not entries.is_quick(OTHER)
