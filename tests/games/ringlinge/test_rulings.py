"""The rulings of the specification's section 9 that change play, by their numbers. R2 and R57 are about wording only.

Where a test does not set the options in which the revisions differ, the ruling holds in both.
"""

import pytest

from quartett.engine import OVER, Match, Refused, copy
from quartett.engine.record import to_bytes
from quartett.games.ringlinge import GAME, rules
from quartett.games.ringlinge.data import COORDINATES, NEXT_TO, OFF, PLACES
from quartett.games.ringlinge.rules import LIFT, PUT, STOP, TAKE, Phase
from quartett.language import Language
from tests.games.ringlinge.scene import N6, W8, W9, at_cells, dest, each, fresh, make, moves, number, on, play, result, scene, the, where

pytestmark = pytest.mark.usefixtures("both_revisions")

QUIET_MOVE = "move (-3,0)->(-3,1) (-3,0)->(-3,1)"


# --- Setup


@pytest.mark.parametrize(
    ("code", "ours"), [("en", "The title Ringlinge is ours"), ("de", "Der Titel Ringlinge ist von uns"), ("ja", "題名")]
)
def test_r1_the_title_is_ours_and_said_to_be(code: str, ours: str) -> None:
    words = Language(GAME, code)
    assert words("title") in ("Ringlinge", "リングリンゲ")
    assert ours in words.rules()[1]


def test_r4_every_place_inside_the_table_touches_six_others() -> None:
    """The pictures of jumps, links and circles are lost: they all follow from which rings touch."""
    inner = [c for c in range(PLACES) if max(map(abs, (*COORDINATES[c], sum(COORDINATES[c])))) < 7]
    for c in inner:
        q, r = COORDINATES[c]
        near = {(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)}
        assert {tuple(map(int, COORDINATES[other])) for other in NEXT_TO[c] if other != OFF} == near


def test_r3_an_empty_board_and_seat_0_begins() -> None:
    for players, supply in ((2, 16), (3, 12), (4, 10)):
        s = fresh(players)
        assert s.turn == s.seat == 0
        assert [s.supply[p] for p in range(4)] == [supply] * players + [0] * (4 - players)
        assert [s.alive[p] for p in range(4)] == [1] * players + [0] * (4 - players)
        assert not any(s.cnt[p, c] for p in range(4) for c in range(PLACES))


def test_r5_the_board_is_a_hexagon_of_side_four() -> None:
    s = fresh()
    rows: dict[int, int] = {}
    for c, (_, r) in enumerate(COORDINATES):
        rows[r] = rows.get(r, 0) + int(s.ring[c])
    assert [rows[r] for r in range(-7, 8)] == [0, 0, 0, 0, 4, 5, 6, 7, 6, 5, 4, 0, 0, 0, 0]
    assert len(at_cells(s, s.border)) == 18


def test_r45_the_table_has_169_places() -> None:
    assert len(COORDINATES) == PLACES == 169
    assert number((0, 0)) == 84
    starts = [number((max(-7, -7 - r), r)) for r in range(-7, 8)]
    assert starts == [0, 8, 17, 27, 38, 50, 63, 77, 92, 106, 119, 131, 142, 152, 161]
    assert COORDINATES[NEXT_TO[84, 1]] == (1, -1)
    assert NEXT_TO[number((7, 0)), 0] == OFF


def test_r45_no_ring_is_put_off_the_table() -> None:
    line = "".join(f"({q},0)" for q in range(4, 8))
    tail = "".join(f"({q},-1)" for q in range(4, 8))
    s = scene("(0,0)=A2 (0,1)=B2", moved=("(0,-3)(1,-3)(2,-3)(3,-3)(-3,3)(-2,3)(-1,3)(0,3)", line + tail))
    play(s, "change lift (-3,0)(-3,1)(-3,2)")
    assert the("(7,-2)") <= where(s)
    assert all(max(abs(q), abs(r), abs(q + r)) <= 7 for q, r in where(s))
    assert at_cells(s, s.border) >= the("(7,0)(7,-1)")


# --- First turn and complete actions


def test_r6_everybodys_first_turn_is_laying() -> None:
    s = fresh(3)
    for spots in ("(0,-3)(1,-3)(2,-3)(3,-3)", "(-3,3)(-2,3)(-1,3)(0,3)", "(-3,0)(-3,1)(3,0)(3,-1)"):
        assert moves(s) == [0]
        play(s, "place lay" + spots)
    assert moves(s) == [0, 1, 2]


def test_r7_moving_needs_two_marbles() -> None:
    marbles = "(0,0)=A1 (3,0)=B2"
    assert moves(scene(marbles, supply=(4, 0), entry="border")) == [0, 1]
    s = scene(marbles, supply=(4, 0), entry="border", move_min="1")
    assert moves(s) == [0, 1, 2]
    play(s, "move (0,0)->(0,1)")
    assert s.turn == 1  # no second marble: the action ends by itself


def test_r7_with_move_min_1_one_may_stop_or_go_on() -> None:
    s = scene("(0,0)=A2 (3,0)=B2", move_min="1")
    play(s, "move")
    assert STOP not in moves(s)
    play(s, "(0,0)->(0,1)")
    assert moves(s)[0] == STOP
    assert where(s) == the("(0,0)")
    stopped = copy(s)
    make(stopped, STOP)
    assert (stopped.turn, stopped.turns) == (1, 1)
    play(s, "(0,0)->(1,0)")
    assert on(s, "(0,1)") == on(s, "(1,0)") == "A1"


def test_r8_no_marble_moves_twice() -> None:
    s = scene("(0,0)=A2 (3,0)=B2")
    play(s, "move (0,0)->(0,1)")
    assert where(s) == the("(0,0)")


def test_r9_on_a_ring_with_two_the_other_one_moves() -> None:
    s = scene("(0,0)=A1 (0,1)=A1 (3,0)=B2")
    play(s, "move (0,0)->(0,1)")
    assert where(s) == the("(0,1)")  # two lie there, one of them has not moved
    play(s, "(0,1)->(0,2)")
    assert (on(s, "(0,1)"), on(s, "(0,2)")) == ("A1", "A1")


def test_r10_two_marbles_do_not_swap_places() -> None:
    s = scene("(0,0)=A2 (0,1)=A1 (3,0)=B2")
    play(s, "move (0,0)->(0,1) from (0,1)")
    assert (0, 0) not in where(s)
    assert (1, 0) in where(s)


def test_r10_a_capture_allows_the_way_back() -> None:
    s = scene("(0,0)=A1 (0,1)=A1B1 (3,0)=B2 (0,-3)=A1")
    play(s, "move (0,0)->(0,1) (0,1)->(0,0)")
    assert (on(s, "(0,0)"), on(s, "(0,1)")) == ("A1", "A1")


