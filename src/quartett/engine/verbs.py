"""What the rest of the house asks of a game's state: the verbs below, chosen by the type of the record they are given.

`legal(s, moves)` inside compiled code becomes the `legal` of the game whose State `s` is: Numba picks it while compiling, so
the call is direct; plain Python picks it when called. A loop written with these verbs is an ordinary function, and Numba
keeps one native copy of it for each game on disk.
"""

from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, Protocol, TypeVar, cast

import numpy as np
from numba import from_dtype, types
from numba.core.typing.templates import AbstractTemplate, infer, infer_global

from quartett.engine.plain import plain
from quartett.engine.record import Ints
from quartett.engine.rng import below
from quartett.engine.rule import rule

NONE = -1  # no seat, no card, no suit; as a seat to look from: an onlooker
CHANCE = -2  # as `turn`: a chance event is pending
OVER = -3  # as `turn`: the game is over

F = TypeVar("F", bound=Callable[..., Any])


class State(Protocol):
    """What the engine reads in every game's state; the rest is the game's own."""

    turn: int  # the seat to move, or CHANCE, or OVER
    phase: int  # one of the game's Phase
    barrier: int  # grows with every reveal, chance event and change of the player to move: undo never crosses it
    n: int  # seats
    revision: int  # of the rules, when the game began: a corrected rule asks for it, so that older games go on as they began


_verbs: dict[Any, dict[str, Any]] = {}  # each game's verbs, by its record type in NumPy and in Numba
names: set[str] = set()  # of all verbs
usual: dict[str, Any] = {}  # the answers for games that give none of their own


def register(dtype: np.dtype[Any], answers: Mapping[str, Any]) -> None:
    """From now on the verbs of records of this type are answered by these functions."""
    _verbs[dtype] = _verbs[from_dtype(dtype)] = {**usual, **answers}


def verb(stub: F) -> F:
    name = stub.__name__
    names.add(name)

    @wraps(stub)
    def when_called(s: Any, *args: Any) -> Any:
        return _verbs[s.dtype][name](s, *args)

    def when_plain(s: Any, *args: Any) -> Any:
        return plain(_verbs[s.dtype][name])(s, *args)

    when_called.plain = when_plain  # type: ignore[attr-defined]

    @infer
    class WhenCompiled(AbstractTemplate):
        """A call of the game's own rule, with no function in between."""

        key = when_called

        def generic(self, args: Any, names: Any) -> Any:
            chosen: Any = types.Dispatcher(_verbs[args[0]][name])
            signature = chosen.get_call_type(self.context, args, names)
            found[signature.args] = chosen.get_overload(signature)
            return signature

        def get_impl_key(self, signature: Any) -> Any:
            return found[signature.args]

    found: dict[Any, Any] = {}
    infer_global(when_called, types.Function(WhenCompiled))  # type: ignore[no-untyped-call]
    return cast(F, when_called)


def optional_verb(stub: F) -> F:
    usual[stub.__name__] = rule(stub)
    return verb(stub)


@verb
def setup(s: State) -> None:
    """Begin: a record that is zero but for n (the players), revision and options -> the first chance event or decision."""


@optional_verb
def draw(s: State, rng: Ints, outcome: Ints) -> int:
    """At CHANCE: write one random outcome of the pending event and return how many integers it has."""
    return 0


@optional_verb
def possible(s: State, outcome: Ints, n: int) -> bool:
    """At CHANCE: could `draw` have given these n integers?"""
    return False


@optional_verb
def settle(s: State, outcome: Ints) -> None:
    """Carry a possible outcome of the pending event out, up to the next decision or event."""


@verb
def legal(s: State, moves: Ints) -> int:  # type: ignore[empty-body]
    """Write the legal moves, ascending, and return how many there are. The only source of legality."""


@verb
def apply(s: State, move: int) -> None:
    """Make a legal move and all that follows, up to the next decision or event. No randomness."""


@optional_verb
def hide(s: State, seat: int) -> None:
    """Erase in place all that `seat` (NONE: an onlooker) may not know. Where nothing is secret, nothing."""


@optional_verb
def redeal(s: State, seat: int, rng: Ints) -> None:
    """Fill what `hide` erased at random, in keeping with everything the seat knows."""


@optional_verb
def seen(s: State, move: int, seat: int) -> int:
    """The move as that seat sees it, asked before it is made: itself, or the game's negative code for a hidden one."""
    return move


@optional_verb
def noticed(s: State, outcome: Ints, seat: int) -> int:
    """The outcome of the pending event as that seat will see it, in one number; NONE if it sees nothing of it, or a whole deck."""
    return outcome[0]


@verb
def result(s: State, places: Ints, points: Ints) -> None:
    """At OVER: each seat's place (1 = first, ties share) and points."""


@optional_verb
def tally(s: State, move: int, counts: Ints) -> None:
    """Count what a designer wants to know: asked before every move of a simulation, and with NONE at the end of a game."""
    counts[0] += move == NONE


# What bots ask of a game besides. A game answers in its policy.py where it knows better than this.


@optional_verb
def believe(s: State, seat: int, rng: Ints) -> None:
    """Like `redeal`, but what is hidden is filled in the more often, the better it explains what the others did."""
    redeal(s, seat, rng)


@optional_verb
def aim(s: State, p: int) -> int:
    """What this seat secretly plays for, as a number below the policy's AIMS (at most 6); always 0 where all play for the same."""
    return 0


@optional_verb
def sensible(s: State, moves: Ints, n: int) -> int:
    """Keep of the n legal moves, in place, those a bot should consider, at least one; how many."""
    return n


@optional_verb
def quick(s: State, rng: Ints, moves: Ints) -> int:
    """A legal move chosen fast, with `moves` as scratch paper: how playouts play."""
    return moves[below(rng, legal(s, moves))]


@optional_verb
def stage(s: State) -> int:
    """A number that grows whenever a stretch of play (a hand, a round) ends, where a search estimates; always 0 where games are short."""
    return 0


@optional_verb
def value(s: State, gain: Ints) -> None:
    """At the end of a stage: what each seat may expect of the game, reward and place, as `estimate.expect` writes it."""
