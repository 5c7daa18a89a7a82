"""A guided first game of every game, on a phone, by somebody who does what the page says: each in one of the three languages."""

from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.person import Person, until
from tests.browser.test_access import serious, too_small, too_wide

pytestmark = pytest.mark.compiled
Someone = Callable[..., Person]
PATIENCE = 1500  # looks at the page, some for each press
PHONE = {"width": 360, "height": 740}
LANGUAGES = {"race": "en-GB", "kbernestich": "ja-JP", "berzerka": "de-DE", "ringlinge": "en-GB"}
# What is marked, and what takes a second press; where nothing is marked, whatever can be played.
MARKED = ".middle button.hinted, .middle .hinted button.face, [data-part=confirm]"
FREE = ".middle .held.legal, .middle .place.legal"
SURE = "dialog[open] .button.main, .ask + .choices .button.main"


def learn(person: Someone, game: str, **more: object) -> Page:
    """At the first sentence of the lesson."""
    page = person(**{**PHONE, "locale": LANGUAGES[game], **more}).at_start(speed="instant", stillness=True, sound=False).page
    page.locator(f"[data-game={game}] .buttons button").last.click()
    page.locator(".lesson .button.main").wait_for()
    return page


def place_marked(page: Page) -> Locator | None:
    """Ringlinge marks a place in its drawing; what is pressed lies over it."""
    found = page.evaluate(
        """() => {
            const mark = document.querySelector(".target.hinted")?.getBoundingClientRect();
            if (!mark) return null;
            const [x, y] = [mark.x + mark.width / 2, mark.y + mark.height / 2];
            const inside = box => box.left < x && x < box.right && box.top < y && y < box.bottom;
            return [...document.querySelectorAll(".place")].find(one => inside(one.getBoundingClientRect()))?.dataset.place ?? null;
        }"""
    )
    return page.locator(f'[data-place="{found}"]') if found is not None else None


def do_as_told(page: Page) -> None:
    """One press: what the panel offers, what must be confirmed, what is marked, or anything that can be played."""
    for wanted in (".lesson .button.main", SURE, MARKED):
        if page.locator(wanted).count():
            page.locator(wanted).first.click(timeout=3_000)
            return
    (place_marked(page) or page.locator(FREE).first).click(timeout=3_000)


def in_view(page: Page, what: Locator) -> bool:
    """Is all of it on the screen, with nothing of the lesson over it?"""
    box, panel = what.bounding_box(), page.locator(".lesson").bounding_box()
    assert box
    assert panel
    return box["y"] >= panel["y"] + panel["height"] - 1 and box["y"] + box["height"] <= PHONE["height"] + 1


def told(page: Page) -> str:
    """The sentence of the lesson; empty while others move. Asked at once, as it may change between two questions."""
    return str(page.evaluate("() => document.querySelector('.lesson .words:not(:has(.soft))')?.innerText ?? ''"))


def number(page: Page) -> str:
    return page.locator(".lesson .number").inner_text()


@pytest.mark.parametrize("game", LANGUAGES)
def test_a_lesson_is_gone_through_on_a_phone(person: Someone, game: str) -> None:
    page = learn(person, game)
    assert serious(page) == []
    assert too_small(page, 44) == []
    seen: list[str] = []
    for _ in range(PATIENCE):
        words = told(page)
        if not words:
            page.wait_for_timeout(60)
            continue
        if not seen or seen[-1] != words:
            seen.append(words)
            assert "lesson-" not in words
            assert too_wide(page) <= 0
        first, total = number(page)[: number(page).index(" ")], number(page).split()[-1]
        if first == total:
            break
        marked = page.locator(MARKED)
        if marked.count() and not page.locator(f".lesson .button.main, {SURE}").count():
            until(lambda: not page.locator(MARKED).count() or in_view(page, page.locator(MARKED).first), 5)
        with suppress(Error):  # what was to be pressed a moment ago may be gone
            do_as_told(page)
        page.wait_for_timeout(60)
    assert len(seen) == int(total), seen[-1]
    assert serious(page) == []
    page.locator(".lesson .button.main").click()
    expect(page.locator(".lesson")).to_have_count(0)


def test_a_lesson_by_keyboard_is_heard_and_can_be_left_and_gone_on_with(person: Someone) -> None:
    page = learn(person, "race")
    heard = page.get_by_test_id("announcements")
    expect(heard).to_contain_text("Four Knonsters race")
    page.locator(".lesson .button.main").focus()
    page.keyboard.press("Enter")
    expect(heard).to_contain_text("Those two are your Favorites")
    expect(page.locator(".lesson")).to_be_focused()
    page.locator(".portrait").nth(0).focus()
    page.keyboard.press("Enter")  # not the one
    expect(page.get_by_text("In this one take Celya first")).to_be_visible()
    assert page.locator(".portrait[aria-pressed=true]").count() == 0
    page.locator(".portrait").nth(2).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".portrait[aria-pressed=true]")).to_have_count(1)
    page.get_by_role("button", name="Leave the lesson").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Go on learning").click()
    expect(page.locator(".lesson")).to_contain_text("Those two are your Favorites")
    expect(page.locator(".portrait[aria-pressed=true]")).to_have_count(1)
    page.reload()
    expect(page.locator(".portrait.hinted")).to_contain_text("Rithle")


def test_the_start_page_offers_each_lesson(person: Someone) -> None:
    page = person(**PHONE).at_start().page
    expect(page.get_by_role("button", name="Learn in 5 minutes")).to_have_count(4)
    assert too_wide(page) <= 0
