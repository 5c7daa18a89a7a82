"""What a lead in points is worth while the game is still going on."""

import math

from quartett.engine.record import Ints
from quartett.engine.rule import rule

WHOLE = 1_000_000  # the reward for being sure to beat everybody
PLACE_OF = 4  # gain[p] is the reward of a seat, gain[PLACE_OF + p] its place; both in millionths


@rule
def ahead(lead: float, spread: float) -> float:
    """The chance to stay ahead with this lead, when leads still change by about `spread` until the end."""
    return 0.5 + 0.5 * math.tanh(0.85 * lead / spread)  # the logistic curve, for leads of any size


@rule
def expect(points: Ints, n: int, spread: float, gain: Ints) -> None:
    """Write what each seat may expect, half for being first, half for each other seat it may beat; and its place."""
    every_first = 0.0
    for p in range(n):
        beaten, first = 0.0, 1.0
        for other in range(n):
            if other != p:
                chance = ahead(points[p] - points[other], spread)
                beaten += chance
                first *= chance  # ahead of everybody, as if that were independent
        every_first += first
        gain[p], gain[PLACE_OF + p] = int(WHOLE * first), int(WHOLE * (n - beaten))
    for p in range(n):
        beaten = n - gain[PLACE_OF + p] / WHOLE
        gain[p] = int(WHOLE * 0.5 * beaten / (n - 1) + 0.5 * gain[p] / every_first)
