"""Seed after seed: a crowd sits down, faults happen, everything is mended, and the log is compared with what was acknowledged."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from bench.faults.compare import Findings, compare_stored
from bench.faults.crowd import Crowd, Habits, stop
from bench.faults.faults import drawn, happen
from bench.faults.world import World

FINISH_SECONDS = 30.0  # so long everybody may take to see things through when all is mended
SEEDS_A_VACUUM = 40


@dataclass
class Figures:
    seeds: int = 0
    acknowledged: int = 0
    entries: int = 0
    seconds: float = 0.0
    slowest: float = 0.0  # from when all was mended until everybody was through
    faults: Counter[str] = field(default_factory=Counter)
    counts: Counter[str] = field(default_factory=Counter)
    wrong: Counter[str] = field(default_factory=Counter)
    failed: dict[int, list[str]] = field(default_factory=dict)


async def run_seed(world: World, seed: int, figures: Figures) -> Findings:
    dice = random.Random(f"faults {seed}")
    crowd = Crowd(world.url, f"crowd {seed}", Habits())
    async with asyncio.timeout(FINISH_SECONDS):
        await crowd.sit_down()
    faults, restarts, ended = drawn(world, dice), world.restarts, False
    playing = asyncio.create_task(crowd.play())
    stuck = ""
    try:
        await happen(faults, world, crowd, dice)
        await asyncio.sleep(dice.uniform(0, 0.2))
        await asyncio.to_thread(world.mend)
        began = time.monotonic()
        ended = world.ended_by_itself
        await world.back()
        crowd.finish()
        async with asyncio.timeout(FINISH_SECONDS):
            await asyncio.shield(playing)
            await crowd.look_again()
        figures.slowest = max(figures.slowest, time.monotonic() - began)
    except Exception as problem:  # whatever it is, what was acknowledged is looked at all the same
        stuck = f"{type(problem).__name__} {problem}".strip()
        await asyncio.to_thread(world.mend)
    finally:
        await stop(playing)
    findings = await asyncio.to_thread(compare_stored, world.engine, crowd.tables)
    if stuck:
        findings.add("stuck", stuck)
    if ended:
        findings.add("ended", "the server had ended by itself")
    figures.faults.update(fault.name for fault in faults)
    figures.counts.update(crowd.counts)
    figures.counts["servers started"] += world.restarts - restarts
    return findings


async def run(
    world: World,
    seeds: Iterable[int],
    minutes: float | None = None,
    stopped: Sequence[int] = (),
    tell: Callable[[str], None] = print,
    until_wrong: bool = False,
) -> Figures:
    """All seeds, or as many as there is time for; no more once `stopped` holds something."""
    figures = Figures()
    began = time.monotonic()
    world.start()
    await world.back()
    for seed in seeds:
        if stopped or (minutes is not None and time.monotonic() - began > 60 * minutes):
            break
        try:
            findings = await run_seed(world, seed, figures)
        except Exception as problem:  # not even its tables could be made or read
            findings = Findings()
            findings.add("stuck", f"{type(problem).__name__}: {problem}")
        figures.seeds += 1
        figures.acknowledged += findings.acknowledged
        figures.entries += findings.entries
        figures.wrong.update(findings.wrong)
        if findings.told:
            figures.failed[seed] = findings.told
            for line in findings.told[:5]:
                tell(f"seed {seed}: {line}")
            if until_wrong:
                break
        if figures.seeds % SEEDS_A_VACUUM == 0 or findings.wrong["stuck"]:
            await anew(world)
        if figures.seeds % SEEDS_A_VACUUM == 0:
            tell(f"{figures.seeds} seeds, {figures.acknowledged} acknowledged, {len(figures.failed)} failed")
    figures.seconds = time.monotonic() - began
    return figures


async def anew(world: World) -> None:
    """An empty database and a new server."""
    world.mend()
    world.kill()
    await asyncio.to_thread(world.vacuum)
    world.start()
    await world.back()
