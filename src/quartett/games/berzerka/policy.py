"""A quick player: it adds up what its cards are likely to win, and plays for tricks or against them as the contract wants."""

import math

import numpy as np

from quartett.engine import NONE, Ints, below, next_bits, rule
from quartett.engine.cards import first, has, nth
from quartett.engine.estimate import ahead, expect
from quartett.games.berzerka.data import (
    CARDS,
    OBJECTIVE,
    ORDER,
    RANKS,
    SCALE_OF_ORDER,
    SEATS,
    STRENGTH,
    SUITS,
    TARGET,
    TRUMP_FROM,
    Objective,
    Order,
    Step,
    Trump,
    column,
)
from quartett.games.berzerka.rules import (
    BID,
    DISCARD,
    DISCARDED,
    NAME_NUMBER,
    NAME_ORDER,
    NAME_TRUMP,
    PASS,
    STOP,
    Phase,
    State,
    cards_lying,
    contract_played,
    first_scale,
    has_to_name,
    legal,
    lower_is_better,
    may_bid,
    pile,
    playable,
    ranks_before,
    row_is_complete,
    row_points,
    strength,
    suit_of,
)
from quartett.games.berzerka.secrets import cards_at, lies_open, redeal

# In hundredths of a trick: what a card of strength 1..13 is likely to win, and what being trump adds.
LIKELY = column([0, 0, 0, 2, 4, 7, 11, 16, 22, 30, 42, 58, 78, 96])
TRUMP_BONUS = 34
TRICK = 100
# What an average hand of thirteen adds up to under its best announcement, by Trump: above it a bid looks good.
PAR = column([370, 580, 470, 480])
ORDER_BONUS = 60  # added to that where the order or the top rank is named
MARGIN = 60  # how much better than par a hand must be for a bid, and again for each point of penalty
# Records, by Objective (most, fewest, near, far, promise), in tenths: what is usual, and how far they scatter.
USUAL = column([55, 25, 12, 25, 35])
DEVIATION = column([20, 18, 11, 13, 25])
KEEP = 9  # from this strength on a card is kept when tricks are wanted
SAFE = 5  # up to this strength a card is kept when they are not
SWAPS_TRIED = 2  # cards of a hand that a discard is compared with, in what the search believes


@rule
def greedy(s: State, rng: Ints) -> int:
    match s.phase:
        case Phase.BID:
            return good_bid(s)
        case Phase.HOTSEAT:
            return BID + best_row(s)
        case Phase.INFO:
            return good_announcement(s)
        case Phase.EXCHANGE:
            return good_discard(s)
        case _:
            return good_card(s, rng)


# --- What a hand is worth --------------------------------------------------------------------------------------------


@rule
def tricks_with(hand: int, scale: int, trump: int) -> int:
    """Hundredths of tricks that these cards are likely to win, brought up to thirteen cards."""
    total = 0
    held = 0
    while hand:
        card = first(hand)
        hand &= hand - 1
        total += LIKELY[STRENGTH[scale, card]] + TRUMP_BONUS * (suit_of(card) == trump)
        held += 1
    return total * RANKS // max(held, 1)


@rule
def fit(hand: int, contract: int, scale: int, trump: int) -> int:
    """How well a hand fits what is named: by the tricks it is likely to win, or those it is not where few are wanted."""
    tricks = tricks_with(hand, scale, trump)
    return -tricks if OBJECTIVE[contract] == Objective.FEWEST else tricks


@rule
def best_trump(hand: int, contract: int, scale: int) -> int:
    """The suit that fits a hand best."""
    best = 0
    for suit in range(1, SUITS):
        if fit(hand, contract, scale, suit) > fit(hand, contract, scale, best):
            best = suit
    return best


@rule
def best_scale(hand: int, contract: int) -> int:
    """The scale that fits a hand best among those that can be named."""
    scale = SCALE_OF_ORDER[ORDER[contract]]
    if ORDER[contract] == Order.WHEEL:
        first_named, last_named = scale + 1, scale + RANKS
    else:
        first_named, last_named = scale, scale + (ORDER[contract] == Order.SLALOM or ORDER[contract] == Order.PARITY)
    best = first_named
    for other in range(first_named + 1, last_named + 1):
        if fit(hand, contract, other, NONE) > fit(hand, contract, best, NONE):
            best = other
    return best


