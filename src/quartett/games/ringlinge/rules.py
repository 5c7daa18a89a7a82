"""Ringlinge: marbles on a board of 37 loose rings. Lay four, change three rings or move two; the last who can still move or lay wins.

Rulings are cited by their number in the specification (R29). A place is a number 0..168 on the table. For quick sets, every ring
and every hole of the board is also a *cell*, numbered by its smallest place: a set of cells is the bits of one number.
"""

from enum import IntEnum

import numpy as np

from quartett.engine import NONE, OVER, Grid, Ints, grid, ints, rule
from quartett.engine.cards import count, first, has
from quartett.engine.record import dtype_of
from quartett.games.ringlinge.data import (
    CELLS,
    CONTACTS,
    DIRECTIONS,
    EAST,
    LAY,
    LEAST_QUIET,
    MOST_OF_ONE,
    MOST_SHARED,
    NEXT_TO,
    OFF,
    PLACES,
    POCKETS,
    ROUND_CAPS,
    RUNS,
    SEATS,
    START_RING,
    SUPPLY,
    SWAP,
    WEST,
    Circle,
    Entry,
    Jump,
    Leave,
)

# Moves: the three actions, STOP, then six kinds of step, each with its place added.
CHOOSE_PLACE, CHOOSE_CHANGE, CHOOSE_MOVE = 0, 1, 2
STOP = 3
PLACE = 4
LIFT = PLACE + PLACES
PUT = LIFT + PLACES
FROM = PUT + PLACES
TO = FROM + PLACES
TAKE = TO + PLACES
MOVES = TAKE + PLACES
LONGEST_OUTCOME = 1  # no chance at all

UNKNOWN = -2  # a place without a ring, not yet known to be outside or hole
NO_CELL = 62  # the bit of this number is in no set


class Phase(IntEnum):
    CHOOSE = 0
    PLACE = 1
    LIFT = 2
    PUT = 3
    FROM1 = 4
    TO1 = 5
    FROM2 = 6
    TO2 = 7
    TAKE = 8
    OVER = 9


class Notes:
    """What follows from the rest, kept because it is asked often."""

    entries: int  # only in PLACE and a TAKE within it: cells that may still be laid on
    marked: int  # 1 if any mark is set
    # The board once more as cells; renumbered after every ring change.
    cell: Ints = ints(PLACES + 1)  # of the ring or hole here; NONE: outside, as is OFF
    place: Ints = ints(CELLS)  # the smallest place of a cell
    touching: Ints = ints(CELLS)  # the cells that touch a cell
    beside: Grid = grid(CELLS, DIRECTIONS)  # the ring next to a ring, or NO_CELL
    contacts: Ints = ints(PLACES + 1)  # rings touching a place; of OFF none are counted
    gaps: Ints = ints(CELLS)  # places touching this ring where another could be put
    openings: int  # all places where another ring could be put
    cells: int  # all cells, rings and holes
    rings: int  # cells that are rings and not lifted
    border: int  # rings with a neighbour outside
    empty: int  # rings without a marble
    shared: int  # rings with two colours or more: blocked
    full: int  # rings with four marbles
    own: Ints = ints(SEATS)  # rings with a marble of this colour
    three: Ints = ints(SEATS)  # rings with three of it


class State(Notes):
    turn: int  # the seat to move, or OVER
    phase: int  # a Phase
    barrier: int  # undo never crosses a change of this: it grows when the turn passes on
    n: int  # seats
    revision: int  # of the rules, when the game began
    jump: int  # option codes
    entry: int
    chain_entry: int
    one_piece: int
    edge_wall: int
    move_min: int  # 1: one marble is enough
    quiet_limit: int  # LEAST_QUIET is 0
    round_cap: int
    leave: int
    circle: int
    ring: Ints = ints(PLACES)  # 1 where a ring lies
    cnt: Grid = grid(SEATS, PLACES)  # marbles of each colour
    supply: Ints = ints(SEATS)  # marbles still, or again, to be laid
    alive: Ints = ints(SEATS)
    started: Ints = ints(SEATS)  # has finished the first turn
    own_changed: Ints = ints(SEATS)  # its latest turn was a ring change
    last_changed: int  # the latest finished turn of anybody was a ring change
    seat: int  # the player to act
    kind: int  # the action chosen: 0, 1 or 2
    left: int  # steps left in PLACE, LIFT, PUT; in TAKE steps of the action still to come
    trail: Ints = ints(3)  # PLACE: rings used; LIFT, PUT: lifted places; MOVE: from1, to1, current from
    took1: int  # the first marble of this turn captured
    progress: int  # this turn laid marbles or captured
    mark: Grid = grid(SEATS, PLACES)  # rings in a closed pocket of the mover when the turn began or at a test since, per victim
    label: Ints = ints(PLACES)  # only in TAKE: pocket of a ring, from 1
    need: Grid = grid(POCKETS, SEATS)  # only in TAKE: marbles of a victim still to be taken from a pocket
    turns: int  # finished
    quiet: int  # finished turns in a row without progress
    out_order: Ints = ints(SEATS)  # 0 = alive, else the how-manieth to leave
    resigned: Ints = ints(SEATS)  # leaves when the running turn is over
    by_majority: Ints = ints(SEATS)  # marbles captured so far, by kind
    by_circle: Ints = ints(SEATS)


RECORD = dtype_of(State)  # for scratch paper


