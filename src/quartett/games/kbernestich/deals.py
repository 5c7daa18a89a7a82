"""Dealing unseen cards to places that lack some suits, each deal with exactly the chance it deserves.

Deals are first thrown at random. When none of a few fits, or some deals weigh more than others, the deals are counted: which
suit a card is decides where it may go, so it is enough to know how many cards of each suit a place gets. Place after place,
`ways[step, left]` is the weight of all ways to fill the first places and leave that many cards of each suit. Then the numbers
are drawn backwards from the last place to the first, and the cards of each suit are handed out at random.
"""

from math import comb
from typing import Any

import numpy as np

from quartett.engine import Ints, below, next_bits, rule, shuffle
from quartett.engine.cards import count, fits_as_shuffled, has, list_cards, nth
from quartett.games.kbernestich.data import CARDS, RANKS, SEATS, SUIT_CARDS, SUITS, TRICKS

TRIES = 8
TIED = 2  # the first two places together get few cards of a scarce suit
BIGGEST = TRICKS + SEATS  # a hand during a Review
MOST_TAKES = comb(BIGGEST + SUITS - 1, SUITS - 1)  # ways to take so many cards by suit
CHOOSE = np.array([[comb(n, k) for k in range(16)] for n in range(16)], np.float64)


@rule
def deal_by_suit(unseen: int, sizes: Ints, banned: Ints, scarce: int, weights: Ints, places: Ints, rng: Ints) -> None:
    """Deal a set of cards to places of these sizes, none of which gets a card banned for it.

    A deal with x cards of the `scarce` set in the first two places weighs `weights[x]`, nothing beyond the last of them.
    A whole suit is banned or scarce, or none of it. There must be a deal that fits.
    """
    cards = np.empty(CARDS, np.int64)
    n = list_cards(unseen, cards, 0, 0)
    if scarce == 0:
        for _ in range(TRIES):
            shuffle(rng, cards, n)
            if fits_as_shuffled(cards, sizes, banned, places):
                return
    takes = np.zeros((len(sizes), SUITS), np.int64)
    draw_takes(unseen, sizes, banned, scarce, weights, takes, rng)
    hand_out(unseen, sizes, takes, places, rng)


@rule
def draw_takes(unseen: int, sizes: Ints, banned: Ints, scarce: int, weights: Ints, takes: Any, rng: Ints) -> None:
    """How many cards of each suit every place with a condition gets; the rest is left for the others."""
    whole = np.empty(SUITS, np.int64)
    for k in range(SUITS):
        whole[k] = count(unseen & (SUIT_CARDS << k * RANKS))
    steps = 0
    with_condition = np.empty(len(sizes), np.int64)
    for place in range(len(sizes)):
        with_condition[steps] = place
        steps += banned[place] & unseen != 0 or (scarce != 0 and place < TIED)
    ways = np.zeros((steps + 1, (whole[0] + 1) * (whole[1] + 1) * (whole[2] + 1)))
    left = whole.copy()
    ways[0, index(left, whole)] = 1
    for step in range(steps):
        place = with_condition[step]
        fill_place(ways[step], ways[step + 1], count_cards(whole, sizes, with_condition, step), sizes[place], banned[place], whole)
        if scarce != 0 and step == TIED - 1:
            weigh(ways[step + 1], scarce, weights, count_cards(whole, sizes, with_condition, step + 1), whole)
    draw_left(ways[steps], count_cards(whole, sizes, with_condition, steps), whole, left, rng)
    for step in range(steps - 1, -1, -1):
        place = with_condition[step]
        draw_take(ways[step], sizes[place], banned[place], whole, left, takes[place], rng)


@rule
def count_cards(whole: Ints, sizes: Ints, with_condition: Ints, step: int) -> int:
    """Cards left after so many places."""
    n = 0
    for k in range(SUITS):
        n += whole[k]
    for i in range(step):
        n -= sizes[with_condition[i]]
    return n


@rule
def index(left: Ints, whole: Ints) -> int:
    """The number of a state: how many cards of each suit are left. Of the last suit it is all the others."""
    return (left[0] * (whole[1] + 1) + left[1]) * (whole[2] + 1) + left[2]


