"""What a play of Top Spot does, told to everybody: the stack, and how its round, its game and the match go on."""

from toptafel.game import Told
from toptafel.games.top_spot import GAME
from toptafel.games.top_spot.facts import State, hand_of, is_expert, is_over, led, points
from toptafel.games.top_spot.notation import Stack, laid_by, write

TIED = ("seat", "second_seat", "third_seat", "fourth_seat", "fifth_seat")


def tell(before: State, action: int, after: State) -> list[Told]:
    """All that an action does, in the order in which it happens."""
    stack = laid_by(before, action)
    told = [play_told(before, stack, write(before, action))]
    if before["waiting"] == 1 << before["seat"]:
        told += round_told(before, stack, after)
    return told


def play_told(before: State, stack: Stack, text: str) -> Told:
    """Who lays what: the leader chooses the colour, and who does not follow has none of it."""
    seat = int(before["seat"])
    if led(before) not in ("", stack.colour):
        return GAME.told("told-cannot-follow", seat=seat, stack=text, colour=led(before))
    message = "told-follows" if led(before) else "told-leads"
    return GAME.told(message, seat=seat, stack=text, colour=stack.colour, value=stack.value)


def round_told(before: State, stack: Stack, after: State) -> list[Told]:
    """The end of a round or a tie-break, and what comes of it."""
    value, tied = best_plays(before, stack)
    cards = [len(hand_of(before, seat)) for seat in range(before["players"])]
    cards[before["seat"]] -= len(stack.cards)
    if len(tied) > 1:
        told = tie_told(before, value, tied, cards)
    else:
        kind = "tie-break" if before["ties"] else "round"
        told = [GAME.told("told-won", seat=tied[0], value=value, colour=led(before) or stack.colour, kind=kind)]
    if after["ties"] > before["ties"]:
        return told
    if not is_over(after) and after["game"] == before["game"]:
        return [*told, GAME.told("told-next-round", seat=int(after["leader"]))]
    return told + game_told(before, after, cards)


def best_plays(before: State, stack: Stack) -> tuple[int, list[int]]:
    """The highest value in the colour led, after one more play, and who has it, in the order of the round."""
    players, best = int(before["players"]), int(before["best"])
    tied = [seat for seat in range(players) if before["tied"] >> seat & 1]
    if led(before) in ("", stack.colour):
        tied = tied * (stack.value <= best) + [int(before["seat"])] * (stack.value >= best)
        best = max(best, stack.value)
    return best, sorted(tied, key=lambda seat: (seat - int(before["leader"])) % players)


def tie_told(before: State, value: int, tied: list[int], cards: list[int]) -> list[Told]:
    """How equal values are decided: junior by who played first, expert by a tie-break among those who have cards."""
    told = [GAME.told("told-tied", count=len(tied), value=value, **dict(zip(TIED, tied, strict=False)))]
    if not is_expert(before):
        return [*told, GAME.told("told-won-first", seat=tied[0])]
    told += [GAME.told("told-drops-out", seat=seat) for seat in tied if not cards[seat]]
    left = [seat for seat in tied if cards[seat]]
    if not left:
        return [*told, GAME.told("told-nobody-scores")]
    return [*told, GAME.told("told-tie-break" if len(left) > 1 else "told-won-left", seat=left[0])]


def game_told(before: State, after: State, cards: list[int]) -> list[Told]:
    """Why a game is over, its points, and who deals the next."""
    number, games, players = int(before["game"]), int(before["games"]), int(before["players"])
    scored = [new - old for new, old in zip(points(after, number), points(before, number), strict=True)]
    every = [points(after, game) for game in range(number + 1)]
    total = [sum(game[seat] for game in every) for seat in range(players)]
    told = [
        end_told(scored, cards),
        GAME.told("told-game-over", number=number + 1, games=games, points=listed(every[-1]), total=listed(total)),
    ]
    if number + 1 < games:
        told.append(
            GAME.told("told-next-game", number=number + 2, seat=number % players, leader_seat=(number + 1) % players)
        )
    return told


def end_told(scored: list[int], cards: list[int]) -> Told:
    """The last cards have won; or they are left with one player, who scores them; or nobody has any."""
    holders = [seat for seat, number in enumerate(cards) if number]
    if len(holders) == 1 and scored[holders[0]]:
        return GAME.told("told-bonus", seat=holders[0], cards=cards[holders[0]])
    return GAME.told("told-last-cards", seat=scored.index(1)) if any(scored) else GAME.told("told-no-cards")


def listed(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))
