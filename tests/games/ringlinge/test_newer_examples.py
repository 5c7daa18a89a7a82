"""The worked examples 35 to 55 of the specification's section 10, by their numbers: circles and leaving at once."""

import pytest

from quartett.engine import OVER
from quartett.games.ringlinge import rules
from quartett.games.ringlinge.rules import STOP, Phase, State
from tests.games.ringlinge.scene import N6, W8, W9, each, fresh, moves, number, on, play, result, scene, the, where

NEARLY_CLOSED = each(N6, "A1", but="(1,0)") + " (0,0)=B3 (2,0)=A1 (0,-3)=A1 (-3,0)=B2"  # the position of 16
NEEDS_A_CIRCLE = "(0,0)=A1B1 " + each(N6, "A1B1", but="(1,0)") + " (2,0)=A1 (-3,0)=B2"  # of 41
LOCKS_A_PAIR = "move (0,0)->(1,0) (0,0)->(1,0)"


# --- Circles at once


def test_e35_a_circle_pays_between_the_two_marbles() -> None:
    marbles = each(W8, "A1", but="(2,0)") + " (3,0)=A1 (0,-3)=A1 (0,0)=B2 (1,0)=B1 (-3,0)=B2"
    for taken, left in (("(1,0)", ("B1", "")), ("(0,0)(0,0)", ("", "B1"))):
        s = scene(marbles)
        play(s, "move (3,0)->(2,0)")
        assert (s.phase, s.left, s.supply[0]) == (Phase.TAKE, 1, 0)
        assert s.need[1, 1] == 2
        assert where(s) == the("(0,0)(1,0)")
        play(s, "take" + taken)
        assert (on(s, "(0,0)"), on(s, "(1,0)")) == left
        assert (s.phase, s.left, s.supply[0]) == (Phase.FROM2, 0, 2)
        assert where(s) == the("(0,-3)" + W8) - {(2, 0)}
        play(s, "(0,-3)->(1,-3)")
        assert (s.turn, s.phase, s.supply[0]) == (1, Phase.CHOOSE, 2)


def test_e36_what_is_taken_stays_taken_when_the_circle_opens_again() -> None:
    s = scene(NEARLY_CLOSED)
    play(s, "move (2,0)->(1,0)")
    assert (on(s, "(0,0)"), s.supply[0]) == ("B1", 2)
    play(s, "(1,-1)->(2,-2)")
    assert (on(s, "(0,0)"), s.supply[0], s.quiet) == ("B1", 2, 0)
    s = scene(NEARLY_CLOSED, circle="end_of_action")
    play(s, "move (2,0)->(1,0) (1,-1)->(2,-2)")
    assert (on(s, "(0,0)"), s.supply[0], s.quiet) == ("B3", 0, 1)


def test_e37_a_pocket_that_grows_pays_as_a_whole() -> None:
    wall = each("(1,-1)(0,-1)(-1,0)(0,1)(2,-1)(1,1)", "A1")
    marbles = wall + " (1,0)=A1B2 (0,0)=B3 (-2,1)=A1 (3,0)=A1 (-3,0)=B2"
    s = scene(marbles)
    play(s, "move (-2,1)->(-1,1)")
    assert (on(s, "(0,0)"), s.supply[0], s.phase) == ("B1", 2, Phase.FROM2)
    play(s, "(3,0)->(2,0)")
    assert (s.phase, s.left, s.need[1, 1]) == (Phase.TAKE, 0, 2)
    assert where(s) == the("(0,0)(1,0)")
    play(s, "take (1,0)(1,0)")
    assert (on(s, "(1,0)"), on(s, "(0,0)"), s.supply[0], s.turn) == ("A1", "B1", 4, 1)
    s = scene(marbles, circle="end_of_action")
    play(s, "move (-2,1)->(-1,1) (3,0)->(2,0)")
    assert (s.phase, s.need[1, 1]) == (Phase.TAKE, 3)


