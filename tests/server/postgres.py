"""A throw-away PostgreSQL from the programs Debian installs, on a socket of its own, without any password or port."""

import itertools
import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

HOMES = Path("/tmp")  # not among pytest's files: PostgreSQL refuses to run as root, and socket paths must be short
NAME = "quartett-pg-"
numbers = itertools.count(1)


def programs() -> Path | None:
    """Where initdb and pg_ctl are: the newest version installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4]))
    return found[-1].parent if found else None


def installed() -> bool:
    return programs() is not None


def run(program: str, *arguments: str, **environment: str) -> str:
    """Run one of PostgreSQL's programs; what it complains about, if it fails."""
    home = programs()
    assert home
    done = subprocess.run(
        [str(home / program), *arguments],
        user="postgres" if os.getuid() == 0 else None,
        cwd="/",
        env={**os.environ, **environment},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    return done.stderr or "failed" if done.returncode else ""


def sweep(own: bool = False) -> None:
    """Stop and remove the clusters of test runs that were killed. Every directory bears the number of its test process.

    One with our own number is ours, or was left by an earlier process of the same number: before ours is made, `own` removes it.
    """
    for home in HOMES.glob(f"{NAME}*"):
        number = home.name.removeprefix(NAME)
        if number.isdecimal() and ((own and int(number) == os.getpid()) or not Path(f"/proc/{number}").exists()):
            run("pg_ctl", "-D", str(home / "data"), "-m", "immediate", "stop")  # fails if it is gone already
            shutil.rmtree(home, ignore_errors=True)  # another run may be sweeping too


class Cluster:
    settings = ""  # more of PostgreSQL's own
    environment: Mapping[str, str] = {}  # more for its processes

    def __init__(self) -> None:
        sweep(own=True)
        self.home = HOMES / f"{NAME}{os.getpid()}"
        self.home.mkdir()
        if os.getuid() == 0:
            shutil.chown(self.home, "postgres")
        self.run("initdb", "-D", self.data, "-U", "quartett", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C")
        self.start()

    def start(self) -> None:
        options = f"-k {self.home} -h '' -c max_connections=200 {self.settings}"
        self.run("pg_ctl", "-D", self.data, "-w", "-o", options, "-l", str(self.home / "log"), "start", **self.environment)

    def halt(self, how: str = "immediate") -> None:
        """As if it had crashed, or in good order; its data stay."""
        self.run("pg_ctl", "-D", self.data, "-m", how, "stop")

    @property
    def data(self) -> str:
        return str(self.home / "data")

    def run(self, program: str, *arguments: str, **environment: str) -> None:
        problem = run(program, *arguments, **environment)
        assert not problem, problem

    def new_database(self) -> str:
        name = f"tables{next(numbers)}"
        self.run("createdb", "-h", str(self.home), "-U", "quartett", name)
        return f"postgresql://quartett@/{name}?host={self.home}"

    def stop(self) -> None:
        self.halt()
        shutil.rmtree(self.home)
