"""What fields of messages hold, and how much of it."""

from typing import Annotated, Literal

from msgspec import Meta

from toptafel.bots.levels import NAMES as LEVELS

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
