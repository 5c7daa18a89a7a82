"""A look back at a game: mistakes are found and measured, by nothing but what the seat could know."""

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from quartett import games
from quartett.bots import Budget, think
from quartett.bots.review import Care, Decision, Judge, Review, evenly, look_through, mean_and_half, review
from quartett.engine import CHANCE, Entry, Game, Match, Move, copy, stream
from quartett.engine.record import to_bytes
from tests.bots.test_peek import who_chooses
from tests.every import all_games, step
from tests.twins import Pair, go_on_alike, has_secrets, pairs, planted, world

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
CARE = Care(screened=20_000, most=600, deals=300, points=12, playouts=40)
SMALL = Care(screened=60, fewest=6, most=12, suspects=2, deals=6, glance=2, points=4, playouts=2)


def reviewed(match: Match, entries: list[Entry], seat: int, care: Care, seed: str = "", first: int = 0) -> Review:
    *progress, found = review(match, entries, seat, seed, care, first)
    assert progress == sorted(progress)  # type: ignore[type-var]
    assert all(0 <= far <= 1 for far in progress if isinstance(far, float))
    assert isinstance(found, Review)
    return found


def played(game: Game, iterations: int, seed: str) -> Match:
    """A game in which seat 0 thinks for so many iterations, or plays at random, and the others hardly think."""
    match, rng = Match(game, game.usual_players), stream(seed)
    while not match.over:
        if match.turn == CHANCE or (match.turn == 0 and not iterations):
            step(match, rng)
        else:
            budget = Budget(iterations=iterations if match.turn == 0 else 20)
            match.move(think(game, budget, match.hidden(match.turn), rng)[0].move)
    return match


@pytest.mark.compiled
@every_game
def test_who_plays_at_random_loses_more_than_who_thinks(game: Game) -> None:
    lost = []
    for iterations in (0, 300):
        lost.append(0.0)
        for number in range(3):
            match = played(game, iterations, f"lost {number}")
            moments = reviewed(Match(game, match.players), match.entries, 0, CARE, str(number)).moments
            assert len(moments) <= 3
            assert all(0 < moment.low < moment.loss < moment.high for moment in moments)
            assert all(moment.deals == CARE.deals and moment.played != moment.best for moment in moments)
            assert [moment.loss for moment in moments] == sorted((moment.loss for moment in moments), reverse=True)
            lost[-1] += sum(moment.loss for moment in moments)
    print(game.name, lost)
    assert lost[0] > 1.5 * lost[1]


@pytest.mark.compiled
@every_game
def test_a_review_is_repeatable_and_its_chances_are_chances(game: Game) -> None:
    match = played(game, 0, "repeatable")
    one, other = (reviewed(Match(game, match.players), match.entries, 1, CARE, "same") for _ in range(2))
    assert [(m.step, m.played, m.best, m.loss, m.low, m.high) for m in one.moments] == [
        (m.step, m.played, m.best, m.loss, m.low, m.high) for m in other.moments
    ]
    assert one.points == other.points
    assert [point.step for point in one.points] == evenly(len(match.entries), CARE.points)
    for point in one.points:
        for chances in (point.seen, point.true):
            assert len(chances) == match.seats
            assert sum(chances) == pytest.approx(1, abs=0.01)
            assert all(0 <= chance <= 1 for chance in chances)
    places, _ = match.result()
    firsts = places.count(1)
    assert one.points[-1].true == one.points[-1].seen == [round((place == 1) / firsts, 3) for place in places]


@every_game
def test_every_step_of_a_review_works(game: Game) -> None:
    """As plain Python: every index is checked."""
    rng, match = stream("plain"), Match(game, game.players[0])
    while not match.over and len(match.entries) < 60:
        step(match, rng)
    found = reviewed(Match(game, match.players), match.entries, 0, SMALL)
    assert found.decisions
    assert len(found.points) <= SMALL.points


# --- whatever was hidden


def judged(judge: Judge, match: Match, seat: int, other: int) -> Any:
    """All that is found out about a decision: the best move, and what it brings compared with another."""
    hidden = match.hidden(seat)
    decision = Decision(0, 0, hidden, [other])
    found = [(suspect.best, suspect.suspicion) for suspect in judge.suspect(decision, 40)]
    best, values = judge.compare(decision, [match.legal()[0]], 6, "deal")
    return found, best.tolist(), values.tolist(), judge.chances(0, hidden, is_dealt=False)


