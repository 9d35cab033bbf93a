"""Where games are found: the package's own registry, and the folders of TOPTAFEL_SHELF."""

import os
from pathlib import Path


def extra_folders() -> list[Path]:
    """Folders with further games, from the environment."""
    return [Path(folder).resolve() for folder in os.environ.get("TOPTAFEL_SHELF", "").split(os.pathsep) if folder]
