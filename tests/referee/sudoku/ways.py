"""Ways to play SuDoKu and SudoKids that lead to where random play never goes."""

from random import Random
from typing import Any

from tests.referee.sudoku.reading import COLUMNS, ROWS, Referee, blocks_of


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
