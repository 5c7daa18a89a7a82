"""What a seat sees of Berzerka, as plain data for a screen. The record given is already hidden for that seat."""

from typing import Any

from quartett.engine import NONE, OVER, copy, ints
from quartett.engine.record import as_dict
from quartett.games.berzerka.data import (
    CARDS,
    CONTRACTS,
    DEALT,
    LOW_SCALE,
    ORDER,
    RANKS,
    SCALES,
    SEATS,
    STRENGTH,
    TRICKS,
    Order,
)
from quartett.games.berzerka.rules import (
    CAPS,
    DISCARDED,
    Key,
    Phase,
    State,
    contract_played,
    deciding_key,
    declarer_count,
    first_scale,
    first_to_exchange,
    is_finished,
    last_completion,
    lower_is_better,
    may_bid,
    pile,
    playable,
    points_of,
    ranks_before,
    recorded,
    result,
    row_is_complete,
    row_points,
)
from quartett.games.berzerka.secrets import find_takers, lies_open

Fields = dict[str, Any]  # the record as plain numbers
OPTIONS = ("length", "contract_set", "less_mizerka", "hotseat_discards_first", "must_overtrump", "penalty_mode", "start_values")


def view(s: State, seat: int) -> dict[str, Any]:
    now = as_dict(s)  # plain numbers: reading a record field by field is slow outside compiled code
    return {
        "phase": Phase(now["phase"]).name,
        "turn": now["turn"],
        "seat": seat,
        "options": {**{name: now[name] for name in OPTIONS}, "overbid_cap": CAPS[now["overbid_cap"]]},
        "hand_no": now["hand_no"],
        "hands": SEATS * now["rows"],
        "forehand": now["forehand"],
        "board": [row(s, now, r) for r in range(now["rows"])] if now["hand_no"] else [],
        "totals": [int(points_of(s, p)) for p in range(SEATS)],
        "players": [player(s, now, p) for p in range(SEATS)],
        "auction": auction(s, now, seat),
        "contract": contract(s, now),
        "exchange": exchange(s, now, seat),
        "trick": {"number": now["trick_no"], "leader": now["leader"], "cards": lying(now), "best": best_lying(now)},
        "last_trick": last_trick(now),
        "won_by": [p for p in now["won_by"] if p != NONE],
        "hand": hand(s, now, seat, seat) if seat != NONE else [],
        "open_hand": hand(s, now, now["declarer"], seat) if lies_open(s) and now["declarer"] != seat else [],
        "if_it_ended_now": if_it_ended_now(s, now),
        "sheet": sheet(s) if now["turn"] == OVER else [],
    }


def earns(before: State, after: State) -> int:
    """A bid and a card do; discards only when the last is made."""
    return int(before.phase != Phase.EXCHANGE or after.turn != before.turn)


def listed(cards: int) -> list[int]:
    """A set of cards as a list."""
    return [card for card in range(CARDS) if cards >> card & 1]


# --- The contract board ----------------------------------------------------------------------------------------------


def row(s: State, now: Fields, r: int) -> dict[str, Any]:
    complete = bool(row_is_complete(s, r))
    played = CONTRACTS[now["contract"][r] - 1]
    return {
        "row": r,
        "contract": now["contract"][r],
        "trump_from": played.trump.name,
        "order": played.order.name,
        "objective": played.objective.name,
        "value": now["value"][r],
        "start": now["start"][r],
        "lower_is_better": bool(lower_is_better(now["contract"][r])),
        "complete": complete,
        "cells": [cell(s, now, p, r) for p in range(SEATS)],
        "decided_by": [decided_by(s, *pair, r) for pair in neighbours(s, r)] if complete else [],
    }


def cell(s: State, now: Fields, p: int, r: int) -> dict[str, Any]:
    """One player's cell of a row; `completed` is 1 for who completed it first, `place` as it stands so far."""
    earlier = sum(1 for other in range(SEATS) if 0 < now["fin"][other][r] < now["fin"][p][r])
    done = bool(now["done"][p][r])
    return {
        "done": done,
        "record": now["rec"][p][r],
        "discards": now["disc"][p][r],
        "raised": bool(now["raised"][p][r]),
        "completed": earlier + 1 if done else 0,
        "place": place_in_row(s, p, r),
        "points": int(row_points(s, p, r)) if done else 0,
    }


