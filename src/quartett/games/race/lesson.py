"""Race in five minutes: a whole race for two. Both cheer for Celya, which only the end shows."""

from quartett.engine import Do, Given, Lesson, Other, Tell
from quartett.games.race.data import P2, P3, P4, SET_60, Kind, Knonster
from quartett.games.race.rules import CONFIRM, PLAY, POWER

RITHLE, ARISTAS, CELYA, ELAARI = Knonster
R7, A7, C7, E7 = (4 * Kind.PLUS_7 + k for k in Knonster)
R5, A5, C5, E5 = (4 * Kind.PLUS_5 + k for k in Knonster)
RCU, ACU = (4 * Kind.CATCH_UP + k for k in (RITHLE, ARISTAS))
CX3 = 4 * Kind.TRIPLE + CELYA

MINE = (R7, R7, R5, R5, RCU, RCU, C7, C7, C7, C5, C5, CX3, P3, P3, A5, E5)
THEIRS = (C7, C5, A7, A7, A5, A5, A5, ACU, ACU, E7, E7, E5, E5, R5, P4, P2)


def dealt(*hands: tuple[int, ...]) -> tuple[int, ...]:
    """The shuffled deck in which these hands lie on top."""
    top = [int(card) for hand in hands for card in hand]
    return (*top, *(card for card, copies in enumerate(SET_60) for _ in range(copies - top.count(card))))


def plays(card: int) -> Other:
    return Other(1, PLAY + card)


LESSON = Lesson(
    players=2,
    options={"superpowers": "on", "auto_finish": "off"},
    steps=(
        Given("DEAL", dealt(MINE, THEIRS)),
        Tell("race"),
        Do("favorites", (CELYA,)),
        Do("favorites", (RITHLE,)),
        Do("favorites", (CONFIRM,), "confirm"),
        *(Other(1, move) for move in (ARISTAS, CELYA, CONFIRM)),
        Given("START", (0,)),
        Do("plain", (PLAY + C7,)),
        plays(C5),
        Do("triple", (PLAY + CX3,)),
        plays(A7),
        Do("catch-up", (PLAY + RCU,)),
        plays(ACU),
        Do("rank-card", (PLAY + P3,), "track"),
        plays(A7),
        Do("power", (POWER + CELYA,), "star-2"),
        Do("doubled", (PLAY + C7,)),
        plays(C7),
        Do("finish", (PLAY + C5,)),
        plays(ACU),
        Do("chase", (PLAY + RCU,), "podium"),
        plays(A5),
        Do("second", (PLAY + P3,)),
        plays(A5),
        Tell("points", "result"),
        Tell("shared", "result"),
        Tell("more"),
    ),
)
