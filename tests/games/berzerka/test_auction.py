"""Auction, hotseat, announcements and exchange: vectors S8, S9, A1-A11 and the rulings on them."""

import pytest

from quartett.engine import NONE, Match, Refused
from quartett.engine.cards import count
from quartett.games.berzerka.rules import UNDEALT, contract_played
from tests.games.berzerka.scene import (
    BID,
    DISCARD,
    GAME,
    IN_ORDER,
    NAME_NUMBER,
    NAME_ORDER,
    NAME_TRUMP,
    PASS,
    STOP,
    cards,
    finish,
    legal,
    make,
    match,
    of_set,
    play_out,
    ranks,
    seats_in_exchange,
)

ALL_BIDS = [BID, BID + 1, BID + 2, BID + 3, BID + 4]


def test_s8_an_auction_of_the_rulebook_r7_r10() -> None:
    game = make(match(0), BID + 0, BID + 1, PASS)
    s = game.state
    assert (s.penalty, s.standing, game.turn) == (1, 1, 0)
    assert game.legal() == [PASS, BID + 0]
    make(game, BID + 0)
    assert (s.penalty, game.turn) == (2, 1)
    assert game.legal() == [PASS, BID + 1]
    make(game, PASS)
    assert (s.declarer, s.value[0], s.raised[0, 0]) == (0, 2, 1)
    assert (game.event, game.turn) == ("INFO", 0)
    assert game.legal() == [NAME_TRUMP, NAME_TRUMP + 1, NAME_TRUMP + 2, NAME_TRUMP + 3]


def test_a1_the_third_may_open_after_two_passes_r16() -> None:
    game = make(match(0), PASS, PASS)
    assert game.turn == 2
    assert game.legal() == [PASS, *ALL_BIDS]
    make(game, BID + 3)
    s = game.state
    assert (s.declarer, s.penalty, s.value[3], s.via_hotseat) == (2, 0, 2, 0)


def test_r8_the_last_player_is_asked_and_may_pass() -> None:
    game = make(match(0), PASS, PASS)
    assert PASS in game.legal()
    assert make(game, PASS).event == "HOTSEAT"


def test_a2_all_pass_and_the_forehand_is_in_the_hotseat_r17_r18() -> None:
    game = make(match(1), PASS, PASS, PASS)
    s = game.state
    assert (game.event, s.declarer, s.pointer) == ("HOTSEAT", 1, 39)
    assert list(s.held) == [13, 13, 13]
    assert game.legal() == ALL_BIDS
    make(game, BID + 0)
    assert (s.value[0], s.raised[1, 0], game.event, s.held[1]) == (1, 0, "INFO", 13)
    make(game, NAME_TRUMP)
    assert seats_in_exchange(game) == [2, 0, 1]


def test_a3_hotseat_discards_first() -> None:
    game = make(match(1, hotseat_discards_first=True), PASS, PASS, PASS, BID + 0, NAME_TRUMP)
    assert seats_in_exchange(game) == [1, 2, 0]


def test_a4_three_on_the_same_contract_r10_r13() -> None:
    game = make(match(0), BID + 0, BID + 0, BID + 0, PASS, PASS)
    s = game.state
    assert (s.penalty, s.declarer, s.value[0]) == (2, 2, 2)


def test_a5_r12_at_the_cap_only_pass() -> None:
    game = make(match(0), BID + 0, BID + 1, PASS)
    while game.state.penalty < 8:
        make(game, BID + (0 if game.turn == 0 else 1))
    assert (game.turn, game.legal()) == (1, [PASS])
    make(game, PASS)
    assert (game.state.declarer, game.state.penalty) == (0, 8)


@pytest.mark.parametrize(("cap", "overbids"), [(8, 8), (4, 4), (13, 13)])
def test_r12_the_cap_is_an_option(cap: int, overbids: int) -> None:
    game = make(match(0, overbid_cap=cap), BID + 0)
    while len(game.legal()) > 1:
        make(game, game.legal()[1])
    assert game.state.penalty == overbids


def test_a6_r19_r20_r21_a_finished_forehand() -> None:
    game = Match(GAME, 3, {"first_forehand": 1})
    finish(game.state, 1, range(5))
    game.settle(IN_ORDER)
    assert game.turn == 2
    make(game, PASS)
    assert game.turn == 0
    make(game, PASS)
    s = game.state
    assert (game.event, s.declarer, game.turn) == ("HOTSEAT", 2, 2)
    make(game, BID + 1)
    assert seats_in_exchange(game) == [0, 1, 2]
    play_out(game, "SHUFFLE")
    assert game.state.forehand == 2