def test_e38_a_pocket_that_shrinks_pays_nothing_more() -> None:
    s = scene(each(W8, "A1", but="(2,0)(1,1)") + " (1,1)=A2 (3,0)=A1 (0,0)=B1 (1,0)=B1 (-3,0)=B2")
    play(s, "move (3,0)->(2,0)")
    assert s.need[1, 1] == 1
    play(s, "take (1,0) (1,1)->(1,0)")
    assert (on(s, "(0,0)"), s.supply[0], s.turn) == ("B1", 1, 1)
    play(s, "move (-3,0)->(-3,1) (-3,0)->(-3,1)")
    play(s, "move (1,1)->(1,2) (2,0)->(3,0)")
    assert (on(s, "(0,0)"), s.supply[0], s.turn) == ("B1", 1, 1)


@pytest.mark.parametrize("chain_entry", ["off", "on"])
def test_e39_laying_goes_on_after_its_circle(chain_entry: str) -> None:
    wall = each("(0,-3)(-1,-1)(0,-1)(1,-2)(2,-3)", "A1")
    s = scene("(0,-2)=B1 (-3,0)=B2 " + wall, supply=(4, 0), chain_entry=chain_entry)
    nine = the("(1,-3)(3,-3)(-1,-2)(2,-2)(-2,-1)(1,-1)(-2,0)(-1,0)(0,0)")
    play(s, "place")
    assert where(s) == nine
    play(s, "lay (1,-3)")
    assert s.supply[0] == 3
    play(s, "lay (-1,-2)")
    assert (on(s, "(0,-2)"), s.supply[0], s.left, s.phase) == ("", 3, 2, Phase.PLACE)
    if chain_entry == "on":
        assert (0, -2) in where(s)
    else:
        assert where(s) == nine - the("(1,-3)(-1,-2)")
    play(s, "lay (2,-2)(1,-1)")
    assert (s.supply[0], s.turn, s.entries) == (1, 1, 0)


def test_e40_the_order_of_putting_rings_decides() -> None:
    def changing(put: str, circle: str) -> State:
        marbles = each(W9, "A1") + " (0,0)=B1 (-3,0)=B2"
        s = scene(marbles, moved=("(0,1)", "(-4,1)"), circle=circle)
        play(s, "change lift (1,0)(0,-3)(3,-3)")
        assert (on(s, "(0,0)"), s.supply[0]) == ("B1", 0)
        play(s, "put" + put)
        return s

    s = changing("(4,-2)", circle="at_once")
    assert (on(s, "(0,0)"), s.supply[0], s.phase, s.left) == ("", 1, Phase.PUT, 2)
    play(s, "put (0,1)(4,-1)")
    assert (s.supply[0], s.turn) == (1, 1)
    for put in ("(4,-2)(0,1)(4,-1)", "(0,1)(4,-2)(4,-1)"):
        s = changing(put, circle="end_of_action")
        assert (on(s, "(0,0)"), s.supply[0], s.turn) == ("B1", 0, 1)
    s = changing("(0,1)(4,-2)(4,-1)", circle="at_once")
    assert (on(s, "(0,0)"), s.supply[0], s.turn) == ("B1", 0, 1)


def test_e41_a_move_may_count_on_its_circle() -> None:
    s = scene(NEEDS_A_CIRCLE)
    assert moves(s) == [1, 2]
    play(s, "move")
    assert where(s) == the("(2,0)")
    play(s, "from (2,0)")
    assert where(s) == the("(1,0)")
    play(s, "to (1,0)")
    assert (on(s, "(0,0)"), s.supply[0], s.took1, s.phase) == ("A1", 1, 1, Phase.FROM2)
    assert where(s) == the("(0,0)")
    assert not rules.can_move(scene(NEEDS_A_CIRCLE, circle="end_of_action"), 0)


