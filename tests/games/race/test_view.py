"""What a screen of Race is told."""

from quartett.engine import OVER
from quartett.games.race.view import view
from tests.games.race.scene import CARDS, after, scene


def test_a_card_says_where_everybody_would_stand() -> None:
    s = scene((20, 15, 10, 4), hands=["P3 R7 Rcu E5 E5 E5"])
    boards = {card["type"]: card["after"] for card in view(s, 0)["hand"]}
    assert boards[17] == [20, 15, 21, 4]
    assert boards[0] == [27, 15, 10, 4]
    assert boards[8] == [20, 15, 10, 4]


def test_after_the_race_nobody_moves_any_more() -> None:
    s = after(scene((61, 61, 60, 55), "RA", hands=["C5 E7 E7 E7 E7 E7"]), "C5")
    assert s.turn == OVER
    assert [card["after"] for card in view(s, 0)["hand"]] == [[61, 61, 61, 55]]
    assert (s.podium[2], s.finishers) == (2, 3)


def test_cards_played_are_counted_by_their_type_whoever_played_them() -> None:
    hands = ["R7 E5 E5 E5 E5 E5", "R7 E5 E5 E5 E5 E5", "P4 E5 E5 E5 E5 E5"]
    s = after(scene(favorites=("RA", "CE", "AC"), hands=hands), "R7", "R7", "P4")
    played = view(s, 0)["played"]
    assert len(played) == len(CARDS)
    assert {name: played[card] for name, card in CARDS.items() if played[card]} == {"R7": 2, "P4": 1}
