"""`quartett new-game`: a complete tiny game to begin with, written from the templates beside this file.

A template is the file it becomes: `{{name}}` and `{{title}}` are filled in, and `.py.txt` becomes `.py`.
"""

import re
import shutil
from keyword import iskeyword
from pathlib import Path
from typing import NamedTuple

from quartett import games
from quartett.engine import Refused

TEMPLATES = Path(__file__).parent / "templates"
NAME = re.compile("[a-z][a-z0-9_]*")
GAMES, TESTS, RULEBOOKS = Path("src/quartett/games"), Path("tests/games"), Path("docs/rules")  # in a checkout


class Written(NamedTuple):
    """Where the parts of a new game are."""

    home: Path
    tests: Path
    rulebook: Path


def new_game(name: str, place: Path | None = None) -> Written:
    """Write a game with its tests and its rulebook. What is refused has written nothing."""
    place = (place or usual_place()).resolve()
    checkout = checkout_of(place)
    parts = parts_in(checkout, name) if checkout else Written(place / name, place / name / "tests", place / name / "rules.md")
    check(name, place, parts)
    try:
        fill(TEMPLATES / "game", parts.home, name)
        fill(TEMPLATES / "tests", parts.tests, name)
        write(TEMPLATES / "rules.md", parts.rulebook, name)
        if checkout:  # where tests are a package, so that two files may have the same name
            (parts.tests / "__init__.py").touch()
    except OSError as problem:
        shutil.rmtree(parts.home, ignore_errors=True)
        shutil.rmtree(parts.tests, ignore_errors=True)
        parts.rulebook.unlink(missing_ok=True)
        raise Refused("bad_option", f"{problem.filename} cannot be written: {problem.strerror}") from None
    return parts


def usual_place() -> Path:
    """Among the games of the checkout we stand in; outside of one, right here."""
    here = Path.cwd()
    inside = (place / GAMES for place in (here, *here.parents))
    return next((place for place in inside if (place / "__init__.py").is_file()), here)


def checkout_of(place: Path) -> Path | None:
    """The checkout whose games these are, if they are a checkout's."""
    root = place.parents[2] if len(place.parents) > 2 else place
    return root if place == root / GAMES and (root / TESTS).is_dir() else None


def parts_in(checkout: Path, name: str) -> Written:
    return Written(checkout / GAMES / name, checkout / TESTS / name, checkout / RULEBOOKS / f"{name}.md")


def check(name: str, place: Path, parts: Written) -> None:
    """Refuse what cannot be a game's name, or would be in the way of something."""
    if not NAME.fullmatch(name) or iskeyword(name):
        raise Refused("bad_option", f"{name!r} cannot be a game's name: small letters, digits and _, a letter first, no word of Python's")
    if name in games.names():
        raise Refused("bad_option", f"there is a game {name} already, in {games.homes()[name]}")
    if not place.is_dir():
        raise Refused("bad_option", f"there is no directory {place}")
    for part in parts:
        if part.exists():
            raise Refused("bad_option", f"{part} is in the way")


def fill(templates: Path, target: Path, name: str) -> None:
    """Every template of a directory as a file of another."""
    for template in sorted(path for path in templates.rglob("*") if path.is_file()):
        path = target / template.relative_to(templates)
        write(template, path.with_suffix("") if path.name.endswith(".py.txt") else path, name)


def write(template: Path, path: Path, name: str) -> None:
    text = template.read_text("utf-8").replace("{{name}}", name).replace("{{title}}", title_of(name))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def title_of(name: str) -> str:
    return name.replace("_", " ").strip().capitalize()
