"""The worked examples 1 to 34 of the specification's section 10, by their numbers. They hold in both revisions."""

import pytest

from quartett.engine import OVER
from quartett.games.ringlinge import rules
from quartett.games.ringlinge.rules import LIFT, PLACE, PUT, TO, Phase, State
from tests.games.ringlinge.scene import N6, W8, Place, at_cells, dest, each, fresh, moves, number, on, play, result, scene, the, where

pytestmark = pytest.mark.usefixtures("both_revisions")

BORDER = the(
    "(0,-3)(1,-3)(2,-3)(3,-3)(-1,-2)(3,-2)(-2,-1)(3,-1)(-3,0)(3,0)(-3,1)(2,1)(-3,2)(1,2)(-3,3)(-2,3)(-1,3)(0,3)",
)


def entry(s: State, p: int = 0) -> set[Place]:
    return at_cells(s, rules.entry_rings(s, p))


# --- Laying


def test_e1_the_first_turn_is_laying_on_the_border() -> None:
    s = fresh(2)
    assert moves(s) == [0]
    play(s, "place")
    assert where(s) == BORDER
    play(s, "lay (0,-3)(3,-3)(3,0)(0,3)")
    assert list(s.supply[:2]) == [12, 16]
    assert s.turn == s.seat == 1
    assert moves(s) == [0]
    assert PLACE + number((0, -3)) == 46
    assert TO + number((1, 0)) == 765


def test_e2_the_fourth_player_finds_six_border_rings() -> None:
    s = fresh(4)
    for spots in ("(0,-3)(1,-3)(2,-3)(3,-3)", "(-1,-2)(3,-2)(-2,-1)(3,-1)", "(-3,0)(3,0)(-3,1)(2,1)"):
        play(s, "place lay" + spots)
    assert s.turn == 3
    assert moves(s) == [0]
    play(s, "place")
    assert where(s) == the("(-3,2)(1,2)(-3,3)(-2,3)(-1,3)(0,3)")


def test_e3_a_linked_group_opens_the_rings_around_it() -> None:
    marbles = "(0,-3)=A1 (0,-2)=A1"
    s = scene(marbles, supply=(8, 8), entry="border")
    assert entry(s) == BORDER - {(0, -3)} | the("(1,-2)(-1,-1)(0,-1)")
    assert len(entry(s)) == 20
    play(s, "place lay (0,-1)")
    assert len(where(s)) == 19
    assert (0, 0) not in where(s)
    s = scene(marbles, supply=(8, 8), entry="border", chain_entry="on")
    play(s, "place lay (0,-1)")
    assert len(where(s)) == 22
    assert (0, 0) in where(s)
    s = scene(marbles, supply=(8, 8), entry="connected")
    play(s, "place")
    assert where(s) == the("(-1,-2)(1,-3)(-1,-1)(0,-1)(1,-2)")


def test_e4_without_a_link_only_the_border_is_open() -> None:
    assert entry(scene("(0,-2)=A1 (0,-1)=A1", supply=(8, 8), entry="border")) == BORDER
    s = scene("(0,-2)=A1 (0,-1)=A1 (0,-3)=A1B2", supply=(8, 8), entry="border")
    assert entry(s) == BORDER - {(0, -3)} | the("(1,-2)(-1,-1)(1,-1)(-1,0)(0,0)")
    assert len(entry(s)) == 22
    s = scene("(0,0)=A2 (3,-3)=B2", supply=(8, 8), entry="connected")
    assert 0 not in moves(s)
    assert 2 in moves(s)


def test_e5_a_hole_makes_no_border() -> None:
    s = scene("(0,1)=A2 (3,-3)=B2", moved=("(0,0)", "(4,-2)"))
    border = at_cells(s, s.border)
    assert len(border) == 19
    assert (1, 0) not in border
    s = scene("(0,1)=A2 (3,-3)=B2", moved=("(2,0)(3,0)", "(4,-3)(4,-2)"))
    border = at_cells(s, s.border)
    assert len(border) == 21
    assert the("(1,0)(2,-1)(1,1)") <= border
    assert (3, -2) not in border


# --- Moving and majority


@pytest.mark.parametrize(("jump", "further"), [("chain", "(1,1)(2,-1)(2,0)(0,2)(1,2)(2,1)"), ("line", "(2,0)"), ("none", "")])
def test_e6_a_marble_runs_through_its_own(jump: str, further: str) -> None:
    s = scene("(0,0)=A1 (1,0)=A1 (1,1)=A1 (-3,0)=B2", jump=jump)
    assert dest(s, "(0,0)") == the(N6) | the(further)


