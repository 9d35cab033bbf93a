"""What a table can be asked, whatever its game: to go back, to be copied and sent, to mind turns and seats."""

import copy
import pickle
from collections.abc import Callable
from functools import partial
from typing import cast

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from tests.positions import replayed, tables
from toptafel import engine, games
from toptafel.game import STRANGER, IllegalMove, InputError
from toptafel.kit import chance
from toptafel.lab.simulate import play_any, random_table
from toptafel.position import Position
from toptafel.table import Table

every_game = pytest.mark.parametrize("name", games.names())
NO_SEATS: list[object] = [7, -2, True, "0", None, 0.0]


def content(table: Table) -> tuple[object, ...]:
    """All that a table knows."""
    return table.state.tobytes(), table.turn, table.moves, table.seed, table.deal, table.setup


def play_on(table: Table) -> None:
    """One more move, if there is one."""
    for text in table.legal()[:1]:
        table.play(text)


@every_game
@given(data=st.data())
def test_a_table_at_a_turn_is_what_the_moves_until_then_made_of_the_deal(name: str, data: DataObject) -> None:
    table = data.draw(tables(name))
    turn = data.draw(st.integers(0, table.turn))
    before, then = content(table), table.at(turn)
    assert content(table) == before
    assert (then.turn, then.moves, then.seed) == (turn, table.moves[:turn], table.seed)
    assert then.state.tobytes() == replayed(then, table.deal).state.tobytes()
    for move in table.moves[turn:]:
        then.play(move)
    assert content(then) == before


@every_game
@given(data=st.data())
def test_moves_are_taken_back_and_played_again(name: str, data: DataObject) -> None:
    table = data.draw(tables(name))
    count, before = data.draw(st.integers(0, table.turn)), content(table)
    again = table.moves[table.turn - count :]
    then = table.at(table.turn - count)
    table.back(count)
    assert content(table) == content(then)
    for move in again:
        table.play(move)
    assert content(table) == before
    then = table.at(max(0, table.turn - 1))
    if table.turn:
        table.back()
    assert content(table) == content(then)


@every_game
@pytest.mark.parametrize("count", [-1, 4, True, 1.0, "1", None])
def test_only_so_many_moves_as_there_were_are_taken_back(name: str, count: int) -> None:
    table = Table.open(name, games.find(name).seats[-1], seed=1)
    for _ in range(3):
        play_on(table)
    before = content(table)
    for ask in (table.back, table.at, table.tell):
        with pytest.raises(InputError, match="expected"):
            ask(count)
    assert content(table) == before