def test_a7_only_one_player_left() -> None:
    game = Match(GAME, 3, {"first_forehand": 0})
    finish(game.state, 0, range(5))
    finish(game.state, 1, range(5))
    finish(game.state, 2, [0, 1, 3])
    game.settle(IN_ORDER)
    assert (game.turn, game.legal()) == (2, [PASS, BID + 2, BID + 4])
    make(game, PASS)
    assert (game.event, game.state.declarer) == ("HOTSEAT", 2)
    assert game.legal() == [BID + 2, BID + 4]


def test_a8_a_completed_contract_cannot_be_bid() -> None:
    game = Match(GAME, 3, {"first_forehand": 0})
    finish(game.state, 0, [0])
    game.settle(IN_ORDER)
    assert game.legal() == [PASS, BID + 1, BID + 2, BID + 3, BID + 4]


def test_a9_r46_less_mizerka() -> None:
    game = match(1, less_mizerka=True)
    s = game.state
    assert list(s.held) == [13, 13, 13]
    make(game, BID + 1, BID + 0, PASS, PASS)
    assert (s.declarer, s.penalty, s.value[0], s.raised[2, 0]) == (2, 1, 1, 0)
    assert (game.event, s.held[2]) == ("INFO", 13)
    make(game, NAME_TRUMP)
    assert seats_in_exchange(game) == [1, 2, 0]


def test_a10_after_a_won_bid_the_declarer_exchanges_first() -> None:
    game = make(match(0), PASS, BID + 1, PASS)
    assert game.state.declarer == 1
    assert seats_in_exchange(game) == [1, 2, 0]


def test_a11_r25_r26_the_pile_runs_out() -> None:
    game = make(match(0), PASS, PASS, PASS)
    s = game.state
    assert of_set(int(s.hand[0])) == "C1 C4 C7 C10 C13 D3 D6 D9 D12 H2 H5 H8 H11"
    assert [int(c) for c in s.deck[39:]] == cards(ranks("S", 1, 13))
    make(game, BID + 1)
    assert game.turn == 1
    for _ in range(8):
        make(game, game.legal()[0])
    make(game, STOP)
    assert int(s.hand[1]) & sum(1 << c for c in cards(ranks("S", 1, 8))) == sum(1 << c for c in cards(ranks("S", 1, 8)))
    assert game.turn == 2
    for _ in range(5):
        assert len(game.legal()) > 1
        make(game, game.legal()[0])
    assert game.legal() == [STOP]
    make(game, STOP)
    assert of_set(int(s.hand[2])).endswith("S9 S10 S11 S12 S13")
    assert (game.event, game.turn, s.exch_cnt[0], s.exch_left) == ("PLAY", 0, 0, 0)
    play_out(game, "SHUFFLE")
    assert game.state.disc[0, 1] == 0


def test_s9_r24_at_most_as_many_discards_as_the_pile_has() -> None:
    game = make(match(0), BID + 1, PASS, PASS)
    for _ in range(5):
        make(game, game.legal()[0])
    make(game, STOP)
    assert 52 - game.state.pointer == 8
    for _ in range(8):
        assert game.legal()[-1] == STOP
        assert len(game.legal()) > 1
        make(game, game.legal()[0])
    assert game.legal() == [STOP]


def test_r24_thirteen_discards_from_a_full_pile_empty_it_for_everybody_r25() -> None:
    game = make(match(0), BID + 1, PASS, PASS)
    for _ in range(13):
        make(game, game.legal()[0])
    make(game, STOP)
    assert (game.event, game.turn) == ("PLAY", 0)
    assert list(game.state.exch_cnt) == [13, 0, 0]
    assert of_set(int(game.state.hand[0])) == ranks("S", 1, 13)


def test_r27_drawn_cards_are_not_discarded() -> None:
    game = make(match(0), BID + 1, PASS, PASS)
    make(game, game.legal()[0], STOP)
    assert game.turn == 1


def test_r9_the_standing_bidder_is_never_asked_again() -> None:
    game = make(match(0), BID + 0, PASS)
    assert game.turn == 2
    make(game, PASS)
    assert game.event == "INFO"


def test_r11_no_change_of_contract() -> None:
    game = make(match(0), BID + 2, BID + 1, PASS)
    with pytest.raises(Refused):
        game.move(BID + 3)
    assert game.legal() == [PASS, BID + 2]


