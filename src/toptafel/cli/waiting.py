"""Nobody waits without being told what for."""

import sys

from toptafel.game import Game


def warn_if_cold(game: Game, module: str = "rules") -> None:
    """Say why the first run on a machine takes a while."""
    from toptafel.kit.compiled import is_cold

    if is_cold(game.package, module):
        what = "the rules of" if module == "rules" else "the bots for"
        print(f"Compiling {what} {game.title}, once on this machine …", file=sys.stderr, flush=True)
