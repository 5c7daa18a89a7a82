"""The protocol, spoken as an outside program would: lines in, lines out."""

import io
import json
import random
import subprocess
import sys
from typing import Any

import pytest

from quartett.engine import Game
from quartett.games import load
from quartett.referee import LONGEST_LINE, Referee, serve
from tests.every import all_games

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


class Talk:
    """A conversation with a referee."""

    def __init__(self, game: Game) -> None:
        self.referee = Referee(game)

    def __call__(self, do: str, **more: Any) -> dict[str, Any]:
        return self.line(json.dumps({"do": do, **more}).encode())

    def line(self, line: bytes) -> dict[str, Any]:
        answer, _ = self.referee.answer(line)
        assert b"\n" not in answer
        decoded = json.loads(answer)
        assert isinstance(decoded, dict)
        assert type(decoded["ok"]) is bool
        if not decoded["ok"]:
            assert decoded.keys() == {"ok", "error", "message"}
        return decoded

    def to_a_decision(self) -> dict[str, Any]:
        answer = {"turn": "chance"}
        while answer["turn"] == "chance":
            answer = self("chance", seed="abcd")
        return answer


@pytest.fixture
def talk() -> Talk:
    return Talk(load("race"))


def refused(answer: dict[str, Any]) -> str:
    assert answer["ok"] is False
    return str(answer["error"])


@every_game
def test_a_whole_game_by_seed_and_by_text(game: Game) -> None:
    talk = Talk(game)
    rng = random.Random(5)
    answer = talk("new", players=game.players[-1])
    number = 0
    while answer["turn"] != "over":
        number += 1
        if answer["turn"] == "chance":
            assert talk("legal")["moves"] == []
            answer = talk("chance", seed=f"{number:08x}")
            assert answer["outcome"]
            continue
        moves = talk("legal")["moves"]
        move = rng.choice(moves)
        answer = talk("move", move=move) if number % 3 else talk("move", text=game.words.short(move).upper())
        assert answer["move"] == move
        assert answer["text"]
    assert answer["event"] == "OVER"
    result = talk("result")
    assert min(result["places"]) == 1
    assert len(result["points"]) == len(result["places"])
    log = talk("log")["log"]
    other = Talk(game)
    assert other("replay", log=log) == {"ok": True, "turn": "over", "event": "OVER"}
    assert other("state") == talk("state")


@every_game
def test_chance_is_the_same_for_the_same_seed_and_as_given(game: Game) -> None:
    answers = []
    for request in ({"seed": "00ff"}, {"seed": "00ff"}, {"seed": "01ff"}):
        talk = Talk(game)
        if talk("new", players=game.players[-1])["turn"] != "chance":
            assert refused(talk("chance")) == "bad_request"
            return
        answers.append(talk("chance", **request))
    assert answers[0] == answers[1]
    talk = Talk(game)
    talk("new", players=game.players[-1])
    assert talk("chance", outcome=answers[0]["outcome"]) == answers[0]
    assert talk("state")["state"]


@every_game
def test_views_hidden_states_and_guesses(game: Game) -> None:
    talk = Talk(game)
    talk("new", players=game.players[-1])
    if not talk("legal")["moves"]:
        talk.to_a_decision()
    for seat in (*range(game.players[-1]), None):
        hidden = talk("hidden", seat=seat)["state"]
        guess = talk("guess", seat=seat, seed="12")["state"]
        assert hidden.keys() == guess.keys() == talk("state")["state"].keys()
        assert talk("guess", seat=seat, seed="12")["state"] == guess
        assert talk("view", seat=seat)["view"]
    for seat in (-1, 99, "0", 1.5, True, [0]):
        assert refused(talk("view", seat=seat)) == "bad_request"
    assert refused(talk("view")) == "bad_request"


def test_the_first_answers(talk: Talk) -> None:
    assert talk("new", players=3, options={"win_bet": "on"}) == {"ok": True, "turn": "chance", "event": "DEAL"}
    answer = talk("chance", seed="00")
    assert (answer["turn"], answer["event"], len(answer["outcome"])) == (0, "FAV", 60)
    assert talk("legal") == {"ok": True, "moves": [0, 1, 2, 3]}
    assert talk("move", move=0) == {"ok": True, "move": 0, "text": "picks Rithle", "turn": 0, "event": "FAV"}
    assert talk("move", text="Picks  ARISTAS")["move"] == 1
    assert talk("undo") == {"ok": True, "turn": 0, "event": "FAV"}
    assert talk("legal")["moves"] == [0, 1, 2, 3]
    state = talk("state")["state"]
    assert (state["phase"], state["turn"], state["npick"], state["n"], state["pos"]) == ("FAV", 0, 1, 3, [0, 0, 0, 0])


