"""The practice robot: it prefers cards that move somebody and looks at nothing else, not even its Favorites (section 8.2)."""

from quartett.engine import Ints, below, rule
from quartett.games.race.data import KNONSTERS, TYPES
from quartett.games.race.rules import AUTO_YES, CONFIRM, PLAY, Phase, State, is_favorite, nth_card, steps_of


@rule
def robot(s: State, rng: Ints) -> int:
    match s.phase:
        case Phase.FAV:
            return pick_at_random(s, rng)
        case Phase.ASK:
            return AUTO_YES
        case _:
            return PLAY + card_that_moves(s, rng)


@rule
def pick_at_random(s: State, rng: Ints) -> int:
    """An ordered pair of different Knonsters, all twelve alike."""
    if s.npick == 2:
        return CONFIRM
    k = below(rng, KNONSTERS)
    while is_favorite(s, s.chooser, k):
        k = below(rng, KNONSTERS)
    return k


@rule
def card_that_moves(s: State, rng: Ints) -> int:
    """Uniform over its physical cards with an effect now, or over the whole hand if there are none."""
    moving = 0
    for t in range(TYPES):
        if steps_of(s, t):
            moving += s.hand[s.cur, t]
    if moving == 0:
        return nth_card(s.hand[s.cur], below(rng, s.held[s.cur]))
    nth = below(rng, moving)
    t = 0
    while steps_of(s, t) == 0 or nth >= s.hand[s.cur, t]:
        if steps_of(s, t):
            nth -= s.hand[s.cur, t]
        t += 1
    return t
