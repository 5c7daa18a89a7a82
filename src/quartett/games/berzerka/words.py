"""Berzerka in sentences: what a move does, why one is not allowed, and what each contract is."""

from collections.abc import Sequence

from quartett.engine import NONE, Happening, Say, say
from quartett.engine.cards import has
from quartett.games.berzerka import happenings as happened
from quartett.games.berzerka.data import CONTRACTS, ORDER, RANKS, SCALES, SEATS, SUIT, SUITS, TRUMP_FROM, Order, Step, Trump
from quartett.games.berzerka.rules import (
    BID,
    CAPS,
    DISCARD,
    MOVES,
    NAME_NUMBER,
    NAME_ORDER,
    NAME_TRUMP,
    PASS,
    SECRET,
    STOP,
    Phase,
    State,
    cards_lying,
    contract_played,
    has_to_name,
    pile,
    suit_of,
)

LETTERS = "CDHS"
TOPICS = ("auction", "hotseat", "exchange", "tricks", "points", "forehand", "declarer", "penalty", "value", "record")
# The ruling behind a reason, where there is a clear one.
RULINGS = {
    "why-must_follow": "R31",
    "why-must_beat": "R34",
    "why-must_trump": "R30",
    "why-must_overtrump": "R30",
    "why-pile_too_small": "R24",
    "why-completed": "R10",
    "why-locked": "R11",
    "why-cap": "R12",
    "why-no_pass_in_hotseat": "R18",
    "why-choose_contract": "R18",
    "why-name_trump": "R22",
    "why-name_order": "R22",
}


def card_code(card: int) -> str:
    """H5: the specification's name."""
    return f"{LETTERS[card // RANKS]}{card % RANKS + 1}"


def short(move: int) -> str:
    """What a person types: H5 plays it, xH5 discards it, b2 bids the second contract, tH makes hearts trump."""
    if move < DISCARD:
        return card_code(move)
    if move < STOP:
        return "x" + card_code(move - DISCARD)
    if move < BID:
        return "stop" if move == STOP else "pass"
    if move < NAME_TRUMP:
        return f"b{move - BID + 1}"
    if move < NAME_ORDER:
        return "t" + LETTERS[move - NAME_TRUMP]
    return f"o{move - NAME_ORDER + 1}" if move < NAME_NUMBER else f"n{move - NAME_NUMBER + 1}"


def suit_name(suit: int) -> Say:
    return say(f"suit-{LETTERS[suit]}")


