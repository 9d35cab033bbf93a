"""Random set-ups and positions of any game on the shelf, for the laws."""

from hypothesis import assume
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from tests.write_golden import own_editions
from toptafel import games
from toptafel.game import Fault, Setup
from toptafel.lab.simulate import random_table
from toptafel.table import Table

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
    except Fault:
        assume(False)
        raise


@st.composite
def tables(draw: DrawFn, name: str) -> Table:
    """A table somewhere between the deal and the end of a random game."""
    setup = draw(setups(name))
    length = len(random_table(setup, seed := draw(SEEDS), 10**6).moves)
    return random_table(setup, seed, draw(st.integers(0, length)))
