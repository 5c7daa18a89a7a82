"""Plain Python stands in for native code that is not here yet, and nobody can tell from what is kept."""

import os
import subprocess
import sys

import msgspec
import pytest

from quartett.games import names
from tests.engine.half_and_half import Way

FEW = 20  # small rules that words seldom ask for may stay plain: a game that is loaded is looked at here and there


@pytest.mark.compiled
@pytest.mark.parametrize("game", names())
def test_a_game_is_the_same_whoever_carried_it_out(game: str) -> None:
    command = [sys.executable, "-m", "tests.engine.half_and_half", game]
    done = subprocess.run(command, env=os.environ, capture_output=True, check=True)
    plain, half, native = msgspec.json.decode(done.stdout, type=list[Way])
    for way in (half, native):
        assert way.log == plain.log
        assert (way.records, way.frames) == (plain.records, plain.frames)
    assert len(plain.log) > 60
    assert half.plain[0] == plain.plain[0] or half.plain[0] > native.plain[0] * FEW
    assert max(half.plain[1], native.plain[1]) < plain.plain[1] / FEW
    for way in (plain, half, native):
        assert way.compiled == [0, 0], "and nobody waited for a compiler"