def test_r10_a_swap_is_no_second_move_for_the_look_ahead() -> None:
    """Only a swap would be left after the first move: so there is no first move."""
    wall = "(1,0)(1,-1)(0,-1)(-1,0)(-1,1)(-1,2)(0,2)(1,1)"
    s = scene("(0,0)=A1 (0,1)=A1 " + each(wall, "A1B3") + " (3,0)=B2", supply=(4, 0), jump="none")
    assert 2 not in moves(s)


@pytest.mark.parametrize(("supply", "offered"), [(3, False), (4, True)])
def test_r11_no_laying_with_fewer_than_four(supply: int, offered: bool) -> None:
    assert (0 in moves(scene("(0,-3)=A1 (1,-3)=A1 (3,0)=B2", supply=(supply, 0)))) == offered


def test_r11_no_laying_on_fewer_than_four_rings() -> None:
    s = fresh()
    border = at_cells(s, s.border)
    for free, offered in ((3, False), (4, True)):
        full = " ".join(f"({q},{r})=B1" for q, r in sorted(border)[free:])
        assert (0 in moves(scene(full + " (0,0)=A2", supply=(8, 0), entry="border"))) == offered
    for linked, offered in (("(0,-3)=A2", False), ("(0,-3)=A1 (1,-3)=A1", True)):
        assert (0 in moves(scene(linked + " (3,0)=B2", supply=(8, 0), entry="connected"))) == offered


def test_r12_marbles_are_laid_only_at_a_link() -> None:
    s = scene("(0,-3)=A1 (3,-3)=A1 (3,0)=B2", supply=(8, 0), entry="connected")
    play(s, "place")
    assert where(s) == the("(-1,-2)(0,-2)(1,-3)(2,-3)(2,-2)(3,-2)")


def test_r12_or_border_rings_are_always_open_and_links_add_to_them() -> None:
    s = scene("(0,-3)=A1 (3,-3)=A1 (3,0)=B2", supply=(8, 0), entry="border")
    play(s, "place")
    assert the("(0,3)(-3,0)(0,-2)(2,-2)") <= where(s)


def test_r12_connected_entry_leaves_the_first_turn_alone() -> None:
    s = fresh(entry="connected")
    play(s, "place")
    assert len(where(s)) == 18


def test_r13_fresh_marbles_do_not_extend_the_link() -> None:
    s = scene("(0,-3)=A1 (1,-3)=A1 (3,0)=B2", supply=(8, 0))
    play(s, "place lay (0,-2)")
    assert (0, -1) not in where(s)
    s = scene("(0,0)=A2 (3,0)=B2", supply=(8, 0), entry="border")
    play(s, "place lay (0,-3)")
    assert (0, -2) not in where(s)
    s = scene("(0,0)=A2 (3,0)=B2", supply=(8, 0), entry="border", chain_entry="on")
    play(s, "place lay (0,-3)(0,-2)(0,-1)")
    assert the("(1,0)(-1,1)") <= where(s)  # through the marbles on (0,0), now linked


def test_r13_chain_entry_counts_the_rings_that_can_be_reached() -> None:
    s = fresh()
    border = sorted(at_cells(s, s.border))
    full = " ".join(f"({q},{r})=B1" for q, r in border if (q, r) != (0, -3)) + " (0,1)=A2"
    assert 0 not in moves(scene(full, supply=(8, 0), entry="border"))
    s = scene(full, supply=(8, 0), entry="border", chain_entry="on")
    assert 0 in moves(s)
    play(s, "place")
    assert where(s) == the("(0,-3)")
    play(s, "lay (0,-3)(0,-2)(0,-1)(0,0)")
    assert s.turn == 1


def test_r13_chain_entry_reaches_inward_in_the_first_turn_even_when_connected() -> None:
    s = fresh(chain_entry="on", entry="connected")
    play(s, "place lay (0,-3)(0,-2)(0,-1)(0,0)")
    assert [on(s, at) for at in ("(0,-3)", "(0,-2)", "(0,-1)", "(0,0)")] == ["A1"] * 4


def test_r14_one_marble_a_ring_and_only_on_empty_rings() -> None:
    s = scene("(0,-3)=A1 (0,-2)=A1 (-1,-2)=B2", supply=(8, 0))
    play(s, "place lay (0,-1)")
    assert the("(0,-1)(0,-2)(0,-3)(-1,-2)") & where(s) == set()


def test_r15_a_hole_makes_no_border() -> None:
    s = scene("(0,1)=A2 (3,-3)=B2", moved=("(0,0)", "(4,-2)"), supply=(8, 0), entry="border")
    play(s, "place")
    assert the("(1,0)(0,-1)") & where(s) == set()


# --- Shared rings, jumps, room


def test_r16_a_shared_ring_links_and_carries() -> None:
    s = scene("(0,-3)=A1B3 (3,0)=B2 (0,1)=A2", supply=(8, 0))
    assert (0, -2) in at_cells(s, rules.entry_rings(s, 0))
    assert (2, 0) in dest(scene("(0,0)=A1 (1,0)=A1B3 (3,0)=B2 (-3,0)=A2"), "(0,0)")


def test_r17_a_chain_may_bend() -> None:
    marbles = "(0,0)=A1 (1,0)=A1 (1,1)=A1 (3,0)=B2"
    assert (1, 2) in dest(scene(marbles), "(0,0)")
    assert (1, 2) not in dest(scene(marbles, jump="line"), "(0,0)")
    assert (2, 0) not in dest(scene(marbles, jump="none"), "(0,0)")


def test_r17_a_line_ends_where_no_ring_lies() -> None:
    marbles = "(-1,0)=A1 (1,0)=A1 (3,0)=B2"
    s = scene(marbles, jump="line", moved=("(0,0)", "(4,-2)"))
    assert dest(s, "(-1,0)") & the("(1,0)(2,0)") == set()


def test_r18_a_jump_lands_on_any_ring_with_room() -> None:
    s = scene("(0,0)=A1 (1,0)=A2 (2,0)=B2 (3,0)=A1")
    assert the("(1,0)(2,0)(2,-1)") <= dest(s, "(0,0)")


@pytest.mark.parametrize(
    ("there", "enters"),
    [
        ("A1", True),
        ("A2", True),
        ("A3", False),
        ("B3", True),
        ("A1B3", False),
        ("A2B1", True),
        ("A2B2", False),
        ("B2C1", True),
        ("A1B2", True),
    ],
)
def test_r19_room_on_a_ring(there: str, enters: bool) -> None:
    s = scene(f"(0,0)=A1 (1,0)={there} (-3,0)=A2 (0,3)=B2 (0,-3)=C2", players=3)
    assert ((1, 0) in dest(s, "(0,0)")) == enters


