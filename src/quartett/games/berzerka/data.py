"""Berzerka as tables: the contracts, and how strong each card is under each order of ranks."""

from enum import IntEnum
from typing import NamedTuple, cast

import numpy as np

from quartett.engine import Grid, Ints

SEATS, SUITS, RANKS = 3, 4, 13
CARDS = SUITS * RANKS
TRICKS = 13
FULL, SHORT = 5, 3  # contracts of the two lengths
MOST_ROWS = FULL

FIRST_DEAL = 21  # cards dealt before the auction, seven each
DEALT = 39  # cards dealt in all, thirteen each; the rest is the draw pile


class Trump(IntEnum):
    """Where trump comes from."""

    NO_TRUMP = 0
    PICK = 1  # the declarer names it
    FOE = 2  # the player to his left names it
    FATE = 3  # drawn after the exchange


class Order(IntEnum):
    """Which ranks are strong."""

    HIGH = 0
    LOW = 1
    SLALOM = 2  # high and low in turns, trick by trick; the declarer names the first
    TRUMP_LOW = 3  # low inside the trump suit, high elsewhere
    PARITY = 4  # the named parity beats the other
    MIDDLE = 5
    WHEEL = 6  # the named rank is strongest, then downward and around


class Objective(IntEnum):
    MOST = 0
    FEWEST = 1
    NEAR = 2  # the distance from the target counts, small is good
    FAR = 3  # the distance from the target counts, large is good
    PROMISE = 4  # the promised number if it is reached, else what is missing


EVERY_TRICK = (1,) * TRICKS
LATE_TRICKS = (0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2)


class Contract(NamedTuple):
    trump: Trump
    order: Order
    objective: Objective
    start: int  # the value it begins with, 1..9
    target: int = 0  # of NEAR and FAR
    weights: tuple[int, ...] = EVERY_TRICK  # what each trick counts
    exchange: bool = True
    open: bool = False  # the declarer's hand lies open from the end of the exchange


# One row a contract, numbered from 1; its names and help are the messages contract-<number>-* of the text files.
CONTRACTS = (
    Contract(Trump.PICK, Order.HIGH, Objective.MOST, 1),  # 1 Berzerka
    Contract(Trump.NO_TRUMP, Order.HIGH, Objective.MOST, 1),  # 2 Hold Steady
    Contract(Trump.NO_TRUMP, Order.HIGH, Objective.FEWEST, 2),  # 3 Bottle It Up
    Contract(Trump.NO_TRUMP, Order.LOW, Objective.MOST, 1),  # 4 Underdog
    Contract(Trump.NO_TRUMP, Order.SLALOM, Objective.MOST, 2),  # 5 Mood Swings
    Contract(Trump.FATE, Order.HIGH, Objective.MOST, 2),  # 6 Blind Rage
    Contract(Trump.PICK, Order.TRUMP_LOW, Objective.MOST, 1),  # 7 Backhand
    Contract(Trump.FOE, Order.HIGH, Objective.MOST, 2),  # 8 Picked Fight
    Contract(Trump.NO_TRUMP, Order.PARITY, Objective.MOST, 1),  # 9 Odds and Evens
    Contract(Trump.NO_TRUMP, Order.MIDDLE, Objective.MOST, 1),  # 10 Eye of the Storm
    Contract(Trump.NO_TRUMP, Order.WHEEL, Objective.MOST, 1),  # 11 Spin the Axe
    Contract(Trump.PICK, Order.HIGH, Objective.NEAR, 2, target=5),  # 12 Measured Blow
    Contract(Trump.PICK, Order.HIGH, Objective.PROMISE, 2),  # 13 Big Talk
    Contract(Trump.PICK, Order.HIGH, Objective.FEWEST, 2),  # 14 Play Dead
    Contract(Trump.NO_TRUMP, Order.HIGH, Objective.FAR, 2, target=4),  # 15 Feast or Famine
    Contract(Trump.PICK, Order.HIGH, Objective.MOST, 1, weights=LATE_TRICKS),  # 16 Last Stand
    Contract(Trump.PICK, Order.HIGH, Objective.MOST, 1, exchange=False),  # 17 Bare Knuckles
    Contract(Trump.NO_TRUMP, Order.HIGH, Objective.FEWEST, 3, open=True),  # 18 Nothing to Hide
)
MOST_AVOIDANCE = 1  # a random set has at most this many contracts that want the fewest tricks


