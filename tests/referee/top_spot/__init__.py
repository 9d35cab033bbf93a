"""Top Spot, read slowly."""

from tests.referee.top_spot.reading import BOXES, Referee
from tests.referee.top_spot.shows import SHOWS
from tests.referee.top_spot.ways import DEALS, ODD, OPTIONS, STEERS

__all__ = ["BOXES", "DEALS", "ODD", "OPTIONS", "SHOWS", "STEERS", "Referee"]
