"""Calls everything that a Python user may call with values that make no sense: `python -m tests.bad_values GAME`.

Each parameter in turn is given every bad value, the others a good one. Only an InputError, an IllegalMove, or what
Python itself says of a wrong type may come of it, and the table that it was tried on must stay as it was.
"""

import inspect
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import islice
from typing import Any

import numpy as np

from toptafel import games
from toptafel.bots.bot import find
from toptafel.bots.budget import Budget
from toptafel.game import IllegalMove, InputError
from toptafel.kit import chance
from toptafel.lab.batch import Batch
from toptafel.lab.simulate import random_table
from toptafel.record import record_of

MODULES = ["folder", "game", "games", "position", "table", "record", "editions", "option", "edition", "arena.contest"]
MODULES += ["bots.bot", "bots.budget", "bots.hint", "bots.levels", "lab.batch", "lab.perft", "lab.simulate"]

NUMBERS = [-1, 7, 99_999, 2**31, 2**63, -(2**70), 0.5, 1.0, float("nan"), float("inf"), True, 1j]
TEXTS = ["", "x", "\0", "é" * 3000, "-1", "1", b"x"]
ARRAYS = [
    np.int64(5),
    np.float64(1.5),
    np.zeros(0),
    np.zeros((2, 2)),
    np.array([-1]),
    np.array([99_999]),
    np.array(["x"]),
]
OTHERS = [None, [], [None], [[]], {}, {"x": 1}, {1: 2}, (), set(), object(), len, range(3)]
BAD: list[Any] = [*NUMBERS, *TEXTS, *ARRAYS, *OTHERS]

ALLOWED = (InputError, IllegalMove, TypeError, AttributeError, OSError)


def good_values(name: str) -> dict[str, Any]:
    """A value for each name that a parameter has."""
    game = games.find(name)
    setup = game.set_up(max(2, game.seats[0]))
    table = random_table(setup, 1, 5)
    return {
        "game": game,
        "setup": setup,
        "table": table,
        "position": table.position,
        "state": table.state,
        "name": name,
        "players": setup.players,
        "seed": 1,
        "options": {},
        "edition": None,
        "deal": table.deal,
        "text": table.legal()[0],
        "seat": table.to_move,
        "turn": table.turn,
        "action": table.position.actions()[0],
        "source": chance.generator("x"),
        "language": "en",
        "size": 3,
        "choices": np.zeros(3, np.int64),
        "depth": 1,
        "info_state": table.information_state(table.to_move or 0),
        "budget": Budget(5),
        "count": 1,
        "line": record_of(table).line(),
        "number": 1,
        "moves": 3,
        "bots": ("greedy", "random"),
        "message": "game-over",
        "reason": "game-over",
    }


def public(name: str) -> Iterator[tuple[str, Callable[..., Any]]]:
    """Functions, classes and methods; kernels, which trust what they are given, are for the package alone."""
    values = good_values(name)
    things = [values["game"], values["setup"], values["position"], values["table"], values["info_state"]]
    things += [find("greedy", values["game"]), Budget(5), Batch(values["setup"], 3, 1), record_of(values["table"])]
    for thing in things:
        owner = type(thing)
        for key, member in inspect.getmembers(owner, inspect.isroutine):
            if not key.startswith("_") and (inspect.isfunction(member) or inspect.ismethod(member)):
                yield f"{owner.__name__}.{key}", getattr(thing, key)
    for module in MODULES:
        for key, member in vars(import_module(f"toptafel.{module}")).items():
            ours = getattr(member, "__module__", "") == f"toptafel.{module}"
            if not key.startswith("_") and ours and (inspect.isfunction(member) or inspect.isclass(member)):
                yield f"{module}.{key}", member


def calls(function: Callable[..., Any], good: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Each parameter with every bad value, the others as they should be; and all of them bad."""
    if {"content", "fields", "package", "kind", "array"} & {*inspect.signature(function).parameters}:
        return  # takes what has been checked already
    names = [
        name
        for name, parameter in inspect.signature(function).parameters.items()
        if parameter.kind in (parameter.POSITIONAL_OR_KEYWORD, parameter.KEYWORD_ONLY)
    ]
    for bad in BAD:
        for name in [name for name in names if not (name == "depth" and type(bad) is int and bad == 7)]:
            yield {other: bad if other == name else good.get(other) for other in names}
        yield dict.fromkeys(names, bad)


def snapshot(values: dict[str, Any]) -> object:
    """All that a call could have changed."""
    table, batch_like = values["table"], values["info_state"]
    return table.state.tobytes(), list(table.moves), table.turn, batch_like.state.tobytes()


def try_all(name: str) -> int:
    """How many calls were made; what was wrong is printed."""
    tried = wrong = 0
    for place, function in public(name):
        values = good_values(name)
        try:
            arguments = list(calls(function, values))
        except ValueError:  # it has no signature
            continue
        for given in arguments:
            before = snapshot(values)
            tried += 1
            try:
                result = function(**given)
                if inspect.isgenerator(result):
                    list(islice(result, 3))
            except ALLOWED:
                if snapshot(values) != before:
                    wrong += print(f"{place}({given}) was refused, and changed something") is None
            except ValueError as error:  # NumPy's way to say that an array is not yes or no
                wrong += "truth value" not in str(error) and print(f"{place}({given}): {error!r}"[:300]) is None
            except Exception as error:
                wrong += print(f"{place}({given}): {type(error).__name__}: {error}"[:300]) is None
            if snapshot(values) != before:
                values = good_values(name)
    print(f"{tried} calls, {wrong} wrong")
    return wrong


if __name__ == "__main__":
    sys.exit(min(100, try_all(sys.argv[1])))
