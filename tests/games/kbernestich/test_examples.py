"""The worked examples of the specification, each under its number."""

import pytest

from quartett.engine import ints
from quartett.games.kbernestich import rules
from quartett.games.kbernestich.data import HANNAH, HUNCH, OPTIMISM, PESSIMISM, REVIEW
from quartett.games.kbernestich.rules import Phase, State
from quartett.games.kbernestich.view import view
from tests.games.kbernestich.scene import (
    CENTRE,
    DISCARD,
    END,
    HIDE,
    NONE,
    PLOT,
    RULEBOOK,
    card,
    cards,
    change,
    dealt,
    guessed,
    hidden,
    legal,
    names,
    new_game,
    owned,
    played,
    plots,
    plotting,
    position,
    seats,
)

FIRST_PLOTS_4 = {*range(149, 165), 169, *range(171, 182), 182, 183, 185, 190}
FIRST_PLOTS_3 = {*range(149, 158), *range(161, 165), 169, *range(171, 182), 182, 183, 185, 190}


def rulebook_plots() -> State:
    """X2: blue is trump and everybody has placed two cubes; Alea has reviewed and thrown the centre cards away again."""
    s = played(dealt(hands=RULEBOOK), 144, 151, 169, 152, 162, 179)
    assert len(legal(s)) == 15
    played(s, *(DISCARD + card(name) for name in CENTRE.split()))
    return played(s, 175, 155, 171)


def rulebook_first_trick() -> State:
    return played(rulebook_plots(), 45, 40, 0, 46)


def sheet(n: int = 4, **fields: object) -> State:
    """A record to call the scoring functions with."""
    s = new_game(n)
    change(s, **fields)
    return s


# --- Rulebook examples


def test_x1_setup() -> None:
    s = dealt(hands=RULEBOOK)
    assert seats(s.score) == [0, 2, 4, 6]
    assert seats(s.standing) == [3, 2, 1, 0]
    assert s.start == s.turn == 0
    assert legal(s) == [144, 145, 146, 147, 148]


def test_x2_r67_everybody_plots_and_blue_is_worth_2() -> None:
    s = played(dealt(hands=RULEBOOK), 144, 151, 169)
    assert s.cubes[0] == 3
    assert s.turn == 1
    s = rulebook_plots()
    assert s.phase == Phase.TRICK
    assert s.actor == 0
    assert [owned(s, p) for p in range(4)] == [[2, 20], [3, 13], [26, 30], [6, 22]]
    assert seats(s.cubes) == [3, 3, 3, 3]


def test_r67_the_green_12_is_one_of_several_green_cards() -> None:
    """E's example says that Gault has no other: the deal gives him four, and he is free to play any."""
    assert legal(played(rulebook_plots(), "G11", "G6", "B2")) == sorted(map(card, ("G2", "G4", "G5", "G12")))


def test_x3_r66_the_first_trick_has_three_green_cards() -> None:
    s = played(rulebook_plots(), 45)
    assert legal(s) == [37, 40, 42]
    played(s, 40)
    assert len(legal(s)) == 11
    played(s, 0, 46)
    assert seats(s.tricks) == [0, 0, 1, 0]
    assert seats(s.won[2]) == [1, 0, 0, 3]
    assert s.phase == Phase.PLOT
    assert s.turn == s.leader == 2
    assert s.t == 2


LETTERS_OF = {0: [34], 1: [36, 37], 2: [35], 3: [33, 38]}