# --- Setup -----------------------------------------------------------------------------------------------------------


@rule
def setup(s: State) -> None:
    """37 rings in a hexagon, no marble on them; everybody has a supply, and seat 0 begins (R3)."""
    for c in range(PLACES):
        if START_RING[c]:
            s.ring[c] = 1
            count_contacts(s, c, 1)
    for p in range(s.n):
        s.alive[p] = 1
        s.supply[p] = SUPPLY[s.n]
    number_cells(s)
    clear_action(s)
    begin_turn(s)


# --- The board: rings, holes, the outside ----------------------------------------------------------------------------


@rule
def number_cells(s: State) -> None:
    """Number rings and holes by their smallest place."""
    stack = np.empty(PLACES, np.int64)
    find_outside(s, stack)
    n = 0
    s.rings = 0
    for c in range(PLACES):
        if s.ring[c]:
            s.cell[c] = n
            s.rings |= 1 << n
        elif s.cell[c] == UNKNOWN:
            fill_gap(s, c, n, stack)
        else:
            continue
        s.place[n] = c
        n += 1
    s.cells = (1 << n) - 1
    know_neighbours(s)


@rule
def find_outside(s: State, stack: Ints) -> None:
    """Outside is what lies before the first ring of a row or behind its last one, and every gap joined to that."""
    s.cell[OFF] = NONE
    outside = False
    for c in range(PLACES):
        outside = (outside or NEXT_TO[c, WEST] == OFF) and not s.ring[c]
        s.cell[c] = NO_CELL if s.ring[c] else NONE if outside else UNKNOWN
    for c in range(PLACES - 1, -1, -1):
        outside = (outside or NEXT_TO[c, EAST] == OFF) and not s.ring[c]
        if outside:
            s.cell[c] = NONE
    for c in range(PLACES):
        if s.cell[c] == UNKNOWN and touches_outside(s, c):
            fill_gap(s, c, NONE, stack)


@rule
def touches_outside(s: State, c: int) -> bool:
    for direction in range(DIRECTIONS):
        if s.cell[NEXT_TO[c, direction]] == NONE:
            return True
    return False


@rule
def fill_gap(s: State, start: int, number: int, stack: Ints) -> None:
    """Give this place without a ring, and all that are joined to it, the same cell."""
    s.cell[start] = number
    stack[0] = start
    n = 1
    while n:
        n -= 1
        c = stack[n]
        for direction in range(DIRECTIONS):
            d = NEXT_TO[c, direction]
            if s.cell[d] == UNKNOWN:
                s.cell[d] = number
                stack[n] = d
                n += 1


@rule
def know_neighbours(s: State) -> None:
    """Who touches whom, where another ring would touch two, and what lies on the rings."""
    s.border = s.empty = s.shared = s.full = s.openings = 0
    for p in range(SEATS):
        s.own[p] = s.three[p] = 0
    for here in range(CELLS):
        s.touching[here] = s.gaps[here] = 0
        for direction in range(DIRECTIONS):
            s.beside[here, direction] = NO_CELL
    for c in range(PLACES):
        if s.ring[c]:
            know_ring(s, c)
            if marbles_here(s, c):
                know_marbles(s, c)
            else:
                s.empty |= 1 << s.cell[c]
        else:
            s.openings += s.contacts[c] >= CONTACTS


@rule
def know_ring(s: State, c: int) -> None:
    """The rings and holes that touch a ring; one that touches the outside is a border ring, a hole makes no border (R15)."""
    here = s.cell[c]
    for direction in range(DIRECTIONS):
        d = NEXT_TO[c, direction]
        there = s.cell[d]
        if has(s.rings, there):
            s.touching[here] |= 1 << there
            s.beside[here, direction] = there
            continue
        s.gaps[here] += s.contacts[d] >= CONTACTS
        if there == NONE:
            s.border |= 1 << here
        else:
            s.touching[here] |= 1 << there
            s.touching[there] |= 1 << here


@rule
def count_contacts(s: State, c: int, by: int) -> None:
    """A ring has come to this place, or left it."""
    for direction in range(DIRECTIONS):
        s.contacts[NEXT_TO[c, direction]] += by
    s.contacts[OFF] = 0


@rule
def marbles_here(s: State, c: int) -> int:
    return s.cnt[0, c] + s.cnt[1, c] + s.cnt[2, c] + s.cnt[3, c]


@rule
def know_marbles(s: State, c: int) -> None:
    """Keep the sets of rings in step with the marbles on one ring."""
    here = 1 << s.cell[c]
    colours = marbles = 0
    for p in range(SEATS):
        mine = s.cnt[p, c]
        marbles += mine
        colours += mine > 0
        s.own[p] = with_or_without(s.own[p], here, mine > 0)
        s.three[p] = with_or_without(s.three[p], here, mine == MOST_OF_ONE)
    s.empty = with_or_without(s.empty, here, marbles == 0)
    s.shared = with_or_without(s.shared, here, colours > 1)
    s.full = with_or_without(s.full, here, marbles == MOST_SHARED)


@rule
def with_or_without(cells: int, here: int, wanted: bool) -> int:
    return cells | here if wanted else cells & ~here


@rule
def add_marbles(s: State, p: int, c: int, by: int) -> None:
    """Marbles come to a ring or leave it."""
    s.cnt[p, c] += by
    know_marbles(s, c)


