"""Small scenes of what is hidden and how it is guessed; test_secrets.py holds the guesses against an oracle."""

import itertools
from collections import Counter
from typing import Any

import pytest

from quartett.engine import CHANCE, NONE, Match, below, copy, ints, stream, verbs
from quartett.games.race import secrets
from quartett.games.race.data import CARD_SETS, KNONSTERS, MOST_CARDS
from quartett.games.race.rules import Phase, State
from tests.games.race.scene import GAME, scene

Choice = tuple[tuple[int, int], ...]


def choice_in(s: Any) -> Choice:
    """Everybody's Favorites."""
    return tuple((int(s.fav[p, 0]), int(s.fav[p, 1])) for p in range(s.n))


# --- what shows at once


def test_what_is_hidden_is_zero() -> None:
    match = Match(GAME, 3)
    match.draw(stream("zero"))
    match.move(3)
    for seat in (NONE, 1, 2):
        known = match.hidden(seat)
        assert (known.deck.sum(), known.npick) == (0, 0)
        assert [int(known.hand[p].sum()) for p in range(3)] == [match.state.held[p] * (p == seat) for p in range(3)]
    assert match.hidden(0).npick == 1


@pytest.mark.parametrize(
    ("phase", "shown_to_all", "shown_to_whose_turn_it_is"),
    [(Phase.DEAL, NONE, NONE), (Phase.START, 1, 1), (Phase.DRAW, NONE, 1), (Phase.AUTO_CARD, 1, 1)],
)
def test_a_card_drawn_shows_to_its_owner_only(phase: Phase, shown_to_all: int, shown_to_whose_turn_it_is: int) -> None:
    s = scene(favorites=["RA", "CE", "RC"])
    s.phase, s.turn, s.cur = phase, CHANCE, 2
    outcome = ints(MOST_CARDS)
    outcome[0] = 1
    assert [verbs.noticed(s, outcome, seat) for seat in (NONE, 0, 1)] == [shown_to_all] * 3
    assert verbs.noticed(s, outcome, 2) == shown_to_whose_turn_it_is


# --- quick scenes of redealing


def redealt(s: State, seat: int, *seed: int) -> State:
    guess = copy(s)
    verbs.hide(guess, seat)
    verbs.redeal(guess, seat, stream("redealt", seat, *seed))
    return guess


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_card_is_in_a_hand_or_the_pile_or_has_been_played(players: int) -> None:
    match = Match(GAME, players, {"favorite_undo": "off"})
    rng = stream("cards", players)
    while match.state.turns < 2 * players:
        match.draw(rng) if match.turn == CHANCE else match.move(match.legal()[below(rng, len(match.legal()))])
    for seat in range(NONE, players):
        guess: Any = redealt(match.state, seat)
        assert [int(n) for n in guess.hand.sum(0) + guess.played.sum(0) + guess.deck] == list(CARD_SETS[0])
        assert [int(n) for n in guess.hand.sum(1)] == [int(n) for n in guess.held]
        assert (int(guess.deck.sum()), int(guess.deck.min()), int(guess.hand.min())) == (guess.pile, 0, 0)
        assert seat == NONE or list(guess.hand[seat]) == list(match.state.hand[seat])


@pytest.mark.parametrize(("bet", "pairs"), [("off", itertools.combinations), ("on", itertools.permutations)])
def test_others_may_have_any_two_favorites_but_not_all_the_same(bet: str, pairs: Any) -> None:
    s = scene(favorites=["AC", "RA", "CE"], win_bet=bet)
    guesses = [redealt(s, 1, number) for number in range(120 if bet == "off" else 240)]
    for p in (0, 2):
        assert {choice_in(guess)[p] for guess in guesses} == set(pairs(range(KNONSTERS), 2))
    assert {choice_in(guess)[1] for guess in guesses} == {(0, 1)}
    alone = {choice_in(redealt(scene(favorites=["AC", "CE"], win_bet=bet), 0, number))[1] for number in range(150)}
    assert alone == set(pairs(range(KNONSTERS), 2)) - {(1, 2)}


@pytest.mark.parametrize("star", range(KNONSTERS))
def test_a_star_turned_up_is_one_of_the_two(star: int) -> None:
    s = scene(favorites=["RA", "CE", "RC"], superpowers="on")
    s.used[star] = 1
    found = {choice_in(redealt(s, 0, number))[1] for number in range(40)}
    assert found == {pair for pair in itertools.combinations(range(KNONSTERS), 2) if star in pair}
    other = (star + 1) % KNONSTERS
    s.used[other] = 1
    assert {choice_in(redealt(s, 0, number))[1] for number in range(4)} == {(min(star, other), max(star, other))}


