"""Write the steps of the guided first games: `python -m tests.write_lessons`, after a change of a plan or of the rules.

A lesson, `web/src/games/*/lesson/`, is a real game: `game.jsonl` is its record, and `plan.json` says at which moves the
learner is asked to play. The engine replays it here into `steps.json`: what the learner's seat sees, may play, and an
answer to all that can be tried. A plan has

seat     that learns, and `names` of all seats
tries    what a board can send: parts of a text, each with its choices; `then` joins several such texts
steps    name     as in the lesson's words
         move     the number of the move that is asked for, counted from 0
         until    how many moves have been played when the answer is shown; without it, that one
         point    where on the page to look: for what the board has chosen so far, a selector
         section  of the rules in which the step is an example, counted from 0
"""

import json
from itertools import product
from pathlib import Path
from typing import Any

from toptafel.game import Refusal, Told
from toptafel.position import Position
from toptafel.record import read, replay
from toptafel.table import Table

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
UNTRIED = {"unreadable", "not-on-rack", "not-a-slot", "not-in-hand"}  # no board sends these


def lessons() -> dict[str, Path]:
    """The folders of the lessons there are, by the name of their game."""
    return {file.parents[1].name.replace("_", "-"): file.parent for file in sorted(GAMES.glob("*/lesson/plan.json"))}


def lesson(line: str, plan: dict[str, Any]) -> dict[str, Any]:
    """A lesson for the page."""
    *_, table = replay(read(line))
    steps = [step(table, plan, wish) for wish in plan["steps"]]
    return {"seat": plan["seat"], "names": plan["names"], "steps": steps}


def step(table: Table, plan: dict[str, Any], wish: dict[str, Any]) -> dict[str, Any]:
    """One step: what is seen, what is asked for, and an answer to all that can be tried."""
    seat, turn = plan["seat"], wish["move"]
    position = table.at(turn).position
    assert position.to_move == seat, f"{wish['name']}: it is not the learner's turn"
    return {
        "name": wish["name"],
        "point": wish["point"],
        "section": wish.get("section"),
        "last": table.moves[turn - 1] if turn else None,
        "view": position.view(seat),
        "asked": table.moves[turn],
        "answer": answer(table, seat, turn, wish.get("until", turn + 1)),
        **beginnings(position),
        "refused": refusals(position, plan),
    }


def answer(table: Table, seat: int, turn: int, until: int) -> dict[str, Any]:
    """What a move did, in words, and what is seen then, or when some more have been played."""
    after = table.at(until)
    told = [
        *table.tell(turn, seat),
        *(one for one in table.tell(until - 1, seat) if after.result and one.message == "over"),
    ]
    return {"view": after.position.view(seat), "told": written(told)}


def written(told: list[Told]) -> list[list[Any]]:
    return [[one.message, one.values] for one in told]


def beginnings(position: Position) -> dict[str, Any]:
    """Where moves are made piece by piece: how each can go on, and which texts are the same move."""
    if not hasattr(position.game.words, "complete"):
        return {}
    ends: dict[str, list[str]] = {}
    open_ones = [""]
    while open_ones:
        text = open_ones.pop()
        ends[text] = position.complete(text)
        open_ones += [text + end for end in ends[text] if end and text + end not in ends]
    whole = [text for text in ends if "" in ends[text]]
    same = {text: position.write(position.check(text)) for text in whole}
    return {"ends": ends, "same": {text: move for text, move in same.items() if text != move}}


def refusals(position: Position, plan: dict[str, Any]) -> list[dict[str, Any]]:
    """Why each move that can be tried is refused, those with the same words together.

    A value that is a part of the text is written as the number of that part.
    """
    groups: dict[str, list[str]] = {}
    for parts in tries(position, plan):
        refusal = position.why_not("".join(parts))
        if refusal and refusal.reason not in UNTRIED:
            groups.setdefault(described(refusal, parts), []).append(" ".join(parts))
    return [{**json.loads(group), "texts": texts} for group, texts in groups.items()]


def tries(position: Position, plan: dict[str, Any]) -> list[tuple[str, ...]]:
    """What a board can send, in parts."""
    single = list(product(*(choices.split() for choices in plan["tries"])))
    if "then" not in plan:
        return single
    held = [parts for parts in single if is_tried(position.why_not("".join(parts)))]
    begun = [text for text in beginnings(position)["ends"] if text]
    return [*held, *((text, plan["then"], *parts) for text, parts in product(begun, held))]


def is_tried(refusal: Refusal | None) -> bool:
    return refusal is None or refusal.reason not in UNTRIED


def described(refusal: Refusal, parts: tuple[str, ...]) -> str:
    """A reason and its values, as a text that is the same for those that differ by parts of the move alone."""
    values = {name: parts.index(value) if value in parts else [value] for name, value in refusal.details.items()}
    return json.dumps({"reason": refusal.reason, "values": values})


def text_of(lesson: dict[str, Any]) -> str:
    """A lesson as it is written to a file: a step a line."""
    steps = ",\n".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in lesson["steps"])
    head = json.dumps({name: value for name, value in lesson.items() if name != "steps"}, ensure_ascii=False)
    return f'{head[:-1]}, "steps": [\n{steps}\n]}}\n'


def made(folder: Path) -> str:
    """What `steps.json` of a lesson has to be."""
    plan = json.loads((folder / "plan.json").read_text(encoding="utf-8"))
    return text_of(lesson((folder / "game.jsonl").read_text(encoding="utf-8"), plan))


def main() -> None:
    for folder in lessons().values():
        (folder / "steps.json").write_text(made(folder), encoding="utf-8")


if __name__ == "__main__":
    main()
