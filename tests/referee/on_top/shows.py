"""What the rules of On Top look like, when a move shows them."""

from collections.abc import Callable
from typing import Any

from tests.referee.on_top.reading import BOX, Referee, Scored, count, other_reading, strongest_last

Shows = Callable[[Referee, str, Referee], bool]


def a_tower(test: Callable[[Referee, Scored], bool]) -> Shows:
    """Some intersection that a tile completes is such a one."""
    return lambda before, text, game: any(test(game, done) for done in game.scored)


def an_end(test: Callable[[Referee, dict[str, Any]], bool]) -> Shows:
    """The game ends so."""
    return lambda before, text, game: bool(game.result) and test(game, game.result or {})


def a_normal_end(test: Callable[[Referee, dict[str, Any]], bool]) -> Shows:
    return an_end(lambda game, result: not game.winners and test(game, result))


def an_early_end(test: Callable[[Referee, dict[str, Any]], bool]) -> Shows:
    return an_end(lambda game, result: bool(game.winners) and test(game, result))


def a_team(shows: Shows) -> Shows:
    return lambda before, text, game: game.options["teams"] == "yes" and shows(before, text, game)


def alone(shows: Shows) -> Shows:
    return lambda before, text, game: game.options["teams"] == "no" and shows(before, text, game)


def counts_otherwise(way: str) -> Shows:
    """Somebody else would place stones if segments were counted the other way."""
    other = {"sixths": "corners", "corners": "sixths"}[way]
    return a_tower(
        lambda game, done: (
            game.options["segments"] == way and done.builders != strongest_last(count(game.segments[done.point], other))
        )
    )


def run_out(game: Referee) -> list[int]:
    return [seat for seat, colour in enumerate(game.colours) if not game.stones[colour]]


def late(game: Referee) -> list[Scored]:
    """What the last tile completed after a neutral colour had placed its last stone."""
    gone = [number for number, done in enumerate(game.scored) for stone in done.tower if is_spent(game, number, stone)]
    return game.scored[min(gone) + 1 :] if gone else []


def is_spent(game: Referee, number: int, stone: str) -> bool:
    """A neutral stone that is the last of its colour."""
    later = [each for done in game.scored[number + 1 :] for each in done.tower]
    return stone in game.neutral and not game.stones[stone] and stone not in later


def unscored(game: Referee) -> list[list[str]]:
    """Who would have built at the intersections that an early end left alone."""
    points = game.all_round() - game.completed - {done.point for done in game.scored}
    return [strongest_last(count(game.segments[point], game.options["segments"])) for point in points]


def sums(values: list[int]) -> list[int]:
    return [values[0] + values[2], values[1] + values[3]]


SHOWS: dict[str, Shows] = {
    "red-field-without-a-triangle": lambda before, text, game: (
        not before.covered.issuperset(BOX["red"])
        and bool((game.covered - before.covered - set(game.filled)) & set(BOX["red"]))
    ),
    "start-closes-a-field-in": lambda before, text, game: not before.turn and bool(before.filled),
    "equal-readings-are-one-move": lambda before, text, game: before.tiles[0] == other_reading(before.tiles[0]),
    "gap-gets-a-triangle": lambda before, text, game: 0 < len(game.filled) <= before.triangles,
    "triangles-run-out": lambda before, text, game: len(game.filled) > before.triangles,
    "most-is-shared": a_tower(lambda game, done: bool(game.segments[done.point]) and not done.builders),
    "one-colour-alone": a_tower(lambda game, done: len(done.builders) == 1),
    "all-second-strongest-place": a_tower(lambda game, done: len(done.tower) > 2),
    "only-triangles-around": a_tower(lambda game, done: not game.segments[done.point]),
    "golden-rim-counts-double": a_tower(lambda game, done: done.point in game.golden and done.top in game.colours),
    "neutral-on-top-scores-nothing": a_tower(lambda game, done: done.top in game.neutral),
    "wide-corners-count-two": counts_otherwise("sixths"),
    "wide-corners-count-one": counts_otherwise("corners"),
    "one-tile-completes-four": lambda before, text, game: len(game.scored) > 3,
    "no-tiles": an_end(lambda game, result: result["reason"] == "no-tiles"),
    "no-room": an_end(lambda game, result: result["reason"] == "no-room"),
    "below-zero": an_end(lambda game, result: min(result["scores"]) < 0),
    "fewest-unplaced": alone(
        a_normal_end(lambda game, result: len(set(result["scores"])) < len(set(result["places"])))
    ),
    "place-is-shared": alone(a_normal_end(lambda game, result: len(set(result["places"])) < game.players)),
    "last-stone-wins-without-points": alone(
        an_early_end(lambda game, result: all(result["scores"][seat] < max(result["scores"]) for seat in game.winners))
    ),
    "last-stone-ends-the-tile": an_early_end(lambda game, result: any(unscored(game))),
    "last-stones-together-top-wins": alone(
        an_early_end(
            lambda game, result: (
                game.scored[-1].top in [game.colours[seat] for seat in game.winners]
                and any(result["scores"][seat] > result["scores"][min(game.winners)] for seat in run_out(game))
            )
        )
    ),
    "last-stones-together-points-win": alone(
        an_early_end(
            lambda game, result: (
                len(run_out(game)) > len(game.winners) == 1
                and game.scored[-1].top not in [game.colours[seat] for seat in game.winners]
            )
        )
    ),
    "last-stones-together-shared": alone(an_early_end(lambda game, result: len(game.winners) > 1)),
    "neutral-end": an_end(lambda game, result: result["reason"] == "neutral-stones"),
    "neutral-end-scores-the-rest": an_end(lambda game, result: any(done.top in game.colours for done in late(game))),
    "neutral-without-stones-places-none": an_end(
        lambda game, result: any(done.top and done.tower != done.builders for done in game.scored)
    ),
    "neutral-strongest-without-stones": an_end(
        lambda game, result: any(done.tower and not done.top for done in game.scored)
    ),
    "neutral-and-player-in-one-tower": an_early_end(
        lambda game, result: any(is_spent(game, len(game.scored) - 1, stone) for stone in game.scored[-1].tower)
    ),
    "player-runs-out-after-a-neutral": an_early_end(lambda game, result: bool(late(game))),
    "team-points-are-added": a_team(
        a_normal_end(lambda game, result: result["places"][result["scores"].index(max(result["scores"]))] == 2)
    ),
    "team-with-fewest-unplaced": a_team(
        a_normal_end(lambda game, result: len(set(sums(result["scores"]))) == 1 and 2 in result["places"])
    ),
    "team-place-is-shared": a_team(a_normal_end(lambda game, result: 2 not in result["places"])),
    "last-stone-wins-for-the-team": a_team(
        an_early_end(lambda game, result: sums(result["scores"])[min(game.winners) % 2] < max(sums(result["scores"])))
    ),
    "partners-run-out-together": a_team(
        an_early_end(lambda game, result: run_out(game) in ([0, 2], [1, 3]) and 2 in result["places"])
    ),
    "opponents-run-out-together-shared": a_team(an_early_end(lambda game, result: 2 not in result["places"])),
}
