"""Every game can be played in the browser, drawn or in words."""

from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, expect

from quartett import games
from tests.browser.person import Person, until
from tests.browser.test_access import SIZES, serious, too_small, too_wide

pytestmark = pytest.mark.compiled
Someone = Callable[..., Person]
OFFERED = "button.choice, .square.lit, button.legal, .contract.can, .move:enabled, .choices .main:not([aria-disabled=true])"
DO = ", ".join(f".middle {one}" for one in OFFERED.split(", "))


def sit_at(person: Someone, game: str, **more: object) -> Page:
    """A game of this kind against quick bots, at one's first turn."""
    page = person(**more).at_start(speed="instant", stillness=True).page
    page.locator(f"[data-game={game}]").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Speed of the bots").get_by_role("radio", name="at once").check()
    page.keyboard.press("Escape")
    page.locator(DO).first.wait_for(timeout=60_000)
    return page


def own_moves(page: Page) -> int:
    return sum(line.startswith("You ") for line in page.locator("aside .log li").all_inner_texts())


@pytest.mark.parametrize("game", [name for name in games.names() if name != "race"])
def test_a_game_goes_on_by_clicking_what_is_offered(person: Someone, game: str) -> None:
    page = sit_at(person, game)
    ended = page.locator("section.over")  # a game may be short
    for number in range(200):
        page.locator(f"{DO}, section.over").first.wait_for(timeout=60_000)
        if own_moves(page) >= 6 or ended.count():
            break
        # Each twice: a square with a warning wants a second click. What is offered may go while one aims at it.
        with suppress(Error):
            page.locator(DO).nth(number // 2 % max(1, page.locator(DO).count())).click(timeout=3_000)
        page.wait_for_timeout(200)
    assert own_moves(page) >= 6 or ended.count()
    text = page.locator("body").inner_text()
    assert not any(name in text for name in ("web-", "board-", "table-", "event-", "screen-", "square-"))


@pytest.mark.parametrize(("size", "theme"), [("phone", "dark"), ("desktop", "light")])
@pytest.mark.parametrize(("game", "things"), [("kbernestich", ".square"), ("ringlinge", ".place"), ("berzerka", ".contract")])
def test_a_drawn_board_can_be_read_and_pressed_by_everybody(person: Someone, game: str, things: str, size: str, theme: str) -> None:
    width, height = SIZES[size]
    page = sit_at(person, game, width=width, height=height, color_scheme=theme)
    free, not_free = page.locator(f"{things}[aria-disabled=false]"), page.locator(f"{things}[aria-disabled=true]")
    while not free.count():
        page.locator(DO).first.click()
        page.locator(f"{things}[aria-disabled=false], {DO}").first.wait_for(timeout=60_000)
        page.wait_for_timeout(200)
    assert serious(page) == []
    assert too_wide(page) <= 0
    assert too_small(page, 44 if size == "phone" else 24) == []
    free.first.focus()
    expect(page.locator(".tell")).not_to_be_empty()  # what it would do comes with the focus
    if not_free.count():
        not_free.first.evaluate("one => one.click()")  # wherever the hand lies over the board
        expect(page.locator(".toasts p")).not_to_have_count(0)  # and why another cannot be taken


def test_rings_are_reached_by_arrow_keys(person: Someone) -> None:
    page = sit_at(person, "ringlinge")
    page.locator(".choices .main").first.press("Enter")
    page.locator(".place.legal").first.focus()
    before = page.evaluate("document.activeElement.dataset.place")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.place") != before
    while page.evaluate("document.activeElement.getAttribute('aria-disabled')") == "true":
        page.keyboard.press("ArrowRight")
    laid = own_moves(page)
    page.keyboard.press("Enter")
    until(lambda: own_moves(page) == laid + 1)
