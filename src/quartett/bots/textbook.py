"""The yardstick: information-set tree search as it stands in the textbook, with none of what a game knows of itself.

No beliefs, every legal move, children at once, nothing counted apart, and random play to the end of the game.
"""

from quartett.bots.search import follow_chance, follow_move
from quartett.bots.tree import Paper, Tree, credit, rewards
from quartett.engine.playout import play_on
from quartett.engine.record import Ints
from quartett.engine.rule import rule
from quartett.engine.verbs import CHANCE, NONE, OVER, legal, redeal

CURIOSITY = 0.7


@rule
def grow_textbook(paper: Paper, tree: Tree, iterations: int, rng: Ints) -> None:
    """So many iterations from the root's position."""
    seat = paper.root[0].turn
    for _ in range(iterations):
        paper.scratch[0] = paper.root[0]
        s = paper.scratch[0]
        redeal(s, seat, rng)
        at = 0
        while s.turn != OVER and (at == 0 or tree.nodes[at].visits > 0):
            if s.turn == CHANCE:
                child = follow_chance(paper, tree, at, rng)
            else:
                n = legal(s, paper.moves)
                child = follow_move(paper, tree, at, n, rng)
            if child == NONE:
                break
            at = child
        play_on(s, rng, paper.moves, paper.outcome)
        rewards(s, paper.gain, paper.moves, paper.outcome)
        credit(tree.nodes, at, paper.gain)
