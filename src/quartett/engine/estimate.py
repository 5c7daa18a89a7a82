"""What a lead in points is worth while the game is still going on."""

import math

from quartett.engine.record import Ints
from quartett.engine.rule import rule

WHOLE = 1_000_000  # the reward for being sure to beat everybody
PLACE_OF = 4  # gain[p] is the reward of a seat, gain[PLACE_OF + p] its place; both in millionths


@rule
def ahead(lead: float, spread: float) -> float:
    """The chance to stay ahead with this lead, when leads still change by about `spread` until the end."""
    return 1.0 / (1.0 + math.exp(-1.7 * lead / spread))


@rule
def expect(points: Ints, n: int, spread: float, gain: Ints) -> None:
    """Write what each seat may expect, half for being first, half for each other seat it may beat; and its place."""
    every_first = 0.0
    for p in range(n):
        every_first += chance_of_first(points, n, p, spread)
    for p in range(n):
        beaten = 0.0
        for other in range(n):
            if other != p:
                beaten += ahead(points[p] - points[other], spread)
        first = chance_of_first(points, n, p, spread) / every_first
        gain[p] = int(WHOLE * (0.5 * first + 0.5 * beaten / (n - 1)))
        gain[PLACE_OF + p] = int(WHOLE * (n - beaten))


@rule
def chance_of_first(points: Ints, n: int, p: int, spread: float) -> float:
    """Ahead of everybody, as if that were independent."""
    first = 1.0
    for other in range(n):
        if other != p:
            first *= ahead(points[p] - points[other], spread)
    return first
