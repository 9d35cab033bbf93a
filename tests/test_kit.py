"""What knows no game: bits, grids, chance, words."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import permutations
from math import comb, factorial
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from toptafel import games
from toptafel.kit import bits, chance, grid
from toptafel.kit.compiler.compiled import kernel
from toptafel.kit.dealing import deal_out
from toptafel.kit.text.words import LANGUAGES, did_you_mean, say

CELLS = st.sets(st.integers(0, grid.CELLS - 1))
CROWDED = CELLS.map(lambda cells: set(range(grid.CELLS)) - cells)


def neighbours(cell: int) -> set[int]:
    row, column = divmod(cell, grid.SIDE)
    near = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
    return {grid.SIDE * r + c for r, c in near if 0 <= r < grid.SIDE and 0 <= c < grid.SIDE}


def groups(cells: set[int]) -> list[set[int]]:
    """The groups of a set, found one cell at a time."""
    left, found = set(cells), []
    while left:
        group, edge = set(), [left.pop()]
        while edge:
            group.add(cell := edge.pop())
            edge += neighbours(cell) & left
            left -= set(edge)
        found.append(group)
    return found


def cells_in(words: tuple[np.uint64, np.uint64]) -> set[int]:
    return {grid.pick(words, n) for n in range(grid.count(words))}


@kernel
def find_at_once(word, n):  # type: ignore[no-untyped-def]
    """As other kernels call it: with one instruction, where the processor has it."""
    return bits.nth(word, n)


find_by_sums = kernel(bits.nth)


@given(st.sets(st.integers(0, 63), min_size=1))
def test_the_nth_bit_is_found(places: set[int]) -> None:
    word = np.uint64(sum(1 << place for place in places))
    for find in (find_at_once, find_by_sums):
        assert [find(word, n) for n in range(len(places))] == sorted(places)


@given(CELLS | CROWDED)
def test_a_set_of_cells_is_what_went_in(cells: set[int]) -> None:
    words = grid.as_set(list(cells))
    listed = np.zeros(grid.CELLS, np.int64)
    assert grid.list_cells(words, 0, listed, 0) == len(cells) == grid.count(words)
    assert set(listed[: len(cells)].tolist()) == cells == cells_in(words)


@given(CELLS, CELLS | CROWDED, st.integers(0, grid.CELLS - 1))
def test_two_sets_of_cells_are_joined_compared_and_taken_apart(cells: set[int], others: set[int], cell: int) -> None:
    first, second = grid.as_set(list(cells)), grid.as_set(list(others))
    assert cells_in(grid.union(first, second)) == cells | others
    assert cells_in(grid.both(first, second)) == cells & others
    assert cells_in(grid.minus(first, second)) == cells - others
    upper, lower = grid.around(first)
    around = np.uint64(upper), np.uint64(lower)
    assert cells_in(grid.both(around, grid.ALL)) == {near for one in cells for near in neighbours(one)}
    assert cells_in(grid.only(cell)) == {cell}
    assert (grid.has(first, cell), grid.nonempty(first)) == (cell in cells, bool(cells))
    row = np.zeros(2, np.uint64)
    grid.store(row, first)
    assert grid.load(row) == first


@given(CELLS | CROWDED)
def test_groups_and_cuts_are_those_found_one_by_one(cells: set[int]) -> None:
    found = groups(cells)
    assert grid.count_groups(grid.as_set(list(cells))) == len(found)
    for group in found:
        words = grid.as_set(list(group))
        assert cells_in(grid.joined(grid.as_set(list(cells)), grid.as_set([min(group)]))) == group
        assert cells_in(grid.cuts(words)) == {cell for cell in group if len(groups(group - {cell})) > 1}


@given(st.integers(1, 50), st.integers(0, 2**64 - 1))
def test_a_number_below_another_is_below_it(count: int, seed: int) -> None:
    source = np.array([seed], np.uint64)
    assert all(0 <= chance.below(source, count) < count for _ in range(20))


def test_every_number_is_as_likely() -> None:
    source, seen = chance.generator("dice"), np.zeros(6)
    for _ in range(6000):
        seen[chance.below(source, 6)] += 1
    assert ((seen - 1000) ** 2 / 1000).sum() < 20.5  # chi-square with 5 degrees of freedom, 0.1 %


def test_a_generator_gives_the_same_numbers_for_ever() -> None:
    source = chance.generator("toptafel")
    assert [int(chance.word(source)) for _ in range(3)] == GENERATED


def test_a_tape_gives_the_same_numbers_for_ever_and_a_longer_one_begins_with_them() -> None:
    short, long = chance.tape("toptafel", 3), chance.tape("toptafel", 300)
    assert [int(chance.word(short)) for _ in range(3)] == [int(chance.word(long)) for _ in range(3)] == TAPED
    assert not chance.ran_out(short)
    chance.word(short)
    assert chance.ran_out(short)


@given(st.permutations(range(10)), st.integers(0, 2**63))
def test_shuffling_keeps_every_item(items: list[int], seed: int) -> None:
    for shuffle in (chance.shuffle, chance.shuffle_by_fours):
        shuffled = np.array(items)
        shuffle(np.array([seed], np.uint64), shuffled)
        assert sorted(shuffled) == sorted(items)


@pytest.mark.parametrize("shuffle", [chance.shuffle, chance.shuffle_by_fours])
@pytest.mark.parametrize("size", range(1, 7))
def test_every_order_is_as_likely(size: int, shuffle: Callable[..., None]) -> None:
    source, orders = chance.generator(f"orders of {size}"), Counter[bytes]()
    for _ in range(100 * factorial(size)):
        items = np.arange(size, dtype=np.uint8)
        shuffle(source, items)
        orders[items.tobytes()] += 1
    assert len(orders) == factorial(size)
    assert all(abs(count - 100) < 50 for count in orders.values())  # five standard deviations


def test_a_long_shuffle_by_fours_takes_every_item_everywhere() -> None:
    source, counts = chance.generator("72 cards"), np.zeros((72, 72))
    for _ in range(72 * 100):
        items = np.arange(72, dtype=np.uint8)
        chance.shuffle_by_fours(source, items)
        counts[np.arange(72), items] += 1
    assert np.abs(counts - 100).max() < 55


GENERATED = [13553499042092682716, 2414644141211362683, 16553990356295356257]
TAPED = [7949221465744842431, 9809001875065194414, 15539295149202000349]


def test_a_mistyped_name_gets_the_nearest_one_or_all() -> None:
    assert did_you_mean("uptwon", ["uptown", "chess"]) == "did you mean 'uptown'?"
    assert did_you_mean("xyz", ["uptown", "chess"]) == "known: uptown, chess"


@given(st.integers(0, 2**64 - 1), st.integers(0, 2**64 - 1))
def test_extract_moves_the_bits_of_a_mask_together(word: int, mask: int) -> None:
    taken = [word >> bit & 1 for bit in range(64) if mask >> bit & 1]
    expected = sum(bit << place for place, bit in enumerate(taken))
    assert int(compiled_extract(np.uint64(word), np.uint64(mask))) == expected
    assert int(bits.extract(np.uint64(word), np.uint64(mask))) == expected


@kernel
def compiled_extract(word, mask):  # type: ignore[no-untyped-def]
    return bits.extract(word, mask)


@pytest.mark.parametrize("count", [0, 1, 2, 3, 5])
def test_some_is_every_part_alike(count: int) -> None:
    source, items = chance.generator("some"), np.uint64(0b1001000100010001)
    found = Counter(int(chance.some(source, items, count)) for _ in range(3000))
    parts = comb(5, count)
    assert len(found) == parts
    assert all(part & ~int(items) == 0 and part.bit_count() == count for part in found)
    assert all(0.7 < number * parts / 3000 < 1.3 for number in found.values())


def test_share_deals_each_way_alike() -> None:
    """Two cards of a kind, two of another, one of a third; hands of 1, 2 and 2; the first two lack a kind each."""
    kinds, sizes = [2, 2, 1], [1, 2, 2]
    barred = np.array([[True, False, False], [False, True, False], [False, False, False]])
    cards = [kind for kind, number in enumerate(kinds) for _ in range(number)]
    ways: Counter[tuple[int, ...]] = Counter()
    for order in permutations(range(5)):
        hands = [sorted(order[:1]), sorted(order[1:3]), sorted(order[3:])]
        if not any(barred[hand, cards[card]] for hand in range(3) for card in hands[hand]):
            ways[tuple(sum(cards[card] == kind for card in hand) for hand in hands for kind in range(3))] += 1
    source, found = chance.generator("share"), Counter[tuple[int, ...]]()
    for _ in range(4000):
        out = np.zeros((3, 3), np.int64)
        deal_out(source, np.array(kinds), np.array(sizes), barred, out)
        found[tuple(out.ravel().tolist())] += 1
    assert set(found) == set(ways)
    total = sum(ways.values())
    assert all(0.8 < found[way] / 4000 / (ways[way] / total) < 1.2 for way in ways)


def test_people_count_seats_from_1_and_programs_from_0() -> None:
    game = games.find("uptown")
    refusal = game.refuse("not-your-turn", seat=0)
    assert refusal.details == {"seat": 0}
    assert refusal.say() == "It is not your turn: seat 1 is to move."
    told = game.told("told-captured", colour="R", tile="7", owner_seat=1)
    assert told.values["owner_seat"] == 1
    assert told.say() == "That captures the red 7 of seat 2."


@pytest.mark.parametrize(
    ("names", "said"),
    [
        ((), "Seat 2 is stuck and passes."),
        (("Bea", ""), "Seat 2 is stuck and passes."),
        (("Bea", "anna"), "anna is stuck and passes."),
        (("Bea", "{ $seat }"), "{ $seat } is stuck and passes."),
        (("Bea", "A\u202e\n"), "A\\u202e\\n is stuck and passes."),
        (("Bea", "נועה 7"), "\u2068נועה 7\u2069 is stuck and passes."),
    ],
)
def test_whoever_has_a_seat_is_called_by_name_and_a_name_says_nothing_else(names: tuple[str, ...], said: str) -> None:
    assert say(games.find("uptown").messages, "en", "told-passed", names, seat=1) == said


@pytest.mark.parametrize(("language", "called"), [("en", "seat"), ("nl", "stoel"), ("de", "Platz"), ("fr", "le siège")])
def test_a_seat_without_a_name_begins_a_sentence_with_a_capital_and_only_there(language: str, called: str) -> None:
    said = games.find("top-spot").say(language, "told-next-game", seat=0, leader_seat=1, number=2)
    assert said.startswith(f"{called[0].upper()}{called[1:]} 1 ")
    assert f" {called} 2 " in said


def test_what_a_language_does_not_say_is_said_in_english(tmp_path: Path) -> None:
    """Message by message, also a part of one; and all of it, where there is no file."""
    (tmp_path / "en.ftl").write_text("hello = Hello { name }\nname = you\nunreadable = What?\n")
    (tmp_path / "nl.ftl").write_text("hello = Hallo { name }\n")
    assert [say(tmp_path, language, "hello") for language in LANGUAGES] == [
        "Hello you",
        "Hallo you",
        "Hello you",
        "Hello you",
    ]
    assert say(tmp_path, "nl", "unreadable") == "What?"  # rather than the common words, which say less
    assert say(tmp_path, "nl", "game-over") == "Het spel is afgelopen."


def test_rules_that_nobody_has_told_in_a_language_are_told_in_english(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "en.md").write_text("# Uptown\n")
    game = replace(games.find("uptown"))
    game.__dict__["folder"] = tmp_path
    assert [game.rule_text(language) for language in LANGUAGES] == ["# Uptown\n"] * 4
