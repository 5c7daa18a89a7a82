"""Reasons, sentences, views and the terminal board."""

import io
import json
from typing import Any

import pytest
from rich.console import Console

from quartett.engine import NONE, Match, below, stream, verbs
from quartett.games.berzerka.data import CONTRACTS
from quartett.games.berzerka.policy import greedy
from quartett.games.berzerka.rules import MOVES, SECRET
from quartett.games.berzerka.words import move_words, short, why_not
from quartett.language import LANGUAGES, language
from tests.games.berzerka.scene import (
    BID,
    DISCARD,
    GAME,
    IN_ORDER,
    NAME_NUMBER,
    NAME_ORDER,
    NAME_TRUMP,
    PASS,
    POWERS_OF_TWO,
    STOP,
    card,
    finish,
    hidden,
    make,
    match,
    play_out,
    trick,
)

english = language(GAME, "en")


def reason(s: Any, move: int) -> str:
    return english(why_not(hidden(s, int(s.turn)), move))


@pytest.mark.parametrize(
    ("s", "played", "expected"),
    [
        (trick(2, "", "H5", "H3 H9 C1"), "C1", "You must follow suit: you hold Hearts."),
        (trick(2, "", "H5", "H3 H9 C1"), "H3", "You must beat Hearts 5, the strongest card of the trick, because you can."),
        (trick(2, "", "H5", "H3 H9 C1"), "H4", "You do not hold Hearts 4."),
        (trick(1, "S", "H5", "S2 S11 C4"), "C4", "You have no Hearts, so you must trump: you hold Spades."),
        (trick(1, "S", "H5 S6", "S4 S9 C13"), "S4", "You must over-trump Spades 6, because you can."),
        (trick(1, "S", "H5 S10", "S4 S9 C13"), "C13", "You have no Hearts, so you must trump: you hold Spades."),
    ],
)
def test_why_a_card_is_not_allowed(s: Any, played: str, expected: str) -> None:
    assert reason(s, card(played)) == expected


def test_why_a_bid_is_not_allowed() -> None:
    game = Match(GAME, 3, {"first_forehand": 0, "overbid_cap": 4})
    finish(game.state, 0, [0])
    game.settle(IN_ORDER)
    assert reason(game.state, BID) == "You have already completed Berzerka."
    assert reason(game.state, 3) == "Bid a contract or pass."
    make(game, BID + 1, BID + 0, PASS)
    assert reason(game.state, BID + 2) == "You are bound to Hold Steady: after your first bid you can only repeat it."
    while len(game.legal()) > 1:
        make(game, game.legal()[1])
    assert reason(game.state, BID + int(game.state.bid[game.turn])) == "The penalty stands at 4, the highest there is: you can only pass."


def test_why_not_in_the_other_phases() -> None:
    short_game = match(0, length="short")
    assert reason(short_game.state, BID + 4) == "There are only 3 contracts in this game."
    hot = make(match(0), PASS, PASS, PASS)
    assert "passing is not possible" in reason(hot.state, PASS)
    assert reason(hot.state, STOP) == "You are in the hotseat: choose one of your contracts."
    make(hot, BID + 0)
    assert reason(hot.state, PASS) == "Name the trump suit first."
    make(hot, NAME_TRUMP)
    assert reason(hot.state, PASS) == "Discard cards, or stop to draw as many as you have discarded."
    make(hot, *hot.legal()[:12])
    make(hot, STOP, legal_discard(hot))
    assert reason(hot.state, legal_hand(hot)) == "The pile has only 1 card: you cannot discard more than that. Stop to draw."
    make(hot, STOP)
    assert hot.event == "PLAY"
    assert reason(hot.state, STOP) == "Play a card."


def legal_discard(game: Match) -> int:
    """A discard of the seat after the one to move: it comes next."""
    p = (game.turn + 1) % 3
    return DISCARD + next(i for i in range(52) if int(game.state.hand[p]) >> i & 1)


def legal_hand(game: Match) -> int:
    return DISCARD + next(i for i in range(52) if int(game.state.hand[game.turn]) >> i & 1)


def test_why_the_announcement_comes_first() -> None:
    def asked(contract: int, *moves: int) -> str:
        game = match(0, contract_set="custom", contracts=sorted({1, 2, 3, 4, contract, 6} - ({6} if contract > 4 else set()))[:5])
        rows = [int(c) for c in game.state.contract]
        make(game, BID + rows.index(contract), PASS, PASS, *moves)
        return reason(game.state, PASS)

    assert asked(9) == "Announce the order of ranks first."
    assert asked(11) == "Name the strongest rank first."
    assert asked(13, NAME_TRUMP) == "Promise a number of tricks first."


def test_sentences() -> None:
    game = match(0)
    s = game.state
    assert english(move_words(s, BID)) == "bids Berzerka"
    make(game, BID)
    assert english(move_words(s, BID + 3)) == "bids Underdog, which raises the penalty to 1"
    assert english(move_words(s, PASS)) == "passes"
    make(game, PASS, PASS)
    assert english(move_words(s, NAME_TRUMP + 2)) == "makes Hearts trump"
    make(game, NAME_TRUMP + 2)
    assert english(move_words(s, STOP)) == "keeps all cards"
    assert english(move_words(s, DISCARD)) == "discards Clubs 1"
    assert english(move_words(s, SECRET)) == "discards a card face down"
    make(game, DISCARD)
    assert english(move_words(s, STOP)) == "exchanges 1 card"
    assert english(move_words(s, 30)) == "plays Hearts 5"
    hot = make(match(0), PASS, PASS, PASS).state
    assert english(move_words(hot, BID + 1)) == "chooses Hold Steady in the hotseat"


