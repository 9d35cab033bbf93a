"""A plain page that says what runs here and how to sit down from the terminal."""

from html import escape

from toptafel import games
from toptafel.kit.words import say
from toptafel.server.house import House
from toptafel.server.log import WORDS

STYLE = """\
:root { color-scheme: light dark; --linen: #f1eadc; --ink: #23201c; --paper: #fbf8f1; --line: #ddd3c2 }
@media (prefers-color-scheme: dark) { :root { --linen: #171815; --ink: #f1ebdd; --paper: #22231f; --line: #3a3a32 } }
body { background: var(--linen); color: var(--ink); font: 1.1rem/1.5 system-ui, sans-serif; margin: 0 }
main { max-width: 40rem; margin: 3rem auto; padding: 0 1.25rem }
h1 { font: 600 2.25rem/1.2 Georgia, serif }
li { margin: .25rem 0 }
code { background: var(--paper); border: 1px solid var(--line); border-radius: 6px; padding: .1em .4em }
"""

PAGE = """\
<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Toptafel</title>
<link rel="stylesheet" href="{style}">
</head>
<body><main>
<h1>Toptafel</h1>
<p>{about}</p>
{list}<p>{how}</p>
{commands}
</main></body>
</html>
"""


def front(house: House, language: str, url: str) -> str:
    """The page of the house, in a language."""
    rows = "\n".join(game_row(house, name, language) for name in games.names())
    commands = [f"toptafel sit {url} --open {name} --against easy" for name in games.names()]
    return page(language, "page-about", commands, "style.css", f"<ul>\n{rows}\n</ul>\n")


def table(language: str, url: str) -> str:
    """The page that the link of a table leads to."""
    return page(language, "page-table", [f"toptafel sit {url}", f"toptafel watch {url}"], "../style.css")


def page(language: str, about: str, commands: list[str], style: str, listed: str = "") -> str:
    """What this is, and how to sit down."""
    return PAGE.format(
        language=language,
        style=style,
        about=escape(say(WORDS, language, about)),
        list=listed,
        how=escape(say(WORDS, language, "page-how")),
        commands="\n".join(f"<p><code>{escape(command)}</code></p>" for command in commands),
    )


def game_row(house: House, name: str, language: str) -> str:
    """A game and how far it is."""
    done, of = house.kitchen.progress_of(name)
    said = say(WORDS, language, "page-game", title=games.find(name).title, done=done, of=of, ready=int(done == of))
    return f"<li>{escape(said)}</li>"
