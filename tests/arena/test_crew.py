"""Workers: however many there are, and even if some die, the table is the same."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from tests import players
from tests.arena.contests import PAIR, WORDS, table_of
from tests.test_cli import Runner
from toptafel.arena import log as logs
from toptafel.arena.contest import DealResult, Task
from toptafel.arena.crew import play_all
from toptafel.arena.plan import ContestPlan, Fixed
from toptafel.arena.pool import Pool
from toptafel.game import InputError


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
    assert 5 < match["test"]["took"] <= len(file.read_text().splitlines()) - 1
    assert match["deals"] == 100
    assert table_of(run(*words, "--jobs", "1")[1]) == table_of(out)
    assert table_of(run(*words, "--resume", str(file))[1]) == table_of(out)
