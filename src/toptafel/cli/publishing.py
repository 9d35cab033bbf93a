"""The command that writes a table without a server: publish."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from toptafel import games
from toptafel.cli.arguments import Add

if TYPE_CHECKING:
    from toptafel.publish.site import Site

FORBIDDEN = frozenset("\"'<>&?#\\ ")  # what would have to be written otherwise in an address


def add_commands(add: Add) -> None:
    publish = add("publish", run_publish, "write a folder for any web host, in which one device is the whole table")
    publish.add_argument("folder", metavar="FOLDER", help="new, empty, or published before")
    publish.add_argument("--base", type=base, default="/", metavar="/PATH/", help="where it will be found (default: /)")
    about = f"only these: {', '.join(games.names())} (default: all)"
    chosen = publish.add_argument("--games", nargs="+", default=[], metavar="GAME", help=about)
    chosen.completer = lambda **_: games.names()  # type: ignore[attr-defined]  # argcomplete looks for it there


def base(text: str) -> str:
    """A path of an address, from slash to slash."""
    parts = text.strip("/").split("/") if text.strip("/") else []
    if text == "/" + "".join(f"{part}/" for part in parts) and all(map(is_plain, parts)):
        return text
    raise argparse.ArgumentTypeError(f"expected a path that begins and ends with /, like /games/, got {text!r}")


def is_plain(part: str) -> bool:
    return part not in ("", ".", "..") and part.isprintable() and not FORBIDDEN & {*part}


def run_publish(arguments: argparse.Namespace) -> None:
    named = {games.find(name).id for name in arguments.games or games.names()}
    chosen = [game for game in games.all_games().values() if game.id in named]
    from toptafel.publish import place
    from toptafel.publish.site import site

    folder = Path(arguments.folder)
    place.check(folder)
    print(f"Publishing {', '.join(game.title for game in chosen)} …", flush=True)
    made = site(chosen, arguments.base)
    place.put(made.files, folder)
    print("\n".join(told(made, arguments.folder, arguments.base)))


def told(made: "Site", folder: str, base: str) -> list[str]:
    """What was written: for each part how many files, and how many bytes, as they are and packed."""
    from toptafel.publish.listing import LIST, packed_size

    groups = {**made.groups, "list": {LIST: made.files[LIST]}}
    rows: dict[str, tuple[int, ...]] = {
        name: (len(files), sum(map(len, files.values())), packed_size(files)) for name, files in groups.items()
    }
    rows["in all"] = tuple(map(sum, zip(*rows.values(), strict=True)))
    numbers = (f"{name:<10}{n:>6}{size / 1000:>8.0f}{packed / 1000:>8.0f}" for name, (n, size, packed) in rows.items())
    return [f"{folder}: for the address {base}", f"{'':<10}{'files':>6}{'kB':>8}{'gzip':>8}", *numbers]
