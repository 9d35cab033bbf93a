"""Check a record of a game played online: that nobody could choose its deal alone, and that every move was legal."""

from dataclasses import dataclass
from typing import Any

from toptafel.bots.levels import NAMES as LEVELS
from toptafel.game import InputError
from toptafel.kit.strict import is_texts
from toptafel.kit.text.words import COMMON, say, show
from toptafel.position import Position
from toptafel.record import Record, replay, same
from toptafel.server.table import deals
from toptafel.server.table.results import at_table

KEYS = {
    "table": str,
    "commitment": str,
    "secret": str,
    "contributions": list,
    "names": list,
    "levels": list,
    "out": list,
    "result": dict,
}
EARLY = ("resigned", "time")  # why a game is over that the moves do not end


class Unproven(InputError):
    """What does not hold, in the language asked for. Another InputError is of the form of a proof, and English."""


class NoProof(Unproven):
    """There is nothing to be checked but moves: nobody had to fix a share of the deal before anyone sat down."""


@dataclass(frozen=True)
class Proven:
    """What has been shown of a record."""

    moves: int
    people: int
    out: int  # seats that gave up or ran out of time, for which there is only the server's word

    def say(self, language: str = "en") -> str:
        """It in a sentence."""
        return say(COMMON, language, "proven", moves=self.moves, people=self.people, out=self.out)


def verify(record: Record, language: str = "en") -> Proven:
    """Check commitment, contributions, seed, deal, moves and result; an InputError names the first thing that is wrong.

    Names, levels, and who gave up or ran out of time, are in no move: they are the server's word.
    """
    proof = check_proof(record, language)
    setup = record.setup
    edition = setup.edition.label if setup.edition else ""
    promised = deals.commitment(proof["secret"], proof["table"], setup.game.id, edition, setup.options, setup.players)
    if promised != proof["commitment"]:
        raise Unproven(say(COMMON, language, "wrong-secret"))
    if record.seed != deals.seed(promised, proof["secret"], proof["contributions"]):
        raise Unproven(say(COMMON, language, "wrong-seed"))
    *_, table = replay(record)  # the deal is that of the seed: reading the record has checked it
    if not same(proof["result"], expected(table.position, proof)):
        raise Unproven(say(COMMON, language, "wrong-result"))
    check_players(proof)
    people = {random for random in proof["contributions"] if random}
    return Proven(len(record.moves), len(people), len(proof["out"]))


def expected(position: Position, proof: dict[str, Any]) -> dict[str, Any] | None:
    """The result that the moves lead to, if those whom the proof names went out; None if the game is not over."""
    if position.result is not None:
        return at_table(position.result, proof["out"])
    reason = proof["result"].get("reason")
    return at_table(position.standing(), proof["out"], reason) if proof["out"] and reason in EARLY else None


def check_proof(record: Record, language: str) -> dict[str, Any]:
    """The proof, if it has the form of one."""
    proof = record.proof
    if proof is None:
        raise NoProof(say(COMMON, language, "no-proof"))
    for key, kind in KEYS.items():
        if not isinstance(proof.get(key), kind):
            raise InputError(f"the proof has no {key!r} as it should, got {show(proof.get(key))}")
    for key in ("contributions", "names", "levels"):
        check_texts(key, proof[key], record.setup.players)
    seats = list(range(record.setup.players))
    if not all(type(seat) is int and seat in seats for seat in proof["out"]) or len({*proof["out"]}) < len(
        proof["out"]
    ):
        raise InputError(f"seats that are out are different ones of {seats}, got {show(proof['out'])}")
    if not proof["secret"]:  # as at a table without a server
        raise NoProof(say(COMMON, language, "no-proof"))
    return proof


def check_texts(key: str, said: list[Any], players: int) -> None:
    """An InputError unless there is a text for every seat."""
    if not is_texts(said):
        raise InputError(f"{key} are texts, one a seat, got {show(said)}")
    if len(said) != players:
        raise InputError(f"expected {players} {key}, one a seat, got {len(said)}")


def check_players(proof: dict[str, Any]) -> None:
    """An InputError unless each seat has a person's name or a bot's level, both only if a bot played on for one."""
    for seat, (name, level) in enumerate(zip(proof["names"], proof["levels"], strict=True)):
        if level not in ("", *LEVELS):
            raise InputError(f"a level is {', '.join(LEVELS)} or empty, got {show(level)} for seat {seat}")
        if bool(name) == bool(level) and not (level and seat in proof["out"]):
            raise InputError(f"expected a name or a level for seat {seat}, got {show(name)} and {show(level)}")
