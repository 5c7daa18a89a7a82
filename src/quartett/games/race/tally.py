"""What a designer wants to know of many games of Race."""

from quartett.engine import NONE, Ints, rule
from quartett.games.race.data import KNONSTERS, PLACES, RESTART_CAP
from quartett.games.race.rules import PLAY, Phase, State, all_chose_alike, steps_of

# The names of what is counted, in order. The first three are the ways a game can end.
COUNTS = ("third_finisher", "deck_out", "restart_cap", "restarts", "cards_played", "cards_without_effect", "superpowers")
ENDINGS = 3
RATES = {"share_without_effect": ("cards_without_effect", "cards_played")}
HISTOGRAMS: dict[str, tuple[int, int, int]] = {}


@rule
def tally(s: State, move: int, counts: Ints) -> None:
    if move == NONE:
        counts[ending(s)] += 1
        counts[3] += s.restarts
        for k in range(KNONSTERS):
            counts[6] += s.used[k] != NONE
    elif move >= PLAY and s.phase == Phase.TURN:
        counts[4] += 1
        counts[5] += steps_of(s, move - PLAY) == 0
    elif s.phase == Phase.POWER_CARD:
        counts[4] += 1


@rule
def ending(s: State) -> int:
    if s.finishers == PLACES:
        return 0
    return 2 if s.restarts == RESTART_CAP and all_chose_alike(s) else 1
