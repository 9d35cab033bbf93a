"""In which moves a rule of SuDoKu and SudoKids shows."""

from tests.referee import Shows
from tests.referee.sudoku.reading import LAP, Referee


def scored(scoring: str, old: Referee, text: str, new: Referee) -> tuple[set[str], set[str]]:
    """The cards around one that was just laid and scored in this way."""
    return old.around(text) if new.scoring == scoring and text in new.board else (set(), set())


def refuses(referee: Referee, reason: str) -> bool:
    """The seat to move is refused some square for this reason."""
    return any(referee.why_not(square) == reason for square in referee.block)


def repeated(old: Referee, text: str, new: Referee) -> bool:
    """A card lies a second time in a row, column or block."""
    return text in new.board and any(
        new.board[text] == old.board[other] for cards in old.around(text) for other in cards
    )


SHOWS: dict[str, Shows] = {
    "golden-cards-count": lambda old, text, new: len(old.board) == 9 == len(old.block) / 9 and any(new.scores),
    "block-and-lines-count-once": lambda *game: bool(set.intersection(*scored("full", *game))),
    "lines-leave-out-the-block": lambda *game: not set.issuperset(*scored("lines", *game)),
    "block-leaves-out-the-lines": lambda *game: not set.issubset(*scored("block", *game)),
    "refused-in-row": lambda old, text, new: refuses(new, "in-row"),
    "refused-in-column": lambda old, text, new: refuses(new, "in-column"),
    "refused-in-block": lambda old, text, new: refuses(new, "in-block"),
    "kids-no-repeats": lambda old, text, new: "I9" not in new.block and refuses(new, "in-row"),
    "kids-repeats": repeated,
    "stuck": lambda old, text, new: new.strict and new.reason == "stuck",
    "true-claim": lambda old, text, new: text == "stuck" and new.reason == "stuck" and any(new.aside),
    "false-claim": lambda old, text, new: text == "stuck" and not new.reason,
    "wrong-square": lambda old, text, new: text not in ("stuck", *new.board),
    "no-claim-where-nothing-fits": lambda old, text, new: text != "stuck" and not old.fitting(old.card),
    "all-cards": lambda old, text, new: new.strict and new.reason == "all-cards",
    "all-cards-at-a-table": lambda old, text, new: not new.strict and new.reason == "all-cards",
    "last-cards-without-drawing": lambda old, text, new: not old.stack and not new.reason,
    "laps": lambda old, text, new: bool(new.reason) and max(new.scores) >= 2 * LAP,
    "shared-place": lambda old, text, new: bool(new.reason) and len({*new.scores}) < len(new.scores),
    "alone": lambda old, text, new: bool(new.reason) and len(new.cards) == 1,
}
