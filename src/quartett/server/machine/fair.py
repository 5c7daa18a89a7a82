"""Work that takes a while is done in a few threads of its own, and waits for its turn there.

What a person waits for goes first. Among equals it is the turn of whoever has used the least time lately: one guest's many wishes
wait for each other and for nobody else.
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
from typing import Any, TypeVar

from quartett.engine import Refused
from quartett.server.machine import journal

POLITENESS = 10  # of 19
FORGOTTEN_SECONDS = 60.0  # after so long half of the time somebody has used no longer counts
MOST_KNOWN = 10_000
T = TypeVar("T")


class Urgency(IntEnum):
    """Who waits; the lowest goes first."""

    PERSON = 0
    HINT = 1
    NOBODY = 2  # bots among themselves
    LATER = 3  # a look back at what is over


@dataclass
class Job:
    work: Callable[[], Any]
    person: str  # on whose account it goes
    urgency: Urgency
    number: int  # in the order they came
    done: "asyncio.Future[Any]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Account:
    """The time somebody has used lately."""

    def __init__(self) -> None:
        self.used, self.at = 0.0, time.monotonic()

    def now(self) -> float:
        at = time.monotonic()
        self.used *= 0.5 ** ((at - self.at) / FORGOTTEN_SECONDS)
        self.at = at
        return self.used


def give_way() -> None:
    """People come first: where cores are short, the event loop is not to wait for such work to end."""
    if sys.platform == "linux":  # elsewhere threads have no priority of their own
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), POLITENESS)


class FairThreads:
    def __init__(self, name: str, threads: int, most_waiting: int) -> None:
        """At most so many wishes of one person wait."""
        self.name = name
        self.pool = ThreadPoolExecutor(threads, name, initializer=give_way)
        self.free, self.most_waiting = threads, most_waiting
        self.waiting: list[Job] = []
        self.accounts: dict[str, Account] = {}
        self.jobs = 0
        self.closed = False

    async def ask(self, work: Callable[[], T], person: str, urgency: Urgency) -> T:
        """Have something done when its turn comes."""
        if self.closed:
            raise Refused("unavailable", "the server is closing")
        if sum(job.person == person for job in self.waiting) >= self.most_waiting:
            raise Refused("too_many", "you wait for too much at once already; ask again later")
        self.jobs += 1
        job = Job(work, person, urgency, self.jobs)
        self.waiting.append(job)
        self.give_out()
        try:
            found: T = await job.done
            return found
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
            found = await asyncio.get_running_loop().run_in_executor(self.pool, job.work)
            if not job.done.done():
                job.done.set_result(found)
        except BaseException as problem:
            if not job.done.done():
                job.done.set_exception(problem if isinstance(problem, Exception) else RuntimeError("stopped"))
        finally:
            seconds = time.monotonic() - began
            self.account(job.person).used += seconds
            journal.measure("worked", of=self.name, whom=job.urgency.name.lower(), seconds=seconds)
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
