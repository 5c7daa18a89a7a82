"""Berzerka in five minutes: the others have played the first contract, now the person does. So this one hand decides its row."""

from quartett.engine import Do, Given, Lesson, Other, Tell
from quartett.games.berzerka.rules import BID, DISCARD, NAME_TRUMP, PASS, STOP

CLUBS, DIAMONDS, HEARTS, SPADES = range(4)
BERZERKA, HOLD_STEADY = BID, BID + 1


def cards(suit: int, *ranks: int) -> tuple[int, ...]:
    return tuple(13 * suit + rank - 1 for rank in ranks)


def mixed(step: int) -> tuple[int, ...]:
    """A deck that looks shuffled."""
    return tuple(step * i % 53 - 1 for i in range(1, 53))


def played(declarer: int, step: int, trump: int, tricks: tuple[int, ...]) -> tuple[Other | Given, ...]:
    """A whole hand whose declarer opened the auction with Berzerka while the others passed."""
    deck, others = mixed(step), ((declarer + 1) % 3, (declarer + 2) % 3)
    return (
        Given("SHUFFLE", deck),
        Other(declarer, BERZERKA),
        *(Other(seat, PASS) for seat in others),
        Other(declarer, NAME_TRUMP + trump),
        *(Other(seat, STOP) for seat in (declarer, *others)),
        *(Other((declarer + deck.index(card)) % 3, card) for card in tricks),
    )


# fmt: off
SEVEN = (
    51, 40, 13, 49, 42, 1, 47, 26, 15, 45, 28, 3, 43, 30, 17, 41, 18, 5, 39, 32,
    19, 37, 38, 7, 20, 21, 35, 9, 6, 34, 23, 4, 24, 22, 25, 2, 11, 0, 36,
)
FIVE = (
    12, 5, 0, 11, 6, 1, 4, 7, 8, 26, 38, 32, 3, 14, 9, 27, 30, 33, 15, 17,
    21, 2, 41, 10, 18, 20, 23, 42, 44, 48, 47, 50, 45, 24, 35, 29, 51, 36, 39,
)
# fmt: on

WEAK = (*cards(HEARTS, 3, 4), *cards(DIAMONDS, 2))
MINE = (*cards(SPADES, 13, 12, 11, 10), *cards(HEARTS, 13, 3), *cards(DIAMONDS, 2))  # for the auction
MORE = (*cards(SPADES, 9, 7), *cards(HEARTS, 10, 9, 4), *cards(CLUBS, 5))
LEFT = (*cards(CLUBS, 1, 3, 7, 9, 11, 13), *cards(SPADES, 6), *cards(DIAMONDS, 1, 4, 6, 8, 11, 13))
RIGHT = (*cards(DIAMONDS, 3, 5, 7, 9, 10, 12), *cards(SPADES, 5), *cards(CLUBS, 2, 4, 6, 8, 10, 12))
PILE = (*cards(SPADES, 8), *cards(HEARTS, 12, 11), *cards(HEARTS, 1, 2, 5, 6, 7, 8), *cards(SPADES, 1, 2, 3, 4))
DECK = (*(card for three in zip((*MINE, *MORE), LEFT, RIGHT, strict=True) for card in three), *PILE)

S13, S6, S5, C5, C9, C12, D10, D11 = (
    *cards(SPADES, 13, 6, 5),
    *cards(CLUBS, 5, 9, 12),
    *cards(DIAMONDS, 10, 11),
)
TRUMPS = cards(SPADES, *range(7, 13))
WINNERS = (*TRUMPS, *cards(HEARTS, *range(9, 14)))  # in whatever order, once the others have neither suit
LEFT_THROWS = [card for card in LEFT if card not in (S6, C9, D11)]
RIGHT_THROWS = [card for card in RIGHT if card not in (S5, C12, D10)]

LESSON = Lesson(
    players=3,
    options={"length": "short", "first_forehand": "1"},
    past=(*played(1, 36, SPADES, SEVEN), *played(2, 3, CLUBS, FIVE)),
    steps=(
        Given("SHUFFLE", DECK),
        Tell("board", "board"),
        Tell("row", "row-0"),
        Do("bid", (BERZERKA,), "row-0"),
        Other(1, HOLD_STEADY),
        Other(2, PASS),
        Do("overbid", (BERZERKA,), "row-0"),
        Other(1, PASS),
        Do("name-trump", (NAME_TRUMP + SPADES,)),
        *(Do("exchange", tuple(DISCARD + card for card in WEAK)) for _ in WEAK),
        Do("draw", (STOP,)),
        Other(1, STOP),
        Other(2, STOP),
        Do("lead", (S13,)),
        Other(1, S6),
        Other(2, S5),
        Do("lose", (C5,)),
        Other(1, C9),
        Other(2, C12),
        Other(2, D10),
        Do("ruff", TRUMPS),
        Other(1, D11),
        *(
            step
            for left, right in zip(LEFT_THROWS, RIGHT_THROWS, strict=True)
            for step in (Do("rest", WINNERS), Other(1, left), Other(2, right))
        ),
        Given("SHUFFLE", mixed(20)),
        Other(1, PASS),
        Other(2, PASS),
        Tell("record", "row-0"),
        Tell("points", "row-0"),
        Tell("more"),
    ),
)
