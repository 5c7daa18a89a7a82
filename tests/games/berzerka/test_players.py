"""What the search of Berzerka believes of cards it does not see."""

from collections.abc import Callable
from typing import Any

import pytest

from quartett.engine import Match, copy, stream
from quartett.engine.game import believe, redeal
from quartett.games.berzerka.data import RANKS
from quartett.games.berzerka.rules import DISCARDED
from quartett.games.berzerka.secrets import cards_at
from tests.games.berzerka.scene import BID, PASS, POWERS_OF_TWO, STOP, cards, hidden, make, match, of_set

THROWS = 400
HOLD_STEADY, BOTTLE_IT_UP = 1, 2  # rows of the standard set: no trump, high cards win; most tricks, fewest tricks


def exchanged(row: int, n: int) -> Match:
    """Seat 1 has won the auction and discarded so many cards, the others none."""
    game = make(match(0, POWERS_OF_TWO), PASS, BID + row, PASS)
    for _ in range(n):
        game.move(next(move for move in game.legal() if move != STOP))
    return make(game, STOP, STOP, STOP)


def mean_rank(game: Match, p: int, deal: Callable[[Any, int, Any], None]) -> float:
    """Of the cards of this seat, as seat 0 imagines them."""
    rng, total, known = stream("imagined"), 0, hidden(game.state, 0)
    for _ in range(THROWS):
        s = copy(known)
        deal(s, 0, rng)
        assert len(cards(of_set(cards_at(s, DISCARDED + p)))) == s.exch_cnt[p]
        assert cards_at(s, p) == s.hand[p]
        total += sum(card % RANKS for card in cards(of_set(int(s.hand[p]))))
    return total / THROWS / RANKS


@pytest.mark.parametrize(("row", "sign"), [(HOLD_STEADY, 1), (BOTTLE_IT_UP, -1)])
def test_who_has_exchanged_is_believed_to_have_kept_the_better_cards(row: int, sign: int) -> None:
    game = exchanged(row, 5)
    assert sign * (mean_rank(game, 1, believe) - mean_rank(game, 1, redeal)) > 0.4


def test_who_has_not_exchanged_may_hold_anything() -> None:
    game = exchanged(HOLD_STEADY, 5)
    assert abs(mean_rank(game, 2, believe) - mean_rank(game, 2, redeal)) < 0.2
