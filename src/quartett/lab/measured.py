"""What was measured: a table in a file of its own, with the commit, the day and the machine. The documents only show it.

`python -m quartett.generate` writes the table into every page that asks for it with `<!-- generated: measured NAME -->`.
"""

import os
import platform
import subprocess
import time
from pathlib import Path

import msgspec

MEASURED = Path("bench/measured")  # in a checkout
STAMPS = ("commit", "date")
Cell = str | int | float | None


class Table(msgspec.Struct, omit_defaults=True):
    """One table. A commit and a day that differ from row to row are columns instead."""

    title: str
    how: str  # what was done, so that it can be done again
    machine: str
    columns: list[str]
    rows: list[list[Cell]]
    commit: str = ""  # whose code was measured, or the one that first told of it
    date: str = ""
    forms: dict[str, str] = {}  # how the numbers of a column are written; the others with a comma for the thousands
    notes: list[str] = []


def read(path: Path) -> Table:
    return msgspec.json.decode(path.read_bytes(), type=Table)


def write(path: Path, table: Table) -> None:
    """A row a line, so that a difference between two versions can be read."""
    rows = ",\n".join(f"  {msgspec.json.encode(row).decode()}" for row in table.rows)
    head = msgspec.json.format(msgspec.json.encode({**msgspec.to_builtins(table), "rows": []}), indent=1).decode()
    path.write_text(head.replace('"rows": []', f'"rows": [\n{rows}\n ]') + "\n", encoding="utf-8")


def stamp() -> list[Cell]:
    """The commit and the day of what is measured now."""
    try:
        asked = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
        commit = asked.stdout.strip()
    except FileNotFoundError:  # no git on this machine
        commit = ""
    return [commit or "unknown", time.strftime("%Y-%m-%d", time.gmtime())]


def machine() -> str:
    """The machine in a few words."""
    return f"{platform.machine()}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"
