"""Bots think in threads of their own; compiled code lets the event loop run meanwhile."""

import os
from typing import Any

from quartett.bots import LEVELS, Thought, choose, think
from quartett.engine import Game, Ints, stream
from quartett.server.machine.fair import FairThreads, Urgency

THREADS = max(2, (os.cpu_count() or 2) - 1)
MOST_WAITING = 64  # thoughts of one person


class BotThreads(FairThreads):
    def __init__(self) -> None:
        super().__init__("bot", THREADS, MOST_WAITING)

    async def move(self, game: Game, bot: str, hidden: Any, person: str, urgency: Urgency, lots: Ints | None = None) -> int:
        """The bot's move for the seat to move, from the record hidden for that seat; it draws its lots as given, or fresh ones."""
        return int(await self.ask(lambda: choose(game, bot, hidden, stream() if lots is None else lots), person, urgency))

    async def hint(self, game: Game, hidden: Any, person: str) -> list[Thought]:
        """What the expert would consider, best first."""
        return await self.ask(lambda: think(game, LEVELS["expert"], hidden, stream()), person, Urgency.HINT)
