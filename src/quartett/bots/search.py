"""Information-set Monte-Carlo tree search, written once with the verbs and compiled for every game.

One tree for the seat that thinks, shared by all deals it holds possible (single observer, with availability counts: Cowling,
Powley and Whitehouse 2012). Every iteration deals what the seat cannot see anew, goes down the tree, adds one node, plays on
by the game's quick policy to the end of the game or the stage (a hand, a round), and credits each player's own reward on
the way back (max-n). Chance is drawn anew in every iteration: what the seat will see of it is an edge of the tree, what it will not
see is none. A move hidden from the seat is one edge, whatever it was.

Where seats have secret aims (in Race their Favorites), the others know theirs though the seat does not: each of their moves also
counts apart for every aim its mover may have, and in a deal where it has that aim, it chooses by these counts.
"""

import math
from typing import Any

import numpy as np

from quartett.engine.estimate import PLACE_OF, WHOLE
from quartett.engine.game import MOST_AIMS
from quartett.engine.playout import play_on
from quartett.engine.record import Ints, ints
from quartett.engine.rng import below
from quartett.engine.rule import rule
from quartett.engine.verbs import (
    CHANCE,
    NONE,
    OVER,
    aim,
    apply,
    believe,
    draw,
    legal,
    noticed,
    quick,
    redeal,
    result,
    seen,
    sensible,
    settle,
    stage,
    value,
)

FIRST_SHARE = 500_000  # of it for being first, for beating each other seat, and for the margin in points
PLACE_SHARE = 450_000
MARGIN_SHARE = WHOLE - FIRST_SHARE - PLACE_SHARE
EXPAND_AFTER = 4  # visits of a node before it gets children: a smaller tree that stays in the processor's cache
PER_WHOLE = 1.0 / WHOLE
LOGS_KEPT = 4096
LOGS = np.log(np.maximum(np.arange(LOGS_KEPT), 1))
COMMON = 3.0  # so many visits is worth to an aim what was found for all aims together
HIDDEN_CODES = 8  # hidden moves have the keys -1 .. -8


class Node:
    """One move in the tree, shared by all deals that allow it."""

    parent: int
    sibling: int  # the next child of the same parent
    child: int  # the first child
    key: int  # the move as the thinking seat sees it
    mover: int  # or CHANCE
    visits: int
    chances: int  # how often the move could have been chosen
    reward: int  # of the mover, summed, in millionths
    place: int  # likewise its place; kept for the moves of the root only


class Apart:
    """What was found about one move, apart for every aim of its mover."""

    visits: Ints = ints(MOST_AIMS)
    chances: Ints = ints(MOST_AIMS)
    reward: Ints = ints(MOST_AIMS)


@rule
def clear_tree(nodes: Any) -> None:
    nodes[0].parent = nodes[0].child = nodes[0].sibling = NONE
    nodes[0].visits = 0


@rule
def grow_tree(
    root: Any,
    scratch: Any,
    nodes: Any,
    used: int,
    iterations: int,
    apart: Any,
    textbook: bool,
    curiosity: float,
    rng: Ints,
    moves: Ints,
    outcome: Ints,
    mark: Ints,
    gain: Ints,
) -> int:
    """So many iterations from the root's position; how many nodes the tree has then.

    `apart` is as long as `nodes`, or has length 1 where nothing is counted apart.
    `textbook` is the yardstick: no beliefs, every legal move, children at once, random playouts to the end of the game.
    """
    seat = root[0].turn
    patience = 1 if textbook else EXPAND_AFTER
    for key in range(len(mark)):
        mark[key] = 0
    now = 0
    for _ in range(iterations):
        scratch[0] = root[0]
        s = scratch[0]
        if textbook:
            redeal(s, seat, rng)
        else:
            believe(s, seat, rng)
        until = stage(s) + 1
        at = 0
        while s.turn != OVER and (textbook or stage(s) < until):
            if at > 0 and nodes[at].visits < patience:
                break
            if s.turn == CHANCE:
                draw(s, rng, outcome)
                key = noticed(s, outcome, seat)
                settle(s, outcome)
                if key != NONE:
                    child = chance_node(nodes, at, key)
                    if child == NONE and used < len(nodes):
                        child = used
                        add_node(nodes, apart, at, used, key, CHANCE)
                        used += 1
                    if child == NONE:
                        break
                    at = child
                continue
            n = legal(s, moves)
            if not textbook:
                n = sensible(s, moves, n)
            if n == 1:
                apply(s, moves[0])
                continue
            now += 1
            choices = mark_choices(s, seat, moves, n, mark, now)
            secret = aim(s, s.turn) if s.turn != seat and len(apart) > 1 else NONE
            child = most_promising(nodes, apart, at, s.turn, secret, curiosity, choices, mark, now)
            if child != NONE:
                at = child
                apply(s, pick_of(s, nodes[at].key, seat, moves, n, rng))
                continue
            fresh = untried(s, seat, moves, n, mark, now, rng)
            if used < len(nodes):
                add_node(nodes, apart, at, used, seen(s, fresh, seat), s.turn)
                at = used
                used += 1
            apply(s, fresh)
            break
        if textbook:
            play_on(s, rng, moves, outcome)
        else:
            play_out(s, until, rng, moves, outcome)
        rewards(s, gain, moves, outcome)
        if len(apart) > 1:
            credit_apart(s, seat, nodes, apart, at, gain)
        credit(nodes, at, gain)
    return used


@rule
def mark_choices(s: Any, seat: int, moves: Ints, n: int, mark: Ints, now: int) -> int:
    """Mark the keys of the legal moves; how many different ones there are."""
    choices = 0
    for i in range(n):
        key = seen(s, moves[i], seat) + HIDDEN_CODES
        choices += mark[key] != now
        mark[key] = now
    return choices


