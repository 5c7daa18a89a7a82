"""Records, rows and places: vectors S10-S12, F1-F13, A5 and the rulings R14-R16, R39-R44."""

from typing import Any

import pytest

from quartett.engine import Match, ints, verbs
from quartett.games.berzerka.rules import declarer_count, finish_hand, points_of, recorded, row_points
from tests.games.berzerka.scene import BID, GAME, IN_ORDER, NAME_TRUMP, PASS, STOP, finish, make, others, play_out


def hand_of(contract: int, penalty: int = 0, number: int = 0, mode: str = "against") -> Any:
    """The end of a hand of this contract, declared by seat 0."""
    options = {"penalty_mode": mode, "first_forehand": 0, "contract_set": "custom", "contracts": others(contract)}
    s = GAME.fresh(3, GAME.settings(3, options))
    s.declarer, s.row, s.penalty, s.number = 0, list(s.contract).index(contract), penalty, number
    return s


def rec(contract: int, n: int, q: int, number: int = 0, mode: str = "against") -> int:
    return int(recorded(hand_of(contract, q, number, mode), n))


def test_s10_r14_penalty_is_subtracted_from_most() -> None:
    s = hand_of(1, penalty=2)
    for t in range(13):
        s.won_by[t] = 0 if t < 8 else 1
    s.exch_cnt[0] = 4
    finish_hand(s)
    assert (s.rec[0, 0], s.disc[0, 0], s.done[0, 0], s.fin[0, 0]) == (6, 4, 1, 1)


def test_f1_r14_penalty_is_added_where_low_is_good() -> None:
    assert rec(3, 2, 1) == 3
    assert rec(3, 2, 1, mode="literal") == 1


def test_f2_r15_no_floor() -> None:
    assert rec(1, 1, 3) == -2


def test_a5_r15_eight_overbids() -> None:
    assert rec(1, 5, 8) == -3


@pytest.mark.parametrize(("n", "q", "against", "literal"), [(5, 0, 0, 0), (7, 2, 4, 0), (3, 1, 3, 3)])
def test_f3_near_five(n: int, q: int, against: int, literal: int) -> None:
    assert (rec(12, n, q), rec(12, n, q, mode="literal")) == (against, literal)


@pytest.mark.parametrize(("n", "q", "against", "literal"), [(6, 0, 6, 6), (9, 1, 5, 6), (4, 0, -2, -2), (4, 2, -4, -4)])
def test_f4_a_promise_of_six(n: int, q: int, against: int, literal: int) -> None:
    assert (rec(13, n, q, 6), rec(13, n, q, 6, "literal")) == (against, literal)


@pytest.mark.parametrize(("n", "q", "against", "literal"), [(0, 0, 4, 4), (8, 1, 3, 3), (4, 2, -2, 2), (13, 0, 9, 9)])
def test_f5_far_from_four(n: int, q: int, against: int, literal: int) -> None:
    assert (rec(15, n, q), rec(15, n, q, mode="literal")) == (against, literal)


def test_f6_late_tricks_count() -> None:
    s = hand_of(16, penalty=1)
    for t in range(13):
        s.won_by[t] = 0 if t + 1 in (1, 4, 5, 9, 10, 13) else 2
    assert recorded(s, declarer_count(s)) == 5


def row_of(contract: int, value: int, *seats: tuple[int, bool, int, int]) -> list[int]:
    """Points of a complete row: (rec, raised, disc, fin) of each seat."""
    s = hand_of(contract)
    r = int(s.row)
    s.value[r] = value
    for p, (number, raised, disc, fin) in enumerate(seats):
        s.done[p, r], s.rec[p, r], s.raised[p, r], s.disc[p, r], s.fin[p, r] = 1, number, raised, disc, fin
    return [int(row_points(s, p, r)) for p in range(3)]


def test_s11_r39_r40_the_recorded_number_is_compared() -> None:
    assert row_of(1, 3, (6, True, 4, 1), (8, True, 4, 2), (3, True, 7, 3)) == [0, 3, -3]


def test_s12_r4_fewest() -> None:
    assert row_of(3, 5, (4, True, 6, 1), (3, True, 8, 2), (0, True, 1, 3)) == [-5, 0, 5]


def test_f7_r41_a_cube_breaks_the_tie_then_discards() -> None:
    assert row_of(1, 3, (6, True, 4, 2), (6, False, 0, 1), (6, True, 7, 3)) == [3, -3, 0]


def test_f8_r41_neither_has_a_cube() -> None:
    assert row_of(1, 2, (5, False, 3, 4), (5, False, 3, 2), (2, True, 0, 6)) == [0, 2, -2]


def test_f9_fewest_with_a_full_tie() -> None:
    assert row_of(3, 4, (1, True, 5, 3), (1, True, 5, 8), (0, False, 9, 5)) == [0, -4, 4]


