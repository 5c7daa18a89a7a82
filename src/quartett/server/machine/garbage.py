"""Collecting garbage when nobody waits.

Python's full collections look at everything that lives: with 2,000 sockets open that stops all tables for a quarter of a
second, every few seconds. Young garbage is still collected at once; the rest waits for a quiet moment, but not for ever.
"""

import asyncio
import gc
import time

YOUNG = 10_000  # new objects between two collections of young garbage
NEVER = 2**30
LOOK_SECONDS = 1.0
QUIET = 0.1  # of one processor
RARELY_SECONDS, AT_LATEST_SECONDS = 60.0, 900.0


def put_off() -> None:
    """No full collections but ours."""
    gc.set_threshold(YOUNG, 10, NEVER)


async def sweep() -> None:
    swept = time.monotonic()
    while True:
        worked = time.process_time()
        await asyncio.sleep(LOOK_SECONDS)
        quiet = time.process_time() - worked < QUIET * LOOK_SECONDS
        since = time.monotonic() - swept
        if since > AT_LATEST_SECONDS or (quiet and since > RARELY_SECONDS):
            gc.collect()
            swept = time.monotonic()
