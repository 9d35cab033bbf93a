"""What was found by attack: each of these once broke something."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from toptafel import games, record
from toptafel.game import InputError
from toptafel.kit.strict import LEVELS, MOST_BYTES, parse
from toptafel.kit.text.words import SAID, SHOWN, did_you_mean, quote, show
from toptafel.lab.simulate import random_record
from toptafel.table import Table

COMMAND = [sys.executable, "-m", "toptafel"]
LINE = random_record(games.find("sudoku").set_up(2), 7, 1).line()


def toptafel(*words: str, **options: object) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **options.pop("env", {})}  # type: ignore[dict-item]
    return subprocess.run([*COMMAND, *words], capture_output=True, text=True, env=environment, **options)  # type: ignore[call-overload,no-any-return]


def test_records_are_utf_8_whatever_the_terminal_speaks() -> None:
    done = subprocess.run(
        [*COMMAND, "simulate", "sudoku", "--seed", "é"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        check=True,
    )
    assert json.loads(done.stdout.decode("utf-8"))["seed"] == "é/1"


def test_a_seed_of_bytes_that_are_no_letters_is_refused_in_words() -> None:
    done = subprocess.run([*COMMAND, "simulate", "sudoku", "--seed", b"\xff"], capture_output=True, check=False)
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.count(b"\n") == 1
    assert b"letters that can be written down" in done.stderr


def test_a_key_that_stands_twice_among_many_is_found_at_once() -> None:
    keys = ", ".join(f'"{number}": 0' for number in range(200_000))
    begin = time.process_time()
    with pytest.raises(InputError, match="'199999' is there twice"):
        parse(f'{{{keys}, "199999": 1}}')
    assert time.process_time() - begin < 5


@pytest.mark.parametrize("depth", [LEVELS, 500, *range(960, 1010), 100_000])
def test_whatever_is_nested_too_deeply_is_refused(depth: int) -> None:
    line = LINE.replace('"result":', f'"result":{"[" * depth}{"]" * depth},"other":', 1)
    with pytest.raises(InputError, match="nested too deeply"):
        record.read(line)


def test_a_long_key_is_neither_echoed_nor_searched_for_likeness() -> None:
    with pytest.raises(InputError) as fault:
        record.read(f'{{"{"x" * 10_000_000}": 1, {LINE[1:]}')
    assert len(str(fault.value)) < 1000
    assert len(did_you_mean("uptown" * 10**6, games.names())) < 100


def test_a_line_is_not_read_beyond_what_a_record_can_be(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="too long: expected at most 64 MiB"):
        parse(" " * (MOST_BYTES + 1))
    file = tmp_path / "long.jsonl"
    with file.open("wb") as out:
        out.truncate(3 * MOST_BYTES)
    done = toptafel("replay", str(file))
    assert done.returncode == 1
    assert done.stderr == f"toptafel: {file}:1: too long: expected at most 64 MiB of JSON\n"


@pytest.mark.parametrize("bytes_", ["\x1b[31mred", "\x07\x08\x00", "\u202eleft", "\x9b2J"])
def test_what_a_terminal_would_obey_is_escaped(bytes_: str) -> None:
    content = {**json.loads(LINE), bytes_: 1, "moves": [bytes_], "seed": None}
    with pytest.raises(InputError) as key:
        record.read(json.dumps(content))
    del content[bytes_]
    with pytest.raises(InputError) as move:
        list(record.replay(record.read(json.dumps(content))))
    for said in (str(key.value), str(move.value), show(bytes_), quote(bytes_)):
        assert said.isprintable()


def test_a_move_of_any_length_is_refused_in_words() -> None:
    for name in games.names():
        table = Table.open(name, games.find(name).seats[0], 1)
        for length in (2_499, 2_501, 100_000):
            refusal = table.why_not("x" * length)
            assert refusal is not None
            for language in ("en", "nl", "de", "fr"):
                assert SHOWN < len(refusal.say(language)) < 2 * SAID


@pytest.mark.slow
@pytest.mark.parametrize("words", ["games", "rules uptown", "simulate sudoku", "replay -"])
def test_a_closed_output_or_input_gets_a_clear_answer(words: str) -> None:
    done = subprocess.run(["sh", "-c", f"{' '.join(COMMAND)} {words} >&-"], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith("toptafel: standard output is closed")
    done = subprocess.run(["sh", "-c", f"{' '.join(COMMAND)} {words} <&-"], capture_output=True, text=True)
    assert "Traceback" not in done.stderr
    assert done.returncode == (1 if words == "replay -" else 0)


def test_a_person_without_an_input_has_left() -> None:
    script = f"{' '.join(COMMAND)} play sudoku --seed 1 <&-"
    done = subprocess.run(["sh", "-c", script], capture_output=True, text=True)
    assert (done.returncode, "Traceback" in done.stderr) == (0, False)
    assert "You stopped the game" in done.stdout


IMPATIENT = """
import os, runpy, signal, sys

awaited = sys.argv.pop(1)

class Finder:
    def find_spec(self, name, path=None, target=None):
        if name == awaited:
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Finder())
runpy.run_module("toptafel", run_name="__main__")
"""


@pytest.mark.parametrize(
    "module", ["argparse", "toptafel.cli.arguments", "toptafel.game", "numpy", "toptafel.terminal"]
)
def test_whoever_presses_ctrl_c_while_something_is_loaded_is_shown_no_traceback(module: str) -> None:
    words = [sys.executable, "-c", IMPATIENT, module, "play", "sudoku", "--seed", "1"]
    done = subprocess.run(words, capture_output=True, text=True, input="q\n")
    assert "Traceback" not in done.stderr
    assert done.returncode in (130, -signal.SIGINT)


def test_deals_that_could_not_be_kept_are_not_played() -> None:
    done = toptafel("arena", "sudoku", "greedy", "random", "--deals", "1", cwd="/proc")
    assert (done.returncode, done.stdout) == (1, "")
    assert "nothing can be kept in this folder" in done.stderr
