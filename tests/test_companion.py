"""At a real table: whoever tells what all saw of a game gets its counts, its end, and a record that replays."""

from random import Random
from typing import Any, cast

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject, DrawFn

from tests.positions import SEEDS, setups
from toptafel import games, record
from toptafel.companion import Companion
from toptafel.entry import Entry
from toptafel.game import STRANGER, IllegalMove, Setup
from toptafel.kit import chance
from toptafel.lab.simulate import random_table
from toptafel.position import Position
from toptafel.table import Table

NAMES = [name for name in games.names() if games.find(name).has_companion]
every_game = pytest.mark.parametrize("name", NAMES)
GOLDEN = [f"*{number} {'ABCDEFGHI'[number - 1]}{1 + (number * 4) % 9}" for number in range(1, 10)]
# reasons that lie open: no hand has to be known for them
BY_THE_BOARD = (
    "wrong-square",
    "own-tile",
    "splits-group",
    "not-a-slot",
    "occupied",
    "not-touching",
    "in-row",
    "in-column",
    "in-block",
)


def entry_of(position: Position, move: str) -> Entry:
    """What a table tells of a move: what could be seen of it."""
    if position.game.id == "uptown":
        return Entry("" if move == "pass" else move.partition("@")[0], move)
    if position.game.id == "on-top":
        return Entry(position.view()["hand"], move)  # type: ignore[typeddict-item]
    seen = position.view(position.to_move if position.to_move is not None else STRANGER)
    return Entry(str(seen["seats"][seen["to_move"]]["card"]), move)  # type: ignore[typeddict-item]


def beginning(truth: Table) -> list[Entry]:
    """What lies there before the first move."""
    golden = truth.deal.get("golden", {})
    assert isinstance(golden, dict)
    return [Entry(f"*{card}", square) for square, card in golden.items()]


def ending(truth: Table, companion: Companion) -> None:
    """A card that fits nowhere ends a game without a move: its player says so."""
    if companion.position.to_move is not None:
        stack = truth.deal["stack"]
        assert isinstance(stack, list)
        companion.tell(Entry(str(stack[len(truth.moves)]), "stuck"))


def at_a_table(setup: Setup) -> Setup:
    """A set-up that leaves nothing to chance which lies open on a table."""
    assume(not str(setup.options.get("start", "")).startswith("random"))
    return setup


def told(truth: Table, turns: int) -> tuple[Companion, Position]:
    """A companion that was told the first moves of a game, and the true position."""
    companion, position = Companion.begin(truth.setup), Position.started(truth.setup, truth.deal)
    for entry in beginning(truth):
        assert companion.laying
        companion.tell(entry)
    for move in truth.moves[:turns]:
        companion.tell(entry_of(position, move))
        position.play(move)
    return companion, position


@st.composite
def under_way(draw: DrawFn, name: str) -> tuple[Companion, Position]:
    """A random game, told up to some turn at which it is not over."""
    truth = random_table(at_a_table(draw(setups(name))), draw(SEEDS), 10**6)
    return told(truth, draw(st.integers(0, len(truth.moves) - 1)))