def place_in_row(s: State, p: int, r: int) -> int:
    """Among those who have played it; 0 for who has not."""
    return sum(1 for other in range(SEATS) if s.done[other, r] and (other == p or ranks_before(s, other, p, r))) if s.done[p, r] else 0


def neighbours(s: State, r: int) -> list[tuple[int, int]]:
    """In a complete row the first with the second and the second with the third."""
    order = sorted(range(SEATS), key=lambda p: -sum(bool(ranks_before(s, p, other, r)) for other in range(SEATS)))
    return [(order[0], order[1]), (order[1], order[2])]


def decided_by(s: State, p: int, other: int, r: int) -> str:
    """Which of the keys put one before the other."""
    return Key(deciding_key(s, p, other, r)).name


def if_it_ended_now(s: State, now: Fields) -> dict[str, Any]:
    """The number the declarer would write down now, and how it stands against those already in the row."""
    if now["phase"] != Phase.PLAY:
        return {}
    p, r = now["declarer"], now["row"]
    won = int(declarer_count(s))
    then = copy(s)
    then.rec[p, r] = recorded(s, won)
    then.disc[p, r], then.fin[p, r] = now["exch_cnt"][p], now["hand_no"]
    against = [other for other in range(SEATS) if now["done"][other][r]]
    return {
        "count": won,
        "record": int(then.rec[p, r]),
        "rank": 1 + sum(bool(ranks_before(then, other, p, r)) for other in against),
        "against": [{"seat": other, "decided_by": decided_by(then, p, other, r)} for other in against],
    }


def sheet(s: State) -> list[dict[str, Any]]:
    """The end: points, places, and the hand of the last contract, which breaks ties."""
    places, points = ints(SEATS), ints(SEATS)
    result(s, places, points)
    return [
        {"seat": p, "points": int(points[p]), "place": int(places[p]), "last_completion": int(last_completion(s, p))} for p in range(SEATS)
    ]


# --- Players and auction ---------------------------------------------------------------------------------------------


def player(s: State, now: Fields, p: int) -> dict[str, Any]:
    return {
        "seat": p,
        "cards": now["held"][p],
        "tricks": now["won_by"].count(p),
        "finished": bool(is_finished(s, p)),
        "passed": bool(now["passed"][p]),
        "bid": now["bid"][p],
        "discards": now["exch_cnt"][p],
        "cannot_hold": listed(now["cannot_hold"][p]),
    }


def auction(s: State, now: Fields, seat: int) -> dict[str, Any]:
    """The overbid card, and what the own next bid or pass would do."""
    bidding, hotseat = now["phase"] == Phase.BID, now["phase"] == Phase.HOTSEAT
    mine = seat != NONE and ((bidding and not now["passed"][seat]) or (hotseat and now["declarer"] == seat))
    return {
        "standing": now["standing"],
        "penalty": now["penalty"],
        "next_penalty": now["penalty"] + (now["standing"] != NONE),
        "seven_cards": 0 < now["pointer"] < DEALT,
        "biddable": [r for r in range(now["rows"]) if mine and may_bid(s, seat, r)],
        "locked": now["bid"][seat] if mine else NONE,
        "pass_means": pass_means(now, seat) if bidding and now["turn"] == seat else "",
    }


def pass_means(now: Fields, seat: int) -> str:
    """A warning before passing: "hotseat" or "hands_over" if the auction would end with it."""
    if sum(1 for p in range(SEATS) if p != seat and not now["passed"][p]) > (now["standing"] != NONE):
        return ""
    return "hotseat" if now["standing"] == NONE else "hands_over"


# --- The contract of this hand ---------------------------------------------------------------------------------------


