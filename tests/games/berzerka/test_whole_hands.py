"""The whole-hand regression of 10.6: one deck, one rule of play, every contract."""

import json
from typing import Any

import pytest

from quartett.engine import Match
from quartett.referee import Referee
from tests.games.berzerka.scene import (
    BID,
    GAME,
    NAME_NUMBER,
    NAME_ORDER,
    NAME_TRUMP,
    PASS,
    POWERS_OF_TWO,
    STOP,
    make,
    name,
    names,
    of_set,
    others,
)

CLUBS, DIAMONDS, SPADES = NAME_TRUMP, NAME_TRUMP + 1, NAME_TRUMP + 3
HIGH, LOW = NAME_ORDER, NAME_ORDER + 1
FATE_SPADES = 3

HANDS = [
    (1, [CLUBS], "1020022022222", [4, 1, 8], 4),
    (1, [SPADES], "1020101021111", [4, 7, 2], 4),
    (12, [SPADES], "1020101021111", [4, 7, 2], 1),
    (13, [SPADES, NAME_NUMBER + 4], "1020101021111", [4, 7, 2], -1),
    (16, [SPADES], "1020101021111", [4, 7, 2], 2),
    (2, [], "1020000111111", [5, 7, 1], 5),
    (3, [], "1020000111111", [5, 7, 1], 5),
    (15, [], "1020000111111", [5, 7, 1], 1),
    (18, [], "1020000111111", [5, 7, 1], 5),
    (4, [], "2012222011111", [2, 6, 5], 2),
    (5, [HIGH], "1022000200011", [7, 3, 3], 7),
    (5, [LOW], "2012222100011", [4, 4, 5], 4),
    (7, [SPADES], "1010012101111", [4, 8, 1], 4),
    (8, [DIAMONDS], "1020000110002", [8, 3, 2], 8),
    (9, [HIGH], "1200222222200", [4, 1, 8], 4),
    (9, [LOW], "2120222110000", [5, 3, 5], 5),
    (10, [], "2100000222222", [5, 1, 7], 5),
    (11, [NAME_NUMBER + 3], "0020222020011", [6, 2, 5], 6),
    (17, [SPADES], "2121202021221", [2, 4, 7], 2),
    (6, [], "1020101021111", [4, 7, 2], 4),
    (14, [SPADES], "1020101021111", [4, 7, 2], 4),
]


def declare(contract: int, announcements: list[int]) -> Match:
    """Forehand 0 bids the contract, the others pass, and it is announced."""
    game = Match(GAME, 3, {"first_forehand": 0, "contract_set": "custom", "contracts": others(contract)})
    game.settle(POWERS_OF_TWO)
    return make(game, BID + others(contract).index(contract), PASS, PASS, *announcements)


def exchange_three_lowest(game: Match) -> None:
    while game.event == "EXCHANGE":
        for _ in range(3):
            game.move(game.legal()[0])
        game.move(STOP)


def play_by_rule(game: Match) -> list[int]:
    played: list[int] = []
    while game.event == "PLAY":
        legal = game.legal()
        played.append(legal[7 * len(played) % len(legal)])
        game.move(played[-1])
    return played


@pytest.mark.parametrize(("contract", "announcements", "winners", "tricks", "record"), HANDS)
def test_whole_hand(contract: int, announcements: list[int], winners: str, tricks: list[int], record: int) -> None:
    game = declare(contract, announcements)
    exchange_three_lowest(game)
    if game.event == "FATE_SUIT":
        game.settle([FATE_SPADES])
    played = play_by_rule(game)
    s = game.state
    won_by = [int(w) for w in s.won_by]
    assert "".join(map(str, won_by)) == winners
    assert [won_by.count(p) for p in range(3)] == tricks
    assert s.rec[0, others(contract).index(contract)] == record
    assert s.disc[0, others(contract).index(contract)] == (0 if contract == 17 else 3)
    assert [int(c) for c in s.played] == played
    if contract in (1, 2):
        assert names(played[:3]) == "D3 D11 D10"


def test_the_deck_of_the_regression() -> None:
    assert names(POWERS_OF_TWO[:7]) == "C2 C4 C8 D3 H6 C11 D9"
    game = declare(2, [])
    assert of_set(int(game.state.hand[0])) == "C2 C9 C12 D3 D4 D6 D8 D9 D13 H2 H4 S4 S10"
    assert [name(int(c)) for c in game.state.deck[39:43]] == ["S7", "H13", "D12", "S11"]


def ask(referee: Referee, **request: object) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(referee.answer(json.dumps(request).encode())[0])
    assert answer["ok"], answer
    return answer


@pytest.mark.parametrize(("contract", "announcements", "winners", "tricks", "record"), HANDS)
def test_whole_hand_through_the_referee(contract: int, announcements: list[int], winners: str, tricks: list[int], record: int) -> None:
    """10.6 again, as an outside program would play it: a given deck, moves by number."""
    referee = Referee(GAME)
    row = others(contract).index(contract)
    ask(referee, do="new", players=3, options={"first_forehand": 0, "contract_set": "custom", "contracts": others(contract)})
    now = ask(referee, do="chance", outcome=POWERS_OF_TWO)
    for move in (BID + row, PASS, PASS, *announcements):
        now = ask(referee, do="move", move=move)
    k = 0
    while now["event"] in ("EXCHANGE", "FATE_SUIT", "PLAY"):
        moves = ask(referee, do="legal")["moves"]
        if now["event"] == "FATE_SUIT":
            now = ask(referee, do="chance", outcome=[FATE_SPADES])
        elif now["event"] == "EXCHANGE":
            for move in (*moves[:3], STOP):
                now = ask(referee, do="move", move=move)
        else:
            now = ask(referee, do="move", move=moves[7 * k % len(moves)])
            k += 1
    state = ask(referee, do="state")["state"]
    assert "".join(map(str, state["won_by"])) == winners
    assert state["rec"][0][row] == record
    assert (now["turn"], now["event"], k) == ("chance", "SHUFFLE", 39)
