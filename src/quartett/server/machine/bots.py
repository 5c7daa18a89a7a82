"""Bots think in threads of their own; compiled code lets the event loop run meanwhile.

Threads are few, so thoughts wait their turn. What a person waits for goes first. Among equals it is the turn of whoever has used
the least thinking time lately: one guest's many expert tables wait for each other and for nobody else.
"""

import asyncio
import os
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from quartett.bots import LEVELS, Thought, choose, think
from quartett.engine import Game, Refused, stream

THREADS = max(2, (os.cpu_count() or 2) - 1)
POLITENESS = 10  # of 19
FORGOTTEN_SECONDS = 60.0  # after so long half of the time somebody has used no longer counts
MOST_WAITING = 64  # thoughts of one person
MOST_KNOWN = 10_000


class Urgency(IntEnum):
    """Who waits for a thought; the lowest goes first."""

    PERSON = 0  # a person at the table, for a bot's move
    HINT = 1
    NOBODY = 2  # bots among themselves


@dataclass
class Job:
    think: Callable[[], Any]
    person: str  # on whose account it goes
    urgency: Urgency
    number: int  # in the order they came
    done: "asyncio.Future[Any]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Account:
    """The thinking time somebody has used lately."""

    def __init__(self) -> None:
        self.used, self.at = 0.0, time.monotonic()

    def now(self) -> float:
        at = time.monotonic()
        self.used *= 0.5 ** ((at - self.at) / FORGOTTEN_SECONDS)
        self.at = at
        return self.used


def give_way() -> None:
    """People come first: where cores are short, the event loop is not to wait for a thought to end."""
    if sys.platform == "linux":  # elsewhere threads have no priority of their own
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), POLITENESS)


class BotThreads:
    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(THREADS, "bot", initializer=give_way)
        self.free = THREADS
        self.waiting: list[Job] = []
        self.accounts: dict[str, Account] = {}
        self.jobs = 0
        self.closed = False

    async def move(self, game: Game, bot: str, hidden: Any, person: str, urgency: Urgency) -> int:
        """The bot's move for the seat to move, from the record hidden for that seat."""
        return int(await self.ask(lambda: choose(game, bot, hidden, stream()), person, urgency))

    async def hint(self, game: Game, hidden: Any, person: str) -> list[Thought]:
        """What the expert would consider, best first."""
        found: list[Thought] = await self.ask(lambda: think(game, LEVELS["expert"], hidden, stream()), person, Urgency.HINT)
        return found

    async def ask(self, think: Callable[[], Any], person: str, urgency: Urgency) -> Any:
        """Have something thought about, when its turn comes."""
        if self.closed:
            raise Refused("unavailable", "the server is closing")
        if sum(job.person == person for job in self.waiting) >= MOST_WAITING:
            raise Refused("too_many", "too many bots of yours are thinking already")
        self.jobs += 1
        job = Job(think, person, urgency, self.jobs)
        self.waiting.append(job)
        self.give_out()
        try:
            return await job.done
        finally:
            if job in self.waiting:  # the asker has gone
                self.waiting.remove(job)

    def give_out(self) -> None:
        while self.free and self.waiting and not self.closed:
            job = min(self.waiting, key=lambda job: (job.urgency, self.account(job.person).now(), job.number))
            self.waiting.remove(job)
            self.free -= 1
            asyncio.get_running_loop().create_task(self.run(job))

    async def run(self, job: Job) -> None:
        began = time.monotonic()
        try:
            found = await asyncio.get_running_loop().run_in_executor(self.pool, job.think)
            if not job.done.done():
                job.done.set_result(found)
        except BaseException as problem:
            if not job.done.done():
                job.done.set_exception(problem if isinstance(problem, Exception) else RuntimeError("stopped"))
        finally:
            self.account(job.person).used += time.monotonic() - began
            self.free += 1
            self.give_out()

    def account(self, person: str) -> Account:
        if person not in self.accounts:
            if len(self.accounts) >= MOST_KNOWN:
                least = sorted(self.accounts, key=lambda name: self.accounts[name].now())
                for name in least[: MOST_KNOWN // 2]:
                    del self.accounts[name]
            self.accounts[person] = Account()
        return self.accounts[person]

    def close(self) -> None:
        self.closed = True
        for job in self.waiting:
            job.done.cancel()
        self.pool.shutdown(wait=False, cancel_futures=True)
