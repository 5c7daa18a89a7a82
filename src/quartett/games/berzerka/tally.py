"""What a designer wants to know of many games of Berzerka."""

import numpy as np

from quartett.engine import NONE, Ints, rule
from quartett.games.berzerka.data import CONTRACTS, SEATS
from quartett.games.berzerka.rules import CAPS, Phase, State, left_of, result

NAMED = (
    "all_contracts_played",
    "hands",
    "hotseats",
    "raises",
    "overbid_hands",
    "penalty_points",
    "wins_first_forehand",
    "wins_second",
    "wins_third",
    "final_ties",
    "rows",
    "tied_rows",
)
ENDINGS = 1
HANDS, HOTSEATS, RAISES, OVERBID_HANDS, PENALTY_POINTS, WINS, FINAL_TIES, ROWS, TIED_ROWS = 1, 2, 3, 4, 5, 6, 9, 10, 11

PENALTY_BINS = max(CAPS) + 1
SPREAD_BINS = 121  # five rows of value 12, won and lost
LOWEST_RECORD, RECORD_BINS = -26, 53
PENALTY = len(NAMED)
SPREAD = PENALTY + PENALTY_BINS
RECORD = SPREAD + SPREAD_BINS  # then RECORD_BINS for each contract

COUNTS = NAMED + tuple(f"_{i}" for i in range(PENALTY, RECORD + RECORD_BINS * len(CONTRACTS)))
RATES = {
    "hotseat_rate": ("hotseats", "hands"),
    "raise_rate": ("raises", "hands"),
    "overbid_rate": ("overbid_hands", "hands"),
    "tied_row_rate": ("tied_rows", "rows"),
    "win_share_first_forehand": ("wins_first_forehand", "all_contracts_played"),
    "win_share_second": ("wins_second", "all_contracts_played"),
    "win_share_third": ("wins_third", "all_contracts_played"),
}
HISTOGRAMS = {"penalty": (PENALTY, 0, PENALTY_BINS), "points_spread": (SPREAD, 0, SPREAD_BINS)} | {
    f"record-{i + 1}": (RECORD + i * RECORD_BINS, LOWEST_RECORD, RECORD_BINS) for i in range(len(CONTRACTS))
}


@rule
def tally(s: State, move: int, counts: Ints) -> None:
    if s.phase == Phase.OVER or (s.trick_no == 1 and s.table[0] == NONE and s.phase == Phase.PLAY):
        tally_now(s, counts)


@rule
def tally_now(s: State, counts: Ints) -> None:
    if s.phase == Phase.OVER:
        tally_game(s, counts)
    else:
        tally_hand(s, counts)


@rule
def tally_hand(s: State, counts: Ints) -> None:
    """Once a hand, before its first card: how the declarer came to be."""
    counts[HANDS] += 1
    counts[HOTSEATS] += s.via_hotseat
    counts[RAISES] += s.raised[s.declarer, s.row]
    counts[OVERBID_HANDS] += s.penalty > 0
    counts[PENALTY_POINTS] += s.penalty
    counts[PENALTY + s.penalty] += 1


@rule
def tally_game(s: State, counts: Ints) -> None:
    """Once a game: records, who won as seen from the first forehand, and how far apart they were."""
    places, points = np.empty(SEATS, np.int64), np.empty(SEATS, np.int64)
    result(s, places, points)
    counts[0] += 1
    first_forehand = left_of(s.forehand)  # the token has stopped one seat short of where it began
    for p in range(SEATS):
        if places[p] == 1:
            counts[WINS + (p - first_forehand) % SEATS] += 1
    counts[SPREAD + max(points[0], points[1], points[2]) - min(points[0], points[1], points[2])] += 1
    counts[FINAL_TIES] += points[0] == points[1] or points[1] == points[2] or points[2] == points[0]
    for r in range(s.rows):
        tally_row(s, r, counts)


@rule
def tally_row(s: State, r: int, counts: Ints) -> None:
    counts[ROWS] += 1
    counts[TIED_ROWS] += s.rec[0, r] == s.rec[1, r] or s.rec[1, r] == s.rec[2, r] or s.rec[2, r] == s.rec[0, r]
    first_bin = RECORD + (s.contract[r] - 1) * RECORD_BINS
    for p in range(SEATS):
        counts[first_bin + s.rec[p, r] - LOWEST_RECORD] += 1
