"""Ways to play Uptown that lead to where random play never goes."""

from random import Random
from typing import Any

from tests.referee.uptown.reading import BESIDE, COLOURS, HOMES, RACK, SQUARES, TILES, Referee


def captures(referee: Referee, legal: list[str], chance: Random) -> str:
    """Capture whenever there is something to capture."""
    return chance.choice([text for text in legal if text[-2:] in referee.board] or legal)


def joins(referee: Referee, legal: list[str], chance: Random) -> str:
    """Lay tiles beside others of their colour: few large groups, with rings and with tiles that hold them together."""
    return chance.choice([text for text in legal if touches(referee, text)] or legal)


def touches(referee: Referee, text: str) -> bool:
    read = referee.read(text)
    return read is not None and not BESIDE[read[2]].isdisjoint(referee.squares(read[0]))


def hunter(referee: Referee, legal: list[str], chance: Random) -> str:
    """Seat 0 captures all it can and joins its tiles, the others capture nothing: few groups, many captured tiles."""
    if referee.seat == 0:
        taking = [text for text in legal if text[-2:] in referee.board]
        return joins(referee, taking or legal, chance)
    return chance.choice([text for text in legal if text[-2:] not in referee.board] or legal)


def one_colour(_: Referee, legal: list[str], chance: Random) -> str:
    """With two players: finish one colour before the other is begun."""
    return chance.choice([text for text in legal if text[0] == legal[0][0]])


def odd(referee: Referee, chance: Random) -> list[str]:
    """Tiles of the rack where others lie, and any tile of any colour anywhere."""
    own = [(colour, tile) for colour in referee.colours[referee.seat] for tile in referee.rack[colour]]
    tries = [(*card, square) for card in own for square in HOMES[card[1]] if square in referee.board]
    tries = [*chance.sample(tries, min(len(tries), 4)), (*chance.choice(own), chance.choice(SQUARES))]
    tries += [(chance.choice(COLOURS), chance.choice(TILES), chance.choice(SQUARES))]
    return [referee.form.format(*each) for each in tries]


# Wherever the kept tiles belong lies a tile that holds its group together: nobody can lay them.
KEPT = ["1", "2", "A", "B", "man"]
CHAIN = "$@I3 car@I2 I@I1 H@H1 G@G1 F@F1 E@E1 D@D1 C@C1 B@B1 1@A1 2@A2 3@A3 4@A4 5@A5 6@A6 7@A7 8@A8 A@A9 9@B9 lady@C9"
PATH = "car@H3 H@H2 G@G2 F@F2 E@E2 D@D2 C@C2 $@B2 3@B3 4@B4 5@B5 6@B6 7@B7 8@B8 lady@C8"
HOOK = "D@D3 3@C3 4@C4"
ENDS = ["car", "lady"]  # they could capture an end of the chain


def plan(players: int) -> dict[str, dict[str, str]]:
    """Which colour lays which tiles where, so that others are stuck."""
    chain, path, hook = "ROG" if players == 2 else "OBG"
    texts = {chain: CHAIN, path: PATH, hook: HOOK}
    return {colour: dict(text.split("@") for text in line.split()) for colour, line in texts.items()}


def stuck_deal(players: int, options: dict[str, Any], box: dict[str, Any] | None, chance: Random) -> dict[str, Any]:
    """Planned tiles come first, those that could take an end of the chain last; the fifth kept tile is drawn late."""
    piles, planned = {}, plan(players)
    stuck, late = ("BO", range(19, 23)) if players == 2 else ("B", range(25, 28))
    stuck += chance.choice(["", "G"])
    for colour in COLOURS[: 4 if players == 2 else players]:
        pile = sorted(TILES, key=lambda tile: (tile not in planned.get(colour, ()), tile in ENDS, chance.random()))
        if colour in stuck:
            kept = chance.sample(KEPT, RACK)
            pile = kept[1:] + [tile for tile in pile if tile not in KEPT]
            pile.insert(chance.choice(late), kept[0])
        piles[colour] = pile
    return {"piles": piles}


def stuck(referee: Referee, legal: list[str], chance: Random) -> str:
    """Follow the plan, and disturb no square of it: those who keep the tiles must pass."""
    planned = plan(len(referee.colours))
    ours = {square for squares in planned.values() for square in squares.values()}
    reads = {text: read for text in legal if (read := referee.read(text))}
    wanted = [text for text, (colour, tile, square) in reads.items() if planned.get(colour, {}).get(tile) == square]
    apart = [text for text, (_, _, square) in reads.items() if not ours & {square, *BESIDE[square]}]
    return chance.choice(wanted or apart or [text for text in reads if text[-2:] not in ours] or legal)


def freed(referee: Referee, legal: list[str], chance: Random) -> str:
    """After a pass the next player makes room, so that who was stuck goes on when others have finished."""
    ours = {square for squares in plan(len(referee.colours)).values() for square in squares.values()}
    room = [text for text in legal if text[-2:] in ours and text[-2:] in referee.board]
    return chance.choice(room) if referee.passes and room else stuck(referee, legal, chance)


ODD = odd
STEERS = {
    "captures": captures,
    "joins": joins,
    "hunter": hunter,
    "one-colour": one_colour,
    "stuck": stuck,
    "freed": freed,
}
DEALS = {"stuck": stuck_deal, "freed": stuck_deal}