@pytest.mark.parametrize(
    ("p", "bid", "tricks", "won", "grace", "base", "gains"),
    [
        (3, 0, 1, (0, 2, 2, 0), False, 0, (4, 6, 0)),
        (2, 4, 2, (1, 3, 2, 2), False, 6, (2, 0, 6)),
        (1, 3, 3, (4, 4, 2, 8), True, 24, (2, 6, 2)),
        (0, 5, 4, (7, 1, 4, 2), True, 18, (2, 6, 0)),
    ],
)
def test_x4_scoring(p: int, bid: int, tricks: int, won: tuple[int, ...], grace: bool, base: int, gains: tuple[int, ...]) -> None:
    s = sheet()
    for slot in (2, 3, 6, 11, 13, PESSIMISM):
        rules.set_cube(s, slot, 0)
    for slot in (*LETTERS_OF[p], HUNCH + bid, *[HANNAH] * grace):
        rules.set_cube(s, slot, p)
    rules.set_cube(s, OPTIMISM, 3)
    for k in range(4):
        s.won[p, k] = won[k]
    assert [rules.value(s, k) for k in range(4)] == [2, 0, 0, 2]
    assert rules.bust(s) == 22
    assert rules.base(s, p) == base
    assert (rules.letters_points(s, p), rules.hunch_points(s, p, tricks), rules.marie_points(s, p, base)) == gains


def test_x5_discs_of_the_example() -> None:
    s = sheet(score=[0, 2, 4, 6], standing=[3, 2, 1, 0])
    gain(s, {3: (4, 6, 0), 2: (2, 0, 6), 1: (2, 6, 2), 0: (2, 6, 0)})
    assert seats(s.score) == [8, 12, 12, 16]
    assert seats(s.standing) == [3, 1, 2, 0]
    rules.deal(s, ints(48))
    assert s.start == 0


def test_x6_two_kept_cubes_at_24_points() -> None:
    assert refilled(2, 24) == 5


# --- Own examples


def test_w1_trump_choices() -> None:
    assert legal(dealt(4)) == [144, 145, 146, 147, 148]
    s = dealt(3, start_seat=1)
    assert legal(s) == [144, 145, 146, 148]
    assert seats(s.score, 3) == [6, 0, 3]
    assert seats(s.standing, 3) == [0, 2, 1]
    assert s.turn == 1


def test_w2_first_plot_turn() -> None:
    assert legal(plotting(4)) == sorted(FIRST_PLOTS_4)
    assert len(FIRST_PLOTS_4) == 32
    assert legal(plotting(3)) == sorted(FIRST_PLOTS_3)
    assert len(FIRST_PLOTS_3) == 29


def test_w3_what_two_cubes_close() -> None:
    s = played(plotting(4), 151, 169)
    assert set(legal(s)) == {*range(152, 165), 170, *range(171, 182), 182, 183, 185, 190}
    assert len(legal(s)) == 29
    played(s, 152, 162)
    assert set(legal(s)) == {*range(155, 161), 170, *range(171, 182), 182, 183, 185, 190}
    assert len(legal(s)) == 22
    three = played(plotting(3), 151, 169)
    assert set(legal(three)) == {152, 153, 154, 155, 156, 157, *range(161, 165), *range(171, 182), 182, 183, 185, 190}
    assert len(legal(three)) == 25


def test_w3_no_second_grace_in_the_next_plot_phase() -> None:
    s = rulebook_first_trick()
    played(s, END, END)
    assert s.turn == 0
    assert 170 not in legal(s)
    assert owned(s, 0) == [2, 20]


def test_w4_second_plot_turn_of_the_reviewer() -> None:
    assert legal(rulebook_first_trick()) == [158, 159, 160, 170, 182, 183, 185, 190]


def test_w5_the_last_cube_ends_turn_and_phase() -> None:
    s = plotting(4)
    change(s, cubes=[1, 0, 0, 0])
    played(s, 182)
    assert s.phase == Phase.TRICK
    assert s.turn == 0


@pytest.mark.parametrize(("trump", "winner"), [(4, 2), (1, 1), (0, 3), (3, 2), (2, 2)])
def test_w6_who_wins(trump: int, winner: int) -> None:
    s = position(["Y5 G2", "R* G3", "Y9 G4", "B12 G5"], t=10, trump=trump)
    played(s, "Y5", "R*", "Y9", "B12")
    assert s.leader == winner
    assert seats(s.tricks) == [int(p == winner) for p in range(4)]