def test_r19_the_look_ahead_sees_that_the_first_marble_fills_the_ring() -> None:
    """The only way out is a ring with room for one marble, or for two."""
    for there, offered in (("B3", False), ("B2", True)):
        s = scene("(0,0)=A2 " + each(N6, "A1B3", but="(1,0)") + f" (1,0)={there} (3,0)=B2", supply=(4, 0), jump="none")
        assert (2 in moves(s)) == offered


def test_r20_more_than_one_marble_may_join() -> None:
    s = scene("(0,0)=A2 (1,0)=B1 (3,0)=B2")
    play(s, "move (0,0)->(1,0) (0,0)->(1,0)")
    assert on(s, "(1,0)") == "A2"
    assert s.supply[0] == 1


def test_r21_the_owner_may_add_to_his_blocked_ring() -> None:
    s = scene("(0,0)=A1 (1,0)=A1B1 (3,0)=B2 (-3,0)=A1")
    play(s, "move (0,0)->(1,0)")
    assert (on(s, "(1,0)"), s.supply[0]) == ("A2", 1)


def test_r22_nobody_leaves_a_blocked_ring() -> None:
    for seat in (0, 1):
        s = scene("(0,0)=A1B1 (3,0)=A2 (-3,0)=B2", seat=seat)
        play(s, "move")
        assert where(s) == the("(3,0)" if seat == 0 else "(-3,0)")


@pytest.mark.parametrize("there", ["A3B1", "A1B3", "A2B2", "A2B1C1", "A1B1C2"])
def test_r23_full_rings_stay_locked(there: str) -> None:
    s = scene(f"(0,0)={there} (1,0)=A1 (0,1)=B1 (3,0)=A1B1C1 (-3,0)=A1 (-2,0)=B1 (0,-1)=C1 (-3,1)=C1", players=3)
    for p in range(3):
        assert (0, 0) not in at_cells(s, rules.room_for(s, p))
    play(s, "move")
    assert (0, 0) not in where(s)


# --- Majority


@pytest.mark.parametrize(
    ("there", "after", "gained"),
    [
        ("A1B1", "A2", 1),
        ("A2B1", "A3", 1),
        ("A1B1C1", "A2", 2),
        ("A1B2", "A2B2", 0),
        ("B1C1", "A1B1C1", 0),
        ("B3", "A1B3", 0),
        ("B2C1", "A1B2C1", 0),
    ],
)
def test_r24_more_than_each_other_colour_takes_them_all(there: str, after: str, gained: int) -> None:
    s = scene(f"(0,0)=A1 (1,0)={there} (-3,0)=A2 (0,3)=B2 (0,-3)=C2", players=3)
    play(s, "move (0,0)->(1,0)")
    assert (on(s, "(1,0)"), s.supply[0], s.by_majority[0]) == (after, gained, gained)


def test_r25_a_majority_without_an_arrival_means_nothing() -> None:
    s = scene("(1,0)=A2B1 (-3,0)=A2 (0,3)=B2")
    play(s, QUIET_MOVE)
    assert (on(s, "(1,0)"), s.supply[0]) == ("A2B1", 0)


def test_r26_a_capture_frees_the_ring_for_the_second_marble() -> None:
    s = scene("(0,0)=A1 (1,0)=A1B1 (3,0)=B2")
    play(s, "move (0,0)->(1,0) (1,0)->(2,0)")
    assert on(s, "(2,0)") == "A1"


def test_r27_captured_marbles_leave_and_the_captor_gets_his_own() -> None:
    s = scene("(0,0)=A1 (1,0)=A1B1 (3,0)=B2", supply=(0, 2))
    play(s, "move (0,0)->(1,0) (1,0)->(2,0)")
    assert [s.supply[p] for p in range(2)] == [1, 2]
    assert [rules.total(s, p) for p in range(2)] == [3, 4]


def test_r28_a_supply_may_grow_beyond_the_start() -> None:
    s = scene("(0,0)=A1 (1,0)=A1B1 (3,0)=B2", supply=(16, 0))
    play(s, "move (0,0)->(1,0)")
    assert s.supply[0] == 17


# --- Encirclement


def closing(inside: str, players: int = 2) -> rules.State:
    """A closes six rings around (0,0) with its last step."""
    home = " (-3,0)=B2" + (" (0,3)=C2" if players == 3 else "")
    s = scene(each(N6, "A1", but="(1,0)") + f" (0,0)={inside} (2,0)=A1 (0,-3)=A1" + home, players=players)
    play(s, "move (2,0)->(1,0) (0,-3)->(1,-3)")
    return s


def test_r29_the_edge_is_no_wall_unless_chosen() -> None:
    for edge_wall, left in (("off", "B1"), ("on", "")):
        s = scene("(0,-3)=B1 (1,-3)=A1 (-1,-2)=A1 (0,-1)=A1 (2,0)=A1 (-3,0)=B2", edge_wall=edge_wall)
        play(s, "move (0,-1)->(0,-2) (2,0)->(2,-1)")
        assert on(s, "(0,-3)") == left


def test_r29_with_edge_walls_holes_do_not_join_pockets() -> None:
    """B sits on both sides of a hole: one pocket closed now, or two of which one was closed before."""
    ten = "(-2,0)(-2,1)(-1,-1)(-1,1)(0,-1)(0,1)(1,-1)(1,1)(2,-1)(2,0)"
    marbles = each(ten, "A1", but="(2,0)") + "(3,0)=A1 (0,-3)=A1 (-1,0)=B1 (1,0)=B1 (-3,3)=B2"
    s = scene(marbles, moved=("(0,0)", "(4,-2)"))
    play(s, "move (0,-3)->(1,-3) (3,0)->(2,0)")
    assert s.need[1, 1] == 1
    assert where(s) == the("(-1,0)(1,0)")
    s = scene(marbles, moved=("(0,0)", "(4,-2)"), edge_wall="on")
    play(s, "move (3,0)->(2,0) (0,-3)->(1,-3)")
    assert (on(s, "(-1,0)"), on(s, "(1,0)"), s.supply[0]) == ("B1", "", 1)


def test_r30_an_empty_ring_inside_undoes_the_circle() -> None:
    s = scene(each(W8, "A1", but="(2,0)") + " (3,0)=A1 (0,-3)=A1 (0,0)=B2 (-3,0)=B2")
    play(s, "move (3,0)->(2,0) (0,-3)->(1,-3)")
    assert (on(s, "(0,0)"), s.supply[0]) == ("B2", 0)


