"""What the heuristic of SuDoKu prefers, on drawn boards where any player would agree, and what a position is worth."""

import numpy as np
import pytest

from toptafel import engine
from toptafel.games.sudoku import GAME, heuristic, rules
from toptafel.games.sudoku.tests.positions import START, STUCK_KIDS, drawn, kids
from toptafel.kit import chance
from toptafel.position import Position


def rated(position: Position, text: str) -> float:
    return float(heuristic.heuristic(position.state[0], position.check(text)))


def best(position: Position) -> str:
    return max(position.legal(), key=lambda text: rated(position, text))


def worths(position: Position) -> list[float]:
    values = np.zeros(position.state[0]["players"])
    heuristic.worth(position.state[0], values)
    return [float(value) for value in values]


@pytest.mark.parametrize("referee", ["strict", "table"])
def test_the_square_with_most_points_is_best(referee: str) -> None:
    assert best(kids("12.... 3...4. ...... ...... ...... .5....", "6", referee=referee)) == "B2"


@pytest.mark.parametrize("referee", ["strict", "table"])
def test_a_point_is_worth_as_much_wherever_it_is_made(referee: str) -> None:
    position = kids("12.... 3...4. ...... ...... ...... .5....", "6", referee=referee)
    for text in ("B2", "D4", "A6"):
        points = rules.points(position.state[0], position.check(text))
        assert rated(position, text) == pytest.approx(heuristic.POINT * points)


def test_at_a_table_a_card_is_laid_where_it_fits_and_nothing_is_claimed() -> None:
    position = drawn(START, "5", players=2, referee="table")
    assert rated(position, "A2") > rated(position, "E1")  # E5 is golden
    assert rated(position, "A2") > rated(position, "stuck")


def test_at_a_table_the_leader_claims_that_a_card_fits_nowhere_and_nobody_else_does() -> None:
    position = kids(STUCK_KIDS, "12", players=2, referee="table")
    position.state[0]["score"] = [20, 5, 0, 0]
    assert best(position) == "stuck"
    position.state[0]["score"] = [6, 5, 0, 0]
    assert best(position) == "stuck"
    position.state[0]["score"] = [1, 0, 0, 0]
    assert best(position) == "stuck"
    for score in ([5, 20, 0, 0], [5, 5, 0, 0]):  # a win that is shared is none
        position.state[0]["score"] = score
        others = [rated(position, move) for move in position.legal() if move != "stuck"]
        assert rated(position, "stuck") < min(others)


SETTINGS = [
    {},
    {"scoring": "lines"},
    {"referee": "table"},
    {"board": "kids"},
    {"board": "kids", "scoring": "block", "repeats": "yes"},
]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", SETTINGS)
def test_a_winner_has_more_than_the_others_and_nobody_more_than_all(players: int, options: dict[str, str]) -> None:
    for seed in range(20):
        position = Position.dealt(GAME.set_up(players, options), seed)
        engine.playout(position.state, chance.generator(f"{seed}"))
        places, values = position.standing()["places"], worths(position)
        assert all(0 <= value <= 1 for value in values)
        winners = [value for place, value in zip(places, values, strict=True) if place == 1]
        others = [value for place, value in zip(places, values, strict=True) if place > 1]
        assert min(winners) > max(others, default=-1)


@pytest.mark.parametrize("options", SETTINGS)
def test_alone_more_points_are_worth_more_and_all_points_everything(options: dict[str, str]) -> None:
    position = Position.blank(GAME.set_up(1, options))
    position.state[0]["score"][0] = 30
    few = worths(position)
    position.state[0]["score"][0] = 60
    assert 0 < few[0] < worths(position)[0] < 1


def test_a_full_board_alone_is_worth_one() -> None:
    position = kids("1", "")
    position.state[0]["score"][0] = 36 * (5 + 3 + 4) / 2
    assert worths(position) == [1]


def test_thinking_stops_some_turns_further_or_when_the_game_is_over() -> None:
    root = drawn(START, "", players=2)
    position, source = root.copy(), chance.generator("done")
    for _ in range(heuristic.HORIZON):
        assert not heuristic.done(position.state[0], root.state[0])
        engine.play_move(position.state, engine.pick_move(position.state, source))
    assert heuristic.done(position.state[0], root.state[0])
    engine.playout(position.state, source)
    assert heuristic.done(position.state[0], position.state[0])
