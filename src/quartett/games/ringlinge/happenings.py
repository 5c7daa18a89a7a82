"""What a step of Ringlinge looked like: marbles and rings that went somewhere, what was captured and why, who left, how it ended.

A step does several things one after the other. To tell them apart it is carried out again on copies that leave away what comes
last: without circles and leaving it is the marble or ring alone, with its majority; without leaving, what circles took as well.
"""

from collections.abc import Iterator

import msgspec

from quartett.engine import Happening, copy, ints
from quartett.games.ringlinge.board import free_marbles, places_of, pockets, strength, wall, way
from quartett.games.ringlinge.data import LAY, LEAST_QUIET, PLACES
from quartett.games.ringlinge.rules import (
    FROM,
    LIFT,
    PLACE,
    PUT,
    TAKE,
    TO,
    Phase,
    State,
    apply,
    half_must_fall,
    leave,
    marbles_on,
    pocket_owing,
    result,
    victim,
)
from quartett.games.ringlinge.tally import COUNTS, ending

NEVER = -1  # as `circle` and `leave`: not looked at


class Laid(Happening, tag="laid", frozen=True):
    """A marble from the supply onto a ring."""

    seat: int
    place: int


class Lifted(Happening, tag="lifted", frozen=True):
    """A ring into the hand."""

    seat: int
    place: int


class Put(Happening, tag="put", frozen=True):
    """A ring back onto the table."""

    seat: int
    place: int


class Moved(Happening, tag="moved", frozen=True):
    """A marble from ring to ring."""

    seat: int
    start: int
    over: list[int]  # own rings it ran through, in order
    place: int


class Blocked(Happening, tag="blocked", frozen=True):
    """Now several colours share a ring: nobody leaves it."""

    place: int
    marbles: list[int]  # of each seat


class Freed(Happening, tag="freed", frozen=True):
    """One colour alone is left on a ring that was blocked."""

    place: int
    owner: int  # whose marbles are left


class Majority(Happening, tag="majority", frozen=True):
    """Who came to a ring has more marbles there than each other colour: all the others fall."""

    seat: int
    place: int
    marbles: list[int]  # of each seat, with the one that has come
    taken: int


class Circle(Happening, tag="circle", frozen=True):
    """A closed circle holds marbles of one colour: half of them fall, rounded up."""

    seat: int
    victim: int
    wall: list[int]  # rings of the captor around them and among them
    inside: list[int]  # rings
    strength: int  # marbles of the captor on the wall
    against: int  # marbles of the victim inside
    falls: int  # how many must be taken


class Taking(Happening, tag="taking", frozen=True):
    """The captor has to choose from which rings marbles are taken."""

    seat: int
    victim: int
    marbles: int


class Taken(Happening, tag="taken", frozen=True):
    """Marbles of a closed circle leave."""

    seat: int
    victim: int
    places: list[int]  # a ring for each marble


class Out(Happening, tag="out", frozen=True):
    """Somebody leaves the game, with all marbles."""

    seat: int
    resigned: bool  # otherwise: could neither lay nor move
    supply: int
    lacks: bool  # the supply was too small for laying; otherwise too few rings were open
    free: int  # marbles that could still go somewhere
    enough: int  # so many have to
    places: list[int]  # rings with marbles that go
    rank: int  # the place that is certain now


class Quiet(Happening, tag="quiet", frozen=True):
    """One more turn in a row without laying or capture."""

    turns: int
    limit: int  # then marbles are counted


class Row(msgspec.Struct, frozen=True):
    """A seat on the sheet."""

    seat: int
    place: int
    points: int  # on the board and in the supply
    board: int
    supply: int
    alone: int  # on rings that are not shared: decides between equals
    left: int  # the how-manieth to leave, 0 if never
    majority: int  # marbles captured
    circle: int


class Sheet(Happening, tag="sheet", frozen=True):
    """The end."""

    ending: str  # last_player, quiet_limit, round_cap
    turns: int
    rows: list[Row]  # in order of their places


def happenings(before: State, move: int | None, after: State) -> list[Happening]:
    assert move is not None, "nothing is left to chance"
    if before.phase == Phase.CHOOSE or FROM <= move < TO:
        return []  # so far it is only said
    return list(told(before, move, after))


def told(before: State, move: int, after: State) -> Iterator[Happening]:
    alone = before if before.phase == Phase.TAKE else carried_out(before, move, circle=NEVER)
    stayed = carried_out(before, move, circle=before.circle)
    yield from the_step(before, move, alone)
    yield from freed(before, alone)
    yield from circles(before, alone, stayed)
    yield from freed(alone, stayed)
    yield from leavings(stayed, after)
    yield from the_turn(before, after)


def carried_out(before: State, move: int, circle: int) -> State:
    """After this move, as if nobody had to leave; and as if circles were looked for only so."""
    s = copy(before)
    s.circle, s.leave = circle, NEVER
    apply(s, move)
    return s


# --- The marble or ring


