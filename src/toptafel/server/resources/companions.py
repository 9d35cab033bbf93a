"""A game with the box, for whoever tells it: what was told is played by the rules, counted and explained."""

from toptafel import games
from toptafel.companion import Companion
from toptafel.entry import Entry
from toptafel.game import IllegalMove, InputError, Setup
from toptafel.kit.text.words import did_you_mean, quote
from toptafel.server import messages
from toptafel.server.resources.replays import seat_of
from toptafel.server.services.tidy import shown_name
from toptafel.server.table.projection import Manner, apart

LATEST = 6  # things that happened, to be read again


def setup_of(told: messages.AtTable) -> Setup:
    """The game, the players and the options; an InputError if they are not of the box."""
    game = games.find(told.game)
    if not game.has_companion:
        raise InputError(f"{game.title} cannot be told move by move; it has no companion")
    if told.edition and told.edition not in game.editions:
        raise InputError(
            f"{game.title} has no edition {quote(told.edition)}; {did_you_mean(told.edition, game.editions)}"
        )
    return game.set_up(len(told.names), told.options, game.editions[told.edition] if told.edition else None)


def answer(setup: Setup, told: messages.AtTable, manner: Manner) -> messages.Companion:
    """What becomes of all that was told, up to the first thing that cannot be."""
    names, language = apart([shown_name(name) for name in told.names]), manner.language
    companion, refused = heard(setup, told)
    piece = told.told[len(companion.said)].piece if refused else told.piece
    try:
        view = companion.view(piece)
    except IllegalMove as refusal:
        piece, refused, view = "", refused or refusal, companion.view()
    result = companion.position.result
    return messages.Companion(
        view={**view},
        accepted=len(companion.said),
        laying=companion.laying,
        middle=companion.is_middle,
        asks_points=companion.asks_points,
        last=companion.moves[-1] if companion.moves else None,
        piece=piece,
        rows=[[messages.PieceLeft(**one) for one in row] for row in companion.rows()],
        answers=companion.answers(piece),
        happened=latest(companion, manner, names),
        result=None if result is None else {**result},
        explained=[messages.Explained(seat_of(one.values), one.say(language)) for one in companion.position.explain()],
        record=companion.record().line(),
        refused=None if refused is None else not_so(companion, refused, manner, names),
    )


def heard(setup: Setup, told: messages.AtTable) -> tuple[Companion, IllegalMove | None]:
    """The table after all that can be, and why the next thing cannot."""
    companion = Companion.begin(setup, told.middle)
    for one in told.told:
        try:
            companion.tell(Entry(one.piece, one.move))
        except IllegalMove as refusal:
            return companion, refusal
    return companion, None


def latest(companion: Companion, manner: Manner, names: list[str]) -> list[messages.Happened]:
    """What happened last, the latest first."""
    pairs = zip(companion.said, companion.log, strict=True)
    lines = [
        messages.Happened(seat, entry.piece, [told.say(manner.language, names, manner.pictured) for told in did])
        for seat, (entry, did) in zip(companion.seats, pairs, strict=True)
    ]
    return lines[: -LATEST - 1 : -1]


def not_so(companion: Companion, refusal: IllegalMove, manner: Manner, names: list[str]) -> messages.NotSo:
    """A refusal in words, and where one sees it."""
    words = refusal.say(manner.language, names, manner.pictured)
    return messages.NotSo(refusal.reason, words, companion.why(refusal))