@rule
def most_promising(nodes: Any, apart: Any, at: int, mover: int, secret: int, curiosity: float, choices: int, mark: Ints, now: int) -> int:
    """The child with the best mean reward of its mover plus what is owed to the little tried (UCB); NONE if one is untried.

    `curiosity` is the weight of that debt: the less luck there is in a game, the smaller it may be. `secret` is the mover's aim, NONE if
    moves do not count apart.

    Every child that could be chosen is counted as a chance and loses its mark. There may be children of different movers: where
    one of them has no choice, it gets no node, and the next one moves here.
    """
    best, best_value = NONE, -1.0
    child = nodes[at].child
    while child != NONE:
        node = nodes[child]
        if node.mover == mover and mark[node.key + HIDDEN_CODES] == now:
            mark[node.key + HIDDEN_CODES] = 0
            choices -= 1
            node.chances += 1
            each, chances = 1.0 / node.visits, node.chances
            mean = node.reward * each * PER_WHOLE
            if secret != NONE:
                apart[child].chances[secret] += 1
                each, chances = 1.0 / (apart[child].visits[secret] + COMMON), apart[child].chances[secret] + 1
                mean = (apart[child].reward[secret] * PER_WHOLE + COMMON * mean) * each
            promise = mean + curiosity * math.sqrt(logarithm(chances) * each)
            if promise > best_value:
                best, best_value = child, promise
        child = node.sibling
    return NONE if choices else best


@rule
def chance_node(nodes: Any, at: int, key: int) -> int:
    """The child for what chance has brought; NONE if it is the first time."""
    child: int = nodes[at].child
    while child != NONE and (nodes[child].mover != CHANCE or nodes[child].key != key):
        child = nodes[child].sibling
    return child


@rule
def untried(s: Any, seat: int, moves: Ints, n: int, mark: Ints, now: int, rng: Ints) -> int:
    """A random move that has no node yet: its mark is still there."""
    fresh, found = NONE, 0
    for i in range(n):
        if mark[seen(s, moves[i], seat) + HIDDEN_CODES] == now:
            found += 1
            if found == 1 or below(rng, found) == 0:
                fresh = moves[i]
    return fresh


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
def add_node(nodes: Any, apart: Any, parent: int, new: int, key: int, mover: int) -> None:
    node = nodes[new]
    node.parent, node.sibling, node.child = parent, nodes[parent].child, NONE
    node.key, node.mover = key, mover
    node.visits = node.reward = node.place = 0
    node.chances = 1
    nodes[parent].child = new
    if len(apart) > 1:
        for secret in range(MOST_AIMS):
            apart[new].visits[secret] = apart[new].chances[secret] = apart[new].reward[secret] = 0


@rule
def play_out(s: Any, until: int, rng: Ints, moves: Ints, outcome: Ints) -> None:
    """On by the quick policy, to the end of the game or the stage."""
    while s.turn != OVER and stage(s) < until:
        if s.turn == CHANCE:
            draw(s, rng, outcome)
            settle(s, outcome)
        else:
            apply(s, quick(s, rng, moves))


@rule
def rewards(s: Any, gain: Ints, places: Ints, points: Ints) -> None:
    """What each seat has of this end, reward and place: of the game its result, of a stage the game's estimate."""
    if s.turn != OVER:
        value(s, gain)
        return
    result(s, places, points)
    best = worst = points[0]
    for p in range(1, s.n):
        best, worst = max(best, points[p]), min(worst, points[p])
    margin = MARGIN_SHARE / max(best - worst, 1)
    each = PLACE_SHARE / (2 * (s.n - 1))
    for p in range(s.n):
        beaten = tied = 0
        for other in range(s.n):
            beaten += (places[other] > places[p]) * 2 + (places[other] == places[p])
            tied += places[other] == places[p]
        first = FIRST_SHARE / tied if places[p] == 1 else 0.0
        gain[p] = int(first + each * (beaten - 1) + margin * (points[p] - worst))
        gain[PLACE_OF + p] = s.n * WHOLE - (beaten - 1) * (WHOLE // 2)


@rule
def credit_apart(s: Any, seat: int, nodes: Any, apart: Any, at: int, gain: Ints) -> None:
    """What a move of another seat brought, under the aim its mover had in this deal."""
    while at > 0:
        mover = nodes[at].mover
        if mover != CHANCE and mover != seat:
            secret = aim(s, mover)
            apart[at].visits[secret] += 1
            apart[at].reward[secret] += gain[mover]
        at = nodes[at].parent


@rule
def credit(nodes: Any, at: int, gain: Ints) -> None:
    top = 0
    while at > 0:
        nodes[at].visits += 1
        nodes[at].reward += gain[max(nodes[at].mover, 0)]  # of a chance node nobody asks
        top, at = at, nodes[at].parent
    if top:
        nodes[top].place += gain[PLACE_OF + nodes[top].mover]
    nodes[0].visits += 1


@rule
def read_root(nodes: Any, keys: Ints, visits: Ints, reward: Ints, place: Ints) -> int:
    """The moves of the root with their visits, rewards and places; how many."""
    n = 0
    child = nodes[0].child
    while child != NONE:
        node = nodes[child]
        keys[n], visits[n], reward[n], place[n] = node.key, node.visits, node.reward, node.place
        n += 1
        child = node.sibling
    return n


@rule
def lead_at_root(nodes: Any) -> int:
    """By how many visits the most visited move of the root is ahead; NONE while there is no other."""
    most = second = NONE
    child = nodes[0].child
    while child != NONE:
        visits = nodes[child].visits
        second = max(second, min(most, visits))
        most = max(most, visits)
        child = nodes[child].sibling
    return most - second if second != NONE else NONE
