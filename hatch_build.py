"""What a wheel and an sdist carry besides the checkout's files: the built pages, so that nobody who installs one needs Node."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NO_PAGES = """
The pages are not built, and npm is not here to build them.
Install Node 20 with npm, or build them elsewhere and copy them to web/dist; then build again.
"""


class Pages(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # the server finds them in the checkout
        pages = built(Path(self.root) / "web")
        build_data["force_include"][str(pages)] = "quartett/web" if self.target_name == "wheel" else "web/dist"


def built(web: Path) -> Path:
    """The pages, built now if they are not there. `make dist` sees to it that they are the newest."""
    pages = web / "dist"
    if not (pages / "index.html").is_file():
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit(NO_PAGES)
        for work in (("ci",), ("run", "build")):
            subprocess.run([npm, *work], cwd=web, check=True)
    return pages
