"""What the heuristic of Uptown prefers, on drawn boards where any player would agree, and what a position is worth."""

import numpy as np
import pytest

from toptafel import engine
from toptafel.games.uptown import GAME, heuristic
from toptafel.games.uptown.state import WILD
from toptafel.games.uptown.tests.positions import drawn
from toptafel.kit import chance
from toptafel.kit.grid import CELLS, NAMES, SIDE, as_set
from toptafel.position import Position


def rated(position: Position, text: str) -> float:
    return float(heuristic.heuristic(position.state[0], position.check(text)))


def best(position: Position) -> str:
    return max(position.legal(), key=lambda text: rated(position, text))


def worths(position: Position) -> list[float]:
    values = np.zeros(position.state[0]["players"])
    heuristic.worth(position.state[0], values)
    return [float(value) for value in values]


MIDDLE = "......... ......... ......... ...B.B... ......... ......... ......... ......... ........."


def test_a_tile_that_joins_two_groups_is_best() -> None:
    position = drawn(MIDDLE, {"B": "5 A H man wine"})
    assert best(position) == "5@D5"


def test_a_tile_beside_its_own_is_better_than_a_new_group() -> None:
    position = drawn(MIDDLE, {"B": "4 A H man wine"})
    assert rated(position, "4@C4") > rated(position, "4@A4")
    assert best(position).startswith("4@")


def test_two_neighbours_of_one_group_are_joined_once() -> None:
    ring = "......... ......... ......... ...BBB... ...B..... ...BBB..."
    lone = "......... ......... ......... ...B.B... ......... ...BBB..."
    assert heuristic.joined_groups(drawn(ring, {"B": "5 A H man wine"}).state[0], 0, 40) == 1
    assert heuristic.joined_groups(drawn(lone, {"B": "5 A H man wine"}).state[0], 0, 31) == 2


def test_groups_are_joined_where_the_two_words_of_a_board_meet() -> None:
    apart, around = "B........ .B.......", "BB....... .B......."
    rows = "......... " * 4
    assert heuristic.joined_groups(drawn(rows + apart, {}).state[0], 0, NAMES.index("F1")) == 2
    assert heuristic.joined_groups(drawn(rows + around, {}).state[0], 0, NAMES.index("F1")) == 1


def test_a_tile_has_a_place_in_its_column_its_row_or_on_its_picture_and_the_wild_one_anywhere() -> None:
    for cell in range(CELLS):
        row, column = divmod(cell, SIDE)
        homes = {column, SIDE + row, 2 * SIDE + row // 3 * 3 + column // 3, WILD}
        cells = np.array(as_set([cell]))
        assert {tile for tile in range(WILD + 1) if heuristic.placeable(cells, 1 << tile)} == homes
        assert heuristic.placeable(cells, (2 << WILD) - 1) == len(homes)
    assert heuristic.placeable(np.array(as_set([])), (2 << WILD) - 1) == 0


def test_early_in_the_game_any_lone_tile_is_as_welcome_as_another_and_more_than_a_free_square() -> None:
    free, blue, orange = (drawn(f"{lies}........", {"G": "1 A H 9 wine"}, seat=1) for lies in ".BO")
    assert rated(blue, "1@A1") == rated(orange, "1@A1") > rated(free, "1@A1") + 1


def test_the_wild_tile_is_kept_when_another_does_the_same() -> None:
    position = drawn(MIDDLE, {"B": "5 $ H man wine"})
    assert rated(position, "5@D5") > rated(position, "$@D5")


def test_late_in_the_game_a_free_square_is_better_than_a_lone_tile_of_another() -> None:
    row = "BBBBBBBBB BBBBBBBBB B........ ......... .G......."
    position = drawn(row, {"B": "2 A H man wine"})
    assert rated(position, "2@C2") > rated(position, "2@E2")


def test_captures_that_count_as_groups_are_avoided() -> None:
    board = "BB....... GG......."
    usual, blockers = (drawn(board, {"B": "1 A H 9 wine"}, scoring=scoring) for scoring in ("uptown", "blockers"))
    assert rated(blockers, "1@B1") < rated(usual, "1@B1") - 2


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("scoring", ["uptown", "blockers"])
def test_a_winner_has_more_than_the_others_and_nobody_more_than_all(players: int, scoring: str) -> None:
    for seed in range(20):
        position = Position.dealt(GAME.set_up(players, {"scoring": scoring}), seed)
        engine.playout(position.state, chance.generator(f"{seed}"))
        places, values = position.standing()["places"], worths(position)
        assert all(0 <= value <= 1 for value in values)
        winners = [value for place, value in zip(places, values, strict=True) if place == 1]
        others = [value for place, value in zip(places, values, strict=True) if place > 1]
        assert max(winners) == min(winners)
        assert min(winners) > max(others, default=-1)


def test_of_those_who_lose_the_one_with_fewer_groups_is_worth_more() -> None:
    for seed in range(10):
        position = Position.dealt(GAME.set_up(4), seed)
        engine.playout(position.state, chance.generator(f"{seed}"))
        standing, values = position.standing(), worths(position)
        losers = [seat for seat in range(4) if standing["places"][seat] > 1]
        for one in losers:
            for other in losers:
                groups = standing["scores"][other] - standing["scores"][one]
                assert (values[one] > values[other]) == (groups > 0)


def test_thinking_stops_some_tiles_further_or_when_the_game_is_over() -> None:
    root = Position.dealt(GAME.set_up(2), 1)
    position, source = root.copy(), chance.generator("done")
    for _ in range(heuristic.HORIZON):
        assert not heuristic.done(position.state[0], root.state[0])
        engine.play_move(position.state, engine.pick_move(position.state, source))
    assert heuristic.done(position.state[0], root.state[0])
    engine.playout(position.state, source)
    assert heuristic.done(position.state[0], position.state[0])