def card_name(card: int) -> Say:
    return say("card", suit=suit_name(card // RANKS), rank=card % RANKS + 1)


def contract_name(contract: int) -> Say:
    return say(f"contract-{contract}") if contract else say("contract-none")


def order_name(order: int, bit: int) -> Say:
    """What an announced order is called: high or low, odd or even."""
    return say(("order-odd", "order-even")[bit] if order == Order.PARITY else ("order-high", "order-low")[bit])


def move_words(s: State, move: int) -> Say:
    """What the seat to move does, without its name."""
    if move == SECRET:
        return say("move-secret")
    if move < DISCARD:
        return say("move-play", card=card_name(move))
    if move < STOP:
        return say("move-discard", card=card_name(move - DISCARD))
    if move == STOP:
        return say("move-stop", cards=int(s.exch_cnt[s.turn]) if s.turn >= 0 else 0)
    if move == PASS:
        return say("move-pass")
    if move < NAME_TRUMP:
        return bid_words(s, move - BID)
    return announcement_words(s, move)


def bid_words(s: State, r: int) -> Say:
    contract = contract_name(int(s.contract[r]))
    if s.phase == Phase.HOTSEAT:
        return say("move-hotseat", contract=contract)
    if s.standing == NONE:
        return say("move-bid", contract=contract)
    return say("move-overbid", contract=contract, penalty=int(s.penalty) + 1)


def announcement_words(s: State, move: int) -> Say:
    if move < NAME_ORDER:
        return say("move-trump", suit=suit_name(move - NAME_TRUMP))
    order = int(ORDER[contract_played(s)])
    if move < NAME_NUMBER:
        return say("move-order", order=order_name(order, move - NAME_ORDER))
    number = move - NAME_NUMBER + 1
    return say("move-top_rank", rank=number) if order == Order.WHEEL else say("move-promise", tricks=number)


def quiet(s: State, move: int) -> bool:
    """Discards are told together, when their seat stops."""
    return s.phase == Phase.EXCHANGE and move != STOP


def chance_words(before: State, after: State) -> tuple[int, Say, Say | None] | None:
    """Whom a chance event concerns and what it brought, as far as the two records know."""
    match before.phase:
        case Phase.FIRST_FOREHAND:
            return int(after.forehand), say("chance-forehand"), None
        case Phase.FATE_SUIT:
            return NONE, say("chance-trump", suit=suit_name(int(after.trump))), None
        case _:
            return None


# --- Why not ---------------------------------------------------------------------------------------------------------


def reason_words(s: State, move: int) -> Say | None:
    """What becomes of a card, as the trick lies."""
    if s.phase != Phase.PLAY or move >= DISCARD:
        return None
    last = cards_lying(s) == SEATS - 1
    return say("reason-takes" if has(s.beating, move) else "reason-loses", last="yes" if last else "no")


def why_not(s: State, move: int) -> Say:
    """The rule that forbids a move. The record is what the seat to move may know."""
    if not 0 <= move < MOVES:
        return say("why-no_such_move")
    match int(s.phase):
        case Phase.PLAY:
            return why_not_play(s, move) if move < DISCARD else say("why-play_a_card")
        case Phase.EXCHANGE:
            return why_not_discard(s, move - DISCARD) if DISCARD <= move < STOP else say("why-exchange_first")
        case Phase.BID:
            return why_not_bid(s, move - BID) if BID <= move < NAME_TRUMP else say("why-bid_or_pass")
        case Phase.HOTSEAT:
            return why_not_hotseat(s, move)
        case Phase.INFO:
            return why_not_announce(s)
        case _:
            return say("why-not_now")


def why_not_play(s: State, card: int) -> Say:
    hand = int(s.hand[s.turn])
    if not has(hand, card):
        return say("why-not_in_hand", card=card_name(card))
    led, best = int(suit_of(s.table[0])), int(s.table[s.best])
    if suit_of(card) == led:
        return say("why-must_beat", card=card_name(best))
    if hand & SUIT[led]:
        return say("why-must_follow", suit=suit_name(led))
    trump = int(s.trump)
    if suit_of(card) != trump:
        return say("why-must_trump", led=suit_name(led), trump=suit_name(trump))
    assert not has(s.beating, card)
    return say("why-must_overtrump", card=card_name(best))


def why_not_discard(s: State, card: int) -> Say:
    if not has(s.hand[s.turn], card):
        return say("why-not_in_hand", card=card_name(card))
    return say("why-pile_too_small", cards=int(pile(s)))


def why_not_bid(s: State, r: int) -> Say:
    p = int(s.turn)
    if r >= s.rows:
        return say("why-no_such_row", rows=int(s.rows))
    if s.done[p, r]:
        return say("why-completed", contract=contract_name(int(s.contract[r])))
    if s.bid[p] not in (NONE, r):
        return say("why-locked", contract=contract_name(int(s.contract[s.bid[p]])))
    return say("why-cap", cap=CAPS[s.overbid_cap])


def why_not_hotseat(s: State, move: int) -> Say:
    if move == PASS:
        return say("why-no_pass_in_hotseat")
    if not BID <= move < NAME_TRUMP:
        return say("why-choose_contract")
    return why_not_bid(s, move - BID)


def why_not_announce(s: State) -> Say:
    if has_to_name(s, Step.TRUMP):
        return say("why-name_trump")
    if has_to_name(s, Step.ORDER):
        return say("why-name_order")
    return say("why-name_top_rank" if ORDER[contract_played(s)] == Order.WHEEL else "why-name_promise")


def topics() -> dict[str, Say]:
    """Help on every contract, by its number, and on the parts of a hand."""
    numbers = range(1, len(CONTRACTS) + 1)
    contracts = {f"c{i}": say("contract-help", contract=contract_name(i), help=say(f"contract-{i}-help")) for i in numbers}
    return {**contracts, **{topic: say(f"help-{topic}") for topic in TOPICS}}


# --- What happened ---------------------------------------------------------------------------------------------------


def happening_words(after: State, what: Happening) -> Say | None:
    """What a seat did, without its name, or a whole sentence; None where the move itself has said it."""
    match what:
        case happened.Drawn():
            return say("happened-drawn", contracts=listing([contract_name(contract) for contract in what.contracts]))
        case happened.Dealt():
            return say("happened-dealt", hand=what.hand, hands=what.hands)
        case happened.More():
            return say("happened-more", cards=what.cards)
        case happened.Hotseat():
            return say("happened-hotseat")
        case happened.Declared() if not what.hotseat:
            return say("happened-declared", contract=contract_name(what.contract), penalty=what.penalty, value=what.value)
        case happened.Exchanged() if what.discarded:
            return say("happened-exchange", discarded=card_names(what.discarded), drawn=card_names(what.drawn))
        case happened.Skipped():
            return say("happened-skipped")
        case happened.NoExchange():
            return say("happened-no_exchange", contract=contract_name(what.contract))
        case happened.Opened():
            return say("happened-open")
        case happened.Trick():
            return trick_words(after, what)
        case happened.Turned():
            return say("happened-turned", order=order_name(Order.SLALOM, SCALES.index(tuple(what.ranks))))
        case happened.Recorded():
            return say("happened-recorded", contract=contract_name(what.contract), record=signed(what.record), how=how_words(what))
        case happened.Place():
            points, by = signed(what.points, plus=True), say(f"by-{what.by}")
            return say("happened-place", contract=contract_name(what.contract), place=what.place, points=points, by=by)
        case happened.Winner():
            return say("happened-winner", points=what.points, tied=int(what.tied))
        case happened.Sheet():
            return say("happened-sheet", hand=what.hand, hands=what.hands)
        case _:
            return None


def trick_words(after: State, what: happened.Trick) -> Say:
    """Who takes it, and why; where tricks do not count alike, what it counts."""
    counts = what.worth if what.seat == after.declarer else 1
    return say("happened-trick", card=card_name(what.cards[what.best]), why=say(f"takes-{what.why}"), counts=counts)


def how_words(what: happened.Recorded) -> Say:
    """How the tricks of a hand made a record."""
    how = what.objective
    if how == "PROMISE":
        how = "kept" if what.counted >= what.promise else "broken"
    elif what.count != what.tricks:
        how = "WEIGHTED"
    fill = {"tricks": what.tricks, "count": what.count, "target": what.target, "promise": what.promise}
    return say(f"how-{how}", base=abs(what.base), penalty=what.penalty, **fill)


def signed(number: int, plus: bool = False) -> str:
    """With a minus sign that is one, where people read it."""
    return f"{'+' if plus and number > 0 else ''}{number}".replace("-", "−")


def card_names(cards: Sequence[int]) -> Say:
    return listing([card_name(card) for card in cards])


def listing(names: Sequence[Say]) -> Say:
    """Several things, one after the other."""
    return say("list", first=names[0], rest=listing(names[1:])) if len(names) > 1 else names[0]


# --- A contract in a few words ---------------------------------------------------------------------------------------


def trump_words(view: dict[str, int]) -> Say:
    """Trump as it stands: a suit, none, or still open. Given what a view says of the contract."""
    if view["trump"] != NONE:
        return say("trump-is", suit=suit_name(view["trump"]))
    source = Trump(int(TRUMP_FROM[view["contract"]]))
    return say(f"trump-{source.name}")


assert len(LETTERS) == SUITS