def incubation_scene(**options: int) -> State:
    return position(["R* Y2", "G3 B5", "G10 R9", "R2 B4"], t=10, owners={28: 0}, trump=1, **options)


def test_w7_incubation_by_the_leader() -> None:
    s = incubation_scene()
    assert legal(s) == [23, 24, 71, 72]
    played(s, 71)
    assert legal(s) == [3, 37]
    played(s, 37)
    assert s.lead == 3
    assert legal(s) == [44]
    played(s, 44)
    assert legal(s) == [2, 12]
    played(s, 12)
    assert s.leader == 3
    assert seats(s.won[3]) == [0, 2, 0, 2]
    assert s.inc_used == 1
    played(s, 2)
    assert legal(s) == [24]


def test_w8_observation_by_the_leader() -> None:
    s = position(["Y10 B3 R5", "Y4 G2 G3", "Y8 Y9 B5", "B2 B6 R3"], t=9, owners={29: 0}, trump=1)
    assert legal(s) == [1, 15, 32, 191]
    played(s, 191)
    assert s.actor == 1
    assert legal(s) == [26, 36, 37]
    played(s, "Y4")
    assert legal(s) == [30, 31]
    played(s, "Y8")
    assert legal(s) == [0, 4, 13]
    played(s, "B2")
    assert legal(s) == [32]
    played(s, "Y10")
    assert s.leader == 0
    assert s.obs_uses == 1
    assert legal(s) == [1, 15, 191]
    played(s, 191, "G2", "Y9", "B6")
    assert 191 not in legal(s)
    played(s, "R5")
    assert s.t == 11
    assert s.actor == 0
    assert legal(s) == [1]


def test_w9_observation_in_the_middle_and_at_the_end() -> None:
    hands = ["Y10 G2", "Y4 G3", "Y8 B5", "Y12 B6"]
    s = played(position(hands, t=10, owners={29: 2}), "Y10", "Y4")
    assert legal(s) == [30, 191]
    played(s, 191)
    assert s.actor == 3
    played(s, "Y12")
    assert s.actor == 2
    assert legal(s) == [30]
    s = played(position(hands, t=10, owners={29: 3}), "Y10", "Y4", "Y8")
    assert legal(s) == [34]


def test_w10_leader_hides_next_observes() -> None:
    s = position(["Y* B2", "R4 R12", "R10 B5"], t=10, owners={28: 0, 29: 1})
    played(s, HIDE + card("Y*"))
    assert legal(s) == [14, 22, 191]
    played(s, 191)
    assert legal(s) == [3, 20]
    played(s, "R10")
    assert s.lead == 1
    assert legal(s) == [14, 22]
    played(s, "R12")
    assert s.leader == 1
    assert seats(s.won[1]) == [0, 2, 1, 0]


def test_w11_review() -> None:
    s = played(dealt(hands=RULEBOOK), 144, *[END] * 4, "G11", "G6", "B2", "G12")
    played(s, *[END] * 4, "B6", "R5", "B3", "Y2")
    assert s.t == 3
    while s.turn != 1:
        played(s, END)
    assert int(s.hand[1]).bit_count() == 9
    played(s, PLOT + REVIEW)
    assert s.phase == Phase.REVIEW
    assert len(legal(s)) == int(s.hand[1]).bit_count() == 13
    played(s, *legal(s)[:4])
    assert int(s.hand[1]).bit_count() == 9
    assert s.placed == 1
    assert s.phase == Phase.PLOT
    assert s.turn == 1


def test_w11_review_with_three() -> None:
    s = played(plotting(3), PLOT + REVIEW)
    assert len(legal(s)) == 14
    played(s, *legal(s)[:3])
    assert int(s.hand[0]).bit_count() == 11
    assert s.cubes[0] == 4
    assert s.phase == Phase.PLOT
    assert s.turn == 0


