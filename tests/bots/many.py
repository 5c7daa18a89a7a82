"""Many games between searches of few iterations, greedy and random players, in one compiled loop; every choice is checked.

`NUMBA_BOUNDSCHECK=1 python -m tests.bots.many GAME GAMES` runs them with bounds checks, over all tables by turns.
"""

import sys
from typing import Any

import numpy as np
from rich.progress import track

from quartett import games
from quartett.bots.search import HIDDEN_CODES, Apart, Node, clear_tree, grow_tree, read_root
from quartett.bots.turns import Way, grow_turns
from quartett.engine import CHANCE, OVER, Game, Ints, below, ints, rule, stream, table
from quartett.engine.game import MOST_MOVES
from quartett.engine.verbs import apply, draw, hide, legal, sensible, settle
from tests.every import table_of, tables

ITERATIONS = 6
NODES = 64
GREEDY_GAMES = 15  # one game in so many has a greedy player: where it tries hundreds of ways it is slow; odd, so that it comes to all seats
ILLEGAL = -1
BATCH = 50


@rule
def play_bots(
    fresh: Any,
    state: Any,
    hidden: Any,
    scratch: Any,
    nodes: Any,
    apart: Any,
    ways: Any,
    whole_turns: bool,
    greedy: Any,
    curiosity: float,
    games: int,
    rng: Ints,
    moves: Ints,
    outcome: Ints,
    mark: Ints,
    gain: Ints,
    keys: Ints,
    visits: Ints,
    reward: Ints,
    place: Ints,
) -> int:
    """Seat by seat and game by game another kind of player; how many moves were made, or ILLEGAL."""
    made = 0
    for game in range(games):
        state[0] = fresh[0]
        s = state[0]
        while s.turn != OVER:
            if s.turn == CHANCE:
                draw(s, rng, outcome)
                settle(s, outcome)
                continue
            hidden[0] = s
            hide(hidden[0], s.turn)
            n = legal(hidden[0], moves)
            move = moves[below(rng, n)]
            kind = (s.turn + game) % 2
            if kind == 0 and sensible(hidden[0], moves, n) > 1:
                if whole_turns:
                    clear_tree(ways)
                    grow_turns(hidden, scratch, ways, 1, ITERATIONS, curiosity, rng, moves, outcome, gain)
                    found = read_root(ways, keys, visits, reward, place)
                else:
                    clear_tree(nodes)
                    grow_tree(hidden, scratch, nodes, 1, ITERATIONS, apart, False, curiosity, rng, moves, outcome, mark, gain)
                    found = read_root(nodes, keys, visits, reward, place)
                move = keys[below(rng, found)]
            elif kind == 1 and game % GREEDY_GAMES == 0:
                move = greedy(hidden[0], rng)
            if not is_legal(s, move, moves):
                return ILLEGAL
            apply(s, move)
            made += 1
    return made


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
    rules = game.rules
    fresh, state, hidden, scratch = (table(rules.State, size) for size in (1, 1, 1, 3))
    buffers = (ints(max(rules.MOVES, 8)), ints(max(rules.LONGEST_OUTCOME, 8)), ints(rules.MOVES + HIDDEN_CODES), ints(8))
    found = tuple(ints(max(rules.MOVES, NODES)) for _ in range(4))
    policy, rng = game.policy, stream("many", game.name)
    greedy = policy.greedy or at_random
    curiosity, whole_turns, aims = policy.CURIOSITY, policy.WHOLE_TURNS, policy.AIMS
    trees = (table(Node, NODES), table(Apart, NODES if aims > 1 else 1), table(Way, NODES))
    made = 0
    batches = [min(BATCH, total - start) for start in range(0, total, BATCH)]
    for size in track(batches, description=game.title, disable=total <= BATCH):
        players, options = table_of(game, below(rng, tables(game)))
        fresh[0] = game.fresh(players, game.settings(players, options, lab=True))
        moves = play_bots(fresh, state, hidden, scratch, *trees, whole_turns, greedy, curiosity, size, rng, *buffers, *found)
        if moves == ILLEGAL:
            raise AssertionError(f"a bot of {game.title} chose an illegal move with {players} players and {options}")
        made += moves
    return made


if __name__ == "__main__":
    name, total = sys.argv[1], int(sys.argv[2])
    print(f"{name}: {total} games, {play_over_tables(games.load(name), total)} moves, all legal")
