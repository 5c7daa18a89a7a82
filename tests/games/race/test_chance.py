"""What chance can bring, and what nobody may say it brought."""

import pytest

from quartett.engine import CHANCE, Match, Refused, ints, verbs
from quartett.games.race.data import CARD_SETS, TYPES
from quartett.games.race.rules import MOVES, Phase
from tests.games.race.scene import CARDS, choose_favorites, deal_cards, scene, table


def is_possible(match: Match, *outcome: int) -> bool:
    try:
        match.settle(list(outcome))
    except Refused:
        return False
    return True


def whole_deck() -> list[int]:
    return [t for t in range(TYPES) for _ in range(CARD_SETS[0][t])]


def test_the_whole_deck_is_dealt() -> None:
    assert is_possible(table(2), *whole_deck())
    assert is_possible(table(2), *reversed(whole_deck()))


@pytest.mark.parametrize("wrong", [-1, 1, TYPES - 1, TYPES, TYPES + 1])
def test_no_card_stands_in_for_another(wrong: int) -> None:
    assert not is_possible(table(2), wrong, *whole_deck()[1:])


def test_no_card_is_missing_or_too_many() -> None:
    assert not is_possible(table(2), *whole_deck()[1:])
    assert not is_possible(table(2), *whole_deck()[:-1])
    assert not is_possible(table(2), *whole_deck(), 0)


@pytest.mark.parametrize(("seat", "possible"), [(-1, False), (0, True), (1, True), (2, True), (3, False)])
def test_one_of_the_seats_begins(seat: int, possible: bool) -> None:
    match = table(3)
    deal_cards(match)
    choose_favorites(match, "RA", "RC", "RE")
    assert is_possible(match, seat) == possible


@pytest.mark.parametrize(("phase", "there"), [(Phase.DRAW, "R5"), (Phase.AUTO_CARD, "C5")])
def test_a_card_comes_from_the_pile_and_in_automatic_mode_from_the_hand(phase: Phase, there: str) -> None:
    s = scene(hands=["C5", "A7"], pile="R5")
    s.phase, s.turn = phase, CHANCE
    outcome = ints(2)
    for card in ("R5", "C5", "A7", "P2"):
        outcome[0] = CARDS[card]
        assert verbs.possible(s, outcome, 1) == (card == there)
        assert not verbs.possible(s, outcome, 2)


@pytest.mark.parametrize("number", [-1, TYPES])
def test_there_are_no_other_cards(number: int) -> None:
    s = scene()
    s.phase, s.turn = Phase.DRAW, CHANCE
    outcome = ints(1)
    outcome[0] = number
    assert not verbs.possible(s, outcome, 1)


@pytest.mark.parametrize("phase", [Phase.DEAL, Phase.START, Phase.DRAW, Phase.AUTO_CARD, Phase.OVER])
def test_nobody_may_move_while_chance_is_to_come_or_the_game_is_over(phase: Phase) -> None:
    s = scene()
    s.phase = phase
    assert verbs.legal(s, ints(MOVES)) == 0
