"""Ringlinge in sentences: what a move does, what follows from it, and why one is not allowed."""

from collections.abc import Sequence
from functools import reduce

from quartett.engine import Happening, Say, copy, say
from quartett.games.ringlinge.board import place_name
from quartett.games.ringlinge.data import LAY, LEAST_QUIET, MOST_OF_ONE, PLACES, Entry
from quartett.games.ringlinge.happenings import Blocked, Circle, Freed, Majority, Out, Quiet, Sheet, Taken, Taking
from quartett.games.ringlinge.rules import (
    CHOOSE_CHANGE,
    CHOOSE_MOVE,
    CHOOSE_PLACE,
    FROM,
    LIFT,
    MOVES,
    PLACE,
    PUT,
    STOP,
    TAKE,
    TO,
    Phase,
    State,
    apply,
    entry_rings,
    meets_others,
    on_trail,
    pocket_owing,
    reach,
    room_for,
    second_targets,
    victim,
)
from quartett.games.ringlinge.rules import may_lift as stays_one_piece

COLOURS = "ABCD"
CHOICES = ("place", "change", "move", "stop")
STEPS = {PLACE: "lay", LIFT: "lift", PUT: "put", FROM: "from", TO: "to", TAKE: "take"}
PHASES = {int(phase): phase for phase in Phase}
STEP_OF_PHASE = {
    Phase.PLACE: PLACE,
    Phase.LIFT: LIFT,
    Phase.PUT: PUT,
    Phase.FROM1: FROM,
    Phase.FROM2: FROM,
    Phase.TO1: TO,
    Phase.TO2: TO,
    Phase.TAKE: TAKE,
}
QUIET_SAID, QUIET_NEAR = 10, 5  # of quiet turns every tenth is spoken of, and the last five
TOPICS = ("supply", "place", "change", "move", "link", "jump", "room", "blocked", "majority", "circle", "take", "leaving", "limit")
# The ruling behind a reason, where there is a clear one.
RULINGS = {
    "why-first_turn": "R6",
    "why-supply": "R11",
    "why-few_entries": "R11",
    "why-few_at_link": "R12",
    "why-changed_last": "R46",
    "why-you_changed": "R47",
    "why-no_change": "R48",
    "why-no_two_moves": "R7",
    "why-two_marbles": "R7",
    "why-lay_on_empty": "R14",
    "why-not_linked": "R12",
    "why-only_linked": "R12",
    "why-not_open_before": "R13",
    "why-one_piece": "R44",
    "why-vacated": "R43",
    "why-touch_two": "R42",
    "why-blocked": "R22",
    "why-moved_already": "R8",
    "why-three": "R19",
    "why-full": "R19",
    "why-swap": "R10",
    "why-out_of_reach": "R17",
    "why-take_for_second": "R60",
}


def step_of(move: int) -> tuple[int, int]:
    """The kind of step, by its first number, and the place."""
    base = PLACE + (move - PLACE) // PLACES * PLACES
    return base, move - base


def short(move: int) -> str:
    """What a person types: place, change, move, stop; then lay H8, lift H8, put H8, from H8, to H8, take H8."""
    if move <= STOP:
        return CHOICES[move]
    base, c = step_of(move)
    return f"{STEPS[base]} {place_name(c)}"


def colour(p: int) -> Say:
    return say(f"colour-{COLOURS[p]}")


def move_words(s: State, move: int) -> Say:
    """What the seat to move does, without its name."""
    if move <= STOP:
        return say(f"move-{CHOICES[move]}")
    base, c = step_of(move)
    return say(f"move-{STEPS[base]}", place=place_name(c))


