"""What a seat sees of Berzerka, as plain data for a screen. The record given is already hidden for that seat."""

from typing import Any

from quartett.engine import NONE, OVER, copy, ints
from quartett.engine.cards import has
from quartett.games.berzerka.data import (
    CARDS,
    DEALT,
    LIES_OPEN,
    LOW_SCALE,
    OBJECTIVE,
    ORDER,
    RANKS,
    SCALES,
    SEATS,
    STRENGTH,
    TARGET,
    TRICKS,
    TRUMP_FROM,
    WEIGHT,
    Objective,
    Order,
    Trump,
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
    left_of,
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
    suit_of,
)
from quartett.games.berzerka.secrets import lies_open, taker

OPTIONS = ("length", "contract_set", "less_mizerka", "hotseat_discards_first", "must_overtrump", "penalty_mode", "start_values")


def view(s: State, seat: int) -> dict[str, Any]:
    return {
        "phase": Phase(s.phase).name,
        "turn": int(s.turn),
        "seat": seat,
        "options": {**{name: int(getattr(s, name)) for name in OPTIONS}, "overbid_cap": CAPS[s.overbid_cap]},
        "hand_no": int(s.hand_no),
        "hands": SEATS * int(s.rows),
        "forehand": int(s.forehand),
        "board": [row(s, r) for r in range(int(s.rows))] if s.hand_no else [],
        "totals": [int(points_of(s, p)) for p in range(SEATS)],
        "players": [player(s, p) for p in range(SEATS)],
        "auction": auction(s, seat),
        "contract": contract(s),
        "exchange": exchange(s, seat),
        "trick": {"number": int(s.trick_no), "leader": int(s.leader), "cards": lying(s), "best": best_lying(s)},
        "last_trick": last_trick(s),
        "won_by": [int(s.won_by[t]) for t in range(TRICKS) if s.won_by[t] != NONE],
        "hand": hand(s, seat, seat) if seat != NONE else [],
        "open_hand": hand(s, int(s.declarer), seat) if lies_open(s) and s.declarer != seat else [],
        "if_it_ended_now": if_it_ended_now(s),
        "sheet": sheet(s) if s.turn == OVER else [],
    }


# --- The contract board ----------------------------------------------------------------------------------------------


def row(s: State, r: int) -> dict[str, Any]:
    return {
        "row": r,
        "contract": int(s.contract[r]),
        "value": int(s.value[r]),
        "start": int(s.start[r]),
        "lower_is_better": bool(lower_is_better(s.contract[r])),
        "complete": bool(row_is_complete(s, r)),
        "cells": [cell(s, p, r) for p in range(SEATS)],
        "decided_by": [decided_by(s, *pair, r) for pair in neighbours(s, r)],
    }


def cell(s: State, p: int, r: int) -> dict[str, Any]:
    """One player's cell of a row; `completed` is 1 for who completed it first."""
    earlier = sum(1 for other in range(SEATS) if 0 < s.fin[other, r] < s.fin[p, r])
    return {
        "done": bool(s.done[p, r]),
        "record": int(s.rec[p, r]),
        "discards": int(s.disc[p, r]),
        "raised": bool(s.raised[p, r]),
        "completed": earlier + 1 if s.done[p, r] else 0,
        "points": int(row_points(s, p, r)),
    }


def neighbours(s: State, r: int) -> list[tuple[int, int]]:
    """In a complete row the first with the second and the second with the third."""
    if not row_is_complete(s, r):
        return []
    order = sorted(range(SEATS), key=lambda p: -sum(bool(ranks_before(s, p, other, r)) for other in range(SEATS)))
    return [(order[0], order[1]), (order[1], order[2])]


def decided_by(s: State, p: int, other: int, r: int) -> str:
    """Which of the keys put one before the other."""
    return Key(deciding_key(s, p, other, r)).name


