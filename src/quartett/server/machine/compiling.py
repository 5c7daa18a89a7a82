"""Getting the games ready: processes of their own compile what is not compiled yet, while pages are served already."""

import asyncio
import time
from typing import Literal

from quartett import games
from quartett.engine import Refused
from quartett.server.machine import journal
from quartett.warm import Told, compile_apart, compilers, is_warm, load

RUSH_SECONDS = 1.0  # so long nobody has come to a table, before one is loaded that nobody waits for
State = Literal["ready", "preparing"]


class Compiler:
    """Which games can be played already, and how far the others are."""

    def __init__(self) -> None:
        self.progress = dict.fromkeys(games.names(), 0.0)
        self.done = {name: asyncio.Event() for name in games.names()}
        self.failed: set[str] = set()
        self.left = games.names()
        self.cold = {name for name in games.names() if not is_warm(name)}  # games still to be compiled
        self.wanted: set[str] = set()  # games somebody waits for
        self.rush = 0.0  # when somebody last came to a table
        self.loading = asyncio.Lock()
        self.workers: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self.note_comer()
        self.workers = [asyncio.create_task(self.work()) for _ in range(compilers())]

    async def ready(self, game: str) -> None:
        """Wait until this game can be played."""
        if game not in self.done:
            raise Refused("no_game", f"this server has no game {game!r}")
        self.wanted.add(game)
        self.note_comer()
        await self.done[game].wait()
        if game in self.failed:
            raise Refused("unavailable", f"{game} could not be prepared")

    def note_comer(self) -> None:
        self.rush = time.monotonic()

    def report(self) -> tuple[dict[str, State], float]:
        """Every game's state, and how far all of them are together."""
        states: dict[str, State] = {name: "ready" if event.is_set() else "preparing" for name, event in self.done.items()}
        return states, round(sum(self.progress.values()) / max(1, len(self.progress)), 3)

    def is_rush(self) -> bool:
        """After a restart people are to come back before a game is loaded that nobody waits for."""
        somebody_waits = any(not self.done[name].is_set() for name in self.wanted)
        return somebody_waits or time.monotonic() - self.rush < RUSH_SECONDS

    async def work(self) -> None:
        """First what somebody waits for, then games that only have to be loaded, then those that have to be compiled."""
        while self.left:
            name = min(self.left, key=lambda name: (name not in self.wanted, name in self.cold))
            if name not in self.wanted and name not in self.cold and self.is_rush():
                await asyncio.sleep(RUSH_SECONDS / 10)
                continue
            self.left.remove(name)
            try:
                await self.prepare(name)
            except Exception as problem:
                self.failed.add(name)
                journal.note_failure("not_prepared", problem, game=name)
            self.progress[name] = 1.0
            self.done[name].set()
            journal.note("prepared", game=name)

    async def prepare(self, name: str) -> None:
        if name in self.cold:
            await compile_apart(name, self.note_progress)
            self.cold.remove(name)
        async with self.loading:  # it is all in this process: two at a time would only hold each other up
            await asyncio.to_thread(lambda: load(games.load(name)))

    def note_progress(self, told: Told) -> None:
        self.progress[told.game] = min(0.99, told.compiled / told.of)

    async def close(self) -> None:
        for worker in self.workers:
            worker.cancel()
        await asyncio.gather(*self.workers, return_exceptions=True)
