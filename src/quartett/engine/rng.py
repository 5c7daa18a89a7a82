"""One random stream, xoshiro256** by Blackman and Vigna, with equal results in Python and in compiled code.

The state is four int64; arithmetic is meant modulo 2**64, which compiled code does by itself and Python does through `wrap`.
"""

import hashlib
import secrets
from typing import Any, cast

import numpy as np
from numba.extending import overload

from quartett.engine.record import Ints
from quartett.engine.rule import rule

LOW_32 = 0xFFFFFFFF


def stream(*seed: str | int | bytes) -> Ints:
    """A stream from any seed: its state is the SHA-256 of the parts; without parts, 256 fresh random bits."""
    digest = hashlib.sha256()
    for part in seed or (secrets.token_bytes(32),):
        data = part if isinstance(part, bytes) else str(part).encode()
        digest.update(len(data).to_bytes(8, "big") + data)
    return cast(Ints, np.frombuffer(digest.digest(), np.int64).copy())


def wrap(x: int) -> int:
    """A Python integer brought back into int64; compiled code has nothing to do here."""
    return (x + 2**63) % 2**64 - 2**63


@overload(wrap)
def _wrap_compiled(x):  # type: ignore[no-untyped-def]
    return lambda x: x


@rule
def rotate(x: int, by: int) -> int:
    return wrap(x << by) | ((x >> (64 - by)) & ((1 << by) - 1))


@rule
def next_bits(rng: Ints) -> int:
    """The next 64 random bits, as an int64."""
    a, b, c, d = int(rng[0]), int(rng[1]), int(rng[2]), int(rng[3])
    bits = wrap(rotate(wrap(b * 5), 7) * 9)
    c ^= a
    d ^= b
    rng[0], rng[1] = a ^ d, b ^ c
    rng[2], rng[3] = c ^ wrap(b << 17), rotate(d, 45)
    return bits


@rule
def below(rng: Ints, n: int) -> int:
    """A random number in 0..n-1, exactly uniform (Lemire); n is at most 2**31."""
    product = ((next_bits(rng) >> 32) & LOW_32) * n
    if product & LOW_32 < n:
        uneven = (1 << 32) % n
        while product & LOW_32 < uneven:
            product = ((next_bits(rng) >> 32) & LOW_32) * n
    return product >> 32


@rule
def shuffle(rng: Ints, items: Any, n: int) -> None:
    """Bring the first n items into a random order."""
    for i in range(n - 1, 0, -1):
        j = below(rng, i + 1)
        items[i], items[j] = items[j], items[i]
