"""What is hidden in Berzerka, and what follows from what is known (the specification's section 6)."""

import numpy as np

from quartett.engine import NONE, Ints, rule, shuffle
from quartett.engine.cards import count, deal_out, first, has, list_cards
from quartett.games.berzerka.data import CARDS, DEALT, LIES_OPEN, SEATS
from quartett.games.berzerka.rules import (
    DISCARDED,
    PLAYED,
    SECRET,
    STOP,
    TABLE,
    UNDEALT,
    Phase,
    State,
    contract_played,
    dealt_from,
    first_to_exchange,
    left_of,
)

REST = SEATS  # when cards are dealt anew: the place for all that is in no hand


@rule
def hide(s: State, seat: int) -> None:
    """Other hands, other discards, the pile, and who was dealt what; also after the hand (R49)."""
    if nothing_dealt(s):
        return
    loc, known = s.loc, known_places(s, seat)
    for card in range(CARDS):
        if loc[card] != NONE and not has(known, loc[card]):
            loc[card] = NONE
    for p in range(SEATS):
        if not has(known, p):
            s.hand[p] = 0
    hide_deck(s, seat)


@rule
def nothing_dealt(s: State) -> bool:
    """Before the first shuffle."""
    return s.pointer == 0


@rule
def known_places(s: State, seat: int) -> int:
    """The locations of cards this seat knows, as a set: where cards were played, its own hand and discards, an open hand."""
    known = 1 << TABLE | 1 << PLAYED
    if seat != NONE:
        known |= 1 << seat | 1 << (DISCARDED + seat)
    if lies_open(s):
        known |= 1 << s.declarer
    return known


@rule
def lies_open(s: State) -> bool:
    """In some contracts the declarer's hand is shown to all from the end of the exchange."""
    return LIES_OPEN[contract_played(s)] != 0 and (s.phase == Phase.PLAY or s.phase == Phase.FATE_SUIT)


@rule
def hide_deck(s: State, seat: int) -> None:
    """Everybody remembers only the cards he was dealt or drew himself."""
    takers = np.empty(CARDS, np.int64)
    find_takers(s, takers)
    deck = s.deck
    for place in range(CARDS):
        if takers[place] != seat or seat == NONE:
            deck[place] = NONE


@rule
def find_takers(s: State, takers: Ints) -> None:
    """Who got the card of each place in the deck, dealt or drawn in the exchange; NONE where nobody did yet."""
    p = dealt_from(s)
    for place in range(CARDS):
        takers[place] = p if place < min(s.pointer, DEALT) else NONE
        p = left_of(p)
    if s.pointer <= DEALT:
        return
    place, p = DEALT, first_to_exchange(s)
    for _ in range(SEATS):
        for _ in range(min(s.exch_cnt[p], s.pointer - place)):
            takers[place] = p
            place += 1
        p = left_of(p)


@rule
def seen(s: State, move: int, seat: int) -> int:
    """Everything is public but the face of a discard."""
    return SECRET if s.phase == Phase.EXCHANGE and move != STOP and s.turn != seat else move


@rule
def noticed(s: State, outcome: Ints, seat: int) -> int:
    """A suit drawn is public, and who begins."""
    return outcome[0] if s.phase == Phase.FATE_SUIT or s.phase == Phase.FIRST_FOREHAND else NONE


@rule
def redeal(s: State, seat: int, rng: Ints) -> None:
    """Unseen cards fill the other hands within what 6.3 allows; the rest is at random in the discards and the pile."""
    if nothing_dealt(s):
        return
    hands = np.zeros(SEATS + 1, np.int64)
    deal_hands(s, seat, hands, rng)
    for p in range(SEATS):
        place_cards(s, hands[p], p)
        s.hand[p] |= hands[p]
    deal_rest(s, seat, hands[REST], rng)
    takers = np.empty(CARDS, np.int64)
    find_takers(s, takers)
    for p in range(SEATS):
        if p != seat:
            redeal_taken(s, p, takers, rng)


@rule
def deal_hands(s: State, seat: int, hands: Ints, rng: Ints) -> None:
    """Exactly as many cards as each hidden hand has, none that its owner cannot hold."""
    sizes, banned = np.zeros(SEATS + 1, np.int64), np.zeros(SEATS + 1, np.int64)
    unseen = cards_at(s, NONE)
    known = known_places(s, seat)
    sizes[REST] = count(unseen)
    for p in range(SEATS):
        if not has(known, p):
            sizes[p] = s.held[p]
            banned[p] = s.cannot_hold[p]
            sizes[REST] -= sizes[p]
    deal_out(unseen, sizes, banned, hands, rng)


@rule
def cards_at(s: State, where: int) -> int:
    """The set of cards in this place."""
    loc, cards = s.loc, 0
    for card in range(CARDS):
        if loc[card] == where:
            cards |= 1 << card
    return cards


@rule
def place_cards(s: State, cards: int, where: int) -> None:
    while cards:
        s.loc[first(cards)] = where
        cards &= cards - 1


@rule
def deal_rest(s: State, seat: int, rest: int, rng: Ints) -> None:
    """What is in no hand was discarded by others or is still undealt, in any order."""
    cards = np.empty(CARDS, np.int64)
    n = list_cards(rest, cards, 0, 0)
    shuffle(rng, cards, n)
    for p in range(SEATS):
        if p != seat:
            for _ in range(s.exch_cnt[p]):
                n -= 1
                s.loc[cards[n]] = DISCARDED + p
    for place in range(s.pointer, CARDS):
        n -= 1
        s.deck[place] = cards[n]
        s.loc[cards[n]] = UNDEALT


@rule
def redeal_taken(s: State, p: int, takers: Ints, rng: Ints) -> None:
    """The deck's places of another seat: what it drew it has kept or played; what it discarded had been dealt to it."""
    cards = np.empty(CARDS, np.int64)
    n = list_cards(s.hand[p] | cards_played_by(s, p), cards, 0, 0)
    shuffle(rng, cards, n)
    for place in range(s.pointer - 1, -1, -1):
        if place == DEALT - 1 and s.exch_cnt[p]:
            n = list_cards(cards_at(s, DISCARDED + p), cards, n, 0)
            shuffle(rng, cards, n)
        if takers[place] == p:
            n -= 1
            s.deck[place] = cards[n]


@rule
def cards_played_by(s: State, p: int) -> int:
    """The cards this seat has played in this hand."""
    cards = 0
    leader = s.declarer
    for i in range(DEALT):
        if s.played[i] == NONE:
            break
        if i % SEATS == 0 and i:
            leader = s.won_by[i // SEATS - 1]
        if (leader + i) % SEATS == p:
            cards |= 1 << s.played[i]
    return cards
