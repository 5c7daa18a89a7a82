"""Ringlinge has no secrets: everything is public to players and onlookers at all times."""

from quartett.engine import NONE, Ints, rule
from quartett.games.ringlinge.rules import State


@rule
def hide(s: State, seat: int) -> None:
    pass


@rule
def seen(s: State, move: int, seat: int) -> int:
    return move


@rule
def noticed(s: State, outcome: Ints, seat: int) -> int:
    """Nothing is left to chance."""
    return NONE


@rule
def redeal(s: State, seat: int, rng: Ints) -> None:
    pass
