"""The commands of a host: serve, backup, host."""

import argparse
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from toptafel.cli.arguments import Add, Parser, number
from toptafel.game import InputError

if TYPE_CHECKING:
    from toptafel.server.services.store import Store

TASKS = ("tables", "guests", "close", "silence", "speak", "ban", "allow", "rename", "forget")

KEPT = (  # what, for how many days usually, and what that is; 0 is for ever
    ("guests", 400, "guests without tables are known after they were last here"),
    ("closed", 30, "closed tables are kept"),
    ("logs", 90, "games that are over are kept event by event, and later as one record"),
    ("games", 0, "games that are over are kept"),
)


def takes_database(parser: Parser) -> None:
    usual = "that of TOPTAFEL_DATABASE, else SQLite in your data folder"
    parser.add_argument("--database", metavar="URL", help=f"postgresql://… (default: {usual})")


def add_commands(add: Add) -> None:
    serve = add("serve", serve_tables, "start the server: play in the browser, with friends by link", takes_database)
    serve.add_argument("--host", default="127.0.0.1", metavar="HOST", help="where to listen (default: this machine)")
    serve.add_argument("--port", type=number(0, 65_535), metavar="PORT", help="default: 8000, or the next free one")
    serve.add_argument("--lan", action="store_true", help="for all in your network; shows a code for phones")
    serve.add_argument("--public-url", default="", metavar="URL", help="the address that people see, behind a proxy")
    serve.add_argument("--trust-proxy", default="", metavar="ADDRESS", help="take addresses from this proxy's word")
    serve.add_argument("--workers", type=number(1, 64), default=1, metavar="N", help="processes (needs PostgreSQL)")
    serve.add_argument("--limits", type=number(1, 1000), default=1, metavar="N", help="N times as much per address")
    for what, days, said in KEPT:
        about = f"days that {said} (default: {days or 'for ever'})"
        serve.add_argument(f"--keep-{what}", type=number(0, 36_500), default=days, metavar="DAYS", help=about)
    serve.add_argument("--log", choices=("plain", "json"), default="plain", help="for people or for machines")
    serve.add_argument("--plain-frames", action="store_true", help="have uvicorn read and write sockets: slower")
    serve.add_argument("--browser", action="store_true", help="open the browser")
    backup = add("backup", back_up, "copy the tables into a file, while the server runs", takes_database)
    backup.add_argument("file", metavar="FILE")
    host = add("host", be_host, "see and close tables; see, silence, ban, rename and forget guests", takes_database)
    host.add_argument("task", choices=TASKS, metavar="TASK", help=", ".join(TASKS))
    host.add_argument("words", nargs="*", metavar="NAME", help="a table or a guest; with rename, also the new name")


def serve_tables(arguments: argparse.Namespace) -> None:
    from toptafel.server.serve import Opening, serve, usual_database
    from toptafel.server.services.limits import Limits
    from toptafel.server.services.retention import Keep
    from toptafel.server.services.settings import Settings

    if arguments.lan and arguments.host != "127.0.0.1":
        raise InputError("--lan listens everywhere, so it does not go with --host")
    settings = Settings(
        arguments.database or usual_database(),
        arguments.public_url,
        Limits().times(arguments.limits),
        keep=Keep(**{what: getattr(arguments, f"keep_{what}") for what, *_ in KEPT}),
        own_frames=not arguments.plain_frames,
    )
    serve(
        Opening(
            settings,
            arguments.host,
            arguments.port,
            arguments.workers,
            arguments.lan,
            arguments.browser,
            arguments.log,
            arguments.trust_proxy,
        )
    )


def open_store(arguments: argparse.Namespace) -> "Store":
    from toptafel.server.serve import usual_database
    from toptafel.server.services.store import Store

    return Store(arguments.database or usual_database())


def back_up(arguments: argparse.Namespace) -> None:
    from toptafel.server import host

    with closing(open_store(arguments)) as store:
        count = host.back_up(store, Path(arguments.file))
    print(f"{arguments.file}: {count} events")


def be_host(arguments: argparse.Namespace) -> None:
    words = arguments.words
    needed = {"tables": 0, "guests": 0, "rename": 2}.get(arguments.task, 1)
    if len(words) != needed:
        raise InputError(
            f"toptafel host {arguments.task} takes {needed} words, got {len(words)}; see toptafel host --help"
        )
    with closing(open_store(arguments)) as store:
        do_task(store, arguments.task, words)


def do_task(store: "Store", task: str, words: list[str]) -> None:
    from toptafel.server import host

    if task in ("tables", "guests"):
        lines = host.list_tables(store) if task == "tables" else host.list_guests(store)
        print("\n".join(lines) or "none")
    elif task == "close":
        host.close_table(store, words[0])
    elif task == "forget":
        host.forget(store, words[0])
    elif task == "rename":
        host.rename(store, *words)
    else:
        marks = {
            "silence": {"silenced": True},
            "speak": {"silenced": False},
            "ban": {"banned": True},
            "allow": {"banned": False},
        }
        host.mark(store, words[0], **marks[task])
