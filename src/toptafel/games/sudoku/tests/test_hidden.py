"""What SuDoKu hides, and what a redeal may not forget; and that no card is ever lost."""

import json
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.uniform import check_alike

from toptafel import engine
from toptafel.game import STRANGER
from toptafel.games.sudoku import GAME, rules, words
from toptafel.games.sudoku.tests.positions import START, STUCK_KIDS, drawn, kids, played, seen
from toptafel.kit import chance
from toptafel.kit.grid import as_set
from toptafel.position import Position

LATE = "3526.4 4.6135 6153.2 .23.56 2.4561 561243"  # of the cards left over, 1 and 2 fit nowhere
HANDS, STACK = (4, 1, 2), (3, 1, 4)


def unseen(position: Position) -> tuple[int, ...]:
    """The cards in the hands and in the stack."""
    return tuple(words.write_deal(position.state[0])["stack"][position.turn :])


@pytest.mark.slow
@pytest.mark.parametrize("referee", ["strict", "table"])
@pytest.mark.parametrize("seat", [STRANGER, 0, 1, 2])
def test_a_redeal_gives_every_possible_truth_alike(referee: str, seat: int) -> None:
    table = played(LATE, "412314", players=3, board="kids", referee=referee)
    stack = words.write_deal(table.state[0])["stack"]
    assert unseen(table.position) == HANDS + STACK
    orders = [[*stack[: table.turn], *order] for order in permutations(HANDS + STACK)]
    possible = check_alike(table, seat, ({"golden": {}, "stack": order} for order in orders))
    first = {json.loads(deal)["stack"][table.turn] for deal in possible}
    assert (first <= {3, 4}) == (referee == "strict" or seat == 0)  # 1 and 2 fit nowhere


def test_that_the_game_goes_on_shows_that_the_card_of_the_player_to_move_fits() -> None:
    source = chance.generator("fits")
    for referee, cards in (("strict", {3, 4}), ("table", {1, 2, 3, 4})):
        position = kids(LATE, "412314", players=3, referee=referee)
        assert {unseen(position.redeal(STRANGER, source))[0] for _ in range(200)} == cards


def test_a_card_laid_aside_is_seen_and_stays() -> None:
    position = drawn(START, "123", players=2, referee="table")
    position.play("stuck")
    for seat in (STRANGER, 0, 1):
        truth = position.redeal(seat, chance.generator("aside"))
        assert seen(truth, seat)["seats"][0]["aside"] == [1]


def test_after_the_end_a_redeal_changes_nothing_and_all_cards_are_shown() -> None:
    position = kids(STUCK_KIDS, "12", players=2)
    assert position.to_move is None
    assert position.redeal(STRANGER, chance.generator("end")).state.tobytes() == position.state.tobytes()
    assert [seat["card"] for seat in seen(position)["seats"]] == [1, 2]


@given(
    players=st.integers(1, 4), board=st.sampled_from(["classic", "kids"]), seed=st.integers(0, 10**9), data=st.data()
)
def test_every_card_is_in_one_place_and_every_mask_is_that_of_the_board(
    players: int, board: str, seed: int, data: st.DataObject
) -> None:
    referee = data.draw(st.sampled_from(["strict", "table"]))
    position = Position.dealt(GAME.set_up(players, {"board": board, "referee": referee}), seed)
    source = chance.generator(str(seed))
    for _ in range(data.draw(st.integers(0, 72))):
        if position.to_move is not None:
            engine.play_move(position.state, engine.pick_move(position.state, source))
    s = position.state[0]
    cards, squares = words.board_of(s), rules.cells_of(s["board"])
    lost = sum(len(words.aside_of(s, seat)) for seat in range(players))
    golden = 9 if board == "classic" else 0
    assert len(cards) + lost == golden + s["turn"]
    assert tuple(s["free"]) == as_set([cell for cell in squares if cell not in cards])
    for card in range(9 if board == "classic" else 6):
        fitting = [cell for cell in squares if cell not in cards and fits(cards, s["board"], card, cell)]
        assert rules.fits(s, card) == as_set(fitting)


def fits(cards: dict[int, int], board: int, card: int, cell: int) -> bool:
    """Whether a card may lie on a cell, looked at card by card."""
    same = [other for other, number in cards.items() if number == card]
    return not any(
        rules.unit(board, kind, other) == rules.unit(board, kind, cell) for other in same for kind in range(3)
    )
