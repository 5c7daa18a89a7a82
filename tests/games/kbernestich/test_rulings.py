"""The rulings of the specification that change play, each under its number."""

from typing import Any

import numpy as np
import pytest

from quartett.engine import CHANCE, NONE, OVER, Match, Refused, ints, verbs
from quartett.games.kbernestich import rules
from quartett.games.kbernestich.data import (
    HANNAH,
    HUNCH,
    INCUBATION,
    LETTERS,
    OBSERVATION,
    OPTIMISM,
    PESSIMISM,
    REVIEW,
    ZABINE,
)
from quartett.games.kbernestich.rules import DISCARD, DISCARDED, END, HID, HIDE, OBSERVE, PLOT, TRUMP, Phase, State
from tests.games.kbernestich.scene import (
    CENTRE,
    GAME,
    RULEBOOK,
    card,
    cards,
    change,
    dealt,
    draw,
    hidden,
    legal,
    new_game,
    owned,
    played,
    plots,
    plotting,
    position,
    seats,
)

# --- Setup and the sheet


def test_r7_the_starting_seat_is_drawn() -> None:
    s = new_game(start_seat="random")
    assert (s.turn, s.phase) == (CHANCE, Phase.START)
    assert seats(s.score) == [0, 0, 0, 0]
    assert seats(s.standing) == [0, 1, 2, 3]
    verbs.settle(s, np.array([2], np.int64))
    assert s.phase == Phase.DEAL
    assert s.round == 1
    assert seats(s.score) == [4, 6, 0, 2]
    draw(s)
    assert s.start == s.turn == 2


def test_r7_or_named_by_the_table() -> None:
    s = new_game(start_seat=3)
    assert (s.turn, s.phase) == (CHANCE, Phase.DEAL)
    assert seats(s.score) == [2, 4, 6, 0]
    with pytest.raises(Refused, match="random, 0 to 2"):
        GAME.settings(3, {"start_seat": 3})


def test_r1_up_to_two_cubes_a_turn_one_on_a_square() -> None:
    s = played(plotting(), PLOT + LETTERS, PLOT + 34)
    assert s.turn == 1
    assert not {LETTERS, 34} & plots(s)


def test_r2_placing_nothing_is_fine() -> None:
    s = played(plotting(), END)
    assert s.turn == 1
    assert s.cubes[0] == 5
    played(s, PLOT + 0, END)
    assert s.turn == 2
    assert s.cubes[1] == 4


def test_r9_letters_squares_are_3_2_2_1_1_1() -> None:
    s = new_game()
    worth = []
    for slot in range(LETTERS, LETTERS + 6):
        rules.set_cube(s, slot, 0)
        worth.append(rules.letters_points(s, 0))
        s.mine[0] = 0
    assert worth == [3, 2, 2, 1, 1, 1]


def test_r10_one_player_may_fill_all_letters_squares() -> None:
    s = plotting()
    change(s, cubes=[9, 0, 0, 0])
    for slot in (33, 34):
        played(s, PLOT + slot)
    rules.begin_plot(s)
    played(s, PLOT + 35, PLOT + 36)
    rules.begin_plot(s)
    played(s, PLOT + 37, PLOT + 38)
    assert owned(s, 0) == [33, 34, 35, 36, 37, 38]
    rules.begin_plot(s)
    assert not plots(s) & set(range(33, 41))


def test_r11_no_number_is_bid_twice_and_nobody_bids_twice() -> None:
    s = played(plotting(), PLOT + HUNCH + 3)
    assert not plots(s) & set(range(HUNCH, HUNCH + 6))
    played(s, END)
    assert plots(s) & set(range(HUNCH, HUNCH + 6)) == {22, 23, 24, 26, 27}


def test_r12_bids_run_from_0_to_5_and_more() -> None:
    assert set(range(22, 28)) <= plots(plotting())


