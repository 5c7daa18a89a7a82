"""The games: one directory each, found by their directory names, here and in the places that QUARTETT_GAMES names."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path

from quartett.engine import Game, Refused
from quartett.engine.places import games_in, places

__path__ += [place for place in map(str, places()) if place not in __path__]


def names() -> list[str]:
    """The names of all games, in the order of the alphabet."""
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
    """The game of that name; one that is not there or cannot be loaded is refused, with a sentence."""
    if name not in names():
        hint = "QUARTETT_GAMES says where games of your own are"
        raise Refused("no_game", f"there is no game {name!r}; the games: {', '.join(names())} ({hint})")
    try:
        game = import_module(f"{__name__}.{name}").GAME
    except Exception as problem:  # whatever it is, the other games are not to suffer from it
        raise Refused("no_game", f"the game {name} cannot be loaded: {type(problem).__name__}: {problem}") from problem
    assert isinstance(game, Game)
    return game


def load_all(complain: Callable[[Refused], None]) -> list[Game]:
    """Every game that can be loaded; of the others somebody is told."""
    found = []
    for name in names():
        try:
            found.append(load(name))
        except Refused as refused:
            complain(refused)
    return found
