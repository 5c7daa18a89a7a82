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

from quartett.bots.tree import PER_WHOLE, Paper, Tree, add_node, credit, logarithm, rewards
from quartett.engine.record import Ints
from quartett.engine.rng import below
from quartett.engine.rule import rule, rule_inlined
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
    seen,
    sensible,
    settle,
    stage,
)

EXPAND_AFTER = 4  # visits of a node before it gets children: a smaller tree that stays in the processor's cache
COMMON = 3.0  # so many visits is worth to an aim what was found for all aims together
HIDDEN_CODES = 8  # hidden moves have the keys -1 .. -8


@rule
def grow_tree(paper: Paper, tree: Tree, iterations: int, rng: Ints) -> None:
    """So many iterations from the root's position."""
    seat = paper.root[0].turn
    for _ in range(iterations):
        paper.scratch[0] = paper.root[0]
        s = paper.scratch[0]
        believe(s, seat, rng)
        until = stage(s) + 1
        at = 0
        while s.turn != OVER and stage(s) < until and (at == 0 or tree.nodes[at].visits >= EXPAND_AFTER):
            if s.turn == CHANCE:
                child = follow_chance(paper, tree, at, rng)
            else:
                n = sensible(s, paper.moves, legal(s, paper.moves))
                child = follow_move(paper, tree, at, n, rng)
            if child == NONE:
                break
            at = child
        play_out(paper, until, rng)
        rewards(s, paper.gain, paper.moves, paper.outcome)
        if len(tree.apart) > 1:
            credit_apart(paper, tree, at)
        credit(tree.nodes, at, paper.gain)


@rule_inlined
def follow_chance(paper: Paper, tree: Tree, at: int, rng: Ints) -> int:
    """Let chance have its way; the node for what the thinking seat sees of it, NONE if the tree is full."""
    s, outcome = paper.scratch[0], paper.outcome
    draw(s, rng, outcome)
    key = noticed(s, outcome, paper.root[0].turn)
    settle(s, outcome)
    if key == NONE:
        return at
    child = chance_node(tree.nodes, at, key)
    return child if child != NONE else add_node(tree, at, key, CHANCE)


@rule_inlined
def follow_move(paper: Paper, tree: Tree, at: int, n: int, rng: Ints) -> int:
    """Make the most promising of the n moves, or one that has no node yet; its node, NONE if the tree is full."""
    s, seat = paper.scratch[0], paper.root[0].turn
    if n == 1:
        apply(s, paper.moves[0])
        return at
    choices = mark_choices(paper, tree, n)
    secret = aim(s, s.turn) if s.turn != seat and len(tree.apart) > 1 else NONE
    child = most_promising(tree, at, s.turn, secret, choices)
    if child != NONE:
        apply(s, pick_of(paper, tree.nodes[child].key, n, rng))
        return child
    fresh = untried(paper, tree, n, rng)
    new = add_node(tree, at, seen(s, fresh, seat), s.turn)
    apply(s, fresh)
    return new


@rule_inlined
def mark_choices(paper: Paper, tree: Tree, n: int) -> int:
    """Mark the keys of the n moves as those of a new decision; how many different ones there are."""
    s, seat, mark = paper.scratch[0], paper.root[0].turn, tree.mark
    tree.counts[0].decisions += 1
    now = tree.counts[0].decisions
    choices = 0
    for i in range(n):
        key = seen(s, paper.moves[i], seat) + HIDDEN_CODES
        choices += mark[key] != now
        mark[key] = now
    return choices


@rule_inlined
def most_promising(tree: Tree, at: int, mover: int, secret: int, choices: int) -> int:
    """The child with the best mean reward of its mover plus what is owed to the little tried (UCB); NONE if one is untried.

    `secret` is the mover's aim, NONE if moves do not count apart.

    Every child that could be chosen is counted as a chance and loses its mark. There may be children of different movers: where
    one of them has no choice, it gets no node, and the next one moves here.
    """
    nodes, apart, mark, now = tree.nodes, tree.apart, tree.mark, tree.counts[0].decisions
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
            promise = mean + tree.curiosity * math.sqrt(logarithm(chances) * each)
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


@rule_inlined
def untried(paper: Paper, tree: Tree, n: int, rng: Ints) -> int:
    """A random one of the n moves that has no node yet: its mark is still there."""
    s, seat, now = paper.scratch[0], paper.root[0].turn, tree.counts[0].decisions
    fresh, found = NONE, 0
    for i in range(n):
        if tree.mark[seen(s, paper.moves[i], seat) + HIDDEN_CODES] == now:
            found += 1
            if found == 1 or below(rng, found) == 0:
                fresh = paper.moves[i]
    return fresh


@rule_inlined
def pick_of(paper: Paper, key: int, n: int, rng: Ints) -> int:
    """The one of the n moves the thinking seat sees as this key, or a random one of those it cannot tell apart."""
    if key >= 0:
        return key
    s, seat = paper.scratch[0], paper.root[0].turn
    pick, found = NONE, 0
    for i in range(n):
        if seen(s, paper.moves[i], seat) == key:
            found += 1
            if below(rng, found) == 0:
                pick = paper.moves[i]
    return pick


@rule_inlined
def play_out(paper: Paper, until: int, rng: Ints) -> None:
    """On by the quick policy, to the end of the game or the stage."""
    s = paper.scratch[0]
    while s.turn != OVER and stage(s) < until:
        if s.turn == CHANCE:
            draw(s, rng, paper.outcome)
            settle(s, paper.outcome)
        else:
            apply(s, quick(s, rng, paper.moves))


@rule_inlined
def credit_apart(paper: Paper, tree: Tree, at: int) -> None:
    """What a move of another seat brought, under the aim its mover had in this deal."""
    nodes, apart = tree.nodes, tree.apart
    while at > 0:
        mover = nodes[at].mover
        if mover != CHANCE and mover != paper.root[0].turn:
            secret = aim(paper.scratch[0], mover)
            apart[at].visits[secret] += 1
            apart[at].reward[secret] += paper.gain[mover]
        at = nodes[at].parent
