"""What a person reads: names, reasons, effects, the view and the terminal board."""

import pytest
from rich.console import Console

from quartett.engine import Say
from quartett.games.ringlinge import GAME, screen, words
from quartett.games.ringlinge.rules import FROM, LIFT, PLACE, PUT, STOP, TAKE, TO, State
from quartett.games.ringlinge.view import view
from quartett.language import LANGUAGES, find_move, language
from tests.games.ringlinge.scene import N6, W8, each, fresh, moves, number, play, scene

ENGLISH = language(GAME, "en")


def why(s: State, move: int) -> str:
    assert move not in moves(s)
    return words.why_not(s, move).message


def test_places_have_screen_names() -> None:
    assert words.place_name(84) == "H8"
    assert words.place_name(0) == "A8"
    assert words.place_name(168) == "O8"
    assert words.place_name(number((-7, 0))) == "H1"
    assert words.place_name(number((7, 0))) == "H15"


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
    s = scene("(0,-3)=B1 (3,0)=B2 (0,1)=A2", supply=(8, 0))
    play(s, "place")
    assert why(s, PLACE + number((0, -3))) == "why-lay_on_empty"
    assert why(s, PLACE + number((0, 0))) == "why-not_linked"
    assert why(s, PLACE + number((5, 0))) == "why-no_ring"
    assert why(s, LIFT) == "why-another_step"


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


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_terminal_board_is_drawn_in_every_phase(code: str) -> None:
    say_it = language(GAME, code)
    taking = scene(each(W8, "A1", but="(2,0)") + " (3,0)=A1 (0,-3)=A1 (0,0)=B2 (1,0)=B1 (-3,0)=B2")
    play(taking, "move (3,0)->(2,0) (0,-3)->(1,-3)")
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