@rule
def spread(s: State, start: int, within: int) -> int:
    """All cells of `within` that are joined over such cells to one of `start`; the start, too, counts only inside it."""
    reached = frontier = start & within
    while frontier:
        fresh = s.touching[first(frontier)] & within & ~reached
        reached |= fresh
        frontier = (frontier & (frontier - 1)) | fresh
    return reached


@rule
def around(s: State, cells: int) -> int:
    """All cells that touch one of these."""
    found = 0
    while cells:
        found |= s.touching[first(cells)]
        cells &= cells - 1
    return found


# --- Laying four marbles ---------------------------------------------------------------------------------------------


@rule
def entry_rings(s: State, p: int) -> int:
    """Empty rings touching an own group that reaches the border; in the first turn, or always, empty border rings as well (R12)."""
    linked = spread(s, s.own[p] & s.border, s.own[p])
    if s.entry == Entry.CONNECTED and s.started[p]:
        return around(s, linked) & s.empty
    return (around(s, linked) | s.border) & s.empty


@rule
def can_place(s: State, p: int) -> bool:
    """Four marbles and four rings to lay them on, or nothing (R11); with chain_entry fresh marbles open the way further in."""
    if s.supply[p] < LAY:
        return False
    entries = entry_rings(s, p)
    return count(spread(s, entries, s.empty) if s.chain_entry else entries) >= LAY


@rule
def lay(s: State, c: int) -> None:
    """One marble on an empty ring (R14); the others that were open before the action stay so (R13)."""
    add_marbles(s, s.seat, c, 1)
    s.supply[s.seat] -= 1
    s.entries &= ~(1 << s.cell[c])
    s.left -= 1
    if s.left:
        s.trail[LAY - 1 - s.left] = c
    else:
        s.progress, s.entries = 1, 0
    finish_step(s)


# --- Changing three rings --------------------------------------------------------------------------------------------


@rule
def may_change(s: State, p: int) -> bool:
    """Not right after anybody's ring change (R46), not twice running (R47), and only if it can be carried out in full (R48)."""
    if s.last_changed or s.own_changed[p]:
        return False
    return can_finish_change(s, s.rings, easy_to_lift(s, s.rings & s.empty), SWAP, s.openings)


@rule
def can_finish_change(s: State, rings: int, easy: int, lifts: int, openings: int) -> bool:
    """Can so many of these rings be lifted one by one, and three be put back?

    Nearly always the quick answer does: easy rings that do not touch each other can all be lifted, and each takes away no more
    openings than touch it. Otherwise everything is tried.
    """
    wanted = lifts
    while wanted and easy:
        here = first(easy)
        easy &= ~(s.touching[here] | 1 << here)
        openings -= s.gaps[here]
        wanted -= 1
    return (wanted == 0 and openings >= SWAP) or some_way_to_finish(s, rings, lifts)


@rule
def some_way_to_finish(s: State, rings: int, lifts: int) -> bool:
    """Try every order of lifting until one leaves three rings that can be put back."""
    boards, untried = np.empty(SWAP + 1, np.int64), np.empty(SWAP + 1, np.int64)
    boards[0], untried[0] = rings, rings & s.empty
    lifted = 0
    while lifted >= 0:
        if lifted == lifts and can_put_back(s, boards[lifted]):
            return True
        if lifted == lifts or untried[lifted] == 0:
            lifted -= 1
            continue
        here = first(untried[lifted])
        untried[lifted] &= untried[lifted] - 1
        if may_lift(s, boards[lifted], here):
            boards[lifted + 1] = boards[lifted] & ~(1 << here)
            untried[lifted + 1] = boards[lifted + 1] & s.empty
            lifted += 1
    return False


@rule
def easy_to_lift(s: State, loose: int) -> int:
    """Those of the loose rings whose neighbours hang together without them."""
    easy = loose
    while s.one_piece and loose:
        here = first(loose)
        loose &= loose - 1
        if RUNS[rings_beside(s, s.rings, here)] != 1:
            easy &= ~(1 << here)
    return easy


@rule
def may_lift(s: State, rings: int, here: int) -> bool:
    """The rings that stay must be one piece (R44); holes may arise."""
    if not s.one_piece or RUNS[rings_beside(s, rings, here)] == 1:
        return True  # its neighbours hang together without it
    stay = rings & ~(1 << here)
    return spread(s, stay & -stay, stay) == stay


@rule
def rings_beside(s: State, rings: int, here: int) -> int:
    """In which of the six directions one of these rings touches this one, as bits."""
    directions = 0
    for direction in range(DIRECTIONS):
        directions |= ((rings >> s.beside[here, direction]) & 1) << direction
    return directions


@rule
def can_put_back(s: State, rings: int) -> bool:
    """Puts only add contacts, so any order reaches the same number: put wherever it is possible until three lie or none fits."""
    ring = np.zeros(PLACES + 1, np.int64)
    for c in range(PLACES):
        ring[c] = s.ring[c] == 1 and has(rings, s.cell[c])
    lying = 0
    c = 0
    while c < PLACES and lying < SWAP:
        if not ring[c] and not s.ring[c] and not on_trail(s, c) and contacts_in(ring, c) >= CONTACTS:
            ring[c] = 1
            lying += 1
            c = 0
        else:
            c += 1
    return lying == SWAP


@rule
def contacts_in(ring: Ints, c: int) -> int:
    """How many of these rings touch a place."""
    n = 0
    for direction in range(DIRECTIONS):
        n += ring[NEXT_TO[c, direction]]
    return n


