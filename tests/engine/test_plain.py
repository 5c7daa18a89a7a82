"""Plain Python stands in for native code that is not here yet, and nobody can tell from what is kept."""

import os
import subprocess
import sys

import msgspec
import pytest

from quartett.games import names
from tests.engine.half_and_half import Way


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
    for way, as_python in ((plain, [True, True]), (half, [True, False]), (native, [False, False])):
        assert [n > 0 for n in way.plain] == as_python
        assert way.compiled == [0, 0], "and nobody waited for a compiler"