def test_e7_a_full_ring_is_passed_not_entered() -> None:
    marbles = "(0,0)=A1 (1,0)=A3 (2,0)=A1B1 (-3,0)=B2"
    line = the("(1,-1)(0,-1)(-1,0)(-1,1)(0,1)(2,0)(3,0)")
    assert dest(scene(marbles, jump="line"), "(0,0)") == line
    chain = dest(scene(marbles), "(0,0)")
    assert chain == line | the("(1,1)(2,-1)(2,1)(3,-1)")
    assert len(chain) == 11


def test_e8_room_without_jumps() -> None:
    s = scene("(0,0)=A2 (1,0)=B3 (0,1)=A3 (-1,0)=A2B2 (0,-1)=B2 (1,-1)=A1B3", jump="none")
    assert dest(s, "(0,0)") == the("(1,0)(0,-1)(-1,1)")


def test_e9_the_second_marble_makes_the_majority() -> None:
    s = scene("(0,0)=A1 (1,-1)=A1 (1,0)=B1 (-3,0)=B1 (-2,0)=B1")
    play(s, "move (0,0)->(1,0)")
    assert on(s, "(1,0)") == "A1B1"
    assert s.supply[0] == 0
    play(s, "(1,-1)->(1,0)")
    assert on(s, "(1,0)") == "A2"
    assert s.supply[0] == 1


def test_e10_the_owner_frees_his_ring() -> None:
    s = scene("(0,0)=A1 (0,2)=A1 (1,0)=A2B1 (-3,0)=B1 (-2,0)=B1")
    play(s, "move (0,0)->(1,0)")
    assert on(s, "(1,0)") == "A3"
    assert s.supply[0] == 1


def test_e11_two_against_two_is_full() -> None:
    s = scene("(0,0)=A2 (1,0)=B2 (-3,0)=B1 (-2,0)=B1", leave="turn_start")
    play(s, "move (0,0)->(1,0) (0,0)->(1,0)")
    assert on(s, "(1,0)") == "A2B2"
    assert s.supply[0] == 0
    s.cnt[0, number((0, 0))] = 2
    rules.number_cells(s)
    assert (1, 0) not in dest(s, "(0,0)")
    assert the("(2,0)(2,-1)(1,1)") <= dest(s, "(0,0)")


def test_e12_two_against_one_and_one_captures_both() -> None:
    s = scene("(0,0)=A1 (0,-3)=A1 (1,0)=A1B1C1 (-3,0)=B2 (0,3)=C2", players=3)
    play(s, "move (0,0)->(1,0)")
    assert on(s, "(1,0)") == "A2"
    assert s.supply[0] == 2
    assert s.phase == Phase.FROM2
    assert where(s) == the("(0,-3)(1,0)")


def test_e13_one_against_two_and_one_is_full() -> None:
    s = scene("(0,0)=A2 (1,0)=B2C1 (-3,0)=B2 (0,3)=C2", players=3)
    play(s, "move (0,0)->(1,0)")
    assert on(s, "(1,0)") == "A1B2C1"
    assert s.supply[0] == 0
    assert where(s) == the("(0,0)")


def test_e14_the_first_move_must_leave_a_second() -> None:
    s = scene("(0,0)=A1 (1,0)=A1B1 (-3,0)=B2")
    play(s, "move")
    assert where(s) == the("(0,0)")
    play(s, "from (0,0)")
    assert where(s) == the("(1,0)")
    play(s, "to (1,0)")
    assert where(s) == the("(1,0)")
    play(s, "from (1,0)")
    assert where(s) == the("(0,0)(0,1)(1,-1)(1,1)(2,-1)(2,0)")
    s = scene("(0,0)=A1 (1,0)=A1B2 (-3,0)=B2", supply=(4, 0), entry="border")
    assert not rules.can_move(s, 0)
    assert moves(s) == [0, 1]


def test_e15_no_marble_moves_twice_and_no_two_swap() -> None:
    s = scene("(0,0)=A1 (1,0)=A1 (-3,0)=B2")
    play(s, "move (0,0)->(1,0)")
    assert where(s) == the("(1,0)")
    play(s, "from (1,0)")
    assert where(s) == the("(0,1)(1,-1)(1,1)(2,-1)(2,0)")
    s = scene("(0,0)=A1 (1,0)=A1 (-3,0)=B2")
    play(s, "move (0,0)->(0,1)")
    assert where(s) == the("(1,0)")


