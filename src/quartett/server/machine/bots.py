"""Bots think in threads of their own; compiled code lets the event loop run meanwhile."""

import asyncio
import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from quartett.bots import LEVELS, Thought, choose, think
from quartett.engine import Game, stream

THREADS = max(2, (os.cpu_count() or 2) - 1)
POLITENESS = 10  # of 19


def give_way() -> None:
    """People come first: where cores are short, the event loop is not to wait for a thought to end."""
    if sys.platform == "linux":  # elsewhere threads have no priority of their own
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), POLITENESS)


class BotThreads:
    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(THREADS, "bot", initializer=give_way)

    async def move(self, game: Game, bot: str, hidden: Any) -> int:
        """The bot's move for the seat to move, from the record hidden for that seat."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, lambda: choose(game, bot, hidden, stream()))

    async def hint(self, game: Game, hidden: Any) -> list[Thought]:
        """What the expert would consider, best first."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, lambda: think(game, LEVELS["expert"], hidden, stream()))

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
