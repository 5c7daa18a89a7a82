"""Group commit: whatever waits to be written goes into one transaction, and nobody is told before it is on disk."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy.exc import DataError, IntegrityError, InterfaceError, OperationalError, StatementError

from quartett.engine import Refused
from quartett.server.machine import journal
from quartett.server.storage import sql
from quartett.server.storage.database import Database
from quartett.server.storage.sql import Change

MOST_AT_ONCE = 500
BEAT_SECONDS = 0.02  # from one commit to the next: each costs as much as a move, so a busy server makes fewer
Waiting = tuple[Change, "asyncio.Future[None]"]


class Writer:
    """The only one who appends. Its thread waits for the disk; the event loop does not."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine
        self.waiting: list[Waiting] = []
        self.news = asyncio.Event()
        self.thread = ThreadPoolExecutor(1, "writer")
        self.task = asyncio.create_task(self.run())

    async def write(self, change: Change) -> None:
        """Returns when the change is durable; refused if it could not be written."""
        done = asyncio.get_running_loop().create_future()
        self.waiting.append((change, done))
        self.news.set()
        await done

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time()
        while True:
            await self.news.wait()
            if (early := due - loop.time()) > 0:
                await asyncio.sleep(early)
            due = loop.time() + BEAT_SECONDS
            batch, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
            if not self.waiting:
                self.news.clear()
            try:
                await self.commit(batch)
            except Exception as problem:  # it goes on: everything that is played depends on it
                journal.note_failure("writer_failed", problem)
                _refuse_all(batch)

    async def commit(self, batch: list[Waiting]) -> None:
        """One transaction for all; if one of them is faulty, each by itself, so that only that one suffers."""
        try:
            await self.in_thread([change for change, _ in batch])
        except (IntegrityError, DataError, StatementError) as problem:
            if len(batch) > 1 and not isinstance(problem, OperationalError | InterfaceError):
                for one in batch:
                    await self.commit([one])
                return
            journal.note("write_failed", level="error", problem=type(problem).__name__)
            _refuse_all(batch)
            return
        for _, done in batch:
            _finish(done, None)

    async def in_thread(self, changes: list[Change]) -> None:
        began = time.perf_counter()
        await asyncio.get_running_loop().run_in_executor(self.thread, sql.write, self.engine, changes)
        journal.measure("committed", seconds=time.perf_counter() - began, changes=len(changes))

    async def close(self) -> None:
        """Write what waits, then stop."""
        while self.waiting:
            await asyncio.sleep(0.01)
        self.task.cancel()
        await asyncio.to_thread(self.thread.shutdown)


def _refuse_all(batch: list[Waiting]) -> None:
    """Whether it was kept is not known for certain: the table is read anew, and who asks again with the same id learns it."""
    for _, done in batch:
        _finish(done, Refused("unavailable", "this could not be kept now; ask again"))


def _finish(done: "asyncio.Future[None]", problem: Refused | None) -> None:
    if done.done():  # the asker has gone
        return
    if problem:
        done.set_exception(problem)
    else:
        done.set_result(None)
