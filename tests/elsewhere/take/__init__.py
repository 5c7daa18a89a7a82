"""Take: from a row of sticks two players take one to three in turn; who takes the last one wins. As small as a game can be."""

import sys
from collections.abc import Mapping
from enum import IntEnum
from typing import Any

from quartett.engine import NONE, OVER, Game, Ints, Say, rule, say

STICKS = 10
MOVES = 3  # move m takes m + 1 sticks
LONGEST_OUTCOME = 1
COUNTS: tuple[str, ...] = ()
ENDINGS: tuple[str, ...] = ()
RATES: Mapping[str, tuple[str, str]] = {}
HISTOGRAMS: tuple[str, ...] = ()


class Phase(IntEnum):
    TAKE = 0
    OVER = 1


class State:
    turn: int  # the seat to move, or OVER
    phase: int  # a Phase
    barrier: int  # undo never crosses a change of this
    n: int  # seats
    sticks: int  # that are left


@rule
def setup(s: State, options: tuple[int, ...]) -> None:
    s.n = options[0]
    s.sticks = STICKS


@rule
def draw(s: State, rng: Ints, outcome: Ints) -> int:
    return 0


@rule
def possible(s: State, outcome: Ints, n: int) -> bool:
    return False


@rule
def settle(s: State, outcome: Ints) -> None:
    pass


@rule
def legal(s: State, moves: Ints) -> int:
    n = min(MOVES, s.sticks)
    for move in range(n):
        moves[move] = move
    return n


@rule
def apply(s: State, move: int) -> None:
    s.sticks -= move + 1
    s.barrier += 1
    s.turn = 1 - s.turn
    if s.sticks == 0:
        s.phase, s.turn = Phase.OVER, OVER


@rule
def result(s: State, places: Ints, points: Ints) -> None:
    """Every move was another player's: an odd number of them, and the first player took the last stick."""
    for p in range(s.n):
        points[p] = s.barrier % 2 != p
        places[p] = 2 - points[p]


@rule
def hide(s: State, seat: int) -> None:
    pass


@rule
def redeal(s: State, seat: int, rng: Ints) -> None:
    pass


@rule
def seen(s: State, move: int, seat: int) -> int:
    return move


@rule
def noticed(s: State, outcome: Ints, seat: int) -> int:
    return NONE


@rule
def tally(s: State, move: int, counts: Ints) -> None:
    pass


def short(move: int) -> str:
    return str(move + 1)


def move_words(s: Any, move: int) -> Say:
    return say("takes", sticks=move + 1)


def why_not(s: Any, move: int) -> Say:
    return say("too-few", sticks=int(s.sticks))


def topics() -> dict[str, Say]:
    return {}


def view(s: Any, seat: int) -> dict[str, Any]:
    return {"sticks": int(s.sticks)}


HERE: Any = sys.modules[__name__]
GAME = Game(
    name="take",
    title="Take",
    designer="",
    minutes=(1, 1),
    players=(2,),
    options=(),
    rules=HERE,
    secrets=HERE,
    words=HERE,
    view=HERE,
    screen=HERE,
    tally=HERE,
    policy=HERE,
)
