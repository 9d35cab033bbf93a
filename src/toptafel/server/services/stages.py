"""What has to be made ready before it can be played, and in which stages."""

from typing import Literal

from toptafel.game import Setup

Stage = Literal["rules", "bots", "hints"]  # as they are prepared
Key = tuple[str, str]  # a game, and the label of an edition of somebody's own


def key_of(setup: Setup) -> Key:
    """What has to be made ready for a set-up."""
    own = setup.edition is not None and setup.edition.own
    return setup.game.id, setup.edition.label if own and setup.edition else ""
