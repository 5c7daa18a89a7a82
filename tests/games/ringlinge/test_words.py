"""What a person reads: names, reasons, effects, the view and the terminal board."""

import pytest
from rich.console import Console

from quartett.engine import Say
from quartett.games.ringlinge import GAME, screen, words
from quartett.games.ringlinge.board import place_name
from quartett.games.ringlinge.data import COORDINATES
from quartett.games.ringlinge.rules import FROM, LIFT, PLACE, PUT, STOP, TAKE, TO, State
from quartett.games.ringlinge.view import view
from quartett.language import LANGUAGES, find_move, language
from tests.games.ringlinge.scene import N6, W8, W9, each, fresh, moves, number, play, scene

ENGLISH = language(GAME, "en")


def why(s: State, move: int) -> str:
    assert move not in moves(s)
    return words.why_not(s, move).message


def test_places_have_screen_names() -> None:
    assert place_name(84) == "H8"
    assert place_name(0) == "A8"
    assert place_name(168) == "O8"
    assert place_name(number((-7, 0))) == "H1"
    assert place_name(number((7, 0))) == "H15"


def test_a_move_is_found_by_what_is_typed() -> None:
    s = fresh()
    assert find_move(GAME, s, "Lay h8") == PLACE + 84
    assert find_move(GAME, s, "lifts the ring H8") == LIFT + 84
    assert find_move(GAME, s, "change") == 1
    assert find_move(GAME, s, "lay Z9") is None


def test_why_an_action_is_not_offered() -> None:
    assert why(fresh(), 1) == why(fresh(), 2) == "why-first_turn"
    assert why(fresh(), PLACE) == "why-choose_first"
    s = scene("(0,0)=A2 (3,0)=B2")
    assert why(s, 0) == "why-supply"
    play(s, "change lift (0,-3)(1,-3)(2,-3) put (4,-3)(4,-2)(4,-1)")
    assert why(s, 1) == "why-changed_last"
    play(s, "move (3,0)->(2,0) (3,0)->(2,0)")
    assert why(s, 1) == "why-you_changed"
    assert why(scene("(0,0)=A1 (3,0)=B2", supply=(4, 0)), 2) == "why-no_two_moves"


def test_why_a_ring_cannot_be_laid_on() -> None:
    s = scene("(0,-3)=B1 (3,0)=B2 (0,1)=A2", supply=(8, 0), entry="border")
    play(s, "place")
    assert why(s, PLACE + number((0, -3))) == "why-lay_on_empty"
    assert why(s, PLACE + number((0, 0))) == "why-not_linked"
    assert why(s, PLACE + number((5, 0))) == "why-no_ring"
    assert why(s, LIFT) == "why-another_step"


def test_why_laying_needs_a_link() -> None:
    s = scene("(0,0)=A2 (3,0)=B2", supply=(8, 0))
    assert why(s, 0) == "why-few_at_link"
    full = " ".join(f"({q},{r})=B1" for q, r in COORDINATES if max(abs(q), abs(r), abs(q + r)) == 3)
    assert why(scene(full + " (0,0)=A2", supply=(8, 0), entry="border"), 0) == "why-few_entries"
    s = scene("(0,-3)=A1 (1,-3)=A1 (3,0)=B2", supply=(8, 0))
    play(s, "place")
    assert why(s, PLACE + number((0, 3))) == "why-only_linked"
    assert why(fresh_laying(), PLACE + number((0, 0))) == "why-not_linked"


def fresh_laying() -> State:
    s = fresh()
    play(s, "place")
    return s


def test_why_what_was_laid_and_taken_opens_no_ring() -> None:
    """Example 39: B's marble leaves (0,-2), and (1,0) touches a marble laid just now."""
    s = scene("(0,-2)=B1 (-3,0)=B2 " + each("(0,-3)(-1,-1)(0,-1)(1,-2)(2,-3)", "A1"), supply=(4, 0))
    play(s, "place lay (1,-3)(-1,-2)(1,-1)")
    assert why(s, PLACE + number((0, -2))) == "why-not_open_before"
    assert why(s, PLACE + number((1, 0))) == "why-not_open_before"
    assert why(s, PLACE + number((0, 3))) == "why-only_linked"


