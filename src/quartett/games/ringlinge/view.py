"""What is seen of Ringlinge, as plain data for a screen. Everything is public; only whose eyes they are differs."""

from typing import Any

from quartett.engine import NONE, copy, ints
from quartett.games.ringlinge.board import free_marbles, place_name, places_of, pockets, strength
from quartett.games.ringlinge.data import COORDINATES, LAY, LEAST_QUIET, PLACES, ROUND_CAPS, SWAP
from quartett.games.ringlinge.options import OPTIONS
from quartett.games.ringlinge.rules import (
    CHOOSE_CHANGE,
    CHOOSE_MOVE,
    CHOOSE_PLACE,
    MOVES,
    PLACE,
    TO,
    Phase,
    State,
    can_place,
    captures,
    is_held,
    legal,
    marbles_on,
    meets_others,
    pocket_owing,
    result,
    spread,
    total,
    victim,
)
from quartett.games.ringlinge.words import why_not

ACTIONS = (CHOOSE_PLACE, CHOOSE_CHANGE, CHOOSE_MOVE)
WHOLE_TURN = 3  # times the increment of a clock


def view(s: State, seat: int) -> dict[str, Any]:
    moves = legal_moves(s)
    return {
        "phase": Phase(s.phase).name,
        "turn": int(s.turn),
        "seat": seat,
        "options": {option.name: int(getattr(s, option.name)) for option in OPTIONS},
        "rules": {option.name: option.values[getattr(s, option.name)] for option in OPTIONS},
        "rings": rings(s),
        "in_hand": rings_in_hand(s),
        "ghosts": [int(c) for c in s.trail if c != NONE] if rings_in_hand(s) else [],
        "targets": [target(s, move) for move in moves if move >= PLACE],
        "may_stop": bool(s.phase == Phase.FROM2 and s.move_min),
        "actions": [action(s, move, move in moves) for move in ACTIONS] if s.phase == Phase.CHOOSE else [],
        "left": int(s.left),
        "source": int(s.trail[2]),
        "linked": linked(s) if s.phase == Phase.PLACE else [],
        "circles": [circle for m in range(int(s.n)) if s.alive[m] for circle in circles_of(s, m)],
        "taking": taking(s) if s.phase == Phase.TAKE else None,
        "players": [player(s, p) for p in range(int(s.n))],
        "last_changed": bool(s.last_changed),
        "turns": int(s.turns),
        "most_turns": ROUND_CAPS[int(s.round_cap)] * int(s.n),
        "quiet": int(s.quiet),
        "quiet_limit": LEAST_QUIET + int(s.quiet_limit),
    }


def is_out(s: State, seat: int) -> bool:
    return not s.alive[seat]


def earns(before: State, after: State) -> int:
    """A turn has many steps: it earns when it is over, and then as much as three cards elsewhere."""
    return WHOLE_TURN if after.barrier != before.barrier else 0


def legal_moves(s: State) -> list[int]:
    moves = ints(MOVES)
    return [int(moves[i]) for i in range(legal(s, moves))]


def rings(s: State) -> list[dict[str, Any]]:
    """All rings on the board. The record is read once for all of them: it is asked after every move, for everybody."""
    marbles = list(zip(*(map(int, s.cnt[p]) for p in range(int(s.n))), strict=True))
    border = set() if rings_in_hand(s) else set(places_of(s, int(s.border)))
    return [ring(c, list(marbles[c]), c in border) for c, there in enumerate(s.ring) if there]


def ring(c: int, marbles: list[int], at_border: bool) -> dict[str, Any]:
    colours = sum(n > 0 for n in marbles)
    return {
        "place": c,
        "name": place_name(c),
        "at": list(COORDINATES[c]),
        "marbles": marbles,
        "shared": colours > 1,
        "full": sum(marbles) == (3 if colours == 1 else 4),
        "border": at_border,
    }


def rings_in_hand(s: State) -> int:
    if s.phase == Phase.LIFT:
        return SWAP - int(s.left)
    return int(s.left) if s.kind == CHOOSE_CHANGE else 0  # a circle may have to be emptied meanwhile


def target(s: State, move: int) -> dict[str, Any]:
    """A legal step: where, what it captures at once, whether it blocks the ring, and on how many rings a put ring would lean."""
    c = (move - PLACE) % PLACES
    arrives = s.phase in (Phase.TO1, Phase.TO2)
    takes = arrives and bool(captures(s, int(s.seat), c))
    return {
        "move": move,
        "place": c,
        "name": place_name(c),
        "at": list(COORDINATES[c]),
        "captures": sum(int(s.cnt[p, c]) for p in range(int(s.n)) if p != s.seat) if takes else 0,
        "blocks": arrives and not takes and bool(meets_others(s, int(s.seat), move - TO)),
        "contacts": int(s.contacts[c]) if s.phase == Phase.PUT else 0,
    }


def action(s: State, move: int, offered: bool) -> dict[str, Any]:
    """One of the three actions, and the rule that forbids it if one does."""
    if offered:
        return {"move": move, "offered": True, "why": None}
    reason = why_not(s, move)
    return {"move": move, "offered": False, "why": {"message": reason.message, "fill": dict(reason.fill)}}


def linked(s: State) -> list[int]:
    """The rings of the groups that reach the border."""
    own = s.own[s.seat]
    return places_of(s, int(spread(s, own & s.border, own)))


def circles_of(s: State, m: int) -> list[dict[str, Any]]:
    """The circles m has closed: around which rings, whom they hold, and how strong they are."""
    if s.phase in (Phase.LIFT, Phase.PUT):
        return []  # the board is in pieces
    t = copy(s)
    t.seat = m
    return [circle(t, m, v, pocket) for pocket in pockets(t, m) for v in range(int(t.n)) if is_held(t, v, pocket)]


def circle(s: State, m: int, v: int, pocket: int) -> dict[str, Any]:
    return {
        "captor": m,
        "victim": v,
        "inside": places_of(s, pocket & int(s.rings)),
        "strength": strength(s, m, pocket),
        "against": int(marbles_on(s, v, pocket)),
    }


def taking(s: State) -> dict[str, int]:
    v = int(victim(s))
    return {"victim": v, "need": int(s.need[pocket_owing(s, v), v])}


def player(s: State, p: int) -> dict[str, Any]:
    supply, free = int(s.supply[p]), free_marbles(s, p)
    return {
        "seat": p,
        "alive": bool(s.alive[p]),
        "left": int(s.out_order[p]),
        "supply": supply,
        "total": int(total(s, p)),
        "alone": int(marbles_on(s, p, ~s.shared)),
        "free": free,
        "blocked": int(marbles_on(s, p, s.shared)),
        "captures_to_lay": max(0, LAY - supply),
        "in_danger": bool(s.alive[p] and s.started[p]) and free < 2 - s.move_min and not can_place(s, p),
        "changed": bool(s.own_changed[p]),
        "by_majority": int(s.by_majority[p]),
        "by_circle": int(s.by_circle[p]),
        "place": place_now(s, p),
    }


def place_now(s: State, p: int) -> int:
    """The place if the limit were reached now."""
    places, points = ints(int(s.n)), ints(int(s.n))
    result(s, places, points)
    return int(places[p])
