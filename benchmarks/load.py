"""How many moves the server takes: 1,000 sockets, four at each of 250 tables, and one core for the server.

    python benchmarks/load.py                   # moves a CPU-second, latency at 1,000 moves/s, 5,000 idle sockets
    python benchmarks/load.py --peer            # and boardgame.io's server on Node, with the same client code
    python benchmarks/load.py --against CLONE   # in turn with another clone, which has a .venv: what has become of it
    python benchmarks/load.py --tables 25       # less of everything, to see that it works

A move counts when all four at its table have been told of it, which the server does only when it is on disk (SQLite,
`synchronous=FULL`). Figures are per second of the server's processor time, of all its threads, the disk included. The
game is SuDoKu with the referee at the table, where any free square may be tried: so a client knows what it may play
without being told, and the hidden cards stay hidden. All traffic stays at 127.0.0.1. In the same run a bare room server
of the same parts, Starlette on uvicorn, passes moves on: what that takes, no table can do without.
"""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # it is run by its path

from benchmarks.contestants import Bare, Boardgame, Clone, Toptafel
from benchmarks.loads import Load, Peer

SEATS = 4
PACE = 1000  # moves a second, at which the latency is measured


def main() -> None:
    """Measure ourselves, and the peer if it is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--idle", type=int, default=5000, help="sockets that only listen")
    parser.add_argument("--rounds", type=int, default=3, help="games at each table, one after the other")
    parser.add_argument("--peer", action="store_true", help="boardgame.io as well: npm install in benchmarks/peers")
    parser.add_argument("--against", type=Path, metavar="CLONE", help="only this, in turn with another clone")
    asked = parser.parse_args()
    own, other = set_cores()
    print(f"{asked.tables} tables, {SEATS * asked.tables} sockets; the server has core {own}, the clients core {other}")
    if asked.against:
        for states in (False, True):
            asyncio.run(compare(Toptafel(own, states), Clone(asked.against, own, states), asked.tables, asked.rounds))
        return
    ours = asyncio.run(measure(Toptafel(own, states=False), asked.tables, asked.rounds, asked.idle))
    bare = asyncio.run(measure(Bare(own), asked.tables, asked.rounds, 0))
    print(f"moves a CPU-second, ours to those of a server that only passes them on: {ours / bare:.2f}")
    whole = asyncio.run(measure(Toptafel(own, states=True), asked.tables, 1, 0))
    if asked.peer:
        theirs = asyncio.run(measure(Boardgame(own), asked.tables, asked.rounds, asked.idle))
        print(f"moves a CPU-second, ours with states to theirs, which sends states: {whole / theirs:.1f}")
        print(f"moves a CPU-second, ours with events alone to theirs: {ours / theirs:.1f}")


def set_cores() -> tuple[int, int]:
    """One core for the server, another for the clients, if there are two."""
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    return cores[0], cores[-1]


async def measure(server: Peer, tables: int, rounds: int, idle: int) -> float:
    """The figures of one server, printed; the moves a CPU-second."""
    with tempfile.TemporaryDirectory() as folder, server.started(Path(folder)):
        await server.warm()
        if idle:
            await listening(server, tables, idle)
        rates = []
        for _ in range(rounds):
            load = await Load.of(server, tables)
            rates.append(await at_full_speed(server, load))
            await load.close()
        paced = await Load.of(server, tables)
        await at_a_pace(server, paced)
        await paced.close()
    return statistics.median(rates)


async def compare(ours: Peer, theirs: Peer, tables: int, rounds: int) -> None:
    """Two servers in turn, some rounds of it, and how we stand to the other."""
    rates: dict[Peer, list[float]] = {ours: [], theirs: []}
    with ExitStack() as stack:
        for server in rates:
            stack.enter_context(server.started(Path(stack.enter_context(tempfile.TemporaryDirectory()))))
            await server.warm()
        for server in [server for _ in range(rounds) for server in rates]:
            load = await Load.of(server, tables)
            rates[server].append(await at_full_speed(server, load))
            await load.close()
    ratio = statistics.median(rates[ours]) / statistics.median(rates[theirs])
    print(f"moves a CPU-second, {ours.name} to {theirs.name}: {ratio:.2f}")


async def at_full_speed(server: Peer, load: Load) -> float:
    """Every table plays as fast as it is answered."""
    begin, before = time.perf_counter(), server.processor_seconds()
    await load.play()
    seconds, busy = time.perf_counter() - begin, server.processor_seconds() - before
    print(
        f"{server.name}: {load.moves:,} moves in {seconds:.1f} s ({load.moves / seconds:,.0f}/s), "
        f"{busy:.1f} CPU-seconds: {load.moves / busy:,.0f} moves a CPU-second"
    )
    return load.moves / busy


async def at_a_pace(server: Peer, load: Load) -> None:
    """So many moves a second over all tables; how long until all four at the table have been told."""
    before = server.processor_seconds()
    begin = time.perf_counter()
    await load.play(pace=PACE * len(load.tables) / 250)
    seconds = time.perf_counter() - begin
    share = (server.processor_seconds() - before) / seconds
    cuts = statistics.quantiles(load.delays, n=100)
    print(
        f"{server.name}: at {load.moves / seconds:,.0f} moves/s "
        f"p50 {1000 * cuts[49]:.1f} ms, p99 {1000 * cuts[98]:.1f} ms, "
        f"longest {1000 * max(load.delays):.0f} ms, {100 * share:.0f} % of the core"
    )


async def listening(server: Peer, tables: int, sockets: int) -> None:
    """Memory with sockets that only listen."""
    alone = server.memory()
    load = await Load.of(server, max(1, min(tables, sockets // SEATS)), watchers=sockets)
    full = server.memory()
    print(
        f"{server.name}: {sockets:,} idle sockets: {full - alone:.0f} MB, "
        f"{1024 * (full - alone) / sockets:.0f} KiB each; "
        f"{full:.0f} MB in all, of which {server.memory('RssFile'):.0f} MB programs and libraries"
    )
    await load.close()


if __name__ == "__main__":
    main()
