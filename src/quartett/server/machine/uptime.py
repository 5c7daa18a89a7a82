"""How long the server has been there, all its lives together: the time by which clocks run.

It stands still while the server is away, and while its database is. What is kept of it is written every second while a clock runs,
and with every entry that has a time: a server that was killed goes on from there. So no clock loses time by that, and none wins
more than the second since.

Within a life it is the machine's monotonic time: nothing happens when somebody sets the wall clock. That is asked for one thing only,
whether it is a weekend.
"""

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

SATURDAY = 5  # days count from Monday, 0
DAY = timedelta(days=1)


class Uptime:
    """Two counts, in milliseconds: of all time, and of all but weekends."""

    def __init__(
        self,
        total: int = 0,
        weekdays: int = 0,
        monotonic: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self.total, self.weekdays = total, weekdays
        self.monotonic, self.wall = monotonic, wall
        self.seen, self.rested = 0, False  # when somebody last looked; and was it a weekend?
        self.runs = False

    def go(self) -> None:
        if not self.runs:
            self.seen, self.rested, self.runs = self.machine_time(), self.is_weekend, True

    def stop(self) -> None:
        self.read()
        self.runs = False

    def machine_time(self) -> int:
        """Whole milliseconds first, differences then: so the parts of a time add up to the whole of it, whoever looked in between."""
        return int(self.monotonic() * 1000)

    def read(self) -> tuple[int, int]:
        """Both counts as they are now."""
        if self.runs:
            now = self.machine_time()
            passed, self.seen = max(0, now - self.seen), now
            self.total += passed
            self.weekdays += 0 if self.rested else passed
            self.rested = self.is_weekend
        return self.total, self.weekdays

    def now(self, weekends: bool) -> int:
        """The count for a clock that runs on weekends, or not."""
        total, weekdays = self.read()
        return total if weekends else weekdays

    @property
    def is_weekend(self) -> bool:
        """In UTC: one weekend for everybody at a table."""
        return datetime.fromtimestamp(self.wall(), UTC).weekday() >= SATURDAY

    def when(self, milliseconds: int, weekends: bool) -> datetime:
        """At what date so much time will have passed, if the server stays."""
        now, left = datetime.fromtimestamp(self.wall(), UTC), timedelta(milliseconds=milliseconds)
        while not weekends and left > timedelta(0):
            tomorrow = now.replace(hour=0, minute=0, second=0, microsecond=0) + DAY
            if now.weekday() < SATURDAY:
                if left <= tomorrow - now:
                    break
                left -= tomorrow - now
            now = tomorrow
        return now + left
