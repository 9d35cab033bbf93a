"""Bots of one's own: anything that can choose a move. `module:name` finds one in a module that Python can import."""

import os
import re
import sys
from importlib import import_module
from typing import Protocol, runtime_checkable

from toptafel.bots.bot import find
from toptafel.game import Game, InputError
from toptafel.kit.chance import Source
from toptafel.kit.text.words import quote
from toptafel.table import InformationState

PLACE = re.compile(r"([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*):([A-Za-z_]\w*)")


@runtime_checkable
class Player(Protocol):
    """Whoever chooses moves."""

    def choose(self, info_state: InformationState, source: Source) -> str:
        """The move to play; all chance comes from the source, so that the same seed gives the same game."""


def bring(name: str, game: Game) -> Player:
    """The bot of a name for a game, or one's own: `module:name` is a bot, or a class that makes one."""
    place = PLACE.fullmatch(name) if isinstance(name, str) else None
    if place is None:
        return find(name, game)
    found = look_up(*place.groups())
    return check(name, found() if isinstance(found, type) else found)


def look_up(module: str, name: str) -> object:
    """What a module holds under a name; modules of the folder one is in are found too."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)
    try:
        content = import_module(module)
    except ModuleNotFoundError as error:
        raise InputError(
            f"no module {quote(error.name or module)} in this folder or among what is installed"
        ) from error
    if not hasattr(content, name):
        raise InputError(f"the module {module} has nothing called {quote(name)}")
    found: object = getattr(content, name)
    return found


def check(name: str, player: object) -> Player:
    """An InputError unless it can choose moves."""
    if isinstance(player, type) or not isinstance(player, Player):
        raise InputError(f"{name} is no bot: a bot has a method choose(info_state, source) that gives a move as text")
    return player
