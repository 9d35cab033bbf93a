"""Top Spot by Raf Peeters: stack cards so that the most spots shine through the holes."""

from toptafel.game import Choice, Game, Multiple

GAME = Game(
    id="top-spot",
    title="Top Spot",
    credit="Raf Peeters; SMART, 2018",
    seats=range(3, 6),
    package=__name__,
    edition="toptafel",
    options=(
        Choice("level", "junior", values=("junior", "expert")),
        Multiple("games", lambda players: players, times=20),
        Choice("turning", "no", expert=True, values=("no", "yes")),
    ),
    reasons=(
        "not-in-hand",
        "one-joker",
        "joker-on-top",
        "unknown-colour",
        "colour-not-led",
        "mixed-colours",
        "must-follow",
        "one-card-only",
        "no-gain",
    ),
)