@rule
def above_par(hand: int, contract: int) -> int:
    """How much better than average a hand is for a contract."""
    scale = best_scale(hand, contract)
    trump = best_trump(hand, contract, scale) if TRUMP_FROM[contract] == Trump.PICK else NONE
    par = PAR[TRUMP_FROM[contract]] + ORDER_BONUS * (scale > 0)
    more = tricks_with(hand, scale, trump) - par
    match OBJECTIVE[contract]:
        case Objective.FEWEST:
            return -more
        case Objective.NEAR:
            return TRICK - abs(more)
        case Objective.FAR:
            return abs(more)
        case _:
            return more


@rule
def best_row(s: State) -> int:
    """The row open to the seat to move that its hand fits best; NONE at the cap."""
    hand = s.hand[s.turn]
    best = NONE
    for r in range(s.rows):
        if may_bid(s, s.turn, r) and (best == NONE or above_par(hand, s.contract[r]) > above_par(hand, s.contract[best])):
            best = r
    return best


@rule
def good_bid(s: State) -> int:
    """Bid while the hand is better than par by a margin that grows with the penalty."""
    penalty = s.penalty + (s.standing != NONE)
    r = best_row(s)
    if r == NONE or above_par(s.hand[s.turn], s.contract[r]) < MARGIN * (1 + penalty):
        return PASS
    return BID + r


