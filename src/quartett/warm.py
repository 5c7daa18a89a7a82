"""Compiling a game ahead, with progress: after it, everything starts at once."""

import gc
from collections import Counter
from collections.abc import Callable
from typing import Any

import numba.core.event

from quartett.bots import available, choose
from quartett.engine import CHANCE, NONE, Game, Ints, Match, ints, stream, verbs
from quartett.engine.cache import cache_dir, sources_hash
from quartett.engine.rule import COMPILED, rules_seen
from quartett.lab.simulate import simulate

BOTS = ("random", "robot", "greedy", "novice", "textbook:8")  # between them they use everything bots are made of
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