def test_r13_every_colour_can_be_worth_0_1_or_2_and_is_set_once() -> None:
    for slot in range(12):
        s = played(plotting(), PLOT + slot)
        assert rules.value(s, slot // 3) == slot % 3
        played(s, END)
        assert not plots(s) & set(range(slot // 3 * 3, slot // 3 * 3 + 3))
    assert rules.value(new_game(), 0) == 0


@pytest.mark.parametrize(("preset", "values"), [("even_spread", [20, 22, 26, 28]), ("low", [16, 18, 20, 22])])
def test_r14_bust_values(preset: str, values: list[int]) -> None:
    assert rules.bust(plotting(zabine=preset)) == 24
    found = []
    for slot in range(ZABINE, ZABINE + 4):
        s = played(plotting(zabine=preset), PLOT + slot, END)
        found.append(rules.bust(s))
        assert not plots(s) & set(range(ZABINE, ZABINE + 8))
    assert found == values


def test_r15_squares_closed_with_three() -> None:
    four, three = plots(plotting(4)), plots(plotting(3))
    assert four - three == {9, 10, 11}
    s = played(plotting(3), PLOT + HANNAH, END)
    assert not plots(s) & {20, 21}


@pytest.mark.parametrize(("n", "left"), [(3, [33, 34, 36, 37]), (4, [33, 34, 35, 36, 37, 38])])
def test_r15_fewer_letters_with_three_if_the_table_says_so(n: int, left: list[int]) -> None:
    s = plotting(n, letters_3p="reduced")
    change(s, cubes=[9] + [0] * 3)
    for slot in left:
        played(s, PLOT + slot)
        change(s, placed=0)
    assert not plots(s) & set(range(33, 41))


def test_r16_two_graces_for_two_players() -> None:
    s = played(plotting(), PLOT + 20)
    assert not plots(s) & {20, 21}
    played(s, END, PLOT + 21)
    assert not plots(s) & {20, 21}
    played(s, END)
    assert not plots(s) & {20, 21}
    assert rules.has_grace(s, 0)
    assert rules.has_grace(s, 1)
    assert not rules.has_grace(s, 2)


def test_r17_no_green_trump_with_three() -> None:
    assert TRUMP + 3 in legal(dealt(4))
    assert TRUMP + 3 not in legal(dealt(3))


# --- Cubes and discs


@pytest.mark.parametrize(("score", "grant"), [(0, 5), (25, 5), (26, 4), (40, 4), (41, 3), (654, 3)])
def test_r18_cubes_by_score(score: int, grant: int) -> None:
    assert rules.grant(score) == grant


@pytest.mark.parametrize("number", ["r19", "r20", "r62"])
def test_r19_r20_r62_kept_cubes_count_up_to_five(number: str) -> None:
    s = new_game()
    change(s, cubes=[2, 1, 0, 5], score=[24, 41, 41, 0])
    rules.collect(s)
    assert seats(s.cubes) == [5, 4, 3, 5]


def test_r3_the_arriving_disc_lies_on_top() -> None:
    s = new_game()
    change(s, score=[0, 2, 4, 6], standing=[3, 2, 1, 0])
    rules.move_disc(s, 0, 4)
    assert seats(s.standing) == [3, 0, 2, 1]


def scoring(owners: dict[int, int], **fields: object) -> State:
    s = dealt()
    for slot, p in owners.items():
        rules.set_cube(s, slot, p)
    change(s, t=12, hand=[0, 0, 0, 0], **fields)
    rules.finish_round(s)
    return s


def test_r21_each_player_scores_all_parts_before_the_next() -> None:
    """Area by area P0 would pass P1 with its letters, bid before it and end below; so it lands on P1's disc last."""
    s = scoring({33: 0, 34: 1, HUNCH + 1: 0, HUNCH + 2: 1}, tricks=[1, 2, 4, 4], score=[3, 4, 0, 20], standing=[3, 1, 0, 2])
    assert seats(s.score) == [12, 12, 0, 20]
    assert seats(s.standing) == [3, 0, 1, 2]


def test_r22_no_gain_no_move() -> None:
    s = scoring({}, score=[9, 9, 9, 9], standing=[2, 0, 3, 1])
    assert seats(s.standing) == [2, 0, 3, 1]


def test_r23_the_bottom_disc_starts() -> None:
    s = scoring({}, score=[9, 9, 9, 9], standing=[2, 0, 3, 1])
    draw(s)
    assert s.start == s.leader == s.turn == 1


def test_r24_the_top_disc_wins_a_tie() -> None:
    s = new_game()
    change(s, score=[5, 9, 9, 9], standing=[2, 3, 1, 0])
    places, points = ints(4), ints(4)
    rules.result(s, places, points)
    assert seats(places) == [4, 3, 1, 2]
    s.final_tie = 1
    rules.result(s, places, points)
    assert seats(places) == [4, 1, 1, 1]


@pytest.mark.parametrize(("base", "points"), [(0, 0), (23, 0), (24, 0), (25, 1), (27, 3)])
def test_r25_r27_hannahs_grace(base: int, points: int) -> None:
    s = new_game()
    rules.set_cube(s, HANNAH, 2)
    assert rules.marie_points(s, 2, base) == points


def test_r26_the_bust_value_itself_is_safe() -> None:
    s = new_game()
    assert rules.marie_points(s, 2, 24) == 24
    assert rules.marie_points(s, 2, 25) == 0


def hunch(bid: int, tricks: int, action: int = NONE) -> int:
    s = new_game()
    if bid != NONE:
        rules.set_cube(s, HUNCH + bid, 1)
    if action != NONE:
        rules.set_cube(s, action, 1)
    return int(rules.hunch_points(s, 1, tricks))


def test_r28_half_of_an_odd_bust_value_is_rounded_down(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "STANDARD_BUST", 27)
    assert hunch(0, 0) == 6 + 13


def test_r29_the_misery_bonus_needs_bid_0_and_no_trick() -> None:
    assert hunch(0, 0) == 18
    assert hunch(0, 0, OPTIMISM) == 18
    assert hunch(0, 1, OPTIMISM) == 6
    assert hunch(1, 0, PESSIMISM) == 6


def test_r30_pessimism_does_nothing_for_bid_0() -> None:
    assert hunch(0, 0, PESSIMISM) == 18
    assert hunch(0, 1, PESSIMISM) == 0


def test_r31_optimism_does_nothing_for_5_and_more() -> None:
    assert [hunch(5, tricks, OPTIMISM) for tricks in range(12)] == [hunch(5, tricks) for tricks in range(12)]


@pytest.mark.parametrize("action", [PESSIMISM, OPTIMISM])
def test_r32_without_a_bid_they_do_nothing(action: int) -> None:
    assert action in plots(plotting())
    assert [hunch(NONE, tricks, action) for tricks in range(12)] == [0] * 12


def test_r33_a_bid_that_cannot_come_true_is_legal() -> None:
    s = plotting()
    change(s, tricks=[3, 0, 0, 0], t=4)
    assert HUNCH in plots(s)
    played(s, PLOT + HUNCH)
    assert s.owner[HUNCH] == 0


# --- Incubation and Observation


def test_r34_the_leader_may_hide() -> None:
    s = position(["B* R2", "G3 B5", "G10 R9", "R3 B4"], t=10, owners={INCUBATION: 0})
    played(s, HIDE + card("B*"))
    assert s.lead == NONE
    assert legal(s) == [card("B5"), card("G3")]
    played(s, "B5")
    assert s.lead == 0
    played(s, "R9", "B4")
    assert s.leader == 1


def test_r35_the_only_face_up_cards_decide() -> None:
    s = position(["B2 R2", "B* B12 R5", "R9 R10"], t=10, owners={INCUBATION: 1})
    played(s, "B2", HIDE + card("B*"), "R9")
    assert s.leader == 0
    assert seats(s.won[0], 4) == [2, 1, 0, 0]


def test_r36_the_hidden_card_is_shown_when_the_trick_is_won() -> None:
    s = position(["B2 R2", "B* B12", "R9 R10"], t=10, owners={INCUBATION: 1})
    played(s, "B2", HIDE + card("B*"))
    assert s.hidden_seat == 1
    for seat in (0, 2, NONE):
        assert hidden(s, seat).trick_card[1] == NONE
    assert hidden(s, 1).trick_card[1] == card("B*")
    played(s, "R9")
    assert s.hidden_seat == NONE
    for seat in (0, 1, 2, NONE):
        assert hidden(s, seat).past[9, 1] == card("B*")
        assert seats(hidden(s, seat).won[0], 4) == [2, 1, 0, 0]


def test_r37_incubation_once_a_round_and_again_in_the_next() -> None:
    s = position(["B2 R2 Y2", "B3 R3 Y3", "B4 R4 Y4"], t=9, owners={INCUBATION: 2})
    played(s, "B2", "B3", HIDE + card("Y4"))
    assert s.inc_used == 1
    while s.turn != 2:
        played(s, legal(s)[0])
    assert not [move for move in legal(s) if HIDE <= move < DISCARD]
    rules.deal(s, ints(48))
    assert s.inc_used == 0


def test_r38_observation_twice_a_round() -> None:
    s = position(["B2 R2 Y2", "B3 R3 Y3", "B4 R4 Y4"], t=9, owners={OBSERVATION: 0})
    for trick, name in enumerate(("B", "R", "Y")):
        assert (OBSERVE in legal(s)) == (trick < 2)
        if trick < 2:
            played(s, OBSERVE, name + "3", name + "4")
            change(s, lead=NONE)
            played(s, name + "2")
            s.leader = s.actor = s.turn = 0
    assert s.obs_uses == 2


def test_r39_when_the_leader_waits_the_left_neighbour_leads() -> None:
    s = played(position(["B2 R2", "R3 Y3", "B4 R4"], t=10, owners={OBSERVATION: 0}), OBSERVE)
    assert s.turn == 1
    assert s.delayed == 0
    played(s, "R3")
    assert s.lead == 1
    played(s, "R4")
    assert s.turn == 0
    assert legal(s) == [card("R2")]


def test_r40_the_last_cannot_wait() -> None:
    s = played(position(["B2 R2", "R3 Y3", "B4 R4"], t=10, owners={OBSERVATION: 2}), "B2", "R3")
    assert legal(s) == [card("B4")]


def test_r41_nobody_waits_twice_in_a_trick() -> None:
    s = played(position(["B2 R2", "R3 Y3", "B4 R4"], t=10, owners={OBSERVATION: 0}), OBSERVE, "R3", "R4")
    assert OBSERVE not in legal(s)


def test_r42_one_action_for_each_player_and_one_player_for_each_action() -> None:
    for slot in range(INCUBATION, OPTIMISM + 1):
        s = plotting()
        if slot == REVIEW:
            continue
        played(s, PLOT + slot)
        assert not plots(s) & set(range(28, 33))
        played(s, END)
        assert plots(s) & set(range(28, 33)) == set(range(28, 33)) - {slot}


def test_r43_leader_waits_next_hides() -> None:
    s = position(["Y5 B2", "Y* R4", "R10 B5"], t=10, owners={OBSERVATION: 0, INCUBATION: 1})
    played(s, OBSERVE, HIDE + card("Y*"))
    assert legal(s) == [card("B5"), card("R10")]
    played(s, "B5")
    assert s.lead == 0
    assert legal(s) == [card("B2")]
    played(s, "B2")
    assert s.leader == 2


def test_r44_a_used_action_stays_taken() -> None:
    s = played(plotting(), PLOT + INCUBATION, *[END] * 4)
    played(s, legal(s)[-1])
    assert s.inc_used == 1
    for _ in range(3):
        played(s, legal(s)[0])
    assert s.phase == Phase.PLOT
    while s.phase == Phase.PLOT:
        assert INCUBATION not in plots(s)
        played(s, END)


def test_r45_a_placed_cube_stays() -> None:
    s = played(plotting(), PLOT + 0, PLOT + HUNCH)
    before = owned(s, 0)
    while s.turn != 0 or s.phase != Phase.PLOT:
        played(s, END if END in legal(s) else legal(s)[0])
    assert owned(s, 0) == before
    assert 0 not in plots(s)


# --- Review


def reviewing(*before: int) -> State:
    return played(dealt(hands=RULEBOOK), 144, *before, PLOT + REVIEW)


def test_r46_review_is_done_at_once_from_hand_and_centre() -> None:
    s = reviewing()
    assert s.phase == Phase.REVIEW
    assert s.turn == 0
    assert s.centre == 0
    assert s.hand[0] == cards(RULEBOOK[0]) | cards(CENTRE)
    assert len(legal(s)) == 15
    played(s, DISCARD + card("B*"))
    assert len(legal(s)) == 14
    assert DISCARD + card("B*") not in legal(s)


def test_r46_review_is_possible_before_each_of_the_first_four_tricks() -> None:
    s = dealt(seed=4)
    played(s, 148)
    for trick in range(1, 5):
        assert s.t == trick
        assert REVIEW in plots(s)
        while s.phase == Phase.PLOT:
            played(s, END)
        while s.phase == Phase.TRICK and s.t == trick:
            played(s, legal(s)[0])
    assert s.phase == Phase.TRICK


def test_r47_only_the_discarder_knows_the_discards() -> None:
    s = reviewing()
    move = DISCARD + card("B*")
    assert verbs.seen(s, move, 0) == move
    assert {verbs.seen(s, move, seat) for seat in (1, 2, 3, NONE)} == {DISCARDED}
    played(s, move)
    assert hidden(s, 0).discard == cards("B*")
    assert {int(hidden(s, seat).discard) for seat in (1, 2, 3, NONE)} == {0}
    change(s, phase=Phase.OVER, turn=OVER, t=12)
    assert {int(hidden(s, seat).discard) for seat in (1, 2, 3, NONE)} == {0}


def test_r48_review_first_then_a_second_cube() -> None:
    s = played(reviewing(), *[DISCARD + card(name) for name in CENTRE.split()])
    assert s.phase == Phase.PLOT
    assert s.turn == 0
    assert s.placed == 1
    played(s, PLOT + HUNCH)
    assert s.turn == 1


def test_r48_review_as_the_second_cube() -> None:
    s = played(reviewing(PLOT + HUNCH), *[DISCARD + card(name) for name in CENTRE.split()])
    assert s.turn == 1
    assert s.phase == Phase.PLOT
    assert s.placed == 0


def test_r49_a_review_ends_the_reviewers_proven_voids() -> None:
    s = played(dealt(hands=RULEBOOK), 144, *[END] * 4, "G11", "G6", "B2", "G12")
    assert seats(s.void) == [0, 0, 0b1000, 0]
    played(s, PLOT + REVIEW)
    assert seats(s.void) == [0, 0, 0, 0]
    assert s.reviewer_void == 0b1000


def test_r50_without_cubes_nobody_is_asked() -> None:
    s = plotting()
    change(s, cubes=[1, 0, 2, 0])
    played(s, PLOT + 0)
    assert s.turn == 2
    played(s, END)
    assert s.phase == Phase.TRICK


def test_r50_but_an_open_claim_is() -> None:
    s = played(dealt(foreseen_future=True), 148, 190, 193, 190, 190)
    assert s.claim[1] == 2
    change(s, cubes=[0, 0, 0, 0], leader=0)
    rules.begin_plot(s)
    assert s.turn == 2
    assert legal(s) == [152, 153, 154, 190]


def test_r51_cubes_but_no_free_square() -> None:
    s = plotting()
    change(s, cubes=[5, 5, 5, 5], closed=-1)
    rules.begin_plot(s)
    assert s.phase == Phase.TRICK
    assert seats(s.cubes) == [5, 5, 5, 5]


# --- Tricks


def test_r52_only_trump_and_lead_suit_can_win() -> None:
    s = position(["Y2 B3", "R* B4", "G* B5", "B* B6"], t=10)
    played(s, "Y2", "R*", "G*", "B*")
    assert s.leader == 0


def test_r53_nobody_must_trump_or_overtake() -> None:
    s = position(["Y5 B3", "Y2 Y9 R*", "R2 G2 G3", "B4 B5 B6"], t=10, trump=1)
    played(s, "Y5")
    assert legal(s) == [card("Y2"), card("Y9")]
    played(s, "Y2")
    assert legal(s) == [card("R2"), card("G2"), card("G3")]


def test_r54_the_hand_is_seen_before_the_trump_is_chosen() -> None:
    s = dealt(hands=RULEBOOK)
    assert s.phase == Phase.TRUMP
    assert hidden(s, 0).hand[0] == cards(RULEBOOK[0])
    assert hidden(s, 1).hand[0] == 0


def test_hiding_proves_nothing() -> None:
    s = position(["Y5 B3", "Y2 Y9", "R2 G2", "B4 B5"], t=10, owners={INCUBATION: 1})
    assert {verbs.seen(s, HIDE + card("Y5"), seat) for seat in (1, 2, 3, NONE)} == {HID}
    played(s, "Y5", HIDE + card("Y9"), "R2", "B4")
    assert seats(s.void) == [0, 0, 0b100, 0b100]


# --- Foreseen future


def claiming(**options: Any) -> State:
    return played(dealt(foreseen_future=True, **options), 148)


def test_r55_one_claim_each() -> None:
    s = played(claiming(), 192, 193, 194, 195)
    assert s.phase == Phase.PLOT
    assert seats(s.cubes) == [4, 4, 4, 4]
    assert seats(s.claim) == [3, 2, 1, 0]


def test_r56_no_colour_is_claimed_twice() -> None:
    s = played(claiming(), 193)
    assert legal(s) == [190, 192, 194, 195]


def test_r56_no_claim_of_green_with_three() -> None:
    assert legal(played(dealt(3, foreseen_future=True), 148)) == [190, 192, 193, 194]


def test_r57_a_claim_lies_on_no_square() -> None:
    s = played(claiming(), 193)
    assert owned(s, 3) == []
    assert rules.value(s, 1) == 0


def test_r58_moving_a_claim_cube_is_one_of_the_two() -> None:
    s = played(claiming(), 190, 190, 190, 192)
    assert s.turn == 0
    played(s, PLOT + 2)
    assert (s.placed, s.cubes[0]) == (1, 4)
    played(s, PLOT + 3)
    assert s.turn == 1
    assert s.cubes[0] == 3
    assert not plots(s) & {0, 1, 2, 3, 4, 5}


def test_r59_open_claims_become_1_after_the_fourth_plot_phase() -> None:
    s = played(claiming(), 190, 190, 190, 192)
    for trick in range(1, 5):
        assert s.t == trick
        assert (s.claim[0], s.owner[1]) == (0, NONE)
        while s.phase == Phase.PLOT:
            assert (s.claim[0], s.owner[1]) == (0, NONE)
            played(s, END)
        if trick < 4:
            while s.phase == Phase.TRICK:
                played(s, legal(s)[0])
    assert (s.claim[0], s.owner[1]) == (NONE, 0)
    assert rules.value(s, 0) == 1


def test_r60_the_starting_player_claims_last() -> None:
    s = claiming(start_seat=1)
    order = []
    while s.phase == Phase.CLAIM:
        order.append(int(s.turn))
        played(s, END)
    assert order == [0, 3, 2, 1]


# --- Their memories


def test_r4_won_cards_are_public() -> None:
    s = played(dealt(hands=RULEBOOK), 144, *[END] * 4, "G11", "G6", "B2", "G12")
    for seat in (0, 1, 2, 3, NONE):
        assert seats(hidden(s, seat).won[2]) == [1, 0, 0, 3]


def test_r4_but_not_with_their_memories() -> None:
    s = played(dealt(hands=RULEBOOK, their_memories=True), 144, *[END] * 4, "G11", "G6", "B2", "G12")
    for seat in (0, 1, 3, NONE):
        assert seats(hidden(s, seat).won[2]) == [0, 0, 0, 0]
        assert hidden(s, seat).tricks[2] == 1
    assert seats(hidden(s, 2).won[2]) == [1, 0, 0, 3]


def test_r61_a_hidden_card_is_seen_by_its_player_and_the_winner_only() -> None:
    s = position(["B2 R2", "B* B12", "R9 R10"], t=10, owners={INCUBATION: 1}, their_memories=1)
    played(s, "B2", HIDE + card("B*"), "R9")
    assert {seat for seat in (0, 1, 2, NONE) if hidden(s, seat).past[9, 1] == card("B*")} == {0, 1}
    played(s, "R2", "B12", "R10")
    assert s.t == 12
    assert {seat for seat in (0, 1, 2, NONE) if hidden(s, seat).past[9, 1] == card("B*")} == {0, 1, 2, NONE}


# --- Sizes and ends


@pytest.mark.parametrize("number", ["r63", "r64"])
def test_r63_r64_eleven_tricks_and_all_cards_of_a_round(number: str) -> None:
    s = played(dealt(seed=9), 148)
    while s.phase != Phase.DEAL:
        played(s, legal(s)[-1] if s.phase != Phase.REVIEW else legal(s)[0])
    assert sum(seats(s.tricks)) == 11
    assert sum(sum(seats(s.won[p])) for p in range(4)) == 44


def test_r65_nobody_has_more_than_five_cubes() -> None:
    s = plotting()
    for slot in (0, 3, 6, 9, 12):
        change(s, placed=0)
        played(s, PLOT + slot)
    assert s.cubes[0] == 0
    assert s.turn == 1


# --- Misprints of the English text: the sheet and the turns are what the Japanese one says


def test_r5_r68_everybody_reads_the_same_sheet_square_by_square_with_its_number() -> None:
    s = played(plotting(), PLOT + ZABINE + 1, END)
    views = [GAME.view.view(hidden(s, seat), seat)["sheet"] for seat in (*range(4), NONE)]
    printed = [[(square["slot"], square["value"], square["owner"]) for square in view] for view in views]
    assert all(each == printed[0] for each in printed)
    assert [(value, owner) for slot, value, owner in printed[0] if ZABINE <= slot < HANNAH] == [(20, NONE), (22, 0), (26, NONE), (28, NONE)]


@pytest.mark.parametrize("n", [3, 4])
def test_r6_the_trump_is_chosen_alike_with_three_and_four(n: int) -> None:
    s = dealt(n)
    assert legal(s) == [*range(TRUMP, TRUMP + n), TRUMP + 4]
    played(s, TRUMP + 1)
    assert (s.trump, s.phase) == (1, Phase.PLOT)


def test_r8_r70_areas_are_told_by_their_number_2_values_and_5_sure_points() -> None:
    areas: dict[str, list[int]] = {}
    for square in GAME.view.view(hidden(plotting(), 0), 0)["sheet"]:
        areas.setdefault(square["area"], []).append(square["value"])
    assert areas["colour"] == [0, 1, 2] * 4
    assert areas["letters"] == [3, 2, 2, 1, 1, 1]


def test_r70_incubation_is_one_card_not_a_hand() -> None:
    s = position(["B2 R2 R3", "B9 B12 B3", "R9 R10 R11"], t=9, owners={INCUBATION: 0})
    assert {move for move in legal(s) if HIDE <= move < DISCARD} == {HIDE + card(name) for name in ("B2", "R2", "R3")}
    played(s, HIDE + card("B2"), "B9", "R9")
    assert not any(HIDE <= move < DISCARD for move in legal(change_turn(s, 0)))


def change_turn(s: State, p: int) -> State:
    change(s, leader=p)
    return s


def test_r71_an_action_is_closed_to_the_others_and_letters_to_nobody() -> None:
    s = played(plotting(), PLOT + OBSERVATION, PLOT + LETTERS)
    assert s.turn == 1
    assert OBSERVATION not in plots(s)
    assert {REVIEW, LETTERS + 1} <= plots(s)


def test_r69_scores_have_no_cap() -> None:
    s = new_game()
    for _ in range(20):
        rules.move_disc(s, 2, 85)
    assert s.score[2] == 1704


@pytest.mark.parametrize(("code", "rounds"), [("4", 4), ("6", 6), ("8", 8)])
def test_the_game_lasts_its_rounds(code: str, rounds: int) -> None:
    s = new_game(3, rounds=code)
    dealt_rounds = 0
    while s.turn != OVER:
        if s.turn == CHANCE:
            assert s.round == dealt_rounds + 1
            draw(s, dealt_rounds)
            dealt_rounds += 1
        else:
            played(s, legal(s)[0] if s.phase != Phase.PLOT else END)
    assert dealt_rounds == rounds == s.round


def test_between_rounds_the_sheet_still_shows_the_last_one() -> None:
    s = played(dealt(seed=3), 145, PLOT + 2)
    while s.phase != Phase.DEAL:
        played(s, legal(s)[-1])
    assert (s.trump, s.owner[2], s.t) == (1, 0, 12)
    assert sum(seats(s.tricks)) == 11
    assert (s.centre, s.discard) == (0, 0)
    draw(s)
    assert (s.trump, s.owner[2], s.t) == (NONE, NONE, 1)
    assert seats(s.tricks) == [0, 0, 0, 0]


# --- Taking back


def moved(match: Match, *moves: int) -> Match:
    for move in moves:
        match.move(move)
    return match


def match_at_plot() -> Match:
    match = Match(GAME, 4, {"start_seat": 0})
    match.settle(list(range(48)))
    return moved(match, 144)


def test_a_first_cube_can_be_taken_back() -> None:
    match = moved(match_at_plot(), PLOT)
    match.undo()
    assert match.state.owner[0] == NONE


def test_a_turn_that_has_passed_cannot_be_taken_back() -> None:
    match = moved(match_at_plot(), END)
    with pytest.raises(Refused, match="taken back"):
        match.undo()


def test_a_review_cannot_be_taken_back_once_the_centre_is_seen_but_a_discard_can() -> None:
    match = moved(match_at_plot(), PLOT + REVIEW)
    with pytest.raises(Refused, match="taken back"):
        match.undo()
    moved(match, DISCARD + 0)
    match.undo()
    assert match.state.review_left == 4


def test_a_card_cannot_be_taken_back() -> None:
    match = moved(match_at_plot(), END, END, END, END, 0)
    with pytest.raises(Refused, match="taken back"):
        match.undo()
