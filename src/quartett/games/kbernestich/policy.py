"""A simple player: sure letters, a bid on what the hand should take, then win cheaply what is wanted and duck the rest; the greedy
player, which tries every move on some deals and lets the simple one play on; and what the search asks of a game.

They see only what their seat may know. Worths are in tenths of a point, trick chances in tenths of a trick.
"""

import math

import numpy as np

from quartett.engine import CHANCE, NONE, OVER, Ints, below, rule
from quartett.engine.cards import count, first, has, last, nth
from quartett.engine.estimate import expect
from quartett.engine.record import dtype_of
from quartett.games.kbernestich.data import (
    FIVE_OR_MORE,
    HANNAH,
    HUNCH,
    INCUBATION,
    LETTER_VALUES,
    LETTERS,
    OPTIMISM,
    PESSIMISM,
    PLOTS,
    RANKS,
    REVIEW,
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
    LONGEST_OUTCOME,
    MOVES,
    OBSERVE,
    PLOT,
    TRUMP,
    Phase,
    State,
    apply,
    base,
    best_so_far,
    bid,
    bust,
    cards_of,
    cards_to_hide,
    cards_to_play,
    draw,
    has_grace,
    legal,
    may_observe,
    open_squares,
    settle,
    suit_of,
)
from quartett.games.kbernestich.rules import value as worth_of_card
from quartett.games.kbernestich.secrets import redeal

SAME_RANK = 1 | 1 << RANKS | 1 << 2 * RANKS | 1 << 3 * RANKS  # the 2s of all suits
TAKES = row(0, 0, 0, 0, 0, 1, 1, 2, 3, 5, 7, 9)  # by rank: the chance of a card to take a trick
TRUMP_TAKES = row(2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 10)
DEALS = 30  # on which the greedy player tries every move
SWING = 120.0  # by how much a lead changes in a round
CUBE = 15  # what a cube in hand is worth when a round begins
PRICE = 14  # what a cube must bring to be spent
HIT, MISERY = 60, 170  # what a bid brings when it comes true
SURENESS = row(0, 3, 4, 5, 6)  # the chance, in tenths, of a bid on the expected number, by plot phase
RECORD = dtype_of(State)


@rule
def greedy(s: State, rng: Ints) -> int:
    """Every move on the same deals, the round played out by the simple player: the best on average (section 12)."""
    moves, outcome = np.empty(MOVES, np.int64), np.empty(LONGEST_OUTCOME, np.int64)
    deals, lead = np.empty(2, RECORD), np.zeros(MOVES, np.int64)
    n = legal(s, moves)
    best: int = moves[0]
    for _ in range(DEALS if n > 1 else 0):
        deals[0] = s
        redeal(deals[0], s.turn, rng)
        for i in range(n):
            deals[1] = deals[0]
            play_round(deals[1], moves[i], rng, outcome)
            lead[i] += lead_of(deals[1], s.turn)
    most = lead[0]
    for i in range(1, n):
        if lead[i] > most:
            best, most = moves[i], lead[i]
    return best


@rule
def play_round(s: State, move: int, rng: Ints, outcome: Ints) -> None:
    """This move, then the simple player for all, to the end of the round."""
    this_round = s.round
    apply(s, move)
    while s.turn != OVER and s.round == this_round:
        if s.turn == CHANCE:
            draw(s, rng, outcome)
            settle(s, outcome)
        else:
            apply(s, simple(s))


@rule
def lead_of(s: State, p: int) -> int:
    """By how much p is ahead of the others, added up, with the cubes it may keep."""
    lead = 0
    for other in range(s.n):
        lead += 10 * (s.score[p] - s.score[other])
    return lead if s.turn == OVER else lead + (s.n - 1) * CUBE * s.cubes[p]


@rule
def simple(s: State) -> int:
    match s.phase:
        case Phase.TRUMP:
            return TRUMP + best_suit(s)
        case Phase.CLAIM:
            return CLAIM + best_suit(s) if s.claim[best_suit(s)] == NONE else END
        case Phase.PLOT:
            return best_square(s)
        case Phase.REVIEW:
            return DISCARD + worst_card(s)
        case _:
            return best_card(s)


