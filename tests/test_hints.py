"""Hints: three moves with their chances, tried with the same luck, and told with their intervals."""

from typing import Any

import numpy as np
import pytest

from tests.positions import info_state_of, some_table
from toptafel import games
from toptafel.bots.bot import moves_of
from toptafel.bots.budget import Budget
from toptafel.bots.hint import hint
from toptafel.bots.policies import PIMC, Flat, Search
from toptafel.bots.sample import Sampler
from toptafel.game import InputError
from toptafel.kit import chance
from toptafel.kit.compiler.elsewhere import finish
from toptafel.kit.interval import share_interval
from toptafel.lab.simulate import random_table
from toptafel.table import InformationState, Table

every_game = pytest.mark.parametrize("name", games.names())


@every_game
def test_a_hint_tells_three_moves_with_their_chances(name: str) -> None:
    table = some_table(name)
    hints = hint(info_state_of(table), Budget(600), chance.generator("hint"))
    assert len(hints) == min(3, len(table.legal()))
    assert {one.move for one in hints} <= set(table.legal())
    assert all(0 <= one.low <= one.brings <= one.high <= 1 for one in hints)
    assert [one.brings for one in hints] == sorted((one.brings for one in hints), reverse=True)
    assert hints == hint(info_state_of(table), Budget(600), chance.generator("hint"))
    for one in hints:
        truly = table.position.tell(one.move, info_state_of(table).seat)
        assert one.does
        assert all(did in truly for did in one.does)  # and nothing of what only the deal knows


def test_a_hint_does_not_say_what_would_be_drawn() -> None:
    table = Table.open("uptown", players=3, seed=7)
    for one in hint(info_state_of(table), Budget(60), chance.generator("hint")):
        said, did = {told.message for told in one.does}, {told.message for told in table.position.tell(one.move, 0)}
        assert "told-drew" in did - said


def late_info_state(players: int) -> InformationState:
    """Of a small board with few free squares left, so that little is left to play."""
    return info_state_of(random_table(games.find("sudoku").set_up(players, {"board": "kids"}), 1, 20))


@pytest.fixture
def sampled(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """How many moves are played out at a time, and how often each."""
    noted, sample = list[tuple[int, int]](), Sampler.sample

    async def note(self: Sampler, rounds: int) -> None:
        noted.append((self.actions.size, rounds))
        await sample(self, rounds)

    monkeypatch.setattr(Sampler, "sample", note)
    return noted


def test_half_of_the_budget_chooses_the_three_moves_that_the_other_half_plays_out(
    sampled: list[tuple[int, int]],
) -> None:
    info_state = late_info_state(2)
    assert len(moves_of(info_state)) > 4
    assert len(hint(info_state, Budget(24), chance.generator("hint"))) == 3
    assert sampled[-1] == (3, 24 // 2 // 3)


def test_the_worse_half_is_dropped_again_and_again(sampled: list[tuple[int, int]]) -> None:
    info_state = few_moves(7)
    finish(Flat(Budget(84)).think(info_state, moves_of(info_state), chance.generator("halves")))
    assert sampled == [(7, 84 // 3 // 7), (4, 84 // 3 // 4), (2, 84 // 3 // 2)]


def few_moves(count: int) -> InformationState:
    """Of a small board that is nearly full, with so many moves left."""
    setup = games.find("sudoku").set_up(2, {"board": "kids"})
    tables = (random_table(setup, seed, moves) for seed in range(50) for moves in range(20, 34))
    return next(info_state_of(table) for table in tables if len(table.legal()) == count)


def test_three_moves_need_no_choice_and_have_the_whole_budget(sampled: list[tuple[int, int]]) -> None:
    assert len(hint(few_moves(3), Budget(24), chance.generator("hint"))) == 3
    assert sampled == [(3, 24 // 3)]


def test_the_best_hint_comes_first() -> None:
    chances = [one.brings for one in hint(late_info_state(2), Budget(60), chance.generator("order"))]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > chances[-1]


def test_a_few_playouts_that_are_all_won_prove_little() -> None:
    hints = [one for seed in range(9) for one in hint(few_moves(3), Budget(12), chance.generator(str(seed)))]
    assert {one.brings for one in hints} & {0.0, 1.0}
    assert all(one.low < one.high for one in hints)


def test_where_a_game_has_no_settings_a_hint_plays_out_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    tries, begin = list[int](), Sampler.__init__

    def note(self: Sampler, *given: Any, **named: Any) -> None:
        tries.append(given[3])
        begin(self, *given, **named)

    monkeypatch.setattr(Sampler, "__init__", note)
    monkeypatch.setattr("toptafel.bots.hint.settings_of", lambda game: {})
    hint(few_moves(3), Budget(3), chance.generator("hint"))
    assert tries == [1]


def test_a_hint_wants_a_source_of_chance() -> None:
    with pytest.raises(InputError, match="source"):
        hint(late_info_state(2), Budget(3), 7)  # type: ignore[arg-type]


def test_all_moves_are_tried_if_nothing_else_is_asked_for() -> None:
    info_state = late_info_state(2)
    actions = moves_of(info_state)
    for policy in (Flat(Budget(99)), Search(Budget(99)), PIMC(Budget(99), deals=2)):
        assert np.isfinite(finish(policy.think(info_state, actions, chance.generator("all")))).all()


def test_moves_are_tried_with_the_same_luck() -> None:
    info_state = late_info_state(1)
    sampler = Sampler(info_state, np.repeat(moves_of(info_state)[:1], 3), chance.generator("luck"), 1, whole=True)
    finish(sampler.sample(9))
    assert len(set(sampler.totals)) == 1


def test_playouts_go_on_to_the_end_in_deals_that_differ() -> None:
    info_state = info_state_of(random_table(games.find("sudoku").set_up(1, {"board": "kids"}), 1, 10))
    move = moves_of(info_state)[:1]
    after = info_state.position.copy()
    after.play(info_state.position.write(int(move[0])))
    sampler = Sampler(info_state, move, chance.generator("deals"), tries=0, whole=True)  # all chance is in the deals
    finish(sampler.sample(9))
    assert sampler.totals[0] > 9 * after.view(0)["seats"][0]["score"]  # type: ignore[typeddict-item]
    assert 9 * sampler.squares[0] > sampler.totals[0] ** 2


def test_points_are_no_share_of_a_win() -> None:
    assert hint(late_info_state(1), Budget(6), chance.generator("hint"))[0].brings > 1


def test_a_hint_for_one_alone_tells_points() -> None:
    table = random_table(games.find("sudoku").set_up(1), 1, 20)
    hints = hint(info_state_of(table), Budget(600), chance.generator("hint"))
    assert all(one.low <= one.brings <= one.high for one in hints)
    assert hints[0].brings > 50


def test_a_hints_interval_holds_the_chance_about_95_times_in_100() -> None:
    info_state = info_state_of(some_table("sudoku"))
    actions = moves_of(info_state)[:3]
    truth = Sampler(info_state, actions, chance.generator("truth"), 1, whole=True)
    finish(truth.sample(200_000))
    held = 0
    for number in range(200):
        sampler = Sampler(info_state, actions, chance.generator(str(number)), 1, whole=True)
        finish(sampler.sample(200))
        _, low, high = share_interval(sampler.totals, sampler.squares, sampler.rounds)[0]
        held += low <= truth.totals[0] / truth.rounds <= high
    assert 180 <= held <= 199
