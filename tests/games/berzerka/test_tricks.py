"""Which cards may be played, and who wins: 5.5 of the specification, its vectors S1-S7 and P1-P12, its rulings R29-R37."""

from typing import Any

import pytest

from quartett.games.berzerka.data import CONTRACTS, SCALES, STRENGTH, STRONGER, Objective, Order
from quartett.games.berzerka.rules import PLAYED, beaters, strength
from tests.games.berzerka.scene import card, lay, legal, may_play, of_set, ranks, trick, whole


def winner_of(s: Any, *plays: str) -> int:
    """Who wins when these cards follow those on the table, whatever else the hands hold."""
    for played in plays:
        s.hand[s.turn] |= 1 << card(played)
        s.held[s.turn] += 1
        lay(s, played)
    return int(s.won_by[s.trick_no - 2])


def test_s1_follow_with_a_card_that_beats() -> None:
    assert may_play(trick(2, "", "H5", "H3 H9 C1")) == "H9"


def test_s2_void_in_the_led_suit_any_trump() -> None:
    assert may_play(trick(1, "S", "H5", "S2 S11 C4 D9")) == "S2 S11"


def test_s3_void_in_both_anything_r33() -> None:
    assert may_play(trick(1, "S", "H5", "C4 C12 D9")) == "C4 C12 D9"


def test_s4_following_comes_before_trumping_r31() -> None:
    assert may_play(trick(1, "S", "H5 H9", "H2 H7 S4")) == "H2 H7"


def test_s5_the_strongest_trump_wins_r32() -> None:
    assert winner_of(trick(1, "C", "C8"), "C10", "C13") == 2


def test_s6_a_trump_wins_and_the_next_only_follows() -> None:
    s = trick(1, "C", "D13", "C1 C12 H4", leader=2)
    assert may_play(s) == "C1 C12"
    lay(s, "C1", then="D3 D10 C5")
    assert s.turn == 1
    assert may_play(s) == "D3 D10"
    assert winner_of(s, "D3") == 0


def test_s7_trump_led_void_plays_anything_r32() -> None:
    s = trick(1, "C", "C12", "C9 C2 H3")
    assert may_play(s) == "C2 C9"
    lay(s, "C9", then="D5 H8 S1")
    assert may_play(s) == "D5 H8 S1"
    assert winner_of(s, "S1") == 0


def test_p1_r30_over_trump() -> None:
    assert may_play(trick(1, "S", "H5 S6", "S4 S9 C13")) == "S9"
    assert may_play(trick(1, "S", "H5 S6", "S4 S9 C13", over=False)) == "S4 S9"


def test_p2_r30_under_trump_rather_than_a_side_card() -> None:
    assert may_play(trick(1, "S", "H5 S10", "S4 S9 C13")) == "S4 S9"


def test_p3_r29_under_a_trump_any_card_of_the_led_suit() -> None:
    assert may_play(trick(1, "S", "D5 S1", "D2 D9 S8 S13")) == "D2 D9"


def test_p4_r32_trump_led_must_be_beaten() -> None:
    assert may_play(trick(1, "S", "S6 S9", "S2 S8 S12 H1")) == "S12"


def test_p5_an_off_suit_card_beats_nothing() -> None:
    assert may_play(trick(2, "", "H5 C13", "H3 H9")) == "H9"


def test_p6_r34_low_cards_win() -> None:
    assert may_play(trick(4, "", "H5", "H3 H9")) == "H3"
    s = trick(4, "", "H5 H3", "H6 H9")
    assert may_play(s) == "H6 H9"
    assert winner_of(s, "H9") == 1


@pytest.mark.parametrize(("order_bit", "expected"), [(0, "H9 H3 H9"), (1, "H3 H9 H3")])
def test_p7_slalom_turns_around_every_trick(order_bit: int, expected: str) -> None:
    found = [may_play(trick(5, "", "H5", "H3 H9", order_bit=order_bit, trick_no=t)) for t in (1, 2, 13)]
    assert " ".join(found) == expected


def test_p7_slalom_turns_around_when_a_trick_is_finished() -> None:
    s = trick(5, "", "H5", order_bit=0)
    assert winner_of(s, "H9", "H3") == 1
    assert strength(s, card("H1")) == 13
    assert strength(s, card("H13")) == 1


def test_p7_slalom_would_turn_trump_around_too() -> None:
    """No contract has both yet."""
    s = trick(5, "", "H5 H6", order_bit=1)
    winner_of(s, "H7")
    assert (int(s.scale), int(s.trump_scale)) == (0, 0)


def test_p8_trump_upside_down_inside_the_trump_suit_only() -> None:
    s = trick(7, "S")
    assert strength(s, card("S1")) > strength(s, card("S2")) > strength(s, card("S13"))
    assert strength(s, card("H13")) > strength(s, card("H2")) > strength(s, card("H1"))


def test_nothing_beats_a_trump_but_a_stronger_trump() -> None:
    assert of_set(int(beaters(trick(1, "S"), card("S5")))) == ranks("S", 6, 13)
    assert of_set(int(beaters(trick(1, "S"), card("H5")))) == f"{ranks('H', 6, 13)} {whole('S')}"


