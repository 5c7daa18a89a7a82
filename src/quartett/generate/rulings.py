"""The rulings of each rulebook (`docs/rules/<game>.md`, section 9): for players, and with the tests that prove them.

`games/<game>/rulings.json` ships with the package, so that a page can show them without the documents. The rulebook's own last section
lists the tests: a test proves ruling 29 by having `_r29_` in its name.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

import msgspec

from quartett import games

RULEBOOKS = "docs/rules"
RULINGS = "\n## 9. Rulings\n"
INDEX = "\n## Tests of the rulings\n"
SAYING = """
Written by `python -m quartett.generate`: a test proves a ruling by having its number in its name. They are in
`tests/games/{game}`.
"""
NOTHING = "nothing to prove: it changes no play"
NUMBER = re.compile(r"_r(\d+)(?=_|$)")


class Ruling(msgspec.Struct):
    """What a rulebook leaves open, what was decided, and why; and the options that let a table decide otherwise."""

    name: str
    question: str
    ruling: str
    why: str
    options: list[str]


def files(checkout: Path) -> dict[str, Callable[[], str]]:
    found: dict[str, Callable[[], str]] = {}
    for game in games.names():
        book = checkout / RULEBOOKS / f"{game}.md"
        if book.is_file():
            found[f"src/quartett/games/{game}/rulings.json"] = partial(for_players, game, book)
            found[f"{RULEBOOKS}/{game}.md"] = partial(with_tests, game, book, checkout / "tests/games" / game)
    return found


def for_players(game: str, book: Path) -> str:
    options = [option.name for option in games.load(game).options]
    text = book.read_text("utf-8")
    found = {"preface": preface(text), "rulings": list(rulings(text, options))}
    return msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n"


def preface(text: str) -> str:
    """What is said before the table of rulings: what its letters stand for."""
    return " ".join(text.partition(RULINGS)[2].partition("\n|")[0].split())


def rulings(text: str, options: list[str]) -> Iterable[Ruling]:
    """The rows of the table of rulings."""
    section = text.partition(RULINGS)[2].partition("\n## ")[0]
    for row in re.findall(r"^\| (R\d+ \|.*)\|$", section, re.M):
        name, question, ruling, why, option = ("" if cell.strip() == "-" else cell.strip() for cell in row.split("|"))
        yield Ruling(name, question, ruling, why, [each for each in re.findall(r"`(\w+)`", option) if each in options])


def with_tests(game: str, book: Path, tests: Path) -> str:
    """The rulebook as it was written, and after it what proves each ruling."""
    text = book.read_text("utf-8").partition(INDEX)[0].rstrip("\n") + "\n"
    proofs = proven(tests)
    lines = [f"* {each.name}: {', '.join(proofs.get(each.name, [NOTHING]))}" for each in rulings(text, [])]
    return f"{text}{INDEX}{SAYING.format(game=game)}\n" + "".join(f"{line}\n" for line in map(folded, lines))


def proven(tests: Path) -> dict[str, list[str]]:
    """By ruling: the tests that name it, with their file."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(tests.glob("test_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for number in NUMBER.findall(node.name):
                    found[f"R{number}"].append(f"`{path.stem}.{node.name}`")
    return found


def folded(line: str, most: int = 116) -> str:
    """A list item over several lines, if it is long."""
    lines, now = [], ""
    for word in line.split(" "):
        if now and len(now) + 1 + len(word) > most:
            lines.append(now)
            now = " " + word
        else:
            now = f"{now} {word}" if now else word
    return "\n ".join([*lines, now])
