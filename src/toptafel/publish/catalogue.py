"""The games as they are shown, in every language: what a server answers when it is asked for them, made beforehand."""

from collections.abc import Sequence

import msgspec

from toptafel.game import Game
from toptafel.kit.text.words import LANGUAGES
from toptafel.server.resources.catalogue import game_card

READY = (1, 1)  # of one step: nothing is compiled there


def all_languages(games: Sequence[Game]) -> dict[str, bytes]:
    """A file for each language."""
    return {f"python/games.{language}.json": cards(games, language) for language in LANGUAGES}


def cards(games: Sequence[Game], language: str) -> bytes:
    return msgspec.json.encode([game_card(game, language, READY) for game in games])