def test_passing_is_final_and_takes_the_bid_back() -> None:
    game = make(match(0), BID + 2, BID + 1, PASS, PASS)
    assert game.state.declarer == 1
    assert [int(b) for b in game.state.bid] == [NONE, 1, NONE]


def test_r38_trump_follows_neither_from_the_contracts_value_nor_from_the_penalty() -> None:
    """The rulebook's examples name three different ones: they mix two hands."""
    for bids in ((BID + 0, PASS, PASS), (BID + 0, BID + 0, BID + 0, PASS, PASS)):
        assert make(match(0), *bids).legal() == [NAME_TRUMP + suit for suit in range(4)]


def test_r22_a_won_bid_is_announced_on_seven_cards() -> None:
    game = make(match(0), BID + 0, PASS, PASS)
    assert (game.event, [int(h) for h in game.state.held]) == ("INFO", [7, 7, 7])
    make(game, NAME_TRUMP + 2)
    assert (game.state.trump, game.event, [int(h) for h in game.state.held]) == (2, "EXCHANGE", [13, 13, 13])


def custom(*contracts: int) -> Match:
    return match(0, contract_set="custom", contracts=list(contracts))


def test_contract_8_the_left_defender_names_trump_on_seven_cards() -> None:
    game = make(custom(1, 2, 3, 4, 8), BID + 4, PASS, PASS)
    assert (game.event, game.turn, game.state.held[1]) == ("INFO", 1, 7)
    make(game, NAME_TRUMP + 1)
    assert (game.state.trump, game.turn, game.event) == (1, 0, "EXCHANGE")


def test_contract_8_in_the_hotseat_is_named_on_thirteen_cards() -> None:
    game = make(custom(1, 2, 3, 4, 8), PASS, PASS, PASS, BID + 4)
    assert (game.event, game.turn, game.state.held[1]) == ("INFO", 1, 13)


def test_big_talk_names_trump_then_a_promise() -> None:
    game = make(custom(1, 2, 3, 4, 13), BID + 4, PASS, PASS, NAME_TRUMP + 3)
    assert game.event == "INFO"
    assert game.legal() == list(range(NAME_NUMBER, NAME_NUMBER + 13))
    make(game, NAME_NUMBER + 5)
    assert (game.state.number, game.state.trump, game.event) == (6, 3, "EXCHANGE")


def test_mood_swings_names_an_order_r3() -> None:
    game = make(match(0), BID + 4, PASS, PASS)
    assert game.legal() == [NAME_ORDER, NAME_ORDER + 1]
    make(game, NAME_ORDER + 1)
    assert game.state.order_bit == 1


def test_contract_6_trump_is_drawn_after_the_exchange_r37() -> None:
    game = make(custom(1, 2, 3, 4, 6), BID + 4, PASS, PASS, STOP, STOP, STOP)
    assert (game.turn, game.event, game.state.trump) == (-2, "FATE_SUIT", NONE)
    for bad in ([4], [-1], [], [0, 1]):
        with pytest.raises(Refused):
            game.settle(bad)
    game.settle([2])
    assert (game.state.trump, game.event, game.turn) == (2, "PLAY", 0)


def test_contract_17_has_no_exchange() -> None:
    game = make(custom(1, 2, 3, 4, 17), BID + 4, PASS, PASS, NAME_TRUMP)
    assert (game.event, game.turn, game.state.exch_left) == ("PLAY", 0, 0)
    play_out(game, "SHUFFLE")
    assert game.state.disc[0, 4] == 0


def test_r6_one_value_for_all_three() -> None:
    game = make(match(0), BID + 0, PASS, PASS)
    assert [int(v) for v in game.state.value] == [2, 1, 2, 1, 2]


def test_r13_the_value_rises_once_however_many_overbids() -> None:
    game = make(match(0), BID + 0, BID + 1, BID + 2, BID + 0, PASS, PASS)
    assert [int(v) for v in game.state.value] == [2, 1, 2, 1, 2]
    assert game.state.penalty == 3


def test_r45_both_variants_together_the_forehand_starts_the_exchange() -> None:
    game = make(match(1, less_mizerka=True, hotseat_discards_first=True), PASS, PASS, PASS, BID + 1)
    assert seats_in_exchange(game) == [1, 2, 0]


def test_r21_less_mizerka_with_a_finished_forehand() -> None:
    game = Match(GAME, 3, {"first_forehand": 1, "less_mizerka": True})
    finish(game.state, 1, range(5))
    game.settle(IN_ORDER)
    make(game, PASS, PASS, BID + 1)
    assert game.state.declarer == 2
    assert seats_in_exchange(game) == [1, 2, 0]


