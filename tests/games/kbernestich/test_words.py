"""Words, view and screen."""

import io
from typing import Any

import pytest
from rich.console import Console

from quartett.engine import CHANCE, NONE, Match, below, stream
from quartett.games.kbernestich.data import HANNAH, HUNCH, INCUBATION, OBSERVATION, REVIEW
from quartett.games.kbernestich.rules import CLAIM, DISCARD, DISCARDED, END, HID, HIDE, MOVES, OBSERVE, PLOT, TRUMP, State
from quartett.games.kbernestich.screen import draw_screen
from quartett.games.kbernestich.view import view
from quartett.games.kbernestich.words import move_words, quiet, short, why_not
from quartett.language import find_move, language
from tests.games.kbernestich.scene import GAME, card, change, dealt, hidden, legal, played, plotting, position

ENGLISH = language(GAME, "en")


def why(s: State, move: int) -> str:
    assert move not in legal(s)
    return ENGLISH(why_not(hidden(s, int(s.turn)), move))


def test_moves_are_typed_as_they_are_named() -> None:
    named = {45: "G11", 23: "R*", 48: "hide B2", 96: "drop B2", 144: "trump blue", 148: "no trump", 151: "blue 2", 162: "zabine 2"}
    named |= {169: "hannah 1", 176: "bid 5", 179: "review", 182: "letter 1", 190: "end", 191: "wait", 195: "claim green"}
    assert {move: short(move) for move in named} == named


def test_sentences_are_unique_and_understood() -> None:
    s = hidden(plotting(), 0)
    sentences = [ENGLISH(move_words(s, move)) for move in range(MOVES)]
    assert len(set(sentences)) == MOVES
    assert sentences[45] == "plays green 11"
    assert sentences[23] == "plays red icon"
    assert sentences[PLOT + 35] == "puts a cube on letter square 3 (2 points)"
    assert sentences[PLOT + 27] == "puts a cube on bid 5 or more"
    assert all(find_move(GAME, s, sentence) == move for move, sentence in enumerate(sentences))


def test_what_others_see_of_hidden_moves() -> None:
    s = plotting()
    assert ENGLISH(move_words(s, HID)) == "lays a card face down"
    assert ENGLISH(move_words(s, DISCARDED)) == "discards a card"


def test_discards_of_others_are_told_together_with_the_last_of_them() -> None:
    s = plotting()
    s.review_left = 2
    assert (quiet(s, DISCARDED), quiet(s, DISCARD)) == (True, False)
    s.review_left = 1
    assert not quiet(s, DISCARDED)


def test_why_not_before_the_plots() -> None:
    assert why(dealt(3), TRUMP + 3) == "Green is not in the game with three players."
    assert why(dealt(), 3) == "First choose the trump."
    s = played(dealt(foreseen_future=True), 148, CLAIM + 1)
    assert why(s, CLAIM + 1) == "Seat 4 has claimed red and alone may set it."
    assert why(s, PLOT) == "Now claim a colour, or pass."


def test_why_not_a_square() -> None:
    s = played(plotting(), PLOT + 2, PLOT + 12, PLOT + 20, PLOT + 22, PLOT + 28, END)
    assert s.turn == 3
    assert why(s, PLOT + 2) == "The cube of seat 1 is on this square."
    assert why(s, PLOT + 0) == "What blue is worth has been decided for this round."
    assert why(s, PLOT + 13) == "The bust value has been decided for this round."
    assert why(s, PLOT + 17) == "This square is not used in this game."
    assert why(s, PLOT + 35) == "Another free square does the same: take the first of them."
    assert why(s, 3) == "Now place a cube, or end your turn."
    assert why(plotting(3), PLOT + 9) == "This square is closed with three players."


@pytest.mark.parametrize(
    ("slot", "other", "reason"),
    [
        (HANNAH, HANNAH + 1, "You have Hannah's Grace already."),
        (HUNCH, HUNCH + 1, "You have bid already; one bid a round."),
        (INCUBATION, OBSERVATION, "You have an action already; one action a round."),
    ],
)
def test_why_not_twice(slot: int, other: int, reason: str) -> None:
    assert why(played(plotting(), PLOT + slot), PLOT + other) == reason


def test_why_not_with_claims() -> None:
    s = played(dealt(foreseen_future=True), 148, END, END, END, CLAIM + 0)
    change(s, cubes=[0, 5, 5, 5])
    assert why(s, PLOT + 3) == "You have no cube in hand; only a claim of yours can be moved."
    assert why(s, PLOT + 22) == "You have no cube in hand; only a claim of yours can be moved."
    played(s, END)
    assert why(s, PLOT + 0) == "Seat 1 has claimed blue and alone may set it."


def test_why_not_in_a_review() -> None:
    s = played(plotting(), PLOT + REVIEW)
    assert why(s, END) == "First discard 4 more cards."
    missing = next(c for c in range(48) if not int(s.hand[0]) >> c & 1)
    assert why(s, DISCARD + missing).startswith("You do not hold ")


