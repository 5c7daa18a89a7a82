"""The documents as files: which there are, and what can be run in them."""

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

from quartett.generate import commands, options

CHECKOUT = Path(__file__).resolve().parents[2]
DOCS = CHECKOUT / "docs"
WHOLE = {commands.PAGE, options.PAGE, "docs/reference/wire-fields.md"}  # written by `quartett.generate`, every line
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
    asked = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "*.md"], cwd=CHECKOUT, capture_output=True, text=True, check=True
    )
    return [path for name in asked.stdout.splitlines() if (path := CHECKOUT / name).is_file()]


def relative(page: Path) -> str:
    return page.relative_to(CHECKOUT).as_posix()


def prose(page: Path) -> list[tuple[int, str]]:
    """The lines a person wrote as text, with their numbers."""
    if page.is_relative_to(CHECKOUT) and relative(page) in WHOLE:
        return []
    return text(page, with_generated=False)


def text(page: Path, with_generated: bool = True) -> list[tuple[int, str]]:
    """The lines of text with their numbers: no tables, no code, no mutants."""
    found, fence, generated = [], "", False
    for number, line in enumerate(page.read_text("utf-8").splitlines(), 1):
        mark = re.match(r"\s*(`{3,}|~{3,})", line)
        if fence:
            fence = "" if mark and mark[1] == fence else fence
        elif mark:
            fence = mark[1]
        elif generated:
            generated = line != "<!-- end -->"
        elif line.startswith("<!-- generated: "):
            generated = not with_generated
        elif not line.startswith(("|", "    ")) and not (page.name == "survivors.md" and " → `" in line):
            found.append((number, line))
    return found
