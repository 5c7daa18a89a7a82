"""Kbernestich as tables: the cards, and the plot sheet with what each of its squares is worth and what a cube on it closes."""

from enum import IntEnum
from typing import cast

import numpy as np

from quartett.engine import Grid, Ints


def row(*numbers: int) -> Ints:
    """A table to look numbers up in."""
    return cast(Ints, np.array(numbers, np.int64))


def rows(*lists: tuple[int, ...]) -> Grid:
    return cast(Grid, np.array(lists, np.int64))


SEATS = 4  # the most that can play
SUITS, RANKS = 4, 12
CARDS = SUITS * RANKS
SUIT_CARDS = (1 << RANKS) - 1  # the twelve cards of blue; those of suit k are SUIT_CARDS << k * RANKS
NO_TRUMP = 4

ROUNDS = (4, 6, 8)
MOST_ROUNDS = 8
TRICKS = 11  # a round, and so the cards of a hand
PLOTS = 4  # the first tricks of a round, each with a plot phase before it
CUBES = 5
CUBES_A_TURN = 2
OBSERVATIONS = 2  # times the holder may wait in a round

DISC_STEP = (0, 0, 0, 3, 2)  # how far apart the discs start, by number of players
GRANTS = (5, 4, 3)  # cubes given out after a round to a score in the first, second, third bracket
BRACKETS = (26, 41)  # the scores at which the second and the third bracket begin


class Suit(IntEnum):
    BLUE = 0
    RED = 1
    YELLOW = 2
    GREEN = 3


# --- The plot sheet: 41 slots. Colour k has the slots 3k, 3k+1, 3k+2 for 0, 1 and 2 points a card.

SLOTS = 41
VALUES = 3
COLOURS_END = SUITS * VALUES
ZABINE, ZABINE_SQUARES = 12, 4
HANNAH, HANNAH_SQUARES = 20, 2
HUNCH, HUNCH_SQUARES = 22, 6
INCUBATION, OBSERVATION, REVIEW, PESSIMISM, OPTIMISM = 28, 29, 30, 31, 32
ACTIONS = 5
LETTERS, LETTER_SQUARES = 33, 6

ZABINE_VALUES = rows((20, 22, 26, 28), (16, 18, 20, 22))  # by preset
STANDARD_BUST = 24
LETTER_VALUES = row(3, 2, 2, 1, 1, 1)
HUNCH_POINTS = 6
FIVE_OR_MORE = 5  # the last bid


def squares(first: int, how_many: int) -> int:
    """The set of so many slots from the first on."""
    return ((1 << how_many) - 1) << first


BUST_VALUES, GRACES, BIDS = squares(0, ZABINE_SQUARES), squares(0, HANNAH_SQUARES), squares(0, HUNCH_SQUARES)  # from their first slot
COLOUR_SQUARES = row(*(squares(VALUES * k, VALUES) for k in range(SUITS)))
SPARE = squares(ZABINE + ZABINE_SQUARES, 4) | squares(LETTERS + LETTER_SQUARES, 2)
OPEN_WITH_FOUR = squares(0, SLOTS) & ~SPARE
OPEN_WITH_THREE = OPEN_WITH_FOUR & ~squares(VALUES * Suit.GREEN, VALUES) & ~squares(HANNAH + 1, 1)
OPEN_WITH_THREE_REDUCED = OPEN_WITH_THREE & ~squares(35, 1) & ~squares(38, 1)

# Free squares of equal effect: only the lowest is offered.
TWINS = (squares(HANNAH, HANNAH_SQUARES), squares(34, 2), squares(36, 3))


def closed_to_all(slot: int) -> int:
    """A colour and the bust value are set once; any other square just takes one cube."""
    if slot < COLOURS_END:
        return squares(slot // VALUES * VALUES, VALUES)
    if ZABINE <= slot < ZABINE + ZABINE_SQUARES:
        return squares(ZABINE, ZABINE_SQUARES)
    return 1 << slot


def closed_to_owner(slot: int) -> int:
    """Nobody has two graces, two bids or two actions."""
    for first, how_many in ((HANNAH, HANNAH_SQUARES), (HUNCH, HUNCH_SQUARES), (INCUBATION, ACTIONS)):
        if first <= slot < first + how_many:
            return squares(first, how_many)
    return 0


CLOSED_TO_ALL = row(*(closed_to_all(slot) for slot in range(SLOTS)))
CLOSED_TO_OWNER = row(*(closed_to_owner(slot) for slot in range(SLOTS)))
