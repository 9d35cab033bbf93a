"""Compiled code is kept, found again, and never in the way: whatever happens to its folder, the program goes on."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from toptafel.kit.compiler import cache

pytestmark = pytest.mark.slow  # a new process each time, which compiles

FOLDERS = {
    "one/__init__.py": "",
    "one/rules.py": """
from toptafel.kit.compiler.compiled import kernel

@kernel
def both(pair):
    return pair[0] + pair[1]

@kernel
def to_move(s):
    return both((s.seat + 4, s.seat + 6))
""",
    "two/__init__.py": "",
    "two/rules.py": """
from toptafel.kit.compiler.compiled import kernel

@kernel
def to_move(s):
    return s.seat + 20
""",
}
ASK = """
import sys
import numba
import numpy as np
{before}
from toptafel.game import RULES
from toptafel.kit.compiler import compiled
RULES.update(one="one.rules", two="two.rules")
from toptafel import engine
told = []
compiled.when_compiling(lambda module, fields: told.append(fields[-1]))
for name in ("one", "two"):
    states = np.zeros(1, np.dtype([("seat", np.int8), (name, np.int16)]))
    print(name, engine.whose_turn(states))
print("compiled", *told)
"""
PARTS = {
    "one/numbers.py": "MORE = 4\n",
    "one/parts/__init__.py": "",
    "one/parts/sums.py": """
from one.numbers import MORE
from toptafel.kit.compiler.compiled import kernel

@kernel
def more(number):
    return number + MORE
""",
}
SUM = "from one.parts import sums; print(sums.more(6))"
DIRECTLY = "from one import rules; print(rules.both((4, 6)))"
ROWS = """
import numpy as np
from toptafel.kit.compiler.compiled import kernel

@kernel
def row(count):
    return np.full(count, 7)

@kernel
def total(count):
    return row(count).sum()
"""
THREADS = """
import threading
from numba.core.registry import cpu_target
from toptafel import engine
from toptafel.game import RULES
import numpy as np
RULES.update(one="one.rules")
states, said, at_once = np.zeros(1, np.dtype([("seat", np.int8), ("one", np.int16)])), [], threading.Barrier(4)
kind = cpu_target.target_context.codegen()._library_class

def ask():
    at_once.wait()
    said.append(int(engine.whose_turn(states)))

