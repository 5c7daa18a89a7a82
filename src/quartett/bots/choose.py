"""A bot by its name: the move it would make."""

from typing import Any

from quartett.engine import Game, Ints, Refused, below, ints
from quartett.engine.game import legal


def available(game: Game) -> list[str]:
    """The bots that can play this game."""
    return ["random", *(name for name in ("robot", "greedy") if hasattr(game.policy, name))]


def choose(game: Game, bot: str, hidden: Any, rng: Ints) -> int:
    """The move of this bot for the seat to move, from the record hidden for that seat."""
    if bot not in available(game):
        raise Refused("bad_request", f"{game.title} has no bot {bot!r}; its bots: {', '.join(available(game))}")
    moves = ints(game.rules.MOVES)
    n = legal(hidden, moves)
    if bot == "random" or n == 1:
        return int(moves[below(rng, n)])
    return int(getattr(game.policy, bot)(hidden, rng))
