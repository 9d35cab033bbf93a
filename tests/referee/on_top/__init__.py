"""On Top, read slowly."""

from tests.referee.on_top.reading import BOXES, Referee
from tests.referee.on_top.shows import SHOWS
from tests.referee.on_top.ways import STEERS

__all__ = ["BOXES", "SHOWS", "STEERS", "Referee"]
