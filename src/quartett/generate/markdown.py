"""Tables and paragraphs as Markdown has them."""

import textwrap
from collections.abc import Iterable, Sequence

LONGEST = 120  # characters in a line of prose


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    return [line(head), "|---" * len(head) + "|", *(line([cell.replace("|", "\\|") for cell in row]) for row in rows)]


def line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def paragraph(text: str) -> str:
    return textwrap.fill(text, LONGEST, break_long_words=False, break_on_hyphens=False)
