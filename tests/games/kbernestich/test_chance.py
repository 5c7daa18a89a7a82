"""What chance can bring, who sees it, and what nobody may say it brought."""

from typing import Any

import pytest

from quartett.engine import CHANCE, NONE, OVER, Match, Refused, ints, stream, verbs
from quartett.games.kbernestich.data import CARDS, TRICKS
from quartett.games.kbernestich.rules import Phase
from tests.games.kbernestich.scene import GAME, dealt, draw, guessed, hidden, legal, new_game, same, seats
from tests.games.kbernestich.worlds import random_round


@pytest.mark.parametrize(("seat", "possible"), [(-1, False), (0, True), (2, True), (3, False)])
def test_one_of_the_seats_starts(seat: int, possible: bool) -> None:
    match = Match(GAME, 3)
    assert match.event == "START"
    if not possible:
        with pytest.raises(Refused):
            match.settle([seat])
        return
    match.settle([seat])
    assert match.event == "DEAL"


@pytest.mark.parametrize(
    "deck", [[-1, *range(1, 36)], [36, *range(1, 36)], [1, *range(1, 36)], [*range(35)], [*range(35), 0], [*range(37)]]
)
def test_three_players_are_dealt_the_36_cards_that_are_not_green(deck: list[int]) -> None:
    match = Match(GAME, 3, {"start_seat": 0})
    with pytest.raises(Refused):
        match.settle(deck)
    match.settle(list(range(36)))
    assert match.event == "TRUMP"


def test_only_one_number_is_drawn_for_the_seat() -> None:
    with pytest.raises(Refused):
        Match(GAME, 3).settle([1, 1])


@pytest.mark.parametrize("players", [3, 4])
def test_every_seat_can_be_drawn(players: int) -> None:
    s, rng, outcome = new_game(players, start_seat="random"), stream("seats"), ints(CARDS)
    assert {int(outcome[0]) for _ in range(60) if verbs.draw(s, rng, outcome) == 1} == set(range(players))


@pytest.mark.parametrize("players", [3, 4])
def test_a_deck_is_all_cards_in_play_in_any_order(players: int) -> None:
    s, rng, outcome = new_game(players), stream("decks"), ints(CARDS)
    number = 12 * players
    outcome[0] = outcome[number - 1] = NONE
    decks = []
    for _ in range(2):
        assert verbs.draw(s, rng, outcome) == number
        decks.append([int(outcome[i]) for i in range(number)])
        assert sorted(decks[-1]) == list(range(number)) != decks[-1]
    assert decks[0] != decks[1]


def test_all_see_who_starts_but_not_the_deck() -> None:
    s, outcome = new_game(), ints(CARDS)
    outcome[0] = 2
    for phase, shown in ((Phase.START, 2), (Phase.DEAL, NONE)):
        s.phase, s.turn = phase, CHANCE
        assert [verbs.noticed(s, outcome, seat) for seat in range(NONE, 4)] == [shown] * 5


@pytest.mark.parametrize("phase", [Phase.START, Phase.DEAL, Phase.OVER])
def test_nobody_may_move_while_chance_is_to_come_or_the_game_is_over(phase: Phase) -> None:
    s = dealt()
    s.phase, s.turn, s.actor = phase, OVER if phase == Phase.OVER else CHANCE, NONE
    assert legal(s) == []


# --- what a round begins with

KEPT = {"score", "standing", "cubes", "round", "gains", "barrier", "start_seat"}  # what a round leaves behind


@pytest.mark.parametrize(("n", "seed"), [(3, 0), (4, 2), (4, 14), (4, 25)])
@pytest.mark.parametrize("memories", ["off", "on"])
def test_nothing_else_of_a_round_carries_over(n: int, seed: int, memories: str) -> None:
    s: Any = random_round(n, seed, (TRICKS + 1, 0), their_memories=memories)[0]
    assert (s.phase, s.round, s.actor) == (Phase.DEAL, 2, NONE)
    assert same(guessed(s, NONE), hidden(s, NONE))
    draw(s, seed)
    fresh: Any = dealt(n, seed=seed, their_memories=memories, start_seat=int(s.start))
    assert {name for name in set(s.dtype.names) - KEPT if s[name].tobytes() != fresh[name].tobytes()} == set()


def test_before_the_first_deal_all_is_empty() -> None:
    s: Any = new_game(3, start_seat="random")
    assert (s.start, s.leader, s.actor, s.trump, s.round, s.t) == (NONE, NONE, NONE, NONE, 1, 1)
    assert (seats(s.standing), seats(s.cubes)) == ([0, 1, 2, NONE], [5, 5, 5, 0])
    assert (s.inc_used, s.obs_uses, s.plot_done, s.placed, s.hidden_t, s.hider_void, s.review_t, s.reviewer_void) == (0,) * 8
    assert {int(p) for p in s.owner} == {int(p) for p in s.claim} == {int(p) for p in s.taker} == {NONE}
    assert {int(card) for card in s.past.flatten()} == {int(card) for card in s.trick_card} == {NONE}
    assert (int(s.won.sum()), int(s.tricks.sum()), int(s.barred.sum()), int(s.mine.sum()), int(s.void.sum())) == (0, 0, 0, 0, 0)
    assert (s.lead, s.delayed, s.hidden_seat, s.laid) == (NONE, NONE, NONE, 0)
