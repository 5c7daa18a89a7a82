"""A bot thinks as long as it may and no longer, by a clock that moves only as the search works."""

import pytest

from quartett.bots import Budget, Thought, choose
from quartett.bots.choose import PLAIN_MS
from quartett.bots.think import SLICE_SECONDS, Search, Thinker
from quartett.engine import Game, Ints, Match, stream
from tests.every import all_games, step

GAME = all_games()[0]


class Clock:
    """Stands still unless it is moved."""

    def __init__(self) -> None:
        self.now = 100.0
        self.looked = 0

    def __call__(self) -> float:
        self.looked += 1
        return self.now


class Timed(Search):
    """A search whose every iteration takes so long, and whose choice is never settled. Nothing is really looked at."""

    def __init__(self, each: float, game: Game = GAME) -> None:
        self.time = Clock()
        super().__init__(game, clock=self.time)
        self.game, self.each = game, each
        self.slices: list[tuple[float, int]] = []  # when each began, from the start, and how many iterations it had
        self.looks: list[int] = []  # how often the clock had been looked at by then

    def grow(self, iterations: int, rng: Ints) -> None:
        self.slices.append((self.time.now - 100.0, iterations))
        self.looks.append(self.time.looked)
        self.time.now += iterations * self.each

    def is_settled(self, left: int) -> bool:
        return False

    def spend(self, ms: int) -> float:
        """Think so long about some choice; when it stopped."""
        match, rng = Match(self.game, self.game.players[-1]), stream("time")
        while match.turn < 0 or len(match.legal()) < 2:
            step(match, rng)
        self.think(match.hidden(match.turn), Budget(ms=ms), rng)
        return self.time.now - 100.0


@pytest.mark.parametrize(("ms", "spared"), [(500, 0.1), (100, 0.04), (60, 0.03), (1, 0.0005)])
@pytest.mark.parametrize("each", [0.000_007, 0.000_03])
def test_time_is_used_up_to_what_is_spared(ms: int, spared: float, each: float) -> None:
    """A fifth, but at least 40 ms, but at most half; less than one iteration more remains."""
    deadline = ms / 1000 - spared
    assert deadline - each - 1e-9 < Timed(each).spend(ms) <= deadline + 1e-9


@pytest.mark.parametrize("each", [0.000_007, 0.000_3, 0.003, 0.011, 0.07])
def test_no_slice_begins_that_would_pass_the_deadline_or_is_long(each: float) -> None:
    search = Timed(each)
    search.spend(500)
    for began, iterations in search.slices[1:]:
        assert began + iterations * each <= 0.4 + 1e-9
        assert iterations == 1 or iterations * each <= SLICE_SECONDS + 1e-9
    assert len(search.slices) >= 5


def test_the_clock_is_looked_at_after_the_first_iteration_and_after_every_slice() -> None:
    search = Timed(0.000_1)
    search.spend(500)
    assert search.slices[0][1] == 1
    assert search.looks == list(range(1, len(search.slices) + 1))


def test_an_iteration_that_takes_longer_than_the_budget_is_the_only_one() -> None:
    search = Timed(10.0)
    search.spend(60)
    assert search.slices == [(0.0, 1)]


def test_a_machine_that_takes_the_core_away_ends_the_thought() -> None:
    """What is spared is for that; nothing is begun after it."""

    class Interrupted(Timed):
        def grow(self, iterations: int, rng: Ints) -> None:
            super().grow(iterations, rng)
            if len(self.slices) == 20:
                self.time.now += 0.35

    search = Interrupted(0.000_1)
    assert 0.4 < search.spend(500) < 0.5
    assert len(search.slices) == 20


def test_iterations_that_become_slower_are_measured_anew() -> None:
    """By the rate of the whole thought: a slice may pass the deadline by a little, but only one."""

    class Tiring(Timed):
        def grow(self, iterations: int, rng: Ints) -> None:
            super().grow(iterations, rng)
            self.each *= 1.02

    search = Tiring(0.000_1)
    assert 0.4 - 2 * SLICE_SECONDS < search.spend(500) < 0.4 + 4 * SLICE_SECONDS
    assert all(began < 0.4 for began, _ in search.slices)


def test_a_settled_choice_ends_the_thought_early() -> None:
    class Settled(Timed):
        def is_settled(self, left: int) -> bool:
            return left < 1000

    search = Settled(0.000_1)
    assert 0.3 - SLICE_SECONDS <= search.spend(500) <= 0.3 + SLICE_SECONDS


@pytest.mark.both
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_slice_is_really_searched(game: Game) -> None:
    class Real(Timed):
        def grow(self, iterations: int, rng: Ints) -> None:
            super().grow(iterations, rng)
            Search.grow(self, iterations, rng)

    search = Real(0.005_9, game)
    search.spend(100)
    assert search.grown.nodes[0].visits == sum(iterations for _, iterations in search.slices) == 10


def test_with_both_budgets_the_first_that_is_used_up_ends_it() -> None:
    match, rng = Match(GAME, GAME.players[-1]), stream("time")
    while match.turn < 0 or len(match.legal()) < 2:
        step(match, rng)
    for iterations, each, done in ((300, 0.01, 40), (10, 0.01, 10)):
        search = Timed(each)
        search.think(match.hidden(match.turn), Budget(iterations=iterations, ms=500), rng)
        assert abs(sum(size for _, size in search.slices) - done) <= (iterations > 40)


def test_bots_of_a_game_that_is_plain_python_for_now_think_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Budget] = []

    def think(self: Thinker, hidden: object, budget: Budget, rng: Ints) -> list[Thought]:
        asked.append(budget)
        return [Thought(0, 0, 0.0, 0.0)]

    monkeypatch.setattr(Thinker, "think", think)
    match, rng = Match(GAME, GAME.players[-1]), stream("time")
    for is_plain, strong in ((False, Budget(iterations=300)), (True, Budget(iterations=300, ms=PLAIN_MS))):
        monkeypatch.setattr("quartett.engine.plain.in_a_hurry", is_plain)
        for bot in ("strong", "search@2000", *(["greedy"] if is_plain else [])):
            choose(GAME, bot, match.state, rng)
        assert asked == [strong, Budget(ms=2000), *([Budget(ms=PLAIN_MS)] if is_plain else [])]
        asked.clear()
