"""Many games between searches of few iterations, greedy and random players, in one compiled loop; every choice is checked.

`NUMBA_BOUNDSCHECK=1 python -m tests.bots.many GAME GAMES` runs them with bounds checks, over all tables by turns.
"""

import sys
from typing import Any

import numpy as np
from numba.core.caching import NullCache
from rich.progress import track

from quartett import games
from quartett.bots.search import grow_tree
from quartett.bots.think import Search
from quartett.bots.tree import Paper, Tree, clear_tree, read_root
from quartett.bots.turns import grow_turns
from quartett.engine import CHANCE, OVER, Game, Ints, below, rule, stream, table
from quartett.engine.game import MOST_MOVES
from quartett.engine.rule import COMPILED
from quartett.engine.verbs import apply, draw, hide, legal, sensible, settle
from tests.every import table_of, tables

ITERATIONS = 6
NODES = 64
GREEDY_GAMES = 15  # one game in so many has a greedy player: where it tries hundreds of ways it is slow; odd, so that it comes to all seats
ILLEGAL = -1
BATCH = 50


@rule
def play_bots(fresh: Any, state: Any, paper: Paper, tree: Tree, turns: Tree, found: Any, greedy: Any, games: int, rng: Ints) -> int:
    """Seat by seat and game by game another kind of player; how many moves were made, or ILLEGAL."""
    made = 0
    moves, hidden = paper.moves, paper.root[0]
    for game in range(games):
        state[0] = fresh[0]
        s = state[0]
        while s.turn != OVER:
            if s.turn == CHANCE:
                draw(s, rng, paper.outcome)
                settle(s, paper.outcome)
                continue
            paper.root[0] = s
            hide(hidden, s.turn)
            n = legal(hidden, moves)
            move = moves[below(rng, n)]
            kind = (s.turn + game) % 2
            if kind == 0 and sensible(hidden, moves, n) > 1:
                if len(turns.nodes) > 1:
                    clear_tree(turns)
                    grow_turns(paper, turns, ITERATIONS, rng)
                    roots = read_root(turns.nodes, found)
                else:
                    clear_tree(tree)
                    grow_tree(paper, tree, ITERATIONS, rng)
                    roots = read_root(tree.nodes, found)
                move = found[below(rng, roots)].key
            elif kind == 1 and game % GREEDY_GAMES == 0:
                move = greedy(hidden, rng)
            if not is_legal(s, move, moves):
                return ILLEGAL
            apply(s, move)
            made += 1
    return made


if COMPILED:
    # Given a rule, native code is not found again by another process, and what Numba notes about it cannot be added to.
    play_bots._cache = NullCache()  # type: ignore[attr-defined]


@rule
def is_legal(s: Any, move: int, moves: Ints) -> bool:
    for i in range(legal(s, moves)):
        if moves[i] == move:
            return True
    return False


@rule
def at_random(s: Any, rng: Ints) -> int:
    """Instead of a greedy player, for a game that has none."""
    moves = np.empty(MOST_MOVES, np.int64)
    return int(moves[below(rng, legal(s, moves))])


def play_over_tables(game: Game, total: int) -> int:
    """So many games over the tables of a game, in small batches; how many moves they had."""
    rules, rng = game.rules, stream("many", game.name)
    fresh, state, search = table(rules.State, 1), table(rules.State, 1), Search(game, NODES, NODES)
    memory = (search.paper, search.tree, search.turns, search.found)
    made = 0
    batches = [min(BATCH, total - start) for start in range(0, total, BATCH)]
    for size in track(batches, description=game.title, disable=total <= BATCH):
        players, options = table_of(game, below(rng, tables(game)))
        fresh[0] = game.fresh(players, game.settings(players, options, lab=True))
        moves = play_bots(fresh, state, *memory, game.policy.greedy or at_random, size, rng)
        if moves == ILLEGAL:
            raise AssertionError(f"a bot of {game.title} chose an illegal move with {players} players and {options}")
        made += moves
    return made


if __name__ == "__main__":
    name, total = sys.argv[1], int(sys.argv[2])
    print(f"{name}: {total} games, {play_over_tables(games.load(name), total)} moves, all legal")
