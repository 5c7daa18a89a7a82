"""The players that do not search, and what simulations count."""

import pytest

from quartett.engine import CHANCE, OVER, below, ints, stream, verbs
from quartett.games.kbernestich.data import HANNAH, HUNCH, INCUBATION
from quartett.games.kbernestich.policy import greedy, simple
from quartett.games.kbernestich.rules import CLAIM, END, HIDE, PLOT, TRUMP, Phase, State
from quartett.games.kbernestich.tally import COUNTS, ENDINGS, HISTOGRAMS, RATES, tally
from tests.games.kbernestich.scene import card, dealt, draw, hidden, legal, new_game, played, plotting, position, seats


def quick_move(s: State) -> int:
    move = int(greedy(hidden(s, int(s.turn)), stream(0)))
    assert move in legal(s)
    return move


def simple_move(s: State) -> int:
    """Of the simple player, with which the greedy one plays its deals out."""
    move = int(simple(hidden(s, int(s.turn))))
    assert move in legal(s)
    return move


def play_game(n: int, quick: set[int], seed: int, **options: str) -> State:
    s, rng, number = new_game(n, **options), stream("players", seed), 0
    while s.turn != OVER:
        if s.turn == CHANCE:
            number += 1
            draw(s, 100 * seed + number)
        else:
            moves = legal(s)
            verbs.apply(s, quick_move(s) if s.turn in quick else moves[below(rng, len(moves))])
    return s


@pytest.mark.compiled  # it tries every move on thirty deals: too slow as plain Python
@pytest.mark.parametrize(("n", "options"), [(3, {}), (4, {}), (4, {"foreseen_future": "on", "their_memories": "on"})])
def test_the_quick_player_beats_chance(n: int, options: dict[str, str]) -> None:
    wins = sum(play_game(n, {seed % n}, seed, **options).standing[0] == seed % n for seed in range(8))
    assert wins >= 6


@pytest.mark.compiled
def test_the_quick_player_beats_chance_in_many_games() -> None:
    wins = sum(play_game(4, {seed % 4}, seed).standing[0] == seed % 4 for seed in range(24))
    assert wins >= 21


def test_it_wins_cheaply_when_last_and_ducks_when_it_has_enough() -> None:
    hands = ["Y2 B3", "Y4 R9", "Y9 G2", "Y3 Y10 Y12"]
    s = played(position(hands, t=10), "Y2", "Y4", "Y9")
    assert simple_move(s) == card("Y10")
    s = played(position(hands, t=10, owners={HUNCH: 3}), "Y2", "Y4", "Y9")
    assert simple_move(s) == card("Y3")


def test_it_hides_a_card_that_would_win_against_its_will() -> None:
    s = played(position(["Y2 B3", "Y10 Y12", "Y9 G2"], t=10, owners={INCUBATION: 1, HUNCH: 1}), "Y2")
    assert simple_move(s) == HIDE + card("Y12")


def counted(s: State, *moves: int) -> dict[str, int]:
    counts = ints(len(COUNTS))
    for move in moves:
        assert move in legal(s)
        tally(s, move, counts)
        verbs.apply(s, move)
    return {name: int(counts[i]) for i, name in enumerate(COUNTS) if counts[i]}


def test_moves_are_counted_by_kind() -> None:
    s = dealt(foreseen_future=True)
    found = counted(s, TRUMP + 4, CLAIM, END, END, END, PLOT + 27, PLOT + 31, PLOT + 13, PLOT + 20, PLOT + 33, END)
    assert found == {"_trump_4": 1, "claims": 1, "turns_ended": 4, "_bid_5": 1, "pessimism": 1, "zabine_set": 1, "graces": 1, "letters": 1}


def test_a_round_is_counted_with_its_last_card() -> None:
    owners = {2: 0, 3: 1, HUNCH: 0, HUNCH + 1: 2, HANNAH: 1}
    s = position(["B2", "B5", "B9", "R2"], t=11, owners=owners, tricks=[0, 5, 0, 5], won=[[0] * 4, [12, 0, 0, 8], [0] * 4, [0, 0, 12, 8]])
    found = counted(s, card("B2"), card("B5"), card("B9"), card("R2"))
    assert found["cards_played"] == 4
    assert found["rounds_played"] == 1
    assert (found["hands_played"], found["bids"], found["bids_hit"], found["misery_bids"], found["misery_hit"]) == (4, 2, 2, 1, 1)
    assert found["graces_held"] == 1
    assert "graces_paid" not in found
    assert "busts" not in found
    assert (found["_blue_2"], found["_red_0"], found["_yellow_unset"], found["_green_unset"]) == (1, 1, 1, 1)
    assert (found["_tricks_0"], found["_tricks_1"], found["_tricks_5"]) == (1, 1, 2)
    assert seats(s.tricks) == [0, 5, 1, 5]
    assert s.phase == Phase.DEAL


def test_a_bust_is_counted_with_the_worth_of_the_last_trick() -> None:
    won = [[0] * 4, [12, 0, 0, 8], [9, 0, 0, 0], [0, 0, 12, 8]]
    s = position(["B2", "B5", "B9", "B3"], t=11, owners={2: 0, HANNAH: 1}, tricks=[0, 5, 0, 5], won=won)
    found = counted(s, card("B2"), card("B5"), card("B9"), card("B3"))
    assert found["busts"] == 1  # 9 and 4 blue cards at 2 points: 26 are more than 24


def test_the_end_of_a_game_is_counted() -> None:
    counts = ints(len(COUNTS))
    s = plotting()
    tally(s, -1, counts)
    assert counts[0] == 1
    s.score[2] = s.score[3]
    tally(s, -1, counts)
    assert counts[1] == 1


def test_names_of_counts() -> None:
    assert ENDINGS == 2
    assert len(set(COUNTS)) == len(COUNTS)
    assert all(name in COUNTS for pair in RATES.values() for name in pair)
    assert all(COUNTS[first].startswith("_") and first + bars <= len(COUNTS) for first, _, bars in HISTOGRAMS.values())
