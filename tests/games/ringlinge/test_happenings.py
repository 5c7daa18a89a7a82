"""What a step led to, told as facts: every kind in a scene of its own, and whole games that add up."""

from collections.abc import Sequence

import pytest

from quartett.engine import NONE, Happening, Match, below, copy, say, stream
from quartett.games.ringlinge import GAME
from quartett.games.ringlinge.happenings import (
    Blocked,
    Circle,
    Freed,
    Laid,
    Lifted,
    Majority,
    Moved,
    Out,
    Put,
    Quiet,
    Sheet,
    Taken,
    Taking,
    happenings,
)
from quartett.games.ringlinge.rules import State
from quartett.games.ringlinge.words import happening_words
from quartett.language import language
from tests.games.ringlinge.scene import N6, W8, W9, each, fresh, make, moves_of, number, places, scene

OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"jump": "line", "edge_wall": "on", "entry": "border"},
    {"jump": "none", "move_min": "1", "chain_entry": "on"},
    {"circle": "end_of_action", "leave": "turn_start", "one_piece": "off"},
)


def told(s: State, text: str) -> list[Happening]:
    """Play these moves; what happened meanwhile."""
    found = []
    for move in moves_of(text):
        before = copy(s)
        make(s, move)
        found += happenings(before, move, s)
    return found


def at(text: str) -> list[int]:
    return [number(place) for place in places(text)]


def ring(text: str) -> int:
    (place,) = at(text)
    return place


def sentence(after: State, what: Happening, who: str = "other") -> str:
    words = happening_words(after, what)
    assert words is not None
    return language(GAME, "en")(say(words.message, **{**words.fill, "who": who}))


# --- marbles and rings


def test_a_choice_and_a_marble_taken_up_are_no_happenings_yet() -> None:
    s = scene("(0,0)=A2 (3,0)=B2")
    assert told(s, "move from (0,0)") == []


def test_marbles_laid_one_by_one() -> None:
    s = fresh()
    assert told(s, "place lay (0,-3)(1,-3)(2,-3)(3,-3)") == [Laid(0, c) for c in at("(0,-3)(1,-3)(2,-3)(3,-3)")]


def test_rings_are_lifted_and_put() -> None:
    s = scene("(0,0)=A2 (3,0)=B2")
    found = told(s, "change lift (0,-3)(1,-3)(2,-3) put (4,-3)(4,-2)(4,-1)")
    assert found[:3] == [Lifted(0, c) for c in at("(0,-3)(1,-3)(2,-3)")]
    assert found[3:6] == [Put(0, c) for c in at("(4,-3)(4,-2)(4,-1)")]
    assert found[6:] == [Quiet(1, 40)]


def test_a_marble_runs_over_its_own_on_the_shortest_way() -> None:
    s = scene("(-2,0)=A1 (-1,0)=A1 (0,0)=A1 (0,1)=A1 (-3,0)=B2")
    (moved,) = told(s, "move (-2,0)->(0,2)")
    assert moved == Moved(0, ring("(-2,0)"), at("(-1,0)(0,0)(0,1)"), ring("(0,2)"))


def test_a_marble_that_goes_next_door_runs_over_nothing() -> None:
    s = scene("(0,0)=A2 (1,0)=A1 (3,0)=B2")
    assert told(s, "move (0,0)->(0,1)") == [Moved(0, ring("(0,0)"), [], ring("(0,1)"))]


# --- blocked and free rings, majority


def test_a_ring_is_blocked_where_two_colours_meet_but_only_once() -> None:
    s = scene("(0,0)=A2 (1,0)=B2 (0,3)=A2 (3,0)=B2")
    assert told(s, "move (0,0)->(1,0)")[1:] == [Blocked(ring("(1,0)"), [1, 2])]
    assert told(s, "(0,0)->(1,0)") == [Moved(0, ring("(0,0)"), [], ring("(1,0)")), Quiet(1, 40)]


