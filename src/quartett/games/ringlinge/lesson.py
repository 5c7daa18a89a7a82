"""Ringlinge in five minutes: two players have laid eight marbles each. The person lays, moves, changes rings and closes a circle."""

from quartett.engine import Do, Lesson, Other, Tell
from quartett.games.ringlinge.data import NUMBERS
from quartett.games.ringlinge.rules import CHOOSE_CHANGE, CHOOSE_MOVE, CHOOSE_PLACE, FROM, LIFT, PLACE, PUT, TO

At = tuple[int, int]  # a place, as (q, r)


def lays(seat: int, *places: At) -> tuple[Other, ...]:
    return (Other(seat, CHOOSE_PLACE), *(Other(seat, PLACE + NUMBERS[at]) for at in places))


def moves(*ways: tuple[At, At]) -> tuple[Other, ...]:
    """What the other player moves."""
    steps = (step for start, end in ways for step in (FROM + NUMBERS[start], TO + NUMBERS[end]))
    return (Other(1, CHOOSE_MOVE), *(Other(1, step) for step in steps))


def asked(text: str, kind: int, *places: At) -> tuple[Do, ...]:
    """Each of these places once, in any order."""
    return tuple(Do(text, tuple(kind + NUMBERS[at] for at in places)) for _ in places)


def move(text: str, start: At, end: At) -> tuple[Do, ...]:
    return (*asked(text, FROM, start), *asked(text, TO, end))


EDGE = (2, -3)  # where the other player has a single marble at the border
BOTTOM = ((-2, 3), (-1, 3), (0, 3))
TOP = ((-3, -1), (-2, -2), (-1, -3))

LESSON = Lesson(
    players=2,
    options={},
    past=(
        *lays(0, (1, -3), (0, -3), (-1, -2), (-2, -1)),
        *lays(1, EDGE, (3, -3), (3, -2), (3, -1)),
        *lays(0, (0, -2), (-1, -1), (-2, 0), (-3, 0)),
        *lays(1, (1, -2), (2, -1), (2, 0), (3, 0)),
    ),
    steps=(
        Tell("aim"),
        Tell("border"),
        Do("choose-lay", (CHOOSE_PLACE,)),
        *asked("lay", PLACE, (0, -1), (-1, 0), (-2, 1), (-3, 1)),
        *moves(((3, 0), (2, 1)), ((3, -1), (1, 1))),
        Do("choose-move", (CHOOSE_MOVE,)),
        *move("one-to-one", (-3, 0), EDGE),
        *move("majority", (-2, 0), EDGE),
        *moves(((2, 1), (3, 0)), ((1, 1), (3, -1))),
        Do("choose-change", (CHOOSE_CHANGE,)),
        *asked("lift", LIFT, *BOTTOM),
        *asked("put", PUT, *TOP),
        *moves(((3, 0), (2, 1)), ((3, -1), (1, 1))),
        Tell("circle"),
        Do("close", (CHOOSE_MOVE,)),
        *move("close", (-3, 1), (2, -2)),
        *move("close", (-2, 1), (1, -1)),
        *moves(((2, 1), (3, 0)), ((1, 1), (3, -1))),
        Tell("counted"),
        Tell("win"),
    ),
)
