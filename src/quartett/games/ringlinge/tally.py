"""What a designer wants to know of many games of Ringlinge."""

from quartett.engine import NONE, Ints, rule
from quartett.games.ringlinge.rules import CHOOSE_MOVE, Phase, State, living, total

# The names of what is counted, in order. The first three are the ways a game can end.
COUNTS = ("last_player", "quiet_limit", "round_cap", "turns", "layings", "ring_changes", "moves", "by_majority", "by_circle", "left")
ENDINGS = 3


@rule
def tally(s: State, move: int, counts: Ints) -> None:
    if move == NONE:
        counts[0] += 1
