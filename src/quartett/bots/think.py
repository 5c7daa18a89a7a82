"""Thinking within a budget: the search in slices, on one or several threads, until time or iterations are used up."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from quartett.bots.search import HIDDEN_CODES, grow_tree
from quartett.bots.textbook import CURIOSITY as TEXTBOOK_CURIOSITY
from quartett.bots.textbook import grow_textbook
from quartett.bots.tree import Apart, Counts, Found, Node, Paper, Tree, clear_tree, lead_at_root, read_root
from quartett.bots.turns import Way, grow_turns
from quartett.engine import Game, Ints, ints, next_bits, stream, table
from quartett.engine.estimate import WHOLE
from quartett.engine.verbs import legal, sensible

MOST_NODES = 1 << 18
MOST_WAYS = 1 << 17
SLICE_SECONDS = 0.004  # how long compiled code runs before the clock is looked at
SLICE = 256  # iterations between looks at whether the choice is settled
NO_END = 10**9
# What is left unused of a time budget, because a busy machine may take the core away for a tenth of a second: a share of it, and not less
# than so many seconds, but never more than half.
SPARED, LEAST_SPARED = 0.2, 0.04


@dataclass(frozen=True)
class Budget:
    """How much a bot may think: iterations, or milliseconds, or whichever are over first."""

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


Clock = Callable[[], float]  # seconds since whenever
Sums = tuple[int, int, int]  # visits, rewards and places of a move, these in millionths


class Search:
    """The memory of one search, used again for the next, and the clock it thinks by."""

    def __init__(self, game: Game, nodes: int = MOST_NODES, ways: int = MOST_WAYS, clock: Clock = time.perf_counter) -> None:
        rules, policy = game.rules, game.policy
        self.whole_turns = policy.WHOLE_TURNS
        self.clock = clock
        moves, outcome = ints(max(rules.MOVES, 8)), ints(max(rules.LONGEST_OUTCOME, 8))
        self.paper = Paper(table(rules.State, 1), table(rules.State, 3), moves, outcome, ints(8))
        mark, counts = ints(rules.MOVES + HIDDEN_CODES), table(Counts, 1)
        self.textbook = Tree(table(Node, nodes), table(Apart, 1), mark, counts, TEXTBOOK_CURIOSITY)
        self.tree = self.textbook._replace(apart=table(Apart, nodes if policy.AIMS > 1 else 1), curiosity=policy.CURIOSITY)
        self.turns = self.tree._replace(nodes=table(Way, ways if self.whole_turns else 1))
        self.grown, self.grow_more = self.tree, grow_tree  # what the last search has grown, and how
        self.found = table(Found, max(rules.MOVES, len(self.turns.nodes)))

    def think(self, hidden: Any, budget: Budget, rng: Ints) -> list[Thought]:
        """Search from the position of a hidden record until the budget is used up or the choice cannot change any more."""
        self.paper.root[0] = hidden
        if budget.textbook:
            self.grown, self.grow_more = self.textbook, grow_textbook
        elif self.whole_turns:
            self.grown, self.grow_more = self.turns, grow_turns
        else:
            self.grown, self.grow_more = self.tree, grow_tree
        clear_tree(self.grown)
        if budget.ms:
            seconds = budget.ms / 1000
            self.think_for(seconds - min(max(SPARED * seconds, LEAST_SPARED), seconds / 2), rng, budget.iterations or NO_END)
        else:
            self.think_through(budget.iterations, rng)
        return self.thoughts()

    def think_through(self, iterations: int, rng: Ints) -> None:
        """So many iterations, in equal slices: the same for the same seed, however fast the machine."""
        done = 0
        while done < iterations and not self.is_settled(iterations - done):
            size = min(SLICE, iterations - done)
            self.grow(size, rng)
            done += size

    def think_for(self, seconds: float, rng: Ints, iterations: int = NO_END) -> None:
        """At least one iteration, then as many as fit into so many seconds, in slices short enough to look at the clock in between."""
        began = self.clock()
        deadline = began + seconds
        done, size = 0, 1
        while size > 0:
            self.grow(size, rng)
            done += size
            now = self.clock()
            rate = done / max(now - began, 1e-9)
            left = min(int(rate * (deadline - now)), iterations - done)
            if self.is_settled(left):
                return
            size = min(left, max(1, int(rate * SLICE_SECONDS)))

    def grow(self, iterations: int, rng: Ints) -> None:
        self.grow_more(self.paper, self.grown, iterations, rng)

    def is_settled(self, left: int) -> bool:
        """Can no other move overtake the most visited one in what is left?"""
        return lead_at_root(self.grown.nodes) > left

    def thoughts(self) -> list[Thought]:
        """Every move with what was found about it; a first step with its most visited turn."""
        found: dict[int, Sums] = {}
        for row in self.found[: read_root(self.grown.nodes, self.found)]:
            found[row.key] = max(found.get(row.key, (0, 0, 0)), (row.visits, row.reward, row.place))
        return ranked(found)


def ranked(found: dict[int, Sums]) -> list[Thought]:
    """Most visited first; of those tried equally often, the better one."""
    thoughts = [Thought(move, n, reward / (WHOLE * n), place / (WHOLE * n)) for move, (n, reward, place) in found.items()]
    return sorted(thoughts, key=lambda thought: (-thought.visits, -thought.reward, thought.move))


class Thinker:
    """Searches of one game, one after the other; with several threads, a tree for each, added up at the root."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.searches: list[Search] = []
        self.moves = ints(game.rules.MOVES)

    def think(self, hidden: Any, budget: Budget, rng: Ints) -> list[Thought]:
        """The moves worth considering, best first. A forced move costs nothing."""
        n = legal(hidden, self.moves)
        if not budget.textbook:
            n = sensible(hidden, self.moves, n)
        if n == 1:
            return [Thought(int(self.moves[0]), 0, 0.0, 0.0)]
        while len(self.searches) < budget.threads:
            self.searches.append(Search(self.game))
        if budget.threads == 1:
            return self.searches[0].think(hidden, budget, rng)
        seed = int(next_bits(rng))
        with ThreadPoolExecutor(budget.threads) as pool:
            searches = self.searches[: budget.threads]
            parts = [pool.submit(search.think, hidden, budget, stream(seed, i)) for i, search in enumerate(searches)]
        found: dict[int, Sums] = {}
        for thought in (thought for part in parts for thought in part.result()):
            visits, reward, place = found.get(thought.move, (0, 0, 0))
            weight = WHOLE * thought.visits
            found[thought.move] = (visits + thought.visits, reward + round(thought.reward * weight), place + round(thought.place * weight))
        return ranked(found)
