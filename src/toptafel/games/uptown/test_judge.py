"""What the judge of Uptown prefers, on drawn boards where any player would agree, and what a position is worth."""

import numpy as np
import pytest

from toptafel.games.uptown import GAME, judge
from toptafel.games.uptown.test_rules import drawn
from toptafel.kit import chance, engine
from toptafel.kit.compiled import States


def judged(state: States, text: str) -> float:
    return float(judge.judge(state[0], GAME.check(state, None, text)))


def best(state: States) -> str:
    return max(GAME.legal(state), key=lambda text: judged(state, text))


def worths(state: States) -> list[float]:
    values = np.zeros(state[0]["players"])
    judge.worth(state[0], values)
    return [float(value) for value in values]


MIDDLE = "......... ......... ......... ...B.B... ......... ......... ......... ......... ........."


def test_a_tile_that_joins_two_groups_is_best() -> None:
    state = drawn(MIDDLE, {"B": "5 A H man wine"})
    assert best(state) == "5@D5"


def test_a_tile_beside_its_own_is_better_than_a_new_group() -> None:
    state = drawn(MIDDLE, {"B": "4 A H man wine"})
    assert judged(state, "4@C4") > judged(state, "4@A4")
    assert best(state).startswith("4@")


def test_two_neighbours_of_one_group_are_joined_once() -> None:
    ring = "......... ......... ......... ...BBB... ...B..... ...BBB..."
    lone = "......... ......... ......... ...B.B... ......... ...BBB..."
    assert judge.joined_groups(drawn(ring, {"B": "5 A H man wine"})[0], 0, 40) == 1
    assert judge.joined_groups(drawn(lone, {"B": "5 A H man wine"})[0], 0, 31) == 2


def test_the_wild_tile_is_kept_when_another_does_the_same() -> None:
    state = drawn(MIDDLE, {"B": "5 $ H man wine"})
    assert judged(state, "5@D5") > judged(state, "$@D5")


def test_late_in_the_game_a_free_square_is_better_than_a_lone_tile_of_another() -> None:
    row = "BBBBBBBBB BBBBBBBBB B........ ......... .G......."
    state = drawn(row, {"B": "2 A H man wine"})
    assert judged(state, "2@C2") > judged(state, "2@E2")


def test_captures_that_count_as_groups_are_avoided() -> None:
    board = "BB....... GG......."
    usual, blockers = (drawn(board, {"B": "1 A H 9 wine"}, scoring=scoring) for scoring in ("uptown", "blockers"))
    assert judged(blockers, "1@B1") < judged(usual, "1@B1") - 2


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("scoring", ["uptown", "blockers"])
def test_a_winner_has_more_than_the_others_and_nobody_more_than_all(players: int, scoring: str) -> None:
    for seed in range(20):
        state = GAME.start(setup := GAME.set_up(players, {"scoring": scoring}), GAME.deal(setup, seed))
        engine.playout(state, chance.generator(f"{seed}"))
        places, values = GAME.standing(state)["places"], worths(state)
        assert all(0 <= value <= 1 for value in values)
        winners = [value for place, value in zip(places, values, strict=True) if place == 1]
        others = [value for place, value in zip(places, values, strict=True) if place > 1]
        assert max(winners) == min(winners)
        assert min(winners) > max(others, default=-1)


def test_thinking_stops_some_tiles_further_or_when_the_game_is_over() -> None:
    setup = GAME.set_up(2)
    root = GAME.start(setup, GAME.deal(setup, 1))
    state, source = root.copy(), chance.generator("done")
    for _ in range(judge.HORIZON):
        assert not judge.done(state[0], root[0])
        engine.play_move(state, engine.pick_move(state, source))
    assert judge.done(state[0], root[0])
    engine.playout(state, source)
    assert judge.done(state[0], state[0])
