"""Every message that comes in or goes out, over HTTP or the socket: what is not of these forms is refused at the edge.

Messages to the server begin with `type`, as do those from it. What goes out has no defaults: every field is there.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from toptafel.bots.levels import NAMES as LEVELS
from toptafel.game import Value

MOST_BYTES = 8192  # of one message on a socket

END = r"(?![\s\S])"  # of a pattern, in every language; `$` lets a line end follow in Python

Number = Annotated[int, Meta(ge=0, le=1 << 31)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Id = Annotated[
    str, Meta(pattern="^[A-Za-z0-9_-]{1,40}" + END, description="chosen by the sender; the same id, the same answer")
]
Random = Annotated[
    str, Meta(pattern="^[0-9a-f]{32,128}" + END, description="random bytes of the sender's device, in hex")
]
Name = Annotated[str, Meta(max_length=120)]  # as it is sent; how long it may be is seen when it is tidied
Text = Annotated[str, Meta(max_length=2000)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Level = Literal["gentle", "easy", "fair", "strong", "hard"]
Room = Literal["seats", "spectators"]
Phase = Literal["waiting", "full", "playing", "paused", "over", "closed"]
Out = Literal["", "resigned", "time"]
Agreement = Literal["take-back", "pause", "bot", "take-over"]

assert Level.__args__ == LEVELS  # type: ignore[attr-defined]


# Set up a table


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """What is planned for a seat: `open` to anyone with the link, `here` for whoever opens, or a `bot` of a level."""

    kind: Literal["open", "here", "bot"] = "open"
    level: Level = "easy"
    name: Name = ""  # of somebody who is here: several people at one screen have a name each


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think: none; so many seconds and an increment for every move; or so many days for each move."""

    kind: Literal["none", "seconds", "days"] = "none"
    time: Annotated[int, Meta(ge=0, le=86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened; whoever opens it sits down like everybody, with a message to its socket."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Plan], Meta(min_length=1, max_length=8)]
    options: dict[str, Value] = field(default_factory=dict)
    edition: Annotated[str, Meta(max_length=40)] | dict[str, Any] | None = None
    clock: Clock = Clock()
    public: bool = False
    chat: bool = True
    hints: bool = True


class Introduce(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's name."""

    name: Name


class Door(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether others in this network are to be let in."""

    open: bool


class MoveIn(Struct, frozen=True, forbid_unknown_fields=True):
    """The one-time code that brings a guest to another device."""

    code: Annotated[str, Meta(max_length=40)]


# To the table's socket


class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """Something that is asked of a table."""

    id: Id


class Play(Message, frozen=True):
    """A move for a seat, meant for the turn that its player was looking at."""

    seat: SeatNumber
    turn: Number
    move: MoveText


class Sit(Message, frozen=True):
    """Take a free seat, or any; ask for one that was left."""

    random: Random
    seat: SeatNumber | None = None


class Stand(Message, frozen=True):
    """Stand up from a seat; once the game has begun, leave it."""

    seat: SeatNumber


class Call(Message, frozen=True):
    """Give a seat of one's own another name, as several people at one screen have one each."""

    seat: SeatNumber
    name: Name


class Fill(Message, frozen=True):
    """Have bots of a level take the seats that are free, so that the game begins."""

    level: Level = "easy"


class Offer(Message, frozen=True):
    """Ask the others: to take back to a turn, to pause, or that a bot of a level plays on for a seat that was left."""

    seat: SeatNumber
    what: Literal["take-back", "pause", "bot"]
    turn: Number = 0
    place: SeatNumber = 0
    level: Level = "fair"


class Answer(Message, frozen=True):
    """Agree to an offer, which is known by its number, or not."""

    seat: SeatNumber
    offer: Number
    agree: bool


class Continue(Message, frozen=True):
    """Go on after a pause."""

    seat: SeatNumber


class Resign(Message, frozen=True):
    """Give up the game for a seat."""

    seat: SeatNumber


class Say(Message, frozen=True):
    """A line of chat."""

    room: Room
    text: Text


class Rematch(Message, frozen=True):
    """The same again, each a seat further."""


class Look(Message, frozen=True):
    """See the table from one's own seat, or as a stranger."""

    seat: SeatNumber | None


class Ask(Message, frozen=True):
    """The whole state of the table, as far as one may see it."""


class Events(Message, frozen=True):
    """The events after a number."""

    after: Number


class Hint(Message, frozen=True):
    """The best moves for one's seat, if the table allows it."""

    seat: SeatNumber


class Complete(Message, frozen=True):
    """How a move of one's seat that begins so can go on."""

    seat: SeatNumber
    beginning: Annotated[str, Meta(max_length=200)]


class Imagine(Message, frozen=True):
    """A deal that could be the true one for all that one's seat knows, for a bot to think about."""

    seat: SeatNumber


Order = Play | Sit | Stand | Call | Fill | Offer | Answer | Continue | Resign | Say | Rematch
Question = Look | Ask | Events | Hint | Complete | Imagine
Incoming = Order | Question


# From the server


class Guest(Struct, frozen=True):
    """Who somebody is."""

    id: str
    name: str


class Reach(Struct, frozen=True):
    """Where others find the house, the best address first, and whether whoever asks can let others in.

    `closed`: they can; `open`: they have; `no-network`: not before this machine is in one; `fixed`: they cannot.
    """

    addresses: list[str]
    door: Literal["open", "closed", "no-network", "fixed"]


class Chair(Struct, frozen=True):
    """A seat as all may see it. `level` if a bot plays for it, `out` once it has resigned or run out of time."""

    kind: Literal["open", "here", "bot"]
    level: str
    guest: str
    name: str
    random: str
    left: bool
    out: Out
    held: bool
    milliseconds: int | None


class Offered(Struct, frozen=True):
    """An offer that waits for answers. `turn`, `place`, `level` and `name` say what for, as far as it matters."""

    number: int
    seat: int | None
    what: Agreement
    turn: int
    place: int
    level: str
    name: str
    waits_for: list[int]


class Card(Struct, frozen=True):
    """A table as all may see it."""

    table: str
    game: str
    options: dict[str, Value]
    edition: str
    clock: Clock
    public: bool
    chat: bool
    hints: bool
    phase: Phase
    number: int
    turn: int
    to_move: int | None
    seats: list[Chair]
    offers: list[Offered]
    commitment: str
    secret: str
    result: dict[str, Any] | None
    closed: str
    next: str
    opened_at: int
    at: int


class Replaying(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be replayed: one line of JSON."""

    record: str


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
    """Whether nobody could choose the deal, and what that means."""

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


class Spoken(Struct, frozen=True, forbid_unknown_fields=True):
    """What a real table tells: the piece that was shown, if it was hidden before, and what was done."""

    piece: Annotated[str, Meta(max_length=20)]
    move: Annotated[str, Meta(max_length=80)]


class AtTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that is played with the box: all that has been told of it, and the piece that is chosen.

    In the `middle` of a game it is told first what lies there, in any order; the move `begin` ends that.
    """

    game: Annotated[str, Meta(max_length=40)]
    names: Annotated[list[Name], Meta(min_length=1, max_length=8)]
    options: dict[str, Value] = field(default_factory=dict)
    edition: Annotated[str, Meta(max_length=40)] = ""
    middle: bool = False
    told: Annotated[list[Spoken], Meta(max_length=4000)] = field(default_factory=list)
    piece: Annotated[str, Meta(max_length=20)] = ""


Points = Annotated[list[Annotated[int, Meta(ge=0, le=99)]], Meta(max_length=8)]


class Scored(Struct, frozen=True, forbid_unknown_fields=True):
    """A match with the box of which the points of each game are told; and a stack of cards, from top to bottom."""

    game: Annotated[str, Meta(max_length=40)]
    names: Annotated[list[Name], Meta(min_length=1, max_length=8)]
    options: dict[str, Value] = field(default_factory=dict)
    points: Annotated[list[Points], Meta(max_length=100)] = field(default_factory=list)
    stack: Annotated[list[Annotated[str, Meta(max_length=8)]], Meta(max_length=24)] = field(default_factory=list)


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


class OptionValue(Struct, frozen=True):
    """A value that an option can have, and what it is called.

    It can be chosen if it `fits` so many players, and while each option in `needs` has one of the values there; `why`
    says what it needs.
    """

    value: Value
    label: str
    fits: bool
    needs: dict[str, list[Value]]
    why: str


class Steps(Struct, frozen=True):
    """The numbers that an option can be."""

    least: int
    most: int
    step: int


class OptionCard(Struct, frozen=True):
    """An option: its name for people, what it is about, and by the number of players its default and some values.

    `expert` if most people never ask for it; `steps` by the number of players if it is a number.
    """

    name: str
    title: str
    about: str
    expert: bool
    defaults: dict[str, Value]
    values: dict[str, list[OptionValue]]
    steps: dict[str, Steps]


class EditionCard(Struct, frozen=True):
    """What comes in a box of a game: its name for programs, and for people."""

    name: str
    title: str


class FaceCard(Struct, frozen=True):
    """What else a game is met as: the options that are fixed then, and the level of bots to begin with."""

    id: str
    title: str
    options: dict[str, Value]
    level: str


class GameCard(Struct, frozen=True):
    """A game of the shelf, with how many a newcomer starts.

    From a real table it can be told move by move (`companion`), or by the points of its games (`scores`).
    `done` of `of` steps to make it ready are behind us.
    """

    id: str
    title: str
    credit: str
    least: int
    most: int
    newcomers: int
    faces: list[FaceCard]
    options: list[OptionCard]
    editions: list[EditionCard]
    edition: str
    levels: list[str]
    companion: bool
    scores: bool
    done: int
    of: int


class Problem(Struct, frozen=True):
    """Why a request was refused: the reason, what it speaks of, and the words."""

    reason: str
    details: dict[str, Any]
    words: str


class Reply(Struct, frozen=True, tag_field="type", tag=str.lower):
    """Something that the socket says."""


class State(Reply, frozen=True):
    """The table after an event of a number, the seats one has or that are kept, and what the one that looks may see.

    `asked` are the offers that one has made oneself, also without a seat.
    """

    number: int
    seat: int | None
    mine: list[int]
    held: list[int]
    asked: list[int]
    table: Card
    view: dict[str, Any] | None


class Event(Reply, frozen=True):
    """What happened: a number without gaps, the time in milliseconds, what belongs to its kind, and the words."""

    number: int
    at: int
    event: dict[str, Any]
    words: list[str]


class Ack(Reply, frozen=True):
    """Done and stored, as the event of this number; or answered, if nothing had to be stored."""

    id: str
    number: int


class Refused(Reply, frozen=True):
    """Not done, and why; `turn` is the turn that it is."""

    id: str
    reason: str
    details: dict[str, Any]
    words: str
    turn: int


class HintLine(Struct, frozen=True):
    """A move and what it brings: the chance to win, alone at the table points; with its 95 % interval.

    `words` say what comes of it, whatever lies in piles and other hands; `why` what speaks for it.
    """

    move: str
    brings: float
    low: float
    high: float
    words: list[str]
    why: list[str]


class Hints(Reply, frozen=True):
    """The best moves, for one turn."""

    id: str
    turn: int
    hints: list[HintLine]


class Completions(Reply, frozen=True):
    """How a move can go on; an empty text if it can end here."""

    id: str
    beginning: str
    ends: list[str]


class Imagined(Reply, frozen=True):
    """A deal that, with the moves so far, could be the truth for all that a seat knows."""

    id: str
    seat: int
    turn: int
    deal: dict[str, Any]
    moves: list[str]


class Present(Reply, frozen=True):
    """Which seats have somebody connected, and how many watch."""

    seats: list[bool]
    spectators: int


class Preparing(Reply, frozen=True):
    """The game is being made ready: so many steps of so many are done."""

    done: int
    of: int


Outgoing = State | Event | Ack | Refused | Hints | Completions | Imagined | Present | Preparing