@pytest.mark.parametrize(
    ("bid", "plain", "pessimist", "optimist"),
    [
        (0, {0}, {0}, {0, 1}),
        (1, {1}, {0, 1}, {1, 2}),
        (4, {4}, {3, 4}, {4, 5}),
        (5, set(range(5, 12)), set(range(4, 12)), set(range(5, 12))),
        (NONE, set(), set(), set()),
    ],
)
def test_w12_hits(bid: int, plain: set[int], pessimist: set[int], optimist: set[int]) -> None:
    for action, expected in ((NONE, plain), (PESSIMISM, pessimist), (OPTIMISM, optimist)):
        s = bidding(bid, action)
        assert {tricks for tricks in range(12) if rules.hits(s, 0, tricks)} == expected


def bidding(bid: int, action: int = NONE, bust_slot: int = NONE) -> State:
    s = sheet()
    if bid != NONE:
        rules.set_cube(s, HUNCH + bid, 0)
    if action != NONE:
        rules.set_cube(s, action, 0)
    if bust_slot != NONE:
        rules.set_cube(s, bust_slot, 1)
    return s


@pytest.mark.parametrize(
    ("bid", "action", "bust_slot", "tricks", "points"),
    [
        (0, NONE, 13, 0, 17),
        (0, NONE, NONE, 0, 18),
        (0, PESSIMISM, 15, 0, 20),
        (0, OPTIMISM, 13, 0, 17),
        (0, OPTIMISM, 13, 1, 6),
        (1, PESSIMISM, 13, 0, 6),
    ],
)
def test_w13_hunch_points(bid: int, action: int, bust_slot: int, tricks: int, points: int) -> None:
    assert rules.hunch_points(bidding(bid, action, bust_slot), 0, tricks) == points


def test_w13_half_of_an_odd_bust_value(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "STANDARD_BUST", 25)
    assert rules.hunch_points(bidding(0), 0, 0) == 18


@pytest.mark.parametrize(
    ("bust_slot", "grace", "base", "points"),
    [(NONE, 0, 24, 24), (NONE, 0, 25, 0), (NONE, 1, 24, 0), (NONE, 1, 25, 1), (NONE, 1, 0, 0), (12, 1, 88, 68)],
)
def test_w14_busting(bust_slot: int, grace: int, base: int, points: int) -> None:
    s = sheet()
    if grace:
        rules.set_cube(s, HANNAH + 1, 0)
    if bust_slot != NONE:
        rules.set_cube(s, bust_slot, 1)
    assert rules.marie_points(s, 0, base) == points


def gain(s: State, gains: dict[int, tuple[int, ...]]) -> None:
    for p, parts in gains.items():
        for part in parts:
            rules.move_disc(s, p, part)


def test_w15_stacks() -> None:
    s = sheet(score=[20, 20, 15, 30], standing=[3, 1, 0, 2])
    gain(s, {3: (0, 0, 0), 1: (4, 6, 0), 0: (1, 6, 3), 2: (2, 6, 7)})
    assert seats(s.score) == [30, 30, 30, 30]
    assert seats(s.standing) == [2, 0, 1, 3]
    rules.deal(s, ints(48))
    assert s.start == 3


def test_w15_only_the_disc_that_moves_changes_place() -> None:
    s = sheet(score=[20, 20, 5, 7], standing=[1, 0, 3, 2])
    gain(s, {2: (2,)})
    assert seats(s.score) == [20, 20, 7, 7]
    assert seats(s.standing) == [1, 0, 2, 3]
    s = sheet(score=[20, 20, 5, 7], standing=[1, 0, 3, 2])
    gain(s, {1: (5,), 0: (3, 2), 2: (2,)})
    assert seats(s.score) == [25, 25, 7, 7]
    assert seats(s.standing) == [0, 1, 2, 3]


