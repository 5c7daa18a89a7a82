"""Rules are compiled once: a change in Numba's inner classes shows here."""
# mypy: disable-error-code="no-untyped-call"

from typing import Any

import numba
import pytest
from numba.core.codegen import JITCodeLibrary

from quartett.engine import Ints, ints, rule
from quartett.engine.rng import below, stream
from quartett.engine.thin import FITS, KNOWN, ThinLibrary

pytestmark = pytest.mark.compiled


@rule
def twice(number: int) -> int:
    return 2 * number


@rule
def first_twice(numbers: Ints) -> int:
    return twice(numbers[0]) + twice(1)


def test_the_numba_installed_is_one_that_this_was_made_for() -> None:
    assert FITS, f"Numba {numba.__version__} compiles in its usual way, twice as long: try this with it and name it in KNOWN ({KNOWN})"


def test_only_what_python_calls_becomes_native(monkeypatch: pytest.MonkeyPatch) -> None:
    finished: list[str] = []
    usual = JITCodeLibrary._finalize_specific

    def finish(self: Any) -> None:
        finished.append(self.name)
        usual(self)

    monkeypatch.setattr(JITCodeLibrary, "_finalize_specific", finish)
    inner: Any = twice
    outer: Any = first_twice
    numbers: Any = ints(3)
    numbers[0] = 20
    assert first_twice(numbers) == 42
    assert [name for name in finished if "twice" in name] in ([], ["first_twice"]), "or none, from the cache"
    assert not inner.overloads
    outer.thin.compile((numba.typeof(numbers),))
    assert len(inner.thin.overloads) == 1, "one translation for the number in a variable and the 1"
    assert all(isinstance(each.library, ThinLibrary) for each in inner.thin.overloads.values())
    assert twice(21) == 42
    assert len(inner.overloads) == 1


def test_what_is_loaded_again_is_right() -> None:
    assert [below(stream("thin"), 1000) for _ in range(3)] == [below.py_func(stream("thin"), 1000) for _ in range(3)]  # type: ignore[attr-defined]
