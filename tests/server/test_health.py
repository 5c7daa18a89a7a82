"""The event loop comes round while bots think."""

import signal
from pathlib import Path

import pytest

from quartett.bots import LEVELS
from quartett.games import load, names
from tests.server.people import Person, wait_for
from tests.server.test_durability import Process, free_port


@pytest.mark.compiled
def test_the_loop_comes_round_while_experts_think(tmp_path: Path) -> None:
    """Experts think at a table of every game all the time. Would the loop think with them, no window of time were free of a stall."""
    server = Process(tmp_path, "", free_port())
    try:
        anna = Person(server.url, "Anna")
        wait_for(lambda: set(anna.get("/health")["games"].values()) == {"ready"}, 60)
        chairs = []
        for game in names():
            players = load(game).players[-1]
            seats = [{"kind": "bot", "bot": "expert"}] * players
            chairs.append(anna.sit_down(anna.create(game=game, players=players, seats=seats)["id"]))
        for chair in chairs:
            chair.catch_up(chair.version + 3)
        # The server looks back at least ten seconds, so those moves are among it.
        wait_for(lambda: anna.get("/health")["stall_ms"] < LEVELS["expert"].ms / 2, 60)
        for chair in chairs:
            chair.catch_up(chair.version + 1)  # and they have gone on thinking
    finally:
        server.stop(signal.SIGTERM)
