"""Every game can be played in the browser, drawn or in words."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Error, Page, expect

from quartett import games
from tests.browser.person import Person, until
from tests.browser.test_access import SIZES, serious, too_small, too_wide

pytestmark = pytest.mark.compiled
Someone = Callable[..., Person]
DO = ".middle button.choice, .middle .square.lit, .middle button.legal, .middle .move:enabled, .middle .choices .main"


def sit_at(person: Someone, game: str, **more: object) -> Page:
    """A game of this kind against quick bots, at one's first turn."""
    page = person(**more).at_start(speed="instant", stillness=True).page
    page.locator(f"[data-game={game}]").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Pace of the bots").get_by_role("radio", name="at once").check()
    page.keyboard.press("Escape")
    page.locator(DO).first.wait_for(timeout=60_000)
    return page


def own_moves(page: Page) -> int:
    return sum(line.startswith("Guest ") for line in page.locator("aside .log li").all_inner_texts())


@pytest.mark.parametrize("game", [name for name in games.names() if name != "race"])
def test_a_game_goes_on_by_clicking_what_is_offered(person: Someone, game: str) -> None:
    page = sit_at(person, game)
    for number in range(12):
        before = own_moves(page)
        page.locator(DO).first.wait_for(timeout=60_000)
        try:
            page.locator(DO).nth(number % page.locator(DO).count()).click(timeout=3_000)
            until(lambda before=before: own_moves(page) > before, 5)  # type: ignore[misc]
        except (Error, AssertionError):
            page.locator(DO).last.click()  # a square with a warning wants a second click; any other move will do
    assert own_moves(page) >= 5
    text = page.locator("body").inner_text()
    assert not any(name in text for name in ("web-", "board-", "table-", "event-", "screen-", "square-"))


@pytest.mark.parametrize(("size", "theme"), [("phone", "dark"), ("desktop", "light")])
def test_the_plot_sheet_can_be_read_and_pressed_by_everybody(person: Someone, size: str, theme: str) -> None:
    width, height = SIZES[size]
    page = sit_at(person, "kbernestich", width=width, height=height, color_scheme=theme)
    while not page.locator(".square.lit").count():
        page.locator(DO).first.click()
        page.locator(DO).first.wait_for(timeout=60_000)
    assert serious(page) == []
    assert too_wide(page) <= 0
    assert too_small(page, 44 if size == "phone" else 24) == []
    square = page.locator(".square.lit").first
    square.focus()
    expect(page.locator(".tell b")).to_be_visible()  # what it is for comes with the focus
    taken = page.locator(".square[aria-disabled=true]").first
    if taken.count():
        taken.click(force=True)
        expect(page.locator(".toasts p")).not_to_have_count(0)  # and why another cannot be taken
