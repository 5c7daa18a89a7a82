"""The games: one directory each, found by their directory names."""

import pkgutil
from functools import cache
from importlib import import_module

from quartett.engine import Game, Refused


def names() -> list[str]:
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


@cache
def load(name: str) -> Game:
    if name not in names():
        raise Refused("no_game", f"there is no game {name!r}; the games: {', '.join(names())}")
    game = import_module(f"{__name__}.{name}").GAME
    assert isinstance(game, Game)
    return game
