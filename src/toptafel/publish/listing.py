"""Every file of the folder with its size and digest, so that the page knows what comes, and what has changed."""

import gzip
import hashlib
import json
from collections.abc import Mapping

Files = Mapping[str, bytes]  # by their paths in the folder

LIST = "python/files.json"
START, PAGE, TABLE = "start", "page", "table"  # for the first picture; the rest of the page; what every table needs


def listed(groups: Mapping[str, Files]) -> bytes:
    """The list, as JSON: `{"version": …, "files": [{"path", "size", "sha256", "group"}, …]}`.

    A group is one of those above, or a game. The version changes whenever a file does.
    """
    files = [entry(path, content, group) for group, files in groups.items() for path, content in sorted(files.items())]
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
    return json.dumps({"version": version, "files": files}, indent=1).encode() + b"\n"


def entry(path: str, content: bytes, group: str) -> dict[str, str | int]:
    digest = hashlib.sha256(content).hexdigest()
    return {"path": path, "size": len(content), "sha256": digest, "group": group}


def packed_size(files: Files) -> int:
    """How many bytes are sent by a host that packs what gets smaller."""
    return sum(min(len(content), len(gzip.compress(content, 9, mtime=0))) for content in files.values())