def if_it_ended_now(s: State) -> dict[str, Any]:
    """The number the declarer would write down now, and how it stands against those already in the row."""
    if s.phase != Phase.PLAY:
        return {}
    p, r = int(s.declarer), int(s.row)
    then = copy(s)
    then.rec[p, r] = recorded(s, declarer_count(s))
    then.disc[p, r], then.fin[p, r] = s.exch_cnt[p], s.hand_no
    against = [other for other in range(SEATS) if s.done[other, r]]
    return {
        "count": int(declarer_count(s)),
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


def player(s: State, p: int) -> dict[str, Any]:
    return {
        "seat": p,
        "cards": int(s.held[p]),
        "tricks": sum(1 for t in range(TRICKS) if s.won_by[t] == p),
        "finished": bool(is_finished(s, p)),
        "passed": bool(s.passed[p]),
        "bid": int(s.bid[p]),
        "discards": int(s.exch_cnt[p]),
        "cannot_hold": [card for card in range(CARDS) if has(s.cannot_hold[p], card)],
    }


def auction(s: State, seat: int) -> dict[str, Any]:
    """The overbid card, and what the own next bid or pass would do."""
    mine = seat != NONE and ((s.phase == Phase.BID and not s.passed[seat]) or (s.phase == Phase.HOTSEAT and s.declarer == seat))
    return {
        "standing": int(s.standing),
        "penalty": int(s.penalty),
        "next_penalty": int(s.penalty) + int(s.standing != NONE),
        "seven_cards": bool(0 < s.pointer < DEALT),
        "biddable": [r for r in range(int(s.rows)) if mine and may_bid(s, seat, r)],
        "locked": int(s.bid[seat]) if mine else NONE,
        "pass_means": pass_means(s, seat) if s.phase == Phase.BID and s.turn == seat else "",
    }


def pass_means(s: State, seat: int) -> str:
    """A warning before passing: "hotseat" or "hands_over" if the auction would end with it."""
    if sum(1 for p in range(SEATS) if p != seat and not s.passed[p]) > (s.standing != NONE):
        return ""
    return "hotseat" if s.standing == NONE else "hands_over"


# --- The contract of this hand ---------------------------------------------------------------------------------------


def contract(s: State) -> dict[str, Any]:
    """What is played, by whom, and the order of ranks from strong to weak; empty before it is known."""
    number = int(contract_played(s))
    if not number:
        return {}
    scale, trump_scale = scales_now(s)
    return {
        "row": int(s.row),
        "contract": number,
        "declarer": int(s.declarer),
        "hotseat": bool(s.via_hotseat),
        "penalty": int(s.penalty),
        "value": int(s.value[s.row]),
        "trump": int(s.trump),
        "trump_from": Trump(int(TRUMP_FROM[number])).name,
        "order": Order(int(ORDER[number])).name,
        "order_bit": int(s.order_bit),
        "number": int(s.number),
        "objective": Objective(int(OBJECTIVE[number])).name,
        "target": int(TARGET[number]),
        "weights": [int(WEIGHT[number, t]) for t in range(TRICKS)],
        "open": bool(LIES_OPEN[number]),
        "to_name": int(s.to_name),
        "ranks": list(SCALES[scale]),
        "trump_ranks": list(SCALES[trump_scale]),
    }


def scales_now(s: State) -> tuple[int, int]:
    """Outside and inside the trump suit, as announced so far; before play as the first trick will have them."""
    if s.trick_no:
        return int(s.scale), int(s.trump_scale)
    scale = int(first_scale(s))
    return scale, LOW_SCALE if ORDER[contract_played(s)] == Order.TRUMP_LOW else scale


def exchange(s: State, seat: int) -> dict[str, Any]:
    """The pile, who is still to come, and one's own discards."""
    acting = s.phase == Phase.EXCHANGE
    first = int(first_to_exchange(s)) if s.row != NONE else NONE
    return {
        "pile": int(pile(s)) if s.pointer >= DEALT else 0,
        "left": int(s.exch_left),
        "order": [first, int(left_of(first)), int(left_of(left_of(first)))] if first != NONE else [],
        "may_discard": int(min(pile(s), RANKS) - s.exch_cnt[seat]) if acting and s.turn == seat else 0,
        "my_discards": [card for card in range(CARDS) if seat != NONE and s.loc[card] == DISCARDED + seat],
    }


# --- Cards -----------------------------------------------------------------------------------------------------------


def hand(s: State, p: int, seat: int) -> list[dict[str, Any]]:
    """A hand sorted by suit and present strength; new cards are marked for their owner, playable ones for the seat to move."""
    scale, trump_scale = scales_now(s)
    new = [int(s.deck[place]) for place in range(DEALT, int(s.pointer)) if p == seat and taker(s, place) == p]
    may_play = int(playable(s, s.hand[p])) if s.phase == Phase.PLAY and s.turn == p else 0
    cards = []
    for card in range(CARDS):
        if has(s.hand[p], card):
            strong = int(STRENGTH[trump_scale if suit_of(card) == s.trump else scale, card])
            cards.append({"card": card, "strength": strong, "new": card in new, "playable": bool(has(may_play, card))})
    return sorted(cards, key=lambda held: (held["card"] // RANKS, -held["strength"]))


def lying(s: State) -> list[dict[str, int]]:
    """The current trick: who played what."""
    return [{"seat": (int(s.leader) + i) % SEATS, "card": int(s.table[i])} for i in range(SEATS) if s.table[i] != NONE]


def best_lying(s: State) -> int:
    """Who is winning the trick so far."""
    return (int(s.leader) + int(s.best)) % SEATS if s.table[0] != NONE else NONE


def last_trick(s: State) -> dict[str, Any]:
    done = [t for t in range(TRICKS) if s.won_by[t] != NONE]
    if not done:
        return {}
    t = done[-1]
    leader = int(s.won_by[t - 1]) if t else int(s.declarer)
    cards = [{"seat": (leader + i) % SEATS, "card": int(s.played[SEATS * t + i])} for i in range(SEATS)]
    return {"number": t + 1, "cards": cards, "winner": int(s.won_by[t])}
