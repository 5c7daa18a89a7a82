"""Thinking within a budget: the search in slices, on one or several threads, until time or iterations are used up."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from quartett.bots.search import HIDDEN_CODES, Apart, Node, clear_tree, grow_tree, lead_at_root, read_root
from quartett.bots.turns import Way, grow_turns
from quartett.engine import Game, Ints, ints, next_bits, stream, table
from quartett.engine.estimate import WHOLE
from quartett.engine.verbs import legal, sensible

MOST_NODES = 1 << 18
MOST_WAYS = 1 << 17
TEXTBOOK_CURIOSITY = 0.7
SLICE_SECONDS = 0.004  # how long compiled code runs before the clock is looked at
FIRST_SLICE = 1
SLICE = 256  # iterations between looks at whether the choice is settled
# What is left unused of a time budget, because a busy machine may take the core away for a tenth of a second: a share of it, and not less
# than so many seconds, but never more than half.
SPARED, LEAST_SPARED = 0.2, 0.04


@dataclass(frozen=True)
class Budget:
    """How much a bot may think: iterations, or milliseconds."""

    iterations: int = 0
    ms: int = 0
    textbook: bool = False
    threads: int = 1


@dataclass(frozen=True)
class Thought:
    """What the search found about one move."""

    move: int
    visits: int
    reward: float  # 0 = last, 1 = first before everybody; 0 where nothing was looked at
    place: float  # to be expected after it; 0 where nothing was looked at


Sums = tuple[int, int, int]  # visits, rewards and places of a move, these in millionths


class Tree:
    """The memory of one search, used again for the next."""

    def __init__(self, game: Game) -> None:
        rules = game.rules
        self.curiosity, self.whole_turns, aims = game.policy.CURIOSITY, game.policy.WHOLE_TURNS, game.policy.AIMS
        self.nodes = table(Node, MOST_NODES)
        self.apart = table(Apart, MOST_NODES if aims > 1 else 1)
        self.ways = table(Way, MOST_WAYS if self.whole_turns else 1)
        self.grown = self.nodes  # one of the two: what the last search has grown
        self.root, self.scratch = table(rules.State, 1), table(rules.State, 3)
        self.moves, self.outcome = ints(max(rules.MOVES, 8)), ints(max(rules.LONGEST_OUTCOME, 8))
        self.mark = ints(rules.MOVES + HIDDEN_CODES)
        self.gain = ints(8)
        self.keys, self.visits, self.reward, self.place = (ints(max(rules.MOVES, len(self.ways))) for _ in range(4))

    def think(self, hidden: Any, budget: Budget, rng: Ints) -> list[Thought]:
        """Search from the position of a hidden record until the budget is used up or the choice cannot change any more."""
        self.root[0] = hidden
        self.grown = self.ways if self.whole_turns and not budget.textbook else self.nodes
        clear_tree(self.grown)
        if budget.ms:
            seconds = budget.ms / 1000
            self.think_for(seconds - min(max(SPARED * seconds, LEAST_SPARED), seconds / 2), budget.textbook, rng)
        else:
            self.think_through(budget.iterations, budget.textbook, rng)
        return self.thoughts()

    def think_through(self, iterations: int, textbook: bool, rng: Ints) -> None:
        """So many iterations, in equal slices: the same for the same seed, however fast the machine."""
        used, done = 1, 0
        while done < iterations and not self.is_settled(iterations - done):
            size = min(SLICE, iterations - done)
            used = self.grow(used, size, textbook, rng)
            done += size

    def think_for(self, seconds: float, textbook: bool, rng: Ints) -> None:
        """So many seconds, in slices short enough to look at the clock in between."""
        began = now = time.perf_counter()
        deadline = began + seconds
        used, done, size = 1, 0, FIRST_SLICE
        while now < deadline:
            used = self.grow(used, size, textbook, rng)
            done += size
            now = time.perf_counter()
            rate = done / max(now - began, 1e-9)
            if self.is_settled(int(rate * (deadline - now))):
                return
            size = max(1, int(rate * min(SLICE_SECONDS, max(deadline - now, 0.0))))

    def grow(self, used: int, iterations: int, textbook: bool, rng: Ints) -> int:
        position = (self.root, self.scratch, self.grown, used, iterations)
        if self.grown is self.ways:
            return grow_turns(*position, self.curiosity, rng, self.moves, self.outcome, self.gain)
        apart, curiosity = (self.apart[:1], TEXTBOOK_CURIOSITY) if textbook else (self.apart, self.curiosity)
        return grow_tree(*position, apart, textbook, curiosity, rng, self.moves, self.outcome, self.mark, self.gain)

    def is_settled(self, left: int) -> bool:
        """Can no other move overtake the most visited one in what is left?"""
        return lead_at_root(self.grown) > left

    def thoughts(self) -> list[Thought]:
        """Every move with what was found about it; a first step with its most visited turn."""
        found: dict[int, Sums] = {}
        for i in range(read_root(self.grown, self.keys, self.visits, self.reward, self.place)):
            key = int(self.keys[i])
            found[key] = max(found.get(key, (0, 0, 0)), (int(self.visits[i]), int(self.reward[i]), int(self.place[i])))
        return ranked(found)


def ranked(found: dict[int, Sums]) -> list[Thought]:
    """Most visited first; of those tried equally often, the better one."""
    thoughts = [Thought(move, n, reward / (WHOLE * n), place / (WHOLE * n)) for move, (n, reward, place) in found.items()]
    return sorted(thoughts, key=lambda thought: (-thought.visits, -thought.reward, thought.move))


class Thinker:
    """Searches of one game, one after the other; with several threads, a tree for each, added up at the root."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.trees: list[Tree] = []
        self.moves = ints(game.rules.MOVES)

    def think(self, hidden: Any, budget: Budget, rng: Ints) -> list[Thought]:
        """The moves worth considering, best first. A forced move costs nothing."""
        n = legal(hidden, self.moves)
        if not budget.textbook:
            n = sensible(hidden, self.moves, n)
        if n == 1:
            return [Thought(int(self.moves[0]), 0, 0.0, 0.0)]
        while len(self.trees) < budget.threads:
            self.trees.append(Tree(self.game))
        if budget.threads == 1:
            return self.trees[0].think(hidden, budget, rng)
        seed = int(next_bits(rng))
        with ThreadPoolExecutor(budget.threads) as pool:
            parts = [pool.submit(tree.think, hidden, budget, stream(seed, i)) for i, tree in enumerate(self.trees[: budget.threads])]
        found: dict[int, Sums] = {}
        for thought in (thought for part in parts for thought in part.result()):
            visits, reward, place = found.get(thought.move, (0, 0, 0))
            weight = WHOLE * thought.visits
            found[thought.move] = (visits + thought.visits, reward + round(thought.reward * weight), place + round(thought.place * weight))
        return ranked(found)
