"""Random games as records. Record k of a seed is the same record for ever."""

import json
from collections.abc import Iterator

from toptafel.game import FORMAT, InputError, Seed, Setup
from toptafel.kit import chance
from toptafel.record import Record, record_of
from toptafel.table import Table


def random_record(setup: Setup, seed: Seed, number: int, with_legal: bool = False) -> Record:
    """The record of a number, from 1 on, in the series of a seed."""
    legal = []
    for table in random_game(setup, f"{seed}/{number}"):
        if with_legal and table.to_move is not None:
            legal.append(table.legal())
    return record_of(table, legal if with_legal else None)


def random_table(setup: Setup, seed: Seed, moves: int) -> Table:
    """A table with the deal of a seed after so many random moves, or at its end."""
    for table in random_game(setup, seed):
        if table.turn >= moves:
            break
    return table


def random_game(setup: Setup, seed: Seed) -> Iterator[Table]:
    """A table with the deal of a seed, as it stands at the deal and after every random move."""
    table = Table.dealt(setup, seed)
    source = dice(table)
    yield table
    while table.to_move is not None:
        play_any(table, source)
        yield table


def dice(table: Table) -> chance.Source:
    """The source of the random moves that belong to a table's seed."""
    return chance.generator(json.dumps([FORMAT, "moves", table.game.id, table.setup.players, table.seed]))


def play_any(table: Table, source: chance.Source) -> None:
    """Play a random move, each legal one as likely.

    It is drawn from the actions in rising order, so it does not depend on how the rules find them.
    """
    chance.check_source(source)
    actions = sorted(table.position.actions())
    if not actions:
        raise InputError("the game is over; there is no move to play")
    table._play(actions[chance.below(source, len(actions))])