def test_an_illegal_move_says_the_rule_that_forbids_it(talk: Talk) -> None:
    talk("new", players=2, options={"favorite_undo": "off"})
    talk.to_a_decision()
    answer = talk("move", move=10)
    assert answer == {"ok": False, "error": "illegal_move", "message": "First choose your two Favorites."}
    assert "0 to 30" in talk("move", move=10**30)["message"]
    assert "is not a move" in talk("move", text="plays a trombone")["message"]


def test_what_is_refused_and_why(talk: Talk) -> None:
    for do in ("chance", "legal", "move", "state", "view", "hidden", "guess", "bot", "undo", "log", "result"):
        assert refused(talk(do, seat=0, move=0, bot="random")) == "no_game"
    assert refused(talk("new", players=9)) == "bad_option"
    assert "1 to 4" in talk("new", players=9)["message"]
    assert "off, on" in talk("new", players=2, options={"win_bet": "perhaps"})["message"]
    assert "win_bet" in talk("new", players=2, options={"winbet": "on"})["message"]
    for players in (None, "2", 2.0, True, [2]):
        assert refused(talk("new", players=players)) == "bad_request"
    assert refused(talk("new", players=2, options=[])) == "bad_request"
    talk("new", players=2)
    assert refused(talk("move", move=0)) == "chance_pending"
    assert refused(talk("move", text="R")) == "chance_pending"
    assert refused(talk("bot", bot="random")) == "chance_pending"
    for outcome in ([], [0], [1] * 60, "x", [0.5] * 60, [None] * 60, [-1] * 60, [2**80] * 60, [True] * 60):
        assert refused(talk("chance", outcome=outcome)) == "bad_outcome"
    wrong_seeds: list[Any] = ["xyz", "abc", 5, [], {}]
    for seed in wrong_seeds:
        assert refused(talk("chance", seed=seed)) == "bad_request"
    talk("chance")
    assert refused(talk("chance")) == "bad_request"
    assert refused(talk("undo")) == "barrier"
    assert refused(talk("move", move=0, seat=1)) == "not_your_turn"
    assert refused(talk("move")) == "bad_request"
    assert refused(talk("move", move="0")) == "bad_request"
    assert refused(talk("move", move=0.0)) == "bad_request"
    assert refused(talk("bot", bot="nobody")) == "bad_request"
    assert refused(talk("bot")) == "bad_request"
    assert refused(talk("result")) == "bad_request"
    assert refused(talk("replay", log=[{}])) == "bad_request"
    assert refused(talk("replay")) == "bad_request"
    assert talk("legal")["moves"] == [0, 1, 2, 3]


def test_broken_lines_of_every_kind(talk: Talk) -> None:
    talk("new", players=2)
    talk("chance")
    state = talk("state")
    for line in (b"{", b"nonsense", b"\xff\xfe", b"[" * 100_000, b'{"do":' * 50_000, b"1e999", b'"\\ud800"', b"{'do':'legal'}", b"\x00"):
        assert refused(talk.line(line)) == "bad_json", line[:20]
    for line in (b"[]", b"1", b"null", b'"quit"', b"{}", b'{"do":1}', b'{"do":"dance"}', b'{"do":["new"]}', b'{"do":null}'):
        assert refused(talk.line(line)) == "bad_request", line
    assert talk("state") == state


@pytest.mark.compiled
def test_ten_thousand_broken_lines_do_not_end_it() -> None:
    talk = Talk(load("race"))
    rng = random.Random(2026)
    talk("new", players=3)
    talk("chance", seed="01")
    log = talk("log")["log"]
    state = talk("state")
    whole = [json.dumps(request).encode() for request in sample_requests(log)]
    refusals = 0
    for _ in range(10_000):
        answer = talk.line(mutated(rng, rng.choice(whole)))
        refusals += not answer["ok"]
        if answer["ok"] and talk("state") != state:  # a mutation that still was a request
            talk("replay", log=log)
    assert refusals > 8000
    assert talk("replay", log=log)["ok"]
    assert talk("state") == state


