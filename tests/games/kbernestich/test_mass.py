"""Many games in native code (tests.games.kbernestich.mass says what is looked at)."""

from collections import Counter

import msgspec
import pytest

from quartett.engine import CHANCE, NONE, OVER, Ints, below, copy, ints, stream, verbs
from quartett.games.kbernestich.data import CARDS
from quartett.games.kbernestich.rules import State
from quartett.games.kbernestich.view import view
from tests.games.kbernestich.mass import FINE, all_tables, check
from tests.games.kbernestich.scene import draw, hidden, legal, new_game, same

GAMES = 20_000
PAIRS = 2_000


@pytest.mark.compiled
def test_twenty_thousand_games_over_all_options() -> None:
    every = all_tables()
    longest = {3: 0, 4: 0}
    for number, (players, options) in enumerate(every):
        wrong, most, _ = check(players, options, -(-GAMES // len(every)), 25, f"suite {number}")
        assert wrong == FINE, (wrong, players, options)
        longest[players] = max(longest[players], most)
    assert 55 <= longest[3] <= 66
    assert 75 <= longest[4] <= 87


def same_view_pairs(pairs: int, seed: str) -> Counter[tuple[int, str]]:
    """So many pairs of states that differ only in what a seat cannot know, and look the same to it byte for byte.

    Tables and deals are drawn anew for every game; how many pairs there were by number of players and `their_memories`.
    """
    rng, outcome, every = stream(seed), ints(CARDS), all_tables()
    found: Counter[tuple[int, str]] = Counter()
    while True:
        players, options = every[below(rng, len(every))]
        s = new_game(players, **options)
        while s.turn != OVER:
            if s.turn == CHANCE:
                verbs.draw(s, rng, outcome)
                verbs.settle(s, outcome)
            else:
                moves = legal(s)
                verbs.apply(s, moves[below(rng, len(moves))])
            if below(rng, 12) == 0 and is_pair_alike(s, below(rng, players + 1) - 1, rng):
                found[players, options["their_memories"]] += 1
                if found.total() == pairs:
                    return found


def is_pair_alike(s: State, seat: int, rng: Ints) -> bool:
    """Is a guess another state than the true one? If so, both must look the same to the seat."""
    known = hidden(s, seat)
    other = copy(known)
    verbs.redeal(other, seat, rng)
    if same(other, s):
        return False
    assert msgspec.json.encode(view(hidden(other, seat), seat)) == msgspec.json.encode(view(known, seat))
    return True


@pytest.mark.compiled
def test_a_view_shows_nothing_a_seat_cannot_know() -> None:
    found = same_view_pairs(PAIRS, "pairs")
    assert found.total() == PAIRS
    assert min(found[players, memories] for players in (3, 4) for memories in ("off", "on")) > PAIRS // 10


@pytest.mark.compiled
def test_views_of_other_seats_do_differ() -> None:
    s = new_game()
    draw(s)
    assert len({msgspec.json.encode({**view(hidden(s, seat), seat), "seat": 0}) for seat in range(NONE, 4)}) == 5
