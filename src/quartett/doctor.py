"""`quartett doctor`: is this machine fit for the games? One line a check; whatever is not well says what to do.

What is expected of a game's speed is in its directory, `speed.json`, as it was measured on the machine named there
(`python -m bench.expected`). Both are processor time, which other programs on the machine change little.
"""

import os
import platform
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Literal

import msgspec
from sqlalchemy import func, select

from quartett import RELEASE, games
from quartett.engine import Game, Refused
from quartett.engine.cache import cache_dir, cache_home
from quartett.engine.rule import COMPILED
from quartett.engine.thin import FITS, KNOWN
from quartett.lab.speed import timed_rate
from quartett.server.edge.pages import built_pages
from quartett.server.settings import Settings
from quartett.server.start import visited
from quartett.server.storage import sql
from quartett.warm import command, is_warm, seconds_taken

TRIED = ((3, 11), (3, 13))  # the oldest and the newest Python the games are tried with
PARTS = ("numpy", "sqlalchemy", "starlette", "uvicorn", "websockets", "psycopg")
GIGABYTE = 2**30
FEW_BYTES, NO_BYTES = GIGABYTE, GIGABYTE // 10  # of free space
LITTLE_MEMORY = 1.5 * GIGABYTE  # compilers of two games, and a server
SLOW, FAST = 0.5, 1.5  # times what is expected; between them machines differ without anything being wrong
RATE_SECONDS, FIRST_GAMES = 0.3, 256
State = Literal["ok", "look", "bad"]


class Check(msgspec.Struct):
    """ok: all is well. look: it works, but could be better. bad: something will not work."""

    check: str
    state: State
    says: str
    do: str = ""


class Expected(msgspec.Struct):
    """A game's `speed.json`."""

    moves_per_second: float  # random moves
    compile_seconds: float
    machine: str
    date: str
    release: str


def examine(settings: Settings, compiling: bool = False) -> Iterator[Check]:
    """Everything, the quick checks first; with `compiling` every game is compiled anew, which takes minutes."""
    yield from versions()
    yield pages()
    yield machine()
    found: list[Game] = []
    yield from load_games(found)
    yield code_cache(found)
    yield directory(settings.data)
    yield database(settings)
    yield compile_time(found, compiling)
    yield from (speed(game) for game in found if COMPILED and is_warm(game.name))


def versions() -> Iterator[Check]:
    oldest, newest = (".".join(map(str, each)) for each in TRIED)
    python = platform.python_version()
    if TRIED[0] <= sys.version_info[:2] <= TRIED[1]:
        yield Check("Python", "ok", python)
    else:
        yield Check("Python", "look", f"{python}, which nobody has tried.", f"If something fails, use Python {oldest} to {newest}.")
    yield Check("Quartett", "ok", f"{RELEASE}; {', '.join(f'{part} {version(part)}' for part in PARTS)}")
    if not COMPILED:
        yield Check("Numba", "look", "NUMBA_DISABLE_JIT is set: rules run as plain Python, a hundred times as slow.", "Unset it.")
    elif FITS:
        yield Check("Numba", "ok", version("numba"))
    else:
        yield Check("Numba", "look", f"{version('numba')} takes twice as long to compile.", f"Run `pip install 'numba=={KNOWN[-1]}*'`.")
    yield sqlite()


def sqlite() -> Check:
    try:
        with sqlite3.connect(":memory:") as memory:
            memory.execute("SELECT json_group_array(json_array(1))")
    except sqlite3.OperationalError:
        return Check("SQLite", "bad", f"{sqlite3.sqlite_version} knows no JSON.", "Use a Python with a newer SQLite, or --database.")
    finally:
        memory.close()
    return Check("SQLite", "ok", sqlite3.sqlite_version)


def pages() -> Check:
    found = built_pages()
    if found is None:
        return Check("pages", "bad", "they are not built: a browser would see nothing.", "Run `make web` in the checkout.")
    return Check("pages", "ok", str(found))


def machine() -> Check:
    cores, memory = os.cpu_count() or 1, os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    busy = os.getloadavg()[0]
    says = f"{cores} cores, {memory / GIGABYTE:.1f} GB of memory"
    if memory < LITTLE_MEMORY:
        return Check("machine", "look", f"{says}: little for compiling.", "Run `quartett warm GAME` for one game at a time.")
    if busy > 2 * cores:
        return Check("machine", "look", f"{says}; {busy:.0f} programs want them now: bots think less.", "Let other work wait.")
    return Check("machine", "ok", says)


def load_games(found: list[Game]) -> Iterator[Check]:
    """Put the games that can be loaded into `found`; complain of the others."""
    problems: list[Refused] = []
    found += games.load_all(problems.append)
    if found:
        yield Check("games", "ok", ", ".join(game.name for game in found))
    for problem in problems:
        yield Check("games", "bad", problem.message, "The others can be played. Mend it, or leave it out of QUARTETT_GAMES.")


