"""The arena: the same seeds give the same table, whoever plays the deals and however often it was interrupted."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from tests import players
from tests.test_cli import Runner
from tests.waiting import PATIENCE
from toptafel import games
from toptafel.arena import command
from toptafel.arena import contest as contests
from toptafel.arena import log as logs
from toptafel.arena.contest import Contest, DealResult, Pair, Task, play, play_once
from toptafel.arena.crew import play_all
from toptafel.arena.plan import ContestPlan, Fixed, Sequential
from toptafel.arena.plot import signed
from toptafel.arena.pool import Pool
from toptafel.arena.statistics import Sprt
from toptafel.game import InputError
from toptafel.table import Table

PAIR = Pair("greedy", "random")
WORDS = ("arena", "uptown", "greedy", "random", "--seed", "7", "--jobs", "2")


# whoever runs the tests in the background ignores Ctrl-C, and so do the processes that the tests start
HEARS_CTRL_C = """
import signal
from toptafel.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)
main()
"""


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(monkeypatch, capsys)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "crew_of", lambda contest, order: players.AtOnce())


def contest_of(*bots: str, seats: int = 2) -> Contest:
    return Contest.of(games.find("uptown").set_up(seats), bots, 7)


def table_of(out: str) -> dict[str, Any]:
    """What must be the same: all but the clock."""
    found: dict[str, Any] = json.loads(out)
    assert found.pop("clock").keys() == found["bots"].keys()
    return found


def test_every_rotation_plays_the_same_deal_and_every_time_the_same_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, list[str]]] = []

    def spied(table: Table, seat: int) -> float:
        seen.append((json.dumps(table.deal), list(table.moves)))
        return share(table, seat)

    share = contests.share_of_first
    monkeypatch.setattr(contests, "share_of_first", spied)
    contest = contest_of("greedy", "random", seats=3)
    for number in (1, 2, 1):
        play(contest, Task(PAIR, number))
    assert seen[6:] == seen[:3]
    deals = [deal for deal, _ in seen]
    assert deals[0] == deals[1] == deals[2] != deals[3] == deals[4] == deals[5]
    assert deals[0] == json.dumps(Table.open("uptown", 3, "7/1").deal)
    assert len({tuple(moves) for _, moves in seen}) == 6


def test_the_lone_bot_sits_at_every_seat_once() -> None:
    turns: list[tuple[int, int]] = []

    class Spy:
        def __init__(self, number: int) -> None:
            self.number = number

        def choose(self, info_state: Any, source: Any) -> str:
            turns.append((info_state.seat, self.number))
            return str(info_state.position.legal()[0])

    contest = contest_of("greedy", "random", seats=3)
    for seat in range(3):
        turns.clear()
        play_once(contest, 1, seat, [Spy(0), Spy(1)], (contests.ThinkingTime(), contests.ThinkingTime()))
        assert set(turns) == {(other, int(other != seat)) for other in range(3)}


@pytest.mark.parametrize(
    ("places", "shares"), [([1, 2, 3], [1, 0, 0]), ([1, 1, 3], [0.5, 0.5, 0]), ([1, 1, 1], [1 / 3, 1 / 3, 1 / 3])]
)
def test_a_shared_first_place_is_shared(
    places: list[int], shares: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table.open("uptown", 3, 1)
    monkeypatch.setattr(type(table.position), "standing", lambda position: {"places": places})
    assert [contests.share_of_first(table, seat) for seat in range(3)] == pytest.approx(shares)


def test_two_players_have_one_match_a_pair_and_three_have_two() -> None:
    assert list(contest_of("fair", "easy", "random").pairs()) == [
        ("fair", "easy"),
        ("fair", "random"),
        ("easy", "random"),
    ]
    assert len(list(contest_of("fair", "easy", "random", seats=3).pairs())) == 6
    assert contest_of("fair", "easy", "random", seats=3).neighbours() == [("fair", "easy"), ("easy", "random")]


def result(deal: int, share: float) -> DealResult:
    return DealResult(Task(PAIR, deal), (share, share), (1, 1), (0.0, 0.0))


def test_who_is_slow_does_not_decide() -> None:
    shares = np.random.default_rng(1).integers(0, 3, 400) / 2 * 0.7 + 0.3
    plan, orders = ContestPlan([PAIR], Sequential(Sprt(0.5, 0.6), 400)), np.random.default_rng(2)
    for deal, share in enumerate(shares, 1):
        plan.add(result(deal, share))
    decided = [played.task.deal for played in plan.matches[PAIR].counted()]
    assert decided == list(range(1, len(decided) + 1))
    assert 5 < len(decided) < 400
    for _ in range(5):
        other = ContestPlan([PAIR], Sequential(Sprt(0.5, 0.6), 400))
        for deal in orders.permutation(400):
            other.add(result(int(deal) + 1, shares[deal]))
        assert [played.task.deal for played in other.matches[PAIR].counted()] == decided


def test_a_deal_with_a_gap_before_it_does_not_count_yet() -> None:
    plan = ContestPlan([PAIR], Fixed(3), [result(1, 1), result(3, 0)])
    assert [played.task.deal for played in plan.matches[PAIR].counted()] == [1]
    assert plan.next_task() == Task(PAIR, 2)
    assert plan.next_task() is None
    plan.add(result(2, 0))
    assert plan.finished


def test_the_match_with_the_fewest_deals_is_next() -> None:
    other = Pair("random", "greedy")
    plan = ContestPlan([PAIR, other], Fixed(2))
    assert [plan.next_task() for _ in range(5)] == [
        Task(PAIR, 1),
        Task(other, 1),
        Task(PAIR, 2),
        Task(other, 2),
        None,
    ]


def played_by(function: Callable[[Task], DealResult], deals: int, jobs: int) -> dict[int, tuple[float, ...]]:
    plan = ContestPlan([PAIR], Fixed(deals))
    with Pool(function, jobs) as pool:
        play_all(plan, pool, logs.begin({}, None))
    return {deal: played.wins for deal, played in plan.matches[PAIR].deals.items()}


def made_up(deals: int) -> dict[int, tuple[float, ...]]:
    return {deal: players.made_up(Task(PAIR, deal)).wins for deal in range(1, deals + 1)}


def test_results_that_come_late_are_put_in_their_place() -> None:
    found = played_by(players.slow_at_first, 8, 3)
    assert list(found) != sorted(found)
    assert found == made_up(8)


@pytest.mark.slow
def test_a_worker_that_dies_is_replaced_and_nothing_is_lost(tmp_path: Path) -> None:
    assert played_by(partial(players.dies_at_three, tmp_path, 2), 6, 2) == made_up(6)
    assert len(list(tmp_path.iterdir())) == 2


def test_a_deal_that_ends_its_worker_three_times_stops_the_contest_and_the_rest_is_kept(tmp_path: Path) -> None:
    plan, log = ContestPlan([PAIR], Fixed(6)), logs.begin({}, None)
    with (
        pytest.raises(InputError, match="deal 3 of greedy against random has ended its worker 3 times"),
        Pool(partial(players.dies_at_three, tmp_path, 9), 2) as pool,
    ):
        play_all(plan, pool, log)
    assert len(list(tmp_path.iterdir())) == 3
    assert [played.task.deal for played in plan.matches[PAIR].counted()] == [1, 2]
    assert all(not worker.process.is_alive() for worker in pool.workers)


def test_an_error_in_a_worker_is_told_with_its_place() -> None:
    with pytest.raises(RuntimeError, match=r"deal 1 of greedy against random.*\n(.*\n)*ZeroDivisionError: in deal 1"):
        played_by(players.errs, 1, 1)


@pytest.mark.slow
def test_any_number_of_workers_gives_the_same_table(run: Runner) -> None:
    words = ("arena", "uptown", "easy", "random", "gentle", "--seed", "7", "--deals", "4", "--json")
    tables = [table_of(run(*words, "--jobs", jobs)[1]) for jobs in ("1", "3")]
    assert tables[0] == tables[1]
    assert tables[0]["finished"]
    assert [match["deals"] for match in tables[0]["matches"]] == [4, 4, 4]
    assert tables[0]["bots"]["easy"] != "easy"


@pytest.mark.slow
def test_a_sequential_test_decides_the_same_with_any_number_of_workers(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    words = (*WORDS, "--sprt", "0.5,0.6", "--json")
    code, out, _ = run(*words, "--out", str(file))
    (match,) = table_of(out)["matches"]
    assert code == 0
    assert match["test"]["says"] == "high"
    assert match["test"]["ratio"] >= match["test"]["bounds"][1]
    assert 5 < match["deals"] <= len(file.read_text().splitlines()) - 1
    assert table_of(run(*words, "--jobs", "1")[1]) == table_of(out)
    assert table_of(run(*words, "--resume", str(file))[1]) == table_of(out)


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


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        ("arena", 2, "the following arguments are required: GAME, BOT"),
        ("arena uptwon random greedy", 1, "did you mean 'uptown'?"),
        ("arena uptown random", 1, "expected two bots or more, got 1"),
        ("arena uptown random gredy", 1, "no bot called 'gredy'; did you mean 'greedy'?"),
        ("arena uptown random search:0", 1, "a budget is more than nothing"),
        ("arena uptown random greedy random", 1, "the bot 'random' is there twice"),
        ("arena uptown random greedy --players 6", 1, "2 to 5 players, got 6"),
        ("arena sudoku random greedy --players 1", 1, "two players or more, got 1"),
        ("arena uptown random greedy --deals 0", 2, "expected a whole number from 1"),
        ("arena uptown random greedy --jobs 0", 2, "expected a whole number from 1"),
        ("arena uptown random greedy --sprt 0.6,0.5", 2, "expected LOW,HIGH with 0 < LOW < HIGH < 1"),
        ("arena uptown random greedy --sprt 0.5", 2, "expected a number between 0 and 1"),
        ("arena uptown random greedy --sprt 0.5,1", 2, "expected a number between 0 and 1"),
        ("arena uptown random greedy --alpha 0.1", 1, "--alpha is for a sequential test"),
        ("arena uptown random greedy --sprt 0.5,0.6 --alpha 0.6 --beta 0.6", 1, "less than 1 together"),
        ("arena uptown random greedy --sprt 0.5,0.6 --deals 9", 1, "leave out --deals"),
        ("arena uptown random greedy --plot x.png", 1, "a name that ends with .svg"),
        ("arena uptown random greedy --plot no/such/x.svg", 1, "no/such/x.svg: No such file"),
        ("arena uptown random greedy --out no/such/x", 1, "no/such/x: No such file"),
        ("arena uptown random greedy --resume no-such", 1, "no-such: No such file"),
        ("arena uptown random greedy --neighbours", 2, "cannot use '--neighbours'"),
        ("ladder", 2, "the following arguments are required: GAME"),
        ("ladder uptown random", 2, "one word too many"),
    ],
)
def test_nonsense_gets_one_clear_line(run: Runner, words: str, code: int, says: str) -> None:
    got, out, err = run(*words.split())
    assert (got, out) == (code, "")
    assert says in err
    assert err.count("\n") == 1


@pytest.mark.usefixtures("at_once")
def test_the_ladder_has_the_five_levels_from_hard_to_gentle(run: Runner) -> None:
    found = table_of(run("ladder", "uptown", "--deals", "2", "--json")[1])
    assert list(found["bots"]) == ["hard", "strong", "fair", "easy", "gentle"]
    assert len(found["matches"]) == 10
    found = table_of(run("ladder", "uptown", "--deals", "2", "--json", "--neighbours")[1])
    assert [(match["alone"], match["others"]) for match in found["matches"]] == [
        ("hard", "strong"),
        ("strong", "fair"),
        ("fair", "easy"),
        ("easy", "gentle"),
    ]


@pytest.mark.usefixtures("at_once")
def test_the_cross_table_of_two_players_says_every_match_both_ways(run: Runner) -> None:
    lines = run(*WORDS, "--deals", "60")[1].splitlines()
    assert lines[0] == "Uptown, 2 players, seed 7, scoring=uptown"
    (first,) = (line for line in lines if line.startswith("1 greedy"))
    (second,) = (line for line in lines if line.startswith("2 random"))
    assert first.split()[2:] == ["·", "58", "(49–67)"]
    assert second.split()[2:] == ["42", "(33–51)", "·"]
    assert "greedy alone against random: 58.3 % (49.0 to 66.6) in 60 deals" in lines
    assert lines[-3] == "seconds per move (wall clock)"


@pytest.mark.usefixtures("at_once")
def test_the_text_says_what_the_test_says(run: Runner) -> None:
    for bounds, says in [
        ("0.5,0.55", "50 % or 55 %: open"),
        ("0.2,0.3", "30 % rather than 20 %"),
        ("0.8,0.9", "80 % rather than 90 %"),
    ]:
        assert says in run(*WORDS, "--sprt", bounds, "--most", "30")[1]


@pytest.mark.usefixtures("at_once")
def test_the_plot_shows_every_bot_inside_the_picture(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "ladder.svg"
    found = json.loads(run("ladder", "uptown", "--deals", "20", "--json", "--plot", str(file))[1])
    picture = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    space = "{http://www.w3.org/2000/svg}"
    texts = {element.text for element in picture.iter(f"{space}text")}
    assert set(found["bots"]) <= texts
    width, height = map(float, picture.attrib["viewBox"].split()[2:])
    dots = [(float(dot.attrib["cx"]), float(dot.attrib["cy"])) for dot in picture.iter(f"{space}circle")]
    assert len(dots) == 5
    assert all(0 < x < width and 0 < y < height for x, y in dots)
    ratings = sorted((rating["points"] for rating in found["ratings"].values()), reverse=True)
    assert [x for x, _ in dots] == sorted((x for x, _ in dots), reverse=True)
    assert [signed(points) for points in ratings] == [
        element.text for element in picture.iter(f"{space}text") if element.attrib["font-size"] == "13"
    ][-5:]


@pytest.mark.usefixtures("at_once")
def test_the_commands_of_its_page_are_understood(run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (Path(__file__).parents[1] / "docs" / "arena.md").read_text(encoding="utf-8")
    commands = [line for block in re.findall(r"```sh\n(.*?)```", page, re.DOTALL) for line in block.splitlines()]
    assert len(commands) == 5
    monkeypatch.chdir(tmp_path)
    for line in commands:
        code, out, err = run(*line.split()[1:])
        assert (code, err) == (0, ""), line
        assert "ratings on the Elo scale" in out
    assert {file.name for file in tmp_path.iterdir()} == {"ladder.svg", "ladder.jsonl", "deals.jsonl"}


@pytest.mark.slow
def test_the_table_on_its_page_is_the_one_that_is_printed(run: Runner) -> None:
    page = (Path(__file__).parents[1] / "docs" / "arena.md").read_text(encoding="utf-8")
    command, table = re.findall(r"```(?:sh)?\n(.*?)```", page, re.DOTALL)[:2]
    out, times = run(*command.split()[1:])[1], "seconds per move"
    assert out.partition(times)[0] == table.partition(times)[0]
