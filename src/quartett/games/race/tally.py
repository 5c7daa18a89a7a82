"""What a designer wants to know of many games of Race."""

from quartett.engine import NONE, Ints, rule
from quartett.games.race.data import KNONSTERS, PLACES, RESTART_CAP
from quartett.games.race.rules import State, all_chose_alike

# The names of what is counted, in order. The first three are the ways a game can end.
COUNTS = ("third_finisher", "deck_out", "restart_cap", "restarts", "cards_played", "cards_without_effect", "superpowers")
ENDINGS = 3
RATES = {"share_without_effect": ("cards_without_effect", "cards_played")}
HISTOGRAMS: dict[str, tuple[int, int, int]] = {}


@rule
def tally(s: State, move: int, counts: Ints) -> None:
    if move != NONE:
        return
    counts[ending(s)] += 1
    counts[3] += s.restarts
    counts[4] += s.turns
    counts[5] += s.wasted
    for k in range(KNONSTERS):
        counts[6] += s.used[k] != NONE


@rule
def ending(s: State) -> int:
    if s.finishers == PLACES:
        return 0
    return 2 if s.restarts == RESTART_CAP and all_chose_alike(s) else 1
