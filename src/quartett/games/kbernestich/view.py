"""What a seat sees of Kbernestich, as plain data for a screen. The record given is already hidden for that seat."""

from typing import Any

from quartett.engine import NONE, ints
from quartett.engine.cards import count
from quartett.games.kbernestich.data import (
    ACTIONS,
    BRACKETS,
    CARDS,
    COLOURS_END,
    CUBES,
    CUBES_A_TURN,
    FIVE_OR_MORE,
    HANNAH,
    HUNCH,
    INCUBATION,
    LETTER_VALUES,
    LETTERS,
    OBSERVATION,
    OBSERVATIONS,
    OPTIMISM,
    PESSIMISM,
    PLOTS,
    RANKS,
    REVIEW,
    SEATS,
    SLOTS,
    SUITS,
    TRICKS,
    VALUES,
    ZABINE,
    ZABINE_SQUARES,
    ZABINE_VALUES,
)
from quartett.games.kbernestich.rules import (
    PARTS,
    PLOT,
    Phase,
    State,
    base,
    bid,
    bust,
    cards_of,
    cards_to_hide,
    cards_to_play,
    grant,
    has_grace,
    hits,
    hunch_points,
    letters_points,
    marie_points,
    may_observe,
    open_squares,
    result,
    squares_in_play,
    value,
)
from quartett.games.kbernestich.secrets import hand_size, is_hidden_from, piles_are_closed, unseen_by

OPTIONS = ("foreseen_future", "their_memories", "final_tie", "zabine", "letters_3p")


def view(s: State, seat: int) -> dict[str, Any]:
    return {
        "phase": Phase(s.phase).name,
        "turn": int(s.turn),
        "seat": seat,
        "options": {name: int(getattr(s, name)) for name in OPTIONS},
        "round": int(s.round),
        "rounds": int(s.R),
        "trick": int(s.t),
        "tricks": TRICKS,
        "plots": PLOTS,
        "start": int(s.start),
        "leader": int(s.leader),
        "trump": int(s.trump),
        "lead": int(s.lead),
        "delayed": int(s.delayed),
        "hidden_seat": int(s.hidden_seat),
        "placed": int(s.placed),
        "cubes_a_turn": CUBES_A_TURN,
        "review_left": int(s.review_left),
        "colours": [colour(s, k) for k in range(int(s.n))],
        "bust": bust_value(s),
        "sheet": sheet(s, seat),
        "actions": actions(s),
        "table": [card_on_table(s, p) for p in range(int(s.n))],
        "hand": hand(s, seat),
        "may_wait": bool(s.turn == seat and may_observe(s)),
        "players": [player(s, seat, p) for p in range(int(s.n))],
        "standing": [int(s.standing[place]) for place in range(int(s.n))],
        "brackets": list(BRACKETS),
        "past": past_tricks(s, seat),
        "hidden_card": hidden_card(s, seat),
        "unseen": unseen(s, seat),
        "review": review(s, seat),
        "warnings": warnings(s, seat),
        "history": [[gains(s, number, p) for p in range(int(s.n))] for number in range(rounds_scored(s))],
        "places": places(s),
    }


def earns(before: State, after: State) -> int:
    """A card does; the cubes of a plot only when the last is placed."""
    return int(before.phase == Phase.TRICK or after.turn != before.turn)


# --- The sheet


def colour(s: State, k: int) -> dict[str, Any]:
    is_set = any(s.owner[slot] != NONE for slot in range(VALUES * k, VALUES * (k + 1)))
    return {"suit": k, "value": int(value(s, k)), "set": is_set, "claim": int(s.claim[k])}


