"""The options of every game, from the games: a page for whoever makes a table, a simulation or a program."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from quartett import games
from quartett.engine import Game, Option
from quartett.generate.markdown import paragraph, table
from quartett.language import Language, language

PAGE = "docs/reference/options.md"
HEAD = """# Options of every game

Written by `python -m quartett.generate` from the games. A default is **bold**. `quartett games` lists the same.

The same names work everywhere: `--option name=value` at the command line, `"options"` in the
[referee protocol](referee.md) and in [a new table](wire.md).
"""


def files(checkout: Path) -> dict[str, Callable[[], str]]:
    return {PAGE: partial(page, checkout)} if (checkout / PAGE).parent.is_dir() else {}


def page(checkout: Path) -> str:
    """Of the games that live in the checkout; others have documents of their own."""
    ours = [name for name, home in sorted(games.homes().items()) if home.is_relative_to(checkout)]
    return "\n".join([HEAD, *(described(games.load(name)) for name in ours)])


def described(game: Game) -> str:
    words = language(game, "en")
    players = f"{game.players[0]} to {game.players[-1]} players" if len(game.players) > 1 else f"{game.players[0]} players"
    minutes = " to ".join(map(str, dict.fromkeys(game.minutes)))
    head = f"{words('tagline')} {players}, {minutes} minutes. Rules: [the rulebook](../rules/{game.name}.md). Revision: {game.revision}."
    rows = [[f"`{option.name}`", values(option), " ".join(about(option, words))] for option in game.options]
    return "\n".join([f"## {game.title}", "", paragraph(head), "", *table(["option", "values", "what it changes"], rows), ""])


def values(option: Option) -> str:
    return ", ".join(f"**`{value}`**" if value == option.default else f"`{value}`" for value in option.values)


def about(option: Option, words: Language) -> Iterator[str]:
    yield words(f"option-{option.name}-help")
    if option.several:
        other, value = option.several.only
        yield f"A list such as `{','.join(option.several.items[:3])}`, asked for only with `{other}={value}`."
    if option.lab:
        yield f"Simulations and arenas use `{option.lab}` unless told otherwise."
    for revision, value in option.earlier.items():
        yield f"Up to revision {revision} the default was `{value}`."
