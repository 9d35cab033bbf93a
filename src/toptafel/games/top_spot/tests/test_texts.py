"""The one text of a move of Top Spot, against all arrangements of its cards."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations, permutations, product

import pytest

from toptafel.games.top_spot import facts, notation
from toptafel.games.top_spot.deck import CARDS, Deck, members
from toptafel.games.top_spot.stacks.built_in import PLAYS
from toptafel.games.top_spot.tests.positions import held

LOPSIDED = Deck(PLAYS.deck.cards, "ooo ... ...")  # a half-turn changes what is seen through its joker
JAGGED = Deck(PLAYS.deck.cards, "oo. .oo o.o")


def arrangements(names: list[str], turning: bool) -> Iterator[str]:
    """Every text with these cards, turned in every way."""
    for order in permutations(names):
        for turns in product(("", "~") if turning else ("",), repeat=len(order)):
            yield ">".join(name + turn for name, turn in zip(order, turns, strict=True))


def spots_seen(deck: Deck, text: str) -> int:
    """What is seen from above, place by place."""
    value = 0
    for place in range(9):
        for card in text.split(">"):
            rows = (deck.joker if card[0] == "J" else deck.cards[card[1:3]]).replace(" ", "")
            mark = rows[8 - place if card.endswith("~") else place]
            value += mark == "#"
            if mark != "o":
                break
    return value


def coloured(cards: int, deck: Deck, joker: bool) -> list[str]:
    """Names for a set of cards: of one colour, or below a joker of any, sorted."""
    names = [deck.names[card % CARDS] for card in members(cards)]
    letters = [facts.COLOURS[(3 * at) % 5 if joker else 0] for at in range(len(names))]
    return sorted(letter + name for letter, name in zip(letters, names, strict=True))


@pytest.mark.parametrize("deck", [PLAYS.deck, LOPSIDED, JAGGED], ids=["ours", "lopsided", "jagged"])
@pytest.mark.parametrize("joker", [False, True])
@pytest.mark.parametrize("turning", [False, True])
def test_a_text_is_the_first_of_all_arrangements_with_its_value(deck: Deck, joker: bool, turning: bool) -> None:
    top = "J=B>" if joker else ""
    for cards, value in deck.stacks(joker, turning):
        if cards.bit_count() <= 4 - turning:
            names = coloured(cards, deck, joker)
            every = [top + text for text in arrangements(names, turning)]
            first = min(text for text in every if spots_seen(deck, text) == value)
            assert top + notation.first_text(deck, names, value, joker, turning) == first


@pytest.mark.parametrize("joker", [False, True])
@pytest.mark.parametrize("turning", [False, True])
def test_stacks_are_those_worth_more_than_fewer_of_their_cards_in_any_arrangement(joker: bool, turning: bool) -> None:
    for deck in (PLAYS.deck, LOPSIDED):
        allowed = defaultdict[int, set[int]](set)
        for cards, value in deck.stacks(joker, turning):
            allowed[cards].add(value)
        best: dict[tuple[int, ...], int] = {(): 0 if joker else -1}
        for size in range(1, 4):
            for chosen in combinations(range(CARDS), size):
                names, top = ["B" + deck.names[card] for card in chosen], "J=B>" if joker else ""
                values = {spots_seen(deck, top + text) for text in arrangements(names, turning)}
                fewer = max(best[part] for part in combinations(chosen, size - 1))
                best[chosen] = max(fewer, *values)
                assert {value for value in values if value > fewer} == allowed[sum(1 << card for card in chosen)]


def each_card_raises_the_value(deck: Deck, above: str = "") -> Iterator[str]:
    """Stacks that are worth less without any one of their cards, in the same order: so every card shows a spot."""
    for name in deck.names:
        text = f"{above}>B{name}" if above else f"B{name}"
        if name not in above and (not above or spots_seen(deck, text) > spots_seen(deck, above)):
            cards = text.split(">")
            fewer = [">".join(cards[:at] + cards[at + 1 :]) for at in range(len(cards))]
            if len(cards) == 1 or all(spots_seen(deck, other) < spots_seen(deck, text) for other in fewer):
                yield text
            yield from each_card_raises_the_value(deck, text)


def test_in_any_order_of_fewer_cards_is_stricter_than_in_the_same() -> None:
    deck = PLAYS.deck
    lax = {(tuple(sorted(text.split(">"))), spots_seen(deck, text)) for text in each_card_raises_the_value(deck)}
    strict = {(tuple(coloured(cards, deck, False)), value) for cards, value in deck.stacks(joker=False, turning=False)}
    assert strict < lax
    assert (len(strict), len(lax)) == (109, 127)
    assert spots_seen(deck, "R46>R37>R17") == spots_seen(deck, "R37>R46") == 6


def test_one_card_below_a_lopsided_joker_is_two_moves() -> None:
    texts = {value: notation.first_text(LOPSIDED, ["B56"], value, True, True) for value in (1, 3)}
    assert texts == {1: "B56", 3: "B56~"}
    assert [spots_seen(LOPSIDED, f"J=B>{text}") for text in texts.values()] == [1, 3]


def test_one_card_below_a_symmetric_joker_is_written_upright() -> None:
    position = held("J B56", "G66", "G16", level="expert", turning="yes")
    assert position.legal() == ["B56", "J=B", "J=B>B56", "J=G", "J=G>B56", "J=O", "J=O>B56"]
    assert position.write(position.read("J=B>B56~")) == "J=B>B56"
