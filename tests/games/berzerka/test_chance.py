"""What chance can bring, who sees it, and what nobody may say it brought."""

from typing import Any

import pytest

from quartett.engine import CHANCE, NONE, OVER, Match, Refused, ints, stream, verbs
from quartett.games.berzerka.data import CARDS, CONTRACTS, Objective
from quartett.games.berzerka.rules import Phase
from tests.games.berzerka.scene import BID, GAME, IN_ORDER, PASS, STOP, legal, make, match


def at_fate() -> Match:
    """Blind Rage, after the exchange."""
    game = match(0, contract_set="custom", contracts="1,2,3,4,6")
    return make(game, BID + 4, PASS, PASS, STOP, STOP, STOP)


@pytest.mark.parametrize(("seat", "possible"), [(-1, False), (0, True), (1, True), (2, True), (3, False)])
def test_one_of_three_seats_begins(seat: int, possible: bool) -> None:
    game = Match(GAME, 3)
    assert (game.event, game.state.forehand, game.state.actor) == ("FIRST_FOREHAND", NONE, NONE)
    if not possible:
        with pytest.raises(Refused):
            game.settle([seat])
        return
    game.settle([seat])
    assert (game.state.forehand, game.state.hand_no, game.event) == (seat, 1, "SHUFFLE")


@pytest.mark.parametrize(("suit", "possible"), [(-1, False), (0, True), (3, True), (4, False)])
def test_fate_draws_one_of_four_suits(suit: int, possible: bool) -> None:
    game = at_fate()
    assert game.event == "FATE_SUIT"
    if not possible:
        with pytest.raises(Refused):
            game.settle([suit])
        return
    game.settle([suit])
    assert (game.state.trump, game.event) == (suit, "PLAY")


@pytest.mark.parametrize("deck", [[-1, *range(1, 52)], [52, *range(1, 52)], [1, *range(1, 52)], [*range(51), 0]])
def test_no_card_of_the_deck_stands_in_for_another(deck: list[int]) -> None:
    game = Match(GAME, 3, {"first_forehand": 0})
    with pytest.raises(Refused):
        game.settle(deck)


def test_one_number_is_drawn_for_a_seat_and_for_a_suit() -> None:
    for game in (Match(GAME, 3), at_fate()):
        with pytest.raises(Refused):
            game.settle([1, 1])


def test_every_contract_can_be_drawn_and_of_those_for_the_fewest_tricks_only_one() -> None:
    """Contracts 3, 14 and 18 want the fewest."""
    s: Any = Match(GAME, 3, {"contract_set": "random"}).state
    rng, outcome = stream("contracts"), ints(CARDS)
    drawn: set[int] = set()
    for _ in range(150):
        assert verbs.draw(s, rng, outcome) == 5
        found = [int(outcome[i]) for i in range(5)]
        assert found == sorted(set(found))
        assert sum(CONTRACTS[contract - 1].objective == Objective.FEWEST for contract in found) <= 1
        drawn |= set(found)
    assert drawn == set(range(1, 19))


def test_every_seat_and_every_suit_can_be_drawn() -> None:
    rng, outcome = stream("seats and suits"), ints(CARDS)
    for game, all_of_them in ((Match(GAME, 3), {0, 1, 2}), (at_fate(), {0, 1, 2, 3})):
        assert {int(outcome[0]) for _ in range(60) if verbs.draw(game.state, rng, outcome) == 1} == all_of_them


@pytest.mark.parametrize(
    ("phase", "shown"), [(Phase.CONTRACT_DRAW, NONE), (Phase.FIRST_FOREHAND, 2), (Phase.SHUFFLE, NONE), (Phase.FATE_SUIT, 2)]
)
def test_all_see_who_begins_and_what_is_trump_but_not_the_deck(phase: Phase, shown: int) -> None:
    s: Any = match(0).state
    s.phase, s.turn = phase, CHANCE
    outcome = ints(CARDS)
    outcome[0] = 2
    assert [verbs.noticed(s, outcome, seat) for seat in (NONE, 0, 1, 2)] == [shown] * 4


@pytest.mark.parametrize("phase", [Phase.CONTRACT_DRAW, Phase.FIRST_FOREHAND, Phase.SHUFFLE, Phase.FATE_SUIT, Phase.OVER])
def test_nobody_may_move_while_chance_is_to_come_or_the_game_is_over(phase: Phase) -> None:
    s: Any = match(0).state
    s.phase, s.turn = phase, OVER if phase == Phase.OVER else CHANCE
    assert legal(s) == []


def test_a_deck_is_all_cards_in_any_order() -> None:
    s, rng, outcome = Match(GAME, 3, {"first_forehand": 0}).state, stream("decks"), ints(CARDS)
    outcome[0] = outcome[CARDS - 1] = NONE
    decks = []
    for _ in range(2):
        assert verbs.draw(s, rng, outcome) == CARDS
        decks.append([int(card) for card in outcome])
        assert sorted(decks[-1]) == IN_ORDER != decks[-1]
    assert decks[0] != decks[1]


def test_a_deck_dealt_in_order_is_possible() -> None:
    game = Match(GAME, 3, {"first_forehand": 0})
    game.settle(IN_ORDER)
    assert game.event == "BID"
