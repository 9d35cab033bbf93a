"""Records: what is written, and that nothing broken is read."""

import copy
import json
import random
from typing import Any

import pytest

from toptafel import games, record
from toptafel.game import InputError
from toptafel.kit.text.words import show
from toptafel.lab.simulate import random_record

LINE = random_record(games.find("uptown").set_up(3), 7, 1, with_legal=True).line()
CONTENT: dict[str, Any] = json.loads(LINE)
SEEDLESS: dict[str, Any] = {**CONTENT, "seed": None}


def verdict(content: object) -> str:
    """What reading and replaying says."""
    try:
        written = record.read(content if isinstance(content, str) else json.dumps(content))
        for _ in record.replay(written):
            pass
    except InputError as fault:
        return str(fault)
    return "in order"


def changed(**parts: object) -> dict[str, Any]:
    return {**copy.deepcopy(SEEDLESS), **parts}


def test_a_record_has_its_keys_in_order_and_no_spaces() -> None:
    assert list(CONTENT) == ["format", "game", "options", "players", "seed", "deal", "moves", "result", "legal"]
    assert json.dumps(CONTENT, separators=(",", ":"), ensure_ascii=False) == LINE
    assert list(CONTENT["result"]) == ["scores", "places", "reason", "captured"]
    assert verdict(LINE) == verdict(SEEDLESS) == "in order"


def test_an_unfinished_record_has_no_result() -> None:
    moves, legal = CONTENT["moves"][:5], CONTENT["legal"][:5]
    assert verdict(changed(moves=moves, legal=legal, result=None)) == "in order"
    assert "the game is not over" in verdict(changed(moves=moves, legal=legal))
    assert "the game is over: expected the result" in verdict(changed(result=None))


