"""The random stream: the published generator, the same numbers in Python and compiled, uniform."""

import os
import subprocess
import sys

import pytest

from quartett.engine import below, ints, next_bits, shuffle, stream
from quartett.engine.rng import wrap

MASK = 2**64 - 1


def reference(state: list[int]) -> int:
    """xoshiro256** as its authors published it, on unsigned numbers."""

    def rotl(x: int, k: int) -> int:
        return ((x << k) | (x >> (64 - k))) & MASK

    result = (rotl((state[1] * 5) & MASK, 7) * 9) & MASK
    t = (state[1] << 17) & MASK
    state[2] ^= state[0]
    state[3] ^= state[1]
    state[1] ^= state[2]
    state[0] ^= state[3]
    state[2] ^= t
    state[3] = rotl(state[3], 45)
    return result


def check_reference() -> None:
    rng = stream("reference")
    state = [x & MASK for x in map(int, rng)]
    for _ in range(1000):
        assert int(next_bits(rng)) & MASK == reference(state)


def test_plain_python_is_xoshiro256_star_star() -> None:
    check_reference()


@pytest.mark.compiled
def test_compiled_is_xoshiro256_star_star() -> None:
    check_reference()


def sample() -> list[int]:
    rng, items = stream("sample", 7), ints(60)
    for i in range(60):
        items[i] = i
    shuffle(rng, items, 60)
    return [int(below(rng, 1 + i * 1000003)) for i in range(200)] + [int(x) for x in items]


@pytest.mark.compiled
def test_compiled_and_plain_streams_are_equal() -> None:
    code = "from tests.engine.test_rng import sample; print(sample())"
    done = subprocess.run([sys.executable, "-c", code], env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True)
    assert done.stdout.strip() == str(sample()), done.stderr


def test_below_is_uniform_and_in_range() -> None:
    rng = stream("uniform")
    found = [0] * 7
    for _ in range(14000):
        found[int(below(rng, 7))] += 1
    assert sum((n - 2000) ** 2 / 2000 for n in found) < 25


def test_streams_of_different_seeds_differ_and_of_equal_seeds_agree() -> None:
    assert list(stream("a", 1)) == list(stream("a", 1))
    assert len({tuple(stream(*seed)) for seed in [("a", 1), ("a", 2), ("a1",), ("", "a1"), (b"a", 1)][:4]}) == 4
    assert list(stream()) != list(stream())


@pytest.mark.parametrize(("x", "wrapped"), [(0, 0), (2**63, -(2**63)), (-(2**63) - 1, 2**63 - 1), (2**64 + 5, 5)])
def test_wrap(x: int, wrapped: int) -> None:
    assert wrap(x) == wrapped
