"""Compiling a game ahead, with progress, here or in a process of its own: after it, everything starts at once."""

import asyncio
import gc
import os
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import numba.core.event

from quartett.bots import available, choose
from quartett.bots.review import Care, review
from quartett.engine import CHANCE, NONE, Game, Ints, Match, Refused, ints, stream, verbs
from quartett.engine.cache import cache_dir, sources_hash
from quartett.engine.plain import hurry, native, patient
from quartett.engine.rule import COMPILED, rules_seen
from quartett.lab.simulate import simulate

BOTS = ("random", "robot", "greedy", "novice", "textbook:8")  # between them they use everything bots are made of
THOUGHTS = 3  # positions of each phase that bots think about
GLANCE = Care(screened=0, fewest=1, most=1, suspects=1, deals=2, glance=1, points=2, playouts=1)
MOST_COMPILERS = 4  # each takes half a gigabyte
Progress = Callable[[int], None]  # told how many rules have been compiled so far


def is_warm(game: str) -> bool:
    """Is everything of the game of that name compiled? Asked without loading it."""
    return not COMPILED or _marker(game).exists()


def seconds_taken(game: str) -> float | None:
    """The processor time it took to compile this game, if it is compiled and that was written down."""
    marker = _marker(game)
    return float(marker.read_text() or 0) or None if marker.exists() else None


def rules_of(game: Game) -> int:
    """About how many functions there are to compile."""
    own = f"quartett.games.{game.name}"
    return sum(n for module, n in rules_seen.items() if module.startswith(own) or not module.startswith("quartett.games."))


def warm(game: Game, progress: Progress = lambda compiled: None) -> None:
    """Call everything a table needs once: Numba compiles it and keeps it."""
    counter, began = _Counter(progress), time.process_time()
    gc.disable()  # a compiler leaves little behind and looks through much: a tenth of its time
    try:
        with numba.core.event.install_listener("numba:compile", counter):
            _play_and_look(game)
            simulate(game, game.players[-1], {}, 1, threads=1)
    finally:
        gc.enable()
    if COMPILED:
        _mark(game, counter.compiled, time.process_time() - began)


def _mark(game: Game, compiled: int, seconds: float) -> None:
    """Write down that it is compiled, and how long that took if it was more than the rest of an earlier run."""
    marker = _marker(game.name)
    if not marker.exists():
        marker.write_text(f"{seconds:.1f}" if compiled > rules_of(game) / 2 else "")


class Told(msgspec.Struct):
    """A line of what `quartett warm --progress` tells programs."""

    game: str
    compiled: int
    of: int


def warm_aloud(game: Game) -> None:
    """The same, telling on standard output how far it is."""
    of = rules_of(game)
    warm(game, lambda compiled: print(msgspec.json.encode(Told(game.name, min(compiled, of), of)).decode(), flush=True))


async def compile_apart(game: str, tell: Callable[[Told], None]) -> None:
    """Compile a game in a process of its own: compiling here would hold everybody up. Who gives up waiting ends it."""
    process = await asyncio.create_subprocess_exec(*command(game), stdout=asyncio.subprocess.PIPE)
    assert process.stdout
    try:
        async for line in process.stdout:
            tell(msgspec.json.decode(line, type=Told))
        if await process.wait():
            raise Refused("internal", f"{game} could not be compiled")
    finally:
        if process.returncode is None:
            process.terminate()
            await process.wait()


