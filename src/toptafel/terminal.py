"""One person at a terminal against bots."""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import product

from toptafel.bots.bot import Bot
from toptafel.bots.budget import Budget
from toptafel.bots.hint import hint
from toptafel.game import Game, View
from toptafel.kit import chance
from toptafel.kit.text import screen
from toptafel.kit.text.drawing import wrapped
from toptafel.table import InformationState, Table

COMMANDS = ("moves", "hint", "board", "info", "rules", "back", "help", "quit")
MOST_ALOUD = 100  # moves that are told one by one
PARTS = 3  # of a move, up to which capitals are tried one by one


@dataclass
class Sitting:
    """One person's game against bots, until it is over or the person stops.

    `keep` is called after every move; `source` is the chance with which the bots choose. `aloud`, positions are told in
    sentences, for whoever does not see drawings.
    """

    table: Table
    seat: int
    bot: Bot
    language: str
    keep: Callable[[Table], None] = lambda table: None
    source: chance.Source = field(default_factory=chance.fresh_generator)
    aloud: bool = False

    def __post_init__(self) -> None:
        self.game = self.table.game
        self.say = self.game.speaker(self.language)

    def play(self) -> bool:
        """Play on; whether the game was brought to its end."""
        self.greet()
        try:
            while (mover := self.table.to_move) is not None:
                if mover != self.seat:
                    self.let_think(mover)
                elif not self.take_turn():
                    screen.show(self.say("stopped"))
                    return False
        except KeyboardInterrupt:
            screen.show(f"\n{self.say('stopped')}")
            raise
        self.draw()
        print_result(self.table, self.seat, self.language)
        return True

    def greet(self) -> None:
        """Which game it is, how a move is written, and how to learn more."""
        opponents = self.table.setup.players - 1
        screen.show(self.say("welcome", title=self.game.title, seat=self.seat, opponents=opponents, bot=self.bot.name))
        if form := move_form(self.table, self.language):
            screen.show(form)
        screen.show(self.say("how-to"))

    def let_think(self, mover: int) -> None:
        """A bot's turn."""
        with screen.passing("" if self.aloud else self.say("bot-thinks", seat=mover, bot=self.bot.name)):
            text = self.bot.choose(self.table.information_state(mover), self.source)
        self.move(text, mover)

    def take_turn(self) -> bool:
        """Ask until a legal move is typed; False if the person stops."""
        self.draw()
        screen.forget_typed()
        while (text := screen.ask(f"{self.say('your-move')} > ")) is not None:
            move = spelled(self.table, self.game.typed(text, self.language), self.seat)
            refusal = self.table.why_not(move, self.seat) if text else None
            if text and refusal is None:
                self.move(move, self.seat)
                return True
            command, rest = understood(text, self.language)
            if command == "quit":
                return False
            if command:
                getattr(self, f"do_{command}")(rest)
            elif refusal:
                screen.show(refusal.aloud(self.language) if self.aloud else refusal.say(self.language))
        return False

    def move(self, text: str, mover: int) -> None:
        """Play a move, keep it, and tell what it did; what it has finished is drawn before it is gone."""
        before = self.table.view(self.seat, listed=False)
        self.table.play(text, mover)
        self.keep(self.table)
        after = self.table.view(self.seat, listed=False)
        size = screen.columns(), screen.coloured()
        finished = "" if self.aloud else self.game.draw_finished(before, text, after, self.language, *size)
        if finished:
            print(f"\n{finished}")
        print_told(self.table, self.seat, self.language, self.aloud)
        if finished and self.table.to_move is not None and screen.talks():
            screen.forget_typed()
            screen.ask(self.say("go-on"))

    def draw(self) -> None:
        print_position(self.game, self.table.view(self.seat, listed=False), self.language, self.aloud)

    def do_moves(self, beginning: str) -> None:
        """The legal moves that begin so: by piece, or each with what it would bring."""
        legal = self.table.legal()
        if self.aloud:
            info_state, view = self.table.information_state(self.seat), self.table.view(self.seat, listed=False)
            lines = moves_aloud(info_state, view, legal, beginning, self.language)
        else:
            lines = moves_by_piece(self.game, legal, beginning, self.language)
        screen.page(lines, self.say("more"))

    def do_hint(self, _: str) -> None:
        """The best moves from what the person can see; a first, quick look compiles what is not compiled yet."""
        info_state, source = self.table.information_state(self.seat), chance.fresh_generator()
        with screen.passing("" if self.aloud else self.say("hint-thinks")):
            hint(info_state, Budget(1), source)
            found = hint(info_state, Budget(seconds=1), source)
        for one in found:
            values = {"brings": one.brings, "low": one.low, "high": one.high}
            print_hint(one.move, values, self.table.setup.players, self.language)
        screen.forget_typed()

    def do_board(self, _: str) -> None:
        self.draw()

    def do_info(self, _: str) -> None:
        print_info(self.game, self.table.view(self.seat, listed=False), self.language)

    def do_rules(self, _: str) -> None:
        screen.page(screen.rendered(self.game.rule_text(self.language)), self.say("more"))

    def do_back(self, _: str) -> None:
        """Take back one's last move, and what the bots played after it."""
        own = [turn for turn in range(self.table.turn) if self.table.at(turn).to_move == self.seat]
        if not own:
            screen.show(self.say("nothing-to-take-back"))
            return
        self.table.back(self.table.turn - own[-1])
        self.keep(self.table)
        screen.show(self.say("taken-back"))
        self.draw()

    def do_help(self, _: str) -> None:
        print_help(self.table, self.language)


