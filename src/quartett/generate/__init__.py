"""Files written from the code, so that nothing is stated twice: `python -m quartett.generate` writes them all.

A module here has `files()`: each file's path in the checkout, with the function that returns its text. `--check` writes nothing, names
the files that differ from their text and exits 1 if there are any.
"""

from collections.abc import Callable
from pathlib import Path

from quartett.generate import commands, figures, happenings, moves, options, pages, rulings, wire

CHECKOUT = Path(__file__).resolve().parents[3]
Text = Callable[[], str]


def files(checkout: Path = CHECKOUT) -> dict[str, Text]:
    """Every generated file of a checkout."""
    parts = (moves, happenings, figures, rulings, wire, commands, options, pages)
    return {name: text for part in parts for name, text in part.files(checkout).items()}


def differing(checkout: Path = CHECKOUT) -> dict[str, str]:
    """The files that are not as the code says, with the text they should have."""
    wanted = {path: text() for path, text in files(checkout).items()}
    return {path: text for path, text in wanted.items() if not (checkout / path).is_file() or (checkout / path).read_text("utf-8") != text}


def write(checkout: Path = CHECKOUT) -> list[str]:
    """Write what differs, and say what that was."""
    found = differing(checkout)
    for path, text in found.items():
        (checkout / path).parent.mkdir(parents=True, exist_ok=True)
        (checkout / path).write_text(text, "utf-8")
    return list(found)