@pytest.mark.parametrize(("inside", "asked", "supply"), [("B1", False, 1), ("B2", True, 2)])
def test_e42_what_is_taken_must_let_the_second_marble_move(inside: str, asked: bool, supply: int) -> None:
    s = scene("(0,0)=A1B1 " + each(W8, "A1B1", but="(2,0)") + f" (1,0)={inside} (3,0)=A1 (-3,0)=B2")
    play(s, "move")
    assert where(s) == the("(3,0)")
    play(s, "from (3,0)")
    assert where(s) == the("(2,0)")
    play(s, "to (2,0)")
    if asked:
        assert s.phase == Phase.TAKE
        assert where(s) == the("(0,0)(1,0)")
        play(s, "take (1,0)")
    assert (on(s, "(0,0)"), on(s, "(1,0)"), s.supply[0]) == ("A1", "B1", supply)
    assert s.phase == Phase.FROM2
    assert where(s) == the("(0,0)")


def test_e43_a_circle_allows_the_way_back() -> None:
    marbles = each("(0,0)(1,0)(0,1)", "B3") + each(W9, "A1") + " (1,-2)=A1 (-3,0)=B2"
    s = scene(marbles)
    play(s, "move (1,-2)->(1,-1)")
    assert s.need[1, 1] == 5
    play(s, "take (0,0)(0,0)(1,0)(1,0)(0,1) from (1,-1)")
    assert (1, -2) in where(s)
    s = scene(marbles, circle="end_of_action")
    play(s, "move (1,-2)->(1,-1) from (1,-1)")
    assert (1, -2) not in where(s)


def test_e44_first_the_majority_then_the_circle() -> None:
    s = scene("(3,-3)=B3 (2,-3)=A1B1 (2,-2)=A1 (3,-2)=A1 (1,-3)=A1 (0,0)=A1 (-3,0)=B2", edge_wall="on")
    play(s, "move (1,-3)->(2,-3)")
    assert (on(s, "(2,-3)"), on(s, "(3,-3)"), s.supply[0], s.phase) == ("A2", "B1", 3, Phase.FROM2)


# --- Leaving at once


def test_e45_who_locks_himself_in_leaves() -> None:
    s = scene("(0,0)=A2 (1,0)=B2 (-3,0)=B1 (-2,0)=B1")
    play(s, LOCKS_A_PAIR)
    assert (s.turn, on(s, "(1,0)")) == (OVER, "B2")
    assert result(s) == ([2, 1], [0, 4])


def test_e46_who_is_stuck_leaves_before_others_have_moved() -> None:
    marbles = "(0,0)=A2 (0,2)=A2 (1,0)=C2 (-3,0)=B1C1 (-2,0)=B1"
    s = scene(marbles, players=3, supply=(0, 0, 3))
    s.quiet = 7
    play(s, LOCKS_A_PAIR)
    assert (on(s, "(1,0)"), on(s, "(-3,0)")) == ("A2", "B1")
    assert (s.supply[2], s.alive[2], s.quiet, s.turn) == (0, 0, 0, 1)
    s = scene(marbles, players=3, supply=(0, 0, 3), leave="turn_start")
    s.quiet = 7
    play(s, LOCKS_A_PAIR)
    assert (s.alive[2], s.quiet, s.turn) == (1, 8, 1)


def test_e47_the_first_who_leaves_saves_the_next() -> None:
    s = scene("(0,0)=A1 (0,1)=A1 (-3,3)=A2 (3,0)=B2 (1,0)=C3 (-3,0)=C2D1 (-2,0)=D1 (0,2)=D3", players=4)
    play(s, "move (0,0)->(1,0) (0,1)->(0,2)")
    assert (s.turn, list(s.out_order)) == (1, [0, 0, 1, 0])


def test_e48_two_leave_after_one_turn() -> None:
    s = scene("(0,0)=A1 (0,2)=A1 (1,0)=B3 (0,3)=C3", players=3, supply=(0, 3, 2))
    play(s, "move (0,0)->(1,0) (0,2)->(0,3)")
    assert s.turn == OVER
    assert result(s)[0] == [1, 3, 2]


