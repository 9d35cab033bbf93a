"""What the rules of Top Spot look like, when a move shows them."""

from collections.abc import Callable

from tests.referee.top_spot.reading import Referee, Round, bare
from tests.referee.top_spot.ways import worth

Shows = Callable[[Referee, str, Referee], bool]


def cards_of(text: str) -> set[str]:
    return {bare(card) for card in text.split(">")}


def a_round(test: Callable[[Referee, Round, Referee], bool]) -> Shows:
    """A round, or a tie-break, ends so."""
    return lambda before, text, after: len(after.rounds) > len(before.rounds) and test(before, after.rounds[-1], after)


def a_joker(test: Callable[[Referee, str], bool]) -> Shows:
    return lambda before, text, after: text[0] == "J" and test(before, text)


def is_tie_break(before: Referee) -> bool:
    """What is being played is the tie-break of an earlier round."""
    return bool(before.rounds) and before.rounds[-1].game == len(before.games) and len(before.rounds[-1].still) > 1


def nobody(test: Callable[[Referee, Round, Referee], bool]) -> Shows:
    """Nobody scores a round, as all who were tied have run out."""
    return a_round(lambda before, done, after: not done.still and test(before, done, after))


def won_before(before: Referee, done: Round) -> list[int]:
    """Who won the rounds of this game so far."""
    return [each.still[0] for each in before.rounds if each.game == done.game and len(each.still) == 1]


SHOWS: dict[str, Shows] = {
    "stack-of-four": lambda before, text, after: text[0] != "J" and text.count(">") == 3,
    "turned-card": lambda before, text, after: text[0] != "J" and "~" in text,
    "turned-card-under-a-joker": a_joker(lambda before, text: "~" in text),
    "less-than-these-cards-can-be": lambda before, text, after: any(
        cards_of(other) == cards_of(text) and worth(before, other) > worth(before, text) for other in before.legal()
    ),
    "no-card-of-the-colour": lambda before, text, after: (
        worth(before, text) < 0 and before.deck.worth([text]) > max(before.values.values())
    ),
    "joker-leads-alone": a_joker(lambda before, text: not before.led and len(text) == 3),
    "joker-names-a-colour-not-below": a_joker(
        lambda before, text: not before.led and len(text) > 3 and text[2] not in text[3:]
    ),
    "joker-on-mixed-colours": a_joker(lambda before, text: len({card[0] for card in text.split(">")[1:]}) > 2),
    "joker-although-able-to-follow": a_joker(lambda before, text: bool(before.led and before.held(before.led))),
    "joker-kept-back": lambda before, text, after: "J" in before.hand and text[0] != "J" and worth(before, text) < 0,
    "joker-shows-six": a_joker(lambda before, text: len(text) == 7 and worth(before, text) == 6),
    "joker-alone-wins": a_round(
        lambda before, done, after: (
            done.best == done.still
            and all(done.texts[seat][0] == "J" for seat in done.best)
            and done.values[done.best[0]] == 0
        )
    ),
    "joker-alone-ties": a_round(lambda before, done, after: len(done.best) > 1 and not any(done.values.values())),
    "first-of-equals-wins": a_round(
        lambda before, done, after: (
            after.options["level"] == "junior" and [*done.values.values()].count(done.values[done.best[0]]) > 1
        )
    ),
    "tie-break-of-three": a_round(lambda before, done, after: len(done.still) == 3),
    "tie-break-is-tied-again": a_round(lambda before, done, after: is_tie_break(before) and len(done.still) > 1),
    "tie-break-without-the-colour": a_round(
        lambda before, done, after: is_tie_break(before) and len(done.values) < len(done.texts)
    ),
    "tie-break-is-led-by-the-first-with-cards": a_round(
        lambda before, done, after: len(done.still) > 1 and done.best[0] not in done.still
    ),
    "tie-break-won-with-the-last-cards": a_round(
        lambda before, done, after: is_tie_break(before) and done.still == done.best and done.best[0] not in done.left
    ),
    "last-of-the-tied-wins-unplayed": a_round(
        lambda before, done, after: len(done.best) > len(done.still) == 1 and len(done.left) > 1
    ),
    "last-of-the-tied-has-the-last-cards": a_round(
        lambda before, done, after: len(done.best) > len(done.still) == 1 == len(done.left)
    ),
    "nobody-scores-then-the-last-winner-leads": nobody(
        lambda before, done, after: len(done.left) > 1 and won_before(before, done)[-1:] == [after.to_move]
    ),
    "nobody-scores-then-the-first-leader-leads": nobody(
        lambda before, done, after: (
            len(done.left) > 1 and not won_before(before, done) and before.last_winner in done.left
        )
    ),
    "nobody-scores-then-the-next-with-cards-leads": nobody(
        lambda before, done, after: len(done.left) > 1 and before.last_winner not in done.left
    ),
    "nobody-scores-and-one-has-the-last-cards": nobody(lambda before, done, after: len(done.left) == 1),
    "nobody-scores-and-nobody-has-cards": nobody(lambda before, done, after: not done.left),
    "won-with-the-last-cards": a_round(
        lambda before, done, after: bool(done.left) and len(done.still) == 1 and done.still[0] not in done.left
    ),
    "last-cards-score": a_round(
        lambda before, done, after: done.best == done.still == done.left and len(done.left) == 1
    ),
    "without-cards-in-a-round": a_round(
        lambda before, done, after: not is_tie_break(before) and len(done.texts) < after.players
    ),
    "next-game-is-led-by-the-next": lambda before, text, after: len(after.games) > len(before.games),
    "match-place-is-shared": lambda before, text, after: (
        after.result is not None and len(set(after.result["places"])) < after.players
    ),
}