def the_step(before: State, move: int, alone: State) -> Iterator[Happening]:
    seat = before.seat
    if TO <= move < TAKE:
        yield from arrival(before, move - TO, alone)
    elif PLACE <= move < LIFT:
        yield Laid(seat, move - PLACE)
    elif LIFT <= move < PUT:
        yield Lifted(seat, move - LIFT)
    elif PUT <= move < FROM:
        yield Put(seat, move - PUT)


def arrival(before: State, c: int, alone: State) -> Iterator[Happening]:
    seat, start = before.seat, int(before.trail[2])
    yield Moved(seat, start, way(before, seat, start, c), c)
    taken = int(alone.by_majority[seat] - before.by_majority[seat])
    if taken:
        there = marbles(before, c)
        there[seat] += 1
        yield Majority(seat, c, there, taken)
    elif is_shared(alone, c) and not is_shared(before, c):
        yield Blocked(c, marbles(alone, c))


def marbles(s: State, c: int) -> list[int]:
    return [int(s.cnt[p, c]) for p in range(s.n)]


def is_shared(s: State, c: int) -> bool:
    return sum(count > 0 for count in marbles(s, c)) > 1


def freed(before: State, after: State) -> Iterator[Happening]:
    """Rings on which one colour is left alone."""
    for c in places_of(before, before.shared):
        left = [p for p, count in enumerate(marbles(after, c)) if count]
        if len(left) == 1:
            yield Freed(c, left[0])


# --- Circles


def circles(before: State, alone: State, stayed: State) -> Iterator[Happening]:
    """What closed circles hold, what is taken from them at once, and what is left to choose."""
    seat = before.seat
    took = stayed.by_circle[seat] > before.by_circle[seat]
    if before.phase != Phase.TAKE and (took or stayed.phase == Phase.TAKE):
        yield from closed(before, alone)
    if took:
        yield from takings(before, alone, stayed)
    if stayed.phase == Phase.TAKE and owing(stayed) != owing(before):
        v, pocket = owing(stayed)
        yield Taking(seat, v, int(stayed.need[pocket, v]))


def owing(s: State) -> tuple[int, int]:
    """From whom marbles are taken now, and from which pocket."""
    v = int(victim(s))
    return v, int(pocket_owing(s, v)) if v >= 0 else 0


def closed(before: State, alone: State) -> Iterator[Happening]:
    """The circles that pay, as the rules look at them after the step: with what was held before it."""
    s = copy(alone)
    s.seat, s.marked, s.circle = before.seat, before.marked, before.circle
    s.mark = before.mark
    found = []
    for number, pocket in enumerate(pockets(s, s.seat), 1):
        if half_must_fall(s, pocket, number):
            found += [circle(s, v, pocket, int(s.need[number, v])) for v in range(s.n) if s.need[number, v]]
    yield from sorted(found, key=lambda one: (one.victim - before.seat) % before.n)


def circle(s: State, v: int, pocket: int, falls: int) -> Circle:
    around, inside = places_of(s, wall(s, s.seat, pocket)), places_of(s, pocket & s.rings)
    return Circle(s.seat, v, around, inside, strength(s, s.seat, pocket), int(marbles_on(s, v, pocket)), falls)


def takings(before: State, alone: State, stayed: State) -> Iterator[Happening]:
    """Marbles that left closed circles, by victim from the captor's left."""
    for step in range(1, before.n):
        v = (before.seat + step) % before.n
        places = [c for c in range(PLACES) for _ in range(int(alone.cnt[v, c] - stayed.cnt[v, c]))]
        if places:
            yield Taken(before.seat, v, places)


# --- Leaving, and the end


def leavings(stayed: State, after: State) -> Iterator[Happening]:
    """Who left, one after the other: each sees the board without those who left before."""
    gone = [p for p in range(after.n) if stayed.alive[p] and not after.alive[p]]
    s = copy(stayed)
    for p in sorted(gone, key=lambda p: int(after.out_order[p])):
        was = copy(s)
        leave(s, p)
        yield out(was, p, int(after.n - after.out_order[p] + 1))
        yield from freed(was, s)


def out(s: State, p: int, rank: int) -> Out:
    places = [c for c in range(PLACES) if s.cnt[p, c]]
    supply = int(s.supply[p])
    return Out(p, bool(s.resigned[p]), supply, supply < LAY, free_marbles(s, p), 2 - s.move_min, places, rank)


def the_turn(before: State, after: State) -> Iterator[Happening]:
    if after.quiet > before.quiet:
        yield Quiet(after.quiet, LEAST_QUIET + after.quiet_limit)
    if after.phase == Phase.OVER:
        yield sheet(after)


def sheet(s: State) -> Sheet:
    places, points = ints(s.n), ints(s.n)
    result(s, places, points)
    rows = [row(s, p, int(places[p]), int(points[p])) for p in range(s.n)]
    return Sheet(COUNTS[ending(s)], s.turns, sorted(rows, key=lambda one: one.place))


def row(s: State, p: int, place: int, points: int) -> Row:
    board, alone = int(marbles_on(s, p, s.own[p])), int(marbles_on(s, p, ~s.shared))
    return Row(p, place, points, board, int(s.supply[p]), alone, int(s.out_order[p]), int(s.by_majority[p]), int(s.by_circle[p]))
