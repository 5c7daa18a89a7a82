"""A quick player: sure letters, a bid on what the hand should take, then win cheaply what is wanted and duck the rest.

It sees only what its seat may know and looks at nothing beyond the next card. Worths are in tenths of a point, trick chances
in tenths of a trick.
"""

import math

from quartett.engine import NONE, Ints, below, rule
from quartett.engine.cards import count, first, has
from quartett.engine.estimate import expect
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
    OBSERVE,
    PLOT,
    TRUMP,
    Phase,
    State,
    base,
    best_so_far,
    bid,
    bust,
    cards_of,
    cards_to_hide,
    cards_to_play,
    has_grace,
    legal,
    may_observe,
    open_squares,
    strength,
    suit_of,
)
from quartett.games.kbernestich.rules import value as worth_of_card
from quartett.games.kbernestich.secrets import redeal

TAKES = row(0, 0, 0, 0, 0, 1, 1, 2, 3, 5, 7, 9)  # by rank: the chance of a card to take a trick
TRUMP_TAKES = row(2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 10)
SWING = 12.0  # by how much a lead changes in a round
PRICE = 14  # what a cube must bring to be spent
HIT, MISERY = 60, 170  # what a bid brings when it comes true
SURENESS = row(0, 3, 4, 5, 6)  # the chance, in tenths, of a bid on the expected number, by plot phase


@rule
def greedy(s: State, rng: Ints) -> int:
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
    found = 0
    for card in range(SUITS * RANKS):
        if has(cards, card) and strength(s, card) > strength(s, s.trick_card[best]):
            found |= 1 << card
    return found


@rule
def pick(s: State, cards: int, sign: int) -> int:
    """The strongest card of a set, or with sign -1 the weakest."""
    chosen, most = first(cards), -1000
    while cards:
        card = first(cards)
        cards &= cards - 1
        power = sign * (card - suit_of(card) * RANKS + (RANKS if suit_of(card) == s.trump else 0))
        if power > most:
            chosen, most = card, power
    return chosen


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
            return pick(s, winners, -1 if is_last else 1)
        return pick(s, cards, -1)
    if losers:
        return pick(s, losers, 1)
    if cards_to_hide(s) and (s.laid or s.t > PLOTS):
        return HIDE + pick(s, s.hand[s.actor], 1)
    return pick(s, cards, 1 if is_last and s.t < TRICKS else -1)


# --- What the search asks --------------------------------------------------------------------------------------------


@rule
def believe(s: State, seat: int, rng: Ints) -> None:
    """Every deal that fits is as good as another."""
    redeal(s, seat, rng)


@rule
def sensible(s: State, moves: Ints, n: int) -> int:
    return n


@rule
def quick(s: State, rng: Ints, moves: Ints) -> int:
    """As the quick player would, but now and then anything."""
    if s.phase == Phase.TRICK and below(rng, 4):
        return best_card(s)
    return moves[below(rng, legal(s, moves))]


@rule
def stage(s: State) -> int:
    return s.round


@rule
def value(s: State, gain: Ints) -> None:
    """A lead in points, with some twelve points of luck to come in every round."""
    expect(s.score, s.n, SWING * math.sqrt(1.0 + s.R - s.round), gain)
