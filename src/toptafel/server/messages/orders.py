"""What is sent to a table's socket: orders, which go into the log, and questions."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from toptafel.server.messages.fields import Id, Level, MoveText, Name, Number, Random, Room, SeatNumber, Text


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
