"""Random set-ups and positions of any game in the registry, for the laws and the bots."""

from collections.abc import Iterator
from operator import eq

from hypothesis import assume
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from tests.write_golden import own_editions
from toptafel import games
from toptafel.game import Deal, IllegalMove, InputError, Setup, View
from toptafel.kit import chance
from toptafel.lab.simulate import random_table
from toptafel.position import Position
from toptafel.table import InformationState, Table

SEEDS = st.integers(0, 10**9)


@st.composite
def setups(draw: DrawFn, name: str) -> Setup:
    """A number of players, options and an edition of a game that go together."""
    game = games.find(name)
    players = draw(st.sampled_from(game.seats))
    options = {option.name: draw(st.sampled_from(option.examples(players))) for option in game.options}
    edition = draw(st.sampled_from([None, *own_editions(game).values()]))
    try:
        return game.set_up(players, options, edition)
    except InputError:
        assume(False)
        raise


@st.composite
def tables(draw: DrawFn, name: str) -> Table:
    """A table somewhere between the deal and the end of a random game."""
    setup = draw(setups(name))
    length = len(random_table(setup, seed := draw(SEEDS), 10**6).moves)
    return random_table(setup, seed, draw(st.integers(0, length)))


def deals_something(setup: Setup) -> bool:
    """Whether chance has a part in a game; where it has none, nothing is hidden."""
    return len({str(Table.dealt(setup, seed).deal) for seed in range(20)}) > 1


def replayed(table: Table, deal: Deal) -> Table:
    """The same moves from another deal; an IllegalMove if they cannot be played."""
    other = Table(table.setup, deal)
    for move in table.moves:
        other.play(move)
    return other


def story(table: Table, seat: int) -> Iterator[View]:
    """What a seat has seen, turn by turn."""
    position = Position.started(table.setup, table.deal)
    yield position.view(seat, listed=False)
    for move in table.moves:
        position.play(move)
        yield position.view(seat, listed=False)


def with_deal(table: Table, seat: int, deal: Deal) -> Table | None:
    """The table with the same moves from another deal, if the seat would have seen the same all along."""
    try:
        other = replayed(table, deal)
    except IllegalMove:
        return None
    same = other.view(seat, listed=False) == table.view(seat, listed=False)  # to look first where it shows most
    return other if same and all(map(eq, story(table, seat), story(other, seat))) else None


def lookalike(table: Table, seat: int, turns: int, source: chance.Source) -> Table:
    """A table with another deal, on which a seat has seen the same.

    What it could not know some turns ago is dealt again; so what others have shown since then may have come to them in
    another order. Where no such deal is found it is one that was dealt now.
    """
    for turn in range(max(0, table.turn - turns), table.turn):
        for _ in range(5):
            other = with_deal(table, seat, table.at(turn).position.redeal(seat, source).deal)
            if other and other.deal != table.deal:
                return other
    return replayed(table, table.position.redeal(seat, source).deal)


def some_table(name: str, moves: int = 5) -> Table:
    game = games.find(name)
    return random_table(game.set_up(max(2, game.seats[0])), 1, moves)


def info_state_of(table: Table) -> InformationState:
    assert table.to_move is not None
    return table.information_state(table.to_move)
