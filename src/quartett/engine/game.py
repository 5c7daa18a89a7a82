"""What a game is: facts about it, its options, and the parts in its directory, each with what it must and may hold.

The parts below are the contract, stated once: a field without a default must be in the module of that name, one with a default
may be. `assemble` reads a game's directory and says in a sentence what does not fit.
"""

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields
from enum import IntEnum
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from quartett.engine import verbs
from quartett.engine.happening import Happening
from quartett.engine.lesson import Lesson
from quartett.engine.log import FIRST_REVISION
from quartett.engine.record import Ints, as_dict, blank, dtype_of, names_of
from quartett.engine.refused import Refused
from quartett.engine.say import Say

MOST_SEATS = 4  # what is written for each seat in compiled code has so much room
MOST_MOVES = 1 << 16
MOST_AIMS = 6
USUAL_PLAYERS = 3

Json = dict[str, Any]
Told = tuple[int, Say, Say | None]  # whom a chance event concerns (or NONE), what it brought, and what followed
P = TypeVar("P")


@dataclass(frozen=True)
class Several:
    """For an option whose value is a list, such as "1,4,13": what a form offers, and when."""

    items: tuple[str, ...]
    words: str  # what an item is called is the message <words>-<item>, what it means <words>-<item>-help
    only: tuple[str, str]  # asked only where this other option has this value
    by: str  # how many are wanted depends on this other option
    number: Mapping[str, int]  # on its value


@dataclass(frozen=True)
class Option:
    """A choice of the table. The record has a field of this name: the engine writes the position of the chosen value into it."""

    name: str
    values: tuple[str, ...]
    default: str
    lab: str = ""  # what simulations, arena and research use unless told otherwise; empty: the default
    earlier: Mapping[int, str] = field(default_factory=dict)  # the default it had up to and with a revision: {1: "border"}
    several: Several | None = None  # if it is a list

    def code(self, value: object) -> int:
        text = {True: "on", False: "off"}.get(value, str(value)) if isinstance(value, bool) else str(value)
        if isinstance(value, (str, bool, int)) and text in self.values:
            return self.values.index(text)
        raise Refused("bad_option", f"{self.name} cannot be {value!r}; allowed: {', '.join(self.values)}")

    def unchosen(self, revision: int, lab: bool) -> str:
        """What it means in games of this revision when nobody has chosen."""
        before = next((self.earlier[last] for last in sorted(self.earlier) if revision <= last), self.default)
        return self.lab or before if lab else before


# --- the parts of a game's directory


@dataclass(frozen=True)
class Rules:
    """rules.py: the state and what may be done with it. Reads like the rulebook."""

    State: Any  # the class of the record
    Phase: type[IntEnum]
    MOVES: int  # moves are numbered from 0 to MOVES - 1
    setup: Callable[[Any], None]
    legal: Callable[[Any, Ints], int]
    apply: Callable[[Any, int], None]
    result: Callable[[Any, Ints, Ints], None]
    LONGEST_OUTCOME: int = 1  # integers of a chance event
    draw: Callable[[Any, Ints, Ints], int] = verbs.usual["draw"]
    possible: Callable[[Any, Ints, int], bool] = verbs.usual["possible"]
    settle: Callable[[Any, Ints], None] = verbs.usual["settle"]


@dataclass(frozen=True)
class Secrets:
    """secrets.py: who may know what. A game without secrets has none."""

    hide: Callable[[Any, int], None] = verbs.usual["hide"]
    redeal: Callable[[Any, int, Ints], None] = verbs.usual["redeal"]
    seen: Callable[[Any, int, int], int] = verbs.usual["seen"]
    noticed: Callable[[Any, Ints, int], int] = verbs.usual["noticed"]


@dataclass(frozen=True)
class Words:
    """words.py: moves and events -> sentences, which stand in text/*.ftl. All is made from the hidden record."""

    short: Callable[[int], str]  # a move as a person types it
    move_words: Callable[[Any, int], Say]  # what the seat to move does, without its name
    why_not: Callable[[Any, int], Say]  # the rule that forbids a move
    RULINGS: Mapping[str, str] = field(default_factory=dict)  # the ruling (R29) behind a reason, by the reason's message
    topics: Callable[[], dict[str, Say]] = lambda: {}  # help by the name a person types
    effect_words: Callable[[Any, int], Say | None] = lambda s, move: None  # what a move leads to, where that is worth saying
    reason_words: Callable[[Any, int], Say | None] = lambda s, move: None  # what a hint says of a move besides; None: its effect
    chance_words: Callable[[Any, Any], Told | None] = lambda before, after: None  # None: the event's own message
    quiet: Callable[[Any, int], bool] = lambda before, move: False  # too small for a line of its own: a later one tells it
    happening_words: Callable[[Any, Any], Say | None] = lambda after, happening: None  # None: seen, but not worth a sentence


