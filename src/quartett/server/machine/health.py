"""How promptly the event loop comes round: whatever keeps it busy keeps everybody waiting."""

import asyncio
import time
from contextlib import suppress

BEAT_SECONDS = 0.01
WINDOW_SECONDS = 10.0


class LoopWatch:
    def __init__(self) -> None:
        self.before = self.now = 0.0  # the longest delays of the last window and of this one
        self.task = asyncio.create_task(self.beat())

    @property
    def longest_stall(self) -> float:
        """By how many seconds the loop was late at worst, within the last 10 to 20 seconds."""
        return max(self.before, self.now)

    async def beat(self) -> None:
        end = time.perf_counter() + WINDOW_SECONDS
        while True:
            due = time.perf_counter() + BEAT_SECONDS
            await asyncio.sleep(BEAT_SECONDS)
            at = time.perf_counter()
            if at > end:
                self.before, self.now, end = self.now, 0.0, at + WINDOW_SECONDS
            self.now = max(self.now, at - due)

    async def close(self) -> None:
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task