def bust_value(s: State) -> dict[str, Any]:
    """The limit, whether it is the one printed on the sheet, and the bonus for a bid of 0 that comes true."""
    standard = all(s.owner[ZABINE + i] == NONE for i in range(ZABINE_SQUARES))
    return {"value": int(bust(s)), "standard": standard, "misery": int(bust(s)) // 2}


def sheet(s: State, seat: int) -> list[dict[str, Any]]:
    """Every square of this game: whose cube is on it, whether anybody may still take it, whether it is mine to take now."""
    in_play = int(squares_in_play(s))
    lit = int(open_squares(s, seat)) if s.phase == Phase.PLOT and s.turn == seat else 0
    return [square(s, seat, slot, bool(lit >> slot & 1)) for slot in range(SLOTS) if in_play >> slot & 1]


def square(s: State, seat: int, slot: int, lit: bool) -> dict[str, Any]:
    area, worth = area_of(s, slot)
    return {
        "slot": slot,
        "move": PLOT + slot,
        "area": area,
        "value": worth,
        "owner": int(s.owner[slot]),
        "closed": bool(int(s.closed) >> slot & 1),
        "lit": lit,
        "warning": warning(s, seat, slot) if lit else "",
    }


def area_of(s: State, slot: int) -> tuple[str, int]:
    """Where a square is, and the number on it."""
    if slot < COLOURS_END:
        return "colour", slot % VALUES
    if slot < HANNAH:
        return "zabine", int(ZABINE_VALUES[s.zabine, slot - ZABINE])
    if slot < HUNCH:
        return "hannah", slot - HANNAH
    if slot < INCUBATION:
        return "hunch", slot - HUNCH
    if slot < LETTERS:
        return "action", slot - INCUBATION
    return "letters", int(LETTER_VALUES[slot - LETTERS])


def actions(s: State) -> list[dict[str, int]]:
    """Who holds each action, and how often it can still be used; -1 where it needs no use."""
    left_of = {INCUBATION: 1 - int(s.inc_used), OBSERVATION: OBSERVATIONS - int(s.obs_uses), REVIEW: int(s.review_t == 0)}
    slots = range(INCUBATION, INCUBATION + ACTIONS)
    return [{"slot": slot, "owner": int(s.owner[slot]), "left": left_of.get(slot, NONE)} for slot in slots]


def warning(s: State, seat: int, slot: int) -> str:
    """What a player may have overlooked before taking this square."""
    number, grace = int(bid(s, seat)), bool(has_grace(s, seat))
    if HUNCH <= slot < HUNCH + FIVE_OR_MORE and s.tricks[seat] > slot - HUNCH + (s.owner[OPTIMISM] == seat):
        return "bid_missed"
    if (slot == PESSIMISM and number == 0) or (slot == HUNCH and s.owner[PESSIMISM] == seat):
        return "pessimism_on_0"
    if (slot == OPTIMISM and number == FIVE_OR_MORE) or (slot == HUNCH + FIVE_OR_MORE and s.owner[OPTIMISM] == seat):
        return "optimism_on_5"
    if HANNAH <= slot < HUNCH and not grace and base(s, seat) <= bust(s):
        return "grace_on_low_base"
    return ""


def warnings(s: State, seat: int) -> list[str]:
    """What to think of in this plot turn."""
    if s.phase != Phase.PLOT or s.turn != seat:
        return []
    last_round = s.round == s.R
    lost = int(s.cubes[seat]) if last_round else max(0, int(s.cubes[seat] + grant(s.score[seat])) - CUBES)
    checks = {"last_plot_phase": s.t == PLOTS, "last_cube": s.cubes[seat] == 1, "cubes_will_be_lost": s.t == PLOTS and lost > 0}
    return [name for name, applies in checks.items() if applies]


# --- Cards


def card_list(cards: int) -> list[int]:
    return [card for card in range(CARDS) if int(cards) >> card & 1]


def card_on_table(s: State, p: int) -> dict[str, Any]:
    """A seat's card in this trick: its number if it is known here, and whether it lies face down."""
    return {"card": int(s.trick_card[p]), "face_down": bool(s.hidden_seat == p)}


def hand(s: State, seat: int) -> list[dict[str, Any]]:
    """The own hand, with what can be done with each card now."""
    if seat == NONE:
        return []
    at_turn = s.turn == seat
    playable = int(cards_to_play(s)) if at_turn and s.phase == Phase.TRICK else 0
    hideable = int(cards_to_hide(s)) if at_turn else 0
    discardable = int(s.hand[seat]) if at_turn and s.phase == Phase.REVIEW else 0
    return [
        {
            "card": card,
            "suit": card // RANKS,
            "playable": bool(playable >> card & 1),
            "hideable": bool(hideable >> card & 1),
            "discardable": bool(discardable >> card & 1),
            "from_centre": bool(int(s.taken) >> card & 1),
        }
        for card in card_list(s.hand[seat])
    ]


def past_tricks(s: State, seat: int) -> list[dict[str, Any]]:
    """The round's tricks; with `their_memories` only the own ones until scoring."""
    tricks = []
    for number in range(int(s.t) - 1):
        if piles_are_closed(s) and s.taker[number] != seat:
            continue
        cards = [int(s.past[number, p]) for p in range(int(s.n))]
        face_down = int(s.owner[INCUBATION]) if s.hidden_t == number + 1 else NONE
        tricks.append({"number": number + 1, "cards": cards, "winner": int(s.taker[number]), "face_down": face_down})
    return tricks


def hidden_card(s: State, seat: int) -> dict[str, int] | None:
    """The card hidden in a past trick and whose pile it lies in, for those who may know."""
    if not s.inc_used or s.hidden_seat != NONE or is_hidden_from(s, seat):
        return None
    owner = int(s.owner[INCUBATION])
    return {"card": int(s.past[s.hidden_t - 1, owner]), "seat": owner, "trick": int(s.hidden_t), "winner": int(s.taker[s.hidden_t - 1])}


def unseen(s: State, seat: int) -> list[int] | None:
    """How many cards of each suit have not been seen; not counted for people with `their_memories`."""
    if s.their_memories or s.phase in (Phase.START, Phase.DEAL):
        return None
    cards = int(unseen_by(s, seat))
    return [int(count(cards & int(cards_of(k)))) for k in range(int(s.n))]


def review(s: State, seat: int) -> dict[str, Any] | None:
    """For the reviewer: what came from the centre, and what was thrown away."""
    if s.review_t == 0 or s.owner[REVIEW] != seat:
        return None
    return {"taken": card_list(s.taken), "discarded": card_list(s.discard)}


# --- Players


def player(s: State, seat: int, p: int) -> dict[str, Any]:
    known = p == seat or not piles_are_closed(s)
    dealt = s.phase not in (Phase.START, Phase.DEAL)
    return {
        "seat": p,
        "cards": int(hand_size(s, p)) if dealt else 0,
        "cubes": int(s.cubes[p]),
        "refill": min(CUBES, int(s.cubes[p] + grant(s.score[p]))),
        "score": int(s.score[p]),
        "began": began(s, p),
        "starts_next": bool(s.standing[int(s.n) - 1] == p),
        "tricks": int(s.tricks[p]),
        "bid": int(bid(s, p)),
        "bid_state": bid_state(s, p),
        "grace": bool(has_grace(s, p)),
        "letters": int(letters_points(s, p)),
        "won": [int(s.won[p, k]) for k in range(int(s.n))] if known else None,
        "base": int(base(s, p)) if known else None,
        "gain_now": gain_now(s, p) if known else None,
        "void": [k for k in range(SUITS) if int(s.void[p]) >> k & 1] if not s.their_memories else [],
    }


def bid_state(s: State, p: int) -> str:
    """Would the bid come true now, can it still, or is it lost?"""
    if bid(s, p) == NONE:
        return ""
    tricks = int(s.tricks[p])
    if hits(s, p, tricks):
        return "exact"
    most = tricks + TRICKS + 1 - int(s.t)
    return "possible" if any(hits(s, p, number) for number in range(tricks + 1, most + 1)) else "lost"


def gain_now(s: State, p: int) -> list[int]:
    """Points of the three parts if the round ended now."""
    return [int(letters_points(s, p)), int(hunch_points(s, p, s.tricks[p])), int(marie_points(s, p, base(s, p)))]


# --- Scores


def rounds_scored(s: State) -> int:
    return int(s.round) if s.phase == Phase.OVER else int(s.round) - 1


def gains(s: State, number: int, p: int) -> list[int]:
    return [int(s.gains[number * SEATS + p, part]) for part in range(PARTS)]


def began(s: State, p: int) -> int:
    """Where the disc stood before the first round: the score without the gains of all rounds."""
    return int(s.score[p]) - sum(sum(gains(s, number, p)) for number in range(rounds_scored(s)))


def places(s: State) -> list[int]:
    """Who came in where, once the game is over."""
    if s.phase != Phase.OVER:
        return []
    found, points = ints(int(s.n)), ints(int(s.n))
    result(s, found, points)
    return [int(place) for place in found]
