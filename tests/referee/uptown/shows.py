"""In which moves a rule of Uptown shows."""

from itertools import product

from tests.referee import Shows
from tests.referee.uptown.reading import BESIDE, HOMES, Referee, groups


def loses_a_tile(old: Referee, text: str) -> set[str]:
    """The group from which this move captures a tile; empty if it captures nothing."""
    square = text[-2:]
    squares = old.squares(old.board[square]) if square in old.board else set()
    return next((group for group in groups(squares) if square in group), set())


def refuses(referee: Referee, reason: str) -> set[tuple[str, str]]:
    """The seat to move may not lay a tile of one colour on one of another for this reason: the colours."""
    if referee.reason:
        return set()
    return {
        (colour, referee.board[square])
        for colour in referee.unfinished(referee.seat)
        for tile in referee.rack[colour]
        for square in HOMES[tile]
        if referee.no_square(square) == reason
    }


def touched(old: Referee, text: str) -> int:
    """How many tiles of its group the captured one touches."""
    return len(loses_a_tile(old, text) & BESIDE.get(text[-2:], set()))


def laid(old: Referee, text: str) -> str:
    """The colour of the tile that a move lays."""
    read = old.read(text)
    return read[0] if read else ""


def skips(old: Referee, new: Referee) -> bool:
    """Somebody who has finished is passed over."""
    return not new.reason and new.seat != (old.seat + 1) % len(new.colours)


def one_finished(referee: Referee) -> bool:
    """The seat to move has two colours and goes on with one of them."""
    return not referee.reason and len(referee.unfinished(referee.seat)) < len(referee.colours[referee.seat])


def ranks(referee: Referee) -> list[tuple[int, int]]:
    """Score and captured tiles of every seat, once the game is over."""
    result = referee.result
    return list(zip(result["scores"], result["captured"], strict=True)) if result else []


def tied(referee: Referee) -> bool:
    """Two seats have the same score, and not as many captured tiles."""
    return len({score for score, _ in ranks(referee)}) < len({*ranks(referee)})


def far_more_captured(referee: Referee) -> bool:
    """Somebody is better by a group or two and captured a dozen tiles more for each of them."""
    pairs = product(ranks(referee), repeat=2)
    return any(ours[0] < theirs[0] and ours[1] - theirs[1] >= 12 * (theirs[0] - ours[0]) for ours, theirs in pairs)


def blocked(referee: Referee) -> bool:
    """Somebody captured of several colours, and only one of them counts."""
    return referee.scoring == "blockers" and bool(referee.reason) and any(len({*c}) > 1 for c in referee.captured)


SHOWS: dict[str, Shows] = {
    "wild-tile": lambda old, text, new: "$@" in text,
    "lone-tile-captured": lambda old, text, new: len(loses_a_tile(old, text)) == 1,
    "end-of-a-group-captured": lambda old, text, new: touched(old, text) == 1,
    "tile-of-a-ring-captured": lambda old, text, new: touched(old, text) > 1,
    "split-refused": lambda old, text, new: bool(refuses(new, "splits-group")),
    "own-tile-refused": lambda old, text, new: bool(refuses(new, "own-tile")),
    "own-other-colour-refused": lambda old, text, new: any(mine != other for mine, other in refuses(new, "own-tile")),
    "last-tile-without-drawing": lambda old, text, new: not old.pile.get(laid(old, text), [""]) and not new.reason,
    "finished-colour": lambda old, text, new: one_finished(new),
    "finished-seat-skipped": lambda old, text, new: skips(old, new),
    "pass": lambda old, text, new: text == "pass" and not new.reason,
    "lay-after-a-pass": lambda old, text, new: bool(old.passes) and not new.passes,
    "several-stuck": lambda old, text, new: new.reason == "all-stuck" and new.passes > 1,
    "last-one-stuck": lambda old, text, new: new.reason == "all-stuck" and new.passes == 1,
    "finished": lambda old, text, new: new.reason == "finished",
    "two-colours-added-up": lambda old, text, new: bool(new.reason) and len(new.colours) == 2,
    "groups-before-captured": lambda old, text, new: new.scoring == "uptown" and far_more_captured(new),
    "tie-fewest-captured": lambda old, text, new: new.scoring == "uptown" and tied(new),
    "shared-place": lambda old, text, new: len({*ranks(new)}) < len(ranks(new)),
    "blockers-score": lambda old, text, new: blocked(new),
    "blockers-tie-fewest-captured": lambda old, text, new: new.scoring == "blockers" and tied(new),
}
