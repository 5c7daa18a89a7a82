"""Servers without waiting: everything is loaded once, and each server is a fork of that. Killing a fork is killing a process.

Told so on its standard input, it forks another server and says its number.
"""

import asyncio
import ctypes
import os
import signal
import sys
from pathlib import Path
from typing import Any

from quartett import games
from quartett.server.app import serve
from quartett.server.settings import NO_RATES, Settings
from quartett.server.storage.sql import Change
from quartett.server.storage.writer import Writer
from quartett.server.table import tables
from quartett.warm import is_warm, load, warm

PR_SET_PDEATHSIG = 1  # prctl(2)
RESTS_SECONDS = 0.3  # tables leave memory soon, so that they are read again often


class HastyWriter(Writer):
    """A planted fault: it says that a change is durable before it is."""

    async def write(self, change: Change) -> None:
        self.waiting.append((change, asyncio.get_running_loop().create_future()))
        self.news.set()


class DoublingWriter(Writer):
    """A planted fault: every move without a chance event after it is kept twice."""

    async def write(self, change: Change) -> None:
        last = change.entries[-1] if change.entries else {}
        if last.get("request"):
            change.entries.append({**last, "number": last["number"] + 1, "guest": None, "request": None})
        await super().write(change)


PLANTS: dict[str, Any] = {"none": Writer, "hasty": HastyWriter, "doubling": DoublingWriter}


def main(data: str, database: str, port: str, plant: str) -> None:
    for name in games.names():
        if not is_warm(name):
            warm(games.load(name))
        load(games.load(name))
    vars(tables)["Writer"] = PLANTS[plant]  # what a server makes its own of
    settings = Settings(Path(data), database, port=int(port), limits=NO_RATES, idle_seconds=RESTS_SECONDS)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how they ended
    print("ready", flush=True)
    for _ in sys.stdin:
        child = os.fork()
        if not child:
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)  # nobody is left behind
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve(settings)
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