class Step(IntEnum):
    """What is announced, in this order; a set of steps is their sum."""

    TRUMP = 1
    ORDER = 2
    NUMBER = 4


def steps(contract: Contract) -> int:
    """The announcements follow from the other parameters."""
    named = Step.TRUMP * (contract.trump in (Trump.PICK, Trump.FOE))
    named += Step.ORDER * (contract.order in (Order.SLALOM, Order.PARITY))
    return named + Step.NUMBER * (contract.order == Order.WHEEL or contract.objective == Objective.PROMISE)


def column(values: list[int]) -> Ints:
    """Numbers the rules look up."""
    return cast(Ints, np.array(values, np.int64))


def columns(values: list[tuple[int, ...]]) -> Grid:
    """Likewise in two dimensions."""
    return cast(Grid, np.array(values, np.int64))


# The table by columns, for compiled code: row 0 is no contract.
_NOTHING = Contract(Trump.NO_TRUMP, Order.HIGH, Objective.MOST, 0)
_ROWS = (_NOTHING, *CONTRACTS)
TRUMP_FROM = column([c.trump for c in _ROWS])
ORDER = column([c.order for c in _ROWS])
OBJECTIVE = column([c.objective for c in _ROWS])
START_VALUE = column([c.start for c in _ROWS])
TARGET = column([c.target for c in _ROWS])
WEIGHT = columns([c.weights for c in _ROWS])
HAS_EXCHANGE = column([c.exchange for c in _ROWS])
LIES_OPEN = column([c.open for c in _ROWS])
STEPS = column([steps(c) for c in _ROWS])

# --- Strength --------------------------------------------------------------------------------------------------------

# A scale is an order of ranks as it holds in one suit and one trick, strongest first.
_DOWN = tuple(range(RANKS, 0, -1))
_ODD, _EVEN = tuple(r for r in _DOWN if r % 2), tuple(r for r in _DOWN if r % 2 == 0)
SCALES = (
    _DOWN,  # high
    _DOWN[::-1],  # low
    _ODD + _EVEN,
    _EVEN + _ODD,
    (7, 8, 6, 9, 5, 10, 4, 11, 3, 12, 2, 13, 1),  # middle
    *((_DOWN + _DOWN)[RANKS - top : 2 * RANKS - top] for top in range(1, RANKS + 1)),  # wheel
)
LOW_SCALE = 1
HIGH_OR_LOW = 1  # scale ^ HIGH_OR_LOW turns high into low and low into high

# The scale of each order; order_bit is added to those with two, the number named to the wheel's.
SCALE_OF_ORDER = column([0, LOW_SCALE, 0, 0, 2, 4, 4])

# How strong a card is on a scale, 1 to 13; only cards of one suit are ever compared.
STRENGTH = columns([tuple(RANKS - scale.index(card % RANKS + 1) for card in range(CARDS)) for scale in SCALES])

ALL_OF_SUIT = (1 << RANKS) - 1
ALL_CARDS = (1 << CARDS) - 1
# The cards of a suit; of the suit NONE, which stands last, there are none.
SUIT = column([ALL_OF_SUIT << (RANKS * suit) for suit in range(SUITS)] + [0])


def _stronger(scale: tuple[int, ...], card: int) -> int:
    """The cards of the same suit that are stronger on this scale, as a set."""
    suit, rank = divmod(card, RANKS)
    return sum(1 << (RANKS * suit + better - 1) for better in scale[: scale.index(rank + 1)])


STRONGER = columns([tuple(_stronger(scale, card) for card in range(CARDS)) for scale in SCALES])
