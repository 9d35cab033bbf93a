"""Write the steps of the lessons: `python -m tests.write_lessons [GAME/NAME …]`, after a change of plan or rules.

The lessons of a game are the folders `web/src/games/*/lessons/NUMBER-NAME/`, in the order of their numbers. Each is a
real game: `game.jsonl` is its record, and `plan.json` says at which moves the learner is asked to play. The engine
replays it here into `steps.json`: what the learner's seat sees, may play, and an answer to all that can be tried.
A plan has

seat     that learns, and `names` of all seats
steps    name     as in the lesson's words
         move     the number of the move that is asked for, counted from 0
         until    how many moves have been played when the answer is shown; without it, that one
         point    where on the page to look: for what the board has chosen so far, a selector
         section  of the rules in which the step is an example, counted from 0

What a board can send is in `tries.json` beside the lessons: `texts` in parts, each with its choices; `then` joins some.
"""

import json
import sys
from itertools import product
from pathlib import Path
from typing import Any

from toptafel.game import IllegalMove, Told
from toptafel.position import Position
from toptafel.record import read, replay
from toptafel.table import Table

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
Tries = dict[str, Any]
UNTRIED = {"unreadable", "not-on-rack", "not-a-slot", "not-in-hand"}  # no board sends these


def lessons() -> dict[str, Path]:
    """The folders of the lessons there are, each by its game and its own name, as in the page's addresses."""
    folders = [file.parent for file in sorted(GAMES.glob("*/lessons/*/plan.json"))]
    return {f"{folder.parents[1].name.replace('_', '-')}/{folder.name.partition('-')[2]}": folder for folder in folders}


def lesson(line: str, plan: dict[str, Any], tries: Tries) -> dict[str, Any]:
    """A lesson for the page, with the options of its table."""
    record = read(line)
    *_, table = replay(record)
    steps = [step(table, plan["seat"], wish, tries) for wish in plan["steps"]]
    return {"seat": plan["seat"], "names": plan["names"], "options": record.setup.options, "steps": steps}


def step(table: Table, seat: int, wish: dict[str, Any], tries: Tries) -> dict[str, Any]:
    """One step: what is seen, what is asked for, and an answer to all that can be tried."""
    turn = wish["move"]
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
        "refused": refusals(position, tries),
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


def refusals(position: Position, tries: Tries) -> list[dict[str, Any]]:
    """Why each move that can be tried is refused, those with the same words together, by all parts but the last.

    A value that is a part of the text is written as the number of that part.
    """
    groups: dict[str, dict[str, list[str]]] = {}
    for parts in tried(position, tries):
        refusal = position.why_not("".join(parts))
        if refusal and is_tried(refusal):
            *lead, last = parts
            groups.setdefault(described(refusal, parts), {}).setdefault(" ".join(lead), []).append(last)
    return [{**json.loads(group), "texts": joined(texts)} for group, texts in groups.items()]


def joined(texts: dict[str, list[str]]) -> dict[str, str]:
    return {lead: " ".join(lasts) for lead, lasts in texts.items()}


def tried(position: Position, tries: Tries) -> list[tuple[str, ...]]:
    """What a board can send, in parts."""
    single = [parts for text in tries["texts"] for parts in product(*(choices.split() for choices in text))]
    if "then" not in tries:
        return single
    held = [parts for parts in single if is_tried(position.why_not("".join(parts)))]
    begun = [text for text in beginnings(position)["ends"] if text]
    return [*held, *((text, tries["then"], *parts) for text, parts in product(begun, held))]


def is_tried(refusal: IllegalMove | None) -> bool:
    return refusal is None or refusal.reason not in UNTRIED


def described(refusal: IllegalMove, parts: tuple[str, ...]) -> str:
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
    tries = json.loads((folder.parent / "tries.json").read_text(encoding="utf-8"))
    return text_of(lesson((folder / "game.jsonl").read_text(encoding="utf-8"), plan, tries))


def main() -> None:
    folders = lessons()
    for name in sys.argv[1:] or folders:
        (folders[name] / "steps.json").write_text(made(folders[name]), encoding="utf-8")


if __name__ == "__main__":
    main()