def test_r31_a_hole_inside_does_not() -> None:
    s = scene(each(W8, "A1", but="(2,0)") + " (3,0)=A1 (0,-3)=A1 (0,0)=B2 (-3,0)=B2", moved=("(1,0)", "(4,-2)"))
    play(s, "move (3,0)->(2,0) (0,-3)->(1,-3)")
    assert (on(s, "(0,0)"), s.supply[0]) == ("B1", 1)


def test_r32_a_shared_ring_is_inside_only_if_it_touches_nothing_open() -> None:
    s = closing("A1B3")
    assert on(s, "(0,0)") == "A1B1"
    s = scene(each(N6, "A1", but="(1,0)(0,1)") + " (1,0)=A1B2 (0,0)=B1 (0,2)=A1 (-2,0)=A1 (-3,0)=B2")
    play(s, "move (0,2)->(0,1) (-2,0)->(-2,1)")
    assert (on(s, "(0,0)"), on(s, "(1,0)"), s.supply[0]) == ("", "A1B2", 1)


def test_r33_strength_counts_wall_and_inner_marbles_against_each_victim_alone() -> None:
    nine = "(-1,0)(-1,1)(-1,2)(0,-1)(0,2)(1,-1)(1,1)(2,-1)(2,0)"
    inside = "(0,0)=B3 (1,0)=B3 (0,1)=B3C1 "
    s = scene(inside + each(nine, "A1", but="(2,0)") + " (3,0)=A1 (0,-3)=A1 (-3,0)=B2 (0,3)=C2", players=3)
    play(s, "move (3,0)->(2,0) (0,-3)->(1,-3)")
    assert on(s, "(0,1)") == "B3"  # 9 against 9 holds no B, 9 against 1 holds C
    assert (s.supply[0], s.by_circle[0]) == (1, 1)


@pytest.mark.parametrize(("inside", "left"), [("B1", ""), ("B2", "B1"), ("B3", "B1")])
def test_r34_half_rounded_up_is_taken(inside: str, left: str) -> None:
    assert on(closing(inside), "(0,0)") == left


def test_r35_each_colour_inside_loses_its_own_half() -> None:
    s = closing("B2C2", players=3)
    assert (on(s, "(0,0)"), s.supply[0]) == ("B1C1", 2)


def test_r36_an_old_circle_pays_nothing() -> None:
    s = scene(each(N6, "A1") + " (0,0)=B3 (-3,3)=A2 (-3,0)=B2")
    play(s, "move (-3,3)->(-2,3) (-3,3)->(-2,3)")
    assert (on(s, "(0,0)"), s.supply[0]) == ("B3", 0)


def test_r36_opening_and_shutting_in_one_action_pays_nothing() -> None:
    s = scene(each(N6, "A1") + " (0,0)=B3 (2,0)=A1 (-3,0)=B2")
    play(s, "move (1,0)->(2,-1) (2,0)->(1,0)")
    assert (on(s, "(0,0)"), s.supply[0]) == ("B3", 0)


def test_r36_an_old_pocket_pays_anew_for_marbles_that_come_in() -> None:
    """B's marble on (1,0) was outside the old circle around (0,0); a wider circle takes half of all inside."""
    marbles = each(W8, "A1", but="(2,0)") + " (1,0)=A1B1 (0,0)=B1 (3,0)=A1 (0,-3)=A1 (-3,0)=B2"
    s = scene(marbles)
    play(s, "move")
    assert s.mark[1, number((0, 0))] == 1
    assert s.mark[1, number((1, 0))] == 0
    play(s, "(0,-3)->(1,-3) (3,0)->(2,0)")
    assert s.need[1, 1] == 1
    assert where(s) == the("(0,0)(1,0)")


def test_r37_the_captor_chooses_ring_by_ring() -> None:
    s = scene(each(W8, "A1", but="(2,0)") + " (3,0)=A1 (0,-3)=A1 (0,0)=B2 (1,0)=B2 (-3,0)=B2")
    play(s, "move (0,-3)->(1,-3) (3,0)->(2,0)")
    assert moves(s) == [TAKE + number((0, 0)), TAKE + number((1, 0))]
    play(s, "take (0,0)(1,0)")
    assert (on(s, "(0,0)"), on(s, "(1,0)"), s.supply[0]) == ("B1", "B1", 2)


def test_r37_victims_come_in_seat_order_from_the_left() -> None:
    s = scene(
        each(W8, "B1", but="(2,0)") + " (3,0)=B1 (0,-3)=B1 (0,0)=A1C1 (1,0)=A1C1 (-3,0)=A2 (0,3)=C2",
        players=3,
        seat=1,
    )
    play(s, "move (0,-3)->(1,-3) (3,0)->(2,0)")
    assert rules.victim(s) == 2
    play(s, "take (0,0)")
    assert rules.victim(s) == 0
    assert on(s, "(0,0)") == "A1"
    play(s, "take (1,0)")
    assert (on(s, "(0,0)"), on(s, "(1,0)"), s.supply[1]) == ("A1", "C1", 2)


def test_r37_pockets_come_by_their_smallest_place() -> None:
    s = scene("(3,0)=A2 (-3,0)=B2", edge_wall="on")
    for at in the("(0,0)(1,0)(-2,0)(-1,0)"):
        s.cnt[1, number(at)] = 1
    s.need[1, 1] = s.need[2, 1] = 1
    for label, spots in ((1, "(-2,0)(-1,0)"), (2, "(0,0)(1,0)")):
        for at in the(spots):
            s.label[number(at)] = label
    rules.number_cells(s)
    s.phase = Phase.TAKE
    assert where(s) == the("(-2,0)(-1,0)")
    play(s, "take (-1,0)")
    assert where(s) == the("(0,0)(1,0)")


def test_r38_no_majority_follows_from_a_circle() -> None:
    s = closing("A2B2")
    assert (on(s, "(0,0)"), s.supply[0]) == ("A2B1", 1)


def test_r38_what_a_capture_closes_is_seen_only_by_the_next_test() -> None:
    """B's marble on (1,-3) joins two parts of a pocket with too many of C's; without it the part on (0,-3) alone is held."""
    marbles = "(0,-3)=C3 (1,-3)=A1B1 (2,-3)=C3 (3,-3)=C3 (0,-2)=A3 (1,-2)=A1 (2,-2)=A1 (3,-2)=A1 (-2,-1)=A1 (0,3)=A1 (-3,3)=B2"
    for order, left, supply in (
        ("(0,3)->(0,2) (-2,-1)->(-1,-2)", "C3", 1),
        ("(-2,-1)->(-1,-2) (0,3)->(0,2)", "C1", 3),
    ):
        s = scene(marbles, players=3, edge_wall="on", circle="at_once")
        play(s, "move " + order)
        assert (on(s, "(1,-3)"), on(s, "(0,-3)"), s.supply[0], s.turn) == ("A1", left, supply, 1)
    s = scene(marbles, players=3, edge_wall="on", circle="at_once", move_min="1")
    play(s, "move (-2,-1)->(-1,-2) stop")  # no test follows
    assert (on(s, "(1,-3)"), on(s, "(0,-3)"), s.supply[0], s.turn) == ("A1", "C3", 1, 1)


