"""SuDoKu by Reiner Knizia, with SudoKids: lay numbers where a sudoku allows them, and score the cards around."""

from toptafel.game import Choice, Fault, Game, Setup


def together(setup: Setup) -> None:
    """The children's scoring and their repeats belong to the children's board."""
    options = setup.options
    if options["board"] == "classic" and options["scoring"] == "block":
        raise Fault("scoring=block needs board=kids; on the classic board scoring is full or lines")
    if options["board"] == "classic" and options["repeats"] == "yes":
        raise Fault("repeats=yes needs board=kids; on the classic board leave it at no")


OPTIONS = (
    Choice("board", "classic", values=("classic", "kids")),
    Choice("scoring", "full", values=("full", "lines", "block")),
    Choice("referee", "strict", values=("strict", "table")),
    Choice("repeats", "no", values=("no", "yes")),
)

GAME = Game(
    id="sudoku",
    title="SuDoKu",
    credit="Reiner Knizia; Kosmos, 2005",
    seats=range(1, 5),
    package=__name__,
    options=OPTIONS,
    reasons=("no-claim", "occupied", "in-row", "in-column", "in-block"),
    together=together,
)
