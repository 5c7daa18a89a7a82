"""A server and its database on this machine, alone, with levers for everything that can go wrong."""

import asyncio
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing, suppress
from pathlib import Path

import httpx
from sqlalchemy import Engine, create_engine

from bench.faults.levers import Disk, Levers, signal_all
from quartett.server.settings import Settings
from tests.server.postgres import Cluster

SQLITE_MEGABYTES, POSTGRES_MEGABYTES = 48, 320
START_SECONDS = 900.0  # the games may have to be compiled
BACK_SECONDS = 30.0


class SmallCluster(Cluster):
    """PostgreSQL whose data lie on a small disk."""

    settings = "-c max_wal_size=64MB -c wal_keep_size=0 -c min_wal_size=32MB"

    def __init__(self, disk: Disk, levers: Levers) -> None:
        self.disk = disk
        self.environment = levers.environment
        if os.getuid() == 0:
            shutil.chown(disk.path, "postgres")
        super().__init__()

    @property
    def data(self) -> str:
        return str(self.disk.path / "data")

    @property
    def number(self) -> int:
        """Its first process; 0 if it is not running."""
        with suppress(OSError, ValueError, IndexError):
            number = int((Path(self.data) / "postmaster.pid").read_text().splitlines()[0])
            os.kill(number, 0)
            return number
        return 0

    def family(self) -> list[int]:
        number = self.number
        found = subprocess.run(["pgrep", "-P", str(number)], capture_output=True, text=True, check=False).stdout.split()
        return [number, *map(int, found)] if number else []

    def clients(self) -> list[int]:
        """The processes that serve connections of the server: their titles name its database."""
        found = []
        for number in self.family()[1:]:
            with suppress(OSError):
                if b" tables" in Path(f"/proc/{number}/cmdline").read_bytes():
                    found.append(number)
        return found


class World:
    def __init__(self, database: str, plant: str = "none") -> None:
        self.home = Path(tempfile.mkdtemp(prefix="quartett-faults-"))
        self.home.chmod(0o755)
        self.levers = Levers(self.home)
        self.cluster: SmallCluster | None = None
        self.disk = Disk(self.home / "disk", POSTGRES_MEGABYTES if database == "postgres" else SQLITE_MEGABYTES)
        address = ""
        if database == "postgres":
            self.cluster = SmallCluster(self.disk, self.levers)
            address = self.cluster.new_database()
        self.settings = Settings(self.home if address else self.disk.path, address, port=free_port())
        self.journal = (self.home / "journal").open("ab")
        arguments = [str(self.settings.data), address, str(self.settings.port), plant]
        self.mother = subprocess.Popen(
            [sys.executable, "-m", "bench.faults.serve", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.journal,
            env={**os.environ, **self.levers.environment},
            text=True,
        )
        assert self.hear() == "ready", f"the server cannot be loaded; {self.home / 'journal'} says why"
        self.server = 0
        self.restarts = 0
        self.began = 0  # where the journal of the newest server begins
        self.engine: Engine = create_engine(self.settings.url, pool_pre_ping=True)

    def hear(self) -> str:
        assert self.mother.stdout
        return self.mother.stdout.readline().strip()

    # --- the server

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.settings.port}"

    @property
    def alive(self) -> bool:
        """A killed process is gone, or about to be reaped."""
        with suppress(OSError, IndexError):
            return Path(f"/proc/{self.server}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
        return False

    @property
    def ended_by_itself(self) -> bool:
        """Has it ended after it had started? One that finds no database at its start ends, and whoever supervises it tries again."""
        with (self.home / "journal").open("rb") as journal:
            journal.seek(self.began)
            return not self.alive and b'"event":"started"' in journal.read()

    def start(self) -> None:
        assert self.mother.stdin
        self.began = (self.home / "journal").stat().st_size
        print("fork", file=self.mother.stdin, flush=True)
        self.server = int(self.hear())
        self.restarts += 1

    def kill(self) -> None:
        signal_all([self.server], signal.SIGKILL)
        while self.alive:
            time.sleep(0.001)

    async def back(self) -> float:
        """Wait until all is well; how long that took. Like any supervisor it starts a server again that has ended."""
        began = time.monotonic()
        async with httpx.AsyncClient(timeout=5) as http:
            while time.monotonic() - began < BACK_SECONDS:
                with suppress(httpx.TransportError):
                    if (await http.get(f"{self.url}/health")).status_code == 200:
                        return time.monotonic() - began
                if not self.alive:
                    self.start()
                await asyncio.sleep(0.02)
        raise TimeoutError("the server does not come back")

    # --- everything as it should be

    def mend(self) -> None:
        self.levers.set(clock=0, flush=0.0)
        self.disk.free()
        if self.cluster:
            signal_all(self.cluster.family(), signal.SIGCONT)
            if not self.cluster.number:
                self.cluster.start()
        signal_all([self.server], signal.SIGCONT)

    def vacuum(self) -> None:
        """Old seeds' tables go, so that the small disk does not fill up by itself."""
        with self.engine.begin() as connection:
            for name in ("entries", "seats", "tables"):
                connection.exec_driver_sql(f"DELETE FROM {name}")
        if not self.cluster:
            with closing(sqlite3.connect(self.disk.path / "tables.sqlite", timeout=30)) as connection:
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def close(self) -> None:
        self.mend()
        if self.server:
            self.kill()
        for pipe in (self.mother.stdin, self.mother.stdout):
            assert pipe
            pipe.close()
        self.mother.wait(30)
        self.engine.dispose()
        if self.cluster:
            self.cluster.stop()
        self.journal.close()
        self.levers.close()
        self.disk.close()
        shutil.rmtree(self.home, ignore_errors=True)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