def effect_words(s: State, move: int) -> Say | None:
    """What follows from a step on this board, before it is made: captures, a blocked ring, who leaves (it may be the mover himself)."""
    after = copy(s)
    apply(after, move)
    p = int(s.seat)
    effects = []
    if after.by_majority[p] > s.by_majority[p]:
        effects.append(say("effect-majority", marbles=int(after.by_majority[p] - s.by_majority[p])))
    elif s.phase in (Phase.TO1, Phase.TO2) and meets_others(s, p, move - TO):
        effects.append(say("effect-blocked", place=place_name(move - TO)))
    if after.by_circle[p] > s.by_circle[p]:
        effects.append(say("effect-circle", marbles=int(after.by_circle[p] - s.by_circle[p])))
    if after.phase == Phase.TAKE and s.phase != Phase.TAKE:
        effects.append(say("effect-closes"))
    gone = [v for v in range(int(s.n)) if s.alive[v] and not after.alive[v]]
    for v in sorted(gone, key=lambda v: int(after.out_order[v])):
        effects.append(say("effect-self_leaves" if v == p else "effect-leaves", colour=colour(v)))
    if not effects:
        return None
    whole = effects[0]
    for effect in effects[1:]:
        whole = say("effect-and", first=whole, second=effect)
    return whole


# --- What a step led to


def happening_words(after: State, what: Happening) -> Say | None:
    """What that seat did, without its name; None where the move has said it."""
    match what:
        case Blocked():
            return say("happening-blocked", place=place_name(what.place), marbles=marbles(what.marbles))
        case Freed() if after.phase != Phase.OVER:
            return say("happening-freed", place=place_name(what.place), colour=colour(what.owner))
        case Majority():
            others = sorted((count for p, count in enumerate(what.marbles) if count and p != what.seat), reverse=True)
            count = "\N{NO-BREAK SPACE}:\N{NO-BREAK SPACE}".join(str(each) for each in (what.marbles[what.seat], *others))
            return say("happening-majority", place=place_name(what.place), taken=what.taken, count=count)
        case Circle():
            numbers = {"strength": what.strength, "against": what.against, "falls": what.falls}
            return say("happening-circle", places=names(what.inside), colour=colour(what.victim), **numbers)
        case Taking():
            return say("happening-taking", colour=colour(what.victim), marbles=what.marbles)
        case Taken() if len(what.places) > 1:
            return say("happening-taken", colour=colour(what.victim), places=names(what.places))
        case Out():
            return out_words(what)
        case Quiet() if is_worth_saying(what):
            return say("happening-quiet", turns=what.turns, limit=what.limit)
        case Sheet():
            return say("happening-sheet", ending=say(f"ending-{what.ending}", limit=LEAST_QUIET + int(after.quiet_limit)))
        case _:
            return None


def marbles(counts: Sequence[int]) -> Say:
    """Two amber, one blue."""
    each = [say("board-marbles", count=count, colour=colour(p)) for p, count in enumerate(counts) if count]
    return reduce(lambda first, second: say("list-and", first=first, second=second), each)


def names(places: Sequence[int]) -> str:
    return " ".join(place_name(c) for c in sorted(set(places)))


def out_words(what: Out) -> Say:
    if what.resigned:
        return say("happening-resigned")
    lay = say("out-supply", supply=what.supply) if what.lacks else say("out-rings")
    return say("happening-out", lay=lay, move=say("out-move", free=what.free))


def is_worth_saying(what: Quiet) -> bool:
    """Now and then, and when the end is near."""
    return what.turns % QUIET_SAID == 0 or what.limit - what.turns <= QUIET_NEAR


# --- Why a move is not allowed


def why_not(s: State, move: int) -> Say:
    """The rule that forbids a move that is not legal now."""
    if not 0 <= move < MOVES:
        return say("why-no_such_move")
    phase = PHASES[int(s.phase)]  # a thousand moves are asked about for every table that is shown
    if phase == Phase.CHOOSE:
        return why_not_action(s, move)
    if move == STOP and phase == Phase.FROM2:
        return say("why-two_marbles")
    base, c = step_of(move)
    if move < PLACE or base != STEP_OF_PHASE[phase]:
        return say("why-another_step", now=say(f"event-{phase.name}"))
    if not s.ring[c] and base != PUT:
        return say("why-no_ring", place=place_name(c))
    return REASONS[base](s, c)


