"""What a board needs to know of its game's rules: `web/src/games/<game>/moves.ts`, for every game that has drawn a board.

The convention: every name in capitals in the game's `rules` that is a whole number (its own, and those it imports from its tables and
the engine), and every IntEnum there. A number a board needs is therefore given a name in the rules. Numbers beyond 2**53 are left out:
a browser cannot hold them.
"""

from collections.abc import Callable
from enum import IntEnum
from functools import partial
from importlib import import_module
from pathlib import Path

from quartett import games

BOARDS = "web/src/games"
LARGEST = 2**53 - 1  # Number.MAX_SAFE_INTEGER
HEAD = "/** The numbers and names of the game's rules. Written by `python -m quartett.generate`: change the rules instead. */\n"


def files(checkout: Path) -> dict[str, Callable[[], str]]:
    drawn = [game for game in games.names() if (checkout / BOARDS / game).is_dir()]
    return {f"{BOARDS}/{game}/moves.ts": partial(moves, f"{games.__name__}.{game}.rules") for game in drawn}


def moves(rules: str) -> str:
    """The constants of a module, as TypeScript."""
    names = vars(import_module(rules)).items()
    numbers = [f"export const {name} = {value};\n" for name, value in names if is_number(name, value)]
    enums = [enum(value) for _, value in names if isinstance(value, type) and issubclass(value, IntEnum) and value is not IntEnum]
    return "\n".join([HEAD, "".join(numbers), *enums])


def is_number(name: str, value: object) -> bool:
    if not isinstance(value, int) or isinstance(value, bool):
        return False
    return name.isupper() and not name.startswith("_") and abs(value) <= LARGEST


def enum(members: type[IntEnum]) -> str:
    """The members as an object, and their names as a type: a view speaks of a phase by its name."""
    lines = "".join(f"  {member.name}: {member.value},\n" for member in members)
    name = members.__name__
    return f"export const {name} = {{\n{lines}}} as const;\nexport type {name} = keyof typeof {name};\n"
