"""What a seat of Kbernestich may not know, and how the rest could lie.

Hidden are other hands, the centre, the cards of another's Review and a card laid face down; with `their_memories` also what
others have won. Unseen cards are dealt anew in keeping with all that was shown (section 12 of the specification).
"""

import numpy as np

from quartett.engine import NONE, Ints, rule
from quartett.engine.cards import count, first, has
from quartett.games.kbernestich.data import INCUBATION, REVIEW, SEATS, SUITS, TRICKS
from quartett.games.kbernestich.deals import CHOOSE, deal_by_suit, draw_card
from quartett.games.kbernestich.rules import DISCARD, DISCARDED, HID, HIDE, TRUMP, Phase, State, cards_of, deck, left, suit_of

# --- What is hidden --------------------------------------------------------------------------------------------------


@rule
def hide(s: State, seat: int) -> None:
    """Other hands, the centre, the cards of another's Review, a card that lies face down; with `their_memories` other piles."""
    for p in range(s.n):
        if p != seat:
            s.hand[p] = 0
    s.centre = 0
    if s.owner[REVIEW] != seat:
        s.discard = s.taken = 0
    if is_hidden_from(s, seat):
        set_hidden_card(s, NONE)
    if piles_are_closed(s):
        for p in range(s.n):
            if p != seat:
                for k in range(SUITS):
                    s.won[p, k] = 0


@rule
def piles_are_closed(s: State) -> bool:
    """With `their_memories` won tricks lie face down until scoring opens them."""
    return s.their_memories != 0 and s.t <= TRICKS


@rule
def is_hidden_from(s: State, seat: int) -> bool:
    """Until its trick is won only its player knows the hidden card (R36); then all do, or the trick's winner alone (R61)."""
    if not s.inc_used or seat == s.owner[INCUBATION]:
        return False
    if s.hidden_seat != NONE:
        return True
    return piles_are_closed(s) and seat != s.taker[s.hidden_t - 1]


@rule
def set_hidden_card(s: State, card: int) -> None:
    """Write the round's hidden card where it lies: in the trick or among the past ones."""
    if s.hidden_seat != NONE:
        s.trick_card[s.hidden_seat] = card
    else:
        s.past[s.hidden_t - 1, s.owner[INCUBATION]] = card


@rule
def seen(s: State, move: int, seat: int) -> int:
    """Everything is public but which card is hidden or discarded."""
    if s.turn == seat:
        return move
    if HIDE <= move < DISCARD:
        return HID
    return DISCARDED if DISCARD <= move < TRUMP else move


@rule
def noticed(s: State, outcome: Ints, seat: int) -> int:
    """Who begins is public."""
    return outcome[0] if s.phase == Phase.START else NONE


# --- What follows from what is known ---------------------------------------------------------------------------------

# Unseen cards lie in these places: out of play, then the hands, from the reviewer's on, then the hidden card.
OUT, FIRST_HAND, HIDDEN, PLACES = 0, 1, 1 + SEATS, 2 + SEATS


@rule
def redeal(s: State, seat: int, rng: Ints) -> None:
    """The unseen cards anew, with the exact chance of every deal that fits: voids, counts, and what a Review can have brought."""
    if s.phase == Phase.START or s.phase == Phase.DEAL:
        return
    sizes, banned, places = np.zeros(PLACES, np.int64), np.zeros(PLACES, np.int64), np.zeros(PLACES, np.int64)
    measure_places(s, seat, sizes, banned)
    reviewed_by_other = s.review_t != 0 and s.owner[REVIEW] != seat
    scarce = cards_in(s.reviewer_void) if reviewed_by_other else 0
    weights = np.zeros(SEATS + 1, np.int64)
    if scarce:
        weigh_review(s, weights)
    deal_by_suit(unseen_by(s, seat), sizes, banned, scarce, weights, places, rng)
    fill_places(s, seat, places)
    if reviewed_by_other:
        guess_taken(s, rng)
    if piles_are_closed(s):
        count_piles(s)


