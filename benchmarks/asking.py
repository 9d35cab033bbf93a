"""What a server asks of a position at every move: microseconds a call, the median of a game.

    python benchmarks/asking.py [GAME …]

`check` is of the move that is then played; `tell` is what it does; `say` is a sentence about that; `view` is that of
the seat to move, with its legal moves where they are few; `other` is the view of another seat. Of five tries the best
counts: nothing came between, and what games keep for the next who asks the same was there already.
"""

import sys
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from statistics import median
from timeit import repeat

from toptafel import games
from toptafel.game import Game
from toptafel.kit import chance
from toptafel.position import Position

FEW = 200  # legal moves, so that they are listed
TRIES = 5  # of which the best counts
COLUMNS = ("check", "tell", "say", "view", "other")

Times = dict[str, list[float]]


def main() -> None:
    print(f"{'microseconds':<14}" + "".join(f"{name:>8}" for name in COLUMNS))
    for name in sys.argv[1:] or games.names():
        game, times = games.find(name), defaultdict[str, list[float]](list)
        play(game, 1, defaultdict(list))  # compiled, and imported
        play(game, 2, times)
        print(f"{name:<14}" + "".join(f"{median(times[column]):>8.0f}" for column in COLUMNS), flush=True)


def play(game: Game, seed: int, times: Times) -> None:
    """A random game of as many as four players, and what each question took."""
    position, source = Position.dealt(game.set_up(min(4, game.seats[-1])), seed), chance.generator("asking")
    while position.to_move is not None:
        legal = position.actions()
        ask(position, position.write(legal[chance.below(source, len(legal))]), len(legal) < FEW, times)


def ask(position: Position, text: str, listed: bool, times: Times) -> None:
    """Everything that is asked about a move, which is played then."""
    seat, turn = position.to_move, position.turn
    assert seat is not None
    times["check"].append(best(lambda: position.check(text, seat, turn)))
    times["tell"].append(best(lambda: position.tell(text, seat)))
    for one in position.tell(text, seat):
        times["say"].append(best(partial(one.say, "de")))
    times["view"].append(best(lambda: position.view(seat, listed)))
    times["other"].append(best(lambda: position.view((seat + 1) % position.setup.players)))
    position.play(text)


def best(question: Callable[[], object]) -> float:
    """How long it takes when nothing comes between, in microseconds."""
    return 1e6 * min(repeat(question, number=1, repeat=TRIES))


if __name__ == "__main__":
    main()
