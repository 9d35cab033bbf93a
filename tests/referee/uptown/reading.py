"""Uptown, read a second time."""

import re
from typing import Any

ROWS, COLUMNS = "ABCDEFGHI", "123456789"
SQUARES = [row + column for row in ROWS for column in COLUMNS]
PICTURES = ["man", "ring", "lady", "lamp", "city", "sax", "car", "cards", "wine"]
TILES = [*COLUMNS, *ROWS, *PICTURES, "$"]
COLOURS = "BGORV"
RACK, UNUSED = 5, 4

NAMED = "|".join(re.escape(tile) for tile in TILES)
MOVE = re.compile(rf"(?:([{COLOURS}]):)?({NAMED})@([{ROWS}][{COLUMNS}])")


def picture(square: str) -> str:
    """The picture of the 3×3 block that a square lies in."""
    return PICTURES[ROWS.index(square[0]) // 3 * 3 + COLUMNS.index(square[1]) // 3]


def belongs(tile: str, square: str) -> bool:
    """A number in its column, a letter in its row, a picture on itself, the wild tile anywhere."""
    return tile in ("$", square[0], square[1], picture(square))


def beside(square: str) -> set[str]:
    """The squares that share a side with this one."""
    row, column = ROWS.index(square[0]), COLUMNS.index(square[1])
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return {ROWS[r] + COLUMNS[c] for r, c in around if r in range(9) and c in range(9)}


BESIDE = {square: beside(square) for square in SQUARES}
HOMES = {tile: [square for square in SQUARES if belongs(tile, square)] for tile in TILES}


def groups(squares: set[str]) -> list[set[str]]:
    """The squares of one colour, parted into what is joined by sides."""
    found, left = [], set(squares)
    while left:
        group, edge = set[str](), {left.pop()}
        while edge:
            group |= edge
            edge = {other for square in edge for other in BESIDE[square]} & left
            left -= edge
        found.append(group)
    return found


class Referee:
    """A game of Uptown."""

    def __init__(
        self, players: int, options: dict[str, Any], deal: dict[str, Any], box: dict[str, Any] | None = None
    ) -> None:
        self.scoring = options["scoring"]
        self.colours = ["BO", "GR"] if players == 2 else list(COLOURS[:players])
        self.form = "{}:{}@{}" if players == 2 else "{1}@{2}"  # colour, tile, square
        self.rack = {colour: pile[:RACK] for colour, pile in deal["piles"].items()}
        self.pile = {colour: pile[RACK:] for colour, pile in deal["piles"].items()}
        self.board: dict[str, str] = {}  # the colours of the tiles that lie there
        self.captured: list[list[str]] = [[] for _ in range(players)]  # the colours of the tiles before each seat
        self.seat = 0
        self.passes = 0  # in a row
        self.reason: str | None = None  # why the game is over

    def finished(self, colour: str) -> bool:
        return not self.pile[colour] and len(self.rack[colour]) == UNUSED

    def unfinished(self, seat: int) -> list[str]:
        """The colours that a seat still plays with."""
        return [colour for colour in self.colours[seat] if not self.finished(colour)]

    def ending(self) -> str | None:
        """Why the game is over; None while it goes on."""
        seats = [seat for seat in range(len(self.colours)) if self.unfinished(seat)]
        if not seats:
            return "finished"
        return "all-stuck" if self.passes == len(seats) else None

    @property
    def to_move(self) -> int | None:
        return None if self.reason else self.seat

    def squares(self, colour: str) -> set[str]:
        return {square for square, other in self.board.items() if other == colour}

    def splits(self, square: str) -> bool:
        """Taking the tile away would leave its group in several parts."""
        others = self.squares(self.board[square]) - {square}
        joined = others & BESIDE[square]
        return len(joined) > 1 and not any(joined <= group for group in groups(others))

    def no_square(self, square: str) -> str | None:
        """Why the seat to move may not lay a tile here, whichever it is."""
        if square not in self.board:
            return None
        if self.board[square] in self.colours[self.seat]:
            return "own-tile"
        return "splits-group" if self.splits(square) else None

    def moves(self) -> list[str]:
        """All ways to lay a tile."""
        free = {square for square in SQUARES if not self.no_square(square)}
        return [
            self.form.format(colour, tile, square)
            for colour in self.unfinished(self.seat)
            for tile in self.rack[colour]
            for square in HOMES[tile]
            if square in free
        ]

    def legal(self) -> list[str]:
        return [] if self.reason else sorted(self.moves()) or ["pass"]

    def read(self, text: str) -> tuple[str, str, str] | None:
        """Colour, tile and square; with two players the colour is given, with more it is not."""
        read = MOVE.fullmatch(text)
        if not read or (read[1] is not None) != (len(self.colours) == 2):
            return None
        return read[1] or self.colours[self.seat], read[2], read[3]

    def why_not(self, text: str, seat: int | None = None) -> str | None:
        if self.reason:
            return "game-over"
        if seat not in (None, self.seat):
            return "not-your-turn"
        if text == "pass":
            return "must-play" if self.moves() else None
        if not (read := self.read(text)):
            return "unreadable"
        colour, tile, square = read
        if colour not in self.unfinished(self.seat) or tile not in self.rack[colour]:
            return "not-on-rack"
        return self.no_square(square) if belongs(tile, square) else "wrong-square"

    def play(self, text: str) -> None:
        if text == "pass":
            self.passes += 1
        elif read := self.read(text):
            self.lay(*read)
        self.seat = self.next_seat()
        self.reason = self.ending()

    def lay(self, colour: str, tile: str, square: str) -> None:
        """Lay a tile, capture what lies there, draw."""
        self.passes = 0
        if square in self.board:
            self.captured[self.seat].append(self.board[square])
        self.board[square] = colour
        self.rack[colour] = [other for other in self.rack[colour] if other != tile] + self.pile[colour][:1]
        self.pile[colour] = self.pile[colour][1:]

    def next_seat(self) -> int:
        """The next seat that has something to lay; it does not matter which if none has."""
        seats = len(self.colours)
        return next((s % seats for s in range(self.seat + 1, self.seat + 1 + seats) if self.unfinished(s % seats)), 0)

    def score(self, seat: int) -> int:
        score = sum(len(groups(self.squares(colour))) for colour in self.colours[seat])
        if self.scoring == "blockers":
            score += max(self.captured[seat].count(colour) for colour in COLOURS)
        return score

    @property
    def result(self) -> dict[str, Any] | None:
        if not self.reason:
            return None
        seats = range(len(self.colours))
        scores, captured = [self.score(seat) for seat in seats], [len(tiles) for tiles in self.captured]
        ranks = list(zip(scores, captured, strict=True))
        places = [1 + sum(other < mine for other in ranks) for mine in ranks]
        return {"scores": scores, "places": places, "reason": self.reason, "captured": captured}
