"""Native code for the games: compiled in processes of their own, loaded in a thread, while tables go on as plain Python."""

import asyncio
import time
from typing import Literal

from quartett import games
from quartett.engine import Refused
from quartett.engine.plain import hurry
from quartett.engine.rule import COMPILED
from quartett.server.machine import journal
from quartett.warm import Told, compile_apart, compilers, is_warm, load

RUSH_SECONDS = 1.0  # so long nobody has come to a table, before a game is got ready that nobody waits for
State = Literal["ready", "preparing"]


class GivesWay(Exception):  # noqa: N818 - nothing went wrong
    """A game that nobody waits for is compiled later."""


class Compiler:
    """Which games have their native code already, and how far the others are."""

    def __init__(self) -> None:
        self.progress = dict.fromkeys(games.names(), 0.0)
        self.done = {name: asyncio.Event() for name in games.names()}
        self.failed: set[str] = set()
        self.left = games.names()
        self.cold = {name for name in games.names() if not is_warm(name)}  # games without native code; played as plain Python
        self.wanted: set[str] = set()  # games somebody plays
        self.compiling: dict[str, asyncio.Task[None]] = {}
        self.rush = 0.0  # when somebody last came to a table
        self.loading = asyncio.Lock()
        self.workers: list[asyncio.Task[None]] = []
        hurry(COMPILED)

    def open(self) -> None:
        self.note_comer()
        self.workers = [asyncio.create_task(self.work()) for _ in range(compilers())]

    async def ready(self, game: str, native: bool = False) -> None:
        """Wait until this game can be played: until it is loaded, or not at all where it has to be compiled first.

        With `native` until it is compiled as well: for what must not depend on how fast this machine is.
        """
        if game not in self.done:
            raise Refused("no_game", f"this server has no game {game!r}")
        self.note_comer()
        self.want(game)
        if game in self.cold and not native:
            await asyncio.to_thread(games.load, game)
        else:
            await self.done[game].wait()
            if game in self.failed:
                raise Refused("unavailable", f"{game} could not be prepared")

    def want(self, game: str) -> None:
        """Somebody plays this game: those that nobody plays are compiled after it."""
        self.wanted.add(game)
        if game in self.cold and not self.done[game].is_set():
            for name, task in self.compiling.items():
                if name not in self.wanted:
                    task.cancel()

    def note_comer(self) -> None:
        self.rush = time.monotonic()

    def report(self) -> tuple[dict[str, State], float]:
        """Every game's state, and how far all of them are together."""
        states: dict[str, State] = {name: "ready" if event.is_set() else "preparing" for name, event in self.done.items()}
        return states, round(sum(self.progress.values()) / max(1, len(self.progress)), 3)

    def is_rush(self) -> bool:
        """After a restart people are to come back, and have their game, before one is got ready that nobody waits for."""
        somebody_waits = any(not self.done[name].is_set() for name in self.wanted)
        return somebody_waits or time.monotonic() - self.rush < RUSH_SECONDS

    async def work(self) -> None:
        """First what somebody waits for, then games that only have to be loaded, then those that have to be compiled."""
        while self.left:
            name = min(self.left, key=lambda name: (name not in self.wanted, name in self.cold))
            if name not in self.wanted and self.is_rush():
                await asyncio.sleep(RUSH_SECONDS / 10)
                continue
            self.left.remove(name)
            try:
                await self.prepare(name)
            except GivesWay:
                self.left.append(name)
                continue
            except Exception as problem:
                self.failed.add(name)
                journal.note_failure("not_prepared", problem, game=name)
            self.progress[name] = 1.0
            self.done[name].set()
            journal.note("prepared", game=name)

    async def prepare(self, name: str) -> None:
        if name in self.cold:
            await self.compile(name)
        async with self.loading:  # it is all in this process: two at a time would only hold each other up
            await asyncio.to_thread(lambda: load(games.load(name)))
        self.cold.discard(name)

    async def compile(self, name: str) -> None:
        """Compile a game, unless it has to give way meanwhile."""
        compiling = self.compiling[name] = asyncio.create_task(compile_apart(name, self.note_progress))
        try:
            await asyncio.wait([compiling])
        finally:
            del self.compiling[name]
            compiling.cancel()
            await asyncio.wait([compiling])
        if compiling.cancelled():
            raise GivesWay
        compiling.result()

    def note_progress(self, told: Told) -> None:
        self.progress[told.game] = min(0.99, told.compiled / told.of)

    async def close(self) -> None:
        for worker in self.workers:
            worker.cancel()
        await asyncio.gather(*self.workers, return_exceptions=True)
        hurry(False)