def test_while_choosing_those_before_have_chosen_and_those_after_have_not() -> None:
    match = Match(GAME, 4, {"favorite_undo": "off"})
    match.draw(stream("choosing"))
    for pick in (0, 1, 2, 3, 1):
        match.move(pick)
    for seat in (NONE, 0, 1, 2, 3):
        guesses = [redealt(match.state, seat, number) for number in range(12)]
        for guess in guesses:
            chosen = choice_in(guess)
            assert chosen[3] == (NONE, NONE)
            assert all(0 <= chosen[p][0] < chosen[p][1] for p in (0, 1))
            assert (chosen[2][0] != NONE) == (guess.npick == 1)
            assert chosen[2][1] == NONE
        for p in (0, 1, 2):
            assert (len({choice_in(guess)[p] for guess in guesses}) == 1) == (p == seat)


@pytest.mark.parametrize("phase", [Phase.DEAL, Phase.OVER])
def test_before_the_deal_and_at_the_end_no_favorites_are_guessed(phase: Phase) -> None:
    s = scene(favorites=["AC", "RA"])
    s.phase = phase
    assert choice_in(redealt(s, 0)) == (((1, 2), (0, 1)) if phase == Phase.OVER else ((1, 2), (NONE, NONE)))


@pytest.mark.parametrize(("bet", "pairs"), [("off", itertools.combinations), ("on", itertools.permutations)])
@pytest.mark.parametrize("seat", [NONE, 0, 1, 2])
def test_all_guesses_in_order_are_all_choices_there_are(seat: int, bet: str, pairs: Any) -> None:
    """Seat 2 has turned up Celya and Elaari, seat 0 Rithle."""
    s = scene(favorites=["RA", "RC", "CE"], superpowers="on", win_bet=bet)
    s.used[0], s.used[2], s.used[3] = 0, 2, 2
    mine = choice_in(s)
    stars: list[set[int]] = [{0}, set(), {2, 3}]
    found = []
    for number in range(secrets.guesses(s, seat)):
        guess = copy(s)
        if secrets.set_guess(guess, seat, number):
            found.append(choice_in(guess))
    every = [[mine[p]] if p == seat else [pair for pair in pairs(range(KNONSTERS), 2) if stars[p] <= set(pair)] for p in range(3)]
    assert sorted(found) == sorted(itertools.product(*every))


def test_if_guessing_does_not_help_one_of_all_choices_that_fit_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "guess_pair", lambda s, p, rng: None)
    s = scene(favorites=["RA", "RA"])
    found: Counter[Choice] = Counter()
    rng = stream("list")
    for _ in range(500):
        guess = copy(s)
        secrets.redeal_favorites(guess, 0, rng)
        found[choice_in(guess)] += 1
    assert found.keys() == {((0, 1), pair) for pair in itertools.combinations(range(KNONSTERS), 2) if pair != (0, 1)}
    assert all(65 < n < 135 for n in found.values())


@pytest.mark.parametrize(
    ("asked", "fits"), [("2", True), ("20", True), ("201", True), ("0", False), ("1", False), ("21", False), ("200", False)]
)
def test_r57_the_order_of_the_question_tells_who_is_winning(asked: str, fits: bool) -> None:
    """Rithle is home: seats 0 and 2 lead, and seat 1 moves next."""
    s = scene((61, 20, 20, 20), "R", ["RA", "CE", "RC"])
    s.asks_from = 1
    for i, seat in enumerate(asked):
        s.asks[i] = int(seat)
    assert secrets.asked_in_order(s) == fits


def test_either_favorite_may_be_the_prediction_alike() -> None:
    s = scene(favorites=["RA", "CE", "RC"], superpowers="on", win_bet="on")
    s.used[2] = s.used[3] = 1
    first = [choice_in(redealt(s, 0, number))[1][0] for number in range(200)]
    assert 75 < first.count(2) < 125


def test_either_favorite_may_have_been_picked_first_alike() -> None:
    match = Match(GAME, 2, {"favorite_undo": "on"})
    match.draw(stream("first"))
    orders = [choice_in(guess)[0] for number in range(600) if (guess := redealt(match.state, 1, number)).npick == 2]
    assert 150 < len(orders) < 250
    assert 0.4 < sum(first < second for first, second in orders) / len(orders) < 0.6
    assert {choice_in(redealt(match.state, 1, number))[0][0] for number in range(40)} == {NONE, 0, 1, 2, 3}
