"""SuDoKu in words: notation both ways, the deal, the reason for each refusal, what a move did."""

from collections.abc import Iterator
from functools import cache
from typing import Any, TypedDict

from toptafel.game import IllegalMove, InputError, Result, Setup, Told, Value
from toptafel.games.sudoku import GAME, OPTIONS, rules
from toptafel.games.sudoku.rules import ASIDE, CLASSIC, LAP, NOBODY, STACK, STRICT, STUCK
from toptafel.kit.grid import NAMES, SIDE, UPPER
from toptafel.kit.text.words import show

State = Any

UNITS: list[list[int]] = rules.UNITS.tolist()
FIELDS: tuple[str, ...] = rules.STATE.names or ()


class CardNamed(TypedDict):
    """A card as messages speak of it: a number, or for children an animal."""

    board: str
    card: int


class Clash(TypedDict):
    """A square where a card does not fit, and where the card lies that is in the way."""

    square: str
    row: str
    column: str
    other: str


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


@cache
def squares_on(board: int) -> dict[str, int]:
    """The squares on a board: their names, and their cells."""
    return {NAMES[cell]: cell for cell in rules.cells_of(board)}


def read_deal(s: State, deal: object) -> None:
    """Write a deal into a state; an InputError unless it is the box."""
    if not isinstance(deal, dict) or deal.keys() != {"golden", "stack"}:
        raise InputError(f'expected a deal {{"golden": {{…}}, "stack": […]}} and nothing else, got {show(deal)}')
    numbers, of_each = (9, 8) if s["board"] == CLASSIC else (6, 6)
    golden = read_golden(deal["golden"]) if s["board"] == CLASSIC else no_golden(deal["golden"])
    s["golden_column"], s["golden_card"] = zip(*golden, strict=True)
    stack = read_stack(deal["stack"], numbers, of_each)
    s["stack"] = stack + rules.ALL_CARDS[s["board"]].tolist()[len(stack) :]


def read_golden(golden: object) -> list[tuple[int, int]]:
    """The column and the card of the golden card in each row."""
    if not isinstance(golden, dict) or len(golden) != SIDE:
        raise InputError(f'"golden" has nine squares with their numbers, like {{"A4": 7, …}}, got {show(golden)}')
    for square, number in golden.items():
        if square not in NAMES:
            raise InputError(f"golden: there is no square {square!r}")
        if type(number) is not int or not 1 <= number <= SIDE:
            raise InputError(f"golden: {square} holds a number from 1 to 9, got {show(number)}")
    rows, columns = zip(*golden, strict=True)
    for what, seen in (("row", rows), ("column", columns), ("number", tuple(golden.values()))):
        for one in seen:
            if seen.count(one) > 1:
                raise InputError(
                    f"golden: {what} {one} is there twice; every row, column and number has one golden card"
                )
    return [(NAMES.index(square) % SIDE, golden[square] - 1) for square in sorted(golden)]


def no_golden(golden: object) -> list[tuple[int, int]]:
    """The children's board starts empty; what a state holds in the place of golden cards is always the same."""
    if golden != {}:
        raise InputError(f'"golden" is {{}} on the children\'s board, which starts empty, got {show(golden)}')
    return [(row, row) for row in range(SIDE)]


def read_stack(stack: object, numbers: int, of_each: int) -> list[int]:
    """The cards in the order of drawing."""
    if not isinstance(stack, list):
        raise InputError(f'"stack" is a list of {numbers * of_each} cards, got {show(stack)}')
    for card in stack:
        if type(card) is not int or not 1 <= card <= numbers:
            raise InputError(f"stack: a card is a number from 1 to {numbers}, got {show(card)}")
    for number in range(1, numbers + 1):
        if stack.count(number) != of_each:
            raise InputError(f"stack: expected {of_each} cards with {number}, got {stack.count(number)}")
    return [card - 1 for card in stack]


def write_deal(s: State) -> SudokuDeal:
    """The deal from which a state came."""
    golden = {NAMES[cell]: card + 1 for cell, card in golden_of(s).items()}
    return {"golden": golden, "stack": [int(card) + 1 for card in s["stack"][: STACK[s["board"]]]]}


