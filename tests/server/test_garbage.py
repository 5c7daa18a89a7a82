"""Old garbage is collected by us, in a quiet moment, and by nobody else."""

import asyncio
import gc
import weakref
from contextlib import suppress

import pytest

from quartett.server.machine import garbage


class Ring:
    def __init__(self) -> None:
        self.itself = self


def test_old_garbage_waits_for_a_quiet_moment_and_then_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "LOOK_SECONDS", 0.05)
    monkeypatch.setattr(garbage, "RARELY_SECONDS", 0.0)
    usual = gc.get_threshold()
    garbage.put_off()
    try:
        gone = asyncio.run(a_ring_left_behind())
    finally:
        gc.set_threshold(*usual)
    assert gone


async def a_ring_left_behind() -> bool:
    ring = Ring()
    gone = weakref.ref(ring)
    gc.collect()  # the ring is old now
    del ring
    gc.collect(1)
    assert gone() is not None
    task = asyncio.create_task(garbage.sweep())
    for _ in range(1000):  # other threads of this process may still be at work
        await asyncio.sleep(0.02)
        if gone() is None:
            break
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    return gone() is None