@rule
def takes(s: State, card: int) -> int:
    rank = card - suit_of(card) * RANKS
    return TRUMP_TAKES[rank] if suit_of(card) == s.trump else TAKES[rank]


@rule
def best_suit(s: State) -> int:
    """The suit in which the hand is longest and strongest."""
    best, most = 0, -1
    for k in range(s.n):
        cards = s.hand[s.actor] & cards_of(k)
        power = 6 * count(cards)
        while cards:
            power += takes(s, first(cards))
            cards &= cards - 1
        if power > most:
            best, most = k, power
    return best


@rule
def expected_tricks(s: State) -> int:
    """Tricks won, and what the hand should still take."""
    chances = 10 * s.tricks[s.actor]
    cards = s.hand[s.actor]
    while cards:
        chances += takes(s, first(cards))
        cards &= cards - 1
    return chances


# --- Plotting --------------------------------------------------------------------------------------------------------


@rule
def best_square(s: State) -> int:
    """The square that brings most, if it is worth a cube; nothing is saved in the last round."""
    squares = open_squares(s, s.actor)
    best, most = END, 0 if s.round == s.R else PRICE
    while squares:
        slot = first(squares)
        squares &= squares - 1
        if worth_of_square(s, slot) > most:
            best, most = PLOT + slot, worth_of_square(s, slot)
    return best


@rule
def worth_of_square(s: State, slot: int) -> int:
    if slot >= LETTERS:
        return 10 * LETTER_VALUES[slot - LETTERS]
    if slot >= INCUBATION:
        return worth_of_action(s, slot)
    if slot >= HUNCH:
        return worth_of_bid(s, slot - HUNCH)
    if slot >= HANNAH:
        return 10 * (base(s, s.actor) - bust(s))
    if slot >= ZABINE:
        return slot - ZABINE if base(s, s.actor) > bust(s) else 0
    return worth_of_colour(s, slot)


@rule
def worth_of_action(s: State, slot: int) -> int:
    """The card actions early; Pessimism and Optimism for a bid that they can save."""
    number = bid(s, s.actor)
    if slot == PESSIMISM:
        return 18 if number > 0 else 0
    if slot == OPTIMISM:
        return 18 if NONE < number < FIVE_OR_MORE else 0
    if slot == REVIEW:
        return 16 if s.t == 1 else 0
    return 15 if s.t <= 2 else 0


@rule
def worth_of_bid(s: State, number: int) -> int:
    """The nearer to the expected tricks, and the later, the surer."""
    off = abs(expected_tricks(s) - 10 * number)
    if number == FIVE_OR_MORE and expected_tricks(s) > 10 * number:
        off = 0
    if s.tricks[s.actor] > number and number != FIVE_OR_MORE:
        return 0
    chance = max(0, SURENESS[s.t] * 10 - 3 * off)
    return (MISERY if number == 0 else HIT) * chance // 100


@rule
def worth_of_colour(s: State, slot: int) -> int:
    """Two points for the own best suit if tricks are wanted; nothing for a colour others have more of."""
    k, points = slot // VALUES, slot - slot // VALUES * VALUES
    mine = 4 * s.won[s.actor, k] + 2 * count(s.hand[s.actor] & cards_of(k))
    others = 0
    for p in range(s.n):
        if p != s.actor:
            others += 4 * s.won[p, k]
    if points == VALUES - 1 and k == best_suit(s) and expected_tricks(s) >= 30:
        return 8 + mine - others // s.n
    return 0


# --- Cards -----------------------------------------------------------------------------------------------------------


@rule
def worst_card(s: State) -> int:
    """What the Review throws away: high cards when few tricks are wanted, else those that take none."""
    few = NONE < bid(s, s.actor) <= 1
    cards = s.hand[s.actor]
    worst, most = first(cards), -1000
    while cards:
        card = first(cards)
        cards &= cards - 1
        bad = 20 * takes(s, card) if few else -20 * takes(s, card)
        bad -= 2 * count(s.hand[s.actor] & cards_of(suit_of(card)))
        if bad > most:
            worst, most = card, bad
    return worst


