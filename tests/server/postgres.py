"""A throw-away PostgreSQL from the programs Debian installs, on a socket of its own, without any password or port."""

import itertools
import os
import pwd
import shutil
import subprocess
from pathlib import Path

numbers = itertools.count(1)


def programs() -> Path | None:
    """Where initdb and pg_ctl are: the newest version installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4]))
    return found[-1].parent if found else None


def installed() -> bool:
    return programs() is not None


class Cluster:
    def __init__(self, home: Path) -> None:
        # PostgreSQL refuses to run as root, and socket paths must be short.
        self.home = Path(f"/tmp/quartett-pg-{os.getpid()}")
        self.home.mkdir()
        self.user = "postgres" if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name
        if os.getuid() == 0:
            shutil.chown(self.home, self.user)
        self.run("initdb", "-D", self.data, "-U", "quartett", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C")
        options = f"-k {self.home} -h '' -c max_connections=200"
        self.run("pg_ctl", "-D", self.data, "-w", "-o", options, "-l", str(self.home / "log"), "start")

    @property
    def data(self) -> str:
        return str(self.home / "data")

    def run(self, program: str, *arguments: str) -> None:
        home = programs()
        assert home
        user = self.user if os.getuid() == 0 else None
        done = subprocess.run([str(home / program), *arguments], user=user, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        assert done.returncode == 0, done.stderr

    def new_database(self) -> str:
        name = f"tables{next(numbers)}"
        self.run("createdb", "-h", str(self.home), "-U", "quartett", name)
        return f"postgresql://quartett@/{name}?host={self.home}"

    def stop(self) -> None:
        self.run("pg_ctl", "-D", self.data, "-m", "immediate", "stop")
        shutil.rmtree(self.home)
