"""What a seat sees of Race, as plain data for a screen. The record given is already hidden for that seat."""

from typing import Any

from quartett.engine import NONE, ints
from quartett.games.race.data import FINISH, FULL_HAND, KNONSTERS, P4, PLACE_POINTS, PLACES, TYPES
from quartett.games.race.preview import board_after
from quartett.games.race.rules import (
    ROBOT,
    Phase,
    State,
    bet_points,
    cards_in_set,
    hidden_stars,
    is_favorite,
    lead,
    moved_by,
    points_of,
    rank,
    result,
    share,
    steps_of,
    usable,
)


def view(s: State, seat: int) -> dict[str, Any]:
    return {
        "phase": Phase(s.phase).name,
        "turn": int(s.turn),
        "seat": seat,
        "options": {name: int(getattr(s, name)) for name in ("win_bet", "superpowers", "card_set", "finished_leader")},
        "track": [on_track(s, seat, k) for k in range(KNONSTERS)],
        "podium": [int(s.podium[i]) for i in range(int(s.finishers))],
        "place_points": list(PLACE_POINTS),
        "players": [player(s, seat, p) for p in range(int(s.n))],
        "hand": [card(s, seat, t) for t in range(TYPES) if seat != NONE and s.hand[seat, t]],
        "powers": [power(s, seat, k) for k in range(KNONSTERS)] if s.superpowers else [],
        "pending": int(s.pending),
        "picks": [int(s.fav[seat, i]) for i in range(int(s.npick))] if seat != NONE and s.chooser == seat else [],
        "chooser": int(s.chooser) if s.phase == Phase.FAV else NONE,
        "start": int(s.start),
        "turns": int(s.turns),
        "turns_left": turns_left(s),
        "pile": int(s.pile),
        "played": [int(s.played[t]) for t in range(TYPES)],
        "restarts": int(s.restarts),
        "asked": bool(s.asked),
        "sheet": point_sheet(s) if s.phase == Phase.OVER else [],
    }


def on_track(s: State, seat: int, k: int) -> dict[str, Any]:
    own_rank = int(rank(s, k))
    return {
        "knonster": k,
        "pos": int(s.pos[k]),
        "finished": bool(s.pos[k] == FINISH),
        "rank": own_rank,
        "shared": [int(rank(s, other)) for other in range(KNONSTERS)].count(own_rank) > 1,
        "behind": int(lead(s) - s.pos[k]),
        "to_finish": int(FINISH - s.pos[k]),
        "favorite": favorite_mark(s, seat, k),
    }


def favorite_mark(s: State, seat: int, k: int) -> str:
    """ "", "heart", or "winner" for the predicted winner."""
    if seat == NONE or not is_favorite(s, seat, k):
        return ""
    return "winner" if s.win_bet and s.fav[seat, 0] == k else "heart"


def card(s: State, seat: int, t: int) -> dict[str, Any]:
    """A card of the own hand with what it would do now."""
    steps = int(steps_of(s, t))
    k = int(moved_by(s, t))
    return {
        "type": t,
        "count": int(s.hand[seat, t]),
        "group": t % 4 if t < P4 else KNONSTERS,
        "moves": k,
        "steps": steps,
        "target": int(s.pos[k]) + steps if k != NONE else NONE,
        "after": board_after(s, int(s.pending), t),
    }


def power(s: State, seat: int, k: int) -> dict[str, Any]:
    """A superpower: who spent it, and which cards of the own hand it could be used with now."""
    mine = seat != NONE and bool(is_favorite(s, seat, k))
    open_to_me = mine and s.used[k] == NONE
    cards = [t for t in range(TYPES) if open_to_me and s.hand[seat, t] and usable(s, k, t)]
    return {
        "knonster": k,
        "used_by": int(s.used[k]),
        "mine": mine,
        "cards": cards,
        "after": [board_after(s, k, t) for t in cards],
    }


def player(s: State, seat: int, p: int) -> dict[str, Any]:
    known = p == seat or s.phase == Phase.OVER
    return {
        "seat": p,
        "cards": int(s.held[p]),
        "steps": [int(s.steps[p, k]) for k in range(KNONSTERS)],
        "spent": [k for k in range(KNONSTERS) if s.used[k] == p],
        "chosen": s.phase not in (Phase.DEAL, Phase.FAV) or p < int(s.chooser),
        "favorites": [int(s.fav[p, i]) for i in range(2) if s.fav[p, i] != NONE] if known else [],
        "robot": bool(s.auto[p] == ROBOT),
        "auto": int(s.auto[p]),
    }


def turns_left(s: State) -> int:
    """Turns before the deck ends the game, the last one included."""
    if s.phase == Phase.DEAL:
        return 0
    return int(cards_in_set(s) - FULL_HAND * s.n + 1 - s.turns)


def point_sheet(s: State) -> list[dict[str, Any]]:
    """For each seat what each podium place and the bet brought, the stars, the points and the place."""
    places, points = ints(int(s.n)), ints(int(s.n))
    result(s, places, points)
    return [seat_sheet(s, p, int(places[p])) for p in range(int(s.n))]


def seat_sheet(s: State, p: int, place: int) -> dict[str, Any]:
    return {
        "seat": p,
        "shares": [int(share(s, p, i, s.podium[i])) for i in range(PLACES)],
        "bet": int(bet_points(s, p, s.podium)),
        "stars": int(hidden_stars(s, p)),
        "points": int(points_of(s, p, s.podium)),
        "place": place,
    }
