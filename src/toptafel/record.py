"""The record of a game: one JSON object a line, the same bytes for the same game; read with suspicion."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from toptafel import games
from toptafel.game import FORMAT, Deal, Fault, Refusal, Seed, Setup
from toptafel.kit.words import did_you_mean, show
from toptafel.table import Table

KEYS = ("format", "game", "options", "players", "seed", "deal", "moves", "result")


@dataclass(frozen=True)
class Record:
    """What one line holds. `legal`, for checks, lists the legal moves before each move."""

    setup: Setup
    seed: Seed | None
    deal: Deal
    moves: list[str]
    result: dict[str, Any] | None
    legal: list[list[str]] | None = None

    def line(self) -> str:
        """The record as it is written, without the end of the line."""
        head = (FORMAT, self.setup.game.id, self.setup.options, self.setup.players)
        content: dict[str, Any] = dict(zip(KEYS, (*head, self.seed, self.deal, self.moves, self.result), strict=True))
        if self.legal is not None:
            content["legal"] = self.legal
        return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def record_of(table: Table, legal: list[list[str]] | None = None) -> Record:
    return Record(table.setup, table.seed, table.deal, list(table.moves), table.result, legal)


def read(line: str) -> Record:
    """A record whose parts are of the right kind; whether its moves are legal, replay() tells. A Fault otherwise."""
    content = parse(line)
    if content.get("format") != FORMAT:
        raise Fault(f'expected "format": "{FORMAT}", got {show(content.get("format"))}')
    for key in content:
        if key not in (*KEYS, "legal"):
            raise Fault(f"unknown key {key!r}; {did_you_mean(key, KEYS)}")
    for key in KEYS:
        if key not in content:
            raise Fault(f"the key {key!r} is missing")
    setup = read_setup(content)
    seed, deal = read_seed(content["seed"]), content["deal"]
    setup.game.start(setup, deal)
    if seed is not None and deal != setup.game.deal(setup, seed):
        raise Fault(f"the deal is not that of seed {show(seed)}; a deal from elsewhere has seed null")
    if not is_texts(content["moves"]):
        raise Fault(f'"moves" is a list of texts, got {show(content["moves"])}')
    legal = content.get("legal")
    if "legal" in content and not (isinstance(legal, list) and all(map(is_texts, legal))):
        raise Fault(f'"legal" is a list of lists of texts, got {show(legal)}')
    if legal is not None and len(legal) != len(content["moves"]):
        raise Fault(f'"legal" has a list for every move: expected {len(content["moves"])}, got {len(legal)}')
    return Record(setup, seed, deal, content["moves"], content["result"], legal)


def parse(line: str) -> dict[str, Any]:
    """A JSON object in which no key stands twice and every number is one."""
    try:
        content = json.loads(line, object_pairs_hook=unique, parse_constant=refuse_constant)
    except json.JSONDecodeError as error:
        raise Fault(f"not JSON: {error.msg.removesuffix(' at')} at character {error.pos + 1}") from error
    except RecursionError as error:
        raise Fault("not a record: nested too deeply") from error
    except Fault:
        raise
    except ValueError as error:
        raise Fault(f"not JSON: {error}") from error
    if not isinstance(content, dict):
        raise Fault(f"expected a JSON object, got {show(content)}")
    return content


def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    content = dict(pairs)
    if len(content) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise Fault(f"the key {twice!r} is there twice")
    return content


def refuse_constant(name: str) -> None:
    raise Fault(f"not JSON: {name} is not a number")


def read_setup(content: dict[str, Any]) -> Setup:
    """The table of a record; unlike a person's, it has all options."""
    game, options = games.find(content["game"]), content["options"]
    if not isinstance(options, dict):
        raise Fault(f'"options" is an object, got {show(options)}')
    setup = game.set_up(content["players"], options)
    for name in setup.options:
        if name not in options:
            raise Fault(f"the option {name!r} is missing; a record has all options")
    return setup


def read_seed(seed: object) -> Seed | None:
    if seed is None or isinstance(seed, str) or type(seed) is int:
        return seed
    raise Fault(f'"seed" is a whole number, a text or null, got {show(seed)}')


def is_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def replay(record: Record) -> Iterator[Table]:
    """The table at the deal and after every move; a Fault at the first thing that breaks a rule."""
    table = Table(record.setup, record.deal, record.seed)
    yield table
    for index, text in enumerate(record.moves):
        if record.legal is not None and table.to_move is not None:
            check_legal(index + 1, record.legal[index], table.legal())
        try:
            table.play(text)
        except Refusal as refusal:
            raise Fault(f"move {index + 1}, {text!r}: {refusal.reason}: {refusal.say()}") from refusal
        yield table
    check_result(record.result, table.result)


def check_legal(number: int, written: list[str], legal: list[str]) -> None:
    if written != legal:
        extra, missing = sorted(set(written) - set(legal)), sorted(set(legal) - set(written))
        difference = f"not legal {show(extra)}, missing {show(missing)}" if extra or missing else "not sorted, or twice"
        raise Fault(f"legal moves before move {number}: {difference}")


def check_result(written: object, result: dict[str, Any] | None) -> None:
    if result is None and written is not None:
        raise Fault(f"the game is not over, so the result is null, got {show(written)}")
    if result is not None and not same(written, result):
        raise Fault(f"the game is over: expected the result {json.dumps(result)}, got {show(written)}")


def same(one: object, other: object) -> bool:
    """Equal as JSON: neither 1.0 nor true is 1."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
