"""A record turn by turn, for whoever has it: what could be seen, what was told, how it ended and what is proven."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeGuard

from toptafel import record
from toptafel.bots.levels import NAMES as LEVELS
from toptafel.game import STRANGER, Edition, IllegalMove, InputError, Setup, Told
from toptafel.kit.strict import is_texts, parse
from toptafel.kit.text.words import COMMON, say, show
from toptafel.position import Position
from toptafel.record import Record
from toptafel.server import messages
from toptafel.server.services.tidy import shown_name
from toptafel.server.table.guards import TableError
from toptafel.server.table.projection import Manner, apart, called, drawn
from toptafel.server.table.verify import NoProof, Unproven, verify

MOST_LETTERS, MOST_DIGITS, MOST_ENTRIES = 400, 100, 4000  # of a text, a number and a list in a record
MOST_TURNS = 240  # in one answer; the rest is asked for


@contextmanager
def suspicion() -> Iterator[None]:
    """What is wrong with a record is a TableError in words."""
    try:
        yield
    except InputError as fault:
        raise TableError("bad-record", problem=str(fault)) from fault


def content_of(line: str) -> dict[str, Any]:
    """What is in a line that somebody sent."""
    with suspicion():
        content = parse(line)
        check_sizes(content)
        return content


def check_sizes(content: object) -> None:
    """An InputError if anything in a record is longer than what a game can need, before any work is done for it."""
    if isinstance(content, str) and len(content) > MOST_LETTERS:
        raise InputError(f"a text in a record has at most {MOST_LETTERS} letters, got {show(content)}")
    if isinstance(content, int) and abs(content) >= 10**MOST_DIGITS:
        raise InputError(f"a number in a record has at most {MOST_DIGITS} digits")
    if isinstance(content, list | dict):
        if len(content) > MOST_ENTRIES:
            raise InputError(f"a list in a record has at most {MOST_ENTRIES} entries, got {len(content)}")
        for part in (*content, *content.values()) if isinstance(content, dict) else content:
            check_sizes(part)


def setup_of(content: dict[str, Any], own: Edition | None = None) -> Setup:
    """The table of a record that somebody has, for which nothing need be compiled."""
    with suspicion():
        return record.read_head(content, own)


def read(content: dict[str, Any], own: Edition | None = None) -> Record:
    """A record that somebody has."""
    with suspicion():
        return record.read_content(content, own)


def replay(written: Record, seat: int | None, after: int, manner: Manner) -> messages.Replay:
    """The turns of a record from one on, seen from a seat, or by whoever is to move; and all that its end tells.

    Everything in a record is open to whoever has it. A TableError that names the first move that breaks a rule.
    """
    language, pictured, _ = manner
    check_seat(written.setup, seat)
    positions, names = list(played(written, language)), apart(names_in(written, language))
    last = positions[-1]
    check_result(written, last)
    return messages.Replay(
        game=written.setup.game.id,
        options=written.setup.options,
        edition=written.setup.edition.label if written.setup.edition else "",
        names=names,
        turns=len(written.moves),
        seen=list(seen(written, positions, seat, after, manner, lambda told: told.say(language, names, pictured))),
        result=result_of(written, last),
        explained=[messages.Explained(seat_of(one.values), one.say(language)) for one in last.explain()],
        verdict=verdict(written, language),
    )


def played(written: Record, language: str) -> Iterator[Position]:
    """The position at the deal and after each move."""
    position = Position.started(written.setup, written.deal)
    yield position
    try:
        for step in position.steps(written.moves):
            position = step.position
            yield position
    except IllegalMove as refusal:
        number, move = position.turn + 1, written.moves[position.turn]
        raise TableError("bad-move", number=number, move=move, why=refusal.say(language)) from refusal


def check_seat(setup: Setup, seat: int | None) -> None:
    """A TableError unless there is such a seat."""
    if seat is not None and seat >= setup.players:
        raise TableError("no-such-seat", seat=seat, last=setup.players - 1, count=setup.players)


def check_result(written: Record, last: Position) -> None:
    """A TableError unless the written result is that of the moves."""
    with suspicion():
        record.check_result(written.result, last.result)


def seen(
    written: Record,
    positions: list[Position],
    seat: int | None,
    after: int,
    manner: Manner,
    say: Callable[[Told], str],
) -> Iterator[messages.Turn]:
    """Some turns; the first has its whole view, others only the parts that are not as before."""
    before: dict[str, Any] = {}
    for turn in range(after, min(after + MOST_TURNS, len(positions))):
        position = positions[turn]
        eyes = position.to_move if seat is None else seat
        view: dict[str, Any] = {**position.view(STRANGER if eyes is None else eyes, listed=False)}
        if manner.drawn:
            view = drawn(position.game, view, manner.language)
        changed = {key: value for key, value in view.items() if key not in before or before[key] != value}
        move, mover = (written.moves[turn - 1], positions[turn - 1].to_move) if turn else ("", None)
        told = positions[turn - 1].tell(move, STRANGER if seat is None else seat) if turn else []
        yield messages.Turn(mover, move, [say(one) for one in told], changed)
        before = view


def result_of(written: Record, last: Position) -> dict[str, Any] | None:
    """How it ended: as the proof says, since somebody may have resigned or run out of time; else by the rules."""
    said = written.proof.get("result") if written.proof else None
    if is_result(said, last.standing()["scores"]):
        return said
    return {**last.result} if last.result is not None else None


def is_result(said: object, scores: list[int]) -> TypeGuard[dict[str, Any]]:
    """Whether something has the form of a result with these scores."""
    places = said.get("places") if isinstance(said, dict) and record.same(said.get("scores"), scores) else None
    return isinstance(places, list) and len(places) == len(scores) and all(type(place) is int for place in places)


def seat_of(values: dict[str, str | int]) -> int | None:
    """The seat on whose sheet a line stands."""
    return int(values["seat"]) if "seat" in values else None


def names_in(written: Record, language: str) -> list[str]:
    """What those who played are called, bots by their level, as far as the record says so."""
    pairs = zip(said_of_seats(written, "names"), said_of_seats(written, "levels"), strict=True)
    return [shown_name(name) or called(level if level in LEVELS else "", language) for name, level in pairs]


def said_of_seats(written: Record, key: str) -> list[str]:
    """What a proof says of every seat; nothing if it is not of that form."""
    said = written.proof.get(key) if written.proof else None
    players = written.setup.players
    return said if is_texts(said) and len(said) == players else [""] * players


def own_edition_in(content: dict[str, Any]) -> tuple[str, str]:
    """The label of somebody's own edition in a record, and the table that it names; nothing where it has none."""
    label, proof = content.get("edition"), content.get("proof")
    if not isinstance(label, str) or "#" not in label:
        return "", ""
    table = proof.get("table") if isinstance(proof, dict) else ""
    return label, table if isinstance(table, str) else ""


def verdict(written: Record, language: str) -> messages.Verdict:
    """Whether neither the server nor a player could choose the deal alone, in a sentence."""
    try:
        return messages.Verdict("proven", verify(written, language).say(language))
    except NoProof as why:
        return messages.Verdict("no-proof", str(why))
    except Unproven as why:
        return messages.Verdict("wrong", str(why))
    except InputError:
        return messages.Verdict("wrong", say(COMMON, language, "wrong-proof"))
