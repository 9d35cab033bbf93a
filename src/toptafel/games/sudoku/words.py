"""SuDoKu in words: notation both ways, the deal, the reason for each refusal."""

from typing import Any, TypedDict

from toptafel.game import Fault, Refusal, Result, Setup, Value
from toptafel.games.sudoku import GAME, OPTIONS, rules
from toptafel.games.sudoku.rules import ASIDE, CLASSIC, KINDS, LAP, STRICT, STUCK, YES
from toptafel.kit.grid import NAMES, SIDE, count
from toptafel.kit.words import show

State = Any


class SudokuDeal(TypedDict):
    """The golden cards by their squares, and the other cards in the order of drawing."""

    golden: dict[str, int]
    stack: list[int]


class Ending(TypedDict):
    """What a result of SuDoKu has besides scores and places."""

    reason: str
    laps: list[int]
    aside: list[int]


class SudokuResult(Result, Ending):
    """How a game ended."""


def set_up(s: State, setup: Setup) -> None:
    """Write the table's choices into a blank state: each option has a field, the number of the value."""
    s["players"] = setup.players
    for option in OPTIONS:
        s[option.name] = option.values.index(str(setup.options[option.name]))


def options_of(s: State) -> dict[str, Value]:
    """The table's choices."""
    return {option.name: option.values[s[option.name]] for option in OPTIONS}


def squares_of(s: State) -> list[str]:
    """The names of the squares on the board."""
    return [NAMES[cell] for cell in rules.cells_of(s["board"])]


def read_deal(s: State, deal: object) -> None:
    """Write a deal into a state; a Fault unless it is the box."""
    if not isinstance(deal, dict) or deal.keys() != {"golden", "stack"}:
        raise Fault(f'expected a deal {{"golden": {{…}}, "stack": […]}} and nothing else, got {show(deal)}')
    numbers, of_each = (9, 8) if s["board"] == CLASSIC else (6, 6)
    golden = read_golden(deal["golden"]) if s["board"] == CLASSIC else no_golden(deal["golden"])
    s["golden_column"], s["golden_card"] = zip(*golden, strict=True)
    stack = read_stack(deal["stack"], numbers, of_each)
    s["stack"] = stack + rules.BOX[s["board"]].tolist()[len(stack) :]


def read_golden(golden: object) -> list[tuple[int, int]]:
    """The column and the card of the golden card in each row."""
    if not isinstance(golden, dict) or len(golden) != SIDE:
        raise Fault(f'"golden" has nine squares with their numbers, like {{"A4": 7, …}}, got {show(golden)}')
    for square, number in golden.items():
        if square not in NAMES:
            raise Fault(f"golden: there is no square {square!r}")
        if type(number) is not int or not 1 <= number <= SIDE:
            raise Fault(f"golden: {square} holds a number from 1 to 9, got {show(number)}")
    rows, columns = zip(*golden, strict=True)
    for what, seen in (("row", rows), ("column", columns), ("number", tuple(golden.values()))):
        for one in seen:
            if seen.count(one) > 1:
                raise Fault(f"golden: {what} {one} is there twice; every row, column and number has one golden card")
    return [(NAMES.index(square) % SIDE, golden[square] - 1) for square in sorted(golden)]


def no_golden(golden: object) -> list[tuple[int, int]]:
    """The children's board starts empty; what a state holds in the place of golden cards is always the same."""
    if golden != {}:
        raise Fault(f'"golden" is {{}} on the children\'s board, which starts empty, got {show(golden)}')
    return [(row, row) for row in range(SIDE)]


def read_stack(stack: object, numbers: int, of_each: int) -> list[int]:
    """The cards in the order of drawing."""
    if not isinstance(stack, list):
        raise Fault(f'"stack" is a list of {numbers * of_each} cards, got {show(stack)}')
    for card in stack:
        if type(card) is not int or not 1 <= card <= numbers:
            raise Fault(f"stack: a card is a number from 1 to {numbers}, got {show(card)}")
    for number in range(1, numbers + 1):
        if stack.count(number) != of_each:
            raise Fault(f"stack: expected {of_each} cards with {number}, got {stack.count(number)}")
    return [card - 1 for card in stack]


def write_deal(s: State) -> SudokuDeal:
    """The deal from which a state came."""
    golden = {NAMES[cell]: card + 1 for cell, card in golden_of(s).items()}
    return {"golden": golden, "stack": [int(card) + 1 for card in s["stack"][: rules.cards(s)]]}


def golden_of(s: State) -> dict[int, int]:
    """The golden cards by their cells."""
    if s["board"] != CLASSIC:
        return {}
    cards = zip(range(SIDE), s["golden_column"], s["golden_card"], strict=True)
    return {SIDE * row + int(column): int(card) for row, column, card in cards}


def board_of(s: State) -> dict[int, int]:
    """All cards on the board by their cells."""
    turn = int(s["turn"])
    laid = zip(s["place"][:turn], s["stack"][:turn], strict=True)
    return golden_of(s) | {int(cell): int(card) for cell, card in laid if cell != ASIDE}


def card_of(s: State, seat: int) -> int | None:
    """The card that a seat holds, if it has one."""
    turn = int(rules.hand(s, seat))
    return int(s["stack"][turn]) if turn < rules.cards(s) else None


def aside_of(s: State, seat: int) -> list[int]:
    """The cards that a seat has lost, in the order of losing."""
    turns = range(seat, s["turn"], s["players"])
    return [int(s["stack"][turn]) for turn in turns if s["place"][turn] == ASIDE]


def write(s: State, action: int) -> str:
    return "stuck" if action == STUCK else NAMES[action]


def read(s: State, text: str) -> int:
    """The action of a text: a square of the board, or the claim to be stuck."""
    squares = squares_of(s)
    if text not in ("stuck", *squares):
        claims = "no" if s["referee"] == STRICT else "yes"
        raise GAME.refuse("unreadable", text=text, last=squares[-1], claims=claims)
    return STUCK if text == "stuck" else NAMES.index(text)


def why_not(s: State, action: int) -> Refusal | None:
    """The first rule that an action of the seat to move breaks; at the table a wrong square costs the card instead."""
    card, board = int(s["stack"][s["turn"]]), board_of(s)
    names: dict[str, object] = {"board": options_of(s)["board"], "card": card + 1}
    if action == STUCK:
        return GAME.refuse("no-claim", count=int(count(s["open"])), **names) if s["referee"] == STRICT else None
    square = NAMES[action]
    if action in board:
        return GAME.refuse("occupied", square=square, **names | {"card": board[action] + 1})
    if s["referee"] != STRICT or s["repeats"] == YES:
        return None
    same = [cell for cell, other in board.items() if other == card]
    for kind in KINDS:
        for cell in same:
            if rules.unit(s["board"], kind, cell) == rules.unit(s["board"], kind, action):
                reason = ("in-row", "in-column", "in-block")[kind]
                return GAME.refuse(reason, square=square, row=square[0], column=square[1], other=NAMES[cell], **names)
    return None


def ending(s: State) -> Ending:
    """Why the game ended, and for each seat its laps and how many cards it has lost."""
    seats = range(s["players"])
    return {
        "reason": "all-cards" if s["turn"] == rules.cards(s) else "stuck",
        "laps": [int(s["score"][seat]) // LAP for seat in seats],
        "aside": [len(aside_of(s, seat)) for seat in seats],
    }
