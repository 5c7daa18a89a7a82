"""Race as tables: the Knonsters, the nineteen kinds of card and how many of each are in the deck."""

from enum import IntEnum

KNONSTERS, SEATS, PLACES = 4, 4, 3
TRACK = 60
FINISH = TRACK + 1  # a figure that has passed the finish line stands here


class Knonster(IntEnum):
    RITHLE = 0
    ARISTAS = 1
    CELYA = 2
    ELAARI = 3


class Kind(IntEnum):
    """A Knonster's own cards are numbered kind * 4 + Knonster; the three rank cards follow."""

    PLUS_7 = 0
    PLUS_5 = 1
    CATCH_UP = 2
    TRIPLE = 3
    RANK = 4


P4, P3, P2 = 16, 17, 18
TYPES = 19

#            +7          +5          catch-up    triple      P4 P3 P2
SET_60 = (4, 4, 4, 4, 5, 5, 5, 5, 2, 2, 2, 2, 1, 1, 1, 1, 4, 4, 4)
SET_76 = (4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4)
CARD_SETS = (SET_60, SET_76)
MOST_CARDS = 76

DEALT = (0, 0, 16, 14, 12)  # cards each seat gets, by number of seats
FULL_HAND = 5  # below this a seat draws at the end of its turn

PLACE_POINTS = (48, 24, 12)
BET_POINTS = 15
RESTART_CAP = 20
