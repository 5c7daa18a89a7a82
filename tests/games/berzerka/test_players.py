"""What the search of Berzerka believes of cards it does not see."""

from collections.abc import Callable
from typing import Any

import pytest

from quartett.engine import Match, copy, stream
from quartett.engine.verbs import believe, redeal
from quartett.games.berzerka.data import CARDS, RANKS
from quartett.games.berzerka.policy import card_is_bad, wants_tricks
from quartett.games.berzerka.rules import DISCARDED, first_scale
from quartett.games.berzerka.secrets import cards_at
from tests.games.berzerka.scene import BID, NAME_TRUMP, PASS, POWERS_OF_TWO, STOP, cards, hidden, make, match, of_set, others

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


def badness(s: Any, p: int) -> list[int]:
    return [card_is_bad(s, p, card, first_scale(s)) for card in range(CARDS)]


def declared(contract: int, *moves: int) -> Match:
    """Seat 0 has won the auction for this contract, out of a set that holds it."""
    game = match(0, POWERS_OF_TWO, contract_set="custom", contracts=others(contract))
    return make(game, BID + others(contract).index(contract), PASS, PASS, *moves)


def test_discards_are_judged_without_the_trump_that_fate_draws_later() -> None:
    game = declared(6)
    before = badness(game.state, 1)
    make(game, STOP, STOP, STOP).settle([2])
    assert game.state.trump == 2
    assert badness(game.state, 1) == before


def test_discards_are_judged_by_what_was_wanted_before_the_first_trick() -> None:
    game = declared(12, NAME_TRUMP)
    before = badness(game.state, 0)
    s = make(game, STOP, STOP, STOP).state
    assert wants_tricks(s, 0)
    s.trick_no = 6
    s.won_by[:5] = s.declarer
    assert not wants_tricks(s, 0)  # five are enough
    assert badness(s, 0) == before