def test_the_cards_of_a_finished_trick_lie_with_those_played() -> None:
    s = trick(1, "S", "H5 H6")
    winner_of(s, "H7")
    assert [int(s.loc[card(name)]) for name in ("H5", "H6", "H7")] == [PLAYED] * 3


def test_p8_trump_upside_down() -> None:
    s = trick(7, "S", "H5 S4", "S2 S9 C7")
    assert may_play(s) == "S2"
    assert winner_of(s, "S2") == 2
    assert may_play(trick(7, "S", "S4", "S2 S9")) == "S2"
    assert may_play(trick(7, "S", "H5", "H3 H9 S1")) == "H9"


def test_p9_odd_beats_even() -> None:
    assert may_play(trick(9, "", "H12", "H2 H3 H10 H13", order_bit=0)) == "H3 H13"
    assert may_play(trick(9, "", "H9", "H2 H4 H11", order_bit=0)) == "H11"


def test_p10_even_beats_odd() -> None:
    assert may_play(trick(9, "", "H12", "H2 H3 H10 H13", order_bit=1)) == "H2 H3 H10 H13"
    assert may_play(trick(9, "", "H9", "H2 H4 H11", order_bit=1)) == "H2 H4 H11"


def test_p10_even_beats_odd_but_a_stronger_odd_beats_too() -> None:
    assert may_play(trick(9, "", "H9", "H3 H11", order_bit=1)) == "H11"


def test_p11_the_middle_wins() -> None:
    assert may_play(trick(10, "", "H9", "H5 H6 H7 H10")) == "H6 H7"
    assert may_play(trick(10, "", "H8", "H2 H6")) == "H2 H6"
    assert may_play(trick(10, "", "H7", "H1 H6 H8")) == "H1 H6 H8"


def test_p12_the_wheel_turns_downward_from_the_named_rank() -> None:
    assert may_play(trick(11, "", "H13", "H1 H5 H12", number=4)) == "H1"
    assert may_play(trick(11, "", "H1", "H3 H5 H13", number=4)) == "H3"


def test_r35_red_suits_are_two_suits() -> None:
    assert may_play(trick(2, "", "H5", "D13 C2")) == "C2 D13"


def test_r36_one_is_the_lowest_by_default() -> None:
    assert winner_of(trick(2, "", "H13"), "H1", "H2") == 0


def test_r37_trump_stays_for_the_whole_hand() -> None:
    s = trick(7, "S", "H5")
    before = int(s.trump)
    winner_of(s, "H6", "H7")
    assert s.trump == before


def test_the_leader_plays_anything() -> None:
    assert legal(trick(1, "S", "", "C1 H5 S2")) == [0, 30, 40]


def test_strength_is_the_table_of_2_4() -> None:
    high, low, odd, even, middle = (list(SCALES[i]) for i in range(5))
    assert high == list(range(13, 0, -1))
    assert low == list(range(1, 14))
    assert odd == [13, 11, 9, 7, 5, 3, 1, 12, 10, 8, 6, 4, 2]
    assert even == [12, 10, 8, 6, 4, 2, 13, 11, 9, 7, 5, 3, 1]
    assert middle == [7, 8, 6, 9, 5, 10, 4, 11, 3, 12, 2, 13, 1]
    for top in range(1, 14):
        by_formula = sorted(range(1, 14), key=lambda rank: -(13 - (top - rank) % 13))
        assert list(SCALES[4 + top]) == by_formula


def test_stronger_cards_are_those_of_the_suit_with_more_strength() -> None:
    for scale in range(len(SCALES)):
        for one in range(52):
            expected = [other for other in range(52) if other // 13 == one // 13 and STRENGTH[scale, other] > STRENGTH[scale, one]]
            assert [other for other in range(52) if int(STRONGER[scale, one]) >> other & 1] == expected


def test_r5_every_contract_can_rise_three_times_and_needs_one_number_at_most() -> None:
    for contract in CONTRACTS:
        assert 1 <= contract.start <= 9
        assert not (contract.order == Order.WHEEL and contract.objective == Objective.PROMISE)
        assert len(contract.weights) == 13
        assert 0 < sum(contract.weights) <= 13  # records stay within -26..26


def test_r1_r2_r3_r4_the_table_of_contracts() -> None:
    starts = [contract.start for contract in CONTRACTS]
    assert starts == [1, 1, 2, 1, 2, 2, 1, 2, 1, 1, 1, 2, 2, 2, 2, 1, 1, 3]
    assert [i + 1 for i, contract in enumerate(CONTRACTS) if contract.objective == Objective.FEWEST] == [3, 14, 18]
    assert [i + 1 for i, contract in enumerate(CONTRACTS) if not contract.exchange] == [17]
    assert [i + 1 for i, contract in enumerate(CONTRACTS) if contract.open] == [18]
    assert CONTRACTS[15].weights == (0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2)
    assert sum(CONTRACTS[15].weights) == 13
