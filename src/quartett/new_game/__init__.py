"""`quartett new-game`: a complete tiny game to begin with, written from the templates beside this file.

A template is the file it becomes: `{{name}}` and `{{title}}` are filled in, and `.py.txt` becomes `.py`.
"""

import re
import shutil
from keyword import iskeyword
from pathlib import Path

from quartett import games
from quartett.engine import Refused

TEMPLATES = Path(__file__).parent / "templates"
NAME = re.compile("[a-z][a-z0-9_]*")
IN_A_CHECKOUT = Path("src/quartett/games")
TESTS_IN_A_CHECKOUT = Path("tests/games")


def usual_place() -> Path:
    """Among the games of the checkout we stand in; outside of one, right here."""
    here = Path.cwd()
    inside = (place / IN_A_CHECKOUT for place in (here, *here.parents))
    return next((place for place in inside if (place / "__init__.py").is_file()), here)


def checkout_of(place: Path) -> Path | None:
    """The checkout whose games these are, if they are a checkout's."""
    root = place.parents[2] if len(place.parents) > 2 else place
    return root if place == root / IN_A_CHECKOUT and (root / TESTS_IN_A_CHECKOUT).is_dir() else None


def new_game(name: str, place: Path | None = None) -> list[Path]:
    """Write the game and its tests; the two directories. What is refused has written nothing."""
    place = (place or usual_place()).resolve()
    checkout = checkout_of(place)
    home = place / name
    tests = checkout / TESTS_IN_A_CHECKOUT / name if checkout else home / "tests"
    check(name, place, home, tests)
    try:
        fill(TEMPLATES / "game", home, name)
        fill(TEMPLATES / "tests", tests, name)
        if checkout:  # where tests are a package, so that two files may have the same name
            (tests / "__init__.py").touch()
    except OSError as problem:
        for begun in (home, tests):
            shutil.rmtree(begun, ignore_errors=True)
        raise Refused("bad_option", f"{problem.filename} cannot be written: {problem.strerror}") from None
    return [home, tests]


def check(name: str, place: Path, home: Path, tests: Path) -> None:
    """Refuse what cannot be a game's name, or would be in the way of something."""
    if not NAME.fullmatch(name) or iskeyword(name):
        raise Refused("bad_option", f"{name!r} cannot be a game's name: small letters, digits and _, a letter first, no word of Python's")
    if name in games.names():
        raise Refused("bad_option", f"there is a game {name} already, in {games.homes()[name]}")
    if not place.is_dir():
        raise Refused("bad_option", f"there is no directory {place}")
    for wanted in (home, tests):
        if wanted.exists():
            raise Refused("bad_option", f"{wanted} is in the way")


def fill(templates: Path, target: Path, name: str) -> None:
    """Every template of a directory as a file of another."""
    for template in sorted(path for path in templates.rglob("*") if path.is_file()):
        path = target / template.relative_to(templates)
        path.parent.mkdir(parents=True, exist_ok=True)
        text = template.read_text("utf-8").replace("{{name}}", name).replace("{{title}}", title_of(name))
        path.with_name(path.name.removesuffix(".txt") if path.name.endswith(".py.txt") else path.name).write_text(text, "utf-8")


def title_of(name: str) -> str:
    return name.replace("_", " ").strip().capitalize()
