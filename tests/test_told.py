"""What is told of moves to whoever draws pieces: words that players use, no notation, and why a move may be good."""

import random
import re
from collections.abc import Iterator
from itertools import combinations

import pytest

from toptafel import games
from toptafel.bots.budget import Budget
from toptafel.bots.hint import hint
from toptafel.bots.reasons import Reasons, compared, reasons_for, why_each
from toptafel.game import IllegalMove, Told
from toptafel.kit import chance
from toptafel.kit.text.words import LANGUAGES
from toptafel.position import Position
from toptafel.table import Table

PIECE = re.compile("⟦[^⟦⟧]+⟧")
CODE = re.compile(r"\b(?:[BGORV][0-9]{2}|J=?[BGORV]?|[BRWY]{4}|[a-z0-9$]+@[A-I][1-9])\b|[⟦⟧]")  # cards, tiles, moves
POINT = re.compile(r"\b[a-z][0-9]\b")  # an intersection, which no board names
PLACE = 2  # letters of a name that stands on the board, like D7
NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil"]

every_game = pytest.mark.parametrize("name", games.names())


def opened(name: str, seed: int) -> Table:
    """A table for three, or as many as can play."""
    seats = games.find(name).seats
    return Table.open(name, players=min(3, seats[-1]), seed=seed)


def random_game(name: str, seed: int) -> list[tuple[str, list[Told]]]:
    """The moves of a game, and all that was told of each."""
    table, source, told = opened(name, seed), random.Random(seed), []
    while table.to_move is not None:
        move = source.choice(table.legal())
        told.append((move, table.position.tell(move, table.to_move)))
        table.play(move)
    return told


@every_game
def test_whoever_draws_pieces_reads_no_notation(name: str) -> None:
    for move, told in random_game(name, 5):
        texts = {text for text in (move, *re.split("[@>]", move)) if len(text) > PLACE and text != "pass"}
        for language in LANGUAGES:
            for one in told:
                said = one.say(language, NAMES, pictured=True)
                words = PIECE.sub("", said)
                assert not any(text in words for text in texts), said
                assert not re.search("[⟦⟧]", words), said


@every_game
def test_whoever_types_moves_reads_them_as_they_are_typed(name: str) -> None:
    for _, told in random_game(name, 6):
        for one in told:
            assert not re.search("[⟦⟧]", one.say("nl", NAMES))


def refusals(name: str, seed: int) -> Iterator[tuple[str, IllegalMove]]:
    """Moves of one game tried at every turn of another one: what was refused, and why; not what could not be read."""
    tried = [move for number in range(3) for move, _ in random_game(name, seed + 1 + number)]
    table, source = opened(name, seed), random.Random(seed)
    while table.to_move is not None:
        for text in source.sample(tried, min(len(tried), 12)):
            for move in (text, mixed(source.choice(table.legal()), text)):
                refusal = table.why_not(move)
                if refusal is not None and refusal.reason != "unreadable":
                    yield move, refusal
        table.play(source.choice(table.legal()))


def mixed(move: str, other: str) -> str:
    """The piece of a move where another one goes, or both after each other."""
    return f"{move.partition('@')[0]}@{other.partition('@')[2]}" if "@" in move else f"{move}>{other}"


@every_game
def test_no_refusal_speaks_in_notation_to_whoever_sees_or_hears_it(name: str) -> None:
    reasons = set()
    for seed in (7, 30):
        for text, refusal in refusals(name, seed):
            reasons.add(refusal.reason)
            for language in LANGUAGES:
                pictured = refusal.say(language, NAMES, pictured=True)
                said = [PIECE.sub("", pictured), refusal.aloud(language, NAMES)]
                assert not any(CODE.search(words) for words in said), said
                assert not POINT.search(said[0]), said
                assert not any(part in words for words in said for part in codes(text)), said
    assert reasons


def codes(move: str) -> list[str]:
    """What a move is made of, without places and words."""
    parts = [move, *re.split("[@>:]", move)]
    return [part for part in parts if len(part) > PLACE and not (part.isalpha() and part.islower())]


@every_game
def test_whoever_listens_to_a_game_hears_no_notation_of_pieces(name: str) -> None:
    """Places are named, since they are what is typed; pieces are what players call them."""
    for _, told in random_game(name, 5):
        for one in told:
            for language in LANGUAGES:
                words = one.aloud(language, NAMES)
                assert not CODE.search(words), words


def test_a_name_draws_no_piece() -> None:
    move, told = random_game("sudoku", 5)[0]
    said = told[0].say("en", ["⟦7⟧", "Ben"], pictured=True)
    assert said.startswith("[7] lays ⟦")
    assert move in said


