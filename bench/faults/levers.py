"""What can be done to a machine from outside: a disk that fills up or is slow, a clock that jumps."""

import mmap
import os
import shutil
import struct
import subprocess
from contextlib import suppress
from pathlib import Path

SHIM = Path(__file__).parent / "shim.c"
MEGABYTE = 2**20


class Disk:
    """A small disk of its own in memory, so that filling it hurts nobody else. Without the right to mount it is a directory."""

    def __init__(self, path: Path, megabytes: int) -> None:
        self.path = path
        path.mkdir(parents=True)
        mount = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "quartett-faults", str(path)]
        self.own = subprocess.run(mount, capture_output=True, check=False).returncode == 0

    @property
    def ballast(self) -> Path:
        return self.path / "ballast"

    def fill(self) -> None:
        """Until not a byte more goes in."""
        with suppress(OSError), self.ballast.open("ab", buffering=0) as file:
            for size in (MEGABYTE, 4096, 1):
                with suppress(OSError):
                    while file.write(b"x" * size):
                        pass

    def free(self) -> None:
        self.ballast.unlink(missing_ok=True)

    def close(self) -> None:
        if self.own:
            subprocess.run(["umount", "-l", str(self.path)], check=False)
        shutil.rmtree(self.path, ignore_errors=True)


class Levers:
    """The clock and the disk of every process started with this environment. Needs a C compiler."""

    def __init__(self, home: Path) -> None:
        self.environment: dict[str, str] = {}
        path, library = home / "levers", home / "shim.so"
        path.write_bytes(bytes(16))
        path.chmod(0o644)
        compiler = shutil.which("cc") or shutil.which("gcc")
        self.work = compiler is not None
        if compiler:
            subprocess.run([compiler, "-O1", "-shared", "-fPIC", "-o", str(library), str(SHIM), "-ldl"], check=True)
            self.environment = {"LD_PRELOAD": str(library), "QUARTETT_LEVERS": str(path)}
        with path.open("r+b") as file:
            self.memory = mmap.mmap(file.fileno(), 16)
        self.clock, self.flush = 0, 0.0

    def set(self, clock: int | None = None, flush: float | None = None) -> None:
        """Seconds that the wall clock is ahead, seconds that a flush takes longer."""
        self.clock = self.clock if clock is None else clock
        self.flush = self.flush if flush is None else flush
        self.memory[:] = struct.pack("=qq", self.clock, int(self.flush * 1_000_000))

    def close(self) -> None:
        self.memory.close()


def signal_all(numbers: list[int], what: int) -> None:
    for number in numbers:
        with suppress(ProcessLookupError):
            os.kill(number, what)
