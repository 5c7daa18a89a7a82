"""Positions by name: `scene("(0,0)=A2 (1,0)=A1B1")` is a board, `play(s, "lift (1,0)")` a move, `where(s)` what is legal."""

import re

from quartett.engine import ints, verbs
from quartett.games.ringlinge import GAME, rules
from quartett.games.ringlinge.data import COORDINATES, NUMBERS, SEATS
from quartett.games.ringlinge.rules import FROM, LIFT, MOVES, PLACE, PUT, TAKE, TO, State

Place = tuple[int, int]

N6 = "(1,0) (1,-1) (0,-1) (-1,0) (-1,1) (0,1)"
W8 = "(-1,0) (-1,1) (0,-1) (0,1) (1,-1) (1,1) (2,-1) (2,0)"
W9 = "(-1,0)(-1,1)(-1,2)(0,-1)(0,2)(1,-1)(1,1)(2,-1)(2,0)"
BASES = {"lay": PLACE, "lift": LIFT, "put": PUT, "from": FROM, "to": TO, "take": TAKE}
WORDS = {"place": 0, "change": 1, "move": 2, "stop": 3}
REVISION_1 = {"entry": "border", "leave": "turn_start", "circle": "end_of_action"}  # what games began with before

defaults: dict[str, str] = {}  # options of every scene that does not say otherwise


def fresh(players: int = 2, **options: object) -> State:
    """A game as it is set up."""
    s: State = GAME.fresh(players, GAME.settings(players, {**defaults, **options}))
    return s


def scene(
    marbles: str = "", players: int = 2, seat: int = 0, supply: tuple[int, ...] = (), moved: tuple[str, str] = ("", ""), **options: object
) -> State:
    """A position at a turn start, everybody started; `moved` takes rings from the first places to the second."""
    s = fresh(players, **options)
    for gone, come in zip(places(moved[0]), places(moved[1]), strict=True):
        for at, by in ((gone, -1), (come, 1)):
            s.ring[number(at)] += by
            rules.count_contacts(s, number(at), by)
    for p in range(players):
        s.started[p] = 1
        s.supply[p] = supply[p] if supply else 0
    for at, there in re.findall(r"(\(-?\d,-?\d\))=((?:[A-D]\d)+)", marbles):
        for colour, marble_count in re.findall(r"([A-D])(\d)", there):
            s.cnt["ABCD".index(colour), number(places(at)[0])] = int(marble_count)
    s.seat = seat
    rules.number_cells(s)
    rules.begin_turn(s)
    return s


def each(spots: str, marbles: str, but: str = "") -> str:
    """The same marbles on several rings, but for some."""
    return " ".join(f"({q},{r})={marbles}" for q, r in places(spots) if (q, r) not in places(but))


def places(text: str) -> list[Place]:
    return [(int(q), int(r)) for q, r in re.findall(r"\((-?\d),(-?\d)\)", text)]


def number(at: Place) -> int:
    return NUMBERS[at]


def moves(s: State) -> list[int]:
    """The legal moves as numbers."""
    found = ints(MOVES)
    n = verbs.legal(s, found)
    return [int(found[i]) for i in range(n)]


def where(s: State) -> set[Place]:
    """The legal moves as places."""
    return {COORDINATES[(move - PLACE) % len(COORDINATES)] for move in moves(s) if move >= PLACE}


def play(s: State, text: str) -> None:
    """Play moves, each checked to be legal: `place lay (0,-3)(3,-3)` or `move (0,0)->(1,0) (1,0)->(2,0)`."""
    for move in moves_of(text):
        make(s, move)


def moves_of(text: str) -> list[int]:
    text = re.sub(r"(\(-?\d,-?\d\))->(\(-?\d,-?\d\))", r"from \1 to \2", text)
    found, base = [], 0
    for part in re.findall(r"[a-z]+|\(-?\d,-?\d\)", text):
        if part in WORDS:
            found.append(WORDS[part])
        elif part in BASES:
            base = BASES[part]
        else:
            found.append(base + number(places(part)[0]))
    return found


def make(s: State, move: int) -> None:
    assert move in moves(s), f"{move} is not legal: {moves(s)}"
    verbs.apply(s, move)


def on(s: State, at: str) -> str:
    """The marbles on a ring, as `A2B1`."""
    c = number(places(at)[0])
    return "".join(f"{'ABCD'[p]}{s.cnt[p, c]}" for p in range(SEATS) if s.cnt[p, c])


def dest(s: State, at: str, p: int = 0) -> set[Place]:
    """Where a marble may go from a ring, whatever follows."""
    here = s.cell[number(places(at)[0])]
    return at_cells(s, rules.reach(s, s.own[p], rules.room_for(s, p), here))


def at_cells(s: State, cells: int) -> set[Place]:
    return {COORDINATES[s.place[here]] for here in range(len(s.place)) if cells >> here & 1}


def the(text: str) -> set[Place]:
    return set(places(text))


def result(s: State) -> tuple[list[int], list[int]]:
    """Places and points."""
    ranks, points = ints(s.n), ints(s.n)
    verbs.result(s, ranks, points)
    return [int(x) for x in ranks], [int(x) for x in points]