def test_announcements_are_called_as_the_contract_means_them() -> None:
    assert english(move_words(trick(5), NAME_ORDER)) == "announces: high is strong"
    assert english(move_words(trick(9), NAME_ORDER + 1)) == "announces: even beats odd"
    assert english(move_words(trick(11), NAME_NUMBER + 3)) == "makes 4 the strongest rank"
    assert english(move_words(trick(13), NAME_NUMBER)) == "promises 1 trick"


def test_short_names() -> None:
    some = [short(move) for move in (0, 51, 52, 104, 105, 106, 111, 115, 117, 129)]
    assert " ".join(some) == "C1 S13 xC1 stop pass b1 tC o1 n1 n13"
    assert len({short(move).casefold() for move in range(MOVES)}) == MOVES


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_contract_has_its_texts(code: str) -> None:
    words = language(GAME, code)
    for number in range(1, len(CONTRACTS) + 1):
        for message in (f"contract-{number}", f"contract-{number}-label", f"contract-{number}-help", f"count-record-{number}"):
            assert words.has(message), message


# --- views


def view(game: Match, seat: int) -> dict[str, Any]:
    data = GAME.view.view(game.hidden(seat), seat)
    assert json.loads(json.dumps(data)) == data
    return dict(data)


def test_the_view_of_an_auction() -> None:
    game = make(match(0), BID + 1, PASS)
    seen = view(game, 2)
    assert seen["auction"]["biddable"] == [0, 1, 2, 3, 4]
    assert (seen["auction"]["next_penalty"], seen["auction"]["seven_cards"]) == (1, True)
    assert seen["auction"]["pass_means"] == "hands_over"
    assert view(make(match(0), PASS, PASS), 2)["auction"]["pass_means"] == "hotseat"
    assert view(match(0), 0)["auction"]["pass_means"] == ""
    assert len(seen["hand"]) == 7
    assert view(game, NONE)["hand"] == []


def test_the_view_of_a_hand_in_play() -> None:
    game = match(0, deck=POWERS_OF_TWO)
    make(game, BID + 0, PASS, PASS, NAME_TRUMP + 3)
    while game.event == "EXCHANGE":
        make(game, *game.legal()[:3], STOP)
    seen = view(game, 0)
    assert [held["card"] for held in seen["hand"] if held["new"]] == [card("D12"), card("H13"), card("S7")]
    assert seen["exchange"]["pile"] == 4
    assert len(seen["exchange"]["my_discards"]) == 3
    assert seen["contract"]["trump"] == 3
    make(game, card("D3"))
    assert [held["card"] for held in view(game, 1)["hand"] if held["playable"]] == game.legal()[::-1]  # strongest first
    make(game, card("D11"), card("D10"))
    seen = view(game, 2)
    assert seen["last_trick"]["winner"] == 1
    assert seen["if_it_ended_now"] == {"count": 0, "record": 0, "rank": 1, "against": []}
    assert [player["tricks"] for player in seen["players"]] == [0, 1, 0]


def test_the_view_of_a_finished_row_names_what_decided() -> None:
    game = play_out(match(0))
    seen = view(game, 1)
    assert all(row["complete"] for row in seen["board"])
    assert {key for row in seen["board"] for key in row["decided_by"]} <= {"RECORD", "CUBE", "DISCARDS", "EARLIER"}
    assert sum(seen["totals"]) == 0
    assert sorted(line["place"] for line in seen["sheet"]) == [1, 2, 3]


def test_mood_swings_shows_the_order_of_the_trick() -> None:
    s = trick(5, "", "", "H1 H13", order_bit=1)
    assert GAME.view.view(s, 0)["contract"]["ranks"][0] == 1
    assert [held["card"] for held in GAME.view.view(s, 0)["hand"]] == [card("H1"), card("H13")]


# --- the terminal board


def drawn(game: Match, seat: int, code: str) -> str:
    console = Console(width=80, file=io.StringIO())
    console.print(GAME.screen.draw_screen(GAME.view.view(game.hidden(seat), seat), language(GAME, code)))
    return str(console.file.getvalue())  # type: ignore[attr-defined]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_position_of_a_game_can_be_drawn(code: str) -> None:
    game = Match(GAME, 3, {"contract_set": "custom", "length": "short", "contracts": "5,13,18"})
    rng = stream("drawn")
    number = 0
    while not game.over:
        if game.turn < 0:
            game.draw(rng)
        else:
            moves = game.legal()
            game.move(moves[below(rng, len(moves))])
        number += 1
        if number % 5 == 0 or game.event in ("BID", "INFO", "HOTSEAT"):
            assert drawn(game, number % 4 - 1, code)
    assert "┃" in drawn(game, 0, code)


def test_the_board_shows_values_cubes_records_and_points() -> None:
    text = drawn(play_out(match(0), vary=True), 0, "en")
    assert "Contract board" in text
    assert "Bottle It Up" in text
    assert "■" in text
    assert "✗" in text


# --- the quick player


def test_greedy_always_finds_a_legal_move() -> None:
    for options in ({}, {"contract_set": "random", "less_mizerka": True, "length": "short", "overbid_cap": 4}):
        game = Match(GAME, 3, options)
        rng = stream("greedy")
        while not game.over:
            if game.turn < 0:
                game.draw(rng)
            else:
                move = int(greedy(game.hidden(game.turn), rng))
                assert move in game.legal(), (game.event, move)
                game.move(move)


def test_seen_moves_have_words_for_everybody() -> None:
    game = make(match(0), BID + 1, PASS, PASS)
    for seat in (NONE, 0, 1, 2):
        assert english(move_words(game.hidden(seat), verbs.seen(game.state, game.legal()[0], seat)))