def code_cache(found: list[Game]) -> Check:
    place = cache_dir()
    here = [game.name for game in found if is_warm(game.name)]
    cold = [game.name for game in found if not is_warm(game.name)]
    if not COMPILED:
        return Check("compiled code", "ok", f"{place}, not used")
    if cache_home() not in place.parents:
        says = f"{cache_home()} cannot be written: everything is compiled anew at every start."
        return Check("compiled code", "look", says, "Set QUARTETT_CACHE to a directory that this user may write to.")
    says = f"{place}, {size(sum(path.stat().st_size for path in place.rglob('*') if path.is_file()))}"
    if cold:
        missing = f"{says}; not there yet: {', '.join(cold)}, which begin as plain Python."
        return Check("compiled code", "look", missing, f"Run `quartett warm {' '.join(cold)}`.")
    return Check("compiled code", "ok", f"{says}: {', '.join(here)}")


def directory(data: Path) -> Check:
    """Can tables be kept here? Nothing is left behind."""
    there = next(place for place in (data, *data.absolute().parents) if place.exists())
    try:
        with tempfile.TemporaryFile(dir=there):
            pass
        free = shutil.disk_usage(there).free
    except OSError as problem:
        says = f"{data} cannot be written: {problem.strerror}."
        return Check("data directory", "bad", says, "Give --data a directory that this user may write to.")
    says = f"{data}, {size(free)} free" + ("" if there == data else "; it will be made at the first start")
    if free < FEW_BYTES:
        return Check("data directory", "bad" if free < NO_BYTES else "look", f"{says}: that is little.", "Make room.")
    return Check("data directory", "ok", says)


def database(settings: Settings) -> Check:
    """Does it answer, is it whole, can this release use it? A server may work on it meanwhile."""
    if not settings.database and not (settings.data / "tables.sqlite").exists():
        return Check("database", "ok", "none yet: it is made at the first start")
    try:
        with visited(settings) as engine, engine.connect() as connection:
            kind, layout, known = engine.dialect.name, sql.layout_of(connection), sql.layouts()
            if kind == "sqlite" and (damage := connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()) != "ok":
                return Check("database", "bad", f"the file is damaged: {damage}.", "Restore a copy (docs/how-to/host.md).")
            if layout is None:
                return Check("database", "ok", f"{kind}, empty: its layout is made at the first start")
            if layout not in known:
                says = f"{kind} has layout {layout}; this release knows up to {known[-1]}."
                return Check("database", "bad", says, "It was used by a newer release: install that one.")
            tables = connection.execute(select(func.count()).select_from(sql.tables)).scalar_one()
            entries = connection.execute(select(func.count()).select_from(sql.entries)).scalar_one()
            newest = "the newest" if layout == known[-1] else f"brought to {known[-1]} at the next start"
            return Check("database", "ok", f"{kind}, layout {layout} ({newest}), tables: {tables:,}, entries: {entries:,}")
    except Refused as refused:
        says, _, do = refused.message.partition("\n")
        return Check("database", "bad", says, do)


def compile_time(found: list[Game], anew: bool) -> Check:
    """Processor seconds, as they were when the code in the cache was compiled; or of compiling anew."""
    name = "time to compile"
    if not COMPILED:
        return Check(name, "ok", "nothing is compiled")
    took = {game.name: compile_anew(game.name) if anew else seconds_taken(game.name) for game in found}
    known = {game: seconds for game, seconds in took.items() if seconds}
    if not known:
        return Check(name, "ok", "not known yet; `quartett doctor --compile` measures it, which takes minutes")
    says = ", ".join(f"{game} {seconds:.0f} s" for game, seconds in known.items())
    pairs = [(seconds, expected.compile_seconds) for game, seconds in known.items() if (expected := expected_of(game))]
    usual = sum(expected for _, expected in pairs)
    if not usual:
        return Check(name, "ok", says)
    says += f"; expected together: {usual:.0f} s"
    if sum(seconds for seconds, _ in pairs) * SLOW > usual:
        return Check(
            name, "look", f"{says}: this machine takes long.", "Run `quartett warm` before people come; it is done once a release."
        )
    return Check(name, "ok", says)


def compile_anew(game: str) -> float:
    """Processor seconds that this game takes with an empty cache, in a process of its own."""
    with tempfile.TemporaryDirectory() as empty:
        before = worked_below()
        subprocess.run(command(game), env={**os.environ, "QUARTETT_CACHE": empty}, stdout=subprocess.DEVNULL, check=True)
        return worked_below() - before


def worked_below() -> float:
    """Processor seconds of the processes that ours has started and that have ended."""
    times = os.times()
    return times.children_user + times.children_system


def speed(game: Game) -> Check:
    rate, expected = rate_of(game), expected_of(game.name)
    says = f"{rate / 1e6:.1f} million random moves a second"
    if expected is None:
        return Check(f"speed of {game.name}", "ok", f"{says}; there is nothing to compare it with")
    share = rate / expected.moves_per_second
    says += f", {share:.1f} times what is expected"
    if share < SLOW:
        do = "Let other work wait and look again; else bots are weaker here than elsewhere."
        return Check(f"speed of {game.name}", "look", f"{says}: slower.", do)
    return Check(f"speed of {game.name}", "ok", f"{says}: faster" if share > FAST else says)


def rate_of(game: Game) -> float:
    return timed_rate(game, RATE_SECONDS, FIRST_GAMES, time.thread_time)


def expected_of(game: str) -> Expected | None:
    file = games.homes()[game] / "speed.json"
    return msgspec.json.decode(file.read_bytes(), type=Expected) if file.exists() else None


def size(count: float) -> str:
    return f"{count / GIGABYTE:,.1f} GB" if count >= GIGABYTE else f"{count / 2**20:,.0f} MB"
