"""The worked examples that start from a real game, played through the protocol as an outside program would."""

import json
import random
from typing import Any

import pytest

from quartett.games.race import data
from quartett.referee import Referee
from tests.games.race.scene import CARDS, GAME, MOVES


class Outside:
    """An outside program talking to the referee."""

    def __init__(self, players: int, **options: str) -> None:
        self.referee = Referee(GAME)
        self("new", players=players, options=options)

    def __call__(self, do: str, **more: Any) -> dict[str, Any]:
        answer, _ = self.referee.answer(json.dumps({"do": do, **more}).encode())
        decoded: dict[str, Any] = json.loads(answer)
        assert decoded["ok"], decoded
        return decoded

    def plays(self, *names: str) -> dict[str, Any]:
        answer: dict[str, Any] = {}
        for name in names:
            answer = self("move", text=name)
        return answer

    def deals(self, *first_cards: str) -> dict[str, Any]:
        """A deal that begins with these cards, the rest in order of their types."""
        deck = [t for t in range(19) for _ in range(data.CARD_SETS[0][t])]
        wanted = [CARDS[name] for name in first_cards]
        for t in wanted:
            deck.remove(t)
        return self("chance", outcome=wanted + deck)


def test_l9_picks_are_toggled_and_confirmed() -> None:
    talk = Outside(2, win_bet="on")
    talk.deals()
    talk.plays("R", "R")
    assert talk("state")["state"]["npick"] == 0
    talk.plays("C", "A")
    assert talk("legal")["moves"] == [MOVES["ok"], MOVES["back"]]
    assert talk("state")["state"]["fav"][0] == [2, 1]


@pytest.mark.parametrize(
    ("pairs", "bet", "event"),
    [("RA AR", "off", "DEAL"), ("RA AR", "on", "START"), ("RA RA", "on", "DEAL"), ("RA RA RC", "off", "START")],
    ids=["L10", "L10 bets differ", "L10 bets agree", "L11"],
)
def test_restart_or_start(pairs: str, bet: str, event: str) -> None:
    talk = Outside(len(pairs.split()), win_bet=bet)
    talk.deals()
    answer: dict[str, Any] = {}
    for pair in pairs.split():
        answer = talk.plays(*pair, "ok")
    assert (answer["turn"], answer["event"]) == ("chance", event)


def test_m25_begins_a_real_game() -> None:
    """The chain's first cards, dealt to two seats so that they can play them in turn."""
    cards = ["R7", "C7", "C5", "Cx3", "P2", "P4", "A5", "P4", "P3", "Acu", "Rcu"]
    filler = ["E7", "E7", "E7", "E7", "E5", "E5", "E5", "E5", "E5", "C5"]
    talk = Outside(2, auto_finish="off")
    talk.deals(*cards[0::2], *filler, *cards[1::2])
    talk.plays("R", "A", "ok", "C", "E", "ok")
    talk("chance", outcome=[0])
    boards = [(7, 0, 0, 0), (7, 0, 7, 0), (7, 0, 12, 0), (7, 0, 22, 0), (16, 0, 22, 0), (16, 0, 22, 0), (16, 5, 22, 0), (16, 5, 22, 14)]
    boards += [(16, 5, 22, 23), (16, 21, 22, 23), (21, 21, 22, 23)]
    for card, board in zip(cards, boards, strict=True):
        talk.plays(card)
        assert tuple(talk("state")["state"]["pos"]) == board, card


def test_l8_the_starting_seat_ends_a_deck_out() -> None:
    """Random games that end by the deck, over the protocol: turn 41 of four seats, by the seat that started."""
    for number in range(40):
        talk = Outside(4, favorite_undo="off", auto_finish="off")
        answer = talk("chance", seed=f"{number:04x}")
        rng, start = random.Random(number), -1
        while answer["turn"] != "over":
            if answer["turn"] == "chance":
                answer = talk("chance", seed=f"{number:04x}")
                start = answer["outcome"][0] if start < 0 and answer["event"] == "TURN" else start
            else:
                moves = talk("legal")["moves"]
                last, answer = answer["turn"], talk("move", move=rng.choice(moves))
        state = talk("state")["state"]
        if state["finishers"] < 3:
            assert (state["turns"], last) == (41, start)
            return
    raise AssertionError("no game ended by the deck")
