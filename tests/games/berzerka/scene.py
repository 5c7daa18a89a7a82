"""Building positions of Berzerka by the names of cards, as the specification writes them."""

from collections.abc import Sequence
from typing import Any

from quartett.engine import NONE, Match, Say, ints, verbs
from quartett.games import load
from quartett.games.berzerka.data import CARDS, RANKS
from quartett.games.berzerka.rules import BID, DISCARD, NAME_NUMBER, NAME_ORDER, NAME_TRUMP, PASS, STOP, Phase, start_play

GAME = load("berzerka")
SUITS = "CDHS"
IN_ORDER = list(range(CARDS))
# The deck of the whole-hand regression (10.6).
POWERS_OF_TWO = [pow(2, i + 1, 53) - 1 for i in range(CARDS)]

__all__ = ["BID", "DISCARD", "GAME", "NAME_NUMBER", "NAME_ORDER", "NAME_TRUMP", "PASS", "STOP", "Phase"]


def card(name: str) -> int:
    """ "H5" -> its number."""
    return SUITS.index(name[0]) * RANKS + int(name[1:]) - 1


def cards(names: str) -> list[int]:
    return [card(name) for name in names.split()]


def name(number: int) -> str:
    return f"{SUITS[number // RANKS]}{number % RANKS + 1}"


def names(numbers: Sequence[int]) -> str:
    return " ".join(name(number) for number in numbers)


def as_set(names: str) -> int:
    return sum(1 << number for number in cards(names))


def of_set(bits: int) -> str:
    return names([number for number in range(CARDS) if bits >> number & 1])


def ranks(suit: str, low: int, high: int) -> str:
    """ranks("H", 6, 8) -> "H6 H7 H8" """
    return " ".join(f"{suit}{rank}" for rank in range(low, high + 1))


def whole(suit: str) -> str:
    return ranks(suit, 1, 13)


def match(forehand: int = 0, deck: Sequence[int] | None = None, **options: Any) -> Match:
    """A table whose first hand has been dealt."""
    game = Match(GAME, 3, {"first_forehand": forehand, **options})
    game.settle(list(deck) if deck is not None else IN_ORDER)
    return game


def make(game: Match, *moves: int) -> Match:
    for move in moves:
        game.move(move)
    return game


def play_out(game: Match, upto: str = "OVER", vary: bool = False) -> Match:
    """First legal move (or now this, now that), decks in order, until this event comes up again after at least one step."""
    while True:
        if game.event == "SHUFFLE":
            game.settle(IN_ORDER)
        elif game.event == "FATE_SUIT":
            game.settle([0])
        else:
            legal = game.legal()
            game.move(legal[len(game.entries) % len(legal) if vary else 0])
        if game.event == upto or game.over:
            return game


def finish(state: Any, p: int, rows: Sequence[int]) -> None:
    """As if this seat had completed these rows."""
    for r in rows:
        state.done[p, r] = 1


def trick(
    contract: int = 2,
    trump: str = "",
    lying: str = "",
    hand: str = "",
    over: bool = True,
    leader: int = 0,
    order_bit: int = 0,
    number: int = 0,
    trick_no: int = 1,
) -> Any:
    """A trick of this contract with these cards on the table and this hand for the seat to move."""
    settings = GAME.settings(3, {"must_overtrump": over, "first_forehand": leader, "contract_set": "custom", "contracts": others(contract)})
    s = GAME.fresh(3, settings)
    s.declarer, s.row = leader, list(s.contract).index(contract)
    s.trump = SUITS.index(trump) if trump else NONE
    s.order_bit, s.number = order_bit, number
    start_play(s)
    for _ in range(1, trick_no):  # as many tricks have been played; each turns a slalom around
        if contract == 5:
            s.scale ^= 1
            s.trump_scale ^= 1
        s.trick_no += 1
    for played in cards(lying):
        s.hand[s.turn] |= 1 << played
        s.held[s.turn] += 1
        verbs.apply(s, played)
    if hand:
        s.hand[s.turn] = as_set(hand)
        s.held[s.turn] = len(cards(hand))
    return s


def others(contract: int) -> list[int]:
    """A full custom set with this contract in it."""
    return sorted([contract, *[i for i in range(1, 7) if i != contract][:4]])


def lay(s: Any, played: str, then: str = "") -> Any:
    """The seat to move plays a card of its hand; the next holds these."""
    verbs.apply(s, card(played))
    if then:
        s.hand[s.turn] = as_set(then)
        s.held[s.turn] = len(cards(then))
    return s


def legal(s: Any) -> list[int]:
    moves = ints(GAME.rules.MOVES)
    return [int(moves[i]) for i in range(verbs.legal(s, moves))]


def may_play(s: Any) -> str:
    """The legal cards by name."""
    return names(legal(s))


def hidden(s: Any, seat: int) -> Any:
    copy = s.copy()
    verbs.hide(copy, seat)
    return copy


def seats_in_exchange(game: Match) -> list[int]:
    """Who is asked to exchange, in order, if everybody stops at once."""
    asked = []
    while game.event == "EXCHANGE":
        asked.append(game.turn)
        game.move(STOP)
    return asked


def sentence(words: Say) -> str:
    return words.message