def test_r39_a_circle_others_complete_pays_nothing_later_either() -> None:
    s = scene(each(W8, "A1") + " (0,0)=B1 (-3,0)=B1 (-2,0)=B1 (0,-3)=A2", seat=1)
    play(s, "move (0,0)->(1,0) (-3,0)->(-3,1)")
    play(s, "move (0,-3)->(1,-3) (0,-3)->(1,-3)")
    assert (on(s, "(1,0)"), s.supply[0]) == ("B1", 0)


def test_r40_laying_and_ring_changes_close_circles_too() -> None:
    s = scene("(0,-2)=B1 (-1,-1)=A1 (0,-1)=A1 (1,-2)=A1 (2,-3)=A1 (-3,0)=B2", supply=(4, 0), entry="border")
    play(s, "place lay (1,-3)(0,-3)(-1,-2)(0,3)")
    assert s.by_circle[0] == 1
    s = scene(each(W8, "A1") + " (0,0)=B1 (-3,0)=B2")
    play(s, "change lift (1,0)(0,-3)(3,-3) put (4,-2)(4,-1)(4,-3)")
    assert s.by_circle[0] == 1


# --- Rings


def test_r41_all_three_rings_come_out_first() -> None:
    s = scene("(0,0)=A2 (3,0)=B2")
    play(s, "change")
    for spot in ("(0,-3)", "(1,-3)", "(2,-3)"):
        assert s.phase == Phase.LIFT
        play(s, "lift" + spot)
    assert s.phase == Phase.PUT
    assert sum(s.ring) == 34


def test_r42_rings_put_back_count_as_contacts() -> None:
    s = scene("(0,0)=A2 (3,0)=B2")
    play(s, "change lift (0,-3)(1,-3)(2,-3)")
    assert (5, -3) not in where(s)
    play(s, "put (4,-2)")
    assert (5, -3) not in where(s)
    play(s, "put (4,-3)")
    assert (5, -3) in where(s)


def test_r43_no_ring_goes_back_to_a_vacated_place() -> None:
    s = scene("(0,0)=A2 (3,0)=B2")
    play(s, "change lift (0,1)(0,2)(1,1)")
    for _ in range(3):
        assert where(s) & the("(0,1)(0,2)(1,1)") == set()
        make(s, moves(s)[0])
    assert sum(s.ring) == 37


def test_r43_an_old_hole_may_be_filled() -> None:
    s = scene("(0,1)=A2 (3,0)=B2", moved=("(0,0)", "(4,-2)"))
    play(s, "change lift (0,-3)(1,-3)(2,-3)")
    assert (0, 0) in where(s)


def test_r44_the_board_stays_one_piece_but_may_have_holes() -> None:
    tail = ("(0,-3)(0,3)(-3,0)", "(4,-3)(4,-2)(5,-3)")
    s = scene("(5,-3)=A1 (-1,0)=A1 (0,0)=B2", moved=tail)
    play(s, "change lift (4,-3)")
    assert (4, -2) not in where(s)
    assert (1, 0) in where(s)
    s = scene("(5,-3)=A1 (-1,0)=A1 (0,0)=B2", moved=tail, one_piece="off")
    play(s, "change lift (4,-3)(4,-2)")
    island = at_cells(s, s.rings) & the("(5,-3)")
    assert island == the("(5,-3)")


def test_r46_not_after_the_last_finished_turn_even_if_its_player_is_gone() -> None:
    s = scene("(0,0)=A2 (3,0)=B2 (0,3)=C1", players=3)
    play(s, "change lift (0,-3)(1,-3)(2,-3) put (4,-3)(4,-2)(4,-1)")
    assert moves(s) == [2]
    play(s, "move (3,0)->(2,0) (3,0)->(2,0)")
    assert s.alive[2] == 0  # C could not move and left
    assert (s.seat, s.last_changed) == (0, 0)
    assert moves(s) == [2]  # R47: A's own latest turn was a change
    play(s, "move (0,0)->(0,1) (0,0)->(0,1)")
    assert moves(s) == [1, 2]


def test_r46_the_ban_outlives_the_changer() -> None:
    s = scene("(0,0)=A1B1 (3,0)=B2 (0,3)=C2", players=3, supply=(4, 0, 0))
    play(s, "change lift (0,-3)(1,-3)(2,-3) put (4,-3)(4,-2)(4,-1)")
    rules.leave(s, 0)
    assert 1 not in moves(s)


def test_r47_not_in_two_own_turns_running() -> None:
    s = scene("(0,0)=A2 (3,0)=B2")
    play(s, "change lift (0,-3)(1,-3)(2,-3) put (4,-3)(4,-2)(4,-1)")
    play(s, "move (3,0)->(2,0) (3,0)->(2,0)")
    assert s.own_changed[0] == 1
    assert 1 not in moves(s)


def test_r48_fewer_than_three_empty_rings_are_no_change() -> None:
    s = fresh()
    rings = sorted(at_cells(s, s.rings))
    for free, offered in ((2, False), (3, True)):
        full = " ".join(f"({q},{r})={'A1' if i % 2 else 'B1'}" for i, (q, r) in enumerate(rings[free:]))
        assert (1 in moves(scene(full))) == offered


def test_r48_a_lift_that_cannot_be_followed_by_two_more_is_not_offered() -> None:
    """Empty rings only in a tail of three: they can only come off from its end."""
    s = fresh()
    tail = ("(0,-3)(0,3)(-3,0)", "(4,-3)(5,-3)(6,-3)")
    kept = [at for at in sorted(at_cells(s, s.rings)) if at not in the(tail[0])]
    full = " ".join(f"({q},{r})={'A1' if i % 2 else 'B1'}" for i, (q, r) in enumerate(kept))
    s = scene(full, moved=tail)
    play(s, "change")
    assert moves(s) == [LIFT + number((6, -3))]
    play(s, "lift (6,-3)")
    assert moves(s) == [LIFT + number((5, -3))]
    play(s, "lift (5,-3)(4,-3)")
    assert s.phase == Phase.PUT
    assert moves(s)[0] >= PUT