@every_game
@given(data=st.data())
def test_a_copy_is_played_apart(name: str, data: DataObject) -> None:
    table = data.draw(tables(name))
    before = content(table)
    for other in (table.copy(), copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert content(other) == before
        play_on(other)
        assert content(table) == before
        assert table.to_move is None or content(other) != before
        assert other.state.tobytes() == replayed(other, other.deal).state.tobytes()


@pytest.mark.slow
@every_game
@given(data=st.data())
def test_a_position_a_setup_and_a_refusal_can_be_sent(name: str, data: DataObject) -> None:
    table = data.draw(tables(name))
    position, setup = pickle.loads(pickle.dumps((table.position, table.setup)))
    assert setup == table.setup == position.setup
    assert setup.game is table.game
    assert (position.state.tobytes(), position.turn) == (table.state.tobytes(), table.turn)
    refusal = table.why_not("")
    assert refusal is not None
    sent = pickle.loads(pickle.dumps(refusal))
    assert isinstance(sent, IllegalMove)
    assert (sent.reason, sent.details, str(sent)) == (refusal.reason, refusal.details, str(refusal))


@every_game
@given(data=st.data())
def test_a_move_is_for_the_turn_that_it_was_meant_for(name: str, data: DataObject) -> None:
    table = data.draw(tables(name))
    before = content(table)
    for text in table.legal()[:1]:
        for turn in (table.turn - 1, table.turn + 1):
            with pytest.raises(IllegalMove) as refused:
                table.play(text, table.to_move, turn)
            assert refused.value.reason == "too-late"
            assert refused.value.details == {"meant": str(turn), "turn": table.turn}
            assert f"this is turn {table.turn}" in str(refused.value)
        assert content(table) == before
        table.play(text, table.to_move, table.turn)
        assert table.moves[-1] == text


@every_game
@given(data=st.data())
def test_how_a_move_can_go_on_is_for_the_seat_to_move(name: str, data: DataObject) -> None:
    table = data.draw(tables(name))
    assert bool(table.complete()) == (table.to_move is not None)
    for text in table.legal()[:1]:
        assert table.complete(text[:-1], table.to_move)
        assert "" in table.complete(text, table.to_move)
    for seat in {*range(table.setup.players)} - {table.to_move}:
        with pytest.raises(IllegalMove) as refused:
            table.complete("", seat)
        assert refused.value.reason == ("game-over" if table.to_move is None else "not-your-turn")


@every_game
@given(data=st.data())
def test_a_sight_is_a_position_of_the_same_table_that_looks_the_same(name: str, data: DataObject) -> None:
    table = data.draw(tables(name))
    for seat in range(table.setup.players):
        info_state = table.information_state(seat)
        assert (info_state.seat, info_state.setup, info_state.position.turn) == (seat, table.setup, table.turn)
        assert info_state.state is info_state.position.state
        assert info_state.position.view(seat) == table.position.view(seat)


@every_game
def test_what_a_seat_cannot_know_is_dealt_otherwise_whenever_it_is_asked_for(name: str) -> None:
    """Or a bot of somebody's own could learn by heart what is dealt to it, and imagine that alone."""
    table = Table.open(name, games.find(name).seats[-1], seed=1)
    play_on(table)
    imagined = [table.information_state(0) for _ in range(6)]
    deals = [str(one.position.deal) for one in imagined]
    guesses = [str(guess.deal) for one in imagined for guess in one._guesses[1:]]
    redealt = {str(table.position.redeal(0, chance.generator(str(number))).deal) for number in range(6)}
    hides = len(redealt) > 1  # in some games a seat knows everything
    for dealt in (deals, guesses):
        seen = [*dealt, str(table.deal)]
        assert len({*seen}) > len(seen) / 2 if hides else len({*seen}) == 1  # few cards may lie alike twice


def test_a_deal_has_as_much_luck_as_it_needs() -> None:
    """A match of a hundred games: all of them are shuffled."""
    deal = Position.dealt(games.find("top-spot").set_up(5, {"games": 100}), 1).deal
    assert len({str(hands) for hands in cast(list[object], deal["hands"])}) == 100


@every_game
@given(data=st.data())
def test_every_view_has_the_turn_and_the_moves_so_far(name: str, data: DataObject) -> None:
    table = data.draw(tables(name))
    for seat in range(STRANGER, table.setup.players):
        view = table.view(seat)
        assert (view["turn"], view["moves"]) == (len(table.moves), table.moves)
        assert table.position.view(seat)["turn"] == table.turn


@every_game
def test_what_has_been_played_begins_again_as_if_nothing_had_been(name: str) -> None:
    setup = games.find(name).set_up(games.find(name).seats[-1])
    for seed in range(3):
        table, source = Table.dealt(setup, seed), chance.generator("again")
        begin = table.state.copy()
        while table.to_move is not None:
            play_any(table, source)
        engine.begin_dealt(table.state)
        assert table.state.tobytes() == begin.tobytes()


@every_game
def test_nothing_is_read_or_played_after_the_end(name: str) -> None:
    table, source = Table.open(name, games.find(name).seats[0], seed=1), chance.generator("end")
    while table.to_move is not None:
        play_any(table, source)
    before = content(table)
    for ask in (table.position.read, table.position.check, table.position.play, table.play):
        with pytest.raises(IllegalMove) as refused:
            ask(table.moves[-1])
        assert refused.value.reason == "game-over"
    assert content(table) == before


@every_game
@pytest.mark.parametrize("seat", NO_SEATS, ids=repr)
def test_whoever_is_not_a_seat_is_refused(name: str, seat: int) -> None:
    table = Table.open(name, games.find(name).seats[-1], seed=1)
    play_on(table)
    before = content(table)
    redeal = partial(table.position.redeal, source=chance.generator("seat"))
    asked: list[Callable[[int], object]] = [
        table.view,
        table.draw,
        table.information_state,
        partial(table.tell, 0),
        redeal,
    ]
    for ask in asked:
        with pytest.raises(InputError, match=rf"expected a seat from 0 to {table.setup.players - 1}"):
            ask(seat)
    with pytest.raises(InputError, match="expected a seat"):
        table.information_state(STRANGER)
    assert content(table) == before


@every_game
@pytest.mark.parametrize("kind", [np.int8, np.uint16, np.int64])
def test_whole_numbers_of_any_kind_are_seats(name: str, kind: Callable[[int], int]) -> None:
    table = Table.open(name, kind(games.find(name).seats[-1]), seed=kind(1))
    play_on(table)
    seat, source = kind(0), chance.generator("seat")
    assert table.view(seat) == table.view(0)
    assert table.draw(seat) == table.draw(0)
    assert table.tell(kind(0), seat) == table.tell(0, 0)
    assert table.information_state(seat).seat == 0
    assert table.position.redeal(seat, source.copy()).deal == table.position.redeal(0, source.copy()).deal


def test_a_drawing_is_80_wide_if_nothing_else_is_asked_for() -> None:
    table = random_table(games.find("on-top").set_up(2), 1, 20)
    wide = {width: table.draw(language="nl", width=width) for width in (60, 80, 100)}
    assert len({*wide.values()}) == 3
    assert table.draw(language="nl") == table.position.draw(language="nl") == wide[80]


@every_game
@given(data=st.data())
def test_a_position_goes_through_moves_and_stays_as_it_is(name: str, data: DataObject) -> None:
    table = data.draw(tables(name))
    start, played = table.at(0).position, list[str]()
    before = start.state.tobytes()
    for step in start.steps(table.moves):
        played.append(step.move)
        then = table.at(len(played)).position
        assert (step.position.turn, step.to_move) == (then.turn, then.to_move)
        assert step.position.state.tobytes() == start.after(played).state.tobytes() == then.state.tobytes()
    assert played == table.moves
    assert (start.turn, start.state.tobytes()) == (0, before)
    assert start.after([]) is not start


@every_game
def test_moves_are_refused_in_words_when_one_breaks_a_rule(name: str) -> None:
    table = Table.open(name, games.find(name).seats[-1], seed=1)
    play_on(table)
    start, before = table.at(0).position, content(table)
    with pytest.raises(IllegalMove):
        start.after([*table.moves, "no such move"])
    steps = start.steps([*table.moves, "no such move"])
    assert [next(steps).move for _ in table.moves] == table.moves
    with pytest.raises(IllegalMove):
        next(steps)
    for wrong in ("text", 7, None):
        with pytest.raises(InputError, match="expected the texts of moves"):
            start.after(wrong)  # type: ignore[arg-type]
    with pytest.raises(InputError, match="a move is a text"):
        start.after([7])  # type: ignore[list-item]
    assert content(table) == before


@every_game
def test_views_of_several_seats_are_the_views_of_each(name: str) -> None:
    table = Table.open(name, games.find(name).seats[-1], seed=1)
    play_on(table)
    seats = [STRANGER, *range(table.setup.players)]
    assert table.position.views(seats) == [table.position.view(seat) for seat in seats]
    assert table.position.views([]) == []
    with pytest.raises(InputError, match="expected a seat from 0"):
        table.position.views([0, 9])
