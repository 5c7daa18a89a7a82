"""A table as Markdown has it."""

from collections.abc import Iterable, Sequence


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    return [line(head), "|---" * len(head) + "|", *(line([cell.replace("|", "\\|") for cell in row]) for row in rows)]


def line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
