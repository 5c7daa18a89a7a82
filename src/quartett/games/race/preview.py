"""What a card of Race would do, for those who show it or tell it."""

from quartett.engine import NONE, copy
from quartett.games.race.data import KNONSTERS
from quartett.games.race.rules import (
    Phase,
    State,
    aristas_goes_along,
    carry_out,
    celya_doubles,
    elaari_reverses,
    rithle_steps_back_first,
    usable,
)

WITH_POWER = (rithle_steps_back_first, aristas_goes_along, celya_doubles, elaari_reverses)


def board_after(s: State, pending: int, card: int) -> list[int]:
    """Where everybody would stand after this card; with an announced superpower that cannot use it, nothing changes."""
    s = copy(s)
    if s.phase == Phase.OVER:  # nobody moves any more, and the podium has no room
        pass
    elif pending == NONE:
        carry_out(s, card)
    elif usable(s, pending, card):
        WITH_POWER[pending](s, card)
    return [int(s.pos[k]) for k in range(KNONSTERS)]