# --- Leaving and the end


def test_r49_who_can_still_lay_or_move_stays() -> None:
    s = scene("(0,0)=A2 (3,0)=B1", supply=(0, 4), entry="border")
    play(s, "move (0,0)->(0,1) (0,0)->(0,1)")
    assert s.turn == 1
    assert 2 not in moves(s)


def test_r50_changing_rings_saves_nobody() -> None:
    s = scene("(0,0)=A2 (3,0)=B1", supply=(0, 3))
    play(s, "move (0,0)->(0,1) (0,0)->(0,1)")
    assert s.turn == OVER
    assert result(s)[0] == [1, 2]


def test_r51_after_every_turn_who_is_stuck_leaves() -> None:
    s = scene("(0,0)=A2 (3,0)=B2 (0,3)=C1", players=3, leave="at_once")
    assert s.alive[2] == 1
    play(s, "move (0,0)->(0,1) (0,0)->(0,1)")
    assert (s.alive[2], s.turn) == (0, 1)


def test_r51_or_leaving_is_tested_at_the_own_turn_start() -> None:
    s = scene("(0,0)=A2 (3,0)=B2 (0,3)=C1", players=3, leave="turn_start")
    play(s, "move (0,0)->(0,1) (0,0)->(0,1)")
    assert s.alive[2] == 1
    play(s, "move (3,0)->(2,0) (3,0)->(2,0)")
    assert s.alive[2] == 0
    assert s.turn == 0


def test_r52_board_and_supply_leave_and_nobody_gains() -> None:
    s = scene("(0,0)=A2 (3,0)=B2 (0,3)=C1", players=3, supply=(0, 0, 3))
    play(s, "move (0,0)->(0,1) (0,0)->(0,1) move (3,0)->(2,0) (3,0)->(2,0)")
    assert [rules.total(s, p) for p in range(3)] == [2, 2, 0]
    assert on(s, "(0,3)") == ""
    assert [s.out_order[p] for p in range(3)] == [0, 0, 1]


def test_r53_one_who_leaves_may_free_the_next() -> None:
    s = scene("(0,0)=A2 (0,3)=A2 (1,0)=B2 (3,0)=B1C1 (-3,0)=C1", players=3, supply=(0, 3, 0))
    play(s, "move (0,0)->(1,0) (0,0)->(1,0)")
    assert (s.alive[1], s.alive[2], s.turn) == (0, 1, 2)  # C alone could not have moved two


def test_r53_the_mover_is_tested_last() -> None:
    s = scene("(0,0)=A2 (1,0)=B2 (0,3)=C1 (3,0)=D2", players=4, leave="at_once")
    play(s, "move (0,0)->(1,0) (0,0)->(1,0)")
    assert list(s.out_order) == [0, 1, 2, 0]  # without B's marbles A can move again
    assert s.turn == 3


def test_r54_the_last_one_wins_able_to_move_or_not() -> None:
    s = scene("(0,0)=A2 (1,0)=B2", supply=(3, 3))
    play(s, "move (0,0)->(1,0) (0,0)->(1,0)")
    assert result(s) == ([1, 2], [5, 0])


def test_r55_the_quiet_limit_and_its_tie_break() -> None:
    s = scene("(0,0)=A2 (0,3)=A1B1 (3,-3)=B3 (3,0)=A1", quiet_limit=25)
    s.quiet = 24
    play(s, "move (0,0)->(0,1) (0,0)->(0,1)")
    assert s.turn == OVER
    assert result(s) == ([1, 1], [4, 4])
    s = scene("(0,0)=A2 (0,3)=A1B1 (3,-3)=B2", supply=(0, 1), quiet_limit=25)
    s.quiet = 24
    play(s, "move (0,0)->(0,1) (0,0)->(0,1)")
    assert result(s) == ([2, 1], [3, 4])
    s = scene("(0,0)=A2 (0,3)=A2B1 (3,-3)=B3", quiet_limit=25)
    s.quiet = 24
    play(s, "move (0,0)->(0,1) (0,0)->(0,1)")
    assert result(s) == ([2, 1], [4, 4])  # equal totals, but three of B's marbles lie unshared against two


def test_r55_the_round_cap() -> None:
    s = scene("(0,0)=A2 (3,-3)=B3", round_cap=30)
    s.turns = 59
    play(s, "move (0,0)->(0,1) (0,0)->(0,1)")
    assert (s.turns, s.turn) == (60, OVER)


def test_r55_a_stuck_player_leaves_even_when_a_limit_is_reached() -> None:
    s = scene("(0,0)=A2 (3,-3)=B1 (0,3)=C2", players=3)
    s.quiet = 39
    play(s, "move (0,0)->(0,1) (0,0)->(0,1)")
    assert (s.alive[1], s.quiet, s.turn) == (0, 0, 2)


def test_r55_those_who_left_rank_below_the_latest_first() -> None:
    s = scene("(0,0)=A2 (3,-3)=B1 (0,3)=C1 (3,0)=D3", players=4)
    play(s, "move (0,0)->(0,1) (0,0)->(0,1)")
    assert (s.turn, list(s.out_order)) == (3, [0, 1, 2, 0])
    s.quiet = 39
    play(s, "move (3,0)->(2,0) (3,0)->(2,0)")
    assert result(s) == ([2, 4, 3, 1], [2, 0, 0, 3])


def test_r56_nobody_must_lay_or_capture() -> None:
    s = scene("(0,0)=A1 (1,0)=A1B1 (-3,0)=A2 (-2,0)=A1 (3,0)=B2", supply=(8, 0))
    assert moves(s) == [0, 1, 2]
    play(s, QUIET_MOVE)
    assert s.quiet == 1


# --- Circles within an action


def test_r58_lifting_rings_closes_no_circle() -> None:
    s = scene(each(W8, "A1") + " (0,0)=B1 (-3,0)=B2", circle="at_once")
    play(s, "change lift (1,0)(0,-3)(3,-3)")
    assert (on(s, "(0,0)"), s.phase) == ("B1", Phase.PUT)
    play(s, "put (4,-2)")
    assert (on(s, "(0,0)"), s.supply[0], s.phase, s.left) == ("", 1, Phase.PUT, 2)


def test_r58_a_choice_may_come_while_rings_are_in_the_hand() -> None:
    s = scene(each(W9, "A1") + " (0,0)=B1 (1,0)=B1 (-3,0)=B2", circle="at_once")
    play(s, "change lift (0,1)(0,-3)(3,-3) put (4,-2)")
    assert (s.phase, s.left, sum(s.ring)) == (Phase.TAKE, 2, 35)
    play(s, "take (1,0)")
    assert (s.phase, s.left, s.supply[0]) == (Phase.PUT, 2, 1)
    play(s, "put (4,-1)(4,-3)")
    assert (s.turn, on(s, "(0,0)")) == (1, "B1")  # R59: it has been held since the first put


