"""Compiling a game ahead, with progress, here or in a process of its own: after it, everything starts at once."""

import asyncio
import gc
import os
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import numba.core.event

from quartett.bots import available, choose
from quartett.bots.review import Care, review
from quartett.engine import CHANCE, NONE, Game, Ints, Match, Refused, ints, stream, verbs
from quartett.engine.cache import cache_dir, sources_hash
from quartett.engine.rule import COMPILED, rules_seen
from quartett.lab.simulate import simulate

BOTS = ("random", "robot", "greedy", "novice", "textbook:8")  # between them they use everything bots are made of
GLANCE = Care(screened=0, fewest=1, most=1, suspects=1, deals=2, glance=1, points=2, playouts=1)
MOST_COMPILERS = 4  # each takes half a gigabyte
Progress = Callable[[int], None]  # told how many rules have been compiled so far


def is_warm(game: str) -> bool:
    """Is everything of the game of that name compiled? Asked without loading it."""
    return not COMPILED or _marker(game).exists()


def rules_of(game: Game) -> int:
    """About how many functions there are to compile."""
    own = f"quartett.games.{game.name}"
    return sum(n for module, n in rules_seen.items() if module.startswith(own) or not module.startswith("quartett.games."))


def warm(game: Game, progress: Progress = lambda compiled: None) -> None:
    """Call everything a table needs once: Numba compiles it and keeps it."""
    counter = _Counter(progress)
    with numba.core.event.install_listener("numba:compile", counter):
        _play_and_look(game)
        simulate(game, game.players[-1], {}, 1, threads=1)
    if COMPILED:
        _marker(game.name).touch()


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
    command = (sys.executable, "-m", "quartett", "warm", "--progress", game)
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
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
        _play_and_look(game, looks=2)
        gc.freeze()


def _play_and_look(game: Game, looks: int = 10**9) -> None:
    """A random game, looked at from every seat, at most so often in each phase."""
    rng = stream("warm")
    looked: Counter[str] = Counter()
    match = Match(game, game.players[-1])
    outcome = ints(game.rules.LONGEST_OUTCOME)
    while not match.over:
        looked[match.event] += 1
        looking = looked[match.event] <= looks
        if looking:
            _look(match, rng)
        if match.turn == CHANCE:
            n = verbs.draw(match.state, rng, outcome)
            match.settle([int(outcome[i]) for i in range(n)])
            continue
        hidden = match.hidden(match.turn)
        if looking:
            _read_moves(match, hidden)
        bots = [bot for bot in BOTS if bot in (*available(game), "textbook:8")] if looking else ["random"]
        moves = [choose(game, bot, hidden, rng) for bot in bots]
        match.move(moves[len(match.entries) % len(moves)])
    match.result()
    for _ in review(Match(game, game.players[-1]), match.entries, 0, "warm", GLANCE):
        pass


def _look(match: Match, rng: Ints) -> None:
    for seat in range(NONE, match.seats):
        hidden = match.hidden(seat)
        match.game.view.view(hidden, seat)
        verbs.redeal(hidden, seat, rng)


def _read_moves(match: Match, hidden: Any) -> None:
    legal, words = match.legal(), match.game.words
    for move in range(match.game.rules.MOVES):
        if move in legal:
            words.move_words(hidden, verbs.seen(match.state, move, NONE))
        else:
            words.why_not(hidden, move)


def _marker(game: str) -> Any:
    return cache_dir() / f"{game}-{sources_hash(game)}.warm"


class _Counter(numba.core.event.Listener):
    def __init__(self, progress: Progress) -> None:
        self.compiled = 0
        self.progress = progress

    def on_start(self, event: Any) -> None:
        """Counted when done."""

    def on_end(self, event: Any) -> None:
        self.compiled += 1
        self.progress(self.compiled)