def refilled(kept: int, score: int) -> int:
    s = sheet(cubes=[kept, 0, 0, 0], score=[score, 0, 0, 0])
    rules.collect(s)
    return int(s.cubes[0])


@pytest.mark.parametrize(
    ("kept", "score", "cubes"),
    [(0, 25, 5), (0, 26, 4), (3, 26, 5), (0, 40, 4), (1, 40, 5), (0, 41, 3), (2, 41, 5), (3, 50, 5), (5, 0, 5)],
)
def test_w16_refill(kept: int, score: int, cubes: int) -> None:
    assert refilled(kept, score) == cubes


def claims_scene() -> State:
    """W17: P1 has claimed blue, P3 green, P2 red."""
    s = played(dealt(foreseen_future=True, start_seat=2), 148)
    assert s.phase == Phase.CLAIM
    assert s.turn == 1
    played(s, 192)
    assert s.turn == 0
    assert legal(s) == [190, 193, 194, 195]
    played(s, END)
    assert s.turn == 3
    played(s, 195)
    assert s.turn == 2
    assert legal(s) == [190, 193, 194]
    return played(s, 193)


def test_w17_claims() -> None:
    s = claims_scene()
    assert seats(s.cubes) == [5, 4, 4, 4]
    assert s.turn == 2
    assert len(legal(s)) == 26
    assert {slot for slot in plots(s) if slot < 12} == set(range(3, 9))
    played(s, 154)
    assert s.cubes[2] == 4
    assert s.placed == 1
    played(s, 155)
    assert s.cubes[2] == 3
    assert s.turn == 3
    assert {slot for slot in plots(s) if slot < 12} == {9, 10, 11}


def test_w18_open_claims_in_the_last_plot_phase() -> None:
    s = played(claims_scene(), 154, 155)
    change(s, t=4, leader=0, cubes=[0, 0, 0, 0], placed=0)
    rules.begin_plot(s)
    assert s.turn == 1
    assert legal(s) == [149, 150, 151, 190]
    played(s, END)
    assert s.turn == 3
    assert legal(s) == [158, 159, 160, 190]
    played(s, 158)
    assert s.phase == Phase.TRICK
    assert s.owner[1] == 1
    assert [rules.value(s, k) for k in range(4)] == [1, 2, 0, 0]
    assert seats(s.claim) == [NONE] * 4


def test_w19_cubes_but_no_square() -> None:
    s = plotting(4)
    for p, slots in {1: (2, 5, 8, 11, 13), 2: (20, 33, 34, 35, 36), 3: (21, 37, 38), 0: (22, 31)}.items():
        for slot in slots:
            rules.set_cube(s, slot, p)
    change(s, t=4, leader=0, cubes=[3, 0, 0, 2], placed=0)
    rules.begin_plot(s)
    assert s.turn == 3
    assert legal(s) == [*range(172, 177), 177, 178, 179, 181, 190]


def test_w20_a_whole_round_is_scored() -> None:
    s = dealt(4)
    owners = {2: 0, 4: 0, 6: 1, 11: 1, 12: 2, HUNCH + 4: 0, HUNCH + 3: 1, HUNCH + 2: 2, HUNCH: 3, OPTIMISM: 2, HANNAH: 2}
    owners |= {33: 1, 36: 2, 34: 3, 35: 3}
    for slot, p in owners.items():
        rules.set_cube(s, slot, p)
    change(s, hand=[0, 0, 0, 0], tricks=[4, 3, 3, 1], won=[[6, 4, 4, 2], [2, 4, 2, 4], [3, 2, 3, 4], [1, 1, 1, 1]], t=12)
    change(s, score=[12, 25, 25, 31], standing=[3, 2, 1, 0], cubes=[2, 2, 0, 0])
    rules.finish_round(s)
    assert [[int(s.gains[p, part]) for part in range(3)] for p in range(4)] == [[0, 6, 20], [3, 6, 16], [1, 6, 0], [4, 0, 5]]
    assert seats(s.score) == [38, 50, 32, 40]
    assert seats(s.standing) == [1, 3, 0, 2]
    assert seats(s.cubes) == [5, 5, 4, 4]
    assert s.phase == Phase.DEAL
    assert s.round == 2
    rules.deal(s, ints(48))
    assert s.start == 2


