"""Deals that are kept in a file: gone on with, refused if it is another's or damaged, kept at Ctrl-C."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests import players
from tests.arena.contests import WORDS, table_of
from tests.test_cli import Runner
from tests.waiting import PATIENCE
from toptafel.arena import command

# whoever runs the tests in the background ignores Ctrl-C, and so do the processes that the tests start
HEARS_CTRL_C = """
import signal
from toptafel.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)
main()
"""


@pytest.mark.usefixtures("at_once")
def test_a_resumed_contest_gives_the_same_table_and_plays_only_what_is_missing(run: Runner, tmp_path: Path) -> None:
    file, whole = tmp_path / "deals.jsonl", run(*WORDS, "--deals", "6", "--json")[1]
    run(*WORDS, "--deals", "3", "--out", str(file))
    kept = file.read_bytes()
    assert table_of(run(*WORDS, "--deals", "6", "--json", "--resume", str(file))[1]) == table_of(whole)
    assert file.read_bytes().startswith(kept)
    assert len(file.read_text().splitlines()) == 7
    again = run("arena", "uptown", "greedy", "random", "--deals", "6", "--json", "--resume", str(file))  # its seed
    assert table_of(again[1]) == table_of(whole)
    assert len(file.read_text().splitlines()) == 7


@pytest.mark.usefixtures("at_once")
def test_a_resumed_test_goes_on_with_the_number_of_deals_that_was_said_beforehand(run: Runner, tmp_path: Path) -> None:
    file, words = tmp_path / "deals.jsonl", (*WORDS, "--sprt", "0.5,0.55", "--json", "--deals")
    run(*words, "9", "--most", "20", "--out", str(file))
    whole = run(*words, "9", "--most", "60")[1]
    assert table_of(run(*words, "9", "--most", "60", "--resume", str(file))[1]) == table_of(whole)
    code, _, err = run(*words, "10", "--most", "60", "--resume", str(file))
    assert code == 1
    assert "is of another contest: its test is" in err


@pytest.mark.usefixtures("at_once")
def test_a_torn_last_line_is_dropped_and_played_again(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    whole = run(*WORDS, "--deals", "3", "--json", "--out", str(file))[1]
    file.write_bytes(file.read_bytes()[:-20])
    code, out, err = run(*WORDS, "--deals", "3", "--json", "--resume", str(file))
    assert (code, table_of(out)) == (0, table_of(whole))
    assert err == f"{file}: its last line was torn and is dropped: its deal is played again\n"
    assert len(file.read_text().splitlines()) == 4


@pytest.fixture
def kept(run: Runner, tmp_path: Path, at_once: None) -> Path:
    file = tmp_path / "deals.jsonl"
    run(*WORDS, "--deals", "2", "--out", str(file))
    return file


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("arena uptown random greedy", "is of another contest: its bots is"),
        ("arena uptown greedy random --seed 8", "its seed is 7, not 8"),
        ("arena uptown greedy random --players 3", "its players is 2, not 3"),
        ("arena uptown greedy random --set scoring=blockers", "its options is"),
        ("arena uptown greedy random --sprt 0.5,0.6", "its test is null, not"),
        ("arena uptown greedy random --out x", "leave out --out"),
    ],
)
def test_another_contest_is_not_gone_on_with(run: Runner, kept: Path, words: str, says: str) -> None:
    before = kept.read_bytes()
    code, out, err = run(*words.split(), "--resume", str(kept))
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert says in err
    assert kept.read_bytes() == before


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (lambda lines: [], "its first line is torn or missing"),
        (lambda lines: ["x"], ":1: not JSON"),
        (lambda lines: ["{}"], "is not the file of a contest"),
        (lambda lines: [lines[0], "x", lines[2]], ":2: not JSON"),
        (lambda lines: [*lines, lines[1]], ":4: deal 1 of this match is there twice"),
        (lambda lines: [*lines, lines[1].replace('"deal":1', '"deal":0')], ":4: 'deal' is a whole number from 1"),
        (lambda lines: [*lines, lines[1].replace('"greedy"', '"greed"')], ":4: 'alone' is one of greedy, random"),
        (lambda lines: [*lines, lines[1].replace('"wins":[', '"wins":[0,')], ":4: 'wins' is a list of 2 numbers"),
        (lambda lines: [*lines, lines[1].replace('"wins":[', '"wins":[true],"w":[')], ":4: unknown key 'w'"),
        (lambda lines: [*lines, lines[1].replace('"points":[', '"points":[0,')], ":4: 'points' is a list of 2 numbers"),
        (lambda lines: [lines[0].replace('"layout":2,', ""), lines[1]], "is of another version, whose deals say other"),
    ],
)
def test_a_damaged_file_is_refused_in_one_line(
    run: Runner, kept: Path, damage: Callable[[list[str]], list[str]], says: str
) -> None:
    lines = damage(kept.read_text().splitlines())
    kept.write_text("".join(f"{line}\n" for line in lines))
    code, out, err = run(*WORDS, "--deals", "2", "--resume", str(kept))
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert says in err


@pytest.mark.usefixtures("at_once")
def test_no_file_is_overwritten(run: Runner, kept: Path) -> None:
    before = kept.read_bytes()
    code, out, err = run(*WORDS, "--deals", "2", "--out", str(kept))
    assert (code, out) == (1, "")
    assert "is there already" in err
    assert kept.read_bytes() == before


def open_lines(file: Path) -> list[str]:
    """The whole lines of a file that is being written."""
    return file.read_text().rpartition("\n")[0].splitlines()


@pytest.mark.slow
def test_ctrl_c_prints_and_keeps_what_was_played(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    words = [sys.executable, "-c", HEARS_CTRL_C, *WORDS, "--deals", "100000", "--json", "--out", str(file)]
    stopped = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, process_group=0)
    while not file.exists() or not {1, 2, 3} <= {json.loads(line).get("deal") for line in open_lines(file)}:
        assert stopped.poll() is None
        time.sleep(0.05)
    os.killpg(stopped.pid, signal.SIGINT)
    printed, said = stopped.communicate(timeout=PATIENCE)
    assert stopped.returncode == 130
    played = len(open_lines(file)) - 1
    kept = f"toptafel: stopped; {played} deals are kept in {file}; to go on: the same words, and --resume {file}\n"
    assert said.decode() == kept
    table = table_of(printed.decode())
    assert not table["finished"]
    deals = table["matches"][0]["deals"]
    assert 3 <= deals <= played
    resumed = run(*WORDS, "--deals", str(deals), "--json", "--resume", str(file))[1]
    assert table_of(resumed) == {**table, "finished": True}


def test_ctrl_c_keeps_what_nobody_asked_to_keep(run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for number in (1, 2):
        monkeypatch.setattr(command, "crew_of", lambda contest, order: players.AtOnce(until=3))
        code, out, err = run(*WORDS, "--json")
        assert (code, table_of(out)["matches"][0]["deals"]) == (130, 3)
        name = f"arena-uptown-{number}.jsonl"
        assert err.endswith(f"--resume {name}\n")
    monkeypatch.setattr(command, "crew_of", lambda contest, order: players.AtOnce())
    resumed = run(*WORDS, "--json", "--resume", "arena-uptown-1.jsonl")[1]
    assert table_of(resumed) == table_of(run(*WORDS, "--json")[1])