@dataclass(frozen=True)
class Happenings:
    """happenings.py: what one step looked like to one pair of eyes. Ordered facts without words, from the two hidden records."""

    # The hidden record before the step, the move as those eyes saw it (None for chance), the hidden record after it.
    happenings: Callable[[Any, int | None, Any], list[Happening]] = lambda before, move, after: []


@dataclass(frozen=True)
class View:
    """view.py: what a seat sees, as plain data for a screen. The usual one shows every field of the hidden record."""

    view: Callable[[Any, int], Json] = lambda s, seat: as_dict(s)
    is_out: Callable[[Any, int], bool] = lambda s, seat: False  # has this seat nothing more to decide, whatever comes?
    # How often a decision earns the increment of a clock. From what everybody sees before and after it, so a clock tells no more.
    earns: Callable[[Any, Any], int] = lambda before, after: 1


def list_fields(view: Json, words: Any) -> str:
    return "\n".join(f"{name}: {value}" for name, value in view.items())


@dataclass(frozen=True)
class Screen:
    """screen.py: that view drawn on a terminal, as anything `rich` can print."""

    draw_screen: Callable[[Json, Any], Any] = list_fields


@dataclass(frozen=True)
class Tally:
    """tally.py: what simulations count."""

    COUNTS: tuple[str, ...] = ("ended",)  # names of what is counted; first the ways a game can end
    ENDINGS: int = 1  # how many of them those are
    RATES: Mapping[str, tuple[str, str]] = field(default_factory=dict)  # one count as a share of another
    HISTOGRAMS: Mapping[str, tuple[int, int, int]] = field(default_factory=dict)  # first count, lowest value, bins
    tally: Callable[[Any, int, Ints], None] = verbs.usual["tally"]


@dataclass(frozen=True)
class Policy:
    """policy.py: how bots play it. Each answer may be left away; then the usual one holds (engine/verbs.py)."""

    greedy: Callable[[Any, Ints], int] | None = None  # a quick player by rules of thumb
    robot: Callable[[Any, Ints], int] | None = None  # the opponent the rulebook itself has for a single player
    believe: Callable[[Any, int, Ints], None] = verbs.usual["believe"]
    aim: Callable[[Any, int], int] = verbs.usual["aim"]
    sensible: Callable[[Any, Ints, int], int] = verbs.usual["sensible"]
    quick: Callable[[Any, Ints, Ints], int] = verbs.usual["quick"]
    stage: Callable[[Any], int] = verbs.usual["stage"]
    value: Callable[[Any, Ints], None] = verbs.usual["value"]
    CURIOSITY: float = 0.35  # of the search, for moves little tried
    WHOLE_TURNS: bool = False  # search turn by turn, where the steps of one have little meaning alone
    AIMS: int = 1  # how many different things a seat may secretly play for


@dataclass(frozen=True)
class Guide:
    """lesson.py: a guided first game, one idea at a time."""

    LESSON: Lesson | None = None


PARTS = {
    "rules": Rules,
    "secrets": Secrets,
    "words": Words,
    "happenings": Happenings,
    "view": View,
    "screen": Screen,
    "tally": Tally,
    "policy": Policy,
    "lesson": Guide,
}


@dataclass(frozen=True, eq=False)
class Game:
    """A game as the rest of the house knows it."""

    name: str  # its directory
    title: str
    designer: str
    minutes: tuple[int, int]
    players: Sequence[int]
    options: tuple[Option, ...]
    revision: int  # of its rules; docs/rules/<game>.md tells what each one changed
    refuse: Callable[[int, Mapping[str, str]], str]  # why options do not fit together; empty if they do
    rules: Rules
    secrets: Secrets
    words: Words
    happenings: Happenings
    view: View
    screen: Screen
    tally: Tally
    policy: Policy
    lesson: Guide

    @property
    def usual_players(self) -> int:
        """How many play where nobody has said it: three, if that is possible."""
        return USUAL_PLAYERS if USUAL_PLAYERS in self.players else self.players[-1]

    def settings(self, players: int, chosen: Mapping[str, object], lab: bool = False, revision: int | None = None) -> dict[str, str]:
        """Every option with its value, checked; what is not chosen means what it means in games of that revision."""
        if players not in self.players:
            raise Refused("bad_option", f"{self.title} is for {_span(self.players)} players, not {players!r}")
        unknown = [name for name in chosen if name not in {o.name for o in self.options}]
        if unknown:
            names = ", ".join(o.name for o in self.options)
            raise Refused("bad_option", f"{self.title} has no option {unknown[0]!r}; its options: {names}")
        values = {}
        for option in self.options:
            value = chosen.get(option.name, option.unchosen(self.checked(revision), lab))
            values[option.name] = option.values[option.code(value)]
        if reason := self.refuse(players, values):
            raise Refused("bad_option", reason)
        return values

    def checked(self, revision: int | None) -> int:
        """The revision asked for, if there is such a one; the newest if none is."""
        if revision is None:
            return self.revision
        if type(revision) is not int or not FIRST_REVISION <= revision <= self.revision:
            raise Refused("bad_option", f"{self.title} has the revisions {FIRST_REVISION} to {self.revision}, not {revision!r}")
        return revision

    def fresh(self, players: int, settings: Mapping[str, str], revision: int | None = None) -> Any:
        """A new game, up to the first chance event or decision."""
        s = blank(self.rules.State)
        s.n, s.revision = players, self.checked(revision)
        for option in self.options:
            setattr(s, option.name, option.code(settings[option.name]))
        verbs.setup(s)
        return s

    def event(self, s: Any) -> str:
        """The name of the pending chance event or of the phase, as the specification spells it."""
        return str(self.rules.Phase(s.phase).name)


