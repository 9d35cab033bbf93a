# PYTHON_ARGCOMPLETE_OK
"""The `toptafel` command. Whatever is heavy is imported by the command that needs it."""

import argparse
import os
import sys
from collections.abc import Callable

from toptafel import __version__
from toptafel.cli import online, playing, preparing, publishing, records, registry, serving, study
from toptafel.cli.arguments import Parser
from toptafel.game import InputError
from toptafel.kit.text.words import did_you_mean, own_language

ABOUT = "A table for modern board games."
EPILOG = """\
to play in the browser:         toptafel serve --browser
to play in the terminal:        toptafel play GAME
to see which games there are:   toptafel games
names completed in the shell:   eval "$(register-python-argcomplete toptafel)"
"""


def main() -> None:
    """Run the command line. What is wrong with the input is said in a line, with exit code 1 or 2."""
    try:
        prepare_streams()
        arguments = parse(sys.argv[1:])
        arguments.run(arguments)
        sys.stdout.flush()
    except InputError as fault:
        sys.exit(f"toptafel: {fault}")
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:
        sys.exit(f"toptafel: {error.filename or 'input or output'}: {error.strerror or error}")
    except KeyboardInterrupt:
        sys.exit(130)


def prepare_streams() -> None:
    """What cannot be shown is escaped; a closed output cannot be written to, so nothing is done for nobody."""
    if sys.stdout is None:
        raise InputError("standard output is closed, so there is nowhere to write; leave it open, or send it to a file")
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


def parse(words: list[str]) -> argparse.Namespace:
    """The words of the command line; a mistyped command or option gets a suggestion."""
    parser, commands = build_parser()
    if "_ARGCOMPLETE" in os.environ:
        import argcomplete

        argcomplete.autocomplete(parser)
    command = words[0] if words and not words[0].startswith("-") else None
    if command is not None and command not in commands:
        parser.error(f"no command {command!r}; {did_you_mean(command, commands)}")
    arguments, unknown = parser.parse_known_args(words)
    if unknown:
        known = [name for action in commands[arguments.command]._actions for name in action.option_strings]
        hint = did_you_mean(unknown[0], known) if unknown[0].startswith("-") else "one word too many"
        commands[arguments.command].error(f"cannot use {unknown[0]!r}; {hint}")
    return arguments


def build_parser() -> tuple[Parser, dict[str, Parser]]:
    """All commands with their options."""
    raw = argparse.RawDescriptionHelpFormatter
    parser = Parser("toptafel", description=ABOUT, epilog=EPILOG, formatter_class=raw, allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"toptafel {__version__}")
    parser.set_defaults(run=registry.show_games, command="games", lang=own_language())
    group = parser.add_subparsers(metavar="command", parser_class=Parser)
    commands: dict[str, Parser] = {}

    def add(
        name: str, run: Callable[[argparse.Namespace], None], does: str, *parts: Callable[[Parser], None]
    ) -> Parser:
        command: Parser = group.add_parser(name, help=does, description=does, allow_abbrev=False)
        command.set_defaults(run=run, command=name)
        for part in parts:
            part(command)
        commands[name] = command
        return command

    registry.add_reading(add)
    playing.add_commands(add)
    serving.add_commands(add)
    publishing.add_commands(add)
    online.add_commands(add)
    records.add_commands(add)
    study.add_commands(add)
    preparing.add_commands(add)
    registry.add_editions(add)
    return parser, commands
