"""What the log tells of Race."""

import numpy as np

from quartett.engine import CHANCE, Say, copy, verbs
from quartett.games.race.rules import YES, Phase, State
from quartett.games.race.words import chance_words, effect_words
from quartett.language import language
from tests.games.race.scene import CARDS, GAME, MOVES, after, scene

ENGLISH = language(GAME, "en")


def effect(s: State, card: str) -> str:
    found = effect_words(s, MOVES[card])
    return ENGLISH(found) if found else ""


def chance(s: State, card: str, seat: int) -> tuple[int, list[str]]:
    """A chance event as that seat is told of it."""
    before, later = copy(s), copy(s)
    verbs.settle(later, np.array([CARDS[card]], np.int64))
    for record in (before, later):
        verbs.hide(record, seat)
    found = chance_words(before, later)
    assert found
    who, *parts = found
    return who, [ENGLISH(part) for part in parts if isinstance(part, Say)]


def test_a_card_tells_who_goes_how_far() -> None:
    assert effect(scene((20, 15, 10, 4)), "P3") == "Celya 11 steps, to 21"
    assert effect(scene((20, 15, 10, 4)), "Rcu") == "no effect"
    assert effect(scene((58, 15, 10, 4)), "R7") == "Rithle 3 steps, to the finish"


def test_with_a_superpower_everybody_who_moves_is_told() -> None:
    along = after(scene((10, 13, 40, 2), hands=["R5 E5 E5 E5 E5 E5"], superpowers="on"), "A!")
    assert effect(along, "R5") == "Rithle 5 steps, to 15; Aristas 5 steps, to 18"
    back = after(scene((9, 20, 0, 8), favorites=("RE", "CA"), hands=["R7 E5 E5 E5 E5 E5"], superpowers="on"), "E!")
    assert effect(back, "R7") == "Rithle 7 steps back, to 2"


def test_the_card_chance_plays_is_named_with_what_it_did() -> None:
    s = scene((20, 15, 10, 4), hands=["P3 R7 E5 E5 E5 E5"])
    s.phase, s.turn, s.auto[0] = Phase.AUTO_CARD, CHANCE, YES
    for seat in (0, 1):
        assert chance(s, "P3", seat) == (0, ["plays rank 3 card by chance", "Celya 11 steps, to 21"])


def test_a_drawn_card_is_named_to_its_owner_only() -> None:
    s = after(scene((20, 15, 10, 4), hands=["P3 R7 E5 E5 E5"]), "P3")
    assert s.phase == Phase.DRAW
    assert chance(s, "R5", 0) == (0, ["draws Rithle +5"])
    assert chance(s, "R5", 1) == (0, ["draws a card"])