def midgame(name: str, moves: int = 4) -> Table:
    table, source = opened(name, 4), random.Random(4)
    for _ in range(moves):
        table.play(source.choice(table.legal()))
    return table


@every_game
def test_a_hint_says_why_in_every_language(name: str) -> None:
    table = midgame(name)
    assert table.to_move is not None
    hints = hint(table.information_state(table.to_move), Budget(60), chance.generator("why"))
    for one in hints:
        assert one.why or table.game.advising is None
        for told in one.why:
            for language in LANGUAGES:
                assert one.move not in PIECE.sub("", told.say(language, NAMES, pictured=True))


@pytest.mark.parametrize("name", ["on-top", "sudoku"])
def test_a_hint_says_what_the_next_player_could_do(name: str) -> None:
    table = midgame(name)
    assert table.to_move is not None
    following = (table.to_move + 1) % table.setup.players
    for one in hint(table.information_state(table.to_move), Budget(60), chance.generator("next")):
        left = [told.values for told in one.why if told.message in ("why-next", "why-rather")]
        assert [values["seat"] for values in left] == [following]
        assert int(left[0]["points"]) >= 0


def imagined(table: Table) -> list[Position]:
    assert table.to_move is not None
    source = chance.generator("imagined")
    return [table.position.redeal(table.to_move, source) for _ in range(6)]


@pytest.mark.parametrize("name", [name for name in games.names() if games.find(name).advising])
def test_hints_of_which_the_same_is_said_are_told_apart_where_something_is_known(name: str) -> None:
    table, source = midgame(name), random.Random(3)
    deals, seat = imagined(table), table.to_move
    assert seat is not None
    for _ in range(8):
        moves = source.sample(table.legal(), min(3, len(table.legal())))
        facts = [reasons_for(move, deals, seat) for move in moves]
        said = why_each(moves, deals, seat)
        for one, other in combinations(range(len(moves)), 2):
            if said[one] == said[other]:
                assert set(map(str, facts[one].more)) == set(map(str, facts[other].more)), (moves, said)


@pytest.mark.parametrize("name", ["on-top", "sudoku", "uptown"])
def test_a_hint_that_brings_less_at_once_says_why_it_comes_first(name: str) -> None:
    found = 0
    for table in (midgame(name), midgame(name, 12), midgame(name, 15)):
        deals, seat = imagined(table), table.to_move
        assert seat is not None
        moves = sorted(table.legal()[::4], key=lambda move: gained(move, deals, seat))
        poor, rich = moves[0], moves[-1]
        if gained(poor, deals, seat) == gained(rich, deals, seat):
            continue
        found += 1
        first, second = why_each([poor, rich], deals, seat)
        because = [told for told in first if told.message in ("why-rather", "why-later")]
        assert [told.values["number"] for told in because] == [2]
        assert all("2" in told.say(language, NAMES) for told in because for language in LANGUAGES)
        assert not {"why-rather", "why-later"} & {told.message for told in second}
    assert found


def gained(move: str, deals: list[Position], seat: int) -> float:
    return reasons_for(move, deals, seat).gained or 0


def test_less_for_the_next_player_is_named_as_the_reason() -> None:
    game = games.find("sudoku")
    left = [(game.told("why-next", seat=1, points=points),) for points in (3, 9, 2)]
    rich, careful, poor = (Reasons((), (), gain, leaves) for gain, leaves in zip((7.0, 5.0, 5.0), left, strict=True))
    assert compared(poor, [poor, rich, careful], 0)[0].say(names=NAMES) == (
        "Fewer points than hint 2, but Ben could then score about 2, not 3."
    )
    assert [one.message for one in compared(careful, [careful, rich], 0)] == ["why-next", "why-later"]
    assert [one.message for one in compared(rich, [rich, poor], 0)] == ["why-next"]


SAID = {"en": "I am stuck", "nl": "ik zit vast", "de": "ich sitze fest", "fr": "je suis bloqué"}
PASSED = {"en": "Pass", "nl": "Passen", "de": "passe", "fr": "je passe!"}


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_what_people_type_for_a_pass_is_read_as_one_in_every_language(name: str, language: str) -> None:
    """Where there is such a move; every word is read, and none of them is another move of the game."""
    game = games.find(name)
    written = {word for word in ("pass", "stuck") if readable(name, word)}
    for said in (SAID[language], PASSED[language]):
        meant = game.typed(said, language)
        assert {meant} == written if written else meant == said
    for move in opened(name, 1).legal():
        assert game.typed(move, language) == move


def readable(name: str, text: str) -> bool:
    refusal = opened(name, 1).why_not(text)
    return refusal is None or refusal.reason != "unreadable"
