"""The greedy player: it tries some hundred ways to finish its turn and likes having marbles, and having them free (section 12)."""

import numpy as np

from quartett.engine import OVER, Ints, below, rule
from quartett.engine.cards import count, first
from quartett.engine.record import dtype_of
from quartett.games.ringlinge.data import LAY
from quartett.games.ringlinge.rules import MOVES, Phase, State, apply, legal, reach, room_for, total

RECORD = dtype_of(State)
TRIALS = 400  # ways to finish the turn that are looked at, shared out among the legal steps

# What things are worth, in quarters of a point.
MARBLE, FREE, TARGET, ATTACKED, NEARLY_STUCK = 40, 20, 1, -16, -240
WON = 1_000_000


@rule
def greedy(s: State, rng: Ints) -> int:
    """The step with the best turn found behind it."""
    moves, later = np.empty(MOVES, np.int64), np.empty(MOVES, np.int64)
    scratch = np.empty(1, RECORD)
    n = legal(s, moves)
    trials = 1 if is_last_step(s) else TRIALS // n + 1
    best = most = -WON * WON
    for i in range(n):
        for _ in range(trials):
            scratch[0] = s
            finish_turn(scratch[0], moves[i], rng, later)
            value = worth(scratch[0], s.seat)
            if value > most:
                best, most = moves[i], value
    return best


@rule
def is_last_step(s: State) -> bool:
    return s.phase == Phase.TO2 or ((s.phase == Phase.PLACE or s.phase == Phase.PUT) and s.left == 1)


@rule
def finish_turn(s: State, move: int, rng: Ints, moves: Ints) -> None:
    """This step, then any, until the turn is over."""
    turn = s.barrier
    apply(s, move)
    while s.barrier == turn and s.turn != OVER:
        apply(s, moves[below(rng, legal(s, moves))])


@rule
def worth(s: State, p: int) -> int:
    """What p has, less the mean of what the others have; times their number, to stay with whole numbers."""
    if s.turn == OVER:
        return WON * (1 if s.alive[p] else -1)
    others = value = 0
    for other in range(s.n):
        if other != p and s.alive[other]:
            others += 1
            value -= strength(s, other)
    return value + others * strength(s, p)


@rule
def strength(s: State, p: int) -> int:
    """Marbles, free marbles and their targets; single marbles two enemies can reach and being nearly stuck count against it."""
    free = targets = 0
    rings = s.own[p] & ~s.shared
    singles = 0
    while rings:
        here = first(rings)
        rings &= rings - 1
        reached = reach(s, s.own[p], room_for(s, p), here)
        marbles = s.cnt[p, s.place[here]]
        free += marbles if reached else 0
        targets += count(reached)
        singles |= (1 << here) * (marbles == 1)
    stuck = NEARLY_STUCK if free < 2 and s.supply[p] < LAY else 0
    return MARBLE * total(s, p) + FREE * free + TARGET * targets + ATTACKED * count(singles & attacked(s, p)) + stuck


@rule
def attacked(s: State, p: int) -> int:
    """Rings that two free marbles of one enemy can reach."""
    found = 0
    for enemy in range(s.n):
        if enemy != p:
            found |= reached_by_two(s, enemy)
    return found


@rule
def reached_by_two(s: State, p: int) -> int:
    once = twice = 0
    rings = s.own[p] & ~s.shared
    while rings:
        here = first(rings)
        rings &= rings - 1
        reached = reach(s, s.own[p], room_for(s, p), here)
        twice |= reached & once
        once |= reached
        if s.cnt[p, s.place[here]] > 1:
            twice |= reached
    return twice