threads = [threading.Thread(target=ask) for _ in range(at_once.parties)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(said, cpu_target.target_context.codegen()._library_class is kind)
"""
BOTH = "one 10\ntwo 20\ncompiled one two\n"
NONE = "one 10\ntwo 20\ncompiled\n"
NO_ROOM = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))"
LONG_WAY = "import os; os.environ['TOPTAFEL_LONG_WAY'] = '1'"


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder with two games in a few lines."""
    for name, text in FOLDERS.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    (tmp_path / "temporary").mkdir()
    return tmp_path


def begin(place: Path, before: str = "", script: str = ASK) -> subprocess.Popen[str]:
    paths = os.pathsep.join([str(place), *sys.path])
    environment = {"PYTHONPATH": paths, "TOPTAFEL_CACHE": str(place / "kept"), "TMPDIR": str(place / "temporary")}
    return subprocess.Popen(
        [sys.executable, "-c", script.format(before=before)],
        env={**os.environ, "TOPTAFEL_SHELF": str(place), **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def ask(place: Path, before: str = "", script: str = ASK) -> tuple[str, str]:
    """What a new process answers, and what it complains of."""
    process = begin(place, before, script)
    said, complained = process.communicate()
    assert process.returncode == 0, complained
    return said, complained


def files(place: Path) -> list[Path]:
    return sorted((place / "kept" / "compiled").iterdir())


def test_a_changed_game_is_compiled_again_and_no_other(place: Path) -> None:
    assert ask(place) == (BOTH, "")
    assert ask(place) == (NONE, "")
    (place / "two" / "rules.py").write_text(FOLDERS["two/rules.py"].replace("20", "30"))
    assert ask(place) == ("one 10\ntwo 30\ncompiled two\n", "")
    (place / "two" / "rules.py").write_text(FOLDERS["two/rules.py"])
    (place / "three").mkdir()
    (place / "three" / "__init__.py").write_text("")
    assert ask(place) == (NONE, "")


def test_what_is_in_a_folder_of_a_game_is_compiled_again_when_another_part_of_the_game_changes(place: Path) -> None:
    for name, text in PARTS.items():
        (place / name).parent.mkdir(exist_ok=True)
        (place / name).write_text(text)
    assert ask(place, script=SUM) == ("10\n", "")
    (place / "one" / "numbers.py").write_text("MORE = 5\n")
    assert ask(place, script=SUM) == ("11\n", "")


def test_what_was_only_part_of_others_can_be_called_by_itself_in_a_process_that_has_compiled_nothing(
    place: Path,
) -> None:
    ask(place)
    assert ask(place, script=DIRECTLY) == ("10\n", "")


def test_what_gives_python_an_array_does_so_too_where_another_has_brought_it_along(place: Path) -> None:
    (place / "rows.py").write_text(ROWS)
    ask(place, script="import rows; rows.total(2)")
    for _ in range(2):
        assert ask(place, script="import rows; print(rows.total(2), rows.row(2))") == ("14 [7 7]\n", "")


def test_threads_that_compile_the_same_leave_the_compiler_as_it_was(place: Path) -> None:
    assert ask(place, script=THREADS) == ("[10, 10, 10, 10] True\n", "")


def test_numbas_own_way_keeps_what_it_compiles_until_a_source_changes(place: Path) -> None:
    assert ask(place, LONG_WAY) == (BOTH, "")
    assert ask(place, LONG_WAY) == (NONE, "")
    (place / "two" / "rules.py").write_text(FOLDERS["two/rules.py"].replace("20", "30"))
    assert ask(place, LONG_WAY)[0].startswith("one 10\ntwo 30\n")
    assert not (place / "kept" / "compiled").exists()


@pytest.mark.parametrize("damage", [lambda text: b"", lambda text: text[:-9], lambda text: text[:-9] + 9 * b"!"])
def test_what_is_damaged_is_thrown_away_and_compiled_again(place: Path, damage: object) -> None:
    ask(place)
    for file in files(place):
        file.write_bytes(damage(file.read_bytes()))  # type: ignore[operator]
    assert ask(place) == (BOTH, "")
    assert ask(place) == (NONE, "")


def test_where_nothing_can_be_kept_everything_works_and_one_line_says_so(place: Path) -> None:
    said, complained = ask(place, NO_ROOM)
    assert said == BOTH
    assert complained.count("\n") == 1
    assert "cannot be kept in" in complained
    assert "compiled again at every start" in complained
    assert not files(place)


def test_a_warm_cache_is_used_though_nothing_can_be_written(place: Path) -> None:
    ask(place)
    before = [(file, file.stat().st_mtime_ns) for file in files(place)]
    assert ask(place, NO_ROOM) == (NONE, "")
    assert [(file, file.stat().st_mtime_ns) for file in files(place)] == before


def test_processes_that_compile_at_once_do_not_disturb_each_other(place: Path) -> None:
    processes = [begin(place) for _ in range(3)]
    assert {process.communicate()[0].splitlines()[0] for process in processes} == {"one 10"}
    assert [process.returncode for process in processes] == [0, 0, 0]
    assert ask(place) == (NONE, "")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The cache of this process, put elsewhere."""
    monkeypatch.setenv("TOPTAFEL_CACHE", str(tmp_path / "kept"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(cache, "LOST", {})
    return tmp_path / "kept" / "compiled"


def test_only_our_own_files_are_forgotten_the_oldest_first(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "MOST", 3000)
    for number in range(12):
        (home.parent / f"my-old-project{10 + number}").mkdir(parents=True)
        cache.save(f"name{number}", "key", [], bytes(1000))
        os.utime(next(home.glob(f"name{number}-*")), (number, number))
        (home / f"mine-{number}{cache.SUFFIX}").write_bytes(bytes(100))
    kept = [number for number in range(12) if cache.load(f"name{number}", "key")]
    assert kept == list(range(12))[-len(kept) :]
    assert 0 < len(kept) < 4
    assert len(list(home.parent.glob("my-old-project*"))) == len(list(home.glob("mine-*"))) == 12


def test_code_is_not_taken_from_a_temporary_folder_that_others_can_write_to(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    home.parent.write_text("no folder can be made here")
    cache.save("name", "key", [], b"content")
    assert f"it is kept in {cache.temporary_home()}" in capsys.readouterr().err
    assert cache.temporary_home().stat().st_mode & 0o777 == 0o700
    assert cache.load("name", "key") == b"content"
    cache.temporary_home().chmod(0o777)
    assert cache.load("name", "key") is None


def test_code_is_not_kept_in_a_folder_that_others_have_made(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    home.parent.write_text("no folder can be made here")
    cache.temporary_home().mkdir(mode=0o755)
    cache.save("name", "key", [], b"content")
    cache.save("other", "key", [], b"content")
    assert capsys.readouterr().err.count("compiled again at every start") == 1
    assert not list(cache.temporary_home().iterdir())


def test_a_link_is_not_a_private_folder(home: Path, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir(mode=0o700)
    cache.temporary_home().symlink_to(tmp_path / "elsewhere")
    assert not cache.is_private(cache.temporary_home())
    assert cache.is_private(tmp_path / "elsewhere")
