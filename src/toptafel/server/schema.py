"""The schema of all messages, from which the page's types are made: `python -m toptafel.server.schema`."""

import json

import msgspec

from toptafel.server import messages

ROOTS = (
    messages.Incoming, messages.Outgoing, messages.GameCard, messages.Guest, messages.Problem, messages.OpenTable,
    messages.Replay, messages.Replaying, messages.AtTable, messages.Companion, messages.Scored, messages.Standing,
    messages.Reach, messages.Door,
)  # fmt: skip


def schema() -> dict[str, object]:
    """All structs by name, and the two unions of what goes in and out."""
    (incoming, outgoing, *_), components = msgspec.json.schema_components(ROOTS, ref_template="#/definitions/{name}")
    definitions = {**components, "Incoming": incoming, "Outgoing": outgoing}
    everything = {name: {"$ref": f"#/definitions/{name}"} for name in sorted(definitions)}
    return {
        "title": "Messages", "type": "object", "properties": everything, "definitions": definitions,
        "required": sorted(everything), "additionalProperties": False,
    }  # fmt: skip


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
