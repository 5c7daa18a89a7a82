"""What a card of Race would do, for those who show it or tell it."""

from quartett.engine import NONE, copy
from quartett.engine.record import numbers
from quartett.games.race.rules import (
    Phase,
    State,
    aristas_goes_along,
    celya_doubles,
    elaari_reverses,
    moved_by,
    rithle_steps_back_first,
    steps_of,
    usable,
)

WITH_POWER = (rithle_steps_back_first, aristas_goes_along, celya_doubles, elaari_reverses)


def board_after(s: State, pending: int, card: int) -> list[int]:
    """Where everybody would stand after this card; with an announced superpower that cannot use it, nothing changes."""
    if pending == NONE:
        return after_steps(numbers(s.pos), int(s.phase), int(moved_by(s, card)), int(steps_of(s, card)))
    then = copy(s)
    if s.phase != Phase.OVER and usable(s, pending, card):
        WITH_POWER[pending](then, card)
    return numbers(then.pos)


def after_steps(pos: list[int], phase: int, k: int, steps: int) -> list[int]:
    """Likewise where one goes so many steps; at the end nobody moves any more."""
    then = list(pos)
    if k != NONE and phase != Phase.OVER:
        then[k] += steps
    return then
