"""Information-set Monte-Carlo tree search, written once with the verbs and compiled for every game.

One tree for the seat that thinks, shared by all deals it holds possible (single observer, with availability counts: Cowling,
Powley and Whitehouse 2012). Every iteration deals what the seat cannot see anew, goes down the tree, adds one node, plays on
by the game's quick policy to the end of the game or of the stage (a hand, a round), and credits each player's own reward on
the way back (max-n). Chance is drawn anew in every iteration and needs no node: what lies below it is shared, as far as it
is legal. A move hidden from the seat is one edge, whatever it was.
"""

import math
from typing import Any

import numpy as np

from quartett.engine.game import (
    CHANCE,
    NONE,
    OVER,
    apply,
    believe,
    draw,
    legal,
    quick,
    redeal,
    result,
    seen,
    sensible,
    settle,
    stage,
    value,
)
from quartett.engine.playout import play_on
from quartett.engine.record import Ints
from quartett.engine.rng import below
from quartett.engine.rule import rule

WHOLE = 1_000_000  # a reward of 1: everybody beaten
FIRST_SHARE = 500_000  # of it for being first, for beating each other seat, and for the margin in points
PLACE_SHARE = 450_000
MARGIN_SHARE = WHOLE - FIRST_SHARE - PLACE_SHARE
EXPAND_AFTER = 4  # visits of a node before it gets children: a smaller tree that stays in the processor's cache
CURIOSITY = 0.7  # the weight of what is owed to the little tried
PER_WHOLE = 1.0 / WHOLE
LOGS_KEPT = 4096
LOGS = np.log(np.maximum(np.arange(LOGS_KEPT), 1))
HIDDEN_CODES = 8  # hidden moves have the keys -1 .. -8


class Node:
    """One move in the tree, shared by all deals that allow it."""

    parent: int
    sibling: int  # the next child of the same parent
    child: int  # the first child
    key: int  # the move as the thinking seat sees it
    mover: int
    visits: int
    chances: int  # how often the move could have been chosen
    reward: int  # of the mover, summed, in millionths
    stamp: int  # the last visit in which it was counted as a chance


@rule
def clear_tree(nodes: Any) -> None:
    nodes[0].parent = nodes[0].child = nodes[0].sibling = NONE
    nodes[0].visits = nodes[0].stamp = 0


@rule
def grow_tree(
    root: Any,
    scratch: Any,
    nodes: Any,
    used: int,
    iterations: int,
    textbook: bool,
    rng: Ints,
    moves: Ints,
    outcome: Ints,
    slot: Ints,
    gain: Ints,
) -> int:
    """So many iterations from the root's position; how many nodes the tree has then.

    `textbook` is the yardstick: no beliefs, every legal move, children at once, random playouts to the end of the game.
    """
    seat = root[0].turn
    patience = 1 if textbook else EXPAND_AFTER
    for _ in range(iterations):
        scratch[0] = root[0]
        s = scratch[0]
        if textbook:
            redeal(s, seat, rng)
        else:
            believe(s, seat, rng)
        here = stage(s)
        at = 0
        while s.turn != OVER and (textbook or stage(s) == here):
            if s.turn == CHANCE:
                draw(s, rng, outcome)
                settle(s, outcome)
                continue
            n = legal(s, moves)
            if not textbook:
                n = sensible(s, moves, n)
            if n == 1:
                apply(s, moves[0])
                continue
            if at > 0 and nodes[at].visits < patience:
                break
            fresh = untried(s, nodes, at, seat, moves, n, slot, rng)
            if fresh == NONE:
                at = most_promising(nodes, at)
                apply(s, pick_of(s, nodes[at].key, seat, moves, n, rng))
                continue
            if used < len(nodes):
                add_node(nodes, at, used, seen(s, fresh, seat), s.turn)
                at = used
                used += 1
            apply(s, fresh)
            break
        if textbook:
            play_on(s, rng, moves, outcome)
        else:
            play_out(s, here, rng, moves, outcome)
        rewards(s, gain, moves, outcome)
        credit(nodes, at, gain)
    return used


