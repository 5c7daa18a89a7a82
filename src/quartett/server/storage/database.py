"""The database as the event loop knows it: questions go to threads of their own; what it cannot answer now is refused, and said.

A watcher holds one connection of its own. It notices within a second that the database has gone or come back, and holds the lock
that lets only one server work on it.
"""

import asyncio
import fcntl
import os
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import suppress
from typing import IO, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from quartett.engine import Refused
from quartett.server.machine import journal
from quartett.server.machine.uptime import Uptime
from quartett.server.storage import sql

THREADS = 8
PATIENCE_SECONDS = 3.0  # for an answer
LOOK_SECONDS = 0.5  # between two looks at whether it is there
LOCK = 7_117_883_101  # any number, the same for every server
P = ParamSpec("P")
T = TypeVar("T")


class Unavailable(Refused):
    def __init__(self) -> None:
        super().__init__("unavailable", "the database does not answer; nothing has changed, try again soon")


class InUse(Refused):
    def __init__(self) -> None:
        do = "Stop that one, or give this one a database or data directory of its own."
        super().__init__("database_in_use", f"another server works on this database already.\n{do}")


class Database:
    def __init__(self, url: str) -> None:
        self.engine = sql.connect(url)
        self.lock = Lock(self.engine)
        try:
            self.lock.take()
        except BaseException:
            self.engine.dispose()  # nobody else will
            raise
        self.uptime = Uptime(*sql.read_uptime(self.engine))
        self.threads = ThreadPoolExecutor(THREADS, "database")
        self.looking = ThreadPoolExecutor(1, "database-watch")
        self.is_there = True
        self.when_back: list[Callable[[], Awaitable[None]]] = []  # what to do when it has come back
        self.lost: Callable[[], None] = lambda: os.kill(os.getpid(), 15)  # somebody else has the lock: we must not go on

    async def ask(self, question: Callable[Concatenate[Engine, P], T], *args: P.args, **more: P.kwargs) -> T:
        """What a function of `sql` finds; refused if the database does not answer."""
        if not self.is_there:
            raise Unavailable
        asked = asyncio.get_running_loop().run_in_executor(self.threads, lambda: question(self.engine, *args, **more))
        try:
            return await asyncio.wait_for(asyncio.shield(asked), PATIENCE_SECONDS)
        except (SQLAlchemyError, TimeoutError) as problem:
            asked.add_done_callback(lambda late: late.cancelled() or late.exception())  # nobody waits for it any more
            journal.note("database_failed", level="error", problem=type(problem).__name__)
            raise Unavailable from None

    async def watch(self) -> None:
        """Notice when it goes and when it comes back."""
        loop = asyncio.get_running_loop()
        looking: asyncio.Future[bool] | None = None
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if looking is None:
                looking = loop.run_in_executor(self.looking, self.lock.hold)
            done, _ = await asyncio.wait([looking], timeout=PATIENCE_SECONDS)
            there = False
            if done:
                there = self.found(looking)
                looking = None
            if there != self.is_there:
                self.is_there = there
                journal.note("database_back" if there else "database_gone", level="info" if there else "error")
                if there:
                    await asyncio.gather(*(each() for each in self.when_back))

    def found(self, looked: "asyncio.Future[bool]") -> bool:
        """Is it there? If somebody else has taken the lock meanwhile, this server ends."""
        try:
            if looked.result():
                return True
        except SQLAlchemyError:
            return False
        journal.note("database_taken", level="error", message="another server has taken this database; this one stops")
        self.lost()
        return False

    def close(self) -> None:
        closing = self.looking.submit(self.put_away)  # after a look that may be under way, which would take the lock again
        self.looking.shutdown(wait=False)
        wait([closing], timeout=PATIENCE_SECONDS)  # a database that does not answer holds nobody up

    def put_away(self) -> None:
        self.lock.close()
        self.threads.shutdown(cancel_futures=True)  # the last answers give their connections back
        self.engine.dispose()


class Lock:
    """Only one server works on a database: a locked file beside SQLite's, an advisory lock in PostgreSQL."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.connection: Connection | None = None
        self.file: IO[bytes] | None = None

    def take(self) -> None:
        """At the start. A server that was killed a moment ago may still seem to be there for another."""
        for _ in range(20):
            if self.hold():
                return
            time.sleep(0.1)
        self.close()
        raise InUse

    def hold(self) -> bool:
        """Take it, or see that it is still ours. Raises if the database does not answer."""
        if self.engine.dialect.name == "sqlite":
            with self.engine.connect() as connection:
                connection.exec_driver_sql("SELECT 1")
            return self.hold_file()
        try:
            if self.connection is not None:
                self.connection.exec_driver_sql("SELECT 1")
                return True
            connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        except SQLAlchemyError:
            self.close()
            raise
        if connection.exec_driver_sql(f"SELECT pg_try_advisory_lock({LOCK})").scalar():
            self.connection = connection
            return True
        connection.close()
        return False

    def hold_file(self) -> bool:
        if self.file is None and (path := self.engine.url.database):
            self.file = open(f"{path}.lock", "wb")  # noqa: SIM115 - held as long as the server lives
            with suppress(BlockingIOError):
                fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return True
            self.file.close()
            self.file = None
            return False
        return True

    def close(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(SQLAlchemyError):
                connection.invalidate()
            with suppress(SQLAlchemyError):
                connection.close()
        if self.file:
            self.file.close()
            self.file = None
