"""A guided first game, as data: what chance brings, what the other seats do, what the person is told and asked to do.

It is played at an ordinary table by the ordinary rules. Where somebody stands in it follows from the entries of the game alone, so
nothing else has to be kept. A sentence of a lesson is a message of the game's text files: `lesson-<text>`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from quartett.engine.log import Chance, Entry, Move

LEARNER = 0  # the seat of the person


@dataclass(frozen=True)
class Tell:
    """The person reads something and goes on."""

    text: str
    at: str = ""  # the part of the board it speaks of


@dataclass(frozen=True)
class Do:
    """The person makes one of these moves. Another one is refused with the message `lesson-<text>-no`."""

    text: str
    moves: tuple[int, ...]
    at: str = ""


@dataclass(frozen=True)
class Other:
    """Another seat moves."""

    seat: int
    move: int


@dataclass(frozen=True)
class Given:
    """Chance brings this."""

    event: str
    outcome: tuple[int, ...]


Act = Do | Other | Given  # what becomes an entry of the game
Step = Tell | Act


@dataclass(frozen=True)
class Stand:
    """Where a person stands in a lesson."""

    number: int  # of the first step told here, from 1
    total: int
    tells: tuple[Tell, ...]  # to be read first
    act: Act | None  # what comes next in the game; None at the end of the lesson

    @property
    def steps(self) -> tuple[Tell | Do, ...]:
        """What the person is shown; nothing while others move."""
        return (*self.tells, self.act) if isinstance(self.act, Do) else self.tells


@dataclass(frozen=True)
class Lesson:
    """What is told stands before a move of the person or at the end: nobody else waits until it has been read."""

    players: int
    options: Mapping[str, str]
    steps: tuple[Step, ...]
    past: tuple[Other | Given, ...] = ()  # what was played before the person came, also by that seat: there at once

    @cached_property
    def acts(self) -> tuple[Act, ...]:
        return (*self.past, *(step for step in self.steps if not isinstance(step, Tell)))

    @cached_property
    def given(self) -> int:
        """How many entries there are up to the last one that chance would have drawn."""
        return max((number for number, act in enumerate(self.acts, 1) if isinstance(act, Given)), default=0)

    @cached_property
    def stands(self) -> tuple[Stand, ...]:
        """Where a person stands before each act, and at the end. Steps with one text after the other count as one."""
        found, tells, number, last = [], list[Tell](), 0, ""
        numbers = list[int]()
        for step in (*self.past, *self.steps, None):
            if isinstance(step, Tell | Do):
                number, last = number + (step.text != last), step.text
            if isinstance(step, Tell):
                tells.append(step)
                numbers.append(number)
            else:
                found.append((numbers[0] if numbers else number, tuple(tells), step))
                tells, numbers = [], []
        return tuple(Stand(first, number, told, act) for first, told, act in found)

    def stand(self, entries: Sequence[Entry]) -> Stand | None:
        """Where a person stands after these entries; None beyond the lesson's end, or where the game went another way."""
        if len(entries) > len(self.acts) or not all(map(fits, self.acts, entries)):
            return None
        return self.stands[len(entries)]


def fits(act: Act, entry: Entry) -> bool:
    """Is this entry what the lesson has there?"""
    match act, entry:
        case Do(), Move():
            return entry.seat == LEARNER and entry.move in act.moves
        case Other(), Move():
            return (entry.seat, entry.move) == (act.seat, act.move)
        case Given(), Chance():
            return (entry.chance, tuple(entry.outcome)) == (act.event, act.outcome)
    return False
