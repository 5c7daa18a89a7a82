"""What every search works with: its memory, bundled as compiled code takes it, and how a tree is kept and read.

All memory is made once and used again for every search. Nodes are rows of a table, linked by their numbers; 0 is the root.
"""

from typing import Any, NamedTuple

import numpy as np

from quartett.engine.estimate import PLACE_OF, WHOLE
from quartett.engine.game import MOST_AIMS
from quartett.engine.record import Ints, ints
from quartett.engine.rule import rule, rule_inlined
from quartett.engine.verbs import NONE, OVER, result, value

FIRST_SHARE = 500_000  # of it for being first, for beating each other seat, and for the margin in points
PLACE_SHARE = 450_000
MARGIN_SHARE = WHOLE - FIRST_SHARE - PLACE_SHARE
PER_WHOLE = 1.0 / WHOLE
LOGS_KEPT = 4096
LOGS = np.log(np.maximum(np.arange(LOGS_KEPT), 1))


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


class Counts:
    """How far a search is."""

    used: int  # nodes
    decisions: int  # met on the way down; the moves at one are marked with its number


class Found:
    """What was found about one move of the root."""

    key: int
    visits: int
    reward: int
    place: int


class Paper(NamedTuple):
    """What a search writes on besides its tree."""

    root: Any  # one position: where the seat to move thinks, as that seat knows it
    scratch: Any  # three positions to play on in
    moves: Ints
    outcome: Ints
    gain: Ints  # of each seat, as `rewards` writes it


class Tree(NamedTuple):
    """The memory of a tree. Searches that are never at work at the same time may share parts of it."""

    nodes: Any  # a table of Node, or of turns.Way
    apart: Any  # a table of Apart as long as `nodes`, or of length 1 where nothing is counted apart
    mark: Ints  # for every key the last decision where it could be chosen
    counts: Any  # one row
    curiosity: float  # the weight of what is owed to the little tried: the less luck there is in a game, the smaller it may be


@rule
def clear_tree(tree: Tree) -> None:
    nodes = tree.nodes
    nodes[0].parent = nodes[0].child = nodes[0].sibling = NONE
    nodes[0].visits = 0
    tree.counts[0].used = 1


@rule_inlined
def add_node(tree: Tree, parent: int, key: int, mover: int) -> int:
    """A new child of this parent; NONE if the tree is full."""
    nodes, new = tree.nodes, tree.counts[0].used
    if new == len(nodes):
        return NONE
    tree.counts[0].used += 1
    node = nodes[new]
    node.parent, node.sibling, node.child = parent, nodes[parent].child, NONE
    node.key, node.mover = key, mover
    node.visits = node.reward = node.place = 0
    node.chances = 1
    nodes[parent].child = new
    if len(tree.apart) > 1:
        for secret in range(MOST_AIMS):
            tree.apart[new].visits[secret] = tree.apart[new].chances[secret] = tree.apart[new].reward[secret] = 0
    return new  # type: ignore[no-any-return]


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
def read_root(nodes: Any, found: Any) -> int:
    """Write down the moves of the root; how many there are."""
    n = 0
    child = nodes[0].child
    while child != NONE:
        node, row = nodes[child], found[n]
        row.key, row.visits, row.reward, row.place = node.key, node.visits, node.reward, node.place
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


@rule
def logarithm(n: int) -> float:
    """The natural logarithm, from a table: exact for small numbers, near enough for large ones."""
    if n < LOGS_KEPT:
        return LOGS[n]  # type: ignore[no-any-return]
    if n < LOGS_KEPT * LOGS_KEPT:
        return LOGS[n // LOGS_KEPT] + LOGS[LOGS_KEPT - 1]  # type: ignore[no-any-return]
    return 2.0 * LOGS[LOGS_KEPT - 1]  # type: ignore[no-any-return]