def test_r58_with_edge_walls_a_ring_put_beside_it_opens_the_corner() -> None:
    marbles = "(3,-3)=B1 (2,-3)=A1 (2,-2)=A1 (3,-2)=A1 (-3,0)=B2"
    for put, left in (("(3,-4)", "B1"), ("(4,-1)", "")):
        s = scene(marbles, moved=("(0,3)", "(4,-3)"), edge_wall="on", circle="at_once")
        play(s, "change lift (4,-3)(-3,3)(-2,3) put" + put)
        assert on(s, "(3,-3)") == left


def test_r59_a_circle_pays_once_a_turn() -> None:
    s = scene(each(N6, "A1", but="(1,0)") + " (0,0)=B3 (2,0)=A1 (-1,-1)=A1 (-3,0)=B2", circle="at_once")
    play(s, "move (2,0)->(1,0)")
    assert (on(s, "(0,0)"), s.mark[1, number((0, 0))]) == ("B1", 1)
    play(s, "(-1,-1)->(0,-1)")
    assert (on(s, "(0,0)"), s.supply[0], s.turn) == ("B1", 2, 1)


def test_r60_moving_may_count_on_a_circle_and_then_takes_accordingly() -> None:
    s = scene("(0,0)=A1B1 " + each(W8, "A1B1", but="(2,0)") + " (1,0)=B2 (3,0)=A1 (-3,0)=B2", circle="at_once")
    play(s, "move (3,0)->(2,0)")
    assert where(s) == the("(0,0)(1,0)")
    play(s, "take (1,0)")
    assert (on(s, "(0,0)"), s.phase) == ("A1", Phase.FROM2)  # the second could only come from here


def test_r60_where_no_second_marble_must_move_all_may_be_taken() -> None:
    wall = "(0,0)=A1B1 (1,0)=B1 (-3,0)=B2 " + each(W8, "A1B1", but="(2,0)")
    s = scene(wall + " (3,0)=A1", circle="at_once", move_min="1")
    play(s, "move (3,0)->(2,0)")
    assert where(s) == the("(0,0)(1,0)")
    s = scene(wall + " (3,0)=A1 (2,0)=B3 (0,-3)=A1", circle="at_once")
    play(s, "move (0,-3)->(1,-3) (3,0)->(2,0)")
    assert where(s) == the("(0,0)(1,0)")


def test_r60_a_circle_may_give_room_to_a_full_ring() -> None:
    """A's marble on (-1,0) has nowhere to go before the full ring beside it is besieged."""
    wall = each(N6, "A1B3", but="(1,0)(-1,0)")
    s = scene(
        wall + " (-1,0)=A1 (0,0)=B2C2 (2,0)=A1 (-3,0)=B2 (0,3)=C2",
        players=3,
        moved=("(-1,-1)(-2,0)(-2,1)", "(4,-1)(4,-2)(4,-3)"),
        jump="none",
        circle="at_once",
    )
    play(s, "move")
    assert where(s) == the("(2,0)")
    play(s, "from (2,0)")
    assert where(s) == the("(1,0)")
    play(s, "to (1,0)")
    assert (on(s, "(0,0)"), s.supply[0]) == ("B1C1", 2)
    assert where(s) == the("(-1,0)")
    play(s, "from (-1,0)")
    assert where(s) == the("(0,0)")


@pytest.mark.parametrize(("full", "offered"), [("A1B3", False), ("A1B2C1", True)])
def test_r60_but_only_by_marbles_that_lie_there(full: str, offered: bool) -> None:
    """The old circle around (0,0) grows by (1,0) and pays for C alone; that helps (-1,0) only if C lies on (0,0), too."""
    s = scene(
        each(W8, "A1B3", but="(-1,0)(2,0)") + f" (-1,0)=A1 (0,0)={full} (1,0)=A1C1 (2,0)=B3 (3,0)=A1 (-3,0)=B2 (0,3)=C2",
        players=3,
        moved=("(-1,-1)(-2,0)(-2,1)", "(4,-1)(4,-2)(4,-3)"),
        jump="none",
        circle="at_once",
    )
    assert rules.can_move(s, 0) == offered


@pytest.mark.parametrize(("beside", "offered"), [("A3", False), ("A2", True)])
def test_r60_but_never_to_a_ring_with_three_of_the_mover(beside: str, offered: bool) -> None:
    """With B's marble taken from (0,0) all three of A's there are free, but nothing has room save (-1,0) if two lie on it."""
    s = scene(
        each(N6, "A1B3", but="(1,0)(-1,0)") + f" (0,0)=A3B1 (1,0)=B3 (-1,0)={beside} (2,0)=A1 (-3,0)=B2",
        moved=("(-1,-1)(-2,0)(-2,1)", "(4,-1)(4,-2)(4,-3)"),
        jump="none",
        circle="at_once",
    )
    assert rules.can_move(s, 0) == offered


def test_r60_but_not_for_the_marble_that_has_moved() -> None:
    s = scene(
        each(N6, "A1B3", but="(1,0)") + " (0,0)=B2C2 (2,0)=A1 (-3,0)=B2 (0,3)=C2",
        players=3,
        jump="none",
        circle="at_once",
    )
    assert not rules.can_move(s, 0)  # only the one on (1,0) could go to (0,0)


@pytest.mark.parametrize(("further", "offered"), [("B2C2", False), ("B2C1", True)])
def test_r60_what_frees_a_ring_cannot_make_room_on_another(further: str, offered: bool) -> None:
    """A's marble on (0,-1) may run to (2,-3): three of B's six in the corner are due, enough to free (3,-3) and no more."""
    corner = "(3,-3)=A1B3 (2,-3)=B3 (1,-3)=A1B3 (1,-2)=A2B2 (2,-2)=A1B3 (3,-2)=A1B3"
    s = scene(
        corner + f" (0,-1)=A1 (0,-3)=B2C2 (1,-1)=B2C2 (3,-1)={further} (-3,0)=B2 (0,3)=C2",
        players=3,
        jump="line",
        edge_wall="on",
        circle="at_once",
    )
    assert rules.can_move(s, 0) == offered


def test_r60_laying_does_not_count_on_its_circles() -> None:
    marbles = "(0,-2)=B1 (-3,0)=B2 " + each("(0,-3)(-1,-1)(0,-1)(1,-2)(2,-3)(1,-3)", "A1")
    for supply, offered in ((3, False), (4, True)):
        assert (0 in moves(scene(marbles, supply=(supply, 0), circle="at_once"))) == offered


