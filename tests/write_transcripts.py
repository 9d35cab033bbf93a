"""Write the games in the terminal anew: `python -m tests.write_transcripts`, after a change that is meant.

A transcript is what a person sees in a terminal of 80×24, from the command to the result, with what they type. It is
kept whole in one language; in the others a drawing looks the same but for its words, so only lines with new ones stay.
"""

import json
import re
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from unittest.mock import patch

from tests.terminals import Terminal, as_seen
from toptafel import games
from toptafel.bots.bot import find
from toptafel.cli import build_parser, playing
from toptafel.kit import chance
from toptafel.kit.text import screen
from toptafel.kit.text.words import COMMON, LANGUAGES, say
from toptafel.terminal import Sitting

FOLDER = Path(__file__).parent / "golden" / "terminal"
WHOLE = "en"
PLAYED = {
    "on-top": "--players 4 --set teams=yes",
    "sudoku": "--players 3 --set board=kids",
    "top-spot": "--players 3 --set level=expert",
    "uptown": "--players 4 --set scoring=blockers",
}
ASKED = ("help", "?", "no such move", "i", "b")  # one a turn, from the first
SCRIPT = """
import json, sys
from toptafel import cli
for words in json.loads(sys.argv[1]):
    sys.argv = words
    cli.main()
"""


def command(name: str, language: str) -> list[str]:
    """What is typed in the shell."""
    words = PLAYED.get(name, f"--players {games.find(name).seats[-1]}")
    return f"toptafel play {name} {words} --seed 2 --against gentle --lang {language}".split()


def typed(name: str) -> list[str]:
    """What somebody types in a whole game: reasonable moves, and now and then a question. It is the same everywhere."""
    lines: list[str] = []
    arguments = build_parser()[0].parse_args(command(name, "en")[1:])
    table, game = playing.begun(arguments), games.find(name)
    sitting = Sitting(table, 0, find("gentle", game), "en", source=chance.generator(str(arguments.seed)))
    own, source = asked_for(), chance.generator("a person")

    def ask(prompt: str) -> str:
        lines.append(next(own) or find("greedy", game).choose(table.information_state(0), source))
        return lines[-1]

    with patch.object(screen, "ask", ask), redirect_stdout(StringIO()):
        assert sitting.play()
    return lines


def asked_for() -> Iterator[str]:
    """A question before each of the first moves, then a move is taken back; nothing where a move is to be chosen."""
    for question in ASKED:
        yield question
        yield ""
    yield "u"
    while True:
        yield ""


def played(lines: dict[str, list[str]], language: str) -> dict[str, str]:
    """All games in one terminal, one after the other: what was shown of each."""
    words = [command(name, language) for name in lines]
    terminal = Terminal([sys.executable, "-c", SCRIPT, json.dumps(words)], NO_COLOR="1")
    prompt = f"{say(COMMON, language, 'your-move')} >"
    for line in (line for name in lines for line in lines[name]):
        while terminal.until("> ") and not as_seen(terminal.raw[-200:]).endswith(prompt):
            terminal.type("")  # that is only asked whether to go on
        terminal.type(line)
    assert terminal.close() == 0
    return cut(terminal.shown, list(lines), language)


def cut(shown: str, names: list[str], language: str) -> dict[str, str]:
    """A long transcript, game by game: each begins with its title."""
    starts = [shown.index(f"\n{games.find(name).title}", 0) if n else 0 for n, name in enumerate(names)]
    ends = [*(start + 1 for start in starts[1:]), len(shown)]
    parts = [shown[start + bool(n) : end] for n, (start, end) in enumerate(zip(starts, ends, strict=True))]
    heads = [f"$ {' '.join(command(name, language))}\n" for name in names]
    return {name: head + part.rstrip("\n") + "\n" for name, head, part in zip(names, heads, parts, strict=True)}


def kept(shown: str, language: str) -> str:
    """What is kept of a transcript: of drawings, from an empty line to a prompt, what was not said before."""
    if language == WHOLE:
        return shown
    prompt = f"{say(COMMON, language, 'your-move')} >"
    body, _, result = shown.rpartition("\n\n")
    lines, said, in_drawing = list[str](), {()}, False
    for line in body.splitlines():
        in_drawing = not line or (in_drawing and not line.startswith(prompt))
        phrase = tuple(word for word in re.findall(r"[^\W\d_]{2,}", line) if not word.isupper())
        if not in_drawing or phrase not in said:
            lines.append(line)
        if in_drawing:
            said.add(phrase)
    return "\n".join([*lines, "", result])


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    lines = {name: typed(name) for name in PLAYED}
    for language in LANGUAGES:
        for name, shown in played(lines, language).items():
            (FOLDER / f"{name}.{language}.txt").write_text(kept(shown, language), encoding="utf-8")


if __name__ == "__main__":
    main()
