"""What a seat sees of Race, as plain data for a screen. The record given is already hidden for that seat."""

from typing import Any

from quartett.engine import NONE, ints
from quartett.engine.record import as_dict
from quartett.games.race.data import FINISH, FULL_HAND, KNONSTERS, P4, PLACE_POINTS
from quartett.games.race.preview import after_steps, board_after
from quartett.games.race.rules import (
    ROBOT,
    Phase,
    State,
    bet_points,
    cards_in_set,
    hidden_stars,
    is_favorite,
    moved_by,
    rank,
    result,
    share,
    steps_of,
    usable,
)

Fields = dict[str, Any]  # the record as plain numbers
OPTIONS = ("win_bet", "superpowers", "card_set", "finished_leader")


def view(s: State, seat: int) -> dict[str, Any]:
    now = as_dict(s)
    ranks = [int(rank(s, k)) for k in range(KNONSTERS)]
    hand = now["hand"][seat] if seat != NONE else []
    return {
        "phase": Phase(now["phase"]).name,
        "turn": now["turn"],
        "seat": seat,
        "options": {name: now[name] for name in OPTIONS},
        "track": [on_track(now, seat, k, ranks) for k in range(KNONSTERS)],
        "podium": now["podium"][: now["finishers"]],
        "place_points": list(PLACE_POINTS),
        "players": [player(now, seat, p) for p in range(now["n"])],
        "hand": [card(s, now, t, count) for t, count in enumerate(hand) if count],
        "powers": [power(s, now, seat, k, hand) for k in range(KNONSTERS)] if now["superpowers"] else [],
        "pending": now["pending"],
        "picks": now["fav"][seat][: now["npick"]] if seat != NONE and now["chooser"] == seat else [],
        "chooser": now["chooser"] if now["phase"] == Phase.FAV else NONE,
        "start": now["start"],
        "turns": now["turns"],
        "turns_left": turns_left(s),
        "pile": now["pile"],
        "played": [sum(copies) for copies in zip(*now["played"], strict=True)],
        "restarts": now["restarts"],
        "asked": bool(now["asked"]),
        "sheet": point_sheet(s) if now["phase"] == Phase.OVER else [],
    }


def earns(before: State, after: State) -> int:
    """A card does; Favorites, and what is asked besides, only when they are settled."""
    return int(before.phase == Phase.TURN or after.turn != before.turn)


def on_track(now: Fields, seat: int, k: int, ranks: list[int]) -> dict[str, Any]:
    pos = now["pos"][k]
    return {
        "knonster": k,
        "pos": pos,
        "finished": pos == FINISH,
        "rank": ranks[k],
        "shared": ranks.count(ranks[k]) > 1,
        "behind": max(now["pos"]) - pos,
        "to_finish": FINISH - pos,
        "favorite": favorite_mark(now, seat, k),
    }


def favorite_mark(now: Fields, seat: int, k: int) -> str:
    """ "", "heart", or "winner" for the predicted winner."""
    if seat == NONE or k not in now["fav"][seat]:
        return ""
    return "winner" if now["win_bet"] and now["fav"][seat][0] == k else "heart"


def card(s: State, now: Fields, t: int, count: int) -> dict[str, Any]:
    """A card of the own hand with what it would do now."""
    steps = int(steps_of(s, t))
    k = int(moved_by(s, t))
    plain = now["pending"] == NONE
    return {
        "type": t,
        "count": count,
        "group": t % 4 if t < P4 else KNONSTERS,
        "moves": k,
        "steps": steps,
        "target": now["pos"][k] + steps if k != NONE else NONE,
        "after": after_steps(now["pos"], now["phase"], k, steps) if plain else board_after(s, now["pending"], t),
    }


def power(s: State, now: Fields, seat: int, k: int, hand: list[int]) -> dict[str, Any]:
    """A superpower: who spent it, and which cards of the own hand it could be used with now."""
    mine = seat != NONE and k in now["fav"][seat]
    open_to_me = mine and now["used"][k] == NONE
    cards = [t for t, count in enumerate(hand) if open_to_me and count and usable(s, k, t)]
    return {
        "knonster": k,
        "used_by": now["used"][k],
        "mine": mine,
        "cards": cards,
        "after": [board_after(s, k, t) for t in cards],
    }


def player(now: Fields, seat: int, p: int) -> dict[str, Any]:
    known = p == seat or now["phase"] == Phase.OVER
    return {
        "seat": p,
        "cards": now["held"][p],
        "steps": now["steps"][p],
        "spent": [k for k, user in enumerate(now["used"]) if user == p],
        "chosen": now["phase"] not in (Phase.DEAL, Phase.FAV) or p < now["chooser"],
        "favorites": [k for k in now["fav"][p] if k != NONE] if known else [],
        "robot": now["auto"][p] == ROBOT,
        "auto": now["auto"][p],
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
    return [seat_sheet(s, p, int(places[p]), int(points[p])) for p in range(int(s.n))]


def seat_sheet(s: State, p: int, place: int, points: int) -> dict[str, Any]:
    return {
        "seat": p,
        "shares": [int(share(s, i, k)) if is_favorite(s, p, k) else 0 for i, k in enumerate(s.podium)],
        "bet": int(bet_points(s, p, s.podium)),
        "stars": int(hidden_stars(s, p)),
        "points": points,
        "place": place,
    }
