"""Many games in native code (tests.games.kbernestich.mass says what is looked at)."""

import msgspec
import pytest

from quartett.engine import CHANCE, NONE, OVER, below, copy, stream
from quartett.engine import game as verbs
from quartett.games.kbernestich.view import view
from tests.games.kbernestich.mass import FINE, all_tables, check
from tests.games.kbernestich.scene import draw, hidden, legal, new_game

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


def same_view_pairs(pairs: int, seed: str) -> int:
    """Pairs of states that differ only in what a seat cannot know, and look the same to it byte for byte; how many differ at all."""
    rng, made, different = stream(seed), 0, 0
    for number, (players, options) in enumerate(all_tables() * pairs):
        s = new_game(players, **options)
        while s.turn != OVER:
            if s.turn == CHANCE:
                draw(s, number)
            else:
                moves = legal(s)
                verbs.apply(s, moves[below(rng, len(moves))])
            if below(rng, 6):
                continue
            seat = below(rng, players + 1) - 1
            known = hidden(s, seat)
            other = copy(known)
            verbs.redeal(other, seat, rng)
            different += bytes_of(other) != bytes_of(s)
            seen = msgspec.json.encode(view(known, seat))
            assert msgspec.json.encode(view(hidden(other, seat), seat)) == seen
            assert msgspec.json.encode(view(known, seat)) == seen
            made += 1
            if made == pairs:
                return different
    return different


def bytes_of(record: object) -> bytes:
    return bytes(record.tobytes())  # type: ignore[attr-defined]


@pytest.mark.compiled
def test_a_view_shows_nothing_a_seat_cannot_know() -> None:
    assert same_view_pairs(PAIRS, "pairs") > PAIRS * 0.8


@pytest.mark.compiled
def test_views_of_other_seats_do_differ() -> None:
    s = new_game()
    draw(s)
    assert len({msgspec.json.encode({**view(hidden(s, seat), seat), "seat": 0}) for seat in range(NONE, 4)}) == 5
