"""Random games by the thousand, compiled, with everything that must always hold looked at after every step."""

import itertools
from typing import Any

import pytest

from quartett.engine import CHANCE, OVER, Ints, below, ints, rule, stream, table
from quartett.engine.verbs import apply, draw, legal, possible
from quartett.engine.verbs import settle as settle_event
from quartett.games.race.data import CARD_SETS, FINISH, FULL_HAND, KNONSTERS, PLACES, SEATS, TYPES
from quartett.games.race.rules import Phase, State, is_favorite
from tests.games.race.scene import GAME

pytestmark = pytest.mark.compiled

GAMES = 250  # a table; the number of tables is 4 * 2 ** 6
LONGEST = (0, 51, 51, 46, 41)
LONGEST_76 = (0, 67, 67, 62, 57)


@rule
def broken(s: State) -> int:
    """The number of the first invariant that does not hold; 0 if all do."""
    cards = 0
    if s.phase != Phase.DEAL and s.restarts + s.phase > 0:
        for t in range(TYPES):
            cards = s.deck[t]
            for p in range(s.n):
                cards += s.hand[p, t] + s.played[p, t]
            if cards != CARD_SETS[s.card_set][t]:
                return 1
    for p in range(SEATS):
        cards = 0
        for t in range(TYPES):
            if s.hand[p, t] < 0:
                return 2
            cards += s.hand[p, t]
        if cards != s.held[p]:
            return 3
    finished = 0
    for k in range(KNONSTERS):
        on_podium = False
        for place in range(PLACES):
            on_podium = on_podium or s.podium[place] == k
        if s.pos[k] < 0 or s.pos[k] > FINISH or (s.pos[k] == FINISH) != on_podium:
            return 4
        finished += on_podium
        if s.used[k] >= 0 and not is_favorite(s, s.used[k], k):
            return 5
    if finished != s.finishers or (s.finishers == PLACES and s.turn != OVER):
        return 6
    if s.phase == Phase.TURN and s.held[s.cur] < FULL_HAND:
        return 7
    return 0


@rule
def play_and_check(fresh: Any, scratch: Any, games: int, rng: Ints, moves: Ints, outcome: Ints, worst: Ints) -> int:
    """Play so many random games; the number of the first broken invariant, and the most turns in worst[0]."""
    for _ in range(games):
        scratch[0] = fresh[0]
        s = scratch[0]
        while s.turn != OVER:
            if s.turn == CHANCE:
                n = draw(s, rng, outcome)
                if not possible(s, outcome, n):
                    return 90
                settle_event(s, outcome)
            else:
                n = legal(s, moves)
                if n == 0:
                    return 91
                apply(s, moves[below(rng, n)])
            problem = broken(s)
            if problem:
                return problem
        worst[0] = max(worst[0], s.turns)
    return 0


def test_random_games_over_all_options_keep_every_invariant() -> None:
    played = check_all_tables(GAMES)
    assert played == 256 * GAMES


def check_all_tables(games: int) -> int:
    fresh, scratch = table(State, 1), table(State, 1)
    played = 0
    names = [option.name for option in GAME.options]
    for players, values in itertools.product(GAME.players, itertools.product(*(option.values for option in GAME.options))):
        options = dict(zip(names, values, strict=True))
        fresh[0] = GAME.fresh(players, options)
        worst = ints(1)
        found = play_and_check(fresh, scratch, games, stream(str(options), players), ints(GAME.rules.MOVES), ints(76), worst)
        assert found == 0, (found, players, options)
        assert worst[0] <= (LONGEST if options["card_set"] == "set60" else LONGEST_76)[players], (worst[0], players, options)
        played += games
    return played


if __name__ == "__main__":  # python -m tests.games.race.test_many_games GAMES_PER_TABLE: the long run
    import sys

    print(check_all_tables(int(sys.argv[1])), "games, every invariant true")
