"""Lines drop and servers die; nobody loses a move, and none is made twice."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person, until
from tests.browser.wire import Wire

pytestmark = pytest.mark.compiled
Someone = Callable[..., Person]


def own_plays(someone: Person) -> list[str]:
    return [line for line in someone.log() if line.startswith("You play")]


def test_after_a_drop_the_page_says_so_and_takes_the_game_up_again(person: Someone, wire: Wire) -> None:
    anna = person(wire.url).at_start(speed="instant").play_now()
    anna.choose()
    anna.wait_for_turn()
    wire.cut()
    expect(anna.page.get_by_role("alert")).to_contain_text("The connection is lost")
    wire.mend()
    expect(anna.page.get_by_role("alert")).to_have_count(0)
    anna.play_one()
    until(lambda: len(own_plays(anna)) == 1)


def test_a_move_whose_answer_was_lost_is_made_exactly_once(person: Someone, wire: Wire) -> None:
    anna = person(wire.url).at_start(speed="instant").play_now()
    anna.choose()
    anna.wait_for_turn()
    before = anna.page.locator("[data-seat='0'] .held").inner_text()
    wire.deaf = True  # the move arrives, its answer does not
    anna.play_one()
    anna.page.wait_for_timeout(700)
    assert own_plays(anna) == []
    wire.cut()
    wire.mend()
    until(lambda: len(own_plays(anna)) == 1)
    anna.wait_for_turn()
    assert len(own_plays(anna)) == 1
    assert anna.page.locator("[data-seat='0'] .held").inner_text() != before


def test_a_move_made_while_the_line_is_down_arrives_when_it_is_up(person: Someone, wire: Wire) -> None:
    anna = person(wire.url).at_start(speed="instant").play_now()
    anna.choose()
    anna.wait_for_turn()
    anna.page.evaluate("() => document.querySelector('.card.legal:not(.dead) .face').focus()")
    wire.deaf = True
    anna.page.keyboard.press("Enter")
    wire.cut()
    anna.page.wait_for_timeout(500)
    wire.mend()
    until(lambda: len(own_plays(anna)) == 1)


def test_a_killed_server_comes_back_with_everything_it_acknowledged(person: Someone, own_server: Any) -> None:
    anna = person(own_server.url).at_start(speed="instant").called("Anna").new_table(["bot:novice", "bot:novice"])
    anna.page.locator(".portrait").first.wait_for()
    anna.choose()
    for _ in range(3):
        anna.wait_for_turn()
        anna.play_one()
        anna.page.wait_for_timeout(300)
    anna.wait_for_turn()
    seen = anna.log()
    own_server.kill()
    expect(anna.page.get_by_role("alert")).to_contain_text("The connection is lost")
    own_server.start()
    expect(anna.page.get_by_role("alert")).to_have_count(0, timeout=20_000)
    assert anna.log()[: len(seen)] == seen
    anna.page.reload()
    anna.wait_for_turn()
    assert anna.log() == seen
    anna.play_one()
    until(lambda: len(anna.log()) > len(seen))