@pytest.mark.parametrize(("tie", "places"), [("stack", [2, 1, 4, 3]), ("shared", [1, 1, 4, 3])])
def test_w21_a_tie_at_the_end(tie: str, places: list[int]) -> None:
    s = new_game(4, final_tie=tie)
    change(s, score=[40, 38, 20, 22], standing=[0, 1, 3, 2])
    gain(s, {0: (4,), 1: (6,), 3: (0,), 2: (1,)})
    assert seats(s.score) == [44, 44, 21, 22]
    assert seats(s.standing) == [1, 0, 3, 2]
    found, points = ints(4), ints(4)
    rules.result(s, found, points)
    assert seats(found) == places
    assert seats(points) == [44, 44, 21, 22]


def void_then_review(n: int = 4) -> State:
    """P2 cannot follow yellow in trick 1 and reviews before trick 2."""
    if n == 4:
        hands = ["Y2 Y3 Y4 G2 G3 G4 G5 G6 G7 G8 G9", "Y5 Y6 Y7 R2 R3 R4 R5 R6 R7 R8 R9"]
        hands += ["B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12", "Y8 Y9 G10 G11 G12 G* R10 R11 R12 R* B*"]
        first = ["Y2", "Y5", "B2", "Y8"]
    else:
        hands = ["Y2 Y3 Y4 Y5 R2 R3 R4 R5 R6 R7 R8", "Y6 Y7 Y8 Y9 Y10 R9 R10 R11 R12 R* B*", "B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12"]
        first = ["Y2", "Y6", "B2"]
    s = played(dealt(n, hands=hands), 148, *[END] * n, *first)
    assert int(s.void[2]) == 0b100
    while s.turn != 2:
        played(s, END)
    played(s, PLOT + REVIEW)
    return played(s, *(DISCARD + card(name) for name in (["B3", "B4", "B5", "B6"] if n == 4 else ["B3", "B4", "B5"])))


@pytest.mark.parametrize("n", [4, 3])
def test_w22_a_review_ends_a_proven_void(n: int) -> None:
    s = void_then_review(n)
    assert s.void[2] == 0
    for seat in (0, 1, NONE):
        assert view(hidden(s, seat), seat)["players"][2]["void"] == []
        found = set()
        for seed in range(20):
            guess = guessed(s, seat, seed)
            yellow = (int(guess.hand[2]) | int(guess.discard)) & cards("Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 Y12 Y*")
            found.add(yellow.bit_count())
        assert max(found) <= n
        assert len(found) > 1


def test_w23_a_hidden_card_with_their_memories() -> None:
    s = played(incubation_scene(their_memories=1), 71, 37, 44, 12)
    for seat in (3, 0):
        assert s.past[9, 0] == hidden(s, seat).past[9, 0] == card("R*")
    for seat in (1, 2, NONE):
        assert hidden(s, seat).past[9, 0] == NONE
        assert seats(hidden(s, seat).won[3]) == [0, 0, 0, 0]
        shown = view(hidden(s, seat), seat)
        assert shown["players"][3]["tricks"] == 1
        assert shown["players"][3]["won"] is None
        assert shown["past"] == []
    assert seats(hidden(s, 3).won[3]) == [0, 2, 0, 2]
    assert seats(hidden(s, 0).won[3]) == [0, 0, 0, 0]
    assert names(1 << int(hidden(s, 1).past[9, 1])) == "G3"  # a bot may remember what it saw