def check_same_judgement(pair: Pair) -> None:
    judge = Judge(pair.one.game, pair.eyes, "twins", SMALL)
    other = pair.one.legal()[-1]
    here, there = (judged(judge, world(match, match.state), pair.eyes, other) for match in (pair.one, pair.other))
    assert here == there, "a decision is judged by what the seat could not know"


@pytest.mark.compiled
@every_game
def test_a_decision_costs_the_same_whatever_was_hidden(game: Game) -> None:
    if not has_secrets(game):
        pytest.skip("nothing is hidden in this game")
    differ = 0
    for pair in itertools.islice(pairs(game, "review", who_chooses), 80):
        differ += pair.differ
        check_same_judgement(pair)
    assert differ > 40


@pytest.mark.compiled
@every_game
def test_games_that_look_the_same_to_a_seat_are_reviewed_the_same(game: Game) -> None:
    """Two worlds that go on alike: the same moments, and the same chances as far as the seat could know."""
    if not has_secrets(game):
        pytest.skip("nothing is hidden in this game")
    moments = differ = 0
    rng = stream("alike")
    for pair in itertools.islice(pairs(game, "games", who_chooses), 60):
        one, other = world(pair.one, pair.one.state), world(pair.other, pair.other.state)
        steps: list[tuple[Entry, Entry]] = []
        while len(steps) < 8 and not one.over and (entries := go_on_alike(one, other, pair.eyes, rng)):
            steps.append(entries)
        if not any(isinstance(entry, Move) and entry.seat == pair.eyes for entry, _ in steps):
            continue
        found = [reviewed(world(match, match.state), [step[i] for step in steps], pair.eyes, CARE) for i, match in enumerate(pair[:2])]
        told = [[(m.step, m.played, m.best, m.value, m.loss, m.low, m.high, to_bytes(m.hidden)) for m in each.moments] for each in found]
        assert told[0] == told[1]
        assert [point.seen for point in found[0].points[:-1]] == [point.seen for point in found[1].points[:-1]]
        moments += len(told[0])
        differ += pair.differ
    assert moments > 5
    assert differ > 20


@every_game
def test_it_is_found_when_a_deal_is_the_true_one(game: Game) -> None:
    """A deal that is not drawn from what the seat knew, but taken from what was there before it was hidden."""
    if not has_secrets(game):
        pytest.skip("nothing is hidden in this game")
    true: list[Any] = []

    def hide(right: Callable[..., None], s: Any, seat: int) -> None:
        true.append(copy(s))
        right(s, seat)

    def believe(right: Callable[..., None], s: Any, seat: int, rng: Any) -> None:
        for name in s.dtype.names:
            s[name] = true[-1][name]

    def check_many() -> None:
        for pair in itertools.islice(pairs(game, "true", who_chooses), 40):
            check_same_judgement(pair)

    with planted(game, "hide", hide), planted(game, "believe", believe), pytest.raises(AssertionError, match="could not know"):
        check_many()


# --- small things


def test_what_was_taken_back_was_not_decided() -> None:
    game = games.load("race")
    match = Match(game, 2)
    while match.event != "FAV":
        match.draw(stream("taken back"))
    for move in (0, 0, 1, 2, 4):  # a click on the same one takes it back; 4 confirms
        match.move(move)
    decisions, _ = look_through(Match(game, 2), match.entries, 0, SMALL, 0)
    first = next(number for number, entry in enumerate(match.entries) if isinstance(entry, Move))
    assert [(decision.step, decision.played) for decision in decisions] == [(first + 2, [1]), (first + 3, [2]), (first + 4, [4])]


def test_steps_of_an_earlier_game_are_not_judged() -> None:
    match, rng = Match(games.load("race"), 2), stream("given")
    while not match.over:
        step(match, rng)
    whole, _ = look_through(Match(match.game, 2), match.entries, 0, SMALL, 0)
    late, _ = look_through(Match(match.game, 2), match.entries, 0, SMALL, 20)
    assert [decision.step for decision in late] == [decision.step for decision in whole if decision.step >= 20]


def test_steps_are_chosen_evenly() -> None:
    assert evenly(5, 60) == [0, 1, 2, 3, 4, 5]
    assert evenly(100, 3) == [0, 50, 100]
    assert evenly(0, 5) == [0]


def test_an_interval_needs_more_than_one_deal() -> None:
    assert mean_and_half(np.array([0.5])) == (0.5, float("inf"))
    mean, half = mean_and_half(np.array([0.0, 1.0] * 50))
    assert (mean, round(half, 3)) == (0.5, 0.098)