@pytest.mark.parametrize(("circle", "allowed"), [("at_once", True), ("end_of_action", False)])
def test_r61_a_circle_of_the_first_marble_allows_the_way_back(circle: str, allowed: bool) -> None:
    marbles = "(3,-3)=B3 (2,-3)=A1 (2,-2)=A1 (3,-2)=A1 (1,-3)=A1 (-3,0)=B2"
    s = scene(marbles, edge_wall="on", circle=circle)
    play(s, "move (1,-3)->(2,-3) from (2,-3)")
    assert ((1, -3) in where(s)) == allowed


def test_r62_who_is_not_on_turn_is_judged_by_his_own_circles() -> None:
    """A's only complete move closes a circle; with that circle closed beforehand he has none. It is B's turn."""
    ring = "(0,0)=A1C1 " + each(N6, "A1C1", but="(1,0)")
    s = scene(ring + " (2,0)=A1 (-3,0)=B2", players=3, seat=1, jump="none", circle="at_once")
    s.marked = s.mark[2, number((0, 0))] = 1  # whatever the player on turn has closed in
    assert rules.can_move(s, 0)
    s = scene(ring + " (1,0)=A1C2 (2,0)=A1 (-3,0)=B2", players=3, seat=1, jump="none", circle="at_once")
    assert not rules.can_move(s, 0)


def test_r63_the_tests_are_repeated_until_nobody_leaves() -> None:
    s = scene(
        "(5,-3)=B1 (4,-2)=B1C1 (4,-3)=A3D1 (3,-2)=A3D1 (3,-1)=A3D1 (0,0)=A2 (1,0)=C2 (-3,0)=D2",
        players=4,
        moved=("(0,-3)(0,3)(-3,3)", "(4,-3)(4,-2)(5,-3)"),
        leave="at_once",
    )
    assert rules.can_move(s, 1)
    play(s, "move (0,0)->(1,0) (0,0)->(1,0)")
    assert [s.alive[p] for p in range(4)] == [1, 0, 0, 1]


def test_r64_nobody_leaves_while_a_turn_is_running() -> None:
    """The first marble takes the last of B, who cannot lay; he leaves when the second has moved."""
    s = scene("(0,0)=A1 (1,0)=A1B1 (0,3)=A1", supply=(0, 3), leave="at_once")
    play(s, "move (0,0)->(1,0)")
    assert (rules.total(s, 1), s.alive[1]) == (3, 1)
    play(s, "(0,3)->(0,2)")
    assert (s.alive[1], s.turn) == (0, OVER)


# --- 4.2, 5.9, 7.4 and undo


def test_an_action_that_ends_by_itself_leaves_no_step_behind() -> None:
    s = scene("(0,0)=B1 " + each(N6, "A1B1", but="(1,0)") + " (2,0)=A1 (-3,0)=B2", move_min="1", circle="at_once")
    play(s, "move (2,0)->(1,0)")
    assert (s.supply[0], s.turn, s.phase, s.left) == (1, 1, Phase.CHOOSE, 0)


def test_turns_with_progress_reset_the_quiet_counter() -> None:
    s = scene("(0,0)=A1 (1,0)=A1B1 (3,0)=B2", supply=(0, 4), entry="border")
    s.quiet = 7
    play(s, "move (0,0)->(1,0) (1,0)->(2,0)")
    assert s.quiet == 0
    s.quiet = 7
    play(s, "place lay (0,-3)(1,-3)(2,-3)(3,-3)")
    assert s.quiet == 0
    play(s, "move (1,0)->(0,0) (2,0)->(1,0)")
    assert s.quiet == 1


def test_who_lost_his_last_marble_may_lay_again() -> None:
    s = scene("(0,0)=A1 (1,0)=A1B1 (0,3)=A1", supply=(0, 4), entry="border")
    play(s, "move (0,0)->(1,0) (0,3)->(0,2)")
    assert s.turn == 1
    assert moves(s)[0] == 0
    assert rules.total(s, 1) == 4


def test_resigning_out_of_turn_waits_for_the_next_turn_start() -> None:
    s = scene("(0,0)=A2 (3,0)=B2 (0,3)=C2", players=3)
    play(s, "move (0,0)->(0,1)")
    rules.resign(s, 1)
    assert s.alive[1] == 1
    play(s, "(0,0)->(0,1)")
    assert (s.alive[1], s.turn, s.quiet, on(s, "(3,0)")) == (0, 2, 0, "")


def test_resigning_before_the_first_turn_waits_for_the_end_of_the_turn() -> None:
    s = fresh(3)
    rules.resign(s, 2)
    assert s.alive[2] == 1
    play(s, "place lay (0,-3)(1,-3)(2,-3)(3,-3)")
    assert (list(s.alive[:3]), s.turn) == ([1, 1, 0], 1)


def test_who_resigns_may_leave_others_stuck() -> None:
    """B needs C's marble on (4,-2) for a capture that lets him move back: without it he is stuck, too."""
    s = scene(
        "(5,-3)=B1 (4,-2)=B1C1 (4,-3)=A3D1 (3,-2)=A3D1 (3,-1)=A3D1 (0,0)=A2 (1,0)=C2 (-3,0)=D2",
        players=4,
        seat=2,
        moved=("(0,-3)(0,3)(-3,3)", "(4,-3)(4,-2)(5,-3)"),
        leave="at_once",
    )
    rules.resign(s, 2)
    assert (s.turn, list(s.out_order)) == (3, [0, 2, 1, 0])


def test_resigning_at_the_own_turn_start_is_immediate() -> None:
    s = scene("(0,0)=A2 (3,0)=B2 (0,3)=C2", players=3)
    rules.resign(s, 0)
    assert (s.alive[0], s.turn) == (0, 1)
    rules.resign(s, 1)
    assert s.turn == OVER
    assert result(s) == ([3, 2, 1], [0, 0, 2])


def test_undo_goes_back_to_the_start_of_the_own_turn_and_no_further() -> None:
    match = Match(GAME, 2)
    for move in (0, *(4 + number(at) for at in ((0, -3), (1, -3), (2, -3), (3, -3)))):
        match.move(move)
    with pytest.raises(Refused):
        match.undo()
    begun = to_bytes(match.state)
    for move in (0, *(4 + number(at) for at in ((-3, 3), (-2, 3), (-1, 3)))):
        match.move(move)
    for _ in range(4):
        match.undo()
    assert to_bytes(match.state) == begun
    with pytest.raises(Refused):
        match.undo()
