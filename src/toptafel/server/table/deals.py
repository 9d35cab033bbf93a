"""Deals that nobody could choose alone: a commitment before anyone sits, random bytes from each person, a seed."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any

FORMAT = "toptafel-deal/1"


def digest(*parts: object) -> str:
    """SHA-256 of the parts as compact JSON with sorted keys, in hex."""
    content = json.dumps(parts, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(content.encode()).hexdigest()


def commitment(secret: str, table: str, game: str, edition: str, options: Mapping[str, Any], players: int) -> str:
    """What is shown before anyone sits: it binds the secret to the table and says nothing about it."""
    return digest(FORMAT, "commitment", secret, table, game, edition, options, players)


def seed(commitment: str, secret: str, contributions: Sequence[str]) -> str:
    """The seed of the deal: of the secret, and what each seat's device has added, in the order of the seats."""
    return digest(FORMAT, "seed", commitment, secret, list(contributions))
