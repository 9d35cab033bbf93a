"""Check a record of a game that was played online: that nobody could choose its deal, and that every move was legal."""

from dataclasses import dataclass
from typing import Any

from toptafel.game import Fault
from toptafel.kit.strict import is_texts
from toptafel.kit.words import COMMON, say, show
from toptafel.record import Record, replay
from toptafel.server import deals

KEYS = {"table": str, "commitment": str, "secret": str, "contributions": list, "names": list, "result": dict}


@dataclass(frozen=True)
class Proven:
    """What has been shown of a record."""

    moves: int
    people: int

    def say(self, language: str = "en") -> str:
        """It in a sentence."""
        return say(COMMON, language, "proven", moves=self.moves, people=self.people)


def verify(record: Record, language: str = "en") -> Proven:
    """Check commitment, contributions, seed, deal and moves; a Fault that names the first thing that is wrong."""
    proof = check_proof(record, language)
    setup = record.setup
    edition = setup.edition.label if setup.edition else ""
    promised = deals.commitment(proof["secret"], proof["table"], setup.game.id, edition, setup.options, setup.players)
    if promised != proof["commitment"]:
        raise Fault(say(COMMON, language, "wrong-secret"))
    if record.seed != deals.seed(promised, proof["secret"], proof["contributions"]):
        raise Fault(say(COMMON, language, "wrong-seed"))
    *_, table = replay(record)  # the deal is that of the seed: reading the record has checked it
    if proof["result"].get("scores") != table.position.standing()["scores"]:
        raise Fault(say(COMMON, language, "wrong-scores"))
    return Proven(len(record.moves), len({random for random in proof["contributions"] if random}))


def check_proof(record: Record, language: str) -> dict[str, Any]:
    """The proof, if it has the form of one."""
    proof = record.proof
    if proof is None:
        raise Fault(say(COMMON, language, "no-proof"))
    for key, kind in KEYS.items():
        if not isinstance(proof.get(key), kind):
            raise Fault(f"the proof has no {key!r} as it should, got {show(proof.get(key))}")
    if not is_texts(proof["contributions"]):
        raise Fault(f"contributions are texts, one a seat, got {show(proof['contributions'])}")
    if len(proof["contributions"]) != record.setup.players:
        raise Fault(f"expected {record.setup.players} contributions, one a seat, got {len(proof['contributions'])}")
    return proof
