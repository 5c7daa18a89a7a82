"""Details that no ruling names."""

from typing import Any

import pytest

from quartett.engine import NONE, copy, verbs
from quartett.games.kbernestich import rules
from quartett.games.kbernestich.data import COLOUR_SQUARES, INCUBATION, LETTER_VALUES, LETTERS, REVIEW
from quartett.games.kbernestich.rules import CLAIM, DISCARDED, HID, Phase
from tests.games.kbernestich.scene import (
    DISCARD,
    END,
    HIDE,
    PLOT,
    RULEBOOK,
    TRUMP,
    card,
    cards,
    dealt,
    guessed,
    hidden,
    legal,
    name,
    names,
    played,
    plots,
    plotting,
    position,
    seats,
)
from tests.games.kbernestich.worlds import random_round


def claiming() -> Any:
    """Seat 3, right of the starting player, is asked first."""
    return played(dealt(4, foreseen_future="on"), TRUMP + 4)


@pytest.mark.parametrize("colour", range(4))
def test_a_claimed_colour_is_closed_to_all_others(colour: int) -> None:
    s = played(claiming(), CLAIM + colour, END, END, END)
    squares = {slot for slot in range(41) if int(COLOUR_SQUARES[colour]) >> slot & 1}
    for p in range(4):
        assert s.turn == p
        assert bool(plots(s) & squares) == (p == 3)
        played(s, END)


@pytest.mark.parametrize("colour", range(4))
def test_r59_a_colour_only_claimed_is_worth_1_when_the_fourth_trick_begins(colour: int) -> None:
    s = claiming()
    played(s, CLAIM + colour, END, END, END)
    while s.t < 4 or s.phase == Phase.PLOT:
        assert s.claim[colour] == 3
        verbs.apply(s, END if END in legal(s) else legal(s)[0])
    assert (rules.value(s, colour), s.claim[colour]) == (1, NONE)


def test_the_lowest_card_of_the_suit_led_wins_if_nobody_follows() -> None:
    s = position(["R5 R6", "R7 R8", "Y5 Y6", "B2 Y7"], 10, leader=3)
    played(s, "B2", "R5", "R7", "Y5")
    assert s.taker[9] == 3


def test_who_wins_with_the_last_card_leads_and_cannot_take_it_back() -> None:
    s = played(position(["B2 B3", "B4 B5", "B6 B7", "B8 B9"], 10), "B2", "B4", "B6")
    barrier = s.barrier
    played(s, "B8")
    assert s.turn == 3
    assert s.barrier > barrier


def test_the_last_card_of_a_round_cannot_be_taken_back() -> None:
    s = played(position(["B2", "B4", "B6", "B8"], 11), "B2", "B4", "B6")
    barrier = s.barrier
    played(s, "B8")
    assert s.phase == Phase.DEAL
    assert s.barrier > barrier


def test_a_review_cannot_be_taken_back() -> None:
    s = plotting()
    barrier = s.barrier
    played(s, PLOT + REVIEW)
    assert s.barrier > barrier


def test_the_points_of_every_round_are_kept() -> None:
    s = position(["B2", "B4", "B6", "B8"], 11, {LETTERS: 1}, round=3)
    for p in range(4):
        rules.score_seat(s, p)
    assert [seats(s.gains[row], 3) for row in range(13)] == [[0, 0, 0]] * 9 + [[int(LETTER_VALUES[0]), 0, 0]] + [[0, 0, 0]] * 3


@pytest.mark.parametrize("hidden_card", ["B2", "G*"])
def test_any_card_may_be_hidden_also_the_first_and_the_last_of_the_deck(hidden_card: str) -> None:
    s = position([f"{hidden_card} B3", "B4 B5", "B6 B7", "B8 B9"], 10, {INCUBATION: 0})
    played(s, HIDE + card(hidden_card))
    assert (s.hidden_seat, s.lead, name(int(s.trick_card[0]))) == (0, NONE, hidden_card)


def test_a_card_is_hidden_by_who_has_shown_to_lack_a_suit() -> None:
    s = position(["B2 B3 B4", "R5 R6 R7", "B6 B7 B8", "B9 B10 B11"], 9, {INCUBATION: 1})
    played(s, "B2", "R5", "B6", "B9", "B10", "B3", HIDE + card("R6"))
    assert (s.void[1], s.hider_void) == (1, 1)


def test_others_see_that_a_card_is_hidden_or_discarded_but_not_which() -> None:
    s = dealt()
    assert s.turn == 0
    seen = [verbs.seen(s, move, 1) for move in (HIDE - 1, HIDE, DISCARD - 1, DISCARD, TRUMP - 1, TRUMP)]
    assert seen == [HIDE - 1, HID, HID, DISCARDED, DISCARDED, TRUMP]
    assert [verbs.seen(s, move, 0) for move in (HIDE, DISCARD)] == [HIDE, DISCARD]


def test_nobody_sees_another_hand() -> None:
    s = dealt()
    for seat in range(NONE, 4):
        assert [hand != 0 for hand in seats(hidden(s, seat).hand)] == [p == seat for p in range(4)]


@pytest.mark.parametrize("discards", [0, 1, 3])
def test_during_a_review_the_others_guess_as_many_cards_as_they_can_count(discards: int) -> None:
    s = played(dealt(4, RULEBOOK), TRUMP + 4, PLOT + REVIEW)
    for _ in range(discards):
        played(s, legal(s)[0])
    for seat in (NONE, 1, 2, 3):
        guess = guessed(s, seat)
        assert [int(hand).bit_count() for hand in guess.hand] == [15 - discards, 11, 11, 11]
        assert (int(guess.discard).bit_count(), int(guess.centre), int(guess.taken).bit_count()) == (discards, 0, 4)


def test_a_hidden_card_is_none_of_a_suit_its_player_has_shown_to_lack() -> None:
    s = position(["B2 B3 B4", "R5 R6 R7", "B6 B7 B8", "B9 B10 B11"], 9, {INCUBATION: 1})
    played(s, "B2", "R5", "B6", "B9", "B10", "B3", HIDE + card("R6"))
    for seed in range(20):
        guess = guessed(s, 0, seed)
        assert not 1 << int(guess.trick_card[1]) & cards("B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B*"), names(1 << int(guess.trick_card[1]))


@pytest.mark.parametrize("seed", [2, 14])
def test_closed_piles_are_counted_from_the_tricks_that_were_won(seed: int) -> None:
    s: Any = random_round(4, seed, (9, 1), their_memories="on")[0]
    for seat in range(NONE, 4):
        guess: Any = guessed(s, seat, seed)
        again = copy(guess)
        again.won[:] = 0
        for trick in range(8):
            for p in range(4):
                again.won[again.taker[trick], rules.suit_of(again.past[trick, p])] += 1
        assert guess.won.tolist() == again.won.tolist()
        assert guess.won.sum() == 32