def golden_of(s: State) -> dict[int, int]:
    """The golden cards by their cells."""
    if s["board"] != CLASSIC:
        return {}
    cards = zip(range(SIDE), s["golden_column"].tolist(), s["golden_card"].tolist(), strict=True)
    return {SIDE * row + column: card for row, column, card in cards}


def board_of(s: State) -> dict[int, int]:
    """All cards on the board by their cells."""
    return golden_of(s) | laid(s)


def laid(s: State) -> dict[int, int]:
    """The cards that players have laid by their cells."""
    turn = int(s["turn"])
    cards = dict(zip(s["place"].tobytes()[:turn], s["stack"].tobytes()[:turn], strict=True))
    cards.pop(ASIDE, None)
    return cards


def card_of(s: State, seat: int) -> int | None:
    """The card that a seat holds, if it has one."""
    turn, players = int(s["turn"]), int(s["players"])
    uses = turn + (seat - turn) % players
    return int(s["stack"][uses]) if uses < STACK[s["board"]] else None


def aside_of(s: State, seat: int) -> list[int]:
    """The cards that a seat has lost, in the order of losing."""
    turns = slice(seat, s["turn"], s["players"])
    places, cards = s["place"].tobytes()[turns], s["stack"].tobytes()[turns]
    return [card for place, card in zip(places, cards, strict=True) if place == ASIDE] if ASIDE in places else []


def write(s: State, action: int) -> str:
    return "stuck" if action == STUCK else NAMES[action]


def read(s: State, text: str) -> int:
    """The action of a text: a square of the board, or the claim to be stuck."""
    if text == "stuck":
        return STUCK
    squares = squares_on(int(s["board"]))
    if text not in squares:
        claims = "no" if s["referee"] == STRICT else "yes"
        raise GAME.refuse("unreadable", text=text, last=max(squares), claims=claims)
    return squares[text]


def why_not(s: State, action: int) -> IllegalMove | None:
    """The first rule that an action of the seat to move breaks; at the table a wrong square costs the card instead."""
    if action != STUCK and not is_free(s, action):
        return GAME.refuse("occupied", square=NAMES[action], **named(s, board_of(s)[action]))
    if s["referee"] != STRICT:
        return None
    card = card_to_lay(s)
    if action == STUCK:
        return GAME.refuse("no-claim", count=squares_for(s, card), **named(s, card))
    found = in_the_way(s, card, action)
    return GAME.refuse(f"in-{found[0]}", **clash(action, found[1]), **named(s, card)) if found else None


