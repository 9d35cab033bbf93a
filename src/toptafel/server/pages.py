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
<link rel="stylesheet" href="style.css">
</head>
<body><main>
<h1>Toptafel</h1>
<p>{about}</p>
<ul>
{games}
</ul>
<p>{how}</p>
<p><code>toptafel sit {url} --open uptown --against easy</code></p>
</main></body>
</html>
"""


def front(house: House, language: str, url: str) -> str:
    """The page, in a language."""
    rows = [game_row(house, name, language) for name in games.names()]
    return PAGE.format(
        language=language,
        about=escape(say(WORDS, language, "page-about")),
        games="\n".join(rows),
        how=escape(say(WORDS, language, "page-how")),
        url=escape(url),
    )


def game_row(house: House, name: str, language: str) -> str:
    """A game and how far it is."""
    done, of = house.kitchen.progress_of(name)
    said = say(WORDS, language, "page-game", title=games.find(name).title, done=done, of=of, ready=int(done == of))
    return f"<li>{escape(said)}</li>"
