"""The documents as files: which there are, and what can be run in them."""

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
DOCS = CHECKOUT / "docs"
STEP = re.compile(r"<!-- (?P<kind>run|prints|file)(?:: (?P<name>[\w.-]+))? -->\n```\w*\n(?P<text>.*?)^```$", re.S | re.M)


@dataclass
class Step:
    """A marked block of a page: commands to run, a file to write, or lines that what was run last prints."""

    kind: str
    name: str
    text: str


def steps(page: Path) -> list[Step]:
    return [Step(found["kind"], found["name"] or "", found["text"]) for found in STEP.finditer(page.read_text("utf-8"))]


def written() -> list[Path]:
    """Every page of the repository; what git ignores is no part of it."""
    asked = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "*.md"], cwd=CHECKOUT, capture_output=True, text=True, check=True)
    return [path for name in asked.stdout.splitlines() if (path := CHECKOUT / name).is_file()]
