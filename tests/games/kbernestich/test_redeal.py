"""Redealing: every world that fits, no other, each as often as it deserves."""

from collections import Counter

import pytest

from quartett.engine import NONE, copy, stream, verbs
from quartett.engine.rule import COMPILED
from quartett.games.kbernestich.secrets import is_hidden_from
from tests.games.kbernestich.scene import guessed, hidden
from tests.games.kbernestich.worlds import Round, World, can_have_gone_so, random_round, world_of

SAMPLES = 6_000 if COMPILED else 500

# Players, seed, (trick, cards in it), their_memories.
PLAIN = [(3, seed, (10, 0), memories) for seed in (1, 5) for memories in ("off", "on")]
TIGHT = [(4, seed, (11, 0), memories) for seed in (3,) for memories in ("off", "on")]
REVIEWED = [(4, seed, (11, laid), memories) for seed, laid, memories in ((2, 3, "on"), (14, 2, "off"), (16, 3, "on"), (38, 3, "off"))]


@pytest.mark.both
@pytest.mark.parametrize(("n", "seed", "until", "memories"), [*PLAIN, *TIGHT, *REVIEWED])
def test_every_fitting_world_with_its_exact_chance(n: int, seed: int, until: tuple[int, int], memories: str) -> None:
    s, events = random_round(n, seed, until, their_memories=memories)
    for seat in range(n):
        expected = Round(s, events, seat).worlds()
        total = sum(expected.values())
        found: Counter[World] = Counter()
        known, rng, is_hidden = hidden(s, seat), stream("sample", seed, seat), bool(is_hidden_from(s, seat))
        for _ in range(SAMPLES):
            guess = copy(known)
            verbs.redeal(guess, seat, rng)
            found[world_of(guess, seat, is_hidden)] += 1
        assert not found.keys() - expected.keys(), "a world that cannot be"
        for world, ways in expected.items():
            mean = SAMPLES * ways / total
            assert abs(found[world] - mean) <= 6 * mean**0.5 + 3, (seat, world, found[world], mean)


@pytest.mark.both
def test_the_reviewed_positions_have_a_void_before_the_review() -> None:
    for n, seed, until, memories in REVIEWED:
        s, _ = random_round(n, seed, until, their_memories=memories)
        assert s.reviewer_void
        assert s.review_t > 1


@pytest.mark.parametrize("memories", ["off", "on"])
@pytest.mark.parametrize(("n", "seed"), [(3, 0), (3, 4), (4, 2), (4, 14), (4, 25), (4, 36)])
@pytest.mark.parametrize("until", [(3, 1), (5, 0), (8, 2), (11, 1)])
def test_the_round_can_have_gone_so_with_every_guess(n: int, seed: int, until: tuple[int, int], memories: str) -> None:
    s, events = random_round(n, seed, until, their_memories=memories)
    assert can_have_gone_so(s, events, their_memories=memories)
    for seat in range(NONE, n):
        assert can_have_gone_so(guessed(s, seat, seed), events, their_memories=memories)