def test_r48_first_forehand_is_drawn_unless_fixed() -> None:
    game = Match(GAME, 3)
    assert (game.turn, game.event) == (-2, "FIRST_FOREHAND")
    with pytest.raises(Refused):
        game.settle([3])
    game.settle([2])
    assert (game.event, game.state.forehand, game.state.hand_no) == ("SHUFFLE", 2, 1)
    fixed = Match(GAME, 3, {"first_forehand": "1"})
    assert (fixed.event, fixed.state.forehand) == ("SHUFFLE", 1)


def test_r47_contract_sets() -> None:
    def contracts(**options: object) -> list[int]:
        return [int(c) for c in Match(GAME, 3, options).state.contract]

    assert contracts() == [1, 2, 3, 4, 5]
    assert contracts(length="short") == [1, 2, 3, 0, 0]
    assert contracts(contract_set="custom", contracts=[18, 3, 14, 7, 1]) == [1, 3, 7, 14, 18]
    assert contracts(contract_set="custom", length="short", contracts="9,8,10") == [8, 9, 10, 0, 0]


@pytest.mark.parametrize(
    "options",
    [
        {"contracts": [1, 2, 3, 4, 5]},
        {"contract_set": "random", "contracts": [1, 2, 3, 4, 5]},
        {"contract_set": "custom"},
        {"contract_set": "custom", "contracts": [1, 2, 3]},
        {"contract_set": "custom", "length": "short", "contracts": [1, 2, 3, 4, 5]},
        {"contract_set": "custom", "contracts": [1, 2, 3, 4, 4]},
        {"contract_set": "custom", "contracts": [1, 2, 3, 4, 19]},
        {"contract_set": "custom", "contracts": [0, 2, 3, 4, 5]},
        {"contract_set": "custom", "contracts": [1, 2, 3, 4, True]},
        {"contract_set": "custom", "contracts": ["1", "2", "3", "4", "5"]},
        {"contract_set": "custom", "contracts": []},
        {"contract_set": "custom", "contracts": "1,2,3,4,²"},
        {"contract_set": "custom", "contracts": {"1": 1}},
        {"contract_set": "custom", "contracts": None},
        {"overbid_cap": 5},
        {"first_forehand": 3},
    ],
)
def test_options_that_do_not_fit_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(Refused) as refused:
        Match(GAME, 3, options)
    assert refused.value.code == "bad_option"


@pytest.mark.parametrize("players", [1, 2, 4])
def test_exactly_three_players(players: int) -> None:
    with pytest.raises(Refused):
        Match(GAME, players)


def test_a_custom_set_survives_its_log() -> None:
    game = custom(18, 2, 6, 4, 8)
    again = Match.replay(GAME, game.log())
    assert game.options["contracts"] == "2,4,6,8,18"
    assert again.hash() == game.hash()


def test_a_drawn_set_is_ascending_different_and_has_at_most_one_avoidance() -> None:
    good = Match(GAME, 3, {"contract_set": "random"})
    assert good.event == "CONTRACT_DRAW"
    for bad in ([1, 2, 3, 4], [1, 2, 3, 4, 14], [2, 1, 4, 5, 6], [1, 1, 4, 5, 6], [1, 2, 4, 5, 19], [0, 2, 4, 5, 6], [3, 4, 5, 6, 18]):
        with pytest.raises(Refused):
            good.settle(bad)
    good.settle([1, 3, 7, 9, 17])
    assert [int(v) for v in good.state.value] == [1, 2, 1, 1, 1]
    Match(GAME, 3, {"contract_set": "random"}).settle([1, 2, 4, 5, 18])
    assert good.event == "FIRST_FOREHAND"


def test_r4_all_x1() -> None:
    game = Match(GAME, 3, {"start_values": "all_x1"})
    assert [int(v) for v in game.state.value] == [1, 1, 1, 1, 1]


def test_dealing_is_one_by_one_from_the_forehand() -> None:
    s = match(2).state
    assert [int(s.loc[i]) for i in range(22)] == [*[2, 0, 1] * 7, 6]
    assert [count(int(s.hand[p])) for p in range(3)] == [7, 7, 7]


@pytest.mark.parametrize("deck", [[*range(51)], [*range(51), 50], [*range(1, 53)], [*range(52), 0]])
def test_a_deck_is_all_52_cards(deck: list[int]) -> None:
    game = Match(GAME, 3, {"first_forehand": 0})
    with pytest.raises(Refused):
        game.settle(deck)


