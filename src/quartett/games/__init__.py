"""The games: one directory each, found by their directory names, here and in the places that QUARTETT_GAMES names."""

from functools import cache
from importlib import import_module
from pathlib import Path

from quartett.engine import Game, Refused
from quartett.engine.places import games_in, places

__path__ += [place for place in map(str, places()) if place not in __path__]


def names() -> list[str]:
    return sorted(homes())


def homes() -> dict[str, Path]:
    """Each game's directory; a name that is taken twice is refused."""
    found: dict[str, Path] = {}
    for place in map(Path, __path__):
        if not place.is_dir():
            raise Refused("bad_option", f"QUARTETT_GAMES names {place}, which is no directory")
        for home in games_in(place):
            if home.name in found:
                raise Refused("bad_option", f"two games are called {home.name}: {found[home.name]} and {home}")
            found[home.name] = home
    return found


@cache
def load(name: str) -> Game:
    if name not in names():
        raise Refused("no_game", f"there is no game {name!r}; the games: {', '.join(names())}")
    game = import_module(f"{__name__}.{name}").GAME
    assert isinstance(game, Game)
    return game