@contextmanager
def at_once(game: Game) -> Iterator[None]:
    """Play without waiting: as plain Python until native code is here. A compiler that is not done at the end is ended."""
    if is_warm(game.name):
        load(game)
        yield
        return
    compiler = subprocess.Popen(command(game.name), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def load_when_compiled() -> None:
        if compiler.wait() == 0:
            load(game)

    loading = threading.Thread(target=load_when_compiled)
    loading.start()
    hurry()
    try:
        yield
    finally:
        compiler.terminate()
        loading.join()
        hurry(False)


def command(game: str) -> tuple[str, ...]:
    """Compiles a game in a process of its own."""
    return sys.executable, "-m", "quartett", "warm", "--progress", game


def compilers() -> int:
    """How many games are compiled at a time."""
    return min(os.cpu_count() or 1, MOST_COMPILERS)


def compile_together(games: list[Game], tell: Callable[[Told], None]) -> None:
    """Compile several games, as many at a time as this machine may; when one fails, the others are ended."""
    asyncio.run(_compile_all([game.name for game in games], tell))
    for game in games:
        warm(game)  # two that wrote into the same index at the same moment have lost an entry


async def _compile_all(games: list[str], tell: Callable[[Told], None]) -> None:
    free = asyncio.Semaphore(compilers())

    async def compile_one(game: str) -> None:
        async with free:
            await compile_apart(game, tell)

    await asyncio.gather(*map(compile_one, games))


def load(game: Game) -> None:
    """Bring what is compiled into this process: nothing has to be read from disk in the middle of a game or of a bot's time.

    What is loaded stays: going through all of it in a full garbage collection would stop everything for a tenth of a second.
    """
    if COMPILED:
        with patient():
            _play_and_look(game, looks=THOUGHTS)
        native.add(game.name)
        gc.freeze()


def _play_and_look(game: Game, looks: int = 10**9) -> None:
    """A random game, looked at from every seat, at most so often in each phase; bots think about fewer positions."""
    rng = stream("warm")
    looked: Counter[str] = Counter()
    match = Match(game, game.players[-1])
    outcome = ints(game.rules.LONGEST_OUTCOME)
    while not match.over:
        looked[match.event] += 1
        looking, thinking = looked[match.event] <= looks, looked[match.event] <= THOUGHTS
        before = {seat: match.hidden(seat) for seat in range(NONE, match.seats)}
        if looking:
            _look(match, rng)
        if match.turn == CHANCE:
            n = verbs.draw(match.state, rng, outcome)
            match.settle([int(outcome[i]) for i in range(n)])
            seen: dict[int, int | None] = dict.fromkeys(before)
        else:
            hidden = before[match.turn]
            if looking:
                _read_moves(match, hidden)
            bots = [bot for bot in BOTS if bot in (*available(game), "textbook:8")] if thinking else ["random"]
            moves = [choose(game, bot, hidden, rng) for bot in bots]
            move = moves[len(match.entries) % len(moves)]
            seen = {seat: int(verbs.seen(match.state, move, seat)) for seat in before}
            match.move(move)
        if looking or not looked[match.event]:
            for seat in before:
                _read_step(match, seat, before[seat], seen[seat])
    match.result()
    for _ in review(Match(game, game.players[-1]), match.entries, 0, "warm", GLANCE):
        pass


def _look(match: Match, rng: Ints) -> None:
    for seat in range(NONE, match.seats):
        hidden = match.hidden(seat)
        match.game.view.view(hidden, seat)
        match.game.view.is_out(match.state, max(seat, 0))
        verbs.redeal(hidden, seat, rng)


def _read_moves(match: Match, hidden: Any) -> None:
    legal, words = match.legal(), match.game.words
    for move in range(match.game.rules.MOVES):
        if move in legal:
            for seen in {move, int(verbs.seen(match.state, move, NONE))}:
                words.move_words(hidden, seen)
                words.effect_words(hidden, seen)
                words.quiet(hidden, seen)
        else:
            words.why_not(hidden, move)


def _read_step(match: Match, seat: int, before: Any, seen: int | None) -> None:
    """What the step looked like to that seat."""
    after, words = match.hidden(seat), match.game.words
    for each in match.game.happenings.happenings(before, seen, after):
        words.happening_words(after, each)
    if seen is None:
        words.chance_words(before, after)


def _marker(game: str) -> Path:
    """A file that is there when a game is compiled for this Python, and tells how long that took."""
    return cache_dir() / f"{game}-{sources_hash(game)}-{sys.implementation.cache_tag}.warm"


class _Counter(numba.core.event.Listener):
    def __init__(self, progress: Progress) -> None:
        self.compiled = 0
        self.progress = progress

    def on_start(self, event: Any) -> None:
        """Counted when done."""

    def on_end(self, event: Any) -> None:
        self.compiled += 1
        self.progress(self.compiled)
