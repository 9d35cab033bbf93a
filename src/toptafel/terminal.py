"""One person at a terminal against bots."""

import sys
from collections.abc import Callable

from toptafel.bots.bot import Bot
from toptafel.bots.budget import Budget
from toptafel.bots.hint import hint
from toptafel.game import Refusal, Seed, Setup
from toptafel.kit import chance
from toptafel.table import Table


def play(setup: Setup, seat: int, bot: Bot, seed: Seed | None, language: str) -> None:
    """Play one game to its end, or until the person stops."""
    game = setup.game
    say = game.speaker(language)
    table = Table.dealt(setup, seed)
    dice = chance.fresh_generator()
    print(say("welcome", title=game.title, seat=seat, opponents=setup.players - 1, bot=bot.name))
    print(say("how-to"))
    while table.to_move is not None:
        mover = table.to_move
        if mover != seat:
            table.play(bot.choose(table.sight(mover), dice), mover)
        else:
            print(f"\n{table.draw(seat, language)}")
            if not persons_turn(table, seat, language, say):
                print(say("stopped"))
                return
        print_told(table, seat, language)
    print(f"\n{table.draw(seat, language)}")
    print_result(table, seat, say)


def persons_turn(table: Table, seat: int, language: str, say: Callable[..., str]) -> bool:
    """Ask until a legal move is typed; False if the person stops."""
    while True:
        text = ask(f"{say('your-move')} > ")
        if text in (None, "q"):
            return False
        if text == "?":
            legal = table.legal()
            print(say("your-moves", count=len(legal)), " ".join(legal))
        elif text == "h":
            print_hints(table, seat, say)
        elif text == "r":
            print(table.game.rule_text(language))
        elif text:
            try:
                table.play(text, seat)
                return True
            except Refusal as refusal:
                print(refusal.say(language))


def print_told(table: Table, seat: int, language: str) -> None:
    """What the last move did, as far as a seat may know."""
    for told in table.tell(table.turn - 1, seat):
        print(told.say(language))


def print_hints(table: Table, seat: int, say: Callable[..., str]) -> None:
    """The best moves from what the person can see; a first, quick look compiles what is not compiled yet."""
    sight, source = table.sight(seat), chance.fresh_generator()
    hint(sight, Budget(1), source)
    message, unit = ("hint-win", 100) if table.setup.players > 1 else ("hint-points", 1)
    for found in hint(sight, Budget(seconds=1), source):
        brings, low, high = (round(number * unit) for number in (found.brings, found.low, found.high))
        print(say(message, move=found.move, brings=brings, low=low, high=high))


def ask(prompt: str) -> str | None:
    """A line from the person, None at the end of the input."""
    print(prompt, end="", flush=True)
    line = sys.stdin.readline() if sys.stdin else ""
    return line.strip() if line else None


def print_result(table: Table, seat: int, say: Callable[..., str]) -> None:
    """Who came where."""
    result = table.result
    assert result is not None
    for place, other in sorted(zip(result["places"], range(table.setup.players), strict=True)):
        you = "yes" if other == seat else "no"
        print(say("place-line", place=place, seat=other, you=you, score=result["scores"][other]))