@rule
def on_trail(s: State, c: int) -> bool:
    return c == s.trail[0] or c == s.trail[1] or c == s.trail[2]


@rule
def liftable_rings(s: State) -> int:
    """Empty rings without which the board stays one piece, if the action can then be finished."""
    loose = s.rings & s.empty
    easy = easy_to_lift(s, loose)
    found = 0
    while loose:
        here = first(loose)
        loose &= loose - 1
        if has(easy, here) or may_lift(s, s.rings, here):
            rest = s.rings & ~(1 << here)
            if can_finish_change(s, rest, easy & rest & ~s.touching[here], s.left - 1, s.openings - s.gaps[here]):
                found |= 1 << here
    return found


@rule
def lift(s: State, c: int) -> None:
    """A ring into the hand; all three come out before the first goes back (R41)."""
    here = s.cell[c]
    s.ring[c] = 0
    s.rings &= ~(1 << here)
    s.empty &= ~(1 << here)
    s.openings -= s.gaps[here]
    count_contacts(s, c, -1)
    s.trail[SWAP - s.left] = c
    s.left -= 1
    if s.left == 0:
        s.phase, s.left = Phase.PUT, SWAP


@rule
def places_for_a_ring(s: State, moves: Ints) -> int:
    """A free place of the table, none of the three just vacated (R43), touching at least two rings now (R42)."""
    n = 0
    for c in range(PLACES):
        moves[n] = PUT + c  # kept only if it fits: cheaper than a branch nobody can predict
        n += (s.ring[c] == 0) & (s.contacts[c] >= CONTACTS) & (not on_trail(s, c))
    return n


@rule
def put(s: State, c: int) -> None:
    """A ring back onto the table; after the third the board has its new shape, but circles may be looked for before (R58).

    Until then the cells stay as they were: walls stand where they stood, and a ring more can only spoil the hole it comes to.
    """
    s.ring[c] = 1
    count_contacts(s, c, 1)
    s.left -= 1
    if s.left == 0 or s.edge_wall:
        number_cells(s)
    elif s.cell[c] != NONE:
        s.empty |= 1 << s.cell[c]
    finish_step(s)


# --- Moving two marbles ----------------------------------------------------------------------------------------------


@rule
def room_for(s: State, p: int) -> int:
    """Rings p may enter: at most three of a colour, and a fourth marble only where two colours meet (R19)."""
    return s.rings & ~s.three[p] & ~s.full


@rule
def reach(s: State, own: int, room: int, here: int) -> int:
    """Where a marble may go from a ring: through any chain of own rings to a ring that touches it and has room (R17, R18)."""
    match s.jump:
        case Jump.CHAIN:
            group = spread(s, 1 << here, own)
            found = group | around(s, group)
        case Jump.LINE:
            found = straight_on(s, own, here)
        case _:
            found = s.touching[here]
    return found & room & ~(1 << here)


@rule
def straight_on(s: State, own: int, here: int) -> int:
    """In each direction as far as the rings passed are own ones; the walk ends where no ring lies."""
    found = 0
    for direction in range(DIRECTIONS):
        there = s.beside[here, direction]
        while there != NO_CELL:
            found |= 1 << there
            there = s.beside[there, direction] if has(own, there) else NO_CELL
    return found


@rule
def captures(s: State, p: int, c: int) -> bool:
    """Would one marble of p more on this ring outnumber each other colour there singly (R24)?"""
    strongest = 0
    for other in range(SEATS):
        if other != p:
            strongest = max(strongest, s.cnt[other, c])
    return 0 < strongest <= s.cnt[p, c]


@rule
def first_targets(s: State, p: int, here: int, all_of_them: bool) -> int:
    """Where the first marble may go from this ring, all places or one: so that a second can move, unless one is enough (R7)."""
    targets = reach(s, s.own[p], room_for(s, p), here)
    if s.move_min:
        return targets
    fitting = 0
    while targets and (all_of_them or not fitting):
        there = first(targets)
        targets &= targets - 1
        if second_exists(s, p, here, there) or circle_brings_second(s, p, here, there):
            fitting |= 1 << there
    return fitting


@rule
def second_exists(s: State, p: int, here: int, there: int) -> bool:
    """After the first marble has gone from here to there, and captured if it does, can a second one move?"""
    c, d = s.place[here], s.place[there]
    took = captures(s, p, d)
    own = with_or_without(s.own[p], 1 << here, s.cnt[p, c] > 1) | 1 << there
    blocked = with_or_without(s.shared, 1 << there, not took and meets_others(s, p, d))
    room = with_or_without(room_for(s, p) | 1 << here, 1 << there, leaves_room(s, p, d, took))
    free = own & ~blocked
    if s.cnt[p, d] == 0:
        free &= ~(1 << there)  # R8: only the marble that has moved is there
    while free:
        source = first(free)
        free &= free - 1
        barred = 1 << here if source == there and not took else 0  # R10
        if s.touching[source] & room & ~barred or reach(s, own, room, source) & ~barred:
            return True
    return False


@rule
def meets_others(s: State, p: int, c: int) -> bool:
    return marbles_here(s, c) > s.cnt[p, c]


