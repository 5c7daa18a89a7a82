"""Small scenes: a few cards by name, a position, some moves."""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from quartett.engine import NONE, copy, ints, stream, verbs
from quartett.games import load
from quartett.games.kbernestich.data import CARDS, RANKS, SLOTS, TRICKS
from quartett.games.kbernestich.rules import DISCARD, END, HIDE, MOVES, OBSERVE, PLOT, TRUMP, Phase, State, set_cube

GAME = load("kbernestich")
LETTERS = "BRYG"

# The deal of the rulebook's example (X2, X3): P2 has no green, and none comes to it from the centre.
RULEBOOK = (
    "G11 G10 G9 G* G7 B3 B4 B5 R2 R3 R4",
    "G3 G6 G8 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9",
    "B2 B6 B7 B8 B9 B10 B11 B12 Y10 Y11 Y12",
    "G12 G2 G4 G5 R5 R6 R7 R8 R9 R10 R11",
)
CENTRE = "B* R12 R* Y*"


def card(name: str) -> int:
    """G11 -> 45, R* -> 23."""
    return LETTERS.index(name[0]) * RANKS + (RANKS - 1 if name[1:] == "*" else int(name[1:]) - 2)


def cards(names: str) -> int:
    """The set of the cards named."""
    return sum(1 << card(name) for name in names.split())


def name(c: int) -> str:
    return LETTERS[c // RANKS] + ("*" if c % RANKS == RANKS - 1 else str(c % RANKS + 2))


def names(hand: int) -> str:
    return " ".join(name(c) for c in range(CARDS) if int(hand) >> c & 1)


def new_game(n: int = 4, **options: Any) -> State:
    """A fresh record; seat 0 starts unless told otherwise."""
    s: State = GAME.fresh(n, GAME.settings(n, {"start_seat": 0, **options}))
    return s


def dealt(n: int = 4, hands: Iterable[str] = (), seed: int = 0, **options: Any) -> State:
    """After the deal: the hands named, or those of a seed."""
    s = new_game(n, **options)
    if hands:
        order = [card(c) for hand in hands for c in hand.split()]
        order += [c for c in range(n * RANKS) if c not in order]
        verbs.settle(s, np.array(order, np.int64))
    else:
        draw(s, seed)
    return s


def draw(s: State, seed: int = 0) -> None:
    outcome = ints(CARDS)
    verbs.draw(s, stream("scene", seed), outcome)
    verbs.settle(s, outcome)


def plotting(n: int = 4, trump: int = 4, **options: Any) -> State:
    """The first plot turn of a round."""
    return played(dealt(n, **options), TRUMP + trump)


def position(hands: Iterable[str], t: int, owners: Mapping[int, int] | None = None, **fields: object) -> State:
    """In the middle of a round, at a trick's beginning; of the cards played before nothing is known."""
    held = [cards(hand) for hand in hands]
    s = new_game(len(held))
    for p, hand in enumerate(held):
        s.hand[p] = hand
        s.cubes[p] = 0
    s.t, s.phase = t, Phase.TRICK
    s.start = s.leader = s.actor = s.turn = 0
    s.trump = 4
    for trick in range(t - 1):
        s.taker[trick] = s.n - 1
    for slot, p in (owners or {}).items():
        set_cube(s, slot, p)
    change(s, **fields)
    return s


def change(s: State, **fields: object) -> None:
    record: Any = s
    for field, value in fields.items():
        record[field] = value
    if "leader" in fields:
        s.actor = s.turn = s.leader


def legal(s: State) -> list[int]:
    moves = ints(MOVES)
    return [int(moves[i]) for i in range(verbs.legal(s, moves))]


def played(s: State, *moves: int | str) -> State:
    """Make these moves, each of which must be legal: numbers, or cards by name."""
    for move in moves:
        number = card(move) if isinstance(move, str) else move
        assert number in legal(s), f"{move} is not among {legal(s)}"
        verbs.apply(s, number)
    return s


def plots(s: State) -> set[int]:
    """The slots the seat to move may take."""
    return {move - PLOT for move in legal(s) if PLOT <= move < PLOT + SLOTS}


def play_trick(s: State, *names: str) -> State:
    return played(s, *names)


def seats(values: Any, n: int = 4) -> list[int]:
    return [int(values[p]) for p in range(n)]


def owned(s: State, p: int) -> list[int]:
    return [slot for slot in range(SLOTS) if s.owner[slot] == p]


def hidden(s: State, seat: int) -> State:
    other = copy(s)
    verbs.hide(other, seat)
    return other


def guessed(s: State, seat: int, seed: object = 0) -> State:
    other = hidden(s, seat)
    verbs.redeal(other, seat, stream("guess", str(seed)))
    return other


def same(a: State, b: State) -> bool:
    first: Any = a
    second: Any = b
    return bool(first.tobytes() == second.tobytes())


__all__ = [
    "CENTRE", "DISCARD", "END", "GAME", "HIDE", "NONE", "OBSERVE", "PLOT", "RULEBOOK", "TRICKS", "TRUMP",
    "card", "cards", "change", "dealt", "draw", "guessed", "hidden", "legal", "name", "names", "new_game",
    "owned", "play_trick", "played", "plots", "plotting", "position", "same", "seats",
]  # fmt: skip
