"""SuDoKu by Reiner Knizia, with SudoKids: lay numbers where a sudoku allows them, and score the cards around."""

from toptafel.game import Choice, Face, Game, Need

OPTIONS = (
    Choice("board", "classic", values=("classic", "kids")),
    Choice("scoring", "full", (Need("block", option="board", among=("kids",)),), values=("full", "lines", "block")),
    Choice("referee", "strict", expert=True, values=("strict", "table")),
    Choice("repeats", "no", (Need("yes", option="board", among=("kids",)),), values=("no", "yes")),
)

GAME = Game(
    id="sudoku",
    title="SuDoKu",
    credit="Reiner Knizia; Kosmos, 2005",
    seats=range(1, 5),
    package=__name__,
    options=OPTIONS,
    faces=(Face("sudokids", "SudoKids", {"board": "kids"}, level="gentle"),),
    reasons=("no-claim", "occupied", "in-row", "in-column", "in-block"),
)
