"""Uptown by Kory Heath: lay tiles into few groups, capture what holds nothing together."""

from toptafel.game import Choice, Game

GAME = Game(
    id="uptown",
    title="Uptown",
    credit="Kory Heath; Funagain Games, 2007",
    seats=range(2, 6),
    newcomers=3,  # with one colour each; two players have two
    package=__name__,
    options=(Choice("scoring", "uptown", values=("uptown", "blockers")),),
    fewest_win=True,  # a group is a point
    reasons=("must-play", "not-on-rack", "wrong-square", "own-tile", "splits-group"),
)