# --- Encirclement


def test_e16_a_circle_takes_half_and_pays_again_when_closed_anew() -> None:
    s = scene(each(N6, "A1", but="(1,0)") + " (0,0)=B3 (2,0)=A1 (0,-3)=A1 (-3,0)=B2")
    play(s, "move (2,0)->(1,0) (0,-3)->(1,-3)")
    assert on(s, "(0,0)") == "B1"
    assert s.supply[0] == 2
    assert s.turn == 1
    assert s.phase == Phase.CHOOSE
    play(s, "move (-3,0)->(-3,1) (-3,0)->(-3,1)")
    play(s, "move (1,-3)->(2,-3) (1,0)->(2,-1)")
    assert s.supply[0] == 2
    play(s, "move (-3,1)->(-3,2) (-3,1)->(-3,2)")
    play(s, "move (2,-1)->(1,0) (2,-3)->(1,-3)")
    assert on(s, "(0,0)") == ""
    assert s.supply[0] == 3


def test_e17_an_old_circle_with_a_new_guard_pays_nothing() -> None:
    s = scene(each(N6, "A1") + " (0,0)=B1 (2,-1)=A1 (-3,0)=B2")
    play(s, "move (1,0)->(2,0) (2,-1)->(1,0)")
    assert on(s, "(0,0)") == "B1"
    assert s.supply[0] == 0


def test_e18_a_ring_change_turns_the_empty_ring_into_a_hole() -> None:
    s = scene(each(W8, "A1") + " (0,0)=B1 (-3,0)=B2")
    play(s, "change lift (1,0)(0,-3)(3,-3) put (4,-2)(4,-1)(4,-3)")
    assert on(s, "(0,0)") == ""
    assert s.supply[0] == 1


def test_e19_a_circle_closed_by_another_pays_nothing() -> None:
    s = scene(each(W8, "A1") + " (0,0)=B1 (-3,0)=B2 (0,-3)=A2", seat=1)
    play(s, "change lift (1,0)(0,3)(-3,3) put (4,-2)(4,-1)(4,-3)")
    assert on(s, "(0,0)") == "B1"
    play(s, "move (0,-3)->(1,-3) (0,-3)->(1,-3)")
    assert on(s, "(0,0)") == "B1"
    assert list(s.supply[:2]) == [0, 0]


def test_e20_a_pocket_filled_by_its_victim_pays_nothing() -> None:
    s = scene(each(W8, "A1") + " (0,0)=B2 (-3,0)=B1 (0,-3)=A2", seat=1)
    play(s, "move (0,0)->(1,0) (-3,0)->(-3,1)")
    play(s, "move (0,-3)->(1,-3) (0,-3)->(1,-3)")
    assert on(s, "(0,0)") == on(s, "(1,0)") == "B1"
    assert s.supply[0] == 0


@pytest.mark.parametrize(("edge_wall", "left", "supply"), [("off", "B1", 0), ("on", "", 1)])
def test_e21_the_edge_is_no_wall(edge_wall: str, left: str, supply: int) -> None:
    s = scene("(3,-3)=B1 (2,-3)=A1 (2,-2)=A1 (3,-1)=A1 (0,0)=A1 (-3,0)=B2", edge_wall=edge_wall)
    play(s, "move (3,-1)->(3,-2) (0,0)->(0,1)")
    assert on(s, "(3,-3)") == left
    assert s.supply[0] == supply


def test_e21_a_bay_is_open() -> None:
    s = scene(each("(3,-1)(2,-1)(1,0)(1,1)(2,1)", "A1") + " (2,0)=B1 (-3,0)=B2", moved=("(3,0)", "(-4,1)"))
    assert rules.shut_in(s, 0) == 0


def test_e22_a_shared_ring_can_be_besieged() -> None:
    s = scene(each(N6, "A1", but="(1,0)") + " (0,0)=A1B3 (2,0)=A1 (0,-3)=A1 (-3,0)=B2")
    play(s, "move (2,0)->(1,0) (0,-3)->(1,-3)")
    assert on(s, "(0,0)") == "A1B1"
    assert s.supply[0] == 2


