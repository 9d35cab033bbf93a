"""All that can be asked of games, ply by ply, as digests: wherever the same plan is played they are the same.

It imports nothing but what is played with, so that it runs wherever that does: here, without NumPy, in a browser.
`python plies.py PLAN [TABLES]` prints the digests of the plan in a file, a line each.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypedDict

LANGUAGES = ("en", "nl", "de", "fr")
TRIED = 2  # moves of which it is asked what they do
NONSENSE = ("?", "A1", "x" * 40)


class Plan(TypedDict):
    """A game to play: its set-up, how many plies of it, and every how many plies these bots are asked for a move."""

    game: str
    players: int
    options: dict[str, Any]
    edition: str | None  # a name, or the content of a file
    seed: str
    plies: int
    bots: list[str]
    every: int
    hints: int  # simulations of a hint; 0 for none


def digests(plan: Plan) -> Iterator[str]:
    """A digest for each ply."""
    for asked in plies(plan):
        yield hashlib.sha256(json.dumps(asked, ensure_ascii=False).encode()).hexdigest()[:16]


def plies(plan: Plan) -> Iterator[dict[str, Any]]:
    """All that is asked before each ply, and at the end."""
    from toptafel import games
    from toptafel.kit import chance
    from toptafel.table import Table

    game = games.find(plan["game"])
    text = plan["edition"]
    edition = None if text is None else game.editions.get(text) or game.load_edition(text)
    table = Table.dealt(game.set_up(plan["players"], plan["options"], edition), plan["seed"])
    source = chance.generator(plan["seed"])
    for ply in range(plan["plies"]):
        yield {**asked_of(table, source), "thought": thoughts(table, plan) if ply % plan["every"] == 0 else []}
        if table.to_move is None:
            return
        legal = table.legal()
        table.play(legal[chance.below(source, len(legal))])


def asked_of(table: Any, source: Any) -> dict[str, Any]:
    """What can be done, is seen, told, refused; how it stands; what a seat cannot know, dealt again."""
    from toptafel.game import STRANGER
    from toptafel.kit import chance

    position, seats = table.position, [STRANGER, *range(table.setup.players)]
    legal = table.legal()
    some = [legal[chance.below(source, len(legal))] for _ in range(TRIED if legal else 0)]
    again = position.redeal(chance.below(source, len(seats)) - 1, source)
    return {
        "to_move": table.to_move,
        "legal": legal,
        "complete": table.complete(),
        "deal": position.deal,
        "views": [table.view(seat) for seat in seats],
        "told": [said(position.tell(move, seat)) for move in some for seat in seats],
        "refused": [said([no]) for no in refusals(table, some) if no is not None],
        "standing": table.position.standing(),
        "explained": said(table.explain()),
        "redealt": [again.deal, again.view(seats[-1])],
    }


def said(messages: Any) -> list[list[str]]:
    """Messages in all languages, as they are said, and as they are said aloud."""
    return [[message.say(language), message.aloud(language)] for message in messages for language in LANGUAGES]


def refusals(table: Any, some: list[str]) -> list[Any]:
    """Why nonsense is refused, and moves that are changed, or come from another seat, or too late."""
    changed = [text for move in some for text in (move[1:], move[::-1], move + move[-1])]
    found = [table.why_not(text) for text in (*NONSENSE, *changed)]
    if some and table.setup.players > 1:
        found.append(table.why_not(some[0], seat=(table.to_move + 1) % table.setup.players))
        found.append(table.why_not(some[0], turn=table.turn + 1))
    return found


def thoughts(table: Any, plan: Plan) -> list[Any]:
    """The moves of bots, and a hint."""
    from toptafel.bots.bot import find
    from toptafel.bots.budget import Budget
    from toptafel.bots.hint import hint
    from toptafel.kit import chance

    if table.to_move is None:
        return []
    known = table.information_state(table.to_move)
    found: list[Any] = [find(name, table.game).choose(known, chance.generator(name)) for name in plan["bots"]]
    if plan["hints"]:
        hints = hint(known, Budget(plan["hints"]), chance.generator("hint"))
        found += [[one.move, one.brings, one.low, one.high, said(one.does), said(one.why)] for one in hints]
    return found


def main() -> None:
    """Play the plans of a file, perhaps with tables of a folder."""
    if len(sys.argv) > 2:
        from toptafel.kit import tables

        tables.open_folder(Path(sys.argv[2]))
    for plan in json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")):
        for digest in digests(plan):
            print(digest)


if __name__ == "__main__":
    main()
