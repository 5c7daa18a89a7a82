"""The rulebook's first round through the referee, with the cards given; and whole games."""

from typing import Any

import msgspec

from quartett.engine import below, stream
from quartett.referee import Referee
from tests.games.kbernestich.scene import CENTRE, GAME, RULEBOOK, card


def asked(referee: Referee, do: str, **request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = msgspec.json.decode(referee.answer(msgspec.json.encode({"do": do, **request}))[0])
    return answer


def test_the_rulebook_round_in_words() -> None:
    referee = Referee(GAME)
    assert asked(referee, "new", players=4, options={}) == {"ok": True, "turn": "chance", "event": "START"}
    assert asked(referee, "chance", outcome=[0])["event"] == "DEAL"
    order = [card(name) for hand in (*RULEBOOK, CENTRE) for name in hand.split()]
    assert asked(referee, "chance", outcome=order) == {"ok": True, "outcome": order, "turn": 0, "event": "TRUMP"}
    assert asked(referee, "legal")["moves"] == [144, 145, 146, 147, 148]
    assert asked(referee, "move", text="trump blue")["event"] == "PLOT"
    for text in ("blue 2", "hannah 1", "red 0", "puts a cube on Zabine 22"):
        assert asked(referee, "move", text=text)["ok"]
    assert asked(referee, "move", move=179)["event"] == "REVIEW"
    assert len(asked(referee, "legal")["moves"]) == 15
    for name in CENTRE.split():
        assert asked(referee, "move", text=f"drop {name}")["ok"]
    for move in (175, 155, 171):
        assert asked(referee, "move", move=move)["ok"]
    assert asked(referee, "move", text="plays green 11") == {"ok": True, "move": 45, "text": "plays green 11", "turn": 1, "event": "TRICK"}
    assert asked(referee, "move", text="Y2") == {"ok": False, "error": "illegal_move", "message": "You must follow green."}
    for move in (40, 0, 46):
        assert asked(referee, "move", move=move)["ok"]
    state = asked(referee, "state")["state"]
    assert (state["round"], state["t"], state["leader"], state["actor"], state["phase"]) == (1, 2, 2, 2, "PLOT")
    assert state["won"][2] == [1, 0, 0, 3]


def test_hidden_states_and_guesses() -> None:
    referee = Referee(GAME)
    asked(referee, "new", players=3, options={"start_seat": 2, "rounds": 6, "foreseen_future": True})
    asked(referee, "chance", seed="00")
    known = asked(referee, "hidden", seat=1)["state"]
    assert (known["hand"][0], known["hand"][2], known["centre"]) == (0, 0, 0)
    guess = asked(referee, "guess", seat=1, seed="01")["state"]
    assert guess["hand"][1] == known["hand"][1]
    hands = [*guess["hand"][:3], guess["centre"]]
    assert [cards.bit_count() for cards in hands] == [11, 11, 11, 3]
    assert sum(hands) == (1 << 36) - 1
    assert asked(referee, "view", seat=None)["view"]["hand"] == []


def test_whole_games_with_given_deals() -> None:
    for players, options in ((3, {"their_memories": True}), (4, {"final_tie": "shared", "start_seat": 1})):
        referee, rng = Referee(GAME), stream("referee", players)
        where = asked(referee, "new", players=players, options=options)
        while where["turn"] != "over":
            if where["turn"] == "chance":
                outcome = [2] if where["event"] == "START" else [5 * card % (12 * players) for card in range(12 * players)]
                where = asked(referee, "chance", outcome=outcome)
            else:
                moves = asked(referee, "legal")["moves"]
                where = asked(referee, "move", move=moves[below(rng, len(moves))])
            assert where["ok"], where
        result = asked(referee, "result")
        assert sorted(result["points"], reverse=True)[0] == result["points"][result["places"].index(1)]
        log = asked(referee, "log")["log"]
        assert asked(Referee(GAME), "replay", log=log)["turn"] == "over"


def test_bad_options_and_outcomes_are_refused() -> None:
    referee = Referee(GAME)
    assert asked(referee, "new", players=3, options={"start_seat": 3})["error"] == "bad_option"
    assert asked(referee, "new", players=5, options={})["error"] == "bad_option"
    assert "4, 6, 8" in asked(referee, "new", players=4, options={"rounds": 5})["message"]
    asked(referee, "new", players=4, options={"start_seat": 0})
    assert asked(referee, "chance", outcome=[0] * 48)["error"] == "bad_outcome"
    assert asked(referee, "chance", outcome=list(range(36)))["error"] == "bad_outcome"
    assert asked(referee, "chance", outcome=list(range(48)))["ok"]
