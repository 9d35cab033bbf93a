"""The numbers of the arena: they say what they claim to say, tried on chance whose truth is known."""

import numpy as np
import pytest

from toptafel.arena.statistics import ELO, Array, MatchShares, Sprt, interval_of_mean, interval_of_points, ratings

CHANCE = np.random.default_rng


def games_of_two(chance: np.random.Generator, mean: float, deals: int) -> Array:
    """Shares of deals of two games each, won with a probability."""
    return chance.binomial(2, mean, deals) / 2


def test_twenty_wins_of_twenty_do_not_prove_that_all_are_won() -> None:
    interval = interval_of_mean(np.ones(20))
    assert interval.high == 1.0
    assert 0.75 < interval.low < 0.9
    even = interval_of_mean(np.full(20, 0.5))
    assert even.high - even.low > 0.1


def test_more_deals_make_the_interval_narrower_around_the_mean() -> None:
    few, many = (interval_of_mean(np.tile([0.0, 0.5, 1.0, 1.0], times)) for times in (5, 500))
    assert few.low < many.low < 0.625 < many.high < few.high
    assert many.high - many.low == pytest.approx(2 * 1.96 * np.std([0, 0.5, 1, 1]) / 2000**0.5, rel=0.01)


@pytest.mark.parametrize("mean", [0.1, 0.5, 0.9, 0.97])
@pytest.mark.parametrize("deals", [10, 50, 200])
def test_the_interval_holds_the_truth_at_least_nineteen_times_of_twenty(mean: float, deals: int) -> None:
    chance = CHANCE(1)
    intervals = [interval_of_mean(games_of_two(chance, mean, deals)) for _ in range(2000)]
    assert np.mean([interval.low <= mean <= interval.high for interval in intervals]) > 0.935


def test_the_interval_of_points_holds_the_truth_nineteen_times_of_twenty() -> None:
    chance = CHANCE(5)
    intervals = [interval_of_points(chance.integers(-9, 20, 100) / 2) for _ in range(2000)]
    assert 0.935 < np.mean([found is not None and found.low <= 2.5 <= found.high for found in intervals]) < 0.965


def test_one_deal_gives_no_interval_of_points() -> None:
    assert interval_of_points(np.array([3.0])) is None


@pytest.mark.slow
@pytest.mark.parametrize(("mean", "says_high"), [(0.5, 0.05), (0.6, 0.9)])
@pytest.mark.parametrize("games", [1, 2])
def test_the_sequential_test_errs_as_often_as_it_was_told_to(mean: float, says_high: float, games: int) -> None:
    test, chance = Sprt(0.5, 0.6, alpha=0.05, beta=0.1), CHANCE(2)
    verdicts = []
    for _ in range(2000):
        shares = chance.binomial(games, mean, 3000) / games
        decided = test.decided(shares)
        assert decided is not None
        verdicts.append(test.ratios(shares)[decided - 1] > 0)
    assert np.mean(verdicts) == pytest.approx(says_high, abs=0.025)


def test_the_sequential_test_is_decided_by_the_first_deals_that_suffice() -> None:
    test, shares = Sprt(0.5, 0.6), games_of_two(CHANCE(3), 0.7, 500)
    decided = test.decided(shares)
    assert decided is not None
    assert 5 < decided < 500
    assert test.decided(shares[: decided - 1]) is None
    spoilt = np.concatenate([shares[:decided], np.zeros(500)])
    assert test.decided(spoilt) == decided


def test_a_few_equal_deals_do_not_decide() -> None:
    assert Sprt(0.5, 0.55).decided(np.full(20, 1.0)) != 1
    assert Sprt(0.5, 0.6).decided(np.full(5, 0.75)) is None


@pytest.mark.parametrize(("alpha", "beta", "low", "high"), [(0.05, 0.05, -2.944, 2.944), (0.01, 0.2, -1.599, 4.382)])
def test_the_bounds_are_those_of_wald(alpha: float, beta: float, low: float, high: float) -> None:
    bounds = Sprt(0.5, 0.6, alpha, beta).bounds
    assert (bounds.low, bounds.high) == pytest.approx((low, high), abs=1e-3)


def test_ratings_find_the_strengths_that_made_the_results() -> None:
    truth, players, chance = np.array([1.2, 0.3, -0.2, -1.3]), 3, CHANCE(4)
    matches = []
    for alone in range(4):
        for others in range(4):
            if alone != others:
                odds = np.exp(truth[alone] - truth[others]) / (players - 1)
                matches.append(MatchShares(alone, others, chance.binomial(3, odds / (1 + odds), 4000) / 3))
    found = ratings(matches, 4, players)
    assert [rating.points for rating in found] == pytest.approx(ELO * truth, abs=12)
    assert all(rating.interval.low < rating.points < rating.interval.high for rating in found)
    assert sum(rating.points for rating in found) == pytest.approx(0, abs=1e-6)


def test_ten_to_one_is_400_points() -> None:
    first, second = ratings([MatchShares(0, 1, np.tile([1.0] * 10 + [0.0], 1000))], 2, 2)
    assert first.points - second.points == pytest.approx(400, abs=1)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_match_as_between_equals_makes_equals(players: int) -> None:
    first, second = ratings([MatchShares(0, 1, np.full(50, 1 / players))], 2, players)
    assert first.points == pytest.approx(second.points, abs=1e-6)


def test_winning_everything_gives_a_finite_rating_and_a_wide_interval() -> None:
    first, second = ratings([MatchShares(0, 1, np.ones(20))], 2, 2)
    assert 200 < first.points < 400
    assert first.interval.high - first.interval.low > 200
    assert np.isfinite(second.interval.low)


def test_no_deals_say_nothing() -> None:
    first, second = ratings([MatchShares(0, 1, np.array([]))], 2, 2)
    assert first.points == second.points == 0
    assert first.interval.low < -200 < 200 < first.interval.high


def test_the_interval_of_a_rating_holds_the_truth_about_nineteen_times_of_twenty() -> None:
    chance, truth = CHANCE(5), ELO * np.log(0.75 / 0.25) / 2
    found = [ratings([MatchShares(0, 1, games_of_two(chance, 0.75, 60))], 2, 2)[0].interval for _ in range(200)]
    assert np.mean([interval.low <= truth <= interval.high for interval in found]) == pytest.approx(0.95, abs=0.04)


def test_equal_results_have_equal_ratings_to_the_last_bit() -> None:
    matches = [MatchShares(0, 1, games_of_two(CHANCE(6), 0.6, 40)), MatchShares(1, 2, games_of_two(CHANCE(7), 0.7, 30))]
    assert ratings(matches, 3, 2) == ratings(matches, 3, 2)
