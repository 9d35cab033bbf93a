"""Who plays whom with which deal, what it is worth, and which deal is next."""

import json
from typing import Any

import numpy as np
import pytest

from tests.arena.contests import PAIR, contest_of
from toptafel import games
from toptafel.arena import contest as contests
from toptafel.arena.contest import Contest, DealResult, Pair, Task, play, play_once
from toptafel.arena.plan import ContestPlan, Fixed, Sequential
from toptafel.arena.report import cross_table, report
from toptafel.arena.statistics import Sprt
from toptafel.table import Table


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


TEAMS = games.find("on-top").set_up(4, {"teams": "yes"})


def test_partners_are_the_same_bot_and_every_team_is_the_lone_one_once(monkeypatch: pytest.MonkeyPatch) -> None:
    seatings: list[dict[int, int]] = []

    class Spy:
        def __init__(self, number: int) -> None:
            self.number = number

        def choose(self, info_state: Any, source: Any) -> str:
            if info_state.position.turn == 0:
                seatings.append({})
            seatings[-1][info_state.seat] = self.number
            return str(info_state.position.legal()[0])

    spies = {"greedy": Spy(0), "random": Spy(1)}
    monkeypatch.setattr(Contest, "player", lambda contest, name: spies[name])
    played = play(Contest.of(TEAMS, ("greedy", "random"), 7), Task(PAIR, 1))
    assert seatings == [{0: 0, 1: 1, 2: 0, 3: 1}, {0: 1, 1: 0, 2: 1, 3: 0}]
    assert len(played.wins) == 2


@pytest.mark.parametrize(
    ("places", "shares"), [([1, 2, 1, 2], [1, 0, 1, 0]), ([2, 1, 2, 1], [0, 1, 0, 1]), ([1, 1, 1, 1], [0.5] * 4)]
)
def test_a_team_that_wins_has_won_all_of_it(
    places: list[int], shares: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table.dealt(TEAMS, 1)
    monkeypatch.setattr(type(table.position), "standing", lambda position: {"places": places})
    assert [contests.share_of_first(table, seat) for seat in range(4)] == shares


def test_two_teams_have_one_match_a_pair_and_are_rated_as_two_sides() -> None:
    contest = Contest.of(TEAMS, ("greedy", "random"), 7)
    plan = ContestPlan(contest.pairs(), Fixed(9), (result(deal, 0.5) for deal in range(1, 10)))
    assert list(plan.matches) == [PAIR]
    found = report(contest, plan)
    assert found["sides"] == 2
    assert [found["ratings"][name]["points"] for name in contest.bots] == [0, 0]
    assert cross_table(found).splitlines()[-1].split()[2:] == ["50", "(34–66)", "·"]


@pytest.mark.parametrize("name", games.names())
def test_every_seat_is_of_one_side(name: str) -> None:
    for players in games.find(name).seats:
        assert games.find(name).set_up(players).sides == tuple((seat,) for seat in range(players))


@pytest.mark.parametrize(
    ("places", "shares"), [([1, 2, 3], [1, 0, 0]), ([1, 1, 3], [0.5, 0.5, 0]), ([1, 1, 1], [1 / 3, 1 / 3, 1 / 3])]
)
def test_a_shared_first_place_is_shared(
    places: list[int], shares: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table.open("uptown", 3, 1)
    monkeypatch.setattr(type(table.position), "standing", lambda position: {"places": places})
    assert [contests.share_of_first(table, seat) for seat in range(3)] == pytest.approx(shares)


@pytest.mark.parametrize(
    ("game", "players", "options", "scores", "ahead"),
    [
        ("sudoku", 3, {}, [9, 4, 7], [2, -5, -2]),
        ("uptown", 3, {}, [9, 4, 7], [-5, 3, -3]),  # of groups, fewest are best
        ("on-top", 4, {}, [9, 4, 7, 9], [0, -5, -2, 0]),
        ("on-top", 4, {"teams": "yes"}, [9, 4, 7, 5], [7, -7, 7, -7]),
    ],
)
def test_points_are_ahead_of_the_best_other_side(
    game: str, players: int, options: dict[str, str], scores: list[int], ahead: list[int], monkeypatch: Any
) -> None:
    table = Table.open(game, players, 1, options=options)
    monkeypatch.setattr(type(table.position), "standing", lambda position: {"scores": scores})
    assert [contests.points_ahead(table, seat) for seat in range(players)] == ahead


@pytest.mark.parametrize("name", games.names())
def test_whoever_has_the_first_place_alone_is_mostly_ahead_and_the_last_behind(name: str) -> None:
    ahead: dict[bool, int] = {True: 0, False: 0}
    contest = Contest.of(games.find(name).set_up(max(2, games.find(name).seats[0])), ("greedy", "random"), 7)
    for deal in range(1, 6):
        played = play(contest, Task(PAIR, deal))
        for win, points in zip(played.wins, played.points, strict=True):
            ahead[win > 0.5] += points
    assert ahead[True] > 0 >= ahead[False]


def test_two_players_have_one_match_a_pair_and_three_have_two() -> None:
    assert list(contest_of("fair", "easy", "random").pairs()) == [
        ("fair", "easy"),
        ("fair", "random"),
        ("easy", "random"),
    ]
    assert len(list(contest_of("fair", "easy", "random", seats=3).pairs())) == 6
    assert contest_of("fair", "easy", "random", seats=3).neighbours() == [("fair", "easy"), ("easy", "random")]


def result(deal: int, share: float) -> DealResult:
    return DealResult(Task(PAIR, deal), (share, share), (0, 0), (1, 1), (0.0, 0.0))


def test_who_is_slow_does_not_decide() -> None:
    shares = np.random.default_rng(1).integers(0, 3, 400) / 2 * 0.7 + 0.3
    rule, orders = Sequential(Sprt(0.5, 0.6), 5, 400), np.random.default_rng(2)
    plan = ContestPlan([PAIR], rule, (result(deal, share) for deal, share in enumerate(shares, 1)))
    decided = plan.matches[PAIR].length
    assert decided is not None
    assert 5 < decided < 400
    for _ in range(5):
        other = ContestPlan([PAIR], rule)
        for deal in orders.permutation(400):
            other.add(result(int(deal) + 1, shares[deal]))
        assert other.matches[PAIR].length == decided
        assert len(rule.looked_at(other.matches[PAIR].shares)) == decided
        assert [played.task.deal for played in other.matches[PAIR].counted()] == [1, 2, 3, 4, 5]


def test_a_test_that_is_decided_early_plays_the_deals_of_the_share_too() -> None:
    rule = Sequential(Sprt(0.5, 0.6), 300, 400)
    plan = ContestPlan([PAIR], rule)
    for deal in range(1, 301):
        assert not plan.finished
        assert 0 <= plan.progress() < 1
        assert plan.next_task() == Task(PAIR, deal)
        plan.add(result(deal, 1.0))
    assert plan.finished
    assert plan.next_task() is None
    assert len(plan.matches[PAIR].counted()) == 300
    assert len(rule.looked_at(plan.matches[PAIR].shares)) < 50


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
