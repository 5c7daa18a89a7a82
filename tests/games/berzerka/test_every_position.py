"""Many games with every position checked, in native code over all options, and one in plain Python.

    python -m tests.games.berzerka.test_every_position 1000000

plays as many games as one likes over all options and checks how they end.
"""

import sys
from itertools import product

import numpy as np
import pytest

from quartett.engine import Refused, ints, stream, table
from quartett.games.berzerka.rules import LONGEST_OUTCOME, MOVES, State
from tests.games.berzerka.invariants import play_and_check, play_many
from tests.games.berzerka.scene import GAME

SETS = [{"contract_set": "starter"}, {"contract_set": "random"}, {"contract_set": "custom", "contracts": "3,8,14,17,18"}]


def all_options() -> list[dict[str, object]]:
    """Every combination of options that is allowed, with one custom set of each length."""
    found = []
    free = [option for option in GAME.options if option.name not in ("contract_set", "contracts", "first_forehand")]
    for contracts in (*SETS, {"contract_set": "custom", "contracts": "6,13,18"}):
        for values in product(*(option.values for option in free)):
            options: dict[str, object] = {**contracts, **dict(zip((o.name for o in free), values, strict=True))}
            try:
                GAME.settings(3, options)
            except Refused:
                continue
            found.append(options)
    return found


def check_games(options: dict[str, object], games: int, seed: object) -> tuple[int, int]:
    """Positions looked at, and looks through a seat's eyes; fails at the first that is broken."""
    fresh, scratch, tables = table(State, 1), table(State, 1), table(State, 3)
    words = tables.view(np.int64).reshape(3, -1)
    fresh[0] = GAME.fresh(3, GAME.settings(3, options))
    rng, report = stream("berzerka", str(seed)), ints(2)
    moves, others, outcome = ints(MOVES), ints(MOVES), ints(LONGEST_OUTCOME)
    for game in range(games):
        assert play_and_check(fresh, scratch, tables, words, rng, moves, others, outcome, report) == 0, (options, seed, game)
    return int(report[0]), int(report[1])


def test_all_options_are_tried() -> None:
    two_lengths, one_length = 2 * 2, 2  # starter and random; a custom set for each
    assert len(all_options()) == (two_lengths + one_length) * 2 * 2 * 2 * 2 * 3 * 2


def test_a_plain_game() -> None:
    options = {"contract_set": "custom", "contracts": "6,13,18", "length": "short", "less_mizerka": True}
    positions, looks = check_games(options, 1, "plain")
    assert positions > 300
    assert looks > 100


@pytest.mark.compiled
def test_games_over_all_options() -> None:
    everything = all_options()
    games = -(-20_000 // len(everything))
    positions = looks = 0
    for number, options in enumerate(everything):
        some = check_games(options, games, number)
        positions, looks = positions + some[0], looks + some[1]
    assert positions > 12_000_000
    assert looks > 6_000_000


def play_over_all_options(games: int, seed: str) -> int:
    """At least so many games, shared out over all options; every one ends as it must. Returns how many there were."""
    everything = all_options()
    each = -(-games // len(everything))
    rng, moves, outcome = stream("many", seed), ints(MOVES), ints(LONGEST_OUTCOME)
    fresh, scratch = table(State, 1), table(State, 1)
    for options in everything:
        fresh[0] = GAME.fresh(3, GAME.settings(3, options))
        assert play_many(fresh, scratch, rng, moves, outcome, each) == 0, options
    return each * len(everything)


@pytest.mark.compiled
def test_games_end_after_three_times_all_contracts_sum_to_zero_and_have_one_winner() -> None:
    assert play_over_all_options(100_000, "suite") >= 100_000


if __name__ == "__main__":
    print(play_over_all_options(int(sys.argv[1]), "big"), "games ended after all contracts, summed to zero, one winner each")
