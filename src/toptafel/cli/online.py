"""The commands of a guest: sit, watch, verify."""

import argparse
import asyncio
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from toptafel.cli.arguments import Add, chosen_edition, set_up, takes_edition, takes_language, takes_say, takes_table
from toptafel.game import InputError
from toptafel.kit.text.words import COMMON, did_you_mean, say

if TYPE_CHECKING:
    from toptafel.client import Client, Seat

PEOPLE = "people"  # the word for seats that are open to whoever has the link
USUAL = "easy"


def add_commands(add: Add) -> None:
    sit = add("sit", sit_down, "take a seat at a table online: yourself, or a bot", takes_language)
    sit.add_argument("url", metavar="URL", help="the link of a table, or the address of a server with --open")
    sit.add_argument("--as", dest="bot", metavar="BOT", help="let a bot play: a level, or a bot like search:1000")
    sit.add_argument("--name", default="", metavar="NAME", help="how you are called")
    takes_say(sit)
    sit.add_argument("--open", metavar="GAME", dest="game", help="open a table of this game first")
    sit.add_argument("--against", metavar="WHO", help=f"with --open: bots of a level (default {USUAL}), or {PEOPLE}")
    takes_table(sit, "two, or as few as the game is for")
    watch = add("watch", watch_table, "watch a table online", takes_language)
    watch.add_argument("url", metavar="URL", help="the link of a table")
    verify = add("verify", verify_records, "check that nobody chose the deals of games online", takes_edition)
    takes_language(verify)
    verify.add_argument("file", metavar="FILE", help="records that were downloaded")


def sit_down(arguments: argparse.Namespace) -> None:
    run(sit_there(arguments), arguments.lang)


def watch_table(arguments: argparse.Namespace) -> None:
    run(watch_there(arguments), arguments.lang)


def run(work: Any, language: str) -> None:
    """Run until it is done; what a server refuses is said in a line."""
    from toptafel.client import Lost, Refused

    try:
        asyncio.run(work)
    except Refused as refused:
        raise InputError(str(refused)) from refused
    except Lost as lost:
        raise InputError(say(COMMON, language, "connection-lost", code=str(lost.code))) from lost


async def sit_there(arguments: argparse.Namespace) -> None:
    """Become a guest, open a table if that is wanted, sit down, and play."""
    from toptafel.client import Client, play_as, stay
    from toptafel.typing_guest import TypingGuest

    client = Client(arguments.url, language=arguments.lang)
    plan = planned(arguments) if arguments.game else None
    table = "" if plan else table_in(arguments, client)
    await client.introduce(arguments.name or own_name(arguments))
    table = str((await client.open_table(**plan))["table"]) if plan else table
    print(f"{client.url}/t/{table}", flush=True)
    if arguments.bot:
        print_end(await play_as(client, table, arguments.bot), arguments.lang)
        return
    guest = TypingGuest(arguments.lang, arguments.say)
    last = await stay(client, table, guest.play)
    if last is not None:
        print_end(last, arguments.lang)


def own_name(arguments: argparse.Namespace) -> str:
    return f"Bot ({arguments.bot})"[:24] if arguments.bot else say(COMMON, arguments.lang, "guest-name")


def planned(arguments: argparse.Namespace) -> dict[str, Any]:
    """The table to be opened: a seat for oneself, the others for bots or people; an InputError if it cannot be."""
    from toptafel.bots.levels import NAMES

    against = arguments.against or USUAL
    if against not in (*NAMES, PEOPLE):
        raise InputError(f"no level {against!r}; {did_you_mean(against, (*NAMES, PEOPLE))}")
    setup = set_up(arguments, least=2)
    other = {"kind": "open"} if against == PEOPLE else {"kind": "bot", "level": against}
    seats = [{"kind": "open"}, *[other] * (setup.players - 1)]
    own = setup.edition is not None and setup.edition.own
    edition = json.loads(Path(arguments.edition).read_text(encoding="utf-8")) if own else arguments.edition
    return {"game": setup.game.id, "seats": seats, "options": setup.options, "edition": edition}


def table_in(arguments: argparse.Namespace, client: "Client") -> str:
    """The table of a link; an InputError if there is none, or if a table to be opened is described as well."""
    given = {
        "--against": arguments.against,
        "--players": arguments.players,
        "--set": arguments.set,
        "--edition": arguments.edition,
    }
    for word in (word for word, value in given.items() if value):
        raise InputError(f"{word} is for a table that is opened: say which game with --open")
    return linked(arguments.url, client)


def linked(url: str, client: "Client") -> str:
    """The table of a link; an InputError if it is the address of a server alone."""
    from toptafel.client import table_of

    if table := table_of(url):
        return table
    raise InputError(say(COMMON, client.language, "server-not-table", url=client.url))


async def watch_there(arguments: argparse.Namespace) -> None:
    """Tell all that happens at a table, from its beginning to its end."""
    from toptafel.client import Client, stay

    client = Client(arguments.url, language=arguments.lang)
    print_end(await stay(client, linked(arguments.url, client), watch_on, after=0), arguments.lang)


async def watch_on(seat: "Seat") -> dict[str, Any]:
    """Tell what happens, on one connection; the last state."""
    from toptafel.client import Lost
    from toptafel.typing_guest import show

    async for message in seat.news():
        show(message)
        if message["type"] == "state" and message["table"]["phase"] in ("over", "closed"):
            return message
    raise Lost(1006)


def print_end(state: dict[str, Any], language: str) -> None:
    """Who came where; or that the table is closed."""
    card, mine = state["table"], state["mine"]
    if card["result"] is None:
        print(say(COMMON, language, "table-shut"))
        return
    scores = card["result"]["scores"]
    for place, seat in sorted(zip(card["result"]["places"], range(len(scores)), strict=True)):
        you = "yes" if seat in mine else "no"
        print(say(COMMON, language, "place-line", place=place, seat=seat, you=you, score=scores[seat]))


def verify_records(arguments: argparse.Namespace) -> None:
    from toptafel.cli.files import numbered_lines
    from toptafel.record import read
    from toptafel.server.table.verify import verify

    own, count = chosen_edition(arguments), 0
    for place, line in numbered_lines(arguments.file):
        try:
            proven = verify(read(line, own), arguments.lang)
        except InputError as fault:
            raise InputError(f"{place}: {fault}") from fault
        count += 1
        print(f"{place}: {proven.say(arguments.lang)}", flush=True)
    if count == 0:
        raise InputError(f"{arguments.file}: no records; expected one JSON object a line")
