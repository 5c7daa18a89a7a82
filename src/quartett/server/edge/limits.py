"""How often anybody may ask, and how much anybody may have at once."""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from quartett.engine import Refused

MOST_KNOWN = 50_000


class Bucket:
    """So many at once, then so many a second."""

    def __init__(self, rate: tuple[float, float]) -> None:
        self.size, self.refill = rate
        self.left = self.size
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.at) * self.refill)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One for each client; those not seen for longest are forgotten, so that memory is bounded."""

    def __init__(self, rate: tuple[float, float]) -> None:
        self.rate = rate
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> None:
        bucket = self.known.pop(client, None) or Bucket(self.rate)
        self.known[client] = bucket
        if len(self.known) > MOST_KNOWN:
            self.known.popitem(last=False)
        if not bucket.take():
            raise Refused("too_fast", "too many requests; wait a moment")


class Places:
    """So many for each client at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.taken: Counter[str] = Counter()

    @contextmanager
    def one(self, client: str) -> Iterator[None]:
        if self.taken.get(client, 0) >= self.most:
            raise Refused("too_many", "too many connections")
        self.taken[client] += 1
        try:
            yield
        finally:
            self.taken[client] -= 1
            if not self.taken[client]:
                del self.taken[client]
