"""Decks of people's own: data, of which a process can have as many as there is memory for."""

import gc
import json
import pickle
import subprocess
import sys
from os import environ
from typing import Any

import pytest
from numba.core import event

from toptafel.bots.bot import find
from toptafel.game import Edition, Setup
from toptafel.games.top_spot import GAME, rules
from toptafel.games.top_spot.facts import deck_of, plays_of
from toptafel.games.top_spot.stacks import own
from toptafel.games.top_spot.stacks.built_in import BOX
from toptafel.games.top_spot.tests.positions import random_match
from toptafel.kit import chance
from toptafel.kit.compiler.compiled import COMPILED
from toptafel.lab.batch import Batch
from toptafel.position import Position
from toptafel.table import InformationState, Table

AIRY = json.loads((GAME.folder / "golden" / "editions" / "airy.json").read_text(encoding="utf-8"))
JOKERS = [f"{row} .o. {low}" for row in ("o..", ".o.", "..o", "oo.", "o.o") for low in ("...", "o.o")]
EXPERT = {"level": "expert", "turning": "yes"}
BOTS = ("greedy", "flat:20", "search:20", "worlds:20")


def deck(joker: str = BOX["joker"], name: str = "own", **cards: str) -> Edition:
    """Our deck with another joker and other cards."""
    content = {**AIRY, "name": name, "cards": {**BOX["cards"], **cards}, "joker": joker}
    return GAME.load_edition(json.dumps(content))


def played(setup: Setup) -> Table:
    """A match of bots that think in all ways."""
    table, bots, source = Table.dealt(setup, 5), [find(name, GAME) for name in BOTS], chance.generator("bots")
    while table.to_move is not None:
        table.play(bots[table.turn % len(bots)].choose(table.information_state(table.to_move), source))
    return table


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
def test_ten_decks_are_played_by_bots_and_only_the_first_is_compiled_for() -> None:
    setups = [GAME.set_up(3, EXPERT, deck(joker)) for joker in JOKERS]
    assert len({setup.edition.hash for setup in setups if setup.edition}) == 10
    assert {setup.state_type for setup in setups} == {rules.OWN_STATE}
    tables = [played(setups[0])]
    with event.install_recorder("numba:compile") as compiled:
        tables += [played(setup) for setup in setups[1:]]
    assert not compiled.buffer
    assert [deck_of(table.state[0]).joker for table in tables] == JOKERS
    assert all(table.result for table in tables)


@pytest.mark.parametrize(
    "options", [{}, EXPERT, {"level": "expert"}, pytest.param({"games": 8}, marks=pytest.mark.slow)]
)
def test_our_own_deck_as_data_plays_as_it_does_compiled_in(options: dict[str, Any]) -> None:
    usual, twin = GAME.set_up(4, options), GAME.set_up(4, options, deck())
    one, other, source = Position.dealt(usual, 3), Position.dealt(twin, 3), chance.generator("twin")
    while one.to_move is not None:
        actions = one.actions()
        assert other.actions() == actions
        for bot in (find("greedy", GAME), find("worlds:20", GAME)):
            picks = [bot.choose(InformationState(at, at.to_move or 0), chance.generator("same")) for at in (one, other)]
            assert picks[0] == picks[1]
        action = actions[chance.below(source, len(actions))]
        for position in (one, other):
            position.play_action(action)
        assert all((one.state[0][name] == other.state[0][name]).all() for name in FIELDS)
    assert other.result == one.result
    assert twin.actions == usual.actions == rules.ACTIONS
    assert rules.most_moves(other.state[0]) == rules.MOST_MOVES


FIELDS = [name for name in rules.STATE.names or () if name != GAME.marker]


def test_a_position_that_was_sent_elsewhere_finds_its_deck_there() -> None:
    position = random_match(GAME.set_up(3, EXPERT, deck("o.o ... o.o")), 3, 4)
    sent = pickle.dumps(position)
    code = "import pickle, sys; print(sorted(pickle.load(sys.stdin.buffer).legal()))"
    done = subprocess.run([sys.executable, "-c", code], input=sent, capture_output=True, check=True)
    assert done.stdout.decode().strip() == str(position.legal())


def test_states_without_an_address_are_given_one() -> None:
    position = random_match(GAME.set_up(3, EXPERT, deck("o.o ... o.o")), 3, 4)
    lost = position.state.copy()
    lost[own.FIELD] = 0
    assert Position(position.setup, lost).legal() == position.legal()


def test_what_is_found_for_a_deck_goes_with_those_who_play_with_it() -> None:
    setup = GAME.set_up(3, EXPERT, deck("..o .o. o.."))
    table = played(setup)
    known, name = plays_of(table.state[0]), table.setup.edition.hash  # type: ignore[union-attr]
    own.LATELY.clear()
    assert own.LIVE[name] is known
    del known, setup
    gc.collect()
    assert name in own.LIVE
    del table
    gc.collect()
    assert name not in own.LIVE


def test_a_batch_keeps_the_deck_of_its_states() -> None:
    batch = Batch(GAME.set_up(3, EXPERT, deck(".o. .o. ooo")), 2, 1)
    own.LATELY.clear()
    gc.collect()
    assert plays_of(batch.states[0]).deck.joker == ".o. .o. ooo"


def test_a_few_decks_are_kept_for_whoever_comes_back() -> None:
    names = list[str]()
    for joker in JOKERS:
        edition = deck(joker)
        names.append(edition.hash)
        own.plays_with(edition)
        del edition
    gc.collect()
    assert [*own.LATELY] == names[-own.RECENT :]
    assert own.plays_with(deck(JOKERS[-1])) is own.LATELY[names[-1]]


SCRIPT = """
from tests.test_own_decks import EXPERT, GAME, deck
from toptafel.lab.simulate import random_record
setup = GAME.set_up(3, EXPERT, deck("oo. .o. ..."))
print(random_record(setup, 7, 1, with_legal=True).line())
"""


@pytest.mark.slow
def test_compiled_and_uncompiled_play_the_same_with_a_deck_of_ones_own() -> None:
    games = [
        subprocess.run(
            [sys.executable, "-c", SCRIPT], env={**environ, "NUMBA_DISABLE_JIT": off}, capture_output=True, check=True
        ).stdout
        for off in ("0", "1")
    ]
    assert games[0] == games[1]
    assert games[0].count(b"J=")
