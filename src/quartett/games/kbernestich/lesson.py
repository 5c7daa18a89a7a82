"""Kbernestich in five minutes: one round for three. The person wins two tricks as foretold; who wins nearly all of them busts."""

from quartett.engine import Do, Given, Lesson, Other, Tell
from quartett.games.kbernestich.rules import END, PLOT, TRUMP

BLUE, RED, YELLOW = range(3)
ICON = 13  # above the 12
BLUE_1, YELLOW_2, ZABINE_22, BID_1, BID_2, BID_5, OPTIMISM, LETTER_3, LETTER_2 = (
    PLOT + slot for slot in (1, 8, 13, 23, 24, 27, 32, 33, 34)
)


def card(suit: int, rank: int) -> int:
    return 12 * suit + rank - 2


def cards(suit: int, *ranks: int) -> tuple[int, ...]:
    return tuple(card(suit, rank) for rank in ranks)


LOW_YELLOW = cards(YELLOW, *range(2, 11))  # all of them lose
MINE = (card(RED, 6), *LOW_YELLOW, card(YELLOW, ICON))
LEFT = (*cards(BLUE, 9, 10, 11, 12, ICON), *cards(RED, 10, 11, 12, ICON), *cards(YELLOW, 11, 12))
RIGHT = (*cards(BLUE, *range(2, 9)), *cards(RED, 2, 3, 4, 5))
CENTRE = cards(RED, 7, 8, 9)
# What the others play in tricks 5 to 11, the left one always leading.
LEADS = (*cards(RED, ICON, 12, 11), *cards(BLUE, ICON, 12, 11, 10))
FOLLOWS = (*cards(RED, 2, 3, 4), *cards(BLUE, 6, 7, 8), card(RED, 5))


def does(seat: int, *moves: int) -> tuple[Other, ...]:
    return tuple(Other(seat, move) for move in moves)


def give_away(lead: int, follow: int) -> tuple[Other, Other, Do]:
    """A trick the person cannot win, whatever is played."""
    return Other(1, lead), Other(2, follow), Do("rest", LOW_YELLOW)


LESSON = Lesson(
    players=3,
    options={"start_seat": "1"},
    steps=(
        Given("DEAL", (*MINE, *LEFT, *RIGHT, *CENTRE)),
        *does(1, TRUMP + RED, BID_5, BLUE_1),
        *does(2, ZABINE_22, BID_1),
        Tell("story"),
        Tell("round", "sheet"),
        Do("worth", (YELLOW_2,), "colour"),
        Do("hunch", (BID_2,), "hunch"),
        *does(1, card(YELLOW, 12)),
        *does(2, card(BLUE, 2)),
        Do("follow", (card(YELLOW, ICON),)),
        Do("letters", (LETTER_3,), "letters"),
        Do("letters", (LETTER_2,), "letters"),
        *does(1, END),
        *does(2, END),
        Do("lose", LOW_YELLOW),
        *does(1, card(YELLOW, 11)),
        *does(2, card(BLUE, 3)),
        *does(1, END),
        *does(2, END),
        Do("action", (OPTIMISM,), "action"),
        *does(1, card(BLUE, 9)),
        *does(2, card(BLUE, 4)),
        Do("trump", (card(RED, 6),)),
        *does(1, END),
        *does(2, END),
        Do("rest", LOW_YELLOW),
        *does(1, card(RED, 10)),
        *does(2, card(BLUE, 5)),
        *(step for lead, follow in zip(LEADS, FOLLOWS, strict=True) for step in give_away(lead, follow)),
        Given("DEAL", tuple(7 * i % 36 for i in range(36))),
        *does(1, TRUMP + BLUE, LETTER_3, END),
        *does(2, END),
        Tell("bust"),
        Tell("points", "way"),
        Tell("more", "sheet"),
    ),
)
