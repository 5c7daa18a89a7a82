"""What a board needs to know of its game's happenings: `web/src/games/<game>/happenings.ts`, for every game that has drawn a board."""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from quartett import games
from quartett.engine import Happening
from quartett.generate.moves import BOARDS
from quartett.generate.wire import interface, structs

HEAD = "/** What can happen in a step. Written by `python -m quartett.generate`: change the game's happenings.py instead. */\n"


def files(checkout: Path) -> dict[str, Callable[[], str]]:
    homes = {game: f"{games.__name__}.{game}.happenings" for game in games.names() if (checkout / BOARDS / game).is_dir()}
    return {f"{BOARDS}/{game}/happenings.ts": partial(happenings, home) for game, home in homes.items() if find_spec(home)}


def happenings(module: str) -> str:
    """The kinds of a module, as TypeScript."""
    kinds = [each for each in vars(import_module(module)).values() if isinstance(each, type) and issubclass(each, Happening)]
    kinds.remove(Happening)  # of which they are kinds
    union = " | ".join(kind.__name__ for kind in kinds)
    return "\n".join([HEAD, *(interface(info) for info in structs(*kinds).values()), f"export type Happening = {union};\n"])