def sample_requests(log: list[Any]) -> list[dict[str, Any]]:
    return [
        {"do": "new", "players": 99, "options": {"win_bet": "on"}},
        {"do": "chance", "outcome": [3, 4, 5]},
        {"do": "move", "move": 28},
        {"do": "move", "text": "plays rank 2 card"},
        {"do": "view", "seat": 7},
        {"do": "guess", "seat": 8, "seed": "zz"},
        {"do": "bot", "bot": "nobody", "iterations": 100},
        {"do": "replay", "log": [*log, {"seat": 2, "move": 4, "hash": "00"}]},
        {"do": "result"},
    ]


def mutated(rng: random.Random, line: bytes) -> bytes:
    data = bytearray(line)
    for _ in range(rng.randint(0, 4)):
        at = rng.randrange(len(data) + 1)
        kind = rng.randrange(4)
        if kind == 0:
            data.insert(at, rng.randrange(256))
        elif kind == 1 and at < len(data):
            del data[at]
        elif kind == 2 and at < len(data):
            data[at] = rng.randrange(256)
        else:
            data[at:at] = rng.choice([b"null", b"-1", b"1e400", b"[[", b'"', b"99999999999999999999999", b"\xc3\x28", b"true"])
    return bytes(data).replace(b"\n", b" ")


def test_lines_too_long_are_refused_and_the_next_one_is_answered() -> None:
    out = io.BytesIO()
    requests = b"x" * (2 * LONGEST_LINE + 5) + b'\n\n\n{"do":"new","players":2}\n{"do":"quit"}\n{"do":"state"}\n'
    serve(load("race"), io.BytesIO(requests), out)
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [answer["ok"] for answer in answers] == [False, True, True]
    assert answers[0]["error"] == "bad_json"


def test_the_program_exits_0_at_quit_and_at_the_end_of_input() -> None:
    for text in ('{"do":"new","players":2}\n{"do":"quit"}\n', '{"do":"new","players":2}\n', "", '{"do":"new","players":2}'):
        done = subprocess.run([sys.executable, "-m", "quartett", "referee", "race"], input=text, capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, "")
        assert len(done.stdout.splitlines()) == text.count("do")


@pytest.mark.compiled
def test_bots_choose_legal_moves() -> None:
    talk = Talk(load("race"))
    answer = talk("new", players=3)
    while answer["turn"] != "over":
        if answer["turn"] == "chance":
            answer = talk("chance")
        else:
            chosen = talk("bot", bot="robot", seed="05")
            assert chosen["move"] in talk("legal")["moves"]
            answer = talk("move", move=chosen["move"])


@pytest.mark.compiled
def test_a_searching_bot_tells_what_it_considered_and_repeats_itself() -> None:
    talk = Talk(load("race"))
    answer = talk("new", players=3)
    while answer["turn"] == "chance":
        answer = talk("chance")
    chosen, again = (talk("bot", bot="search", iterations=200, seed="05") for _ in range(2))
    assert chosen == again
    assert chosen["considered"][0]["move"] == chosen["move"]
    assert sum(each["visits"] for each in chosen["considered"]) == 200
    assert all(1 <= each["place"] <= 3 for each in chosen["considered"])
    assert talk("bot", bot="search", ms=20)["move"] in talk("legal")["moves"]
    assert talk("bot", bot="greedy", iterations=200)["move"] in talk("legal")["moves"]  # it has no use for them
    assert "not both" in talk("bot", bot="search", iterations=200, ms=20)["message"]
    assert "must be a number" in talk("bot", bot="textbook", ms="long")["message"]


def test_a_game_may_begin_under_an_earlier_revision() -> None:
    """Ringlinge's second revision has other defaults; the first can still be begun, logged and gone on with."""
    old, new = Talk(load("ringlinge")), Talk(load("ringlinge"))
    assert old("new", players=2, revision=1)["ok"]
    assert new("new", players=2)["ok"]
    assert [talk("state")["state"]["revision"] for talk in (old, new)] == [1, 2]
    for talk, leave in ((old, 0), (new, 1)):
        log = talk("log")["log"]
        again = Talk(load("ringlinge"))
        assert again("replay", log=log)["ok"]
        assert again("state")["state"]["leave"] == leave
    first_format = [{"game": "ringlinge", "players": 2, "options": {}, "rules": "0"}]
    assert old("replay", log=first_format)["ok"]
    assert old("state")["state"]["leave"] == 0
    wrongs: tuple[Any, ...] = (0, 3, "1", 1.5, True, [])
    for wrong in wrongs:
        assert new("new", players=2, revision=wrong)["error"] == "bad_option"
