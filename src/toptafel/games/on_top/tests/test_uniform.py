"""A redeal of On Top gives every order of the tiles face down alike."""

from itertools import permutations
from typing import Any

import pytest
from tests.uniform import check_alike

from toptafel.game import STRANGER
from toptafel.games.on_top import GAME
from toptafel.games.on_top.tests.positions import SIDE_TWO
from toptafel.lab.simulate import random_table

HIDDEN = 5


@pytest.mark.parametrize("seat", [STRANGER, 0, 1])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_redeal_gives_every_possible_truth_alike(seat: int, seed: int) -> None:
    setup = GAME.set_up(2, edition=SIDE_TWO)
    tiles = len(SIDE_TWO.data["tiles"])
    table = random_table(setup, seed, tiles - HIDDEN - 1)
    deal: dict[str, Any] = dict(table.deal)
    orders = permutations(deal["tiles"][-HIDDEN:])
    possible = check_alike(table, seat, ({**deal, "tiles": [*deal["tiles"][:-HIDDEN], *order]} for order in orders))
    assert len(possible) > 20