def test_why_not_a_card() -> None:
    s = position(["Y5 B3", "Y2 R9", "R2 G2", "B4 B5"], t=10)
    played(s, "Y5")
    assert why(s, card("R9")) == "You must follow yellow."
    assert why(s, card("G9")) == "You do not hold green 9."
    assert why(s, HIDE + card("R9")) == "Only the owner of Incubation may lay a card face down."
    assert why(s, OBSERVE) == "Only the owner of Observation may wait."
    assert why(s, END) == "Now a card must be played."


def test_why_not_hide_or_wait() -> None:
    owners = {INCUBATION: 1, OBSERVATION: 0}
    s = position(["Y5 B3", "Y2 R9", "R2 G2", "B4 B5"], t=10, owners=owners, inc_used=1, obs_uses=2)
    assert why(s, OBSERVE) == "Observation can be used up to twice a round, and has been."
    played(s, "Y5")
    assert why(s, HIDE + card("R9")) == "Incubation can be used once a round, and has been."
    s = played(position(["Y5 B3", "Y2 R9", "R2 G2"], t=10, owners=owners), OBSERVE, "Y2", "R2")
    assert why(s, OBSERVE) == "You have waited in this trick already."
    s = played(position(["Y5 B3", "Y2 R9", "R2 G2"], t=10, owners={OBSERVATION: 2}), "Y5", "Y2")
    assert why(s, OBSERVE) == "You are the last to play anyway."


def test_the_view_of_a_plot_turn() -> None:
    s = played(plotting(), PLOT + 2)
    seen = view(hidden(s, 0), 0)
    lit = {square["move"] for square in seen["sheet"] if square["lit"]}
    assert lit | {END} == set(legal(s))
    assert seen["placed"] == 1
    assert seen["colours"][0] == {"suit": 0, "value": 2, "set": True, "claim": NONE}
    assert seen["bust"] == {"value": 24, "standard": True, "misery": 12}
    other = view(hidden(s, 1), 1)
    assert not any(square["lit"] for square in other["sheet"])
    assert len(other["hand"]) == 11
    assert other["unseen"] is not None
    assert sum(other["unseen"]) == 37
    assert view(hidden(s, NONE), NONE)["hand"] == []


def test_the_view_of_a_review() -> None:
    s = played(plotting(), PLOT + REVIEW)
    mine, theirs = view(hidden(s, 0), 0), view(hidden(s, 1), 1)
    assert len(mine["review"]["taken"]) == 4
    assert sum(held["from_centre"] for held in mine["hand"]) == 4
    assert theirs["review"] is None
    assert theirs["players"][0]["cards"] == 15


def test_warnings() -> None:
    s = plotting()
    change(s, tricks=[2, 0, 0, 0], t=4, cubes=[1, 0, 0, 0])
    seen = view(hidden(s, 0), 0)
    warned = {square["slot"]: square["warning"] for square in seen["sheet"] if square["warning"]}
    assert warned == {HUNCH: "bid_missed", HUNCH + 1: "bid_missed", HANNAH: "grace_on_low_base"}
    assert seen["warnings"] == ["last_plot_phase", "last_cube", "cubes_will_be_lost"]


def test_bid_states() -> None:
    s = position(["Y5 B3", "Y2 R9", "R2 G2"], t=10, owners={HUNCH + 1: 0, HUNCH + 2: 1, HUNCH + 4: 2}, tricks=[1, 0, 1, 0])
    assert [player["bid_state"] for player in view(hidden(s, 0), 0)["players"]] == ["exact", "possible", "lost"]


def test_with_their_memories_the_view_shows_no_counts() -> None:
    s = position(["Y5 B3", "Y2 R9", "R2 G2"], t=10, their_memories=1)
    played(s, "Y5", "Y2", "R2")
    mine, theirs = view(hidden(s, 0), 0), view(hidden(s, 1), 1)
    assert theirs["unseen"] is None
    assert [player["void"] for player in theirs["players"]] == [[], [], []]
    assert theirs["players"][0]["base"] is theirs["players"][0]["gain_now"] is theirs["players"][0]["won"] is None
    assert mine["players"][0]["won"] == [0, 1, 2]
    assert [trick["winner"] for trick in mine["past"]] == [0]


@pytest.mark.parametrize("code", ["en", "de", "ja"])
def test_the_screen_can_draw_every_state(code: str) -> None:
    words = language(GAME, code)
    for n, options in ((4, {"foreseen_future": "on"}), (3, {"their_memories": "on"})):
        match, rng = Match(GAME, n, options), stream("screen", n)
        drawn = 0
        while not match.over:
            if match.turn == CHANCE:
                match.draw(rng)
            else:
                moves = match.legal()
                match.move(moves[below(rng, len(moves))])
            if below(rng, 12) == 0 or match.over or match.event == "DEAL":
                for seat in (NONE, 0):
                    drawn += len(picture(view(match.hidden(seat), seat), words))
        assert drawn > 10_000


def picture(seen: dict[str, Any], words: Any) -> str:
    out = io.StringIO()
    Console(file=out, width=80, force_terminal=True).print(draw_screen(seen, words))
    return out.getvalue()