@every_game
@settings(max_examples=settings().max_examples // 3)
@given(data=st.data())
def test_a_game_that_is_told_is_counted_and_its_record_replays(name: str, data: DataObject) -> None:
    truth = random_table(at_a_table(data.draw(setups(name))), data.draw(SEEDS), 10**6)
    companion, position = told(truth, 0)
    for move in truth.moves:
        entry = entry_of(position, move)
        assert entry.move in companion.answers() or entry.move in companion.legal(entry.piece)
        companion.tell(entry)
        position.play(move)
        if position.to_move is not None:
            assert companion.position.standing() == position.standing()
            assert companion.position.to_move == position.to_move
    ending(truth, companion)
    written = companion.record()
    assert written is not None
    assert written.result == truth.result
    assert record.restored(record.read(written.line(), truth.setup.edition)).result == truth.result


@every_game
@settings(max_examples=settings().max_examples // 3)
@given(data=st.data())
def test_whatever_may_be_true_is_accepted(name: str, data: DataObject) -> None:
    """Each deal that agrees with what all have seen allows moves; all of them can be told."""
    companion, position = data.draw(under_way(name))
    for seed in range(4):
        possible = position.redeal(STRANGER, chance.generator(f"{seed}"))
        for move in possible.legal()[::7]:
            assert companion.why_not(entry_of(possible, move)) is None


@every_game
@settings(max_examples=settings().max_examples // 3)
@given(data=st.data())
def test_whatever_is_accepted_may_be_true(name: str, data: DataObject) -> None:
    """Each piece that can be told has a deal from which the game would have come to it by the rules."""
    companion, _ = data.draw(under_way(name))
    pieces = [one["piece"] for row in companion.rows() for one in row if one["left"]]
    for piece in pieces[:: 1 + len(pieces) // 6]:
        try:
            legal = companion.legal(piece)
        except IllegalMove:  # it would have fitted when the rack was stuck
            continue
        for move in legal[:2]:
            other = companion.copy()
            other.tell(Entry(piece, move))
            written = other.record()
            assert written is not None
            assert record.restored(written).moves == other.moves


@every_game
@settings(max_examples=settings().max_examples // 3)
@given(data=st.data())
def test_what_no_deal_allows_is_refused_in_the_words_of_the_rules(name: str, data: DataObject) -> None:
    """A piece that is in the hand, played against the rules: the same reason and the same words."""
    companion, position = data.draw(under_way(name))
    other = random_table(companion.setup, data.draw(SEEDS), 10**6)
    for move in other.moves[::5]:
        entry, refusal = entry_of(position, move), position.why_not(move)
        if refusal and refusal.reason in BY_THE_BOARD:
            found = companion.why_not(entry)
            assert found is not None
            assert (found.reason, found.say()) == (refusal.reason, refusal.say())


def lying(position: Position, chance: Random) -> tuple[list[Entry], str]:
    """What lies there, in no order, and the points where they do not follow from it."""
    view: Any = position.view(STRANGER)
    if position.game.id == "on-top":
        return [Entry(tile["tile"], tile["move"]) for tile in view["tiles"]], ""
    if position.game.id == "sudoku":
        golden = [Entry(f"*{one['card']}", square) for square, one in view["board"].items() if one["golden"]]
        cards = [Entry(str(one["card"]), square) for square, one in view["board"].items() if not one["golden"]]
        return [*golden, *chance.sample(cards, len(cards))], " ".join(str(seat["score"]) for seat in view["seats"])
    tiles = [(f"{one['colour']}:{one['tile']}", f"@{square}") for square, one in view["board"].items()]
    found = [Entry(name, name + place) for name, place in tiles]
    for seat, seen in enumerate(view["seats"]):
        captured = [f"{colour}:{tile}" for colour, some in seen["captured"].items() for tile in some]
        found += [Entry(name, f"taken-{seat}") for name in captured]
    return chance.sample(found, len(found)), ""


@every_game
@settings(max_examples=settings().max_examples // 3)
@given(data=st.data())
def test_what_lies_there_in_the_middle_of_a_game_is_enough(name: str, data: DataObject) -> None:
    """Whoever is to move, the standing and all that follows are those of the table; the record replays to them."""
    before, position = data.draw(under_way(name))
    assume(not {"pass", "stuck"} & {*before.moves})
    assume(not any(cast(list[int], position.standing().get("aside", []))))  # they do not lie on the board
    companion = Companion.begin(position.setup, in_the_middle=True)
    entries, points = lying(position, Random(data.draw(st.integers(0, 9))))
    for entry in entries:
        if not companion.laying:
            assert entry.move in companion.legal(entry.piece) or entry.move in companion.answers(entry.piece)
        companion.tell(entry)
    companion.tell(Entry(points, "begin"))
    assert companion.position.to_move == position.to_move
    assert companion.position.standing() == position.standing()
    restored = record.restored(record.read(companion.record().line(), position.setup.edition))
    assert restored.position.standing() == position.standing()


STUCK = games.find("uptown").folder / "golden"


def after_a_pass(file: str, later: int) -> Position:
    """A golden game of Uptown, some turns after somebody was stuck for the first time."""
    kept = record.restored(record.read((STUCK / file).read_text().splitlines()[0]))
    position = Position.started(kept.setup, kept.deal)
    for move in kept.moves[: kept.moves.index("pass") + later]:
        position.play(move)
    return position


@pytest.mark.parametrize(
    ("file", "later"),
    [
        ("stuck.jsonl", 1),
        ("stuck.jsonl", 12),
        ("stuck.jsonl", 20),
        ("rules/lay-after-a-pass.jsonl", 1),
        ("rules/finished-seat-skipped.jsonl", 1),
    ],
)
def test_where_somebody_was_stuck_it_is_asked_whose_turn_it_is(file: str, later: int) -> None:
    position = after_a_pass(file, later)
    companion = Companion.begin(position.setup, in_the_middle=True)
    for entry in lying(position, Random(0))[0]:
        companion.tell(entry)
    begin = f"begin-{position.to_move}"
    assert begin in companion.answers()
    companion.tell(Entry("", begin))
    assert companion.position.to_move == position.to_move
    assert companion.position.standing() == position.standing()
    assert "pass" in companion.moves
    restored = record.restored(record.read(companion.record().line()))
    assert restored.position.standing() == position.standing()


def test_nobody_is_asked_whose_turn_it_is_where_nobody_can_have_been_stuck() -> None:
    companion = Companion.begin(games.find("uptown").set_up(3), in_the_middle=True)
    for text in ("B:7@C7", "G:C@C8", "O:9@I9"):
        companion.tell(Entry("", text))
        if text != "B:7@C7":
            assert companion.answers() == []
    companion.tell(Entry("", "begin"))
    assert (companion.position.to_move, companion.moves) == (0, ["7@C7", "C@C8", "9@I9"])


@pytest.mark.parametrize("language", ["en", "nl", "de", "fr"])
def test_where_no_order_was_found_it_is_not_said_that_there_is_none(language: str) -> None:
    companion = Companion.begin(games.find("uptown").set_up(3), in_the_middle=True)
    for text in ("B:7 taken-1", "G:1@A1"):
        companion.tell(Entry("", text))
    refusal = companion.why_not(Entry("", "begin"))
    assert refusal is not None
    words = {"en": "does not prove", "nl": "bewijst niet", "de": "beweist nicht", "fr": "ne prouve pas"}
    assert words[language] in refusal.say(language)


@pytest.mark.parametrize(
    ("name", "told", "begin", "reason"),
    [
        ("uptown", ["B:7@C7", "G:C@C7"], "", "companion-square-taken"),
        ("uptown", ["B:7@C7", "B:C@C8"], "begin", "companion-uneven"),
        ("uptown", ["B:7 taken-0"], "", "companion-which-captor"),
        ("uptown", ["B:7 taken-1", "G:1@A1"], "begin", "companion-no-order"),  # no tile of green is in column 7
        ("uptown", ["B:7@C7", "B:C@C8"], "begin-1", "companion-no-order"),  # nobody can be stuck so early
        ("uptown", ["B:7@C7"], "begin-3", "companion-whose-turn"),
        ("uptown", ["B:7@C7", "B:7@D7"], "", "companion-laid"),
        ("uptown", ["X:7@C7"], "", "companion-which-tile"),
        ("uptown", ["B:7@C8"], "", "wrong-square"),
        ("on-top", ["BRWY a1b2"], "", "not-a-slot"),
        ("on-top", ["BRWY c3e3", "BRWY c3e3"], "", "occupied"),
        ("sudoku", ["7 A1"], "", "companion-which-card"),  # the golden ones come first
        ("sudoku", ["*7 A1"], "0 0 0 begin", "companion-golden-first"),
        ("sudoku", [*GOLDEN, "7 A1"], "5 5 5 begin", "companion-points"),
        ("sudoku", [*GOLDEN, "7 A1"], "0 2 0 begin", "companion-no-order"),  # the first card is the first player's
        ("sudoku", [*GOLDEN, "7 A1"], "-1 3 0 begin", "companion-which-points"),
        ("sudoku", [*GOLDEN, "7 A1", "7 A2"], "", "in-row"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_what_is_wrong(
    name: str, told: list[str], begin: str, reason: str
) -> None:
    companion = Companion.begin(games.find(name).set_up(3), in_the_middle=True)
    *well, last = [*told, begin] if begin else told
    for text in well:
        companion.tell(Entry("", text))
    before = companion.position.state.tobytes()
    refusal = companion.why_not(Entry("", last))
    assert refusal is not None
    assert (refusal.reason, companion.position.state.tobytes()) == (reason, before)
    assert "{" not in refusal.say()


@every_game
@given(data=st.data())
def test_nonsense_is_refused_and_nothing_else_happens(name: str, data: DataObject) -> None:
    game = games.find(name)
    companion = Companion.begin(game.set_up(3), data.draw(st.booleans()))
    parts = st.sampled_from(
        ["B:7", "7", "@", "C7", "taken-1", "taken-", "begin", "begin-", "pass", "stuck", "*4", "A1", "c3e3", " "]
    )
    text = st.one_of(st.text(max_size=12), st.lists(parts, max_size=4).map("".join))
    for _ in range(5):
        entry, before = Entry(data.draw(text), data.draw(text)), companion.said.copy()
        refusal = companion.why_not(entry)
        assert companion.said == before
        if refusal is None:
            companion.tell(entry)
        else:
            assert refusal.say()


def test_a_refusal_changes_nothing_and_what_was_told_last_can_be_left_out() -> None:
    companion = Companion.begin(games.find("uptown").set_up(3))
    companion.tell(Entry("7", "7@C7"))
    before = companion.position.state.tobytes()
    for entry in (Entry("7", "7@C8"), Entry("C", "C@C7x"), Entry("", "pass"), Entry("q", "q@C7")):
        assert companion.why_not(entry) is not None
    assert (companion.position.state.tobytes(), companion.told) == (before, [Entry("7", "7@C7")])
