"""Moves of On Top that any player would see, and what a position is worth."""

import numpy as np
import pytest

from toptafel import engine
from toptafel.game import Value
from toptafel.games.on_top import GAME, heuristic
from toptafel.games.on_top.rules import stones_left
from toptafel.games.on_top.state import GOLDEN_BIT
from toptafel.games.on_top.tests.positions import FIRST, drawn
from toptafel.games.on_top.tests.test_towers import FIVE, SIX
from toptafel.kit import chance
from toptafel.position import Position


def rated(position: Position, move: str) -> float:
    return float(heuristic.heuristic(position.state[0], position.read(move)))


def worths(position: Position) -> list[float]:
    found = np.zeros(8)
    heuristic.worth(position.state[0], found)
    return [round(float(part), 6) for part in found[: position.state[0]["players"]]]


def after_random_moves(seed: int, players: int, moves: int = 99, **options: Value) -> Position:
    setup = GAME.set_up(players, options)
    position, source = Position.dealt(setup, seed), chance.generator(str(seed))
    while position.to_move is not None and moves:
        engine.play_move(position.state, engine.pick_move(position.state, source))
        moves -= 1
    return position


def test_of_two_readings_the_one_with_oneself_on_top_is_better() -> None:
    position = drawn(SIX, "RBYW")
    assert rated(position, "c6d5") > rated(position, "d5c6")  # blue in the middle, or yellow


def test_a_tower_is_better_for_whoever_is_on_top() -> None:
    white, blue, yellow = ["W", "B", "R", "Y"], ["B", "W", "R", "Y"], ["Y", "W", "R", "B"]
    values = [rated(drawn(FIVE, "WRBY", colours=colours), "d5e6") for colours in (white, yellow, blue)]
    assert values == sorted(values, reverse=True)  # white is on top, yellow below, blue not there


def test_a_partner_may_have_the_tower_an_opponent_may_not() -> None:
    beside, across = ["B", "W", "R", "Y"], ["B", "Y", "W", "R"]
    opponents = rated(drawn(FIVE, "WRBY", colours=beside, teams="yes"), "d5e6")
    partners = rated(drawn(FIVE, "WRBY", colours=across, teams="yes"), "d5e6")
    assert partners > 0 > opponents


BLUE, GOLDEN = 1, 1 << GOLDEN_BIT
CORNERS, SIXTHS = 0, 1
ALONE, PARTNERS = 0, 1


def promise(free: int, segments: int, sides: int = ALONE, counted: int = SIXTHS) -> list[float]:
    """What an intersection promises each colour."""
    return [
        float(part) for part in heuristic.PROMISE[counted, sides, free, heuristic.NUMBER[segments]] / heuristic.UNIT
    ]


def test_the_golden_rim_promises_more() -> None:
    stone = heuristic.STONE[ALONE]
    assert promise(0, BLUE) == [1 + stone, 0, 0, 0]
    assert promise(0, GOLDEN + BLUE) == [2 + stone, 0, 0, 0]
    assert promise(2, GOLDEN + BLUE)[0] > promise(2, BLUE)[0] > promise(2, BLUE)[1]


@pytest.mark.parametrize("rim", [0, GOLDEN])
def test_the_last_free_field_is_covered_by_any_colour_or_a_triangle(rim: int) -> None:
    """Another colour would be as strong as blue, and nobody would place a stone."""
    covered = heuristic.SHARP + heuristic.BLACK
    safe = (heuristic.SHARP / 4 + heuristic.BLACK) / covered
    assert promise(1, rim + BLUE)[0] == pytest.approx(safe * promise(0, rim + BLUE)[0], abs=1 / heuristic.UNIT)


def test_moves_and_open_intersections_count_in_points() -> None:
    position, scores = drawn(FIVE, "WRBY"), np.zeros(8)
    assert 0 < abs(rated(position, "d5e6")) < 10
    heuristic.expect(position.state[0], scores)
    stones = [int(stones_left(position.state[0], colour)) for colour in range(4)]
    assert stones == [5] * 4
    assert all(5 < score + heuristic.STONE[ALONE] * 5 < 50 for score in scores[:4])  # nobody has a point yet


def expected(position: Position) -> list[float]:
    scores = np.zeros(8)
    heuristic.expect(position.state[0], scores)
    return scores.tolist()


def test_a_move_is_rated_by_what_it_changes_for_oneself_and_for_the_others() -> None:
    for seed in range(6):
        before = after_random_moves(seed, players=4, moves=3 * seed)
        after, move, seat = before.copy(), before.legal()[seed], before.to_move
        assert seat is not None
        after.play(move)
        gains = [new - old for new, old in zip(expected(after), expected(before), strict=True)]
        own = gains.pop(seat)
        assert rated(before, move) == pytest.approx(own - sum(gains) / 3, abs=0.1 / heuristic.UNIT)


def test_before_the_end_whoever_expects_more_is_worth_more() -> None:
    for seed in range(6):
        position = after_random_moves(seed, players=3, moves=15)
        assert np.argsort(worths(position)).tolist() == np.argsort(expected(position)[:3]).tolist()


def test_a_move_shows_the_tile_that_is_laid() -> None:
    shown = [heuristic.shows(drawn(FIVE, tile).state[0]) for tile in ("WRBY", "BRWY", "WRBY")]
    assert shown[0] == shown[2] != shown[1]


def test_to_partners_a_stone_is_worth_more() -> None:
    assert promise(0, BLUE, PARTNERS)[0] > promise(0, BLUE)[0]


def test_with_sixths_one_segment_more_is_less_safe_where_a_wide_corner_still_fits() -> None:
    assert promise(1, 2 * BLUE) == promise(1, 2 * BLUE, counted=CORNERS)
    assert promise(2, 2 * BLUE)[0] < promise(2, 2 * BLUE, counted=CORNERS)[0]


def test_at_the_start_all_seats_of_a_side_are_worth_the_same() -> None:
    assert worths(drawn(FIRST)) == [0.25] * 4
    assert worths(drawn(FIRST, teams="yes")) == [0.25] * 4


def test_who_wins_is_worth_most_and_all_together_one() -> None:
    for seed in range(20):
        position = after_random_moves(seed, players=2 + seed % 3)
        places = position.standing()["places"]
        found = worths(position)
        assert abs(sum(found) - 1) < 1e-5
        assert min(part for part, place in zip(found, places, strict=True) if place == 1) >= max(found) / 2
        assert max(found) >= 0.5 / places.count(1)


def test_partners_are_worth_the_same() -> None:
    for seed in range(5):
        first, second, third, fourth = worths(after_random_moves(seed, players=4, teams="yes"))
        assert (first, second) == (third, fourth)


def test_some_turns_are_foreseen_or_the_end() -> None:
    root, near = after_random_moves(1, players=2, moves=5), after_random_moves(1, players=2, moves=6)
    far, over = after_random_moves(1, players=2, moves=5 + heuristic.HORIZON), after_random_moves(1, players=2)
    assert not heuristic.done(root.state[0], root.state[0])
    assert not heuristic.done(near.state[0], root.state[0])
    assert heuristic.done(far.state[0], root.state[0])
    assert heuristic.done(over.state[0], over.state[0])
