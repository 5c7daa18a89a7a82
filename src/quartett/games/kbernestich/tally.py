"""What a designer wants to know of many games of Kbernestich."""

from quartett.engine import NONE, Ints, rule
from quartett.games.kbernestich.data import (
    CARDS,
    COLOUR_SQUARES,
    COLOURS_END,
    HANNAH,
    HUNCH,
    HUNCH_SQUARES,
    INCUBATION,
    LETTERS,
    NO_TRUMP,
    SLOTS,
    SUITS,
    TRICKS,
    VALUES,
    ZABINE,
    row,
)
from quartett.games.kbernestich.rules import (
    CLAIM,
    DISCARD,
    END,
    HIDE,
    MOVES,
    OBSERVE,
    PLOT,
    TRUMP,
    State,
    base,
    best_so_far,
    bid,
    bust,
    has_grace,
    hits,
    strength,
    suit_of,
    taken_squares,
    value,
)

# The names of what is counted, in order. The first two are the ways a game can end; then what every move is counted under;
# names that begin with _ only serve rates and histograms.
COUNTS = (
    *("sole_winner", "level_on_top"),
    *("cards_played", "hidden_cards", "discards", "turns_ended", "waits", "claims"),
    *("_trump_0", "_trump_1", "_trump_2", "_trump_3", "_trump_4"),
    *("colours_set", "zabine_set", "graces", "letters"),
    *("incubation", "observation", "review", "pessimism", "optimism"),
    *("_bid_0", "_bid_1", "_bid_2", "_bid_3", "_bid_4", "_bid_5"),
    *("rounds_played", "hands_played", "bids", "bids_hit", "misery_bids", "misery_hit", "busts", "graces_held", "graces_paid"),
    *("_blue_unset", "_blue_0", "_blue_1", "_blue_2", "_red_unset", "_red_0", "_red_1", "_red_2"),
    *("_yellow_unset", "_yellow_0", "_yellow_1", "_yellow_2", "_green_unset", "_green_0", "_green_1", "_green_2"),
    *(f"_tricks_{number}" for number in range(TRICKS + 1)),
)
ENDINGS = 2
PLAYED = COUNTS.index("rounds_played")
HANDS, BIDS, BIDS_HIT, MISERIES, MISERIES_HIT, BUSTS, GRACES_HELD, GRACES_PAID = range(PLAYED + 1, PLAYED + 9)
TRUMPS = COUNTS.index("_trump_0")
NUMBERS = COUNTS.index("_bid_0")
WORTH = COUNTS.index("_blue_unset")
WON = COUNTS.index("_tricks_0")

COLOURS = ("blue", "red", "yellow", "green")
CHOSEN_TRUMPS = (*COLOURS, "none")
CHOSEN_VALUES = ("unset", "0", "1", "2")

RATES = {
    "bid_hit_rate": ("bids_hit", "bids"),
    "misery_hit_rate": ("misery_hit", "misery_bids"),
    "bust_rate": ("busts", "hands_played"),
    "grace_paid_rate": ("graces_paid", "graces_held"),
    **{f"trump_{name}_rate": (f"_trump_{k}", "rounds_played") for k, name in enumerate(CHOSEN_TRUMPS)},
    **{f"{colour}_{worth}_rate": (f"_{colour}_{worth}", "rounds_played") for colour in COLOURS for worth in CHOSEN_VALUES},
}
HISTOGRAMS = {"bid_number": (NUMBERS, 0, HUNCH_SQUARES), "tricks_won": (WON, 0, TRICKS + 1)}


def kind_of_square(slot: int) -> str:
    """What a cube on a square is counted under."""
    if slot < COLOURS_END:
        return "colours_set"
    if HUNCH <= slot < INCUBATION:
        return COUNTS[NUMBERS + slot - HUNCH]
    if INCUBATION <= slot < LETTERS:
        return COUNTS[COUNTS.index("incubation") + slot - INCUBATION]
    if ZABINE <= slot < HANNAH:
        return "zabine_set"
    return "graces" if slot < HUNCH else "letters"


KINDS = (
    *["cards_played"] * CARDS,
    *["hidden_cards"] * CARDS,
    *["discards"] * CARDS,
    *COUNTS[TRUMPS : TRUMPS + NO_TRUMP + 1],
    *(kind_of_square(slot) for slot in range(SLOTS)),
    *("turns_ended", "waits"),
    *["claims"] * SUITS,
)
KIND = row(*(COUNTS.index(kind) for kind in KINDS))  # of every move
assert len(KIND) == MOVES
assert (KINDS[HIDE], KINDS[DISCARD], KINDS[TRUMP], KINDS[PLOT + LETTERS]) == ("hidden_cards", "discards", "_trump_0", "letters")
assert (KINDS[END], KINDS[OBSERVE], KINDS[CLAIM]) == ("turns_ended", "waits", "claims")


@rule
def tally(s: State, move: int, counts: Ints) -> None:
    """Every move under its kind; with the last card of a round all that is then known of it."""
    if s.t == TRICKS and s.laid == s.n - 1 and move < DISCARD:
        tally_round(s, move, counts)
    counts[ending(s) if move == NONE else KIND[move]] += 1


@rule
def ending(s: State) -> int:
    """Does one player alone have the highest score?"""
    return int(s.score[s.standing[0]] == s.score[s.standing[1]])


@rule
def tally_round(s: State, move: int, counts: Ints) -> None:
    """What everybody has won, bid and busted, and what the colours are worth."""
    counts[PLAYED] += 1
    winner = best_so_far(s)
    if move < HIDE and strength(s, move) > strength(s, s.trick_card[winner]):
        winner = s.actor
    for p in range(s.n):
        tally_hand(s, p, s.tricks[p] + (p == winner), base(s, p) + (worth_of_trick(s, move) if p == winner else 0), counts)
    for k in range(s.n):
        counts[WORTH + (VALUES + 1) * k + (value(s, k) + 1 if taken_squares(s) & COLOUR_SQUARES[k] else 0)] += 1


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
    number, too_much, grace = bid(s, p), points > bust(s), has_grace(s, p)
    counts[HANDS] += 1
    counts[BIDS] += number != NONE
    counts[BIDS_HIT] += hits(s, p, tricks)
    counts[MISERIES] += number == 0
    counts[MISERIES_HIT] += number == 0 and tricks == 0
    counts[GRACES_HELD] += grace
    counts[GRACES_PAID] += grace and too_much
    counts[BUSTS] += too_much and not grace
    counts[WON + tricks] += 1
