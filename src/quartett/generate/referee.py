"""The requests of the referee, and what it refuses, from the referee itself."""

import inspect
from collections.abc import Callable

from quartett.generate.markdown import table
from quartett.referee import REFUSALS, REQUESTS, Referee


def requests() -> str:
    asked = [(inspect.getdoc(getattr(Referee, name)) or "").partition("\n\n") for name in REQUESTS]
    return "\n".join(table(["request", 'answer (with `"ok":true`)'], [[request, " ".join(answer.split())] for request, _, answer in asked]))


def refusals() -> str:
    return "\n".join(table(["code", "when"], [[f"`{code}`", when] for code, when in REFUSALS.items()]))


PARTS: dict[str, Callable[[], str]] = {"requests": requests, "refusals": refusals}