@rule
def wants_trick(s: State) -> bool:
    """Does the bid, or without one the worth of the cards, ask for this trick?"""
    p = s.actor
    number = bid(s, p)
    if number == 0 or (NONE < number < FIVE_OR_MORE and s.tricks[p] >= number):
        return False
    if has_grace(s, p):
        return True
    return base(s, p) + worth_so_far(s) <= bust(s)


@rule
def worth_so_far(s: State) -> int:
    """What the open cards of the trick are worth, and two more."""
    points = 2
    for p in range(s.n):
        if s.trick_card[p] != NONE and p != s.hidden_seat:
            points += worth_of_card(s, suit_of(s.trick_card[p]))
    return points


@rule
def winning(s: State, cards: int) -> int:
    """Those that would lie highest in the trick now; leading, all of them."""
    best = best_so_far(s)
    if best == NONE:
        return cards
    suit = suit_of(s.trick_card[best])
    higher = cards_of(suit) & ~((2 << s.trick_card[best]) - 1)
    return cards & (higher if suit == s.trump else higher | cards_of(s.trump))


@rule
def strongest(s: State, cards: int) -> int:
    trumps = cards & cards_of(s.trump)
    if trumps:
        return last(trumps)
    return last(cards & SAME_RANK << last(all_ranks(cards)))


@rule
def weakest(s: State, cards: int) -> int:
    plain = cards & ~cards_of(s.trump)
    if plain:
        return first(plain & SAME_RANK << first(all_ranks(plain)))
    return first(cards)


@rule
def all_ranks(cards: int) -> int:
    """The ranks of a set of cards, whatever their suit."""
    return (cards | cards >> RANKS | cards >> 2 * RANKS | cards >> 3 * RANKS) & (1 << RANKS) - 1


@rule
def best_card(s: State) -> int:
    """Win cheaply when last, else boldly; duck with the highest card that loses; hide what would win against one's will."""
    cards = cards_to_play(s)
    winners = winning(s, cards)
    losers = cards & ~winners
    is_last = s.laid == s.n - 1
    if wants_trick(s):
        if may_observe(s) and s.laid:
            return OBSERVE
        if winners:
            return weakest(s, winners) if is_last else strongest(s, winners)
        return weakest(s, cards)
    if losers:
        return strongest(s, losers)
    if cards_to_hide(s) and (s.laid or s.t > PLOTS):
        return HIDE + strongest(s, s.hand[s.actor])
    return strongest(s, cards) if is_last and s.t < TRICKS else weakest(s, cards)


# --- What the search asks --------------------------------------------------------------------------------------------


@rule
def quick(s: State, rng: Ints, moves: Ints) -> int:
    """Cards as the quick player would, cubes at a glance; now and then anything."""
    if below(rng, 8):
        if s.phase == Phase.TRICK:
            return best_card(s)
        if s.phase == Phase.PLOT:
            return square_at_a_glance(s, rng)
    return moves[below(rng, legal(s, moves))]


@rule
def square_at_a_glance(s: State, rng: Ints) -> int:
    """At the last chance a bid on what the hand should take; else letters, seldom another square, or the cube is kept."""
    squares = open_squares(s, s.actor)
    if s.t == PLOTS:
        number = min((expected_tricks(s) + 5) // 10, FIVE_OR_MORE)
        if has(squares, HUNCH + number):
            return PLOT + HUNCH + number
    letters = squares >> LETTERS
    if letters and below(rng, 2):
        return PLOT + LETTERS + first(letters)
    if below(rng, 4) == 0:
        return PLOT + nth(squares, below(rng, count(squares)))
    return END


@rule
def stage(s: State) -> int:
    return s.round


@rule
def value(s: State, gain: Ints) -> None:
    """A lead in points and cubes, with some luck to come in every round."""
    points = np.zeros(s.n, np.int64)
    for p in range(s.n):
        points[p] = 10 * s.score[p] + CUBE * s.cubes[p]
    expect(points, s.n, SWING * math.sqrt(1.0 + s.R - s.round), gain)
