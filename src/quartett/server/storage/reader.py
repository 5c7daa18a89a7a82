"""Reading together: whoever asks while the database is being read is served by the next reading, all in one go.

After a restart hundreds of tables are asked for at once; a thread and a transaction for each would take longer than the reading.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Reader(Generic[T]):
    def __init__(self, read: Callable[[list[str]], Awaitable[dict[str, T]]]) -> None:
        self.read = read
        self.asked: dict[str, asyncio.Future[T | None]] = {}
        self.task: asyncio.Task[None] | None = None

    async def get(self, name: str) -> T | None:
        """What there is under this name; read after this was asked, never before."""
        if name not in self.asked:
            self.asked[name] = asyncio.get_running_loop().create_future()
        found = self.asked[name]
        if self.task is None:
            self.task = asyncio.create_task(self.run())
        return await asyncio.shield(found)

    async def run(self) -> None:
        while self.asked:
            batch, self.asked = self.asked, {}
            try:
                found = await self.read(list(batch))
            except Exception as problem:
                for future in batch.values():
                    future.set_exception(problem)
                    future.exception()  # the asker may be gone
            else:
                for name, future in batch.items():
                    future.set_result(found.get(name))
        self.task = None
