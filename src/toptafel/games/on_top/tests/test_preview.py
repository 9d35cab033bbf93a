"""What the page shows before a tile is laid is what the rules then do: both sides check the same samples.

`python -m toptafel.games.on_top.tests.test_preview` writes them again, after a change of what a view has;
prettier tidies them.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from toptafel import engine
from toptafel.games.on_top import GAME
from toptafel.kit import chance
from toptafel.position import Position

SAMPLES = Path(__file__).parents[5] / "web/src/games/on_top/samples.json"
KINDS: list[dict[str, Any]] = [
    {"edition": "toptafel", "players": 2, "options": {}, "seed": 1, "turn": 9},
    {"edition": "toptafel", "players": 3, "options": {"colours": ["W", "R", "B"]}, "seed": 2, "turn": 22},
    {"edition": "toptafel", "players": 4, "options": {"teams": "yes", "segments": "corners"}, "seed": 3, "turn": 25},
    {"edition": "medley", "players": 2, "options": {"start": "random:8"}, "seed": 4, "turn": 20},
    {"edition": "few", "players": 2, "options": {}, "seed": 5, "turn": -1},
    {"edition": "few", "players": 2, "options": {}, "seed": 6, "turn": -1},
    {"edition": "few", "players": 3, "options": {}, "seed": 7, "turn": -1},
    {"edition": "few", "players": 4, "options": {}, "seed": 8, "turn": -1},
]
MOST = 8  # moves a sample


def opened(kind: dict[str, Any]) -> Position:
    """A position of a kind of sample, from the deal."""
    name = kind["edition"]
    own = None if name in GAME.editions else (GAME.folder / f"golden/editions/{name}.json").read_text("utf-8")
    edition = GAME.load_edition(own) if own else GAME.editions[name]
    return Position.dealt(GAME.set_up(kind["players"], kind["options"], edition), kind["seed"])


def replayed(sample: dict[str, Any]) -> Position:
    position = opened(sample)
    for move in sample["moves"]:
        position.play(move)
    return position


def outcome(position: Position, move: str) -> dict[str, Any]:
    """What a move adds: gaps that are filled, towers that are built, and points."""
    before, now = seen(position), seen(after(position, move))
    covered = {name for name, what in before["fields"].items() if what is None and now["fields"][name] is not None}
    return {
        "gaps": sorted(name for name in covered if not isinstance(now["fields"][name], int)),
        "towers": {
            name: point["tower"]
            for name, point in sorted(now["points"].items())
            if point["tower"] is not None and before["points"][name]["tower"] is None
        },
        "points": [one["points"] - was["points"] for one, was in zip(now["seats"], before["seats"], strict=True)],
    }


def seen(position: Position) -> Any:
    return json.loads(json.dumps(position.view(-1 if position.to_move is None else position.to_move)))


def read() -> list[dict[str, Any]]:
    samples: list[dict[str, Any]] = json.loads(SAMPLES.read_text("utf-8"))
    return samples


@pytest.mark.parametrize("number", range(len(KINDS)))
def test_what_the_page_expects_of_a_move_is_what_it_does(number: int) -> None:
    sample = read()[number]
    position = replayed(sample)
    assert seen(position) == sample["view"]
    assert {move: outcome(position, move) for move in sample["outcomes"]} == sample["outcomes"]


def test_the_samples_have_what_is_rare() -> None:
    outcomes = [one for sample in read() for one in sample["outcomes"].values()]
    assert any(one["gaps"] for one in outcomes)
    assert any(len(one["towers"]) > 2 for one in outcomes)
    assert any("" in one["towers"].values() for one in outcomes)
    assert any(not one["towers"] for one in outcomes)
    assert sum(ends(sample) for sample in read()) > 2


def ends(sample: dict[str, Any]) -> bool:
    """Whether one of its moves ends the game."""
    position = replayed(sample)
    return any(after(position, move).to_move is None for move in sample["outcomes"])


def after(position: Position, move: str) -> Position:
    copy = position.copy()
    copy.play(move)
    return copy


def main() -> None:
    SAMPLES.write_text(json.dumps([sampled(kind) for kind in KINDS], separators=(",", ":")) + "\n", "utf-8")


def sampled(kind: dict[str, Any]) -> dict[str, Any]:
    """A random game up to a turn, or -1 to the last move, and what some different moves do there."""
    moves = random_game(kind)[: kind["turn"]]
    sample = {**kind, "moves": moves}
    position, different = replayed(sample), dict[str, str]()
    for move in sorted(position.legal(), key=lambda text: -len(outcome(position, text)["towers"])):
        different.setdefault(json.dumps(outcome(position, move)), move)
    chosen = [*different.values()][: MOST - 1] + [*different.values()][-1:]
    outcomes = {move: outcome(position, move) for move in chosen}
    return {**sample, "view": seen(position), "outcomes": outcomes}


def random_game(kind: dict[str, Any]) -> list[str]:
    position, source = opened(kind), chance.generator(f"preview {kind['seed']}")
    moves = []
    while position.to_move is not None:
        action = int(engine.pick_move(position.state, source))
        moves.append(position.write(action))
        position.play_action(action)
    return moves


if __name__ == "__main__":
    main()