def test_e49_the_mover_may_be_the_first_to_leave() -> None:
    marbles = "(0,0)=A2 (1,0)=B2 (-3,0)=B2 (0,3)=C2"
    s = scene(marbles, players=3)
    s.quiet = 7
    play(s, LOCKS_A_PAIR)
    assert (on(s, "(1,0)"), list(s.out_order), s.quiet, s.turn) == ("B2", [1, 0, 0, 0], 0, 1)
    s = scene(marbles, players=3, leave="turn_start")
    s.quiet = 7
    play(s, LOCKS_A_PAIR)
    assert (s.alive[0], s.quiet) == (1, 8)


def test_e50_without_a_marble_there_is_no_link() -> None:
    for entry in ("connected", "border"):
        s = scene("(0,0)=A1 (1,-1)=A1 (1,0)=B1 (-3,0)=A2", supply=(0, 5), entry=entry)
        play(s, "move (0,0)->(1,0) (1,-1)->(1,0)")
        if entry == "border":
            assert (s.turn, moves(s)) == (1, [0, 1])
        else:
            assert (s.turn, result(s)[0]) == (OVER, [1, 2])


def test_e51_a_circle_still_to_be_closed_counts_for_who_is_not_on_turn() -> None:
    s = scene(NEEDS_A_CIRCLE, seat=1)
    play(s, "move (-3,0)->(-3,1) (-3,0)->(-3,1)")
    assert (s.turn, moves(s)) == (0, [1, 2])
    s = scene(NEEDS_A_CIRCLE, seat=1, circle="end_of_action")
    play(s, "move (-3,0)->(-3,1) (-3,0)->(-3,1)")
    assert (s.turn, result(s)[0]) == (OVER, [2, 1])


def test_e52_the_tests_go_round_until_nobody_leaves() -> None:
    s = scene(
        "(5,-3)=B1 (4,-2)=B1C1 (4,-3)=A3D1 (3,-2)=A3D1 (3,-1)=A3D1 (0,0)=A2 (1,0)=C2 (-3,0)=D2",
        players=4,
        moved=("(0,-3)(0,3)(-3,3)", "(4,-3)(4,-2)(5,-3)"),
    )
    play(s, LOCKS_A_PAIR)
    assert (s.turn, list(s.out_order)) == (3, [0, 2, 1, 0])


def test_e53_leaving_comes_before_the_limit() -> None:
    marbles = "(0,0)=A2 (0,2)=A2 (1,0)=C2 (3,0)=B2"
    s = scene(marbles, players=3)
    s.quiet = 39
    play(s, LOCKS_A_PAIR)
    assert (s.alive[2], s.quiet, s.turn) == (0, 0, 1)
    s = scene(marbles, players=3, leave="turn_start")
    s.quiet = 39
    play(s, LOCKS_A_PAIR)
    assert (s.turn, result(s)[0]) == (OVER, [1, 2, 3])


def test_e54_who_has_not_had_his_first_turn_is_not_tested() -> None:
    s = fresh(3)
    play(s, "place lay (0,-3)(1,-3)(2,-3)(3,-3)")
    assert (s.turn, list(s.alive)) == (1, [1, 1, 1, 0])


# --- One marble is enough


def test_e55_an_action_that_has_ended_is_not_reopened() -> None:
    s = scene(NEEDS_A_CIRCLE, move_min="1")
    play(s, "move (2,0)->(1,0)")
    assert (on(s, "(0,0)"), s.supply[0], s.phase) == ("A1", 1, Phase.FROM2)
    assert moves(s) == [STOP, rules.FROM + number((0, 0))]
    s = scene(NEEDS_A_CIRCLE, move_min="1", circle="end_of_action")
    play(s, "move (2,0)->(1,0)")
    assert (on(s, "(0,0)"), s.supply[0], s.turn) == ("A1", 1, 1)
