"""Nobody waits without being told what for."""

import sys
from importlib import import_module

from toptafel.game import Game, rules_of


def tell_when_compiling(language: str = "en") -> None:
    """From now on, say so when a game's rules, or the bots for it, have to be compiled first; once for each."""
    from toptafel.kit.compiler.compiled import when_compiling

    told: set[str] = set()

    def tell(module: str, fields: list[str]) -> None:
        said = message(module, fields, language)
        if said not in told:
            print(f"\r{said}" if sys.stderr.isatty() else said, file=sys.stderr, flush=True)  # over a line that passes
        told.add(said)

    when_compiling(tell)


def message(module: str, fields: list[str], language: str) -> str:
    """What is being compiled, in words."""
    what = "compiling-bots" if module.startswith("toptafel.bots.") else "compiling-rules"
    game: Game = import_module(rules_of(fields).__package__ or "").GAME
    return game.say(language, what, title=game.title)