def test_f10_r46_less_mizerka_ties_start_at_discards() -> None:
    assert row_of(1, 1, (7, False, 6, 1), (7, False, 2, 9), (7, False, 6, 4)) == [0, 1, -1]


@pytest.mark.parametrize(("contract", "best"), [(1, 7), (3, 2), (12, 2), (13, 7), (14, 2), (15, 7), (18, 2)])
def test_which_number_is_better(contract: int, best: int) -> None:
    points = row_of(contract, 1, (2, False, 0, 1), (5, False, 0, 2), (7, False, 0, 3))
    assert points == ([1, 0, -1] if best == 2 else [-1, 0, 1])


@pytest.mark.parametrize("missing", [0, 1, 2])
def test_r42_an_incomplete_row_counts_nothing(missing: int) -> None:
    s = hand_of(1)
    for p in range(3):
        s.done[p, 0] = p != missing
        s.rec[p, 0] = 9 - p
    assert [int(points_of(s, p)) for p in range(3)] == [0, 0, 0]


@pytest.mark.parametrize("row", range(5))
def test_every_row_counts(row: int) -> None:
    s = hand_of(1)
    s.value[row] = 4
    for p in range(3):
        s.done[p, row] = 1
        s.fin[p, row] = 1 + p
    assert [int(points_of(s, p)) for p in range(3)] == [4, 0, -4]


def places_of(totals: list[int], last: list[int], last_row: int = 4) -> list[int]:
    """Final places when rows bring these totals and these were the hands of the last contracts, all in this row."""
    s = hand_of(1)
    for p in range(3):
        for r in range(5):
            s.done[p, r] = 1
            s.fin[p, r] = last[p] if r == last_row else 1 + p
    for r in range(5):
        s.value[r] = 0
    set_totals(s, totals)
    places, points = ints(3), ints(3)
    verbs.result(s, places, points)
    assert [int(x) for x in points] == totals
    return [int(x) for x in places]


def set_totals(s: Any, totals: list[int]) -> None:
    """The first row ranks the seats by their totals; a second one moves the middle."""
    order = sorted(range(3), key=lambda p: -totals[p])
    for rank, p in enumerate(order):
        s.rec[p, 0] = 9 - rank
    s.value[0] = -totals[order[2]]
    extra = totals[order[1]]
    if extra:
        s.rec[order[1], 1], s.rec[order[0], 1], s.rec[order[2], 1] = 9, 1, 5
        s.value[1] = extra


def test_f11_r44_a_tie_goes_to_who_was_through_earlier() -> None:
    assert places_of([2, 2, -4], [14, 15, 13]) == [1, 2, 3]
    assert places_of([2, 2, -4], [15, 14, 13]) == [2, 1, 3]
    assert places_of([2, 2, -4], [15, 14, 13], last_row=0) == [2, 1, 3]


def test_f12_r43_three_at_nothing() -> None:
    assert places_of([0, 0, 0], [15, 13, 14]) == [3, 1, 2]


def test_f13_r42_a_raise_of_the_same_hand_counts() -> None:
    game = Match(GAME, 3, {"first_forehand": 0})
    s = game.state
    for p in (1, 2):
        finish(s, p, [0])
        s.fin[p, 0] = p
        s.rec[p, 0] = 20 * (1 if p == 1 else -1)
    s.value[0] = 2
    game.settle(IN_ORDER)
    make(game, BID + 0, PASS, PASS)
    assert s.value[0] == 3
    make(game, NAME_TRUMP, STOP, STOP, STOP)
    play_out(game, "SHUFFLE")
    assert [int(points_of(s, p)) for p in range(3)] == [0, 3, -3]


@pytest.mark.parametrize(("length", "hands"), [("full", 15), ("short", 9)])
def test_r50_three_times_all_contracts(length: str, hands: int) -> None:
    game = play_out(Match(GAME, 3, {"first_forehand": 0, "length": length}))
    s = game.state
    assert s.hand_no == hands
    assert sorted(int(s.fin[p, r]) for p in range(3) for r in range(hands // 3)) == list(range(1, hands + 1))
    assert sum(game.result()[1]) == 0


def test_r20_r50_the_token_moves_on_by_one_seat_each_hand() -> None:
    game = Match(GAME, 3, {"first_forehand": 1})
    holders = []
    while not game.over:
        holders.append(int(game.state.forehand))
        play_out(game, "SHUFFLE")
    assert holders == [1, 2, 0] * 5


def test_r23_at_most_one_cube_a_row() -> None:
    game = play_out(Match(GAME, 3, {"first_forehand": 0}), vary=True)
    s = game.state
    assert sum(int(s.raised[p, r]) for p in range(3) for r in range(5)) > 3
    assert all(int(s.raised[p, r]) in (0, 1) for p in range(3) for r in range(5))
    assert all(int(s.value[r]) - int(s.start[r]) == sum(int(s.raised[p, r]) for p in range(3)) for r in range(5))
