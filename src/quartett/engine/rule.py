"""`@rule` marks a function as part of the rules: compiled, cached on disk, run without the GIL."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
from numba.core.caching import CacheImpl

from quartett.engine.cache import ByModule
from quartett.engine.plain import stand_in
from quartett.engine.thin import FITS, make_thin

# NUMBA_DISABLE_JIT=1 runs the same source as plain Python.
COMPILED = not numba.config.DISABLE_JIT  # type: ignore[attr-defined]

if COMPILED:
    usual = ",".join(each.__name__ for each in CacheImpl._locator_classes)
    numba.config.CACHE_LOCATOR_CLASSES = f"{ByModule.__module__}.{ByModule.__name__},{usual}"  # type: ignore[attr-defined]

F = TypeVar("F", bound=Callable[..., Any])

rules_seen: dict[str, int] = {}  # how many rules each module holds; lets a progress bar know how much there is to compile


def rule(function: F) -> F:
    return _compiled(function)


def rule_inlined(function: F) -> F:
    """Likewise, compiled into whatever calls it: for what is called often and takes bundles of arrays, which cost time to hand over."""
    return _compiled(function, forceinline=True)


def _compiled(function: F, **how: Any) -> F:
    rules_seen[function.__module__] = rules_seen.get(function.__module__, 0) + 1
    ByModule.rules.add(function)
    # Only where a rule makes arrays of its own need references be counted; everywhere else it would cost a sixth of the speed.
    how |= {"_nrt": "np" in function.__code__.co_names, "nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}
    native = numba.njit(cache=True, **how)(function)
    if COMPILED:
        stand_in(native)
        if FITS:
            make_thin(native, how)
    return cast(F, native)
