"""What a designer wants to know of many games of Kbernestich."""

from quartett.engine import NONE, Ints, rule
from quartett.games.kbernestich.data import (
    ACTIONS,
    HUNCH_SQUARES,
    INCUBATION,
    NO_TRUMP,
    SUITS,
    TRICKS,
    VALUES,
)
from quartett.games.kbernestich.rules import (
    END,
    HIDE,
    OBSERVE,
    PLOT,
    TRUMP,
    Phase,
    State,
    base,
    best_so_far,
    bid,
    bust,
    has_grace,
    hits,
    strength,
    suit_of,
    value,
)

# The names of what is counted, in order. The first two are the ways a game can end.
COUNTS = (
    *("sole_winner", "level_on_top"),
    *("hands_played", "bids", "bids_hit", "misery_bids", "misery_hit", "busts", "graces", "graces_paid"),
    *("claims", "incubation", "observation", "review", "pessimism", "optimism", "hidden_cards", "waits"),
    *("trump_blue", "trump_red", "trump_yellow", "trump_green", "no_trump"),
    *("blue_unset", "blue_0", "blue_1", "blue_2", "red_unset", "red_0", "red_1", "red_2"),
    *("yellow_unset", "yellow_0", "yellow_1", "yellow_2", "green_unset", "green_0", "green_1", "green_2"),
    *("bid_0", "bid_1", "bid_2", "bid_3", "bid_4", "bid_5"),
    *("tricks_0", "tricks_1", "tricks_2", "tricks_3", "tricks_4", "tricks_5", "tricks_6", "tricks_7", "tricks_8", "tricks_9"),
    *("tricks_10", "tricks_11"),
)
ENDINGS = 2
HANDS, BIDS, BIDS_HIT, MISERIES, MISERIES_HIT, BUSTS, GRACES, GRACES_PAID = 2, 3, 4, 5, 6, 7, 8, 9
CLAIMS, ACTION, HIDDEN_CARDS, WAITS = 10, 11, 16, 17
TRUMPS = 18
VALUES_SET = TRUMPS + NO_TRUMP + 1
BID = VALUES_SET + SUITS * (VALUES + 1)
WON = BID + HUNCH_SQUARES

RATES = {
    "bid_hit_rate": ("bids_hit", "bids"),
    "misery_hit_rate": ("misery_hit", "misery_bids"),
    "bust_rate": ("busts", "hands_played"),
    "grace_paid_rate": ("graces_paid", "graces"),
}
HISTOGRAMS = {
    "trump_chosen": (TRUMPS, 0, NO_TRUMP + 1),
    "value_blue": (VALUES_SET, -1, VALUES + 1),
    "value_red": (VALUES_SET + 4, -1, VALUES + 1),
    "value_yellow": (VALUES_SET + 8, -1, VALUES + 1),
    "value_green": (VALUES_SET + 12, -1, VALUES + 1),
    "bid_number": (BID, 0, HUNCH_SQUARES),
    "tricks_won": (WON, 0, TRICKS + 1),
}


@rule
def tally(s: State, move: int, counts: Ints) -> None:
    if move == NONE:
        counts[ending(s)] += 1
        return
    match s.phase:
        case Phase.TRICK:
            tally_turn(s, move, counts)
        case Phase.PLOT:
            if PLOT + INCUBATION <= move < PLOT + INCUBATION + ACTIONS:
                counts[ACTION + move - PLOT - INCUBATION] += 1
        case Phase.TRUMP:
            counts[TRUMPS + move - TRUMP] += 1
        case Phase.CLAIM:
            counts[CLAIMS] += move != END
        case _:
            pass


@rule
def ending(s: State) -> int:
    """Does one player alone have the highest score?"""
    return int(s.score[s.standing[0]] == s.score[s.standing[1]])


@rule
def tally_turn(s: State, move: int, counts: Ints) -> None:
    if move >= HIDE:
        counts[WAITS if move == OBSERVE else HIDDEN_CARDS] += 1
    if s.t == TRICKS and s.laid == s.n - 1 and move != OBSERVE:
        tally_round(s, move, counts)


@rule
def tally_round(s: State, move: int, counts: Ints) -> None:
    """With its last card a round is known: what everybody has won, bid and busted, and what the colours are worth."""
    winner = best_so_far(s)
    if move < HIDE and strength(s, move) > strength(s, s.trick_card[winner]):
        winner = s.actor
    for p in range(s.n):
        tally_hand(s, p, s.tricks[p] + (p == winner), base(s, p) + (worth_of_trick(s, move) if p == winner else 0), counts)
    for k in range(s.n):
        is_set = 0
        for slot in range(VALUES * k, VALUES * (k + 1)):
            is_set |= s.owner[slot] != NONE
        counts[VALUES_SET + (VALUES + 1) * k + (value(s, k) + 1 if is_set else 0)] += 1


@rule
def worth_of_trick(s: State, move: int) -> int:
    """What the cards of the trick are worth, with the last one."""
    points = value(s, suit_of(move if move < HIDE else move - HIDE))
    for p in range(s.n):
        if p != s.actor:
            points += value(s, suit_of(s.trick_card[p]))
    return points


@rule
def tally_hand(s: State, p: int, tricks: int, points: int, counts: Ints) -> None:
    counts[HANDS] += 1
    counts[WON + tricks] += 1
    number = bid(s, p)
    if number != NONE:
        counts[BIDS] += 1
        counts[BID + number] += 1
        counts[BIDS_HIT] += hits(s, p, tricks)
        counts[MISERIES] += number == 0
        counts[MISERIES_HIT] += number == 0 and tricks == 0
    if has_grace(s, p):
        counts[GRACES] += 1
        counts[GRACES_PAID] += points > bust(s)
    else:
        counts[BUSTS] += points > bust(s)
