"""A bot by its name: `random`, `robot`, `greedy`, a level for people, or a search with its budget."""

import re
import threading
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from quartett.bots.think import Budget, Thinker, Thought
from quartett.engine import Game, Ints, Refused, below, ints
from quartett.engine.plain import is_plain
from quartett.engine.verbs import legal

# Levels for people; how far each is above the one before is in docs/strength-and-speed/strength.md.
LEVELS = {
    "novice": Budget(iterations=10),
    "casual": Budget(iterations=50),
    "strong": Budget(iterations=300),
    "expert": Budget(ms=500),
}
PLAIN_MS = 700  # nobody waits longer for a bot while its game is played as plain Python
SEARCH = re.compile(r"(search|textbook)(?:(:|@)(\d{1,9}))?")
MOST_MS = 60_000
MOST_ITERATIONS = 10_000_000
Player = Callable[[Any, Ints], int]
_thinkers = threading.local()  # each thread has its own trees


def available(game: Game) -> list[str]:
    """The bots that can play this game, by name; `search:N`, `search@MS` and `textbook:N` come on top."""
    return ["random", *_own_players(game), *LEVELS]


def _own_players(game: Game) -> dict[str, Player]:
    """The players a game brings itself, by name."""
    players = {"robot": game.policy.robot, "greedy": game.policy.greedy}
    return {name: player for name, player in players.items() if player}


def budget_of(game: Game, bot: str) -> Budget | None:
    """How much this bot thinks; None for one that does not search. An unknown bot is refused with the known ones."""
    if bot in LEVELS:
        return LEVELS[bot]
    if bot in available(game):
        return None
    found = SEARCH.fullmatch(bot)
    if not found:
        known = ", ".join(available(game))
        raise Refused(
            "bad_request", f"{game.title} has no bot {bot[:40]!r}; its bots: {known}, search:ITERATIONS, search@MS, textbook:ITERATIONS"
        )
    kind, by, amount = found.groups()
    number = int(amount or 1000)
    if not 1 <= number <= (MOST_MS if by == "@" else MOST_ITERATIONS):
        raise Refused("bad_request", f"a bot thinks for 1 to {MOST_ITERATIONS} iterations or 1 to {MOST_MS} ms, not {number}")
    if by == "@":
        return Budget(ms=number, textbook=kind == "textbook")
    return Budget(iterations=number, textbook=kind == "textbook")


def think(game: Game, budget: Budget, hidden: Any, rng: Ints) -> list[Thought]:
    """The moves the seat to move should consider, best first, from the record hidden for that seat."""
    if is_plain(game.name):
        budget = replace(budget, ms=budget.ms or PLAIN_MS)
    known: dict[str, Thinker] = _thinkers.__dict__
    if game.name not in known:
        known[game.name] = Thinker(game)
    return known[game.name].think(hidden, budget, rng)


def choose(game: Game, bot: str, hidden: Any, rng: Ints) -> int:
    """The move of this bot for the seat to move, from the record hidden for that seat."""
    budget = budget_of(game, bot)
    if bot == "greedy" and is_plain(game.name):
        budget = Budget(ms=PLAIN_MS)  # it may look at many deals, and has no clock
    if budget:
        return think(game, budget, hidden, rng)[0].move
    if bot == "random":
        moves = ints(game.rules.MOVES)
        return int(moves[below(rng, legal(hidden, moves))])
    return int(_own_players(game)[bot](hidden, rng))