def test_fields_of_a_hand_are_cleared_at_the_next_shuffle_not_at_its_end() -> None:
    game = play_out(match(0), "SHUFFLE")
    s = game.state
    assert (s.declarer, s.row, s.hand_no, s.trick_no) == (0, 0, 2, 13)
    assert s.leader == s.won_by[12]
    assert NONE not in [int(w) for w in s.won_by]
    game.settle(IN_ORDER)
    assert (s.declarer, s.row, s.trick_no, s.leader, s.penalty) == (NONE, NONE, 0, NONE, 0)
    assert [int(w) for w in s.won_by] == [NONE] * 13


def test_discards_can_be_taken_back_until_the_draw() -> None:
    game = make(match(0), BID + 1, PASS, PASS)
    before = game.hash()
    make(game, DISCARD + 0, DISCARD + 3)
    assert game.state.exch_cnt[0] == 2
    game.undo()
    game.undo()
    assert game.hash() == before
    with pytest.raises(Refused):
        game.undo()
    make(game, DISCARD + 0, STOP)
    with pytest.raises(Refused):
        game.undo()


def test_announcements_and_plays_cannot_be_taken_back() -> None:
    game = make(custom(1, 2, 3, 4, 13), BID + 4, PASS, PASS, NAME_TRUMP + 3)
    with pytest.raises(Refused):
        game.undo()
    make(game, NAME_NUMBER, STOP, STOP, STOP, game_card(game))
    with pytest.raises(Refused):
        game.undo()


def game_card(game: Match) -> int:
    return next(c for c in range(52) if int(game.state.hand[0]) >> c & 1)


def test_legal_moves_are_ascending() -> None:
    game = match(0)
    while not game.over:
        moves = legal(game.state)
        assert moves == sorted(set(moves))
        if not moves:
            game.settle(IN_ORDER)
        else:
            game.move(moves[len(game.entries) % len(moves)])


KEPT = {"hand_no", "value", "done", "rec", "raised", "disc", "fin", "barrier"}  # what a hand leaves behind
OVERBID = (BID + 4, BID + 1, PASS, BID + 4, PASS, NAME_TRUMP + 3, NAME_NUMBER + 4, DISCARD + 0, DISCARD + 3, STOP, STOP, STOP)
HOTSEAT = (PASS, PASS, PASS, BID + 3, NAME_ORDER + 1, STOP, STOP, STOP)


@pytest.mark.parametrize("moves", [OVERBID, HOTSEAT])
def test_nothing_else_of_a_hand_carries_over(moves: tuple[int, ...]) -> None:
    game = play_out(make(custom(1, 2, 3, 5, 13), *moves), "SHUFFLE")
    game.settle(IN_ORDER)
    fresh = match(1, contract_set="custom", contracts=[1, 2, 3, 5, 13])
    game.state.first_forehand = fresh.state.first_forehand
    names = set(game.state.dtype.names) - KEPT
    assert {name for name in names if game.state[name].tobytes() != fresh.state[name].tobytes()} == set()


def test_before_the_first_deal_all_is_empty() -> None:
    s = Match(GAME, 3, {"first_forehand": 0}).state
    assert contract_played(s) == 0
    assert (s.led, s.beating, s.trumps, s.scale, s.trump_scale, s.best) == (0, 0, 0, 0, 0, 0)
    assert (s.penalty, s.via_hotseat, s.order_bit, s.number, s.to_name, s.pointer, s.exch_left, s.trick_no) == (0, 0, 0, 0, 0, 0, 0, 0)
    assert {int(place) for place in s.deck} == {int(card) for card in s.played} == {NONE}
    assert {int(where) for where in s.loc} == {UNDEALT}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_r19_who_has_completed_everything_is_not_asked(seat: int) -> None:
    game = Match(GAME, 3, {"first_forehand": seat})
    finish(game.state, seat, range(5))
    game.settle(IN_ORDER)
    assert [int(passed) for passed in game.state.passed] == [p == seat for p in range(3)]
    assert game.turn == (seat + 1) % 3


@pytest.mark.parametrize("row", range(5))
def test_r19_who_has_one_contract_left_is_asked_and_may_bid_only_that(row: int) -> None:
    game = Match(GAME, 3, {"first_forehand": 0})
    finish(game.state, 0, [r for r in range(5) if r != row])
    game.settle(IN_ORDER)
    assert (game.turn, game.legal()) == (0, [PASS, BID + row])
