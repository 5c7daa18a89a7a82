"""The players of Race that do not search."""

import math
from collections import Counter
from itertools import combinations

import pytest

from quartett.bots import choose
from quartett.engine import Match, copy, stream, verbs
from quartett.games import load
from quartett.games.race.policy import AIMS, aim, believe, evidence
from quartett.games.race.rules import AUTO_YES, ROBOT, Phase, State
from tests.every import step
from tests.games.race.scene import after, scene

THREE = ("RA", "CE", "AC")  # with three seats next to nothing follows from the own Favorites


def test_the_greedy_player_agrees_to_finish_what_is_decided() -> None:
    asked = 0
    for number in range(12):
        match, rng = Match(load("race"), 2, {"auto_finish": "ask"}), stream("asked", number)
        while not match.over:
            if match.state.phase == Phase.ASK:
                assert choose(match.game, "greedy", match.hidden(match.turn), rng) == AUTO_YES
                asked += 1
            step(match, rng)
    assert asked


def believed(s: State, seat: int, p: int, throws: int = 600) -> Counter[str]:
    """How often a seat takes each Knonster for a Favorite of another."""
    rng, found, hidden = stream("believed"), Counter[str](), copy(s)
    verbs.hide(hidden, seat)
    for _ in range(throws):
        guess = copy(hidden)
        believe(guess, seat, rng)
        found.update("RACE"[int(k)] for k in guess.fav[p])
    return found


def test_a_strong_card_spent_at_the_start_speaks_against_a_favorite() -> None:
    found = believed(after(scene(hands=["R7 E5 E5 E5 E5 E5"], favorites=THREE), "R7"), 1, 0)
    assert found["R"] < min(found["A"], found["C"], found["E"]) / 1.5


def test_who_brings_a_knonster_home_has_it_as_a_favorite() -> None:
    found = believed(after(scene(board=(20, 20, 47, 20), hands=["Cx3 E5 E5 E5 E5 E5"], favorites=THREE), "Cx3"), 1, 0)
    assert found["C"] > 540  # of 600


def test_a_star_turned_up_is_believed() -> None:
    s = scene(board=(10, 10, 10, 10), favorites=("RC", "AE"), hands=["R7 E5 E5 E5 E5 E5"], superpowers="on")
    assert believed(after(s, "C!", "R7"), 1, 0)["C"] == 600


def test_what_is_believed_is_drawn_by_its_weight() -> None:
    s = after(scene(board=(20, 30, 45, 9), hands=["A5 E5 E5 E5 E5 E5"], favorites=THREE), "A5")
    said = [evidence(s, 0, k) for k in range(4)]
    found, throws = believed(s, 1, 0, 4000), 4000
    weights = {pair: math.exp(sum(said[k] for k in pair)) for pair in combinations(range(4), 2)}
    for k in range(4):
        expected = sum(weight for pair, weight in weights.items() if k in pair) / sum(weights.values())
        assert found["RACE"[k]] / throws == pytest.approx(expected, abs=0.03)


def test_every_pair_of_favorites_is_an_aim_of_its_own() -> None:
    pairs = ["RA", "RC", "RE", "AC", "AE", "CE"]
    assert [aim(scene(favorites=(pair, "RA")), 0) for pair in pairs] == list(range(AIMS))
    assert aim(scene(favorites=("EA", "RA")), 0) == aim(scene(favorites=("AE", "RA")), 0)


def test_two_players_never_have_the_same_favorites_however_much_speaks_for_them() -> None:
    s = after(scene(favorites=("RA", "RC")), "E5")
    s.steps[0, 0] = s.steps[0, 2] = 60  # everything speaks for R and C, which seat 1 has itself
    found = believed(s, 1, 0)
    assert min(found["R"], found["C"]) > 200
    assert found["R"] + found["C"] in range(580, 601)  # one of the two, hardly ever none of them


def test_the_practice_robot_says_nothing_by_its_plays() -> None:
    s = after(scene(hands=["R7 E5 E5 E5 E5 E5"], favorites=THREE), "R7")
    assert evidence(s, 0, 0) < 0
    s.auto[0] = ROBOT
    assert [evidence(s, 0, k) for k in range(4)] == [0] * 4
