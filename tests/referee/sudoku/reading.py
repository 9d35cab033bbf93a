"""SuDoKu and SudoKids, read a second time."""

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