def test_why_a_marble_is_not_taken_there() -> None:
    """Example 42 with one more ring inside: the last marble due must free one of the two A lies on."""
    s = scene("(0,0)=A1B1 (0,1)=A1B1 (1,0)=B2 (3,0)=A1 (-3,0)=B2 " + each(W9, "A1B1", but="(2,0)"))
    play(s, "move (3,0)->(2,0)")
    assert s.need[1, 1] == 2
    play(s, "take (1,0)")
    assert why(s, TAKE + number((1, 0))) == "why-take_for_second"
    assert why(s, TAKE + number((3, 0))) == "why-not_in_circle"


def test_why_a_ring_cannot_be_lifted_or_put() -> None:
    s = scene("(5,-3)=A1 (-1,0)=A1 (0,0)=B2", moved=("(0,-3)(0,3)(-3,0)", "(4,-3)(4,-2)(5,-3)"))
    play(s, "change")
    assert why(s, LIFT + number((0, 0))) == "why-lift_empty"
    play(s, "lift (4,-3)")
    assert why(s, LIFT + number((4, -2))) == "why-one_piece"
    play(s, "lift (1,0)(2,0)")
    assert why(s, PUT + number((1, 0))) == "why-vacated"
    assert why(s, PUT + number((0, 0))) == "why-ring_lies_there"
    reason = words.why_not(s, PUT + number((7, 0)))
    assert (reason.message, reason.fill) == ("why-touch_two", {"place": "H15", "contacts": 0})


def test_why_a_marble_cannot_move() -> None:
    s = scene("(0,0)=A1B1 (1,0)=A1 (0,2)=A3 (1,1)=A3 (-3,0)=B2 (3,-3)=A2B2")
    play(s, "move")
    assert why(s, FROM + number((0, 0))) == "why-blocked"
    assert why(s, FROM + number((-3, 0))) == "why-not_yours"
    play(s, "from (1,0)")
    assert why(s, TO + number((1, 0))) == "why-same_ring"
    assert why(s, TO + number((0, 2))) == "why-three"
    assert why(s, TO + number((3, -3))) == "why-full"
    assert why(s, TO + number((0, -3))) == "why-out_of_reach"
    play(s, "to (2,0)")
    assert why(s, FROM + number((2, 0))) == "why-moved_already"
    assert why(s, STOP) == "why-two_marbles"


def test_why_no_swap_and_no_move_without_a_second() -> None:
    s = scene("(0,0)=A1 (1,0)=A1 (-3,0)=B2")
    play(s, "move (0,0)->(1,0) from (1,0)")
    assert why(s, TO + number((0, 0))) == "why-swap"
    s = scene("(0,0)=A1 (1,0)=A1B1 (-3,0)=B2")
    play(s, "move from (0,0)")
    assert why(s, TO + number((0, 1))) == "why-no_second_then"


def test_effects_are_announced() -> None:
    s = scene("(0,0)=A1 (1,0)=A1B1 (0,3)=A1 (3,0)=B2")
    play(s, "move from (0,0)")
    effect = words.effect_words(s, TO + number((1, 0)))
    assert effect is not None
    assert ENGLISH(effect) == "captures a marble by majority"
    s = scene(each(N6, "A1", but="(1,0)") + " (0,0)=B3 (2,0)=A1 (0,-3)=A1 (-3,0)=B2")
    play(s, "move (0,-3)->(1,-3) from (2,0)")
    effect = words.effect_words(s, TO + number((1, 0)))
    assert effect is not None
    assert ENGLISH(effect) == "a closed circle takes 2 marbles"
    s = scene("(0,0)=A2 (1,0)=B2", supply=(3, 3))
    play(s, "move (0,0)->(1,0) from (0,0)")
    effect = words.effect_words(s, TO + number((1, 0)))
    assert effect is not None
    assert ENGLISH(effect) == "I8 is blocked; blue can neither lay nor move, and leaves".replace("I8", "H9")


def test_a_player_is_warned_before_a_step_that_puts_him_out() -> None:
    for leave, warned in (("at_once", "H9 is blocked; amber can neither lay nor move, and leaves"), ("turn_start", "H9 is blocked")):
        s = scene("(0,0)=A2 (1,0)=B2 (-3,0)=B1 (-2,0)=B1", leave=leave)
        play(s, "move (0,0)->(1,0) from (0,0)")
        effect = words.effect_words(s, TO + number((1, 0)))
        assert effect is not None
        assert ENGLISH(effect) == warned


