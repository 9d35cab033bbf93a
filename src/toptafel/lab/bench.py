"""How fast a game is on this machine: each figure as the median and the best of several measurements."""

import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from toptafel import engine
from toptafel.game import Game, Setup
from toptafel.kit import chance
from toptafel.kit.compiler.compiled import kernel
from toptafel.lab.batch import Batch
from toptafel.position import Position

SIZES = (1, 16, 256, 4096)
LONG_ENOUGH = 0.2  # seconds; a measurement goes on until then


def bench(setup: Setup, repeat: int) -> dict[str, Any]:
    """All figures of a game, played as it is set up."""
    rates = {
        "playouts by mask": (by_mask, "moves/s"),
        "playouts by list": (by_list, "moves/s"),
        "one call a move from Python": (by_step, "moves/s"),
        **{f"batches of {size}": (batches(size), "moves/s") for size in SIZES},
        "copies of a state": (copies, "copies/s"),
    }
    figures = [figure(what, unit, [rate(setup, work) for _ in range(repeat)]) for what, (work, unit) in rates.items()]
    figures += starts(setup.game, repeat)
    return {
        "game": setup.game.id,
        "players": setup.players,
        "options": [f"{option.name}={option.typed(setup.options[option.name])}" for option in setup.game.options],
        "state": f"{setup.state_type.itemsize} bytes",
        "figures": figures,
    }


def figure(what: str, unit: str, values: list[float]) -> dict[str, Any]:
    best = min(values) if unit == "s" else max(values)
    return {"what": what, "unit": unit, "median": statistics.median(values), "best": best}


def rate(setup: Setup, work: Callable[[Setup, int], tuple[int, float]]) -> float:
    """How many a second: the amount of work grows until it takes long enough to be measured."""
    work(setup, 1)  # compiles what has still to be compiled
    amount = 1
    while True:
        done, seconds = work(setup, amount)
        if seconds > LONG_ENOUGH:
            return done / seconds
        amount *= 2 if seconds < LONG_ENOUGH / 8 else max(2, int(LONG_ENOUGH / seconds) + 1)


def timed(work: Callable[[], int]) -> tuple[int, float]:
    begin = time.perf_counter()
    return work(), time.perf_counter() - begin


def by_mask(setup: Setup, games: int) -> tuple[int, float]:
    state, source = Position.blank(setup).state, chance.fresh_generator()
    return timed(lambda: play_games(state, source, games))


def by_list(setup: Setup, games: int) -> tuple[int, float]:
    state, source = Position.blank(setup).state, chance.fresh_generator()
    moves = engine.new_moves(state)
    return timed(lambda: play_games_by_list(state, source, moves, games))


def by_step(setup: Setup, games: int) -> tuple[int, float]:
    """One compiled call a move, as a search in plain Python would do it."""
    state, source = Position.blank(setup).state, chance.fresh_generator()
    moves = engine.new_moves(state)

    def play() -> int:
        step, draw, played = engine.step, random.Random().random, 0
        for _ in range(games):
            engine.begin(state, source)
            count = engine.list_moves(state, moves)
            while count:
                count = step(state, moves, int(draw() * count))
                played += 1
        return played

    return timed(play)


def batches(size: int) -> Callable[[Setup, int], tuple[int, float]]:
    def work(setup: Setup, steps: int) -> tuple[int, float]:
        batch, draw = Batch(setup, size, random.getrandbits(60)), np.random.default_rng()

        def play() -> int:
            for _ in range(steps):
                batch.step((draw.random(size) * batch.counts).astype(np.int64))
            return steps * size

        return timed(play)

    return work


def copies(setup: Setup, thousands: int) -> tuple[int, float]:
    states = np.repeat(Position.blank(setup).state, 64)
    return timed(lambda: copy_states(states, 1000 * thousands))


@kernel
def play_games(states, source, games):
    played = 0
    for _ in range(games):
        engine.begin(states, source)
        played += engine.playout(states, source)
    return played


@kernel
def play_games_by_list(states, source, moves, games):
    played = 0
    for _ in range(games):
        engine.begin(states, source)
        played += engine.playout_by_list(states, source, moves)
    return played


@kernel
def copy_states(states, count):
    """Copy each state over the next one, round and round, so that no copy can be left out."""
    last = len(states) - 1
    for i in range(count):
        states[(i + 1) & last] = states[i & last]
    return count


def starts(game: Game, repeat: int) -> list[dict[str, Any]]:
    """Seconds until a new process has played a game: the first time on a machine, and later."""
    cold, warm = [], []
    for _ in range(min(repeat, 3)):
        with tempfile.TemporaryDirectory() as folder:
            cold.append(start(folder, "simulate", game.id))
            warm += [start(folder, "simulate", game.id) for _ in range(2)]
    listing = [start(None, "games") for _ in range(repeat)]
    return [
        figure("first game in a new process, compiling", "s", cold),
        figure("first game in a new process, compiled", "s", warm),
        figure("start of `toptafel games`", "s", listing),
    ]


def start(cache: str | None, *words: str) -> float:
    environment = {**os.environ, "TOPTAFEL_CACHE": cache} if cache else None
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-m", "toptafel", *words], env=environment, check=True, capture_output=True)
    return time.perf_counter() - begin


def table_of(result: dict[str, Any]) -> str:
    """The figures for people."""
    played = ", ".join([result["game"], f"{result['players']} players", *result["options"]])
    lines = [f"{played}; a state has {result['state']}"]
    lines.append(f"{'':<40}{'median':>16}{'best':>16}")
    for row in result["figures"]:
        median, best = (f"{row[key]:.3f}" if row["unit"] == "s" else f"{row[key]:,.0f}" for key in ("median", "best"))
        lines.append(f"{row['what']:<40}{median:>16}{best:>16} {row['unit']}")
    return "\n".join(lines)