def contract(s: State, now: Fields) -> dict[str, Any]:
    """What is played, by whom, and the order of ranks from strong to weak; empty before it is known."""
    number = int(contract_played(s))
    if not number:
        return {}
    scale, trump_scale = scales_now(s, now)
    played = CONTRACTS[number - 1]
    return {
        "row": now["row"],
        "contract": number,
        "declarer": now["declarer"],
        "hotseat": bool(now["via_hotseat"]),
        "penalty": now["penalty"],
        "value": now["value"][now["row"]],
        "trump": now["trump"],
        "trump_from": played.trump.name,
        "order": played.order.name,
        "order_bit": now["order_bit"],
        "number": now["number"],
        "objective": played.objective.name,
        "target": played.target,
        "weights": list(played.weights),
        "open": played.open,
        "to_name": now["to_name"],
        "ranks": list(SCALES[scale]),
        "trump_ranks": list(SCALES[trump_scale]),
    }


def scales_now(s: State, now: Fields) -> tuple[int, int]:
    """Outside and inside the trump suit, as announced so far; before play as the first trick will have them."""
    if now["trick_no"]:
        return now["scale"], now["trump_scale"]
    scale = int(first_scale(s))
    return scale, LOW_SCALE if ORDER[contract_played(s)] == Order.TRUMP_LOW else scale


def exchange(s: State, now: Fields, seat: int) -> dict[str, Any]:
    """The pile, who is still to come, and one's own discards."""
    in_pile = int(pile(s)) if now["pointer"] >= DEALT else 0
    acting = now["phase"] == Phase.EXCHANGE and now["turn"] == seat
    first = int(first_to_exchange(s)) if now["row"] != NONE else NONE
    return {
        "pile": in_pile,
        "left": now["exch_left"],
        "order": [(first + i) % SEATS for i in range(SEATS)] if first != NONE else [],
        "may_discard": in_pile - now["exch_cnt"][seat] if acting else 0,
        "my_discards": [card for card in range(CARDS) if seat != NONE and now["loc"][card] == DISCARDED + seat],
    }


# --- Cards -----------------------------------------------------------------------------------------------------------


def hand(s: State, now: Fields, p: int, seat: int) -> list[dict[str, Any]]:
    """A hand sorted by suit and present strength; new cards are marked for their owner, playable ones for the seat to move."""
    scale, trump_scale = scales_now(s, now)
    new = cards_drawn(s, now, p) if p == seat else []
    may_play = listed(int(playable(s, now["hand"][p]))) if now["phase"] == Phase.PLAY and now["turn"] == p else []
    cards = []
    for card in listed(now["hand"][p]):
        strong = int(STRENGTH[trump_scale if card // RANKS == now["trump"] else scale, card])
        cards.append({"card": card, "strength": strong, "new": card in new, "playable": card in may_play})
    return sorted(cards, key=lambda held: (held["card"] // RANKS, -held["strength"]))


def cards_drawn(s: State, now: Fields, p: int) -> list[int]:
    """What this seat has drawn from the pile."""
    if now["pointer"] <= DEALT:
        return []
    takers = ints(CARDS)
    find_takers(s, takers)
    return [now["deck"][place] for place in range(DEALT, now["pointer"]) if takers[place] == p]


def lying(now: Fields) -> list[dict[str, int]]:
    """The current trick: who played what."""
    return [{"seat": (now["leader"] + i) % SEATS, "card": card} for i, card in enumerate(now["table"]) if card != NONE]


def best_lying(now: Fields) -> int:
    """Who is winning the trick so far."""
    return (now["leader"] + now["best"]) % SEATS if now["table"][0] != NONE else NONE


def last_trick(now: Fields) -> dict[str, Any]:
    done = TRICKS - now["won_by"].count(NONE)
    if not done:
        return {}
    leader = now["won_by"][done - 2] if done > 1 else now["declarer"]
    played = now["played"][SEATS * (done - 1) : SEATS * done]
    cards = [{"seat": (leader + i) % SEATS, "card": card} for i, card in enumerate(played)]
    return {"number": done, "cards": cards, "winner": now["won_by"][done - 1]}
