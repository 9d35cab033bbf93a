"""SuDoKu and SudoKids, read a second time."""

from collections.abc import Callable
from random import Random
from typing import Any

LAP = 40
ROWS, COLUMNS = "ABCDEFGHI", "123456789"


class Referee:
    """A game of SuDoKu."""

    def __init__(
        self, players: int, options: dict[str, Any], deal: dict[str, Any], box: dict[str, Any] | None = None
    ) -> None:
        self.block = blocks_of(options["board"])
        self.scoring, self.repeats = options["scoring"], options["repeats"] == "yes"
        self.strict = options["referee"] == "strict"
        self.board: dict[str, int] = dict(deal["golden"])
        self.cards: list[int | None] = list(deal["stack"][:players])
        self.stack: list[int] = deal["stack"][players:]
        self.scores, self.aside = [0] * players, [0] * players
        self.seat = 0
        self.reason = self.ending(claimed=False)

    @property
    def card(self) -> int | None:
        """What the seat to move holds."""
        return self.cards[self.seat]

    def in_the_way(self, card: int | None, square: str) -> str | None:
        """Where a card would lie a second time."""
        same = [] if self.repeats else [other for other, number in self.board.items() if number == card]
        if any(other[0] == square[0] for other in same):
            return "in-row"
        if any(other[1] == square[1] for other in same):
            return "in-column"
        return "in-block" if any(self.block[other] == self.block[square] for other in same) else None

    def free(self) -> list[str]:
        return [square for square in self.block if square not in self.board]

    def fitting(self, card: int | None) -> list[str]:
        """The squares where a card may lie."""
        return [square for square in self.free() if not self.in_the_way(card, square)]

    def ending(self, claimed: bool) -> str | None:
        """Why the game is over, perhaps by a claim; None while it goes on."""
        if self.card is None:
            return "all-cards"
        return "stuck" if (claimed or self.strict) and not self.fitting(self.card) else None

    @property
    def to_move(self) -> int | None:
        return None if self.reason else self.seat

    def legal(self) -> list[str]:
        if self.reason:
            return []
        return sorted(self.fitting(self.card) if self.strict else [*self.free(), "stuck"])

    def why_not(self, text: str, seat: int | None = None) -> str | None:
        if self.reason:
            return "game-over"
        if seat not in (None, self.seat):
            return "not-your-turn"
        if text == "stuck":
            return "no-claim" if self.strict else None
        if text not in self.block:
            return "unreadable"
        if text in self.board:
            return "occupied"
        return self.in_the_way(self.card, text) if self.strict else None

    def play(self, text: str) -> None:
        self.reason = self.ending(claimed=text == "stuck")
        if not self.reason:
            self.lay(text)
            self.reason = self.ending(claimed=False)

    def lay(self, text: str) -> None:
        """Lay the card and score it, or lose it by a false claim or on a square that it does not fit; draw."""
        assert self.card is not None
        if text == "stuck" or self.in_the_way(self.card, text):
            self.aside[self.seat] += 1
        else:
            self.board[text] = self.card
            self.scores[self.seat] += self.points(text)
        self.cards[self.seat] = self.stack[0] if self.stack else None
        self.stack = self.stack[1:]
        self.seat = (self.seat + 1) % len(self.cards)

    def around(self, square: str) -> tuple[set[str], set[str]]:
        """The cards in the row and column of a square, and those in its block."""
        lines = {other for other in self.board if other[0] == square[0] or other[1] == square[1]}
        return lines, {other for other in self.board if self.block[other] == self.block[square]}

    def points(self, square: str) -> int:
        """What a card scores that was just laid."""
        lines, block = self.around(square)
        counted = {"full": block | lines, "lines": lines, "block": block}[self.scoring]
        return len(counted - {square})

    @property
    def result(self) -> dict[str, Any] | None:
        if not self.reason:
            return None
        places = [1 + sum(other > mine for other in self.scores) for mine in self.scores]
        laps = [score // LAP for score in self.scores]
        return {"scores": self.scores, "places": places, "reason": self.reason, "laps": laps, "aside": self.aside}


def blocks_of(board: str) -> dict[str, tuple[int, int]]:
    """The squares of a board, each with its block: three rows by three columns, or two by three."""
    side, high = (9, 3) if board == "classic" else (6, 2)
    return {ROWS[r] + COLUMNS[c]: (r // high, c // 3) for r in range(side) for c in range(side)}


def fits(referee: Referee, legal: list[str], chance: Random) -> str:
    """Lay the card where it fits; claim only what is true."""
    return chance.choice(referee.fitting(referee.card) or ["stuck"])


def false_claims(referee: Referee, legal: list[str], chance: Random) -> str:
    """Claim every third time that a card fits nowhere, true or not."""
    return "stuck" if "stuck" in legal and chance.random() < 1 / 3 else fits(referee, legal, chance)


def loses(referee: Referee, legal: list[str], chance: Random) -> str:
    """Lay every third card where it does not fit, and claim nothing."""
    right = referee.fitting(referee.card)
    wrong = [text for text in legal if text not in ("stuck", *right)]
    return chance.choice(wrong) if wrong and chance.random() < 1 / 3 else chance.choice(legal)


def blocks(referee: Referee, legal: list[str], chance: Random) -> str:
    """Take the squares that the next player's card needs: the game is soon stuck."""
    needed = referee.fitting(referee.cards[(referee.seat + 1) % len(referee.cards)])
    return chance.choice([text for text in legal if text in needed] or legal)


def sudoku(board: str) -> dict[str, int]:
    """A plain sudoku: each row is the one above moved on by a block, and by one more where the next blocks begin."""
    side = 9 if board == "classic" else 6
    moved = {square: 3 * ROWS.index(square[0]) + block[0] for square, block in blocks_of(board).items()}
    return {square: (by + COLUMNS.index(square[1])) % side + 1 for square, by in moved.items()}


def solved(referee: Referee, legal: list[str], chance: Random) -> str:
    """Lay every card where a plain sudoku has it: all cards are used up."""
    numbers = sudoku("classic" if "I9" in referee.block else "kids")
    return chance.choice([text for text in legal if numbers.get(text) == referee.card] or legal)


def solved_deal(players: int, options: dict[str, Any], box: dict[str, Any] | None, chance: Random) -> dict[str, Any]:
    """Golden cards as that sudoku has them, in nine columns and with nine numbers."""
    numbers, first = sudoku(options["board"]), chance.randrange(9)
    places = [row + COLUMNS[(numbers[row + "1"] + first) % 9] for row in ROWS] if options["board"] == "classic" else []
    golden = {square: numbers[square] for square in places}
    stack = [number for square, number in numbers.items() if square not in golden]
    chance.shuffle(stack)
    return {"golden": golden, "stack": stack}


STEERS = {"fits": fits, "false-claims": false_claims, "loses": loses, "blocks": blocks, "solved": solved}
DEALS = {"solved": solved_deal}
AT_A_TABLE = {"referee": "table", "repeats": "no"}
OPTIONS = {"fits": AT_A_TABLE, "false-claims": {"referee": "table"}, "loses": AT_A_TABLE, "blocks": {"repeats": "no"}}


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


SHOWS: dict[str, Callable[[Referee, str, Referee], bool]] = {
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