def test_e23_two_colours_inside_lose_half_each() -> None:
    s = scene(each(N6, "A1", but="(1,0)") + " (0,0)=B2C1 (2,0)=A1 (0,-3)=A1 (-3,0)=B2 (0,3)=C2", players=3)
    play(s, "move (2,0)->(1,0) (0,-3)->(1,-3)")
    assert on(s, "(0,0)") == "B1"
    assert s.supply[0] == 2


def test_e24_a_shared_ring_is_wall() -> None:
    s = scene(
        each(N6, "A1", but="(1,0)(0,1)") + " (1,0)=A1C2 (0,0)=B1 (0,2)=A1 (-2,0)=A1 (-3,0)=B2 (3,0)=C2",
        players=3,
    )
    play(s, "move (0,2)->(0,1) (-2,0)->(-2,1)")
    assert on(s, "(0,0)") == ""
    assert on(s, "(1,0)") == "A1C2"
    assert s.supply[0] == 1


def test_e25_the_captor_chooses_where_to_take() -> None:
    marbles = each(W8, "A1", but="(2,0)") + " (3,0)=A1 (0,-3)=A1 (0,0)=B2 (1,0)=B1 (-3,0)=B2"
    s = scene(marbles, circle="end_of_action")
    play(s, "move (3,0)->(2,0) (0,-3)->(1,-3)")
    assert s.phase == Phase.TAKE
    assert where(s) == the("(0,0)(1,0)")
    play(s, "take (0,0)(0,0)")
    assert (on(s, "(0,0)"), on(s, "(1,0)"), s.supply[0]) == ("", "B1", 2)
    s = scene(marbles, circle="end_of_action")
    play(s, "move (3,0)->(2,0) (0,-3)->(1,-3) take (1,0)")
    assert s.phase == Phase.CHOOSE
    assert (on(s, "(0,0)"), on(s, "(1,0)"), s.supply[0]) == ("B1", "", 2)


def test_e26_the_strength_must_exceed_the_marbles_inside() -> None:
    nine = "(-1,0)(-1,1)(-1,2)(0,-1)(0,2)(1,-1)(1,1)(2,-1)(2,0)"
    s = scene(each("(0,0)(1,0)(0,1)", "B3") + each(nine, "A1", but="(2,0)") + " (3,0)=A1 (0,-3)=A1 (1,-3)=A1 (-3,0)=B2")
    play(s, "move (3,0)->(2,0) (0,-3)->(2,-3)")
    assert s.supply[0] == 0
    assert s.turn == 1
    play(s, "move (-3,0)->(-3,1) (-3,0)->(-3,1)")
    play(s, "move (1,-3)->(1,-2) (2,-3)->(1,-1)")
    assert s.phase == Phase.TAKE
    assert s.need[1, 1] == 5
    assert where(s) == the("(0,0)(1,0)(0,1)")
    play(s, "take (0,0)(0,0)(0,0)(1,0)(1,0)")
    assert s.phase == Phase.CHOOSE
    assert s.supply[0] == 5


def test_e27_laying_closes_a_circle() -> None:
    s = scene("(0,-2)=B1 (-1,-1)=A1 (0,-1)=A1 (1,-2)=A1 (2,-3)=A1 (-3,0)=B2", supply=(4, 0), entry="border")
    play(s, "place lay (1,-3)(0,-3)(-1,-2)(0,3)")
    assert on(s, "(0,-2)") == ""
    assert s.supply[0] == 1


# --- Rings, bans, leaving, end


@pytest.mark.parametrize(("entry", "at_last"), [("border", [0, 1, 2]), ("connected", [1, 2])])
def test_e28_a_ring_change_and_its_bans(entry: str, at_last: list[int]) -> None:
    s = fresh(2, entry=entry)
    play(s, "place lay (0,-3)(3,-3)(3,0)(0,3) place lay (-3,0)(-3,3)(1,-3)(2,-3)")
    assert moves(s) == [0, 1, 2]
    play(s, "change")
    assert len(where(s)) == 29
    assert LIFT + number((0, 0)) == 257
    play(s, "lift (0,0)(1,0)(2,0)")
    corners = the("(4,0)(4,-4)(0,-4)(-4,0)(-4,4)(0,4)")
    ring_four = {(q, r) for q in range(-4, 5) for r in range(-4, 5) if max(abs(q), abs(r), abs(q + r)) == 4}
    assert where(s) == ring_four - corners
    assert len(where(s)) == 18
    assert PUT + number((4, -2)) == 401
    play(s, "put (4,-3)")
    assert (4, -4) in where(s)
    assert (5, -4) not in where(s)
    play(s, "put (4,-2)")
    assert (5, -3) in where(s)
    play(s, "put (5,-3)")
    assert moves(s) == [0, 2]
    play(s, "move (-3,0)->(-2,0) (-3,3)->(-2,2)")
    assert moves(s) == [0, 2]
    play(s, "move (0,3)->(0,2) (3,0)->(2,1)")
    assert moves(s) == at_last


