"""Sets of cards as the bits of one number, and dealing unseen cards to hands that cannot hold all of them."""

import numpy as np

from quartett.engine.record import Ints
from quartett.engine.rng import below, shuffle
from quartett.engine.rule import rule

TRIES = 16  # how often a deal is thrown and looked at before it is built card by card


@rule
def count(cards: int) -> int:
    """How many cards a set holds; compiles to one instruction."""
    n = 0
    while cards:
        cards &= cards - 1
        n += 1
    return n


@rule
def first(cards: int) -> int:
    """The lowest card of a set that is not empty."""
    return count((cards & -cards) - 1)


@rule
def last(cards: int) -> int:
    """The highest card of a set that is not empty."""
    below_it = cards
    for shift in (1, 2, 4, 8, 16, 32):
        below_it |= below_it >> shift
    return count(below_it) - 1


@rule
def has(cards: int, card: int) -> bool:
    return (cards >> card) & 1 != 0


@rule
def list_cards(cards: int, out: Ints, start: int, base: int) -> int:
    """Write base + card for each card of a set, ascending, from out[start] on; where the list ends."""
    n = start
    while cards:
        out[n] = base + first(cards)
        cards &= cards - 1
        n += 1
    return n


@rule
def nth(cards: int, n: int) -> int:
    """The nth card of a set, counted from 0."""
    for _ in range(n):
        cards &= cards - 1
    return first(cards)


@rule
def deal_out(unseen: int, sizes: Ints, banned: Ints, hands: Ints, rng: Ints) -> bool:
    """Deal a set of cards at random to hands of these sizes, none of which may get a card banned for it.

    Uniform over all such deals in nearly every case: deals are thrown at random, up to TRIES times, and the first that fits is
    taken. When none fits, one is built card by card, those with the fewest possible hands first, each hand weighted by its
    free places and only where the rest can still be dealt. That reaches every fitting deal and no other, without looking back,
    but not all with equal weight. False, and nothing dealt, if no deal fits.
    """
    cards = np.empty(64, np.int64)
    n = list_cards(unseen, cards, 0, 0)
    for _ in range(TRIES):
        shuffle(rng, cards, n)
        if fits_as_shuffled(cards, sizes, banned, hands):
            return True
    return build_deal(cards, n, sizes, banned, hands, rng)


@rule
def fits_as_shuffled(cards: Ints, sizes: Ints, banned: Ints, hands: Ints) -> bool:
    i = 0
    for h in range(len(sizes)):
        hands[h] = 0
        for _ in range(sizes[h]):
            hands[h] |= 1 << cards[i]
            i += 1
        if hands[h] & banned[h]:
            return False
    return True


@rule
def build_deal(cards: Ints, n: int, sizes: Ints, banned: Ints, hands: Ints, rng: Ints) -> bool:
    """Card by card, so that the rest always fits: for each group of hands, no more cards need it than it has places."""
    groups = 1 << len(sizes)
    need = np.zeros(groups, np.int64)  # cards left that only hands of this group may get
    room = np.zeros(groups, np.int64)  # free places in this group
    for group in range(groups):
        for h in range(len(sizes)):
            hands[h] = 0
            if has(group, h):
                room[group] += sizes[h]
        for i in range(n):
            need[group] += possible_hands(cards[i], banned) & ~group == 0
    if not all_fit(need, room):
        return False
    for choices in range(1, len(sizes) + 1):
        for i in range(n):
            group = possible_hands(cards[i], banned)
            if count(group) == choices:
                place_card(cards[i], group, need, room, hands, rng)
    return True


@rule
def possible_hands(card: int, banned: Ints) -> int:
    """The set of hands that may get a card."""
    group = 0
    for h in range(len(banned)):
        if not has(banned[h], card):
            group |= 1 << h
    return group


@rule
def place_card(card: int, group: int, need: Ints, room: Ints, hands: Ints, rng: Ints) -> None:
    """Give one card to a hand of its group, weighted by free places, among those that leave a deal for the rest."""
    for other in range(len(need)):
        need[other] -= group & ~other == 0
    fitting = 0
    weight = 0
    for h in range(len(hands)):
        if has(group, h) and room[1 << h]:
            take_place(room, h, -1)
            if all_fit(need, room):
                fitting |= 1 << h
                weight += room[1 << h] + 1
            take_place(room, h, 1)
    left = below(rng, weight)
    for h in range(len(hands)):
        if has(fitting, h):
            left -= room[1 << h]
            if left < 0:
                hands[h] |= 1 << card
                take_place(room, h, -1)
                return


@rule
def take_place(room: Ints, h: int, by: int) -> None:
    for group in range(len(room)):
        if has(group, h):
            room[group] += by


@rule
def all_fit(need: Ints, room: Ints) -> bool:
    for group in range(len(need)):
        if need[group] > room[group]:
            return False
    return True