def is_free(s: State, cell: int) -> bool:
    return bool(int(s["free"][cell // UPPER]) >> cell % UPPER & 1)


def card_to_lay(s: State) -> int:
    """The card of the seat to move."""
    return int(s["stack"][s["turn"]])


def named(s: State, card: int) -> CardNamed:
    return {"board": "classic" if s["board"] == CLASSIC else "kids", "card": card + 1}


def squares_for(s: State, card: int) -> int:
    """On how many squares a card fits."""
    return sum(int(word).bit_count() for word in rules.fits(s, card))


def in_the_way(s: State, card: int, action: int) -> tuple[str, int] | None:
    """Why a card does not fit on a cell: it lies already in the row, the column or the block; and where."""
    units = UNITS[s["board"]]
    taken = int(s["used"][card]) & units[action]
    if not taken:
        return None
    first = taken & -taken
    name = ("row", "column", "block")[(first.bit_length() - 1) // SIDE]
    return name, next(cell for cell in cells_with(s, card) if units[cell] & first)


def cells_with(s: State, card: int) -> Iterator[int]:
    """The cells on which a card of this number lies."""
    stack, place = s["stack"].tobytes()[: int(s["turn"])], s["place"].tobytes()
    turn = stack.find(card)
    while turn >= 0:
        if place[turn] != ASIDE:
            yield place[turn]
        turn = stack.find(card, turn + 1)
    if s["board"] == CLASSIC:
        row = s["golden_card"].tobytes().index(card)
        yield SIDE * row + int(s["golden_column"][row])


def clash(action: int, other: int) -> Clash:
    square = NAMES[action]
    return {"square": square, "row": square[0], "column": square[1], "other": NAMES[other]}


def tell(before: State, action: int, after: State) -> list[Told]:
    """What became of the card, whether it ends a lap, the card that is drawn, and whose card fits nowhere."""
    was = plain(before)
    now = {**was, "turn": int(after["turn"]), "seat": int(after["seat"])}  # all else that is told does not change
    seat = was["seat"]
    had, has = int(was["score"][seat]), int(after["score"][seat])
    did = claimed(before, seat) if action == STUCK else became(was, action, seat, has - had)
    return [did, *lap(seat, had, has), *drawn(was, now, seat), *stuck(now)]


def plain(s: State) -> State:
    """The fields of a state as numbers and arrays: to ask a record for one of them takes as long as for six here."""
    return dict(zip(FIELDS, s.item(), strict=True))


def claimed(s: State, seat: int) -> Told:
    """The card is lost, or rightly said to fit nowhere."""
    card = card_to_lay(s)
    room = squares_for(s, card)
    return GAME.told("told-lost-claim" if room else "told-claim", seat=seat, count=room, **named(s, card))


def became(s: State, action: int, seat: int, points: int) -> Told:
    """The card is laid for points, or lost."""
    card = card_to_lay(s)
    if found := in_the_way(s, card, action):
        return GAME.told(f"told-lost-{found[0]}", seat=seat, **clash(action, found[1]), **named(s, card))
    return GAME.told("told-laid", seat=seat, square=NAMES[action], points=points, **named(s, card))


def lap(seat: int, had: int, has: int) -> list[Told]:
    """Going around the track."""
    return [GAME.told("told-lap", seat=seat, score=has, laps=has // LAP)] if has // LAP > had // LAP else []


def drawn(before: State, after: State, seat: int) -> list[Told]:
    """The next card, for its seat alone."""
    card = card_of(after, seat) if after["turn"] > before["turn"] else None
    return [] if card is None else [GAME.told("told-drawn", to=seat, seat=seat, **named(after, card))]


def stuck(s: State) -> list[Told]:
    """The card with which a strict referee ends the game: then all cards are shown."""
    turn = int(s["turn"])
    if s["referee"] != STRICT or s["seat"] != NOBODY or turn == STACK[s["board"]]:
        return []
    return [GAME.told("told-stuck", seat=turn % int(s["players"]), **named(s, card_to_lay(s)))]


def ending(s: State) -> Ending:
    """Why the game ended, and for each seat its laps and how many cards it has lost."""
    seats = range(s["players"])
    return {
        "reason": "all-cards" if s["turn"] == STACK[s["board"]] else "stuck",
        "laps": [int(s["score"][seat]) // LAP for seat in seats],
        "aside": [len(aside_of(s, seat)) for seat in seats],
    }


def explain(s: State, standing: Result) -> list[Told]:
    """By what one wins, unless one plays alone, and every seat's sheet."""
    rule = [GAME.told("explain-rule")] if s["players"] > 1 else []
    return [*rule, *(line for seat, score in enumerate(standing["scores"]) for line in sheet(s, seat, score))]


def sheet(s: State, seat: int, score: int) -> list[Told]:
    """A seat's cards on the board, what they brought on the track lap by lap, and the cards that it has lost."""
    laps, lost = score // LAP, len(aside_of(s, seat))
    laid = len(range(seat, int(s["turn"]), int(s["players"]))) - lost
    lines = [GAME.told("explain-cards", seat=seat, cards=laid)]
    if laps:
        lines.append(GAME.told("explain-laps", seat=seat, laps=laps, lap=LAP, points=laps * LAP))
    lines.append(GAME.told("explain-track", seat=seat, laps=laps, points=score % LAP))
    return [*lines, GAME.told("explain-lost", seat=seat, cards=lost)] if lost else lines
