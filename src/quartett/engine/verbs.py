"""What a game is: a record of its state and the verbs below, chosen by the type of the record they are given.

`legal(s, moves)` inside compiled code becomes the `legal` of the game whose State `s` is: Numba picks it while compiling, so
the call is direct; plain Python picks it when called. A loop written with these verbs is an ordinary function, and Numba
keeps one native copy of it for each game on disk.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import wraps
from types import ModuleType
from typing import Any, Protocol, TypeVar, cast

from numba import from_dtype
from numba.extending import overload

from quartett.engine.record import Ints, dtype_of
from quartett.engine.refused import Refused
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


_verbs: dict[Any, dict[str, Any]] = {}  # each game's verbs, by its record type in NumPy and in Numba
_usual: dict[str, Any] = {}  # the answers for games that give none of their own


def verb(stub: F) -> F:
    name = stub.__name__

    @wraps(stub)
    def when_called(s: Any, *args: Any) -> Any:
        return _verbs[s.dtype][name](s, *args)

    @overload(when_called)
    def when_compiled(s, *args):  # type: ignore[no-untyped-def]
        rule_of_game = _verbs[s][name]
        return lambda s, *args: rule_of_game(s, *args)

    return cast(F, when_called)


def optional_verb(stub: F) -> F:
    _usual[stub.__name__] = rule(stub)
    return verb(stub)


@verb
def setup(s: State, options: tuple[int, ...]) -> None:
    """Turn a zeroed record into a fresh game: (players, then each option's code) -> the first chance event or decision."""


@verb
def draw(s: State, rng: Ints, outcome: Ints) -> int:  # type: ignore[empty-body]
    """At CHANCE: write one random outcome of the pending event and return how many integers it has."""


@verb
def possible(s: State, outcome: Ints, n: int) -> bool:  # type: ignore[empty-body]
    """At CHANCE: could `draw` have given these n integers?"""


@verb
def settle(s: State, outcome: Ints) -> None:
    """Carry a possible outcome of the pending event out, up to the next decision or event."""


@verb
def legal(s: State, moves: Ints) -> int:  # type: ignore[empty-body]
    """Write the legal moves, ascending, and return how many there are. The only source of legality."""


@verb
def apply(s: State, move: int) -> None:
    """Make a legal move and all that follows, up to the next decision or event. No randomness."""


@verb
def hide(s: State, seat: int) -> None:
    """Erase in place all that `seat` (NONE: an onlooker) may not know."""


@verb
def redeal(s: State, seat: int, rng: Ints) -> None:
    """Fill what `hide` erased at random, in keeping with everything the seat knows."""


@verb
def seen(s: State, move: int, seat: int) -> int:  # type: ignore[empty-body]
    """The move as that seat sees it, asked before it is made: itself, or the game's negative code for a hidden one."""


@verb
def noticed(s: State, outcome: Ints, seat: int) -> int:  # type: ignore[empty-body]
    """The outcome of the pending event as that seat will see it, in one number; NONE if it sees nothing of it, or a whole deck."""


@verb
def result(s: State, places: Ints, points: Ints) -> None:
    """At OVER: each seat's place (1 = first, ties share) and points."""


@verb
def tally(s: State, move: int, counts: Ints) -> None:
    """Count what a designer wants to know: asked before every move of a simulation, and with NONE at the end of a game."""


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


@dataclass(frozen=True)
class Option:
    """A choice of the table. The record holds the position of the chosen value in `values`."""

    name: str
    values: tuple[str, ...]
    default: str
    lab: str = ""  # what simulations, arena and research use unless told otherwise; empty: the default

    def code(self, value: object) -> int:
        text = {True: "on", False: "off"}.get(value, str(value)) if isinstance(value, bool) else str(value)
        if isinstance(value, (str, bool, int)) and text in self.values:
            return self.values.index(text)
        raise Refused("bad_option", f"{self.name} cannot be {value!r}; allowed: {', '.join(self.values)}")


HOME_OF_VERBS = {
    "rules": ("setup", "draw", "possible", "settle", "legal", "apply", "result"),
    "secrets": ("hide", "redeal", "seen", "noticed"),
    "tally": ("tally",),
}


@dataclass(frozen=True, eq=False)
class Game:
    """A game as the rest of the house knows it: facts, options, and the modules of its directory."""

    name: str  # its directory
    title: str
    designer: str
    minutes: tuple[int, int]
    players: Sequence[int]
    options: tuple[Option, ...]
    rules: ModuleType  # State, Phase, MOVES, LONGEST_OUTCOME and the verbs
    secrets: ModuleType  # the verbs hide, redeal, seen and noticed
    words: ModuleType  # move_words, why_not, parse: move <-> sentence
    view: ModuleType  # view: what a seat sees, as plain data for a screen
    screen: ModuleType  # draw_screen: that view on a terminal
    tally: ModuleType  # COUNTS, ENDINGS and the verb tally: what simulations count
    policy: ModuleType  # how bots play it: the optional verbs, `greedy`, and what the search is tuned with
    refuse: Callable[[int, Mapping[str, str]], str] = field(default=lambda players, options: "")  # why options do not fit together

    def __post_init__(self) -> None:
        dtype = dtype_of(self.rules.State)
        assert dtype not in _verbs, f"{self.name} has the same record layout as another game"
        own = {verb: getattr(getattr(self, module), verb) for module, verbs in HOME_OF_VERBS.items() for verb in verbs}
        _verbs[dtype] = _verbs[from_dtype(dtype)] = {verb: getattr(self.policy, verb, usual) for verb, usual in _usual.items()} | own

    def settings(self, players: int, chosen: Mapping[str, object], lab: bool = False) -> dict[str, str]:
        """Every option with its value, checked; what is not chosen takes its default."""
        if players not in self.players:
            raise Refused("bad_option", f"{self.title} is for {_span(self.players)} players, not {players!r}")
        unknown = [name for name in chosen if name not in {o.name for o in self.options}]
        if unknown:
            names = ", ".join(o.name for o in self.options)
            raise Refused("bad_option", f"{self.title} has no option {unknown[0]!r}; its options: {names}")
        values = {}
        for option in self.options:
            value = chosen.get(option.name, (option.lab if lab else "") or option.default)
            values[option.name] = option.values[option.code(value)]
        if reason := self.refuse(players, values):
            raise Refused("bad_option", reason)
        return values

    def codes(self, players: int, settings: Mapping[str, str]) -> tuple[int, ...]:
        """What `setup` is given: the number of players, then each option's code in order."""
        return (players, *(option.code(settings[option.name]) for option in self.options))

    def event(self, s: Any) -> str:
        """The name of the pending chance event or of the phase, as the specification spells it."""
        return str(self.rules.Phase(s.phase).name)


def _span(numbers: Sequence[int]) -> str:
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"