def test_a_majority_takes_the_others_off_and_frees_the_ring() -> None:
    s = scene("(0,0)=A1 (1,0)=A1B1C1 (0,3)=A1 (3,0)=B2 (-3,0)=C2", players=3)
    found = told(s, "move (0,0)->(1,0)")
    assert found[1:] == [Majority(0, ring("(1,0)"), [2, 1, 1], 2), Freed(ring("(1,0)"), 0)]
    count = "2 : 1 : 1".replace(" ", "\N{NO-BREAK SPACE}")
    assert sentence(s, found[1]) == f"captures 2 marbles on H9 by majority, {count}"
    assert sentence(s, found[1], "you") == f"capture 2 marbles on H9 by majority, {count}"
    assert sentence(s, found[2]) == "H9 is free again: only amber is left there"


# --- circles


def test_a_closed_circle_says_how_many_stand_against_how_many() -> None:
    """Example 16: six around three, two fall; only one ring to take from, so nobody is asked."""
    s = scene(each(N6, "A1", but="(1,0)") + " (0,0)=B3 (2,0)=A1 (0,-3)=A1 (-3,0)=B2")
    found = told(s, "move (0,-3)->(1,-3) (2,0)->(1,0)")
    wall, inside = sorted(at(N6)), at("(0,0)")
    assert found[2:] == [Circle(0, 1, wall, inside, 6, 3, 2), Taken(0, 1, inside * 2)]
    assert sentence(s, found[2]) == "closes a circle around H8: 6 marbles against 3 of blue, so 2 of these fall"


def test_who_has_a_choice_is_asked_and_takes_ring_by_ring() -> None:
    """Examples 25 and 35: the second marble is taken without asking."""
    s = scene(each(W8, "A1", but="(2,0)") + " (3,0)=A1 (0,-3)=A1 (0,0)=B2 (1,0)=B1 (-3,0)=B2")
    found = told(s, "move (3,0)->(2,0)")
    assert found[1:] == [Circle(0, 1, sorted(at(W8)), at("(0,0)(1,0)"), 8, 3, 2), Taking(0, 1, 2)]
    assert sentence(s, found[2], "you") == "choose ring by ring which 2 marbles of blue fall"
    assert told(s, "take (1,0)") == [Taken(0, 1, at("(0,0)(1,0)"))]


def test_every_taking_of_a_choice_is_told_and_the_question_only_once() -> None:
    s = scene(each(W8, "A1", but="(2,0)") + " (3,0)=A1 (0,-3)=A1 (0,0)=B2 (1,0)=B1 (-3,0)=B2")
    told(s, "move (3,0)->(2,0)")
    assert told(s, "take (0,0)") == [Taken(0, 1, at("(0,0)"))]
    assert told(s, "take (0,0)") == [Taken(0, 1, at("(0,0)"))]


def test_a_circle_that_a_ring_closes_is_told_while_others_are_in_the_hand() -> None:
    """Example 40."""
    s = scene(each(W9, "A1") + " (0,0)=B1 (-3,0)=B2", moved=("(0,1)", "(-4,1)"))
    found = told(s, "change lift (1,0)(0,-3)(3,-3) put (4,-2)")
    assert found[3:] == [Put(0, ring("(4,-2)")), Circle(0, 1, sorted(at(W9)), at("(0,0)"), 9, 1, 1), Taken(0, 1, at("(0,0)"))]


def test_a_circle_looked_for_at_the_end_is_told_at_the_end() -> None:
    s = scene(each(N6, "A1", but="(1,0)") + " (0,0)=B3 (2,0)=A1 (0,-3)=A1 (-3,0)=B2", circle="end_of_action")
    assert [type(one) for one in told(s, "move (2,0)->(1,0)")] == [Moved]
    assert [type(one) for one in told(s, "(0,-3)->(1,-3)")] == [Moved, Circle, Taken]


