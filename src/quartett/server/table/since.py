"""What somebody missed: the pictures of a running table through their own eyes, as they would have been sent one by one.

They are counted as those eyes count: what is no version to them is no picture either, so nothing shows here that they were not to see.
"""

from collections import deque
from collections.abc import Sequence
from typing import Any

import msgspec

from quartett.engine import NONE, Game
from quartett.server.table.entries import Entry
from quartett.server.table.frames import Turn, turn_of
from quartett.server.table.perspective import Perspectives
from quartett.server.table.play import Facts

MOST = 80  # pictures; who missed more sees the last of them
NO_LINES = 2**62  # lines from this version on: none, the asker has them


class Picture(msgspec.Struct):
    version: int
    event: str
    turn: Turn
    view: Any  # what the game's view.py makes of the hidden record


class Since(msgspec.Struct):
    """The table at a version, and at every one after it."""

    pictures: list[Picture]


def since(facts: Facts, game: Game, entries: Sequence[Entry], eyes: int, version: int) -> Since:
    told = Perspectives(facts, game, {eyes: NO_LINES})
    perspective, kept = told.of[eyes], deque[Picture](maxlen=MOST)
    for number, entry in enumerate(entries, 1):
        before = perspective.version
        told.hear(number, entry)
        if perspective.version > before and perspective.version >= version:
            turn = turn_of("over" if told.match.over else "playing", max(told.match.turn, NONE))
            view = game.view.view(perspective.hidden, eyes)
            kept.append(Picture(perspective.version, game.event(perspective.hidden), turn, view))
    return Since(list(kept))