@rule
def leaves_room(s: State, p: int, c: int, took: bool) -> bool:
    """Could p bring another marble to this ring after the one that comes now?"""
    return s.cnt[p, c] + 1 < MOST_OF_ONE and (took or marbles_here(s, c) + 1 < MOST_SHARED)


@rule
def circle_brings_second(s: State, p: int, here: int, there: int) -> bool:
    """Does the first marble close a circle that lets a second one move (R60)? As if p were to choose now, on turn or not (R62)."""
    if s.circle == Circle.END_OF_ACTION or not can_encircle(s, s.own[p] | 1 << there):
        return False
    scratch = np.empty(1, RECORD)
    scratch[0] = s
    after = scratch[0]
    after.seat = p
    forget_marks(after)
    mark_old_circles(after)
    after.trail[0], after.trail[1] = s.place[here], s.place[there]
    move_marble(after, s.place[here], s.place[there])
    after.took1 = judge_circles(after) > 0
    return after.took1 == 1 and second_possible(after)


@rule
def second_possible(s: State) -> bool:
    """Can a second marble move, if what is due from circles is taken in the way that suits it best?"""
    rings = s.own[s.seat]
    while rings:
        here = first(rings)
        rings &= rings - 1
        if can_be_freed(s, here) and (second_targets(s, s.seat, here) or can_get_room(s, here)):
            return True
    return False


@rule
def can_be_freed(s: State, here: int) -> bool:
    """Is the mover alone on this ring, or could be once what is due is taken there?"""
    c = s.place[here]
    for v in range(s.n):
        if v != s.seat and s.cnt[v, c] > s.need[s.label[c], v]:
            return False
    return True


@rule
def can_get_room(s: State, here: int) -> bool:
    """Can a marble due be taken from a full ring within reach of this one, beyond those that free this one?"""
    if is_moved_one(s, s.seat, here):
        return False
    c = s.place[here]
    full = reach(s, s.own[s.seat], s.full & ~s.three[s.seat], here)
    while full:
        d = s.place[first(full)]
        full &= full - 1
        for v in range(s.n):
            spent = s.cnt[v, c] if s.label[c] == s.label[d] else 0
            if v != s.seat and s.cnt[v, d] and s.need[s.label[d], v] > spent:
                return True
    return False


@rule
def is_moved_one(s: State, p: int, here: int) -> bool:
    """Is the only marble of p on this ring the one that has moved (R8)?"""
    return s.place[here] == s.trail[1] and s.cnt[p, s.trail[1]] == 1


@rule
def second_targets(s: State, p: int, here: int) -> int:
    """Where the second marble may go from this ring; undoing the first move is no action unless that one captured (R10)."""
    if is_moved_one(s, p, here):
        return 0
    targets = reach(s, s.own[p], room_for(s, p), here)
    if s.place[here] == s.trail[1] and not s.took1:
        targets &= ~(1 << s.cell[s.trail[0]])
    return targets


@rule
def targets_of(s: State, p: int, here: int, all_of_them: bool) -> int:
    """Where the marble about to move may go from this ring."""
    if s.phase == Phase.FROM2 or s.phase == Phase.TO2:
        return second_targets(s, p, here)
    return first_targets(s, p, here, all_of_them)


@rule
def sources(s: State, p: int) -> int:
    """Rings of p a marble can leave: not shared with anybody (R22), and with somewhere to go."""
    free = s.own[p] & ~s.shared
    found = 0
    while free:
        here = first(free)
        free &= free - 1
        if targets_of(s, p, here, False):
            found |= 1 << here
    return found


@rule
def can_move(s: State, p: int) -> bool:
    """Can the action of moving be carried out in full?"""
    free = s.own[p] & ~s.shared
    while free:
        if first_targets(s, p, first(free), False):
            return True
        free &= free - 1
    return False


@rule
def pick_up(s: State, c: int) -> None:
    """Name the ring the marble leaves."""
    s.trail[2] = c
    if s.phase == Phase.FROM1:
        s.trail[0] = c
        s.phase = Phase.TO1
    else:
        s.phase = Phase.TO2


@rule
def arrive(s: State, d: int) -> None:
    """The marble comes to its ring; after the first a second one is to move."""
    took = move_marble(s, s.trail[2], d)
    if s.phase == Phase.TO1:
        s.trail[1], s.trail[2] = d, NONE
        s.took1 = took
        s.left = 1
    finish_step(s)


@rule
def move_marble(s: State, c: int, d: int) -> bool:
    """From ring to ring; it captures at once if it has the majority there (R26)."""
    add_marbles(s, s.seat, c, -1)
    took = captures(s, s.seat, d)
    add_marbles(s, s.seat, d, 1)
    if took:
        capture_majority(s, d)
    return took


@rule
def capture_majority(s: State, d: int) -> None:
    """All others on the ring leave the game for good; the captor gets as many of his own colour into his supply (R24, R27)."""
    for p in range(s.n):
        if p != s.seat:
            gain(s, s.cnt[p, d])
            s.by_majority[s.seat] += s.cnt[p, d]
            s.cnt[p, d] = 0
    know_marbles(s, d)


@rule
def gain(s: State, marbles: int) -> None:
    """Marbles beyond the starting number are allowed (R28)."""
    s.supply[s.seat] += marbles
    s.progress = 1


# --- Encirclement ----------------------------------------------------------------------------------------------------


@rule
def can_encircle(s: State, wall: int) -> bool:
    """At least six rings go round a place, unless the edge is a wall, too."""
    return s.edge_wall == 1 or count(wall) >= DIRECTIONS


