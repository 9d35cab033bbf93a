"""Uptown's compiled rules against the same algorithm written by hand in C, in one run.

Usage: python benchmarks/against_c.py [PLAYERS] [ROUNDS]. Needs gcc. Both sides take turns, so that a busy machine
slows them alike; the ratio is that of the medians.
"""

import secrets
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from toptafel import games
from toptafel.lab.bench import by_list, by_mask

GAMES = 20_000


def main() -> None:
    players = int(sys.argv[1]) if len(sys.argv) > 1 else 4
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 9
    setup = games.find("uptown").set_up(players)
    speeds: dict[tuple[str, str], list[float]] = {}
    for work in (by_mask, by_list):
        work(setup, 1)  # compiles
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "uptown"
        source = Path(__file__).with_name("uptown.c")
        subprocess.run(["gcc", "-O3", "-march=native", "-o", program, source], check=True)
        for _ in range(rounds):
            for how, moves, seconds in run_c(program, players):
                speeds.setdefault((how, "C"), []).append(moves / seconds)
            for how, work in (("mask", by_mask), ("list", by_list)):
                moves, seconds = work(setup, GAMES)
                speeds.setdefault((how, "Toptafel"), []).append(moves / seconds)
    for how in ("mask", "list"):
        ours, theirs = (statistics.median(speeds[how, who]) for who in ("Toptafel", "C"))
        print(f"by {how}: Toptafel {ours / 1e6:.2f} M moves/s, C {theirs / 1e6:.2f} M, ratio {ours / theirs:.2f}")


def run_c(program: Path, players: int) -> list[tuple[str, int, float]]:
    command = [str(program), str(players), str(GAMES), str(secrets.randbits(60))]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split("\n")
    rows = [line.split() for line in lines if line]
    return [(how, int(moves), float(seconds)) for how, moves, seconds in rows]


if __name__ == "__main__":
    main()
