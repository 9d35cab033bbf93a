"""Uptown's compiled rules against the same algorithm written by hand in C, in one run.

Usage: python benchmarks/against_c.py [PLAYERS] [ROUNDS], for three to five players. Needs gcc. Both sides play the same
games from the same seeds, in turns, so that a busy machine slows them alike; the ratio is that of the medians.
"""

import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

from toptafel import engine, games
from toptafel.games.uptown.state import LAYS, TAKEN
from toptafel.kit.compiler.compiled import kernel
from toptafel.position import Position

GAMES = 20_000
HOW = ("list", "mask")


@kernel
def play_games(states, source, moves, count, listed):  # type: ignore[no-untyped-def]
    """Random games; how many moves they took, and how many tiles were captured."""
    s = states[0]
    played, captured = 0, 0
    for _ in range(count):
        engine.begin(states, source)
        played += engine.playout_by_list(states, source, moves) if listed else engine.playout(states, source)
        for colour in range(s.players):
            for n in range(LAYS):
                captured += s.place[colour, n] >= TAKEN
    return played, captured


def run_ours(players: int, count: int, seed: int) -> dict[str, tuple[int, int, float]]:
    setup = games.find("uptown").set_up(players)
    state = Position.blank(setup).state
    moves = engine.new_moves(state)
    source = np.array([seed], np.uint64)
    results = {}
    for how in HOW:
        begin = time.perf_counter()
        played, captured = play_games(state, source, moves, count, how == "list")
        results[how] = (played, captured, time.perf_counter() - begin)
    return results


def run_c(program: Path, players: int, count: int, seed: int) -> dict[str, tuple[int, int, float]]:
    command = [str(program), str(players), str(count), str(seed)]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    rows = [line.split() for line in lines]
    return {how: (int(played), int(captured), float(seconds)) for how, played, captured, seconds in rows}


def main() -> None:
    players = int(sys.argv[1]) if len(sys.argv) > 1 else 4
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 9
    run_ours(players, 1, 1)  # compiles
    speeds: dict[str, list[tuple[float, float]]] = {how: [] for how in HOW}
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "uptown"
        source = Path(__file__).with_name("uptown.c")
        subprocess.run(["gcc", "-O3", "-march=native", "-o", program, source], check=True)
        for _ in range(rounds):
            seed = secrets.randbits(60)
            ours, theirs = run_ours(players, GAMES, seed), run_c(program, players, GAMES, seed)
            for how in HOW:
                assert ours[how][:2] == theirs[how][:2], f"seed {seed}: the games differ"
                speeds[how].append((ours[how][0] / ours[how][2], theirs[how][0] / theirs[how][2]))
    for how in HOW:
        fast, c = (statistics.median(column) for column in zip(*speeds[how], strict=True))
        print(f"by {how}: Toptafel {fast / 1e6:.2f} M moves/s, C {c / 1e6:.2f} M, ratio {fast / c:.2f}")


if __name__ == "__main__":
    main()