@rule
def shut_in(s: State, m: int) -> int:
    """The cells that the marbles of m cut off from the outside.

    Every ring with a marble of m is wall, shared or not (R16). Open is what can be reached from outside over cells that are not
    wall: the edge is no wall (R29). Shut in are all other cells that are not wall, and shared wall rings that touch nothing open (R32).
    """
    wall = s.own[m]
    if not can_encircle(s, wall):
        return 0
    if s.edge_wall:
        field, way_in, edge = s.rings & ~wall, s.empty, 0  # then only an empty ring lets out, and holes do not join
    else:
        field, way_in, edge = s.cells & ~wall, s.border, s.border
    open_cells = spread(s, way_in, field)
    besieged = wall & s.shared & ~edge
    if besieged:
        besieged &= ~around(s, open_cells)
    return field & ~open_cells | besieged


@rule
def is_spoiled(s: State, pocket: int) -> bool:
    """One empty ring inside undoes the whole circle (R30); a hole does not (R31), but a hole alone holds nobody."""
    return pocket & s.empty != 0 or pocket & s.rings == 0


@rule
def is_held(s: State, v: int, pocket: int) -> bool:
    """Does the mover hold the marbles of v in this pocket: are more of his own around and in it than v has inside?

    With two colours inside each is judged alone (R33, R35): one may be held and the other not.
    """
    inside = marbles_on(s, v, pocket)
    return v != s.seat and inside > 0 and marbles_on(s, s.seat, pocket | around(s, pocket)) > inside


@rule
def marbles_on(s: State, p: int, cells: int) -> int:
    """How many marbles p has on these cells."""
    cells &= s.own[p]
    marbles = 0
    while cells:
        marbles += s.cnt[p, s.place[first(cells)]]
        cells &= cells - 1
    return marbles


@rule
def mark_old_circles(s: State) -> None:
    """Before the action: remember the rings where each victim is already held, so that no circle pays twice (R36, R39)."""
    rest = shut_in(s, s.seat)
    while rest:
        pocket = spread(s, rest & -rest, rest)
        rest &= ~pocket
        if not is_spoiled(s, pocket):
            for v in range(s.n):
                if is_held(s, v, pocket):
                    mark_rings(s, v, pocket & s.rings)


@rule
def mark_rings(s: State, v: int, rings: int) -> None:
    s.marked = 1
    while rings:
        s.mark[v, s.place[first(rings)]] = 1
        rings &= rings - 1


@rule
def judge_circles(s: State) -> int:
    """In how many pockets must marbles fall? All is counted before anything is taken."""
    paying = 0
    rest = shut_in(s, s.seat)
    while rest:
        pocket = spread(s, rest & -rest, rest)
        rest &= ~pocket
        if not is_spoiled(s, pocket) and half_must_fall(s, pocket, paying + 1):
            paying += 1
            label_rings(s, paying, pocket & s.rings)
    return paying


@rule
def half_must_fall(s: State, pocket: int, number: int) -> bool:
    """Of every colour newly held, half of the marbles in this pocket fall, rounded up (R34); no more in this turn (R59)."""
    pays = False
    for v in range(s.n):
        if is_held(s, v, pocket):
            if is_new(s, v, pocket):
                s.need[number, v] = (marbles_on(s, v, pocket) + 1) // 2
                pays = True
            if s.circle == Circle.AT_ONCE:
                mark_rings(s, v, pocket & s.rings)
    return pays


@rule
def is_new(s: State, v: int, pocket: int) -> bool:
    """Is there a marble of v in it on a ring where none was held before in this turn?"""
    rings = pocket & s.own[v]
    while rings:
        if not s.mark[v, s.place[first(rings)]]:
            return True
        rings &= rings - 1
    return False


@rule
def label_rings(s: State, number: int, rings: int) -> None:
    while rings:
        s.label[s.place[first(rings)]] = number
        rings &= rings - 1


# --- Taking marbles out of a circle ----------------------------------------------------------------------------------


@rule
def victim(s: State) -> int:
    """Whose marbles are taken now: in seat order from the mover's left; NONE if nothing is due."""
    for step in range(1, s.n):
        v = (s.seat + step) % s.n
        if pocket_owing(s, v):
            return v
    return NONE


@rule
def pocket_owing(s: State, v: int) -> int:
    """The first pocket that still owes marbles of this victim; 0 if none does."""
    for pocket in range(1, POCKETS):
        if s.need[pocket, v]:
            return pocket
    return 0


@rule
def rings_to_take_from(s: State) -> int:
    """The captor chooses, ring by ring (R37), in the pocket and from the victim whose turn it is."""
    v = victim(s)
    pocket = pocket_owing(s, v)
    rings = s.own[v]
    found = 0
    while rings:
        here = first(rings)
        rings &= rings - 1
        if s.label[s.place[here]] == pocket:
            found |= 1 << here
    is_between = s.kind == CHOOSE_MOVE and s.left > 0 and not s.move_min
    return leaving_a_second(s, found) if is_between else found


@rule
def leaving_a_second(s: State, rings: int) -> int:
    """Between two marbles: those of these rings from which one may be taken so that the second can move (R60)."""
    scratch = np.empty(1, RECORD)
    found = 0
    while rings:
        here = first(rings)
        rings &= rings - 1
        scratch[0] = s
        take(scratch[0], s.place[here])
        if second_possible(scratch[0]):
            found |= 1 << here
    return found


