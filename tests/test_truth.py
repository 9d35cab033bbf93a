"""Small games are solved as by hand, and levels are measured by them."""

import sys

import pytest
from benchmarks import truth

from toptafel.kit import grid
from toptafel.kit.compiler.compiled import copy_states
from toptafel.position import Position

KIDS, ON_TOP, *_ = truth.cases()
A1, B1, F6 = 0, 1, 50  # two cells in a row and block, and one far from both


def three_cells(lead: int) -> Position:
    """SudoKids with three free cells: seat 1 is to move, then seat 0, then seat 1; seat 0 leads."""
    position = Position.dealt(KIDS.setup, "three cells")
    s = position.state[0]
    s["turn"], s["seat"], s["score"][0] = 33, 1, lead
    s["free"] = s["open"] = grid.as_set([A1, B1, F6])
    return position


def test_the_last_moves_are_solved_as_by_hand() -> None:
    """A cell has 12 others around; of A1 and B1 the first brings 11. F6, 11 for the other, then 12: 24 to 11."""
    assert truth.solved(KIDS, three_cells(lead=12)).values == {A1: 0.0, B1: 0.0, F6: 1.0}
    assert truth.solved(KIDS, three_cells(lead=13)).values == {A1: 0.0, B1: 0.0, F6: 0.5}
    assert truth.solved(KIDS, three_cells(lead=11)).values == {A1: 0.5, B1: 0.5, F6: 1.0}
    assert not truth.solved(KIDS, three_cells(lead=14)).matters


def test_every_tile_of_the_pile_can_come_next() -> None:
    state = Position.dealt(ON_TOP.setup, "tiles").state
    before = copy_states(state)
    drawn = truth.tiles_drawn(state)
    assert sorted(weight for weight, _ in drawn) == [1 / 8] * 6 + [2 / 8]
    assert len({int(each[0]["pile"][0]) for _, each in drawn}) == 7
    assert {tuple(sorted(each[0]["pile"][:8].tolist())) for _, each in drawn} == {
        tuple(sorted(before[0]["pile"][:8].tolist()))
    }
    assert state.tobytes() == before.tobytes()


def test_the_table_has_every_game_and_level(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["truth", "--positions", "2", "--seed", "some"])
    truth.main()
    first, *lines = capsys.readouterr().out.splitlines()
    assert first.split() == ["game", "positions", "level", "regret", "a", "best", "move"]
    assert len(lines) == 4 * 5
    truth.main()
    assert capsys.readouterr().out.splitlines()[1:] == lines