def test_who_leaves_is_announced_in_that_order() -> None:
    s = scene("(0,0)=C1 (0,2)=C1 (1,0)=B3 (0,3)=A3 (3,0)=C2", players=3, seat=2, supply=(2, 3, 0))
    play(s, "move (0,0)->(1,0) from (0,2)")
    effect = words.effect_words(s, TO + number((0, 3)))
    assert effect is not None
    leaves = "{} can neither lay nor move, and leaves"
    assert ENGLISH(effect) == f"K8 is blocked; {leaves.format('amber')}; {leaves.format('blue')}"


def test_a_circle_with_a_choice_is_announced() -> None:
    s = scene(each(W8, "A1", but="(2,0)") + " (3,0)=A1 (0,-3)=A1 (0,0)=B2 (1,0)=B1 (-3,0)=B2")
    play(s, "move from (3,0)")
    effect = words.effect_words(s, TO + number((2, 0)))
    assert effect is not None
    assert ENGLISH(effect) == "a circle closes: choose what to take"
    play(s, "to (2,0)")
    assert words.effect_words(s, TAKE + number((0, 0))) is not None


def test_the_view_shows_circles_dangers_and_targets() -> None:
    s = scene(each(N6, "A1") + " (0,0)=B1 (3,0)=B1", supply=(2, 4))
    seen = view(s, 0)
    assert seen["circles"] == [{"captor": 0, "victim": 1, "inside": [84], "strength": 6, "against": 1}]
    assert seen["players"][0]["captures_to_lay"] == 2
    assert [action["offered"] for action in seen["actions"]] == [False, True, True]
    assert seen["actions"][0]["why"] == {"message": "why-supply", "fill": {"supply": 2}}
    s = scene("(0,0)=A1 (1,0)=A1B1 (0,1)=B1 (0,3)=A1 (3,0)=B2")
    play(s, "move from (0,0)")
    targets = {target["name"]: target for target in view(s, 0)["targets"]}
    assert (targets["H9"]["captures"], targets["H9"]["blocks"]) == (1, False)
    assert (targets["I8"]["captures"], targets["I8"]["blocks"]) == (0, True)


def test_the_view_shows_rings_in_the_hand_while_a_circle_is_emptied() -> None:
    s = scene(each(W9, "A1") + " (0,0)=B1 (1,0)=B1 (-3,0)=B2")
    play(s, "change lift (0,1)(0,-3)(3,-3) put (4,-2)")
    seen = view(s, 0)
    assert (seen["phase"], seen["in_hand"], len(seen["ghosts"]), seen["left"]) == ("TAKE", 2, 3, 2)
    assert seen["taking"] == {"victim": 1, "need": 1}
    play(s, "take (1,0) put (4,-1)(4,-3)")
    assert (view(s, 1)["in_hand"], view(s, 1)["ghosts"]) == (0, [])


def test_who_cannot_lay_without_a_link_is_in_danger() -> None:
    marbles = "(0,0)=A1 (1,0)=A1B1 (3,0)=B2"
    for entry, move_min, danger in (("connected", 2, True), ("border", 2, False), ("connected", 1, False)):
        s = scene(marbles, supply=(4, 0), entry=entry, move_min=move_min)
        assert view(s, 0)["players"][0]["in_danger"] == danger


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_terminal_board_is_drawn_in_every_phase(code: str) -> None:
    say_it = language(GAME, code)
    taking = scene(each(W8, "A1", but="(2,0)") + " (3,0)=A1 (0,-3)=A1 (0,0)=B2 (1,0)=B1 (-3,0)=B2")
    play(taking, "move (3,0)->(2,0)")
    changing = scene("(0,0)=A2B2 (3,0)=B2 (0,3)=A2")
    play(changing, "change lift (0,-3)(1,-3)(2,-3)")
    for s, part in ((fresh(4), "( "), (taking, "*H8"), (changing, "[AABB]"), (changing, "<-->")):
        console = Console(width=80, force_terminal=False)
        with console.capture() as capture:
            console.print(screen.draw_screen(view(s, 0), say_it))
        assert part in capture.get()
        assert all(len(line) <= 80 for line in capture.get().splitlines())


def test_every_topic_and_take_has_words() -> None:
    assert all(isinstance(topic, Say) and ENGLISH(topic) for topic in words.topics().values())
    assert ENGLISH(words.move_words(fresh(), TAKE + 84)) == "takes a marble out of the circle from H8"
