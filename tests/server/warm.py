"""Read and compile what servers in processes of their own need; they are forked from a process that has done so."""

import random
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server import servers
from toptafel import games
from toptafel.position import Position
from toptafel.server.live.server import load_words
from toptafel.server.services.database import connect, in_file

assert servers
load_words()
with TemporaryDirectory() as _folder:
    connect(in_file(Path(_folder) / "tables.db")).dispose()
for _name in ("sudoku",):
    _after = Position.dealt(games.find(_name).set_up(2, {}, None), "warm")
    while _after.to_move is not None:
        _move = random.choice(_after.legal())
        _after.view(_after.to_move)
        _after.tell(_move)
        _after.play(_move)
