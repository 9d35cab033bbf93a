"""The command line: what it prints, and that it answers nonsense in one line."""

import io
import json
import os
import pty
import random
import subprocess
import sys
from pathlib import Path

import pytest

from tests.waiting import PATIENCE
from toptafel import cli, games
from toptafel.lab.bench import SIZES

Run = tuple[int, str, str]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> "Runner":
    return Runner(monkeypatch, capsys)


class Runner:
    """Calls the command with words and gives its exit code, output and errors."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *words: str, typed: str = "") -> Run:
        self.monkeypatch.setattr(sys, "argv", ["toptafel", *words])
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code: object = 0
        try:
            cli.main()
        except SystemExit as stop:
            code = stop.code
        out, err = self.capsys.readouterr()
        return (code, out, err) if isinstance(code, int) else (1, out, f"{code}\n")


def test_games_lists_the_registry_with_seats_and_options(run: Runner) -> None:
    code, out, _ = run("games")
    assert code == 0
    assert "uptown     Uptown, 2–5 players (Kory Heath; Funagain Games, 2007)" in out
    assert "--set scoring=uptown|blockers  Count groups" in out
    assert "--set teams=no|yes" in out
    assert run() == run("games")


@pytest.mark.parametrize(
    ("environment", "words", "said"),
    [
        ({"LANG": "nl_NL.UTF-8"}, [], "spelers"),
        ({"LANG": "nl_NL.UTF-8", "LC_MESSAGES": "de_AT"}, [], "Spieler"),
        ({"LANG": "nl_NL.UTF-8", "LC_MESSAGES": "de_AT", "LC_ALL": "fr"}, [], "joueurs"),
        ({"LANG": "nl_NL.UTF-8", "LC_ALL": ""}, [], "spelers"),
        ({"LANG": "nl_NL.UTF-8", "LC_ALL": "C.UTF-8"}, [], "players"),
        ({"LANG": "pt_BR.UTF-8"}, [], "players"),
        ({"LC_ALL": "nl@euro"}, ["--lang", "de"], "Spieler"),
        ({}, [], "players"),
    ],
)
def test_the_language_is_that_of_the_environment(
    run: Runner, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], words: list[str], said: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert f"2–5 {said} (" in run("games", *words)[1]
    assert words or f"2–5 {said} (" in run()[1]


def test_the_registry_is_shown_without_loading_the_compiler() -> None:
    script = (
        "import sys; from toptafel import cli; sys.argv = ['toptafel', 'games']; cli.main(); print(sorted(sys.modules))"
    )
    out = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert "'toptafel.games.uptown'" in out
    assert "'numba'" not in out
    assert "'numpy'" not in out


def test_rules_speak_four_languages(run: Runner) -> None:
    texts = {run("rules", "uptown", "--lang", language)[1] for language in ("en", "nl", "de", "fr")}
    assert len(texts) == 4
    assert all("Kory Heath" in text for text in texts)
    assert run("rules", "uptown")[1] in texts


def test_simulate_writes_the_same_records_for_the_same_seed(run: Runner, tmp_path: Path) -> None:
    words = ("simulate", "uptown", "--players", "3", "--set", "scoring=blockers", "--seed", "7", "--legal")
    code, out, _ = run(*words, "--games", "3")
    assert code == 0
    lines = out.splitlines()
    assert len(lines) == 3
    assert run(*words, "--games", "2")[1].splitlines() == lines[:2]
    content = json.loads(lines[0])
    assert (content["players"], content["options"], content["seed"]) == (3, {"scoring": "blockers"}, "7/1")
    assert len(content["legal"]) == len(content["moves"])
    file = tmp_path / "games.jsonl"
    assert run(*words, "--games", "3", "--out", str(file))[1] == ""
    assert file.read_text(encoding="utf-8") == out
    assert run("replay", str(file))[:2] == (0, f"{file}: 3 records, all in order\n")


def test_replay_names_the_first_broken_line_and_move(run: Runner, tmp_path: Path) -> None:
    lines = run("simulate", "uptown", "--seed", "1", "--games", "2")[1].splitlines()
    broken = json.loads(lines[1])
    broken["moves"][16] = "B:7@A1"
    file = tmp_path / "games.jsonl"
    file.write_text(f"{lines[0]}\n{json.dumps(broken)}\n", encoding="utf-8")
    code, _, err = run("replay", str(file))
    assert code == 1
    assert err.startswith(f"toptafel: {file}:2: move 17, 'B:7@A1': ")
    assert err.count("\n") == 1


def test_replay_shows_a_seat_only_what_it_may_see(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    line = run("simulate", "uptown", "--players", "3", "--seed", "1")[1]
    content = json.loads(line)
    content.update(moves=content["moves"][:4], result=None)
    file.write_text(json.dumps(content), encoding="utf-8")
    rack = sorted(content["deal"]["piles"]["G"][:5])
    for seat in ("1", "2"):
        out = run("replay", str(file), "--show", "--seat", seat)[1]
        first = out.split("\n1. ")[0]
        beside = " ".join(line[39:] for line in first.splitlines())
        shown = [sorted(part.partition("Seat")[0].split()) for part in beside.split("rack ")[1:]]
        assert len(shown) == 1
        assert (shown[0] == rack) == (seat == "2")
        assert out.count("┌─man") == 5
    assert run("replay", str(file), "--show", "--seat", "4")[0] == 1


@pytest.mark.slow
def test_replay_reads_standard_input(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "toptafel"]
    line = subprocess.run([*command, "simulate", "uptown"], capture_output=True, text=True, check=True).stdout
    done = subprocess.run([*command, "replay", "-"], input=line, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "-: 1 record, all in order\n")


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "no records"),
        (b"\n \n", "no records"),
        (b"{", ":1: not JSON"),
        (b"\xff\xfe", ":1: not UTF-8 at byte 1"),
        (b"\n[]\n", ":2: expected a JSON object"),
        ('{"format":"toptafel/1","\ud800":1}'.encode("utf-8", "surrogatepass"), "not UTF-8"),
        (b'{"format":"toptafel/1","\\ud800":1}', "unknown key '\\ud800'"),
    ],
)
def test_replay_explains_what_is_not_a_file_of_records(run: Runner, tmp_path: Path, content: bytes, says: str) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_bytes(content)
    code, out, err = run("replay", str(file))
    assert (code, out) == (1, "")
    assert says in err


def test_perft_counts_from_the_middle_of_a_game(run: Runner) -> None:
    words = ("perft", "uptown", "--players", "4", "--seed", "golden", "--after", "48")
    assert run(*words, "--depth", "2")[1] == "1 42\n2 1683\n"


@pytest.mark.slow
def test_bench_prints_every_figure(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("toptafel.lab.bench.LONG_ENOUGH", 0.001)
    monkeypatch.setattr("toptafel.lab.bench.start", lambda *words: 0.5)
    code, out, _ = run("bench", "uptown", "--json", "--repeat", "2")
    assert code == 0
    (result,) = json.loads(out)["games"]
    whats = [figure["what"] for figure in result["figures"]]
    assert whats[:3] == ["playouts by mask", "playouts by list", "one call a move from Python"]
    assert [f"batches of {size}" for size in SIZES] == whats[3:7]
    assert all(figure["best"] > 0 for figure in result["figures"])
    assert "playouts by mask" in run("bench", "uptown", "--repeat", "1")[1]


def test_bench_measures_what_is_set_up(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("toptafel.lab.bench.rate", lambda setup, work: 1.0)
    monkeypatch.setattr("toptafel.lab.bench.start", lambda *words: 0.5)
    first_line = run("bench", "uptown", "--players", "3", "--set", "scoring=blockers")[1].splitlines()[0]
    assert first_line.startswith("uptown, 3 players, scoring=blockers; a state has")
    results = json.loads(run("bench", "--json")[1])["games"]
    assert [result["game"] for result in results] == games.names()
    assert ("uptown", 4) in [(result["game"], result["players"]) for result in results]


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        ("gmaes", 2, "no command 'gmaes'; did you mean 'games'?"),
        ("simulate", 2, "the following arguments are required: GAME"),
        ("simulate uptwon", 1, "no game called 'uptwon'; did you mean 'uptown'?"),
        ("simulate uptown --player 3", 2, "cannot use '--player'; did you mean '--players'?"),
        ("simulate uptown more", 2, "cannot use 'more'; one word too many"),
        ("simulate uptown --players 6", 1, "Uptown is for 2 to 5 players, got 6"),
        ("simulate uptown --players two", 2, "expected a whole number from 1"),
        ("simulate uptown --games 0", 2, "expected a whole number from 1"),
        ("simulate uptown --games ٣", 2, "expected a whole number from 1"),
        ("simulate uptown --set scoring", 1, "expected --set option=value, got 'scoring'"),
        ("simulate uptown --set scorin=uptown", 1, "no option 'scorin'; did you mean 'scoring'?"),
        ("simulate uptown --set scoring=blocker", 1, "did you mean 'blockers'?"),
        ("simulate uptown --set scoring=uptown --set scoring=blockers", 1, "'scoring' is set twice"),
        ("simulate uptown --out no/such/folder/x", 1, "no/such/folder/x: No such file or directory"),
        ("rules uptown --lang xx", 2, "invalid choice: 'xx'"),
        ("replay no-such-file", 1, "no-such-file: No such file or directory"),
        ("replay .", 1, "Is a directory"),
        ("perft uptown --depth 10", 2, "expected a whole number from 1 to 9"),
        ("play uptown --seat 3", 1, "expected a seat from 1 to 2, got 3"),
        ("play uptown --seat 0", 2, "expected a whole number from 1"),
        ("bench uptwon", 1, "did you mean 'uptown'?"),
        ("bench uptown --players 6", 1, "Uptown is for 2 to 5 players, got 6"),
        ("bench --players 3", 1, "--players and --set are for one game: toptafel bench GAME"),
        ("bench --set level=expert", 1, "--players and --set are for one game: toptafel bench GAME"),
    ],
)
def test_nonsense_gets_one_clear_line(run: Runner, words: str, code: int, says: str) -> None:
    got, out, err = run(*words.split())
    assert (got, out) == (code, "")
    assert says in err
    assert err.count("\n") == 1


@pytest.mark.slow
def test_two_hundred_mutated_command_lines_get_one_clear_line(run: Runner) -> None:
    dice = random.Random(20)
    whole = ["simulate", "uptown", "--players", "3", "--set", "scoring=blockers", "--games", "2", "--seed", "5"]
    fragile = range(whole.index("--games") + 1)  # where no small change makes sense again
    for _ in range(200):
        words, at = list(whole), dice.choice(fragile)
        spot = dice.randrange(len(words[at]))
        words[at] = words[at][:spot] + dice.choice(["x", "é", "--", "\ud800", "=", ""]) + words[at][spot + 1 :]
        code, out, err = run(*words)
        assert (code in (1, 2), out, err.count("\n")) == (True, "", 1), words


def test_a_person_asks_for_moves_errs_reads_the_rules_and_leaves(run: Runner) -> None:
    typed = "?\n7@Z9\nr\n\n"
    code, out, _ = run("play", "uptown", "--players", "2", "--seed", "3", "--lang", "nl", typed=typed)
    assert code == 0
    assert "geldige zetten" in out
    assert "7@Z9" in out
    assert "Kory Heath" in out
    assert "gestopt" in out


def test_a_whole_game_in_the_terminal_ends_with_the_places(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    from toptafel.terminal import Sitting

    played: list[str] = []

    def first_legal(sitting: Sitting) -> bool:
        played.append(sitting.table.legal()[0])
        sitting.move(played[-1], sitting.seat)
        return True

    monkeypatch.setattr(Sitting, "take_turn", first_legal)
    out = run("play", "uptown", "--players", "3", "--seat", "2", "--seed", "3")[1]
    assert len(played) == 24
    assert games.find("uptown").say("en", "over", reason="finished") in out
    assert out.count("seat 2, you") == 1
    assert "Fewest groups win." in out


@pytest.mark.slow
def test_a_progress_bar_shows_only_on_a_terminal_and_only_when_it_takes_long() -> None:
    leader, follower = pty.openpty()
    script = """
import time
from toptafel.cli.records import progress
for _ in progress(range(3), shown=True):
    time.sleep(0.6)
"""
    subprocess.run([sys.executable, "-c", script], stderr=follower, check=True, timeout=PATIENCE)
    os.close(follower)
    assert "playing" in os.read(leader, 10_000).decode()
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=PATIENCE)
    assert done.stderr == ""


def test_names_and_options_are_completed_in_the_shell(tmp_path: Path) -> None:
    def complete(line: str) -> list[str]:
        found = tmp_path / "found"
        environment = {"_ARGCOMPLETE": "1", "_ARGCOMPLETE_IFS": "|", "_ARGCOMPLETE_STDOUT_FILENAME": str(found)}
        environment |= {"COMP_LINE": line, "COMP_POINT": str(len(line)), "COMP_TYPE": "9"}
        subprocess.run([sys.executable, "-m", "toptafel"], env={**os.environ, **environment}, capture_output=True)
        return [word.strip() for word in found.read_text().split("|")]

    assert complete("toptafel simulate upt") == ["uptown"]
    assert complete("toptafel simulate uptown --set scoring=b") == ["scoring=blockers"]
