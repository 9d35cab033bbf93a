"""How bots keep their time: python benchmarks/bots.py [GAME ...], all games if none is named.

For each game with four players: simulations a second of the game's best policy; the time until the first move of a new
process whose code is already compiled; by how much a budget in seconds is overdrawn; and how late the event loop of the
same process wakes up while a bot thinks in a thread, and while none does.
"""

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator

import numpy as np

from toptafel import games
from toptafel.bots.bot import Bot, find
from toptafel.game import Game
from toptafel.kit import chance
from toptafel.table import InformationState, Table

FIRST = """
import sys, time
from toptafel import games
from toptafel.bots.bot import find
from toptafel.kit import chance
from toptafel.table import Table
game = games.find(sys.argv[1])
table = Table.open(game.id, min(4, game.seats[-1]), seed=1)
info_state, bot = table.information_state(table.to_move), find("best:100", game)
begin = time.perf_counter()
bot.choose(info_state, chance.generator("first"))
print(time.perf_counter() - begin)
"""
TICK = 0.001


def info_states(game: Game) -> Iterator[InformationState]:
    """Positions of games between quick bots, without end."""
    source, bot = chance.generator("sights"), find("greedy,width=1", game)
    while True:
        table = Table.open(game.id, min(4, game.seats[-1]))
        while table.to_move is not None:
            yield table.information_state(table.to_move)
            table.play(bot.choose(table.information_state(table.to_move), source))


def seconds(bot: Bot, info_state: InformationState) -> float:
    begin = time.perf_counter()
    bot.choose(info_state, chance.fresh_generator())
    return time.perf_counter() - begin


def speed(game: Game) -> float:
    """Simulations a second at the start of a game."""
    bot, info_state = find("best:3000", game), next(info_states(game))
    return float(np.median([3000 / seconds(bot, info_state) for _ in range(7)]))


def first_move(game: Game) -> float:
    command = [sys.executable, "-c", FIRST, game.id]
    times = [float(subprocess.run(command, capture_output=True, text=True, check=True).stdout) for _ in range(5)]
    return float(np.median(times))


def overdrawn(game: Game, budget: float, count: int) -> tuple[float, float]:
    """The median and the 99th percentile of the time taken, as a part of the budget."""
    bot, positions = find(f"best:{budget}s", game), info_states(game)
    taken = [seconds(bot, next(positions)) / budget for _ in range(count)]
    return float(np.percentile(taken, 50)), float(np.percentile(taken, 99))


async def delays(game: Game, thinking: bool) -> float:
    """The 99th percentile of how late the event loop wakes up, while a bot thinks or not."""
    bot, info_state, late = find("best:3s", game), next(info_states(game)), []
    thought = asyncio.create_task(asyncio.to_thread(seconds, bot, info_state) if thinking else asyncio.sleep(3))
    while not thought.done():
        begin = time.perf_counter()
        await asyncio.sleep(TICK)
        late.append(time.perf_counter() - begin - TICK)
    return float(np.percentile(late, 99))


def main() -> None:
    for name in sys.argv[1:] or games.names():
        game = games.find(name)
        print(f"{name}: {speed(game):,.0f} simulations/s; first move of a new process {first_move(game):.3f} s")
        for budget, count in ((0.05, 300), (0.2, 100)):
            median, late = overdrawn(game, budget, count)
            print(f"  budget {budget:g} s: median {median:.1%} of it, p99 {late:.1%}")
        thinking, idle = (asyncio.run(delays(game, busy)) for busy in (True, False))
        print(
            f"  event loop late by {1000 * thinking:.1f} ms at p99 if a bot thinks, {1000 * idle:.1f} ms if none does"
        )


if __name__ == "__main__":
    main()
