"""Write the examples of the rules: `python -m tests.write_examples [GAME …]`, after a change of plan or rules.

What the sheets explain with a picture, the rules of a game show on its own board. Its examples are the folder
`web/src/games/*/examples/`: some records, and `plan.json`, a list of what is shown. The engine replays them here into
`shown.json`, so that no picture can show what the rules do not allow. An example has

name     as the figures of the rules name it; no step of a lesson is called so
game     the record
move     the number of the move that is shown, counted from 0
chosen   what is picked up, for a picture of where it can go
tried    a move that is refused in its place: the picture shows why
"""

import json
import sys
from pathlib import Path
from typing import Any

from tests.write_lessons import GAMES, answer
from toptafel.record import read, replay
from toptafel.table import Table


def examples() -> dict[str, Path]:
    """The folders of examples there are, by the game."""
    return {file.parents[1].name.replace("_", "-"): file.parent for file in sorted(GAMES.glob("*/examples/plan.json"))}


def table_of(folder: Path, name: str) -> Table:
    *_, table = replay(read((folder / f"{name}.jsonl").read_text(encoding="utf-8")))
    return table


def example(table: Table, wish: dict[str, Any]) -> dict[str, Any]:
    """What is seen by whoever moves, and what came of the move, or why it may not be."""
    turn, tried = wish["move"], wish.get("tried")
    position = table.at(turn).position
    seat = position.to_move
    assert seat is not None
    seen = {"name": wish["name"], "view": position.view(seat)}
    if tried is None:
        chosen = {"chosen": wish["chosen"]} if "chosen" in wish else {}
        return {**seen, **chosen, "asked": table.moves[turn], "answer": answer(table, seat, turn, turn + 1)}
    refusal = position.why_not(tried)
    assert refusal, f"{wish['name']}: {tried} is allowed"
    return {**seen, "asked": tried, "reason": refusal.reason, "where": refusal.details}


def made(folder: Path) -> str:
    """What `shown.json` of some examples has to be: one a line."""
    plan = json.loads((folder / "plan.json").read_text(encoding="utf-8"))
    tables = {wish["game"]: table_of(folder, wish["game"]) for wish in plan}
    every = [example(tables[wish["game"]], wish) for wish in plan]
    lines = ",\n".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in every)
    return f"[\n{lines}\n]\n"


def main() -> None:
    folders = examples()
    for name in sys.argv[1:] or folders:
        (folders[name] / "shown.json").write_text(made(folders[name]), encoding="utf-8")


if __name__ == "__main__":
    main()
