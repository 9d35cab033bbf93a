"""Uptown, read a second time."""

import re
from collections.abc import Callable
from random import Random
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
        self.rack = {colour: pile[:RACK] for colour, pile in deal["piles"].items()}
        self.pile = {colour: pile[RACK:] for colour, pile in deal["piles"].items()}
        self.board: dict[str, str] = {}  # the colours of the tiles that lie there
        self.captured: list[list[str]] = [[] for _ in range(players)]  # the colours of the tiles before each seat
        self.seat = 0
        self.passes = 0  # in a row

    def finished(self, colour: str) -> bool:
        return not self.pile[colour] and len(self.rack[colour]) == UNUSED

    def unfinished(self, seat: int) -> list[str]:
        """The colours that a seat still plays with."""
        return [colour for colour in self.colours[seat] if not self.finished(colour)]

    @property
    def unfinished_seats(self) -> list[int]:
        return [seat for seat in range(len(self.colours)) if self.unfinished(seat)]

    @property
    def reason(self) -> str | None:
        """Why the game is over; None while it goes on."""
        if not self.unfinished_seats:
            return "finished"
        return "all-stuck" if self.passes == len(self.unfinished_seats) else None

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
        form = "{}:{}@{}" if len(self.colours) == 2 else "{1}@{2}"
        free = {square for square in SQUARES if not self.no_square(square)}
        return [
            form.format(colour, tile, square)
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


def captures(referee: Referee, legal: list[str], chance: Random) -> str:
    """Capture whenever there is something to capture."""
    return chance.choice([text for text in legal if text[-2:] in referee.board] or legal)


def joins(referee: Referee, legal: list[str], chance: Random) -> str:
    """Lay tiles beside others of their colour: few large groups, with rings and with tiles that hold them together."""
    return chance.choice([text for text in legal if touches(referee, text)] or legal)


def touches(referee: Referee, text: str) -> bool:
    read = referee.read(text)
    return read is not None and not BESIDE[read[2]].isdisjoint(referee.squares(read[0]))


def hunter(referee: Referee, legal: list[str], chance: Random) -> str:
    """Seat 0 captures all it can and joins its tiles, the others capture nothing: few groups, many captured tiles."""
    if referee.seat == 0:
        taking = [text for text in legal if text[-2:] in referee.board]
        return joins(referee, taking or legal, chance)
    return chance.choice([text for text in legal if text[-2:] not in referee.board] or legal)


def one_colour(_: Referee, legal: list[str], chance: Random) -> str:
    """With two players: finish one colour before the other is begun."""
    return chance.choice([text for text in legal if text[0] == legal[0][0]])


# Wherever the kept tiles belong lies a tile that holds its group together: nobody can lay them.
KEPT = ["1", "2", "A", "B", "man"]
CHAIN = "$@I3 car@I2 I@I1 H@H1 G@G1 F@F1 E@E1 D@D1 C@C1 B@B1 1@A1 2@A2 3@A3 4@A4 5@A5 6@A6 7@A7 8@A8 A@A9 9@B9 lady@C9"
PATH = "car@H3 H@H2 G@G2 F@F2 E@E2 D@D2 C@C2 $@B2 3@B3 4@B4 5@B5 6@B6 7@B7 8@B8 lady@C8"
HOOK = "D@D3 3@C3 4@C4"
ENDS = ["car", "lady"]  # they could capture an end of the chain


def plan(players: int) -> dict[str, dict[str, str]]:
    """Which colour lays which tiles where, so that others are stuck."""
    chain, path, hook = "ROG" if players == 2 else "OBG"
    texts = {chain: CHAIN, path: PATH, hook: HOOK}
    return {colour: dict(text.split("@") for text in line.split()) for colour, line in texts.items()}


def stuck_deal(players: int, options: dict[str, Any], box: dict[str, Any] | None, chance: Random) -> dict[str, Any]:
    """Planned tiles come first, those that could take an end of the chain last; the fifth kept tile is drawn late."""
    piles, planned = {}, plan(players)
    stuck, late = ("BO", range(19, 23)) if players == 2 else ("B", range(25, 28))
    stuck += chance.choice(["", "G"])
    for colour in COLOURS[: 4 if players == 2 else players]:
        pile = sorted(TILES, key=lambda tile: (tile not in planned.get(colour, ()), tile in ENDS, chance.random()))
        if colour in stuck:
            kept = chance.sample(KEPT, RACK)
            pile = kept[1:] + [tile for tile in pile if tile not in KEPT]
            pile.insert(chance.choice(late), kept[0])
        piles[colour] = pile
    return {"piles": piles}


def stuck(referee: Referee, legal: list[str], chance: Random) -> str:
    """Follow the plan, and disturb no square of it: those who keep the tiles must pass."""
    planned = plan(len(referee.colours))
    ours = {square for squares in planned.values() for square in squares.values()}
    reads = {text: read for text in legal if (read := referee.read(text))}
    wanted = [text for text, (colour, tile, square) in reads.items() if planned.get(colour, {}).get(tile) == square]
    apart = [text for text, (_, _, square) in reads.items() if not ours & {square, *BESIDE[square]}]
    return chance.choice(wanted or apart or [text for text in reads if text[-2:] not in ours] or legal)


def freed(referee: Referee, legal: list[str], chance: Random) -> str:
    """After a pass the next player makes room, so that who was stuck goes on when others have finished."""
    ours = {square for squares in plan(len(referee.colours)).values() for square in squares.values()}
    room = [text for text in legal if text[-2:] in ours and text[-2:] in referee.board]
    return chance.choice(room) if referee.passes and room else stuck(referee, legal, chance)


STEERS = {
    "captures": captures,
    "joins": joins,
    "hunter": hunter,
    "one-colour": one_colour,
    "stuck": stuck,
    "freed": freed,
}
DEALS = {"stuck": stuck_deal, "freed": stuck_deal}


def loses_a_tile(old: Referee, text: str) -> set[str]:
    """The group from which this move captures a tile; empty if it captures nothing."""
    square = text[-2:]
    squares = old.squares(old.board[square]) if square in old.board else set()
    return next((group for group in groups(squares) if square in group), set())


def refuses(referee: Referee, reason: str) -> set[str]:
    """The colours of the tiles that the seat to move may not take for this reason."""
    mine = [tile for colour in referee.unfinished(referee.seat) for tile in referee.rack[colour]]
    squares = {square for tile in mine for square in HOMES[tile] if not referee.reason}
    return {referee.board[square] for square in squares if referee.no_square(square) == reason}


def laid(old: Referee, text: str) -> str:
    """The colour of the tile that a move lays."""
    read = old.read(text)
    return read[0] if read else ""


def skips(old: Referee, new: Referee) -> bool:
    """Somebody who has finished is passed over."""
    return not new.reason and new.seat != (old.seat + 1) % len(new.colours)


def ranks(referee: Referee) -> list[tuple[int, int]]:
    """Score and captured tiles of every seat, once the game is over."""
    result = referee.result
    return list(zip(result["scores"], result["captured"], strict=True)) if result else []


def tied(referee: Referee) -> bool:
    """Two seats have the same score, and not as many captured tiles."""
    return len({score for score, _ in ranks(referee)}) < len({*ranks(referee)})


def blocked(referee: Referee) -> bool:
    """Somebody captured of several colours, and only one of them counts."""
    return referee.scoring == "blockers" and bool(referee.reason) and any(len({*c}) > 1 for c in referee.captured)


SHOWS: dict[str, Callable[[Referee, str, Referee], bool]] = {
    "wild-tile": lambda old, text, new: "$@" in text,
    "lone-tile-captured": lambda old, text, new: len(loses_a_tile(old, text)) == 1,
    "end-of-a-group-captured": lambda old, text, new: len(loses_a_tile(old, text)) > 1,
    "tile-of-a-ring-captured": lambda old, text, new: len(loses_a_tile(old, text) & BESIDE.get(text[-2:], set())) > 1,
    "split-refused": lambda old, text, new: bool(refuses(new, "splits-group")),
    "own-tile-refused": lambda old, text, new: bool(refuses(new, "own-tile")),
    "own-other-colour-refused": lambda old, text, new: len(refuses(new, "own-tile")) > 1,
    "last-tile-without-drawing": lambda old, text, new: not old.pile.get(laid(old, text), [""]) and not new.reason,
    "finished-colour": lambda old, text, new: (
        len(new.unfinished(new.seat)) < len(new.colours[new.seat]) and not new.reason
    ),
    "finished-seat-skipped": lambda old, text, new: skips(old, new),
    "pass": lambda old, text, new: text == "pass" and not new.reason,
    "lay-after-a-pass": lambda old, text, new: bool(old.passes) and not new.passes,
    "several-stuck": lambda old, text, new: new.reason == "all-stuck" and new.passes > 1,
    "last-one-stuck": lambda old, text, new: new.reason == "all-stuck" and new.passes == 1,
    "finished": lambda old, text, new: new.reason == "finished",
    "two-colours-added-up": lambda old, text, new: bool(new.reason) and len(new.colours) == 2,
    "tie-fewest-captured": lambda old, text, new: new.scoring == "uptown" and tied(new),
    "shared-place": lambda old, text, new: len({*ranks(new)}) < len(ranks(new)),
    "blockers-score": lambda old, text, new: blocked(new),
    "blockers-tie-fewest-captured": lambda old, text, new: new.scoring == "blockers" and tied(new),
}
