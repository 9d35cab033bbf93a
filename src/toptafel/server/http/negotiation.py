"""In which language and manner somebody wants to be told."""

import re
from typing import Any

from litestar.connection import ASGIConnection

from toptafel.kit.text.words import LANGUAGES
from toptafel.server.table.projection import Manner


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language asked for, else that of the browser."""
    wanted: str = connection.query_params.get("language", "")
    return wanted if wanted in LANGUAGES else preferred(connection.headers.get("accept-language", ""))


def manner_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Manner:
    """How somebody wants to be told what happened."""
    asked = connection.query_params
    return Manner(language_of(connection), asked.get("pictures") == "yes", asked.get("drawing") == "yes")


def preferred(accepted: str) -> str:
    """The language that a browser likes best of those that we speak; the first of those that it likes as much."""
    parts = [part.partition(";") for part in accepted.split(",")]
    liked = [(weight(how), name.strip().partition("-")[0].lower()) for name, _, how in parts]
    spoken = [(much, language) for much, language in liked if much and language in LANGUAGES]
    return max(spoken, key=lambda one: one[0], default=(1, "en"))[1]


def weight(how: str) -> float:
    """How much a language is liked, from `q=0` to `q=1`, which need not be said."""
    said = re.fullmatch(r"\s*q\s*=\s*([01](?:\.\d*)?)\s*", how)
    return float(said[1]) if said else float(not how)
