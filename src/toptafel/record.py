"""The record of a game: one JSON object a line, the same bytes for the same game; read with suspicion."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from toptafel import games
from toptafel.game import FORMAT, Deal, Edition, Game, IllegalMove, InputError, Result, Seed, Setup, check_seed
from toptafel.kit.strict import is_texts, parse
from toptafel.kit.text.words import did_you_mean, quote, show
from toptafel.position import Position
from toptafel.table import Table


@dataclass(frozen=True)
class Record:
    """What one line holds. `legal`, for checks, lists the legal moves before each move; `proof` tells of the deal."""

    setup: Setup
    seed: Seed | None
    deal: Deal
    moves: list[str]
    result: Result | None
    legal: list[list[str]] | None = None
    proof: dict[str, Any] | None = None

    def line(self) -> str:
        """The record as it is written, without the end of the line."""
        setup = self.setup
        content: dict[str, Any] = {"format": FORMAT, "game": setup.game.id}
        if setup.edition:
            content["edition"] = setup.edition.label
        content |= {"options": setup.options, "players": setup.players, "seed": self.seed, "deal": self.deal}
        content |= {"moves": self.moves, "result": self.result}
        if self.legal is not None:
            content["legal"] = self.legal
        if self.proof is not None:
            content["proof"] = self.proof
        return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def record_of(table: Table, legal: list[list[str]] | None = None) -> Record:
    """The record of a table as it stands."""
    return Record(table.setup, table.seed, table.deal, list(table.moves), table.result, legal)


def read(line: str, own: Edition | None = None) -> Record:
    """A record whose parts are of the right kind; whether its moves are legal, replay() tells. An InputError otherwise.

    A record of somebody's own edition can only be read with that edition.
    """
    return read_content(parse(line), own)


def read_content(content: dict[str, Any], own: Edition | None = None) -> Record:
    """The same for a line that is JSON."""
    setup = read_head(content, own)
    seed, deal = read_seed(content["seed"]), content["deal"]
    position = Position.started(setup, deal)
    if seed is not None and position.state.tobytes() != Position.dealt(setup, seed).state.tobytes():
        raise InputError(f"the deal is not that of seed {show(seed)}; a deal from elsewhere has seed null")
    if not is_texts(content["moves"]):
        raise InputError(f'"moves" is a list of texts, got {show(content["moves"])}')
    legal = content.get("legal")
    if "legal" in content and not (isinstance(legal, list) and all(map(is_texts, legal))):
        raise InputError(f'"legal" is a list of lists of texts, got {show(legal)}')
    if legal is not None and len(legal) != len(content["moves"]):
        raise InputError(f'"legal" has a list for every move: expected {len(content["moves"])}, got {len(legal)}')
    proof = content.get("proof")
    if "proof" in content and not isinstance(proof, dict):
        raise InputError(f'"proof" is an object, got {show(proof)}')
    return Record(setup, seed, deal, content["moves"], content["result"], legal, proof)


def read_head(content: dict[str, Any], own: Edition | None = None) -> Setup:
    """The table that something is a record of; nothing is dealt, so no game is compiled for it."""
    if content.get("format") != FORMAT:
        raise InputError(f'expected "format": "{FORMAT}", got {show(content.get("format"))}')
    check_keys(content)
    return read_setup(content, own)


def check_keys(content: dict[str, Any]) -> None:
    """An InputError unless a record has all the keys that it must have, and no others than it may have."""
    keys = keys_of(content)
    known = (*keys, "legal", "proof")
    for key in content:
        if key not in known:
            raise InputError(f"unknown key {quote(key)}; {did_you_mean(key, known)}")
    for key in keys:
        if key not in content:
            raise InputError(f"the key {key!r} is missing")


def keys_of(content: dict[str, Any]) -> list[str]:
    """The keys that a record must have; that of the edition only if its game has editions."""
    game = games.all_games().get(content["game"]) if isinstance(content.get("game"), str) else None
    edition = ["edition"] if game is not None and game.edition else []
    return ["format", "game", *edition, "options", "players", "seed", "deal", "moves", "result"]


def read_setup(content: dict[str, Any], own: Edition | None) -> Setup:
    """The table of a record; unlike a person's, it has all options."""
    game, options = games.find(content["game"]), content["options"]
    if not isinstance(options, dict):
        raise InputError(f'"options" is an object, got {show(options)}')
    setup = game.set_up(content["players"], options, read_edition(content, game, own))
    for name in setup.options:
        if name not in options:
            raise InputError(f"the option {name!r} is missing; a record has all options")
    return setup


def read_edition(content: dict[str, Any], game: Game, own: Edition | None) -> Edition | None:
    """The edition that a record names: one that comes with the game, or the reader's own if that is the one."""
    if not game.edition:
        return None
    label = content["edition"]
    if isinstance(label, str) and label in game.editions:
        return game.editions[label]
    if own is not None and own.game == game.id and own.label == label:
        return own
    if not isinstance(label, str) or "#" not in label:
        raise InputError(f"no edition {show(label)} of {game.title}; {did_you_mean(str(label), game.editions)}")
    given = f"not {own.label!r}" if own else "with --edition FILE"
    raise InputError(f"it was played with the edition {quote(label)}: give its file, {given}")


def read_seed(seed: object) -> Seed | None:
    """A seed, or none if the deal was given; an InputError for anything else."""
    return None if seed is None else check_seed(seed)


def replay(record: Record) -> Iterator[Table]:
    """The table at the deal and after every move; an InputError at the first thing that breaks a rule."""
    table = Table(record.setup, record.deal, record.seed)
    try:
        for _ in table.through(record.moves):
            yield table
            if record.legal is not None and table.to_move is not None and table.turn < len(record.moves):
                check_legal(table.turn + 1, record.legal[table.turn], table.legal())
    except IllegalMove as refusal:
        text = record.moves[table.turn]
        raise InputError(f"move {table.turn + 1}, {quote(text)}: {refusal.reason}: {refusal.say()}") from refusal
    check_result(record.result, table.result)


def restored(record: Record) -> Table:
    """The table as a record leaves it; an InputError if anything in it breaks a rule."""
    *_, table = replay(record)
    return table


def check_legal(number: int, written: list[str], legal: list[str]) -> None:
    """An InputError unless the legal moves before a move are those written."""
    if written != legal:
        extra, missing = sorted(set(written) - set(legal)), sorted(set(legal) - set(written))
        difference = f"not legal {show(extra)}, missing {show(missing)}" if extra or missing else "not sorted, or twice"
        raise InputError(f"legal moves before move {number}: {difference}")


def check_result(written: object, result: Result | None) -> None:
    """An InputError unless the result is the one written."""
    if result is None and written is not None:
        raise InputError(f"the game is not over, so the result is null, got {show(written)}")
    if result is not None and not same(written, result):
        raise InputError(f"the game is over: expected the result {json.dumps(result)}, got {show(written)}")


def same(one: object, other: object) -> bool:
    """Equal as JSON: neither 1.0 nor true is 1."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
