"""All that can happen at a table, as it is stored: a table is the list of these. They hold secrets."""

import msgspec

from toptafel.server.table.chat import Said
from toptafel.server.table.clock import Continued, Delayed, Paused
from toptafel.server.table.ending import Closed, Ended, RanOut, Resigned
from toptafel.server.table.leaving import Left, Replaced, Returned, TookOver
from toptafel.server.table.offers import Agreed, Declined, Offered, Withdrew
from toptafel.server.table.playing import Dealt, Played
from toptafel.server.table.rematch import Rematched
from toptafel.server.table.seating import Filled, Named, Sat, Stood
from toptafel.server.table.state import Event, Opened
from toptafel.server.table.takeback import TookBack

__all__ = [
    "Agreed", "Closed", "Continued", "Dealt", "Declined", "Delayed", "Ended", "Event", "Filled", "Left", "Named",
    "Offered", "Opened", "Paused", "Played", "RanOut", "Rematched", "Replaced", "Resigned", "Returned", "Said", "Sat",
    "Stood", "TookBack", "TookOver", "Withdrew", "decode", "encode",
]  # fmt: skip

Any_ = (
    Opened | Sat | Stood | Filled | Dealt | Played | Offered | Agreed | Declined | Withdrew | TookBack | Paused
    | Continued | Resigned | RanOut | Left | Returned | Replaced | TookOver | Delayed | Named | Said | Ended
    | Rematched | Closed
)  # fmt: skip

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Any_).decode