def understood(text: str, language: str) -> tuple[str, str]:
    """The command that a line is, in English or the person's language, and what follows it; else nothing."""
    if text.startswith("?"):
        return "moves", text[1:].strip()
    word, _, rest = text.casefold().partition(" ")
    for command in COMMANDS:
        if word in {*words_for(command, "en"), *words_for(command, language)}:
            return command, rest
    return "", ""


def words_for(command: str, language: str) -> list[str]:
    """What can be typed for a command."""
    from toptafel.kit.text.words import COMMON, say

    return say(COMMON, language, f"command-{command}").split()


def spelled(table: Table, text: str, seat: int) -> str:
    """A move as its game writes it: where nothing else is meant, capitals and spaces do not matter."""
    readable = text
    for spelling in spellings("".join(text.split())):
        refusal = table.why_not(spelling, seat)
        if refusal is None:
            return spelling
        if refusal.reason != "unreadable" and readable is text:
            readable = spelling
    return readable


def spellings(text: str) -> list[str]:
    """A text, and the same with small and with capital letters: each of its few parts, or all of it."""
    cut = "".join(letter if letter.isalnum() else f"\0{letter}\0" for letter in text).split("\0")
    if sum(part.isalnum() for part in cut) > PARTS:
        return [text, text.upper(), text.lower()]
    ways = (dict.fromkeys((part, part.lower(), part.upper())) for part in cut)
    return ["".join(way) for way in product(*ways)]


def move_form(table: Table, language: str) -> str:
    """How a move is written at this table; nothing if the game does not say."""
    refusal = table.why_not("?")
    if refusal is None or refusal.reason != "unreadable":
        return ""
    return table.game.say(language, "move-form", **refusal.details)


def moves_by_piece(game: Game, legal: list[str], beginning: str, language: str) -> list[str]:
    """Moves that begin so, a line or more a piece."""
    wanted = beginning_so(legal, beginning)
    pieces: dict[str, list[str]] = {}
    for move in wanted:
        pieces.setdefault(game.piece(move), []).append(move)
    lines = wrapped(game.say(language, "your-moves", count=len(wanted)), screen.columns())
    for piece, moves in pieces.items():
        head = f"  {piece}: " if piece and len(pieces) > 1 else "  "
        lines += wrapped(head + " ".join(moves), screen.columns(), "    ")
    return lines


def moves_aloud(info_state: InformationState, view: View, legal: list[str], beginning: str, language: str) -> list[str]:
    """Moves that begin so, and what they would bring; those of a piece that bring the same stand in a line."""
    game, wanted = info_state.position.game, beginning_so(legal, beginning)
    alike: dict[tuple[str, str], list[str]] = {}
    for move in wanted[:MOST_ALOUD]:
        worth = game.worth(view, move, info_state.foretell(move), language)
        alike.setdefault((game.piece(move), worth), []).append(move)
    lines = [game.say(language, "your-moves", count=len(wanted))]
    for (_, worth), moves in alike.items():
        lines += wrapped(": ".join(filter(None, (" ".join(moves), worth))), screen.columns(), "    ")
    if len(wanted) > MOST_ALOUD:
        lines += wrapped(game.say(language, "moves-more", count=len(wanted) - MOST_ALOUD), screen.columns())
    return lines


def beginning_so(legal: list[str], beginning: str) -> list[str]:
    return [move for move in legal if move.casefold().startswith(beginning.casefold())]


def print_position(game: Game, view: View, language: str, aloud: bool) -> None:
    """What one may see: as a drawing, or in sentences."""
    if aloud:
        screen.show(f"\n{game.speak(view, language)}")
    else:
        print(f"\n{game.draw(view, language, screen.columns(), screen.coloured())}", flush=True)


def print_hint(move: str, values: dict[str, float], players: int, language: str) -> None:
    """A move, and what it brings."""
    from toptafel.kit.text.words import COMMON, say

    message, unit = ("hint-win", 100) if players > 1 else ("hint-points", 1)
    brings = {name: round(value * unit) for name, value in values.items()}
    screen.show(say(COMMON, language, message, move=move, **brings))


def print_info(game: Game, view: View, language: str) -> None:
    """What one may know besides the drawing."""
    text = game.draw_more(view, language, screen.columns(), screen.coloured())
    print(text or game.say(language, "no-info"))


def print_help(table: Table, language: str) -> None:
    """How a move is written, and what else can be typed."""
    if form := move_form(table, language):
        screen.show(form)
    screen.show(table.game.say(language, "help").strip())


def print_told(table: Table, seat: int, language: str, aloud: bool = False) -> None:
    """What the last move did, as far as a seat may know."""
    for told in table.tell(table.turn - 1, seat):
        screen.show(told.aloud(language) if aloud else told.say(language))


def print_result(table: Table, seat: int, language: str) -> None:
    """What wins, who came where and how, and what decided."""
    result, explained, say = table.result, table.explain(), table.game.speaker(language)
    assert result is not None
    whole = [told.say(language) for told in explained if "seat" not in told.values]
    print()
    for line in whole[:1]:
        screen.show(line)
    for place, other in sorted(zip(result["places"], range(table.setup.players), strict=True)):
        how = say("and-also").join(told.say(language) for told in explained if told.values.get("seat") == other)
        you, score = "yes" if other == seat else "no", result["scores"][other]
        screen.show(say("place-how", place=place, seat=other, you=you, score=score, how=how))
    for line in whole[1:]:
        screen.show(line)
