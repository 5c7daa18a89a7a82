"""Quick ways to choose a move: the greedy player (section 12), and what the search asks of a game."""

import numpy as np

from quartett.engine import OVER, Ints, below, rule
from quartett.engine.cards import count, first, has
from quartett.engine.estimate import expect
from quartett.games.ringlinge.data import DIRECTIONS, LAY, NEXT_TO, OFF, PLACES
from quartett.games.ringlinge.rules import (
    CHOOSE_CHANGE,
    CHOOSE_MOVE,
    FROM,
    MOVES,
    PLACE,
    RECORD,
    TO,
    Phase,
    State,
    apply,
    can_place,
    captures,
    legal,
    marbles_here,
    reach,
    room_for,
    total,
)

TRIALS = 400  # ways to finish the turn that are looked at, shared out among the legal steps

# What things are worth, in quarters of a point.
MARBLE, FREE, TARGET, ATTACKED, NEARLY_STUCK = 40, 20, 1, -16, -240
WON = 1_000_000
HUNTED = 30  # what it costs to have a single marble that the player to move can capture, and brings that player
SWING = 60.0  # by how much a lead changes until the end
LOST = 10_000  # no lead of those still in the game is as great
CURIOSITY = 0.1  # of the search, for turns little tried
WHOLE_TURNS = True  # the search goes turn by turn: the steps of one have little meaning alone


@rule
def greedy(s: State, rng: Ints) -> int:
    """Tries some hundred ways to finish the turn; the step with the best one behind it."""
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
    """By how much p is ahead of the others, added up; to have left, be it by the own turn, is to have lost."""
    if not s.alive[p]:
        return -WON
    if s.turn == OVER:
        return WON
    points, threats = np.empty(s.n, np.int64), np.empty(s.n, np.int64)
    weigh(s, points, threats)
    lead = 0
    for other in range(s.n):
        if other != p and s.alive[other]:
            lead += points[p] - points[other]
    return lead


@rule
def weigh(s: State, points: Ints, threats: Ints) -> None:
    """What each player has: marbles, free marbles and their targets; single marbles two of an enemy can reach and being nearly stuck
    count against it. And which rings two free marbles of each can reach."""
    for p in range(s.n):
        free, targets, threats[p] = freedom(s, p)
        stuck = NEARLY_STUCK if free < 2 and not can_place(s, p) else 0
        points[p] = MARBLE * total(s, p) + FREE * free + TARGET * targets + stuck
    for p in range(s.n):
        points[p] += ATTACKED * count(singles_in(s, s.own[p] & ~s.shared & by_others(threats, s.n, p)))


@rule
def freedom(s: State, p: int) -> tuple[int, int, int]:
    """How many marbles of p can move, to how many rings, added up; and the rings that two of them can reach."""
    free = targets = once = twice = 0
    rings = s.own[p] & ~s.shared
    while rings:
        here = first(rings)
        rings &= rings - 1
        reached = reach(s, s.own[p], room_for(s, p), here)
        marbles = s.cnt[p, s.place[here]]
        free += marbles if reached else 0
        targets += count(reached)
        twice |= reached & (once if marbles == 1 else reached)
        once |= reached
    return free, targets, twice


@rule
def by_others(threats: Ints, n: int, p: int) -> int:
    """Rings one of the others threatens."""
    found = 0
    for enemy in range(n):
        if enemy != p:
            found |= threats[enemy]
    return found


@rule
def singles_in(s: State, rings: int) -> int:
    """Those of these rings that hold a single marble."""
    found = 0
    while rings:
        here = first(rings)
        rings &= rings - 1
        found |= (marbles_here(s, s.place[here]) == 1) << here
    return found


@rule
def prey(s: State, p: int, reached: int) -> int:
    """Those of these rings that hold a single marble of an enemy of p."""
    return singles_in(s, reached & ~s.shared & ~s.own[p] & ~s.empty)


# --- What the search asks


