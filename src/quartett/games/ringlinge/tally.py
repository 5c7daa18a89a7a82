"""What a designer wants to know of many games of Ringlinge."""

from quartett.engine import NONE, Ints, rule
from quartett.games.ringlinge.data import ROUND_CAPS
from quartett.games.ringlinge.rules import Phase, State, is_too_quiet, living

ROUNDS = ROUND_CAPS[-1] + 1

# The names of what is counted, in order. The first three are the ways a game can end; the last are the bins of the histogram.
COUNTS = (
    "last_player",
    "quiet_limit",
    "round_cap",
    "games",
    "turns",
    "layings",
    "ring_changes",
    "marble_moves",
    "by_majority",
    "by_circle",
    "circle_choices",
    "eliminated",
    *(f"_round_{number}" for number in range(ROUNDS)),
)
ENDINGS = 3
GAMES, TURNS, ACTIONS, BY_MAJORITY, BY_CIRCLE, CIRCLE_CHOICES, ELIMINATED, FIRST_ROUND = 3, 4, 5, 8, 9, 10, 11, 12
RATES = {
    "turns_per_game": ("turns", "games"),
    "share_layings": ("layings", "turns"),
    "share_ring_changes": ("ring_changes", "turns"),
    "share_marble_moves": ("marble_moves", "turns"),
    "majority_per_game": ("by_majority", "games"),
    "circle_per_game": ("by_circle", "games"),
    "eliminated_per_game": ("eliminated", "games"),
}
HISTOGRAMS = {"rounds": (FIRST_ROUND, 0, ROUNDS)}  # turns divided by the players at the start


@rule
def tally(s: State, move: int, counts: Ints) -> None:
    if move == NONE:
        tally_game(s, counts)
    elif s.phase == Phase.CHOOSE:
        counts[TURNS] += 1
        counts[ACTIONS + move] += 1
    elif s.phase == Phase.TAKE:
        counts[CIRCLE_CHOICES] += 1


@rule
def tally_game(s: State, counts: Ints) -> None:
    counts[ending(s)] += 1
    counts[GAMES] += 1
    counts[ELIMINATED] += s.n - living(s)
    counts[FIRST_ROUND + s.turns // s.n] += 1
    for p in range(s.n):
        counts[BY_MAJORITY] += s.by_majority[p]
        counts[BY_CIRCLE] += s.by_circle[p]


@rule
def ending(s: State) -> int:
    """One player left, too long without laying or capture, or too many turns."""
    if living(s) == 1:
        return 0
    return 1 if is_too_quiet(s) else 2