def test_a_pocket_that_grows_counts_everybody_in_it() -> None:
    """Example 37: what was held before does not hide what is new."""
    s = scene(each("(1,-1)(0,-1)(-1,0)(0,1)(2,-1)(1,1)", "A1") + " (1,0)=A1B2 (0,0)=B3 (-2,1)=A1 (3,0)=A1 (-3,0)=B2")
    first, second = told(s, "move (-2,1)->(-1,1)"), told(s, "(3,0)->(2,0)")
    assert [(one.inside, one.strength, one.against, one.falls) for one in first if isinstance(one, Circle)] == [(at("(0,0)"), 6, 3, 2)]
    assert [(one.inside, one.against, one.falls) for one in second if isinstance(one, Circle)] == [(at("(0,0)(1,0)"), 3, 2)]


def test_a_circle_that_stood_before_the_turn_is_not_told_again() -> None:
    """Two corners: one was held when the turn began, the other closes with its last step."""
    old, new = "(2,-3)(2,-2)(3,-2)", "(-3,2)(-2,2)"
    marbles = f"(3,-3)=B1 (-3,3)=B1 (0,0)=B2 (-1,3)=A1 (0,-3)=A1 {each(old + new, 'A1')}"
    s = scene(marbles, edge_wall="on")
    found = told(s, "move (0,-3)->(-1,-2) (-1,3)->(-2,3)")
    assert [one.inside for one in found if isinstance(one, Circle)] == [at("(-3,3)")]


# --- leaving and the end


def test_who_is_stuck_leaves_and_it_is_said_why() -> None:
    """Example 33."""
    s = scene("(0,0)=A2 (1,0)=B2", supply=(3, 3))
    found = told(s, "move (0,0)->(1,0) (0,0)->(1,0)")
    out = found[3]
    assert isinstance(out, Out)
    assert (out.seat, out.supply, out.lacks, out.free, out.places, out.rank) == (1, 3, True, 0, at("(1,0)"), 2)
    said = "leaves the game: the supply of 3 is too small to lay four marbles, and no marble can move"
    assert sentence(s, out) == said
    assert found[4] == Freed(ring("(1,0)"), 0)
    assert happening_words(s, found[4]) is None  # nobody needs to know that any more
    assert isinstance(found[5], Sheet)
    assert [row.seat for row in found[5].rows] == [0, 1]
    assert sentence(s, found[5]) == "The game is over: only one player is left"


def test_who_has_marbles_but_no_rings_to_lay_on_leaves_for_that_reason() -> None:
    """Example 50."""
    s = scene("(0,0)=A1 (1,-1)=A1 (1,0)=B1 (-3,0)=A2", supply=(0, 5))
    (out,) = [one for one in told(s, "move (0,0)->(1,0) (1,-1)->(1,0)") if isinstance(one, Out)]
    assert (out.lacks, out.free) == (False, 0)
    assert "fewer than four rings are open for laying" in sentence(s, out)


def test_those_who_leave_are_told_in_their_order_and_free_rings_between() -> None:
    """Example 52: C leaves first, then B."""
    marbles = "(5,-3)=B1 (4,-2)=B1C1 (4,-3)=A3D1 (3,-2)=A3D1 (3,-1)=A3D1 (0,0)=A2 (1,0)=C2 (-3,0)=D2"
    s = scene(marbles, players=4, moved=("(0,-3)(0,3)(-3,3)", "(4,-3)(4,-2)(5,-3)"))
    found = told(s, "move (0,0)->(1,0) (0,0)->(1,0)")
    assert [type(one) for one in found[3:]] == [Out, Freed, Freed, Out]
    assert found[4:6] == [Freed(ring("(4,-2)"), 1), Freed(ring("(1,0)"), 0)]
    assert [(one.seat, one.rank) for one in found if isinstance(one, Out)] == [(2, 4), (1, 3)]