@rule
def read_index(number: int, cards: int, whole: Ints, left: Ints) -> None:
    left[2] = number % (whole[2] + 1)
    number //= whole[2] + 1
    left[1] = number % (whole[1] + 1)
    left[0] = number // (whole[1] + 1)
    left[3] = cards - left[0] - left[1] - left[2]


@rule
def list_takes(have: Ints, size: int, banned: int, takes: Any) -> int:
    """All ways to take so many cards by suit from what there is."""
    n = 0
    most = np.zeros(SUITS, np.int64)
    for k in range(SUITS):
        most[k] = 0 if has(banned, k * RANKS) else have[k]
    for a in range(min(most[0], size) + 1):
        for b in range(min(most[1], size - a) + 1):
            for c in range(min(most[2], size - a - b) + 1):
                d = size - a - b - c
                takes[n, 0], takes[n, 1], takes[n, 2], takes[n, 3] = a, b, c, d
                n += d <= most[3]
    return n


@rule
def fill_place(before: Any, after: Any, cards: int, size: int, banned: int, whole: Ints) -> None:
    """From the ways to come to each state before a place to those after it."""
    takes = np.empty((MOST_TAKES, SUITS), np.int64)
    left = np.empty(SUITS, np.int64)
    for number in range(len(before)):
        if before[number] == 0:
            continue
        read_index(number, cards, whole, left)
        for i in range(list_takes(left, size, banned, takes)):
            ways = before[number]
            for k in range(SUITS):
                ways *= CHOOSE[left[k], takes[i, k]]
            after[number - index(takes[i], whole)] += ways


@rule
def weigh(ways: Any, scarce: int, weights: Ints, cards: int, whole: Ints) -> None:
    """After the two tied places: by the number of scarce cards they have got."""
    left = np.empty(SUITS, np.int64)
    for number in range(len(ways)):
        read_index(number, cards, whole, left)
        got = 0
        for k in range(SUITS):
            if has(scarce, k * RANKS):
                got += whole[k] - left[k]
        ways[number] *= weights[got] if 0 <= got < len(weights) else 0


@rule
def chance(rng: Ints) -> float:
    """A random number from 0 up to, but not including, 1."""
    return ((next_bits(rng) >> 11) & ((1 << 53) - 1)) * 2.0**-53


@rule
def draw_left(ways: Any, cards: int, whole: Ints, left: Ints, rng: Ints) -> None:
    """What the places with a condition leave in the end, by the ways to come there."""
    total = 0.0
    chosen = 0
    for number in range(len(ways)):
        if ways[number] > 0:
            total += ways[number]
            if chance(rng) * total < ways[number]:
                chosen = number
    read_index(chosen, cards, whole, left)


@rule
def draw_take(before: Any, size: int, banned: int, whole: Ints, left: Ints, take: Ints, rng: Ints) -> None:
    """What a place took to leave this, by the ways to come there; `left` becomes what there was before it."""
    takes = np.empty((MOST_TAKES, SUITS), np.int64)
    gone = np.empty(SUITS, np.int64)
    for k in range(SUITS):
        gone[k] = whole[k] - left[k]
    total = 0.0
    for i in range(list_takes(gone, size, banned, takes)):
        ways = before[index(left, whole) + index(takes[i], whole)]
        for k in range(SUITS):
            ways *= CHOOSE[left[k] + takes[i, k], takes[i, k]]
        total += ways
        if ways > 0 and chance(rng) * total < ways:
            for k in range(SUITS):
                take[k] = takes[i, k]
    for k in range(SUITS):
        left[k] += take[k]


@rule
def hand_out(unseen: int, sizes: Ints, takes: Any, places: Ints, rng: Ints) -> None:
    """To each place its cards by suit, at random; then the rest, shuffled, to the places without a condition."""
    for place in range(len(sizes)):
        places[place] = 0
        for k in range(SUITS):
            for _ in range(takes[place, k]):
                card = draw_card(unseen & (SUIT_CARDS << k * RANKS), rng)
                places[place] |= 1 << card
                unseen ^= 1 << card
    for place in range(len(sizes)):
        while count(places[place]) < sizes[place]:
            card = draw_card(unseen, rng)
            places[place] |= 1 << card
            unseen ^= 1 << card


@rule
def draw_card(cards: int, rng: Ints) -> int:
    """One card of a set, all alike."""
    return nth(cards, below(rng, count(cards)))
