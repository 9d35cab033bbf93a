"""A match with the box of which only the points are told: what they come to, and what a stack of cards is worth."""

from toptafel import games
from toptafel.game import STRANGER, IllegalMove, InputError, Setup
from toptafel.position import Position
from toptafel.server import messages
from toptafel.server.services.tidy import shown_name


def setup_of(told: messages.Scored) -> Setup:
    """The game, the players and the options; an InputError if they do not go together."""
    game = games.find(told.game)
    if not game.has_scores:
        raise InputError(f"{game.title} has no score sheet of its own")
    return game.set_up(len(told.names), told.options)


def answer(setup: Setup, told: messages.Scored, language: str) -> messages.Standing:
    """How the match stands, and what the stack is worth."""
    rules, names = setup.game.scores, [shown_name(name) for name in told.names]
    refused = points_refused(setup, told)
    worth = None
    if told.stack and refused is None:
        try:
            worth = rules.worth(setup, told.stack)
        except IllegalMove as refusal:
            refused = refusal
    totals = [sum(each[seat] for each in told.points if seat < len(each)) for seat in range(setup.players)]
    return messages.Standing(
        games=rules.games(setup),
        totals=totals,
        places=[1 + sum(other > total for other in totals) for total in totals],
        over=refused is None and len(told.points) == rules.games(setup),
        view={**Position.dealt(setup, 0).view(STRANGER, listed=False)},
        rows=rules.rows(setup),
        worth=worth,
        refused=None if refused is None else refused.say(language, names),
    )


def points_refused(setup: Setup, told: messages.Scored) -> IllegalMove | None:
    """Why a game cannot have had the points that were told of it; the one that is still played may have none yet."""
    rules = setup.game.scores
    if len(told.points) > rules.games(setup):
        return setup.game.refuse("game-over")
    for number, points in enumerate(told.points):
        refusal: IllegalMove | None = rules.check(setup, points, number)
        if refusal:
            return refusal
    return None