@rule
def good_announcement(s: State) -> int:
    """What makes most of the own hand; a promise is one trick less than that."""
    hand = s.hand[s.turn]
    contract = contract_played(s)
    scale = best_scale(hand, contract)
    if has_to_name(s, Step.TRUMP):
        return NAME_TRUMP + best_trump(hand, contract, scale)
    if has_to_name(s, Step.ORDER):
        return NAME_ORDER + scale - SCALE_OF_ORDER[ORDER[contract]]
    if ORDER[contract] == Order.WHEEL:
        return NAME_NUMBER + scale - SCALE_OF_ORDER[Order.WHEEL] - 1
    return NAME_NUMBER + min(max(tricks_with(hand, scale, s.trump) // TRICK - 1, 0), RANKS - 1)


# --- Exchange and play -----------------------------------------------------------------------------------------------


@rule
def wants_tricks(s: State, p: int) -> bool:
    """Does this seat want more tricks?"""
    return wanted_tricks(s, p) and not (p == s.declarer and has_enough(s))


@rule
def wanted_tricks(s: State, p: int) -> bool:
    """Did it before the first one? Everybody does in most contracts and nobody where few are wanted; where only the declarer has a
    target, nobody else helps it there."""
    match OBJECTIVE[contract_played(s)]:
        case Objective.FEWEST:
            return False
        case Objective.NEAR:
            return p == s.declarer
        case Objective.PROMISE:
            return p != s.declarer or s.number > 0
        case _:
            return True


@rule
def has_enough(s: State) -> bool:
    """A declarer with a target wants no more than that."""
    contract = contract_played(s)
    match OBJECTIVE[contract]:
        case Objective.NEAR:
            return tricks_of_declarer(s) >= TARGET[contract]
        case Objective.PROMISE:
            return tricks_of_declarer(s) >= s.number
        case _:
            return False


@rule
def tricks_of_declarer(s: State) -> int:
    n = 0
    for t in range(s.trick_no - 1):
        n += s.won_by[t] == s.declarer
    return n


@rule
def good_discard(s: State) -> int:
    """Throw the worst card, until all that are left are worth keeping or the pile cannot replace more."""
    p = s.turn
    if s.exch_cnt[p] >= pile(s):
        return STOP
    worst, badness = NONE, 0
    scale = first_scale(s)
    for card in range(CARDS):
        if has(s.hand[p], card) and card_is_bad(s, p, card, scale) > badness:
            worst, badness = card, card_is_bad(s, p, card, scale)
    return DISCARD + worst if worst != NONE else STOP


@rule
def card_is_bad(s: State, p: int, card: int, scale: int) -> int:
    """How much one would like to be rid of a card in the exchange; 0 = keep it. A trump drawn by fate is not known yet then."""
    if wanted_tricks(s, p):
        is_trump = suit_of(card) == s.trump and TRUMP_FROM[contract_played(s)] != Trump.FATE
        return 0 if is_trump else max(KEEP - STRENGTH[scale, card], 0)
    return max(STRENGTH[scale, card] - SAFE, 0)


@rule
def good_card(s: State, rng: Ints) -> int:
    """For tricks: win as cheaply as will do, else throw the weakest. Against them: stay under with the strongest."""
    cards = playable(s, s.hand[s.turn])
    lying = cards_lying(s)
    winners = cards & s.beating
    if wants_tricks(s, s.turn):
        if winners:
            return extreme(s, winners, -1 if lying == SEATS - 1 else 1, rng)
        return extreme(s, cards, -1, rng)
    losers = cards & ~winners
    if losers:
        return extreme(s, losers, 1, rng)
    return extreme(s, cards, 1 if lying == SEATS - 1 else -1, rng)


@rule
def extreme(s: State, cards: int, sign: int, rng: Ints) -> int:
    """The strongest card of a set, or with sign -1 the weakest; equal ones by lot."""
    best, liking = NONE, 0
    lot = next_bits(rng)
    while cards:
        card = first(cards)
        cards &= cards - 1
        power = strength(s, card) + RANKS * has(s.trumps, card)
        this = 4 * sign * power + (lot & 3)
        lot >>= 2
        if best == NONE or this > liking:
            best, liking = card, this
    return best


# --- What the search asks --------------------------------------------------------------------------------------------


@rule
def believe(s: State, seat: int, rng: Ints) -> None:
    """Who has exchanged has kept the better cards, so of a deal's discards those better than a card in hand change places with it."""
    redeal(s, seat, rng)
    for p in range(SEATS):
        if p != seat and s.exch_cnt[p] and not (p == s.declarer and lies_open(s)):
            keep_the_better(s, p, rng)


@rule
def keep_the_better(s: State, p: int, rng: Ints) -> None:
    """Each discard may change places with a few cards of the hand; not with all, for tastes differ.

    Who was dealt which of the two is left as it was: playing on does not ask for it.
    """
    scale = first_scale(s)
    discards = cards_at(s, DISCARDED + p) & ~s.cannot_hold[p]
    while discards and s.held[p]:
        discard = first(discards)
        discards &= discards - 1
        for _ in range(SWAPS_TRIED):
            kept = nth(s.hand[p], below(rng, s.held[p]))
            if card_is_bad(s, p, kept, scale) > card_is_bad(s, p, discard, scale):
                s.hand[p] = s.hand[p] & ~(1 << kept) | 1 << discard
                s.loc[kept], s.loc[discard] = DISCARDED + p, p
                break


@rule
def quick(s: State, rng: Ints, moves: Ints) -> int:
    """As the quick player would, but now and then anything."""
    if below(rng, 4):
        return greedy(s, rng)
    return moves[below(rng, legal(s, moves))]


@rule
def stage(s: State) -> int:
    return s.hand_no


@rule
def value(s: State, gain: Ints) -> None:
    """Points of complete rows, and what the records in the others may still bring."""
    hopes = np.zeros(SEATS, np.int64)
    open_value = 0
    for r in range(s.rows):
        complete = row_is_complete(s, r)
        open_value += 0 if complete else s.value[r] * s.value[r]
        for p in range(SEATS):
            hopes[p] += 100 * row_points(s, p, r) if complete else int(100 * hope(s, p, r))
    expect(hopes, SEATS, 100.0 * math.sqrt(1.0 + open_value), gain)


@rule
def hope(s: State, p: int, r: int) -> float:
    """The value times the chance to be best in an open row, less the chance to be worst."""
    best = worst = 1.0
    for other in range(SEATS):
        if other != p:
            chance = chance_to_rank_before(s, p, other, r)
            best *= chance
            worst *= 1.0 - chance
    return s.value[r] * (best - worst)


@rule
def chance_to_rank_before(s: State, p: int, other: int, r: int) -> float:
    """Known where both have played the row; a good record makes it likely where only one has."""
    if s.done[p, r] and s.done[other, r]:
        return 1.0 if ranks_before(s, p, other, r) else 0.0
    if s.done[p, r]:
        return ahead(goodness(s, p, r), 1.0)
    if s.done[other, r]:
        return ahead(-goodness(s, other, r), 1.0)
    return 0.5


@rule
def goodness(s: State, p: int, r: int) -> float:
    """How far a record is above what is usual for its contract, in usual deviations."""
    objective = OBJECTIVE[s.contract[r]]
    more = (s.rec[p, r] - USUAL[objective] / 10.0) / (DEVIATION[objective] / 10.0)
    return -more if lower_is_better(s.contract[r]) else more
