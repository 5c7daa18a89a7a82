"""Rules as plain Python while their native code is not here.

Compiling a game takes a minute. The same rules are there at once as Python, a hundred times as slow, and do the same to the same
bytes. A process in which somebody waits is in a hurry: there a rule whose native code is not in memory is carried out as
Python, and only threads that are `patient` load or compile it. Numba asks for native code at every call anew, so a game that
has begun as Python goes on natively, rule by rule, as soon as the code is there.
"""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FunctionType
from typing import Any

in_a_hurry = False
native: set[str] = set()  # games whose native code is in memory


class _Patience(threading.local):
    patient = False


_thread = _Patience()
_globals: dict[int, dict[str, Any]] = {}  # what plain rules see instead of a module's names, by the identity of those


def hurry(yes: bool = True) -> None:
    """From now on nobody in this process waits for a compiler."""
    global in_a_hurry
    in_a_hurry = yes


@contextmanager
def patient() -> Iterator[None]:
    """But this thread does, for a while."""
    _thread.patient = True
    try:
        yield
    finally:
        _thread.patient = False


def is_plain(game: str) -> bool:
    """Does this thread play that game as Python for now?"""
    return in_a_hurry and not _thread.patient and game not in native


def stand_in(rule: Any) -> None:
    """Let plain Python stand in for this rule where its native code is missing: what Numba finds here, it calls."""
    find_native: Callable[..., Any] = rule._compile_for_args

    def find(*args: Any) -> Any:
        return plain(rule) if in_a_hurry and not _thread.patient else find_native(*args)

    rule._compile_for_args = find


def plain(value: Any) -> Any:
    """A rule as Python that calls other rules as Python; anything else is itself.

    A rule that is not found here (because it is an attribute of a module) is right as well, but slower by a microsecond a call.
    """
    function = getattr(value, "py_func", None)
    if function is None:
        return getattr(value, "plain", value)
    if not hasattr(value, "plain"):
        value.plain = FunctionType(function.__code__, _plain_globals(function.__globals__), function.__name__, function.__defaults__)
    return value.plain


def _plain_globals(names: dict[str, Any]) -> dict[str, Any]:
    if id(names) not in _globals:
        found = _globals[id(names)] = dict(names)
        for name, value in names.items():
            found[name] = plain(value)
    return _globals[id(names)]
