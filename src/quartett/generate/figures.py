"""The pictures of a game's rules: moments of its example game, as the boards are given them.

Which moments stands in the game's `figures.py`; `web/src/games/<game>/figures.json` is made from them, for every game that has drawn a
board. Nothing here is compiled: run it with NUMBA_DISABLE_JIT=1.
"""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from quartett import games
from quartett.engine import NONE, Move
from quartett.engine.log import read_entry
from quartett.generate.moves import BOARDS
from quartett.server.table import examples
from quartett.server.table.perspective import Happened, happenings
from quartett.server.table.play import new_match


class Figure(msgspec.Struct):
    """Some steps of the example game, as everybody sees them."""

    name: str
    step: int  # the last of them
    move: int | None  # made in it; None for chance
    before: Any
    after: Any
    happenings: list[Happened]


def files(checkout: Path) -> dict[str, Callable[[], str]]:
    homes = {game: f"{games.__name__}.{game}.figures" for game in games.names() if (checkout / BOARDS / game).is_dir()}
    return {f"{BOARDS}/{game}/figures.json": partial(written, game, home) for game, home in homes.items() if find_spec(home)}


def written(game: str, home: str) -> str:
    made = figures(game, import_module(home).FIGURES)
    return msgspec.json.format(msgspec.json.encode(made), indent=0).decode().replace("\n", "") + "\n"


def figures(name: str, wanted: dict[str, tuple[int, int]]) -> list[Figure]:
    """The moments, from one step of the game to another, in the order of the game's own list."""
    log = examples.read(name)
    match = new_match(examples.facts(log))
    game, found = match.game, {figure: Figure(figure, last, None, None, None, []) for figure, (_, last) in wanted.items()}
    for step, line in enumerate(log[1:], 1):
        entry = read_entry(line)
        move, before = entry.move if isinstance(entry, Move) else None, match.hidden(NONE)
        match.trust(entry)
        for figure, (first, last) in wanted.items():
            if not first <= step <= last:
                continue
            after, made = match.hidden(NONE), found[figure]
            made.before = made.before or game.view.view(before, NONE)
            made.move, made.after = move, game.view.view(after, NONE)
            made.happenings += happenings(game, before, move, after)
    return list(found.values())