def why_not_action(s: State, move: int) -> Say:
    p = int(s.seat)
    if move > CHOOSE_MOVE:
        return say("why-choose_first")
    if not s.started[p]:
        return say("why-first_turn")
    if move == CHOOSE_PLACE:
        if s.supply[p] < LAY:
            return say("why-supply", supply=int(s.supply[p]))
        return say("why-few_entries" if s.entry == Entry.BORDER else "why-few_at_link")
    if move == CHOOSE_CHANGE:
        if s.last_changed:
            return say("why-changed_last")
        return say("why-you_changed") if s.own_changed[p] else say("why-no_change")
    return say("why-no_move") if s.move_min else say("why-no_two_moves")


def why_not_lay(s: State, c: int) -> Say:
    if not s.empty >> s.cell[c] & 1:
        return say("why-lay_on_empty", place=place_name(c))
    if entry_rings(s, s.seat) >> s.cell[c] & 1:
        return say("why-not_open_before", place=place_name(c))
    return say("why-only_linked" if s.entry == Entry.CONNECTED and s.started[s.seat] else "why-not_linked", place=place_name(c))


def why_not_lift(s: State, c: int) -> Say:
    if not s.empty >> s.cell[c] & 1:
        return say("why-lift_empty", place=place_name(c))
    if not stays_one_piece(s, s.rings, s.cell[c]):
        return say("why-one_piece", place=place_name(c))
    return say("why-cannot_finish", place=place_name(c))


def why_not_put(s: State, c: int) -> Say:
    if s.ring[c]:
        return say("why-ring_lies_there", place=place_name(c))
    if on_trail(s, c):
        return say("why-vacated", place=place_name(c))
    return say("why-touch_two", place=place_name(c), contacts=int(s.contacts[c]))


def why_not_from(s: State, c: int) -> Say:
    p, here = int(s.seat), int(s.cell[c])
    if not s.cnt[p, c]:
        return say("why-not_yours", place=place_name(c))
    if s.shared >> here & 1:
        return say("why-blocked", place=place_name(c))
    if s.phase == Phase.FROM2 and s.trail[1] == c and s.cnt[p, c] == 1:
        return say("why-moved_already", place=place_name(c))
    if s.phase == Phase.FROM1 and reach(s, s.own[p], room_for(s, p), here):
        return say("why-no_second", place=place_name(c))
    return say("why-nowhere_to_go", place=place_name(c))


def why_not_to(s: State, c: int) -> Say:
    p, here, there = int(s.seat), int(s.cell[s.trail[2]]), int(s.cell[c])
    if here == there:
        return say("why-same_ring")
    if s.cnt[p, c] == MOST_OF_ONE:
        return say("why-three", place=place_name(c))
    if s.full >> there & 1:
        return say("why-full", place=place_name(c))
    if not reach(s, s.own[p], room_for(s, p), here) >> there & 1:
        return say("why-out_of_reach", place=place_name(c), source=place_name(int(s.trail[2])))
    if s.phase == Phase.TO2:
        assert not second_targets(s, p, here) >> there & 1
        return say("why-swap")
    return say("why-no_second_then", place=place_name(c))


def why_not_take(s: State, c: int) -> Say:
    v = int(victim(s))
    if s.cnt[v, c] and s.label[c] == pocket_owing(s, v):
        return say("why-take_for_second", place=place_name(c))
    return say("why-not_in_circle", place=place_name(c))


REASONS = {PLACE: why_not_lay, LIFT: why_not_lift, PUT: why_not_put, FROM: why_not_from, TO: why_not_to, TAKE: why_not_take}


def topics() -> dict[str, Say]:
    """Help by the name a person types."""
    return {name: say(f"help-{name}") for name in TOPICS}
