"""Tree search over whole turns, for a game whose turns have many steps and where nothing is hidden or left to chance (Ringlinge).

There are millions of ways to carry out one such turn, so the tree holds only some of them: the more often a position is
visited, the more ways to go on from it are made up there by lot (progressive widening), and the better they have to be: each
is the best of several. A new way is judged at once by the game's own estimate, nothing is played on; the answers to it are tried
where it looks good. Rewards go back as in the other search.
"""

import math
from typing import Any

from quartett.bots.tree import PER_WHOLE, Paper, Tree, credit, logarithm, rewards
from quartett.engine.record import Ints, ints
from quartett.engine.rng import below
from quartett.engine.rule import rule
from quartett.engine.verbs import NONE, OVER, apply, legal, quick, sensible

LONGEST = 24  # steps kept of a turn; what is left of a longer one is a turn of its own
WIDENING = 0.5  # for a position visited n times about n to the power of this ways to go on are made up
CARE = 8  # at most so many are made up for each: with poor answers of the others in the tree, long thought would count on their mistakes


class Way:
    """One way to carry out a turn, or what is left of it."""

    parent: int
    sibling: int  # the next way from the same position
    child: int  # the first way to go on
    key: int  # the first step
    mover: int
    visits: int
    reward: int  # of the mover, summed, in millionths
    place: int  # likewise its place; kept for the ways from the root only
    tried: int  # how often a way to go on was made up, also one that was known
    length: int
    steps: Ints = ints(LONGEST)


@rule
def grow_turns(paper: Paper, tree: Tree, iterations: int, rng: Ints) -> None:
    """So many iterations from the root's position."""
    ways, counts = tree.nodes, tree.counts[0]
    if counts.used == 1:
        ways[0].tried = 0
    for _ in range(iterations):
        paper.scratch[0] = paper.root[0]
        s = paper.scratch[0]
        at = 0
        fresh = False
        while s.turn != OVER and not fresh:
            used = counts.used
            if used + 1 < len(ways) and ways[at].tried < math.pow(ways[at].visits + 1, WIDENING):
                mover = s.turn
                make_up_good_turn(paper, ways, used, min(ways[at].visits, CARE), rng)
                ways[at].tried += 1
                known = same_way(ways, at, used)
                fresh = known == NONE
                if fresh:
                    add_way(ways, at, used, mover)
                    known = used
                    counts.used += 1
                at = known
            elif ways[at].child != NONE:
                at = most_promising_way(ways, at, tree.curiosity)
                for step in range(ways[at].length):
                    apply(s, ways[at].steps[step])
            else:
                break  # the tree is full
        rewards(s, paper.gain, paper.moves, paper.outcome)
        credit(ways, at, paper.gain)


@rule
def make_up_good_turn(paper: Paper, ways: Any, new: int, care: int, rng: Ints) -> None:
    """Carry out the best for its mover of so many turns made up by lot, but at least of one; write it down as the new way."""
    scratch, gain = paper.scratch, paper.gain
    mover, best = scratch[0].turn, NONE
    scratch[1] = scratch[0]
    for _ in range(max(care, 1)):
        scratch[2] = scratch[1]
        make_up_turn(scratch[2], ways[new + 1], rng, paper.moves)
        if care > 1:
            rewards(scratch[2], gain, paper.moves, paper.outcome)
        if best == NONE or gain[mover] > best:
            best = gain[mover]
            scratch[0] = scratch[2]
            ways[new] = ways[new + 1]


@rule
def make_up_turn(s: Any, way: Any, rng: Ints, moves: Ints) -> None:
    """Carry a turn out by lot, every other one by the quick policy, and write down how."""
    barrier = s.barrier
    quickly = below(rng, 2) == 0
    way.length = 0
    while s.turn != OVER and s.barrier == barrier and way.length < LONGEST:
        move = quick(s, rng, moves) if quickly else moves[below(rng, sensible(s, moves, legal(s, moves)))]
        way.steps[way.length] = move
        way.length += 1
        apply(s, move)


@rule
def same_way(ways: Any, at: int, new: int) -> int:
    """The way from here that has the same steps as the new one; NONE if it is really new."""
    known: int = ways[at].child
    while known != NONE and not are_same(ways[known], ways[new]):
        known = ways[known].sibling
    return known


@rule
def are_same(one: Any, other: Any) -> bool:
    if one.length != other.length:
        return False
    for step in range(one.length):
        if one.steps[step] != other.steps[step]:
            return False
    return True


@rule
def add_way(ways: Any, at: int, new: int, mover: int) -> None:
    way = ways[new]
    way.parent, way.sibling, way.child = at, ways[at].child, NONE
    way.key, way.mover = way.steps[0], mover
    way.visits = way.reward = way.place = way.tried = 0
    ways[at].child = new


@rule
def most_promising_way(ways: Any, at: int, curiosity: float) -> int:
    """The way with the best mean reward of its mover plus what is owed to the little tried (UCB)."""
    best, best_value = NONE, -1.0
    owed = curiosity * math.sqrt(logarithm(ways[at].visits + 1))
    child = ways[at].child
    while child != NONE:
        way = ways[child]
        each = 1.0 / way.visits
        promise = way.reward * each * PER_WHOLE + owed * math.sqrt(each)
        if promise > best_value:
            best, best_value = child, promise
        child = way.sibling
    return best