def test_e29_bans_with_three_players() -> None:
    s = fresh(3)
    play(s, "place lay (0,-3)(1,-3)(2,-3)(3,-3) place lay (-3,3)(-2,3)(-1,3)(0,3) place lay (-3,0)(-3,1)(3,0)(3,-1)")
    play(s, "change lift (0,0)(1,0)(2,0) put (4,-3)(4,-2)(5,-3)")
    assert moves(s) == [0, 2]
    play(s, "move (-3,3)->(-3,2) (0,3)->(0,2)")
    assert moves(s) == [0, 1, 2]
    play(s, "change lift (5,-3)(4,-3)(4,-2) put (0,0)(1,0)(2,0)")
    assert moves(s) == [0, 2]
    play(s, "move (0,-3)->(0,-2) (1,-3)->(1,-2)")
    assert moves(s) == [0, 1, 2]


def test_e30_the_board_stays_one_piece() -> None:
    for one_piece, more in (("on", 31), ("off", 32)):
        s = scene(
            "(5,-3)=A1 (-1,0)=A1 (0,0)=B1 (0,1)=B1",
            moved=("(0,-3)(0,3)(-3,0)", "(4,-3)(4,-2)(5,-3)"),
            one_piece=one_piece,
        )
        play(s, "change")
        assert len(where(s)) == 33
        play(s, "lift (4,-3)")
        assert len(where(s)) == more
        assert ((4, -2) in where(s)) == (one_piece == "off")


def test_e31_who_can_only_change_rings_leaves() -> None:
    marbles = "(0,0)=A2 (0,2)=A1 (1,0)=B2 (-3,0)=B1"
    s = scene(marbles, supply=(0, 3))
    play(s, "move (0,0)->(1,0) (0,0)->(1,0)")
    assert s.turn == OVER
    assert on(s, "(1,0)") == "A2"
    assert result(s) == ([1, 2], [3, 0])
    s = scene(marbles, supply=(0, 3), move_min="1")
    play(s, "move (0,0)->(1,0) (0,0)->(1,0)")
    assert s.turn == 1
    s = scene(marbles, supply=(0, 4), entry="border", leave="turn_start")
    play(s, "move (0,0)->(1,0) (0,0)->(1,0)")
    assert moves(s) == [0, 1]
    s = scene(marbles, supply=(0, 4), entry="border", leave="at_once")
    play(s, "move (0,0)->(1,0) (0,0)->(1,0)")
    assert (s.turn, result(s)[0]) == (OVER, [2, 1])  # B can lay, A has one free marble
    s = scene(marbles, supply=(0, 4), entry="connected")
    assert len(entry(s, 1)) == 3
    play(s, "move (0,0)->(1,0) (0,0)->(1,0)")
    assert (s.turn, result(s)[0]) == (OVER, [1, 2])


def test_e32_who_leaves_frees_the_rings_he_shared() -> None:
    s = scene("(0,0)=A2 (0,2)=A2 (1,0)=B2 (-3,0)=B1C1 (3,0)=C2", players=3, supply=(0, 3, 0))
    play(s, "move (0,0)->(1,0) (0,0)->(1,0)")
    assert (on(s, "(1,0)"), on(s, "(-3,0)")) == ("A2", "C1")
    assert s.turn == 2
    assert s.quiet == 0
    assert list(s.out_order) == [0, 1, 0, 0]


def test_e33_both_locked_the_first_tested_leaves() -> None:
    s = scene("(0,0)=A2 (1,0)=B2", supply=(3, 3))
    play(s, "move (0,0)->(1,0) (0,0)->(1,0)")
    assert s.turn == OVER
    assert result(s)[0] == [1, 2]


def test_e34_the_quiet_limit_ranks_by_marbles() -> None:
    s = scene("(0,0)=A2 (3,-3)=B3")
    s.quiet = 39
    play(s, "move (0,0)->(0,1) (0,0)->(0,1)")
    assert s.quiet == 40
    assert s.turn == OVER
    assert result(s) == ([2, 1], [2, 3])
