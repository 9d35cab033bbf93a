"""SuDoKu and SudoKids, read slowly."""

from tests.referee.sudoku.reading import Referee
from tests.referee.sudoku.shows import SHOWS
from tests.referee.sudoku.ways import DEALS, OPTIONS, STEERS

__all__ = ["DEALS", "OPTIONS", "SHOWS", "STEERS", "Referee"]
