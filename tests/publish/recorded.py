"""What kernels do natively, call by call, written down so that somebody else can do the same."""

import base64
import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np

from toptafel import engine
from toptafel.bots import policies, sample, tree
from toptafel.bots.bot import settings_of
from toptafel.game import Game, InputError, Setup
from toptafel.kit import chance
from toptafel.kit.compiler.compiled import new_states
from toptafel.kit.compiler.layout import entry_name, layout_of
from toptafel.position import Position

LONGEST = 60  # moves of a game
BETWEEN = 9  # moves from one thought to the next
SIMULATIONS, ROUNDS, TRIED = 120, 3, 4


class Recorder:
    """Calls kernels, and writes to a file what they were given and what came of it, but for addresses in states."""

    def __init__(self, file: Path) -> None:
        self.file = file.open("w", encoding="utf-8")

    def __enter__(self) -> "Recorder":
        return self

    def __exit__(self, *error: object) -> None:
        self.file.close()

    def __call__(self, kernel: Any, *arguments: Any) -> Any:
        given = flat(arguments)
        before = [written(each) for each in given]
        found = kernel(*arguments)
        after = [written(each) if isinstance(each, np.ndarray) else None for each in given]
        value = None if found is None else int(found)
        entry = entry_name(kernel.__name__, layout_of(arguments[0].dtype))
        self.line({"entry": entry, "given": before, "after": after, "value": value})
        return found

    def line(self, content: object) -> None:
        self.file.write(json.dumps(content) + "\n")


def flat(arguments: tuple[Any, ...]) -> list[Any]:
    """The arguments, and the members of tuples among them."""
    return [each for one in arguments for each in (flat(one) if isinstance(one, tuple) else [one])]


def written(given: Any) -> Any:
    """An argument as JSON: a number, or the bytes of an array, how many items it has, and where an address belongs."""
    if not isinstance(given, np.ndarray):
        return given if isinstance(given, float) else int(given)
    content, place = given.copy(), None
    if "deck" in (given.dtype.names or ()):
        content["deck"], place = 0, given.dtype.fields["deck"][1]
    return {"bytes": base64.b64encode(content.tobytes()).decode(), "count": len(given), "address": place}


def set_ups(game: Game) -> Iterator[Setup]:
    """All numbers of players, each with every value of one option that goes with it."""
    for players in game.seats:
        choices = [{option.name: value} for option in game.options for value in option.examples(players)]
        for chosen in ({}, *choices):
            with suppress(InputError):
                yield game.set_up(players, chosen)


def record_game(call: Recorder, setup: Setup, seed: str, thoughtful: bool = True) -> None:
    """Play a game at random; now and then somebody may think."""
    state = Position.blank(setup).state
    call(engine.begin, state, chance.tape(seed, 2048))
    call(engine.begin_dealt, state)
    moves, source = engine.new_moves(state), chance.generator(seed)
    for turn in range(LONGEST):
        if call(engine.whose_turn, state) < 0:
            break
        count = call(engine.list_moves, state, moves)
        if thoughtful and turn % BETWEEN == len(seed) % BETWEEN:
            record_thoughts(call, setup, state, np.sort(moves[:count]).astype(np.int64), f"{seed} {turn}")
        action = int(call(engine.pick_move, state, source))
        call(engine.play_move, state, action)
    call(engine.score, state, *np.zeros((2, engine.MOST_SEATS), np.int64))


def record_thoughts(call: Recorder, setup: Setup, state: Any, actions: Any, key: str) -> None:
    """Everything that a bot asks."""
    seat, source, usual = int(engine.whose_turn(state)), chance.generator(key), settings_of(setup.game)
    call(engine.resample, state.copy(), seat, source)
    call(engine.resample, state.copy(), -1, source)
    call(policies.rate_all, state, actions, np.zeros(actions.size))
    moves, work, dealt = engine.new_moves(state), state.copy(), state.copy()
    some, sums = actions[:TRIED].copy(), np.zeros((2, min(TRIED, actions.size)))
    for whole in (False, True):
        call(sample.sample, state, dealt, work, moves, some, *sums, source, seat, ROUNDS, usual.get("tries", 1), whole)
    nodes = tree.Nodes(new_states(tree.NODE, SIMULATIONS + 1), np.zeros(512, np.int32), np.ones(1, np.int64))
    for hidden in (True, False):
        style = tree.Style(0.7, float(usual.get("widen", 0.0)), int(usual.get("tries", 1)), bool(usual.get("whole", 0)))
        call(tree.grow, state, work, nodes, moves, source, seat, SIMULATIONS // 2, hidden, style)
    call(tree.count_children, state, nodes, actions, *np.zeros((2, actions.size)))