def test_who_leaves_at_the_start_of_the_own_turn_is_told_too() -> None:
    s = scene("(0,0)=A2 (1,0)=B2 (-3,0)=B1 (-2,0)=B1", leave="turn_start")
    assert not [one for one in told(s, "move (0,0)->(1,0) (0,0)->(1,0)") if isinstance(one, Out)]
    (out,) = [one for one in told(s, "move (-3,0)->(-3,1) (-2,0)->(-2,1)") if isinstance(one, Out)]
    assert out.seat == 0


def test_quiet_turns_are_counted_up_to_the_limit_and_then_marbles() -> None:
    """Example 34."""
    s = scene("(0,0)=A2 (3,-3)=B3")
    s.quiet = 39
    quiet, sheet = told(s, "move (0,0)->(0,1) (0,0)->(0,1)")[2:]
    assert quiet == Quiet(40, 40)
    assert sentence(s, quiet) == "40 turns in a row without laying or capture. After 40 the marbles are counted"
    assert isinstance(sheet, Sheet)
    assert (sheet.ending, [(row.seat, row.place, row.points) for row in sheet.rows]) == ("quiet_limit", [(1, 1, 3), (0, 2, 2)])


def test_few_quiet_turns_need_no_words() -> None:
    said = [turns for turns in range(1, 41) if happening_words(fresh(), Quiet(turns, 40))]
    assert said == [10, 20, 30, 35, 36, 37, 38, 39, 40]


# --- whole games


@pytest.mark.compiled
@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options.values()) or "defaults")
def test_whole_games_add_up(players: int, options: dict[str, str]) -> None:
    """Every marble that comes or goes is told; the sheet is the result of the rules; all eyes see the same."""
    match, rng = Match(GAME, players, options), stream("ringlinge happenings", players, str(options))
    before = Accounts(match.state)
    sheet: Happening | None = None
    while not match.over:
        legal = match.legal()
        move = legal[below(rng, len(legal))]
        was = match.hidden(NONE)
        match.move(move)
        found = happenings(was, move, match.state)
        assert found == happenings(was, move, match.hidden(players - 1))
        before.enter(found)
        assert before.marbles == Accounts(match.state).marbles
        sheet = found[-1] if found else None
    assert isinstance(sheet, Sheet)
    places, points = match.result()
    for row in sheet.rows:
        assert (row.place, row.points) == (places[row.seat], points[row.seat])
        assert row.board + row.supply == row.points


class Accounts:
    """Marbles on every ring and in every supply, kept by what is told alone."""

    def __init__(self, s: State) -> None:
        self.marbles = [[int(count) for count in s.cnt[p]] + [int(s.supply[p])] for p in range(s.n)]

    def enter(self, found: Sequence[Happening]) -> None:
        for one in found:
            match one:
                case Laid():
                    self.add(one.seat, -1, -1)
                    self.add(one.seat, one.place, 1)
                case Moved():
                    self.add(one.seat, one.start, -1)
                    self.add(one.seat, one.place, 1)
                case Majority():
                    for p in range(len(self.marbles)):
                        assert self.marbles[p][one.place] == one.marbles[p]
                        if p != one.seat:
                            self.marbles[p][one.place] = 0
                    self.add(one.seat, -1, one.taken)
                case Taken():
                    for place in one.places:
                        self.add(one.victim, place, -1)
                    self.add(one.seat, -1, len(one.places))
                case Blocked():
                    assert [mine[one.place] for mine in self.marbles] == one.marbles
                case Freed():
                    assert [p for p, mine in enumerate(self.marbles) if mine[one.place]] == [one.owner]
                case Circle():
                    assert sum(self.marbles[one.victim][c] for c in one.inside) == one.against
                    assert sum(self.marbles[one.seat][c] for c in one.wall) == one.strength > one.against
                    assert one.falls == (one.against + 1) // 2
                case Out():
                    assert [c for c, count in enumerate(self.marbles[one.seat][:-1]) if count] == one.places
                    self.marbles[one.seat] = [0] * len(self.marbles[one.seat])

    def add(self, p: int, place: int, by: int) -> None:
        self.marbles[p][place] += by
        assert self.marbles[p][place] >= 0
