"""Name Numba's disk cache after the sources it was built from.

Numba notices an edit to the file a function lives in, but not to the files of the functions it calls: an edited rule would
leave the old rule inside a cached loop. Nor is bounds checking part of Numba's key. A directory for each hash of the sources
and of that switch removes both traps. In it functions are found by the name of their module: the same sources in another place,
in a container or an installed package, find the same native code.
"""

import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import numba
from platformdirs import user_cache_path

from quartett.engine.places import games_in, places

SOURCES = Path(__file__).resolve().parent.parent
USERS = "users"  # in a cache directory, a file for each checkout with these sources: where they are, a directory a line


def _is_compiled(path: Path) -> bool:
    """Files whose text ends up in native code: those with rules, and the tables they freeze in."""
    return path.name == "data.py" or b"@rule" in path.read_bytes()


@cache
def sources_hash(game: str = "") -> str:
    """A hash of every compiled source, or of one game's and the engine's only."""
    digest = hashlib.sha256()
    for home, path in sorted(_sources()):
        if game and home[0] != "engine" and home[:2] != ("games", game):
            continue
        if _is_compiled(path):
            digest.update("/".join(home).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def _sources() -> Iterator[tuple[tuple[str, ...], Path]]:
    """Every source by its place in the house; games that live elsewhere count as if they were among the others."""
    for path in SOURCES.rglob("*.py"):
        yield path.relative_to(SOURCES).parts, path
    for place in places():
        for game in games_in(place):
            for path in game.rglob("*.py"):
                yield ("games", *path.relative_to(place).parts), path


def _homes() -> str:
    """Where these sources are, a directory a line."""
    return "\n".join(map(str, [SOURCES, *places()]))


def checkout() -> str:
    """A short name for where these sources are."""
    return hashlib.sha256(_homes().encode()).hexdigest()[:8]


def cache_home() -> Path:
    return Path(os.environ.get("QUARTETT_CACHE") or user_cache_path("quartett", appauthor=False))


@cache
def cache_dir() -> Path:
    """The directory for these sources, made if need be; a temporary one, with one warning, if it cannot be written."""
    checked = "-checked" if os.environ.get("NUMBA_BOUNDSCHECK") == "1" else ""
    directory = cache_home() / "code" / f"{sources_hash()}-{numba.__version__}{checked}"
    try:
        (directory / USERS).mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=directory):
            (directory / USERS / checkout()).write_text(_homes())
            return directory
    except OSError as problem:
        fallback = Path(tempfile.mkdtemp(prefix="quartett-code-"))
        print(
            f"quartett: the code cache {directory} cannot be written ({problem.strerror}); compiling into {fallback} for this run. "
            "Set QUARTETT_CACHE to a writable directory to keep compiled code.",
            file=sys.stderr,
        )
        return fallback


def prune() -> int:
    """Delete compiled code that only earlier versions of these sources used, or checkouts that are gone; how much there was."""
    others = [d for d in (cache_home() / "code").glob("*") if d.is_dir() and not d.name.startswith(sources_hash())]
    unused = [d for d in others if not any(map(_uses, (d / USERS).glob("*")))]
    for directory in unused:
        shutil.rmtree(directory, ignore_errors=True)
    return len(unused)


def _uses(user: Path) -> bool:
    """Is this another checkout, and still there?"""
    return user.name != checkout() and all(Path(place).is_dir() for place in user.read_text().splitlines())


@cache
def _file_hash(file: str) -> str:
    return hashlib.sha256(Path(file).read_bytes()).hexdigest()


class ByModule:
    """How Numba finds a rule's native code. It asks for such a class by name; for functions of others it goes its usual ways."""

    rules: ClassVar[set[Any]] = set()

    def __init__(self, function: Any, file: str) -> None:
        self.path = str(cache_dir() / function.__module__)
        self.line = function.__code__.co_firstlineno
        self.stamp = _file_hash(file)

    @classmethod
    def from_function(cls, function: Any, file: str) -> "ByModule | None":
        return cls(function, file) if function in cls.rules else None

    def ensure_cache_path(self) -> None:
        os.makedirs(self.path, exist_ok=True)

    def get_cache_path(self) -> str:
        return self.path

    def get_source_stamp(self) -> str:
        return self.stamp

    def get_disambiguator(self) -> str:
        return str(self.line)
