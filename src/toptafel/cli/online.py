"""The commands of a guest: sit, watch, verify."""

import argparse
import asyncio
from typing import TYPE_CHECKING, Any

from toptafel.cli.arguments import Add, chosen_edition, takes_edition, takes_language
from toptafel.game import Fault

if TYPE_CHECKING:
    from toptafel.client import Client, Seat


def add_commands(add: Add) -> None:
    sit = add("sit", sit_down, "take a seat at a table online: yourself, or a bot", takes_language)
    sit.add_argument("url", metavar="URL", help="the link of a table, or of a house with --open")
    sit.add_argument("--as", dest="bot", metavar="BOT", help="let a bot play: a level, or a bot like search:1000")
    sit.add_argument("--name", default="", metavar="NAME", help="how you are called")
    sit.add_argument("--open", metavar="GAME", help="open a table of this game first")
    sit.add_argument("--against", default="easy", metavar="LEVEL", help="who else sits there (default easy)")
    watch = add("watch", watch_table, "watch a table online", takes_language)
    watch.add_argument("url", metavar="URL", help="the link of a table")
    verify = add("verify", verify_records, "check that nobody chose the deals of games online", takes_edition)
    verify.add_argument("file", metavar="FILE", help="records that were downloaded")


def sit_down(arguments: argparse.Namespace) -> None:
    run(sit_there(arguments))


def watch_table(arguments: argparse.Namespace) -> None:
    run(watch_there(arguments))


def run(work: Any) -> None:
    """Run until it is done; what a server refuses is said in a line."""
    from toptafel.client import Lost, Refused

    try:
        asyncio.run(work)
    except (Refused, Lost) as problem:
        raise Fault(str(problem)) from problem


async def sit_there(arguments: argparse.Namespace) -> None:
    """Become a guest, open a table if that is wanted, sit down, and play."""
    from toptafel.client import Client, play_as, table_of

    client = Client(arguments.url, language=arguments.lang)
    await client.introduce(arguments.name or (f"Bot ({arguments.bot})" if arguments.bot else "Guest"))
    table = await open_for(client, arguments) if arguments.open else table_of(arguments.url)
    if not table:
        raise Fault("that is the address of a house, not of a table: add --open GAME, or use a table's link")
    print(f"{client.url}/t/{table}", flush=True)
    if arguments.bot:
        last = await play_as(client, table, arguments.bot)
        print(f"places: {last['table']['result']['places']}" if last["table"]["result"] else "the table is closed")
        return
    async with client.connect(table) as seat:
        await play_by_hand(seat, arguments.lang)


async def open_for(client: "Client", arguments: argparse.Namespace) -> str:
    """Open a table for oneself and bots; its name."""
    from toptafel import games

    others = max(2, games.find(arguments.open).seats[0]) - 1
    seats = [{"kind": "open"}, *[{"kind": "bot", "level": arguments.against}] * others]
    return str((await client.open_table(arguments.open, seats))["table"])


async def play_by_hand(seat: "Seat", language: str) -> None:
    """Show the table, and ask for a move whenever it is our turn."""
    from toptafel import games
    from toptafel.client import Refused

    sat = False
    async for message in seat.news():
        show(message)
        if message["type"] != "state":
            continue
        card, mine, view = message["table"], message["mine"], message["view"]
        if not mine and not sat:
            sat = True
            await seat.sit()
        if card["phase"] in ("over", "closed"):
            return
        if card["phase"] == "playing" and card["to_move"] in mine:
            game = games.find(card["game"])
            print(game.draw(view, language), flush=True)
            while True:
                text = await asyncio.to_thread(ask, game.say(language, "your-move"))
                try:
                    await seat.play(text, card["to_move"], card["turn"])
                    break
                except Refused as refused:
                    print(refused, flush=True)


def ask(prompt: str) -> str:
    try:
        return input(f"{prompt}: ").strip() or "?"
    except EOFError:
        raise KeyboardInterrupt from None


async def watch_there(arguments: argparse.Namespace) -> None:
    """Tell all that happens at a table, from its beginning to its end."""
    from toptafel.client import Client, table_of

    client = Client(arguments.url, language=arguments.lang)
    async with client.connect(table_of(arguments.url), after=0) as seat:
        async for message in seat.news():
            show(message)
            if message["type"] == "state" and message["table"]["phase"] in ("over", "closed"):
                return


def show(message: dict[str, Any]) -> None:
    """What happened, in words."""
    for words in message.get("words", []) if message["type"] == "event" else ():
        print(words, flush=True)
    if message["type"] == "refused":
        raise Fault(message["words"])


def verify_records(arguments: argparse.Namespace) -> None:
    from toptafel.cli.records import numbered_lines
    from toptafel.record import read
    from toptafel.verify import verify

    own, count = chosen_edition(arguments), 0
    for place, line in numbered_lines(arguments.file):
        try:
            proven = verify(read(line, own))
        except Fault as fault:
            raise Fault(f"{place}: {fault}") from fault
        count += 1
        print(f"{place}: {proven}", flush=True)
    if count == 0:
        raise Fault(f"{arguments.file}: no records; expected one JSON object a line")