@rule
def unseen_by(s: State, seat: int) -> int:
    """The deck less the own hand, the own discards, and all cards laid openly or known."""
    known = s.discard | (s.hand[seat] if seat != NONE else 0)
    for p in range(s.n):
        if s.trick_card[p] != NONE:
            known |= 1 << s.trick_card[p]
        for trick in range(s.t - 1):
            if s.past[trick, p] != NONE:
                known |= 1 << s.past[trick, p]
    return deck(s) & ~known


@rule
def hand_size(s: State, p: int) -> int:
    """As everybody can count it: one card less each trick, more during a Review."""
    has_laid = s.trick_card[p] != NONE or s.hidden_seat == p
    return TRICKS + 1 - s.t - has_laid + (s.review_left if p == s.actor else 0)


@rule
def first_hand(s: State) -> int:
    """The seat whose hand is the first of the places: the reviewer, if there is one."""
    return s.owner[REVIEW] if s.review_t else 0


@rule
def measure_places(s: State, seat: int, sizes: Ints, banned: Ints) -> None:
    """How many unseen cards each place takes, and the suits it cannot take any of."""
    if s.review_t == 0 or s.owner[REVIEW] != seat:
        sizes[OUT] = s.n - s.review_left
    p = first_hand(s)
    for place in range(FIRST_HAND, FIRST_HAND + s.n):
        if p != seat:
            sizes[place] = hand_size(s, p)
            banned[place] = cards_in(s.void[p])
        p = left(s, p)
    if is_hidden_from(s, seat):
        sizes[HIDDEN] = 1
        banned[HIDDEN] = cards_in(s.hider_void)


@rule
def fill_places(s: State, seat: int, places: Ints) -> None:
    if s.review_t == 0:
        s.centre = places[OUT]
    elif s.owner[REVIEW] != seat:
        s.discard = places[OUT]
    p = first_hand(s)
    for place in range(FIRST_HAND, FIRST_HAND + s.n):
        if p != seat:
            s.hand[p] = places[place]
        p = left(s, p)
    if is_hidden_from(s, seat):
        set_hidden_card(s, first(places[HIDDEN]))


@rule
def played_since_review(s: State) -> int:
    """The cards the reviewer has laid since, all of them openly: the reviewer has no other action (R42)."""
    p = s.owner[REVIEW]
    cards = 0
    for trick in range(s.review_t - 1, s.t - 1):
        cards |= 1 << s.past[trick, p]
    if s.trick_card[p] != NONE:
        cards |= 1 << s.trick_card[p]
    return cards


@rule
def cards_in(suits: int) -> int:
    """All cards of a set of suits."""
    cards = 0
    for k in range(SUITS):
        if has(suits, k):
            cards |= cards_of(k)
    return cards


@rule
def weigh_review(s: State, weights: Ints) -> None:
    """By the cards of suits it lacked before which the reviewer still has or has discarded: each, like those played, came from
    the centre, so a deal counts as often as the other cards of the centre can have been any of the reviewer's."""
    played = count(played_since_review(s) & cards_in(s.reviewer_void))
    held = TRICKS + 1 - s.review_t + s.n
    for more in range(s.n - played + 1):
        weights[more] = CHOOSE[held - played - more, s.n - played - more]


@rule
def guess_taken(s: State, rng: Ints) -> None:
    """Of all the reviewer held, the centre brought every card of a suit lacking before, and any others."""
    held = s.hand[s.owner[REVIEW]] | s.discard | played_since_review(s)
    s.taken = held & cards_in(s.reviewer_void)
    while count(s.taken) < s.n:
        s.taken |= 1 << draw_card(held & ~s.taken, rng)


@rule
def count_piles(s: State) -> None:
    """What everybody has won by suit, counted from the past tricks."""
    for p in range(s.n):
        for k in range(SUITS):
            s.won[p, k] = 0
    for trick in range(s.t - 1):
        for p in range(s.n):
            s.won[s.taker[trick], suit_of(s.past[trick, p])] += 1
