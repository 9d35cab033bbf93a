"""Which modules go into the browser: what is reached from where a program starts, and can be imported there."""

from web.browser.closure import importable, modules_of, reached

FILES = {
    "game/__init__.py": b"",
    "game/start.py": b"from game import rules\nimport json\ndef later():\n    from . import late\n",
    "game/rules.py": b"""
from typing import TYPE_CHECKING
try:
    import numba
except ImportError:
    if not TYPE_CHECKING:
        from game import plain
if TYPE_CHECKING:
    from game import typed
""",
    "game/plain.py": b"",
    "game/late.py": b"",
    "game/typed.py": b"",
    "game/fast.py": b"import numba",
    "game/faster.py": b"from game import fast",
    "game/words/en.ftl": b"",
}


def test_what_a_program_may_import_later_is_reached_too() -> None:
    modules = modules_of(FILES)
    assert reached(["game.start"], modules, lambda module: module.mentioned) == {
        "game",
        "game.start",
        "game.rules",
        "game.plain",
        "game.late",
    }
    assert reached(["game.start"], modules, lambda module: module.loaded) == {"game", "game.start", "game.rules"}


def test_what_cannot_be_imported_is_left_out_and_so_is_what_needs_it() -> None:
    left = importable(modules_of(FILES), {"json", "typing"}.__contains__)
    assert modules_of(FILES).keys() - left.keys() == {"game.fast", "game.faster"}


def test_branches_for_other_machines_and_fallbacks_are_not_taken() -> None:
    source = b"""
import sys
if sys.platform == "win32":
    import winreg
else:
    import posix
try:
    import _datetime
except ImportError:
    import _pydatetime
if __name__ == "__main__":
    import argparse
"""
    (module,) = modules_of({"thing.py": source}).values()
    assert module.loaded == {"sys", "posix", "_datetime"}
