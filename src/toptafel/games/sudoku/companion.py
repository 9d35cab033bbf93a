"""SuDoKu at a real table: first the golden cards are told, then each card when it is laid."""

from typing import Any

from toptafel.entry import Entry, Piece
from toptafel.game import IllegalMove, Setup
from toptafel.games.sudoku import GAME, rules, words
from toptafel.games.sudoku.rules import CLASSIC, NOBODY, STACK, STRICT
from toptafel.games.sudoku.words import State, squares_on
from toptafel.kit.grid import SIDE
from toptafel.position import Position

GOLD = "*"  # before the number of a golden card


def begin(setup: Setup) -> Position:
    """Any deal: its golden cards are told first."""
    return Position.dealt(setup, 0)


def laying(s: State, told: list[Entry]) -> bool:
    """Whether golden cards have still to be told."""
    return bool(s["board"] == CLASSIC) and len(told) < SIDE


def arrange(position: Position, entry: Entry, told: list[Entry]) -> IllegalMove | None:
    """Put the golden card where it lies; or let the next card of the stack be the one that is told."""
    s = position.state[0]
    if laying(s, told):
        return lay_golden(position, entry, told)
    turn, last = int(s["turn"]), STACK[s["board"]]
    stack = s["stack"][turn:last].tolist()
    if entry.piece not in numbers(s):
        return GAME.refuse("companion-which-card")
    card = int(entry.piece) - 1
    if card not in stack:
        return GAME.refuse("companion-no-card", **words.named(s, card))
    bring(s, turn + stack.index(card))
    if entry.move == "stuck" and s["referee"] == STRICT and not words.squares_for(s, card):
        s["seat"] = NOBODY
    return None


def numbers(s: State) -> list[str]:
    """What is on cards."""
    return [str(number) for number in range(1, (9 if s["board"] == CLASSIC else 6) + 1)]


def bring(s: State, place: int) -> None:
    """Let the card at a place in the stack be the next one."""
    turn = int(s["turn"])
    s["stack"][[turn, place]] = s["stack"][[place, turn]]
    s["open"] = s["free"] if s["referee"] != STRICT else rules.fits(s, int(s["stack"][turn]))


def golden_in(told: list[Entry]) -> dict[str, int]:
    """The golden cards that were told."""
    return {entry.move: int(entry.piece[1:]) for entry in told[:SIDE]}


def lay_golden(position: Position, entry: Entry, told: list[Entry]) -> IllegalMove | None:
    """One more golden card: no row, column or number has two."""
    golden, number = golden_in(told), entry.piece.removeprefix(GOLD)
    if not entry.piece.startswith(GOLD) or number not in numbers(position.state[0]):
        return GAME.refuse("companion-which-card")
    if int(number) in golden.values():
        return GAME.refuse("companion-golden-twice", card=int(number))
    if entry.move and entry.move not in golden_squares(golden):
        return GAME.refuse("companion-golden-line", square=entry.move)
    if entry.move:
        golden[entry.move] = int(number)
        deal = {"golden": completed(golden), "stack": words.write_deal(position.state[0])["stack"]}
        position.state[:] = Position.started(position.setup, deal).state
    return None


def golden_squares(golden: dict[str, int]) -> list[str]:
    """The squares whose row and column have no golden card yet."""
    taken = {line for square in golden for line in square}
    return [square for square in squares_on(CLASSIC) if not taken & {*square}]


def completed(golden: dict[str, int]) -> dict[str, int]:
    """The golden cards that were told, and some for the rows that have none yet."""
    found = dict(golden)
    for number in range(1, SIDE + 1):
        if number not in golden.values():
            found[golden_squares(found)[0]] = number
    return found


def settle(s: State) -> None:
    """A card that fits nowhere ends the game only if somebody has it, or if there is no other."""
    turn, last = int(s["turn"]), STACK[s["board"]]
    if s["referee"] != STRICT or s["seat"] != NOBODY or turn == last:
        return
    for place in range(turn, last):
        if words.squares_for(s, int(s["stack"][place])):
            s["seat"] = turn % int(s["players"])
            bring(s, place)
            return


def rows(s: State, told: list[Entry]) -> list[list[Piece]]:
    """The golden cards that were not told; then all numbers, with how many cards of each are left."""
    if laying(s, told):
        used = golden_in(told).values()
        return [[{"piece": GOLD + number, "left": int(int(number) not in used)} for number in numbers(s)]]
    stack = s["stack"][int(s["turn"]) : STACK[s["board"]]].tolist()
    return [[{"piece": number, "left": stack.count(int(number) - 1)} for number in numbers(s)]]


def moves(position: Position, piece: str, told: list[Entry]) -> list[str]:
    """Where a card can be laid."""
    if laying(position.state[0], told):
        return golden_squares(golden_in(told))
    return [move for move in position.legal() if move != "stuck"]


def answers(s: State, told: list[Entry]) -> list[str]:
    """That the card fits nowhere."""
    return [] if laying(s, told) else ["stuck"]


def show(position: Position, piece: str, told: list[Entry]) -> dict[str, Any]:
    """The card that was chosen, and what it would score; of the golden cards those that were told."""
    s = position.state[0]
    if laying(s, told):
        board = {square: {"card": card, "golden": True} for square, card in golden_in(told).items()}
        return {"board": board, "seats": holding(position, int(piece[1:]) if piece else None)}
    if not piece or s["seat"] == NOBODY:
        return {}
    seen = position.game.viewing.view(s, int(s["seat"]))
    return {"seats": seen["seats"], "points": seen["points"]}


def holding(position: Position, card: int | None) -> list[dict[str, Any]]:
    """The seats, the first of them with a card in the hand."""
    first, *others = position.game.viewing.view(position.state[0], -1)["seats"]
    return [{**first, "card": card}, *others]


def made_up(message: str) -> bool:
    """Nothing is told of cards that nobody has shown."""
    return False


def why(s: State, refusal: IllegalMove) -> dict[str, Any]:
    """The square, and where the card lies that is in the way."""
    return {key: value for key, value in refusal.details.items() if key in ("square", "other")}
