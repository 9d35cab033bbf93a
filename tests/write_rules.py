"""Find short games that show the rules of a game, one a rule: `python -m tests.write_rules GAME` writes golden/rules/.

The referee alone plays and says the result, so the kernel has no part in what it is checked against.
"""

import sys
from collections.abc import Iterator
from copy import deepcopy
from itertools import product
from random import Random

from tests.watched import REFEREES, Watched, any_setup, open_table, steer, ways
from toptafel import games
from toptafel.game import Setup
from toptafel.record import Record

TRIES = 10  # games of a way to play and a number of players


def main() -> None:
    name, best = sys.argv[1], dict[str, str]()
    for way, players, number in product(ways(REFEREES[name]), games.find(name).seats, range(TRIES)):
        setup = any_setup(name, players, way, Random(f"{way}/{players}/{number}"))
        if setup.edition in (None, *games.find(name).editions.values()):  # whoever reads it has no other
            for rule, line in shown(setup, way, str(number)):
                best[rule] = min(best.get(rule, line), line, key=len)
    folder = games.find(name).folder / "golden" / "rules"
    folder.mkdir(exist_ok=True)
    for rule, line in best.items():
        (folder / f"{rule}.jsonl").write_text(f"{line}\n", encoding="utf-8")
    if missing := set(REFEREES[name].SHOWS) - set(best):
        sys.exit(f"found no game that shows {', '.join(sorted(missing))}; try more than {TRIES}")


def shown(setup: Setup, way: str, seed: str) -> Iterator[tuple[str, str]]:
    """The rules that a game shows, each with the record of the game until it first does."""
    watched, chance = Watched(open_table(setup, way, seed)), Random(seed)
    referee, choose, moves = watched.referee, steer(watched.module, way), list[str]()
    left = dict(watched.module.SHOWS)
    while legal := referee.legal():
        before, text = deepcopy(referee), choose(referee, legal, chance)
        referee.play(text)
        moves.append(text)
        for rule in [rule for rule, shows in left.items() if shows(before, text, referee)]:
            yield rule, Record(setup, None, watched.table.deal, moves, referee.result).line()
            del left[rule]


if __name__ == "__main__":
    main()
