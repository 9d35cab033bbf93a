"""Uptown, read slowly."""

from tests.referee.uptown.reading import Referee
from tests.referee.uptown.shows import SHOWS
from tests.referee.uptown.ways import DEALS, ODD, STEERS

__all__ = ["DEALS", "ODD", "SHOWS", "STEERS", "Referee"]
