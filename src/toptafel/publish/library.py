"""One library of a game: a program, for a process of its own, since it has Numba compile for another machine.

`python -m toptafel.publish.library GAME FILE LAYOUT ...`. States of several layouts share the tables of their rules.
"""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from numba import from_dtype
from numba.core import types
from numba.core.types import NamedTuple  # type: ignore[attr-defined]  # the library is not looked into

from toptafel import engine, games
from toptafel.bots import policies, sample, tree
from toptafel.game import Game
from toptafel.kit.compiler import wasm
from toptafel.kit.compiler.layout import entry_name, layout_of

# What Python calls, and its arguments: `states` and `moves` are of the game, the others are the same for all
ENTRIES = {
    engine.begin: "states words",
    engine.begin_dealt: "states",
    engine.whose_turn: "states",
    engine.list_moves: "states moves",
    engine.pick_move: "states words",
    engine.play_move: "states number",
    engine.score: "states numbers numbers",
    engine.resample: "states number words",
    policies.rate_all: "states numbers fractions",
    sample.sample: "states states states moves numbers fractions fractions words number number number truth",
    tree.grow: "states states nodes moves words number number truth style",
    tree.count_children: "states nodes numbers fractions fractions",
}


def array_of(kind: Any) -> Any:
    """The type of a row of items."""
    return types.Array(kind, 1, "C")


def common_types() -> dict[str, Any]:
    """What arguments are that are the same for all games."""
    number, fraction, truth = types.int64, types.float64, types.boolean
    nodes = array_of(from_dtype(tree.NODE)), array_of(types.int32), array_of(number)
    return {
        "number": number,
        "truth": truth,
        "words": array_of(types.uint64),
        "numbers": array_of(number),
        "fractions": array_of(fraction),
        "nodes": NamedTuple(nodes, tree.Nodes),
        "style": NamedTuple((fraction, fraction, number, truth), tree.Style),
    }


def state_types(game: Game) -> dict[str, "np.dtype[Any]"]:
    """All types of states that a game has, by their layout."""
    found = getattr(game.rules, "STATES", None) or (game.rules.STATE,)
    return {layout_of(kind): kind for kind in found}


def entries_for(game: Game, state: "np.dtype[Any]") -> dict[str, tuple[Any, list[Any]]]:
    """The entries for states of a type, by their names there: a kernel, and the types of its arguments."""
    move = engine.move_type(game.rules)
    known = {**common_types(), "states": array_of(from_dtype(state)), "moves": array_of(from_dtype(np.dtype(move)))}
    return {
        entry_name(kernel.__name__, layout_of(state)): (kernel, [known[name] for name in names.split()])
        for kernel, names in ENTRIES.items()
    }


def main() -> None:
    """Compile the library that is asked for."""
    name, file, *layouts = sys.argv[1:]
    game = games.find(name)
    found = [entries_for(game, state_types(game)[layout]) for layout in layouts]
    entries = {entry: kernel for each in found for entry, kernel in each.items()}
    import_module(f"{game.package}.heuristic")  # whatever it compiles for its tables is still for this machine
    wasm.retarget()
    wasm.compile_library(entries, wasm.find_zig(), Path(file))


if __name__ == "__main__":
    main()
