"""What is answered about games that are over, or played with the box."""

from typing import Any, Literal

from msgspec import Struct

from toptafel.game import Value


class Turn(Struct, frozen=True):
    """After one move: who made it and what it did; of the view the parts that changed, at first all of it."""

    seat: int | None
    move: str
    words: list[str]
    view: dict[str, Any]


class Explained(Struct, frozen=True):
    """A line of the score sheet: of a seat, or of all."""

    seat: int | None
    words: str


class Verdict(Struct, frozen=True):
    """Whether neither the server nor a player could choose the deal alone, and what that means."""

    kind: Literal["proven", "wrong", "no-proof"]
    words: str


class Replay(Struct, frozen=True):
    """A game turn by turn, how its result comes about, and what is proven of its deal."""

    game: str
    options: dict[str, Value]
    edition: str
    names: list[str]
    turns: int
    seen: list[Turn]
    result: dict[str, Any] | None
    explained: list[Explained]
    verdict: Verdict


class Standing(Struct, frozen=True):
    """How a match stands: the points of everybody together, and their places; it is `over` after so many `games`.

    `rows` are the cards that can be stacked, and `worth` is the value of the stack; `refused` says what cannot be, in
    the points or the stack.
    """

    games: int
    totals: list[int]
    places: list[int]
    over: bool
    view: dict[str, Any]
    rows: list[list[str]]
    worth: int | None
    refused: str | None


class PieceLeft(Struct, frozen=True):
    """A piece of the box, and how many of it can still be played."""

    piece: str
    left: int


class Happened(Struct, frozen=True):
    """Who did something with which piece, and what it did."""

    seat: int
    piece: str
    words: list[str]


class NotSo(Struct, frozen=True):
    """Why something cannot have been played: the reason, the words, and where on the board one sees it."""

    reason: str
    words: str
    where: dict[str, Any]


class Companion(Struct, frozen=True):
    """A game with the box as far as it was told: what lies there, what can be told next, and the score sheet.

    `accepted` is how much of what was told holds; if there is more, `refused` says why not. `laying`: what lies there
    before the first move is still to be told; `middle`: what lies there in the middle of the game is, until `begin`,
    with everybody's points if it `asks_points`. An answer can end with `-` and a seat.
    """

    view: dict[str, Any]
    accepted: int
    laying: bool
    middle: bool
    asks_points: bool
    last: str | None
    piece: str
    rows: list[list[PieceLeft]]
    answers: list[str]
    happened: list[Happened]
    result: dict[str, Any] | None
    explained: list[Explained]
    record: str
    refused: NotSo | None