PILES = CONTENT["deal"]["piles"]
MOVES = CONTENT["moves"]
RESULT = CONTENT["result"]


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("", "not JSON"),
        (LINE[:-1], "not JSON"),
        ("[]", "expected a JSON object"),
        ("[" * 100_000, "nested too deeply"),
        ('{"format":"toptafel/1","format":"toptafel/1"}', "'format' is there twice"),
        (LINE.replace('"players":3', '"players":NaN'), "NaN is not a number"),
        (LINE.replace('"players":3', '"players":' + "9" * 5000), "a number of at most 4000 digits, got one of 5000"),
        (changed(format="toptafel/2"), 'expected "format": "toptafel/1", got "toptafel/2"'),
        (changed(format=1), 'expected "format"'),
        (changed(game="uptwon"), "did you mean 'uptown'?"),
        (changed(game=["uptown"]), "no game called"),
        (changed(edition="toptafel"), "unknown key 'edition'"),
        (changed(move=[]), "did you mean 'moves'?"),
        (changed(prof={}), "did you mean 'proof'?"),
        (
            changed(zz=1),
            "unknown key 'zz'; known: format, game, options, players, seed, deal, moves, result, legal, proof",
        ),
        ({key: value for key, value in CONTENT.items() if key != "deal"}, "'deal' is missing"),
        (changed(options={}), "option 'scoring' is missing"),
        (changed(options=None), '"options" is an object'),
        (changed(options={"scoring": "blocker"}), "did you mean 'blockers'?"),
        (changed(options={"scoring": ["uptown"]}), "option 'scoring' is uptown or blockers"),
        (changed(options={"scoring": "uptown", "speed": "high"}), "no option 'speed'"),
        (changed(players=6), "2 to 5 players, got 6"),
        (changed(players=True), "2 to 5 players, got true"),
        (changed(players=3.0), "2 to 5 players, got 3.0"),
        (changed(players=4), "with the colours B, G, O, R"),
        (changed(seed=7), "the deal is not that of seed 7"),
        (changed(seed=1.5), "a seed is a whole number or a text, got 1.5"),
        (changed(deal=None), "expected a deal"),
        (changed(deal={"piles": {**PILES, "B": PILES["B"][:-1]}}), "pile B: missing"),
        (changed(deal={"piles": {**PILES, "B": [*PILES["B"][:-1], PILES["B"][0]]}}), "is there twice"),
        (changed(deal={"piles": {**PILES, "B": [*PILES["B"][:-1], "10"]}}), "there is no tile '10'"),
        (changed(deal={"piles": {**PILES, "B": [*PILES["B"], "1"]}}), "is there twice"),
        (changed(deal={"piles": {**PILES, "B": "123"}}), "pile B is a list of 28 tiles"),
        (changed(deal={"piles": {**PILES, "X": PILES["B"]}}), "with the colours B, G, O, and nothing else"),
        (changed(deal={"piles": PILES, "more": 1}), "and nothing else"),
        (changed(moves="7@C7"), '"moves" is a list of texts'),
        (changed(moves=[7]), '"moves" is a list of texts'),
        (changed(moves=["pass", *MOVES[1:]]), "move 1, 'pass': must-play"),
        (changed(moves=[*MOVES[:9], "\ud800", *MOVES[10:]]), "move 10, '\\ud800': unreadable"),
        (changed(moves=[*MOVES, "pass"], legal=[*CONTENT["legal"], []]), "move 73, 'pass': game-over"),
        (changed(proof=None), '"proof" is an object, got null'),
        (changed(legal=CONTENT["legal"][:-1]), "expected 72, got 71"),
        (changed(legal=[*CONTENT["legal"], []]), "expected 72, got 73"),
        (changed(moves=[], result=None), "expected 0, got 72"),
        (changed(legal=None), '"legal" is a list of lists'),
        (changed(legal=[*CONTENT["legal"][:-1], [7]]), '"legal" is a list of lists'),
        (changed(legal=[CONTENT["legal"][0][::-1], *CONTENT["legal"][1:]]), "before move 1: not sorted"),
        (changed(legal=[CONTENT["legal"][0][1:], *CONTENT["legal"][1:]]), "before move 1: not legal [], missing"),
        (changed(legal=[[], *CONTENT["legal"][1:]]), f"not legal [], missing {show(CONTENT['legal'][0])}"),
        (changed(legal=[list("zyxwvuts"), *CONTENT["legal"][1:]]), f"not legal {show(list('stuvwxyz'))}, missing"),
        (changed(result={**RESULT, "scores": [0, 0, 0]}), "expected the result"),
        (changed(result={**RESULT, "captured": [float(n) for n in RESULT["captured"]]}), "expected the result"),
    ],
)
def test_a_broken_record_is_refused_in_words(content: object, says: str) -> None:
    assert says in verdict(content)


def mutated(content: Any, dice: random.Random) -> Any:
    """The content with one random part dropped, replaced, doubled or put elsewhere."""
    content = copy.deepcopy(content)
    parent, key = content, dice.choice(list(content))
    while isinstance(parent[key], dict | list) and parent[key] and dice.random() < 0.8:
        parent = parent[key]
        key = dice.choice(list(parent) if isinstance(parent, dict) else range(len(parent)))
    match dice.randrange(4):
        case 0:
            del parent[key]
        case 1:
            parent[key] = dice.choice([None, 0, -1, 3, 2**70, "", "pass", "7@C7", [], {}, True, 1.5, "é\u0000"])
        case 2 if isinstance(parent, list):
            parent.insert(key, dice.choice(parent))
        case _:
            parent[dice.choice(["format", "x"]) if isinstance(parent, dict) else 0] = parent[key]
    return content


def means_the_same(content: Any) -> bool:
    """Whether only what may be left out has gone: the seed of the deal, the lists of legal moves."""
    seed = CONTENT["seed"] if content.get("seed", 0) is None else content.get("seed")
    rest = {**CONTENT, **content, "seed": seed}
    return set(content) | {"legal"} == set(CONTENT) and json.dumps(rest) == json.dumps(CONTENT)


@pytest.mark.slow
def test_two_hundred_mutated_records_are_refused_in_words() -> None:
    dice = random.Random(20)
    contents = (mutated(CONTENT, dice) for _ in range(400))
    broken = [content for content in contents if not means_the_same(content)]
    assert len(broken) > 200
    for content in broken:
        says = verdict(content)
        assert says != "in order", content
        assert "\n" not in says
