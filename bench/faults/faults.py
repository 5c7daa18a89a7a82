"""What goes wrong in a seed: some faults, drawn with their times and lengths."""

import asyncio
import random
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import dataclass

from bench.faults.crowd import Crowd
from bench.faults.levers import signal_all
from bench.faults.world import World

LONGEST_BEFORE = 0.3  # seconds of play before a fault
DAY = 86_400
Act = Callable[[World, Crowd, random.Random], Awaitable[None]]


@dataclass
class Fault:
    name: str
    act: Act
    needs: Callable[[World], bool] = lambda world: True


async def kill(world: World, crowd: Crowd, dice: random.Random) -> None:
    """kill -9, sometimes twice in a row, and at once or a little later a new server."""
    for _ in range(dice.choice([1, 1, 1, 2])):
        world.kill()
        await asyncio.sleep(dice.choice([0, 0, dice.uniform(0, 0.3)]))
        world.start()
        await asyncio.sleep(dice.uniform(0, 0.3))


async def stop(world: World, crowd: Crowd, dice: random.Random) -> None:
    """The server stands still for a while; sometimes it is killed in its sleep."""
    signal_all([world.server], signal.SIGSTOP)
    await asyncio.sleep(dice.uniform(0.02, 0.6))
    if dice.random() < 0.2:
        world.kill()
        world.start()
    else:
        signal_all([world.server], signal.SIGCONT)


async def full(world: World, crowd: Crowd, dice: random.Random) -> None:
    await asyncio.to_thread(world.disk.fill)
    await asyncio.sleep(dice.uniform(0.05, 0.5))
    if dice.random() < 0.2:  # and then also the server dies
        world.kill()
        world.disk.free()
        world.start()
    world.disk.free()
    if world.cluster and not world.cluster.number:  # it gives up when it cannot write ahead
        await asyncio.to_thread(world.cluster.start)


async def slow(world: World, crowd: Crowd, dice: random.Random) -> None:
    world.levers.set(flush=dice.choice([0.005, 0.02, 0.1, 0.3]))
    await asyncio.sleep(dice.uniform(0.1, 0.7))
    world.levers.set(flush=0.0)


async def clock(world: World, crowd: Crowd, dice: random.Random) -> None:
    """The wall clock jumps and stays there until the seed is over."""
    world.levers.set(clock=dice.choice([-1, 1]) * dice.choice([1, 3600, DAY, 3650 * DAY]))
    await asyncio.sleep(dice.uniform(0.05, 0.3))


async def cut(world: World, crowd: Crowd, dice: random.Random) -> None:
    for _ in range(dice.randint(1, 6)):
        crowd.counts["lines cut"] += crowd.cut(dice.choice([0.2, 0.5, 1.0]))
        await asyncio.sleep(dice.uniform(0, 0.1))


async def twice(world: World, crowd: Crowd, dice: random.Random) -> None:
    crowd.habits.twice = dice.choice([0.2, 0.5, 1.0])
    await asyncio.sleep(0.3)


async def reorder(world: World, crowd: Crowd, dice: random.Random) -> None:
    crowd.habits.reordered = dice.choice([0.2, 0.5])
    await asyncio.sleep(0.3)


async def lock(world: World, crowd: Crowd, dice: random.Random) -> None:
    """Another program has the file: longer than the server waits for it, once in a while."""
    with closing(sqlite3.connect(world.disk.path / "tables.sqlite", timeout=5, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(6 if dice.random() < 0.02 else dice.uniform(0.05, 0.8))
        other.execute("ROLLBACK")


async def pause(world: World, crowd: Crowd, dice: random.Random) -> None:
    """PostgreSQL does not answer: longer than the server has patience, once in a while."""
    assert world.cluster
    family = world.cluster.family()
    signal_all(family, signal.SIGSTOP)
    await asyncio.sleep(4 if dice.random() < 0.02 else dice.uniform(0.05, 0.8))
    signal_all(family, signal.SIGCONT)


async def restart(world: World, crowd: Crowd, dice: random.Random) -> None:
    """PostgreSQL ends, by a crash or in good order, and comes back, at once or later."""
    cluster = world.cluster
    assert cluster
    await asyncio.to_thread(cluster.halt, dice.choice(["immediate", "fast"]))
    await asyncio.sleep(dice.choice([0, dice.uniform(0, 0.8)]))
    await asyncio.to_thread(cluster.start)


async def hang_up(world: World, crowd: Crowd, dice: random.Random) -> None:
    """PostgreSQL ends some or all of the server's connections, some of them in the middle of a commit."""
    assert world.cluster
    for number in world.cluster.clients():
        if dice.random() < 0.7:
            crowd.counts["database connections ended"] += 1
            signal_all([number], signal.SIGTERM)
    await asyncio.sleep(dice.uniform(0, 0.2))


def on_postgres(world: World) -> bool:
    return world.cluster is not None


FAULTS = [
    Fault("server killed", kill),
    Fault("server stopped", stop),
    Fault("disk full", full, lambda world: world.disk.own),
    Fault("disk slow", slow, lambda world: world.levers.work),
    Fault("clock jumps", clock, lambda world: world.levers.work),
    Fault("lines cut", cut),
    Fault("frames twice", twice),
    Fault("frames reordered", reorder),
    Fault("database locked", lock, lambda world: world.cluster is None),
    Fault("database paused", pause, on_postgres),
    Fault("database restarted", restart, on_postgres),
    Fault("database hangs up", hang_up, on_postgres),
]


def drawn(world: World, dice: random.Random) -> list[Fault]:
    """One to three of those that can be had here."""
    possible = [fault for fault in FAULTS if fault.needs(world)]
    return dice.sample(possible, dice.randint(1, 3))


async def happen(faults: list[Fault], world: World, crowd: Crowd, dice: random.Random) -> None:
    """One after the other, with some play in between."""
    for fault in faults:
        await asyncio.sleep(dice.uniform(0.05, LONGEST_BEFORE))
        await fault.act(world, crowd, dice)
