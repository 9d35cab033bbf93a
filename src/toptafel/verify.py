"""Check a record of a game that was played online: that nobody could choose its deal, and that every move was legal."""

from dataclasses import dataclass
from typing import Any

from toptafel.game import Fault
from toptafel.kit.words import show
from toptafel.record import Record, replay
from toptafel.server import deals

KEYS = {"table": str, "commitment": str, "secret": str, "contributions": list, "names": list, "result": dict}


@dataclass(frozen=True)
class Proven:
    """What has been shown of a record."""

    moves: int
    people: int

    def __str__(self) -> str:
        return (
            "proven: the house was bound to its part of the deal before anyone sat down, the devices of "
            f"{self.people} people added theirs, the deal follows from that alone, and all {self.moves} moves are legal"
        )


def verify(record: Record) -> Proven:
    """Check commitment, contributions, seed, deal and moves; a Fault that names the first thing that is wrong."""
    proof = check_proof(record)
    setup = record.setup
    edition = setup.edition.label if setup.edition else ""
    promised = deals.commitment(proof["secret"], proof["table"], setup.game.id, edition, setup.options, setup.players)
    if promised != proof["commitment"]:
        raise Fault("the secret is not the one that was promised: its hash is not the commitment")
    if record.seed != deals.seed(promised, proof["secret"], proof["contributions"]):
        raise Fault("the seed is not made of the secret and what each person added")
    for _ in replay(record):  # the deal is that of the seed: reading the record has checked it
        pass
    return Proven(len(record.moves), sum(bool(random) for random in proof["contributions"]))


def check_proof(record: Record) -> dict[str, Any]:
    """The proof, if it has the form of one."""
    proof = record.proof
    if proof is None:
        raise Fault("this record has no proof: it was not played online, so there is nothing to verify but its moves")
    for key, kind in KEYS.items():
        if not isinstance(proof.get(key), kind):
            raise Fault(f"the proof has no {key!r} as it should, got {show(proof.get(key))}")
    if len(proof["contributions"]) != record.setup.players:
        raise Fault(f"expected {record.setup.players} contributions, one a seat, got {len(proof['contributions'])}")
    return proof
