"""A little of the fault campaign (`bench/faults`), and that it finds what is planted."""

import asyncio

import pytest

from bench.faults.campaign import Figures, run
from bench.faults.world import World
from tests.server.postgres import installed

pytestmark = pytest.mark.compiled
HARD = (16, 23, 39, 1, 4, 6)  # seeds on SQLite that kill the server or fill its disk


def campaign(database: str, seeds: range | tuple[int, ...], plant: str = "none") -> Figures:
    world = World(database, plant)
    try:
        return asyncio.run(run(world, seeds, tell=lambda line: None, until_wrong=plant != "none"))
    finally:
        world.close()


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_nothing_acknowledged_is_lost_doubled_or_reordered(database: str) -> None:
    if database == "postgres" and not installed():
        pytest.skip("PostgreSQL is not installed: apt install postgresql")
    figures = campaign(database, range(1, 5))
    assert not figures.failed
    assert figures.acknowledged


def test_acknowledging_before_the_commit_is_found() -> None:
    figures = campaign("sqlite", HARD, "hasty")
    assert figures.wrong["lost"] or figures.wrong["shown"]
