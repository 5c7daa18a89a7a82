"""Ringlinge as tables: the places of the table, who touches whom, and the numbers of the rules."""

from enum import IntEnum
from typing import cast

import numpy as np

from quartett.engine import Grid, Ints

SEATS = 4
RADIUS = 7  # the table: max(|q|, |r|, |s|) <= 7
START_RADIUS = 3  # the rings at the start
PLACES = 169
OFF = PLACES  # where a step off the table leads
RINGS = 37
CELLS = 55  # rings and holes: each hole needs six rings around it and a ring touches at most three of them, so 18 holes at most
POCKETS = 28  # numbered from 1; section 3 bounds them by 27
DIRECTIONS = 6

SUPPLY = (0, 0, 16, 12, 10)  # marbles at the start, by number of players
LAY = 4  # marbles laid by the action PLACE
SWAP = 3  # rings changed by the action CHANGE
CONTACTS = 2  # rings a ring must touch when it is put
MOST_OF_ONE = 3  # marbles of one colour on a ring
MOST_SHARED = 4  # marbles on a shared ring

LEAST_QUIET, MOST_QUIET = 20, 100
ROUND_CAPS = (30, 60, 120)


class Jump(IntEnum):
    CHAIN = 0
    LINE = 1
    NONE = 2


class Entry(IntEnum):
    BORDER = 0
    CONNECTED = 1


class Leave(IntEnum):
    TURN_START = 0
    AT_ONCE = 1


class Circle(IntEnum):
    END_OF_ACTION = 0
    AT_ONCE = 1


# E, NE, NW, W, SW, SE as steps of (q, r)
EAST, WEST = 0, 3
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

COORDINATES = tuple(
    (q, r) for r in range(-RADIUS, RADIUS + 1) for q in range(max(-RADIUS, -RADIUS - r), min(RADIUS, RADIUS - r) + 1)
)  # of each place, in the order of their numbers
NUMBERS = {at: place for place, at in enumerate(COORDINATES)}

# The place next to each place in each direction, or OFF.
NEXT_TO = cast(Grid, np.array([[NUMBERS.get((q + dq, r + dr), OFF) for dq, dr in STEPS] for q, r in COORDINATES], np.int64))

# Is there a ring on each place at the start?
START_RING = cast(Ints, np.array([max(abs(q), abs(r), abs(q + r)) <= START_RADIUS for q, r in COORDINATES], np.int64))


def _runs(around: int) -> int:
    """How many separate runs the six bits make, read as a circle; six set bits are one run."""
    if around == 2**DIRECTIONS - 1:
        return 1
    return sum((around >> i) & 1 and not (around >> ((i + 1) % DIRECTIONS)) & 1 for i in range(DIRECTIONS))


RUNS = cast(Ints, np.array([_runs(around) for around in range(2**DIRECTIONS)], np.int64))