@rule
def sensible(s: State, moves: Ints, n: int) -> int:
    """The order of laying means next to nothing, so only ascending ones; rings are lifted and put beside marbles, if possible."""
    match s.phase:
        case Phase.PLACE:
            return in_order(s, moves, n)
        case Phase.LIFT | Phase.PUT:
            return beside_marbles(s, moves, n)
        case _:
            return n


@rule
def in_order(s: State, moves: Ints, n: int) -> int:
    """Beyond the ring laid on last, as long as enough rings remain for the rest; with chain_entry the order does matter."""
    if s.chain_entry or s.left == LAY:
        return n
    last = PLACE + s.trail[LAY - 1 - s.left]
    start = 0
    while start < n - s.left and moves[start] < last:
        start += 1
    for i in range(start, n):
        moves[i - start] = moves[i]
    return n - start


@rule
def beside_marbles(s: State, moves: Ints, n: int) -> int:
    kept = 0
    for i in range(n):
        moves[kept], moves[i] = moves[i], moves[kept]
        kept += touches_marbles(s, (moves[kept] - PLACE) % PLACES)
    return kept if kept else n


@rule
def touches_marbles(s: State, c: int) -> bool:
    for direction in range(DIRECTIONS):
        d = NEXT_TO[c, direction]
        if d != OFF and marbles_here(s, d):
            return True
    return False


@rule
def quick(s: State, rng: Ints, moves: Ints) -> int:
    """Captures where it can, makes pairs, seldom changes rings; otherwise anything."""
    n = legal(s, moves)
    start = below(rng, n)
    match s.phase:
        case Phase.CHOOSE:
            if moves[n - 1] == CHOOSE_MOVE and hunt(s):
                return CHOOSE_MOVE
            if moves[start] == CHOOSE_CHANGE and below(rng, 4):
                return moves[0] if moves[0] != CHOOSE_CHANGE else moves[n - 1]
        case Phase.FROM1:
            return hunter(s, hunt(s), moves, n, start)
        case Phase.FROM2:
            return hunter(s, (1 << s.cell[s.trail[1]]) & s.shared, moves, n, start)
        case Phase.TO1:
            return landing(s, hunt(s), moves, n, start)
        case Phase.TO2:
            return landing(s, 0, moves, n, start)
        case _:
            pass
    return moves[start]


@rule
def hunt(s: State) -> int:
    """Single enemy marbles that two marbles of the seat to move can reach."""
    _, _, reached = freedom(s, s.seat)
    return prey(s, s.seat, reached)


@rule
def hunter(s: State, wanted: int, moves: Ints, n: int, start: int) -> int:
    """A marble that can go where it is wanted, or the one chosen by lot."""
    if wanted:
        for i in range(n):
            move = moves[(start + i) % n]
            if move >= FROM and reach(s, s.own[s.seat], room_for(s, s.seat), s.cell[move - FROM]) & wanted:
                return move
    return moves[start]


@rule
def landing(s: State, wanted: int, moves: Ints, n: int, start: int) -> int:
    """A capture, else a ring where it is wanted, else one with a single own marble if it is found at once."""
    for i in range(n):
        if captures(s, s.seat, moves[i] - TO):
            return moves[i]
    for i in range(n):
        if has(wanted, s.cell[moves[i] - TO]):
            return moves[i]
    other = (start + n // 2) % n
    return moves[other] if s.cnt[s.seat, moves[other] - TO] == 1 else moves[start]


@rule
def value(s: State, gain: Ints) -> None:
    """By the lead in what everybody has; who has left is behind those who left later."""
    points, threats = np.empty(s.n, np.int64), np.empty(s.n, np.int64)
    weigh(s, points, threats)
    for p in range(s.n):
        if not s.alive[p]:
            points[p] = (s.out_order[p] - s.n) * LOST
    hunted = prey(s, s.seat, threats[s.seat])
    for p in range(s.n):
        if s.own[p] & hunted:
            points[p] -= HUNTED
            points[s.seat] += HUNTED
    expect(points, s.n, SWING, gain)