@rule
def take(s: State, c: int) -> None:
    """One marble leaves for good; the captor gets one of his own into his supply (R27)."""
    v = victim(s)
    s.need[s.label[c], v] -= 1
    add_marbles(s, v, c, -1)
    gain(s, 1)
    s.by_circle[s.seat] += 1


@rule
def take_what_is_due(s: State) -> None:
    """Where only one ring is left to take from nobody is asked; when all is taken the turn goes on, without a second look (R38)."""
    while victim(s) != NONE:
        rings = rings_to_take_from(s)
        if count(rings) > 1:
            s.phase = Phase.TAKE
            return
        take(s, s.place[first(rings)])
    for c in range(PLACES):
        s.label[c] = 0
    if goes_on(s):
        next_step(s)
    else:
        end_turn(s)


# --- A turn ----------------------------------------------------------------------------------------------------------


@rule
def actions(s: State, moves: Ints) -> int:
    """Lay, change rings or move, whatever can be done in full; the first turn is always laying (R6)."""
    n = 0
    if not s.started[s.seat] or can_place(s, s.seat):
        moves[n] = CHOOSE_PLACE
        n += 1
    if s.started[s.seat] and may_change(s, s.seat):
        moves[n] = CHOOSE_CHANGE
        n += 1
    if s.started[s.seat] and can_move(s, s.seat):
        moves[n] = CHOOSE_MOVE
        n += 1
    return n


@rule
def choose(s: State, kind: int) -> None:
    """Exactly one of the three actions; none has to lay or to capture (R56)."""
    s.kind = kind
    mark_old_circles(s)
    match kind:
        case 0:
            s.phase, s.left = Phase.PLACE, LAY
            s.entries = entry_rings(s, s.seat)
        case 1:
            s.phase, s.left = Phase.LIFT, SWAP
        case _:
            s.phase = Phase.FROM1


@rule
def finish_step(s: State) -> None:
    """After each marble laid or moved and each ring put: has the mover closed a circle (R36, R40)?"""
    if s.circle == Circle.AT_ONCE and judge_circles(s):
        if s.kind == CHOOSE_MOVE and s.left:
            s.took1 = 1  # R61
        take_what_is_due(s)
    elif goes_on(s):
        next_step(s)
    else:
        close_action(s)


@rule
def goes_on(s: State) -> bool:
    """Is a step of the action still to come? Where one marble is enough, only if a second can move."""
    return s.left > 0 and (s.kind != CHOOSE_MOVE or not s.move_min or second_possible(s))


@rule
def next_step(s: State) -> None:
    """On with the action where it was; with chain_entry what was laid and taken opens rings (R13)."""
    match s.kind:
        case 0:
            s.phase = Phase.PLACE
            if s.chain_entry:
                s.entries = entry_rings(s, s.seat)
        case 1:
            s.phase = Phase.PUT
        case _:
            s.phase, s.left = Phase.FROM2, 0


@rule
def close_action(s: State) -> None:
    """Tables may look for circles only here, at the end of an action; what they free does not reopen it."""
    s.left = 0
    if s.circle == Circle.END_OF_ACTION and judge_circles(s):
        take_what_is_due(s)
    else:
        end_turn(s)


@rule
def end_turn(s: State) -> None:
    """Remember what matters of this turn, let go who is stuck and pass on to the next living seat."""
    s.barrier += 1
    s.started[s.seat] = 1
    s.last_changed = s.own_changed[s.seat] = s.kind == CHOOSE_CHANGE
    s.turns += 1
    s.quiet = 0 if s.progress else s.quiet + 1
    clear_action(s)
    if s.leave == Leave.AT_ONCE:
        let_go_after_turn(s)
    s.seat = next_living(s, s.seat)
    begin_turn(s)


@rule
def clear_action(s: State) -> None:
    s.kind = s.left = s.took1 = s.progress = 0
    for i in range(len(s.trail)):
        s.trail[i] = NONE
    forget_marks(s)


@rule
def forget_marks(s: State) -> None:
    if s.marked:
        s.marked = 0
        for p in range(SEATS):
            for c in range(PLACES):
                s.mark[p, c] = 0


@rule
def next_living(s: State, p: int) -> int:
    """The next seat clockwise that is still in the game."""
    p = (p + 1) % s.n
    while not s.alive[p]:
        p = (p + 1) % s.n
    return p


@rule
def let_go_after_turn(s: State) -> None:
    """After every turn whoever is stuck leaves (R51), from the mover's left, the mover last (R53), until all who stay can act (R63)."""
    gone = True
    while gone:
        gone = False
        for step in range(1, s.n + 1):
            p = (s.seat + step) % s.n
            if living(s) > 1 and s.alive[p] and must_leave(s, p):
                leave(s, p)
                gone = True


@rule
def let_go_before_turn(s: State) -> None:
    """Tables may ask each player only when his turn begins: then who has resigned or is stuck leaves."""
    let_resigned_go(s)
    while living(s) > 1 and must_leave(s, s.seat):
        leave(s, s.seat)
        s.seat = next_living(s, s.seat)


@rule
def begin_turn(s: State) -> None:
    """The last one left wins, able to move or not (R54); otherwise the next one chooses, unless a limit is reached."""
    if s.leave == Leave.TURN_START:
        let_go_before_turn(s)
    if living(s) == 1 or is_limit_reached(s):
        s.phase, s.turn = Phase.OVER, OVER
    else:
        s.phase, s.turn = Phase.CHOOSE, s.seat


