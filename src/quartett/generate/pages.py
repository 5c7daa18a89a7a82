"""Parts of the documents that follow from the code: what stands between `<!-- generated: KIND NAME -->` and `<!-- end -->`."""

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

from quartett.generate import referee
from quartett.generate.markdown import paragraph, table
from quartett.lab import measured

DOCS = "docs"
DAY = re.compile(r"^(\d{4})-(\d\d)-(\d\d)$")  # a day stays in one line
PART = re.compile(r"^(<!-- generated: (\w+) ([\w.-]+) -->\n).*?(^<!-- end -->)$", re.S | re.M)


def files(checkout: Path) -> dict[str, Callable[[], str]]:
    pages = sorted((checkout / DOCS).rglob("*.md"))
    return {
        path.relative_to(checkout).as_posix(): partial(filled, path, checkout) for path in pages if PART.search(path.read_text("utf-8"))
    }


def filled(page: Path, checkout: Path) -> str:
    """The page as it was written, with its parts as they are now."""
    kinds: dict[str, Callable[[str], str]] = {
        "measured": lambda name: shown(measured.read(checkout / measured.MEASURED / f"{name}.json")),
        "referee": lambda name: referee.PARTS[name](),
    }
    return PART.sub(lambda found: f"{found[1]}\n{kinds[found[2]](found[3]).strip()}\n\n{found[4]}", page.read_text("utf-8"))


def shown(found: measured.Table) -> str:
    """A table with its title above and where it comes from below."""
    rows = [[written(cell, found.forms.get(column, ",")) for column, cell in zip(found.columns, row, strict=True)] for row in found.rows]
    stamps = [f"commit {found.commit}"] * bool(found.commit) + [found.date] * bool(found.date)
    below = [f"*Measured: {', '.join([*stamps, found.machine])}. How: {found.how}.*", *found.notes]
    return "\n".join([f"**{found.title}**", "", *table(found.columns, rows), "", *[f"{paragraph(line)}\n" for line in below]])


def written(cell: measured.Cell, form: str) -> str:
    if isinstance(cell, str):
        return DAY.sub("\\1\N{NON-BREAKING HYPHEN}\\2\N{NON-BREAKING HYPHEN}\\3", cell)
    return "" if cell is None else format(cell, form)