def assemble(
    package: str,
    *,
    title: str,
    players: Sequence[int],
    minutes: tuple[int, int],
    designer: str = "",
    options: tuple[Option, ...] = (),
    revision: int = FIRST_REVISION,
    refuse: Callable[[int, Mapping[str, str]], str] = lambda players, settings: "",
) -> Game:
    """The game whose parts are the modules of this package."""
    parts: dict[str, Any] = {name: _read_part(package, name, kind) for name, kind in PARTS.items()}
    game = Game(package.rpartition(".")[2], title, designer, minutes, players, options, revision, refuse, **parts)
    for complaint in complaints(game):
        raise ValueError(f"the game {game.name} cannot be loaded: {complaint}")
    answers = {name: value for part in parts.values() for name, value in vars(part).items() if name in verbs.names}
    verbs.register(dtype_of(game.rules.State), answers)
    return game


def _read_part(package: str, name: str, kind: type[P]) -> P:
    """What a module of the game's directory holds of this part; without such a module, the usual answers."""
    home = f"{package}.{name}"
    module = import_module(home) if find_spec(home) else None
    wanted = [each for each in fields(kind) if module and hasattr(module, each.name)]  # type: ignore[arg-type]
    needed = {each.name for each in fields(kind) if each.default is MISSING and each.default_factory is MISSING}  # type: ignore[arg-type]
    if missing := sorted(needed - {each.name for each in wanted}):
        raise ValueError(f"the game {package.rpartition('.')[2]} cannot be loaded: its {name}.py lacks {', '.join(missing)}")
    return kind(**{each.name: getattr(module, each.name) for each in wanted})


def complaints(game: Game) -> Iterable[str]:
    """What does not fit together, or into the room that compiled code has for it."""
    rules, record = game.rules, set(names_of(game.rules.State))
    if lacking := sorted({"turn", "phase", "barrier", "n", "revision"} - record):
        yield f"its State lacks {', '.join(lacking)}"
    if not game.players or not set(game.players) <= set(range(1, MOST_SEATS + 1)):
        yield f"it is for {_span(game.players)} players, and there is room for 1 to {MOST_SEATS}"
    if not 1 <= rules.MOVES <= MOST_MOVES:
        yield f"it has {rules.MOVES} moves, and there is room for 1 to {MOST_MOVES}"
    if rules.LONGEST_OUTCOME < 1:
        yield "a chance event has at least one integer, so LONGEST_OUTCOME is at least 1"
    if not 1 <= game.policy.AIMS <= MOST_AIMS:
        yield f"it has {game.policy.AIMS} aims, and there is room for 1 to {MOST_AIMS}"
    if "OVER" not in rules.Phase.__members__:
        yield "its Phase lacks OVER"
    if game.revision < FIRST_REVISION:
        yield f"revisions count from {FIRST_REVISION}"
    for option in game.options:
        if option.name not in record:
            yield f"its State has no field for the option {option.name}"
        for value in (option.default, *option.earlier.values(), *([option.lab] if option.lab else [])):
            if value not in option.values:
                yield f"{value!r} is not among the values of the option {option.name}"
    for part in (rules, game.secrets, game.words, game.happenings, game.view, game.screen, game.tally, game.policy):
        yield from _misshapen(part)


def _misshapen(part: Any) -> Iterable[str]:
    """Functions that take another number of things than they will be given."""
    home = type(part).__name__.lower()
    for name, given in _arguments(type(part)).items():
        function = getattr(part, name)
        if function is None:
            continue
        taken = inspect.signature(getattr(function, "py_func", function)).parameters
        if len(taken) != given:
            yield f"{name} in {home}.py takes {len(taken)} arguments instead of {given}"


def _arguments(kind: type[Any]) -> dict[str, int]:
    """How many arguments each function of a part is given."""
    forms = {name: (hint, *get_args(hint)) for name, hint in get_type_hints(kind).items()}
    return {name: len(get_args(form)[0]) for name, hints in forms.items() for form in hints if get_origin(form) is Callable}


def _span(numbers: Sequence[int]) -> str:
    return "no" if not numbers else str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"
