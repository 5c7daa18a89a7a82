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


# Whether this process is quiet is not ours to say: other tests' threads may be at work in it. So the bar moves instead.
@pytest.mark.parametrize(
    ("quiet", "at_latest", "goes"),
    [
        pytest.param(1e9, 1e9, True, id="a quiet moment"),
        pytest.param(0.0, 1e9, False, id="people are served"),
        pytest.param(0.0, 0.0, True, id="people are served, but it is late"),
    ],
)
def test_old_garbage_goes(monkeypatch: pytest.MonkeyPatch, quiet: float, at_latest: float, goes: bool) -> None:
    monkeypatch.setattr(garbage, "LOOK_SECONDS", 0.01)
    monkeypatch.setattr(garbage, "RARELY_SECONDS", 0.0)
    monkeypatch.setattr(garbage, "QUIET", quiet)
    monkeypatch.setattr(garbage, "AT_LATEST_SECONDS", at_latest)
    usual = gc.get_threshold()
    garbage.put_off()
    try:
        assert asyncio.run(a_ring_left_behind_is_gone()) == goes
    finally:
        gc.set_threshold(*usual)


async def a_ring_left_behind_is_gone() -> bool:
    ring = Ring()
    gone = weakref.ref(ring)
    gc.collect()  # the ring is old now
    del ring
    gc.collect(1)
    assert gone() is not None
    task = asyncio.create_task(garbage.sweep())
    await asyncio.sleep(0.1)  # many looks
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    return gone() is None
