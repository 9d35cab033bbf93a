"""Write the golden files of a game anew: `python -m tests.write_golden GAME`, after a change that is meant."""

import json
import sys
from itertools import product
from pathlib import Path
from typing import Any

from toptafel import games
from toptafel.bots.bot import find, moves_of
from toptafel.bots.policies import Search
from toptafel.game import Edition, Game, InputError, Setup
from toptafel.kit.chance import generator
from toptafel.kit.compiler.elsewhere import finish
from toptafel.lab.perft import perft
from toptafel.lab.simulate import random_record, random_table
from toptafel.table import InformationState

SEED = "golden"
DEPTH = 3
SIMULATIONS, AFTER = 300, 6


def setups(game: Game, edition: Edition | None = None) -> list[Setup]:
    """Every number of players, and for each every value of every option at least once."""
    found = []
    for players in game.seats:
        names, values = [option.name for option in game.options], [option.examples(players) for option in game.options]
        side_by_side = ([each[n % len(each)] for each in values] for n in range(max([1, *map(len, values)])))
        covered: set[tuple[str, str]] = set()
        for chosen in (*side_by_side, *product(*values)):
            pairs = set(zip(names, map(str, chosen), strict=True))
            if covered and pairs <= covered:
                continue
            try:
                found.append(game.set_up(players, dict(zip(names, chosen, strict=True)), edition))
                covered |= pairs
            except InputError:  # these do not go together
                continue
    return found


def main() -> None:
    game = games.find(sys.argv[1])
    spots = [spot(setup, late) for late in (False, True) for setup in setups(game)]
    counts = [{**at, "counts": perft(table_at(game, at), DEPTH)} for at in spots]
    at = spots[len(spots) // 2 - 1]
    seat = at["players"] - 1
    view = {**at, "seat": seat, "view": table_at(game, at).view(seat)}
    folder = game.folder / "golden"
    folder.mkdir(exist_ok=True)
    (folder / "records.jsonl").write_text(records(setups(game)), encoding="utf-8")
    for file, edition in own_editions(game).items():
        file.with_suffix(".jsonl").write_text(records(setups(game, edition)), encoding="utf-8")
    (folder / "perft.json").write_text("[\n" + ",\n".join(map(json.dumps, counts)) + "\n]\n", encoding="utf-8")
    (folder / "tree.json").write_text(json.dumps(tree_of(game), indent=1) + "\n", encoding="utf-8")
    (folder / "view.json").write_text(json.dumps(view, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def records(setups: list[Setup]) -> str:
    """A random game of each."""
    return "".join(f"{random_record(setup, SEED, number).line()}\n" for number, setup in enumerate(setups, 1))


def own_editions(game: Game) -> dict[Path, Edition]:
    """The editions that a game has for tests, with their files."""
    files = sorted((game.folder / "golden" / "editions").glob("*.json"))
    return {file: game.load_edition(file.read_text(encoding="utf-8")) for file in files}


def tree_of(game: Game) -> dict[str, Any]:
    """How often a search tries each move of a position, and what that is worth."""
    whole = random_table(game.set_up(max(2, game.seats[0])), SEED, 10**6)
    table = whole.at(min(AFTER, whole.turn // 2))
    assert table.to_move is not None
    info_state = InformationState(table.position.redeal(table.to_move, generator(SEED)), table.to_move)
    policy, actions = find(f"search:{SIMULATIONS}", game).policy, moves_of(info_state)
    assert isinstance(policy, Search)
    visits, totals = finish(policy.visit(info_state, actions, generator(SEED)))
    tried = {info_state.position.write(int(actions[n])): n for n in range(actions.size) if visits[n]}
    counts = {move: [int(visits[n]), round(float(totals[n] / visits[n]), 6)] for move, n in sorted(tried.items())}
    return {"simulations": SIMULATIONS, "after": table.turn, "visits and worth": counts}


def spot(setup: Setup, late: bool) -> dict[str, Any]:
    """The middle of a game, or so late that some ways on reach its end."""
    length = len(random_table(setup, SEED, 10**6).moves)
    after = length - DEPTH if late else length // 2
    return {"players": setup.players, "options": setup.options, "seed": SEED, "after": after}


def table_at(game: Game, at: dict[str, Any]) -> Any:
    return random_table(game.set_up(at["players"], at["options"]), at["seed"], at["after"])


if __name__ == "__main__":
    main()