@rule
def living(s: State) -> int:
    return s.alive[0] + s.alive[1] + s.alive[2] + s.alive[3]


@rule
def must_leave(s: State, p: int) -> bool:
    """Neither laying nor moving is left (R49), after the first turn; being able to change rings saves nobody (R50)."""
    return s.resigned[p] == 1 or (s.started[p] == 1 and not can_place(s, p) and not can_move(s, p))


@rule
def leave(s: State, p: int) -> None:
    """All his marbles on the board and in his supply go out of the game, and nobody gains them (R52)."""
    s.out_order[p] = s.n - living(s) + 1
    s.alive[p] = s.supply[p] = s.quiet = 0
    for c in range(PLACES):
        if s.cnt[p, c]:
            s.cnt[p, c] = 0
            know_marbles(s, c)


@rule
def resign(s: State, p: int) -> None:
    """Who gives up leaves when the running turn is over; at once if it is his own, whose half-finished action is taken back before."""
    s.barrier += 1
    s.resigned[p] = 1
    if s.phase == Phase.CHOOSE and s.seat == p:
        if s.leave == Leave.AT_ONCE:
            leave(s, p)
            let_go_after_turn(s)
            s.seat = next_living(s, p)
        begin_turn(s)


@rule
def let_resigned_go(s: State) -> None:
    for step in range(s.n):
        p = (s.seat + step) % s.n
        if s.resigned[p] and s.alive[p] and living(s) > 1:
            leave(s, p)
    if not s.alive[s.seat]:
        s.seat = next_living(s, s.seat)


@rule
def is_limit_reached(s: State) -> bool:
    """Against endless play (R55): too many turns without laying or capture, or too many turns in all."""
    return is_too_quiet(s) or s.turns >= ROUND_CAPS[s.round_cap] * s.n


@rule
def is_too_quiet(s: State) -> bool:
    return s.quiet >= LEAST_QUIET + s.quiet_limit


# --- The end ---------------------------------------------------------------------------------------------------------


@rule
def total(s: State, p: int) -> int:
    """Marbles on the board and in the supply."""
    return marbles_on(s, p, s.own[p]) + s.supply[p]


@rule
def is_ahead(s: State, p: int, other: int) -> bool:
    """The living before those who left; among these the later one; among the living more marbles, then more on unshared rings."""
    if not (s.alive[p] and s.alive[other]):
        return s.alive[p] > s.alive[other] or s.out_order[p] > s.out_order[other] > 0
    if total(s, p) != total(s, other):
        return total(s, p) > total(s, other)
    return marbles_on(s, p, ~s.shared) > marbles_on(s, other, ~s.shared)


@rule
def result(s: State, places: Ints, points: Ints) -> None:
    """Places, shared by equals, and the marbles at the end as points."""
    for p in range(s.n):
        points[p] = total(s, p)
        places[p] = 1
        for other in range(s.n):
            places[p] += is_ahead(s, other, p)


# --- Moves -----------------------------------------------------------------------------------------------------------


@rule
def list_rings(s: State, cells: int, base: int, moves: Ints, n: int) -> int:
    """Write base + place for each ring of a set, ascending, from moves[n] on; where the list ends."""
    while cells:
        moves[n] = base + s.place[first(cells)]
        cells &= cells - 1
        n += 1
    return n


@rule
def legal(s: State, moves: Ints) -> int:
    match s.phase:
        case Phase.CHOOSE:
            return actions(s, moves)
        case Phase.PLACE:
            return list_rings(s, s.entries, PLACE, moves, 0)
        case Phase.LIFT:
            return list_rings(s, liftable_rings(s), LIFT, moves, 0)
        case Phase.PUT:
            return places_for_a_ring(s, moves)
        case Phase.FROM1:
            return list_rings(s, sources(s, s.seat), FROM, moves, 0)
        case Phase.FROM2:
            moves[0] = STOP
            return list_rings(s, sources(s, s.seat), FROM, moves, s.move_min)
        case Phase.TO1 | Phase.TO2:
            return list_rings(s, targets_of(s, s.seat, s.cell[s.trail[2]], True), TO, moves, 0)
        case Phase.TAKE:
            return list_rings(s, rings_to_take_from(s), TAKE, moves, 0)
        case _:
            return 0


@rule
def apply(s: State, move: int) -> None:
    match s.phase:
        case Phase.CHOOSE:
            choose(s, move)
        case Phase.PLACE:
            lay(s, move - PLACE)
        case Phase.LIFT:
            lift(s, move - LIFT)
        case Phase.PUT:
            put(s, move - PUT)
        case Phase.TO1 | Phase.TO2:
            arrive(s, move - TO)
        case Phase.TAKE:
            take(s, move - TAKE)
            take_what_is_due(s)
        case _:
            if move == STOP:
                close_action(s)
            else:
                pick_up(s, move - FROM)


# --- Chance: none. The table draws who sits where before the game (R3) ----------------------------------------------


@rule
def draw(s: State, rng: Ints, outcome: Ints) -> int:
    return 0


@rule
def possible(s: State, outcome: Ints, n: int) -> bool:
    return False


@rule
def settle(s: State, outcome: Ints) -> None:
    pass