@rule
def untried(s: Any, nodes: Any, at: int, seat: int, moves: Ints, n: int, slot: Ints, rng: Ints) -> int:
    """Count a chance for every child that could be chosen; a random move that has no node yet, or NONE."""
    nodes[at].stamp += 1
    now = nodes[at].stamp
    child = nodes[at].child
    while child != NONE:
        slot[nodes[child].key + HIDDEN_CODES] = child
        nodes[child].stamp = -now
        child = nodes[child].sibling
    fresh, found = NONE, 0
    for i in range(n):
        child = slot[seen(s, moves[i], seat) + HIDDEN_CODES]
        if child == NONE:
            found += 1
            if found == 1 or below(rng, found) == 0:
                fresh = moves[i]
        elif nodes[child].stamp == -now:
            nodes[child].stamp = 0
            nodes[child].chances += 1
    child = nodes[at].child
    while child != NONE:
        slot[nodes[child].key + HIDDEN_CODES] = NONE
        child = nodes[child].sibling
    return fresh


@rule
def most_promising(nodes: Any, at: int) -> int:
    """The child with the best mean reward of its mover plus what is owed to the little tried (UCB)."""
    best, best_value = NONE, -1.0
    child = nodes[at].child
    while child != NONE:
        node = nodes[child]
        if node.stamp == 0:  # could be chosen in this deal
            each = 1.0 / node.visits
            promise = node.reward * each * PER_WHOLE + CURIOSITY * math.sqrt(logarithm(node.chances) * each)
            if promise > best_value:
                best, best_value = child, promise
        child = node.sibling
    return best


@rule
def logarithm(n: int) -> float:
    """The natural logarithm, from a table: exact for small numbers, near enough for large ones."""
    if n < LOGS_KEPT:
        return LOGS[n]  # type: ignore[no-any-return]
    if n < LOGS_KEPT * LOGS_KEPT:
        return LOGS[n // LOGS_KEPT] + LOGS[LOGS_KEPT - 1]  # type: ignore[no-any-return]
    return 2.0 * LOGS[LOGS_KEPT - 1]  # type: ignore[no-any-return]


@rule
def pick_of(s: Any, key: int, seat: int, moves: Ints, n: int, rng: Ints) -> int:
    """A move the seat sees as this key: itself, or a random one of those it cannot tell apart."""
    if key >= 0:
        return key
    pick, found = NONE, 0
    for i in range(n):
        if seen(s, moves[i], seat) == key:
            found += 1
            if below(rng, found) == 0:
                pick = moves[i]
    return pick


@rule
def add_node(nodes: Any, parent: int, new: int, key: int, mover: int) -> None:
    node = nodes[new]
    node.parent, node.sibling, node.child = parent, nodes[parent].child, NONE
    node.key, node.mover = key, mover
    node.visits = node.reward = node.stamp = 0
    node.chances = 1
    nodes[parent].child = new


@rule
def play_out(s: Any, here: int, rng: Ints, moves: Ints, outcome: Ints) -> None:
    """On by the quick policy, to the end of the game or of the stage."""
    while s.turn != OVER and stage(s) == here:
        if s.turn == CHANCE:
            draw(s, rng, outcome)
            settle(s, outcome)
        else:
            apply(s, quick(s, rng, moves))


@rule
def rewards(s: Any, gain: Ints, places: Ints, points: Ints) -> None:
    """What each seat has of this end: of the game its result, of a stage the game's estimate."""
    if s.turn != OVER:
        value(s, gain)
        return
    result(s, places, points)
    best = worst = points[0]
    for p in range(1, s.n):
        best, worst = max(best, points[p]), min(worst, points[p])
    for p in range(s.n):
        beaten = first = tied = 0
        for other in range(s.n):
            beaten += (places[other] > places[p]) * 2 + (places[other] == places[p])
            tied += places[other] == places[p]
        first = FIRST_SHARE // tied if places[p] == 1 else 0
        margin = MARGIN_SHARE * (points[p] - worst) // (best - worst) if best > worst else MARGIN_SHARE // 2
        gain[p] = first + PLACE_SHARE * (beaten - 1) // (2 * (s.n - 1)) + margin


@rule
def credit(nodes: Any, at: int, gain: Ints) -> None:
    while at > 0:
        nodes[at].visits += 1
        nodes[at].reward += gain[nodes[at].mover]
        at = nodes[at].parent
    nodes[0].visits += 1


@rule
def read_root(nodes: Any, keys: Ints, visits: Ints, reward: Ints) -> int:
    """The moves of the root with their visits and rewards; how many."""
    n = 0
    child = nodes[0].child
    while child != NONE:
        keys[n], visits[n], reward[n] = nodes[child].key, nodes[child].visits, nodes[child].reward
        n += 1
        child = nodes[child].sibling
    return n
