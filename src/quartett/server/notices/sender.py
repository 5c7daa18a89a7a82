"""Sending: a bounded heap of letters, a few at once, never two on one person's account. A later one about a table replaces the earlier."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal

from quartett.server.machine import journal
from quartett.server.notices.guard import BadAddress, Guard, Letter, NotSent

MOST_WAITING = 5_000
AT_ONCE = 4
AGAIN_SECONDS = (30.0, 300.0)  # after a failure; then it is given up
GONE = (404, 410)
LATER = (408, 429)  # and whatever is the receiver's own trouble
LAST_SECONDS = 2.0  # for what waits when the server closes


@dataclass
class Delivery:
    way: Literal["push", "webhook"]
    to: str  # the device, or the webhook
    account: str  # whose it is: one slow receiver holds up nobody but who named it
    table: str
    letter: Callable[[], Letter]  # written when it is sent
    gone: Callable[[], Awaitable[None]]  # the receiver says that it is there no more
    tries: int = 0


class Sender:
    def __init__(self, guard: Guard) -> None:
        self.guard = guard
        self.waiting: OrderedDict[tuple[str, str], Delivery] = OrderedDict()
        self.busy: set[str] = set()
        self.resting: dict[str, float] = {}  # accounts that are left alone until then, since something failed
        self.news = asyncio.Event()
        self.workers = [asyncio.create_task(self.work()) for _ in range(AT_ONCE)]

    def put(self, delivery: Delivery) -> None:
        self.waiting.pop((delivery.to, delivery.table), None)
        self.waiting[delivery.to, delivery.table] = delivery
        if len(self.waiting) > MOST_WAITING:
            _, dropped = self.waiting.popitem(last=False)
            note(dropped, "dropped")
        self.news.set()

    async def work(self) -> None:
        while True:
            delivery = self.take()
            if delivery is None:
                await self.rest()
                continue
            self.busy.add(delivery.account)
            try:
                await self.deliver(delivery)
            except Exception as problem:  # the next one is sent all the same
                journal.note_failure("notice_failed", problem)
            finally:
                self.busy.discard(delivery.account)
                self.news.set()

    def take(self) -> Delivery | None:
        """The first that may go now."""
        now = asyncio.get_running_loop().time()
        self.resting = {account: until for account, until in self.resting.items() if until > now}
        for key, delivery in self.waiting.items():
            if delivery.account not in self.busy and delivery.account not in self.resting:
                return self.waiting.pop(key)
        return None

    async def rest(self) -> None:
        """Until there is something new, or somebody may be tried again."""
        self.news.clear()
        soonest = min(self.resting.values(), default=None) if self.waiting else None
        wait = None if soonest is None else max(0.01, soonest - asyncio.get_running_loop().time())
        with suppress(TimeoutError):
            await asyncio.wait_for(self.news.wait(), wait)

    async def deliver(self, delivery: Delivery) -> None:
        try:
            letter = await asyncio.to_thread(delivery.letter)
            status = await self.guard.send(letter, delivery.way == "push")
        except NotSent:
            status = 0
        except BadAddress:  # the hoster has changed what may be called
            status = 400
        if 200 <= status < 300:
            note(delivery, "sent")
        elif status in GONE:
            note(delivery, "gone")
            await delivery.gone()
        else:
            note(delivery, "failed")
            if status == 0 or status in LATER or status >= 500:
                self.try_again(delivery)

    def try_again(self, delivery: Delivery) -> None:
        wait = AGAIN_SECONDS[min(delivery.tries, len(AGAIN_SECONDS) - 1)]
        self.resting[delivery.account] = asyncio.get_running_loop().time() + wait
        delivery.tries += 1
        if delivery.tries <= len(AGAIN_SECONDS) and (delivery.to, delivery.table) not in self.waiting:
            self.put(delivery)

    async def close(self) -> None:
        """What can go at once still goes."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_SECONDS):
                while self.busy or any(delivery.account not in self.resting for delivery in self.waiting.values()):
                    await asyncio.sleep(0.02)
        for worker in self.workers:
            worker.cancel()
        await asyncio.gather(*self.workers, return_exceptions=True)


def note(delivery: Delivery, outcome: str) -> None:
    journal.measure("noticed", way=delivery.way, outcome=outcome)
