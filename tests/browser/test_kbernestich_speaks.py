"""Kbernestich's table speaks: a complete trick lies there, the round's sheet adds up, words explain themselves, the hand stays in sight."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import Person, until
from tests.browser.test_access import serious, too_small, too_wide
from tests.browser.test_ends import OPEN

pytestmark = pytest.mark.compiled
Someone = Callable[..., Person]
PHONE: Any = {"width": 360, "height": 740}
DO = ".middle button.choice, .middle .square.lit, .middle button.legal, .middle .choices .main"
OFFERED = f"{DO}, dialog[open] footer .main, section.over"
IN_SIGHT = """what => {
    const box = document.querySelector(what).getBoundingClientRect();
    return box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
}"""
# Every frame: is a whole trick on the screen, with its winner marked?
WATCH = """() => {
    window.whole = 0;
    let since = 0;
    const look = now => {
        const cards = document.querySelectorAll(".trick li .laid").length;
        const seen = cards === document.querySelectorAll(".trick li").length && document.querySelector(".trick li.won");
        since = seen ? since || now : 0;
        if (seen) window.whole = Math.max(window.whole, now - since);
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""


def sit_at(person: Someone, speed: str = "instant", **more: object) -> Page:
    page = person(**more).at_start(speed=speed, stillness=speed == "instant").page
    table = page.evaluate(OPEN, ["kbernestich", 4, {"start_seat": "0"}])
    page.goto(f"{page.url.rstrip('/')}/table/{table}")
    page.locator(DO).first.wait_for(timeout=60_000)
    return page


def move(page: Page) -> None:
    """The first thing that is offered, on the sheet the end of the turn."""
    end = page.locator(".middle .choices .main:visible")
    (end if end.count() else page.locator(DO)).first.click()


def until_cards(page: Page, left: int) -> None:
    """Play on until it is one's turn in a trick, with so many cards left."""
    for _ in range(60):
        page.locator(DO).first.wait_for(timeout=60_000)
        if page.locator(".held.legal").count() and page.locator(".own .held").count() <= left:
            return
        before = page.locator("aside .log li").count()
        move(page)
        until(lambda before=before: page.locator("aside .log li").count() > before)  # type: ignore[misc]
    raise AssertionError("no trick came")


def test_a_complete_trick_lies_there_before_its_winner_takes_it(person: Someone) -> None:
    page = sit_at(person, "quick")
    until_cards(page, 11)
    page.evaluate(WATCH)
    page.locator(".held.legal").first.click()
    expect(page.locator(".trick li.won .mark")).to_be_visible()
    expect(page.locator(".tell")).to_contain_text("trick 1 with")
    until(lambda: page.evaluate("window.whole") >= 600)


def test_the_sheet_of_a_round_adds_up_and_waits_to_be_read(person: Someone) -> None:
    page = sit_at(person)
    until_cards(page, 1)
    settings = {"speed": "quick", "stillness": True}
    page.evaluate("more => localStorage.setItem('quartett-settings', JSON.stringify(more))", settings)
    page.reload()
    page.locator(".held.legal").first.click()
    letter = page.locator("dialog[open] .letter")
    expect(letter).to_be_visible()
    expect(letter.locator(".total.told")).to_have_count(4)
    for row in letter.locator("li").all():
        sum_, score = row.locator(".total .how").inner_text(), row.locator(".total .plus").inner_text()
        assert sum(int(part) for part in sum_.rstrip(" =").split(" + ")) == int(score)
        parts = [int(part.lstrip("+")) for part in row.locator("dl > div:not(.total) .plus").all_inner_texts()]
        assert [int(part) for part in sum_.rstrip(" =").split(" + ")][1:] == parts
    assert serious(page) == []
    letter.get_by_role("button", name="Hunch").first.click()
    expect(page.locator("[popover]:popover-open")).to_contain_text("how many tricks")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(".head")).to_contain_text("Round 2 of 4")


def test_hand_and_decision_are_together_on_a_phone(person: Someone) -> None:
    page = sit_at(person, has_touch=True, **PHONE)
    while not page.locator(".square.lit").count():
        page.locator("button.choice").first.click()
        page.locator(DO).first.wait_for()
    high = page.locator(".dock").bounding_box()
    for what in (".own", ".choices", ".tell"):
        assert page.evaluate(IN_SIGHT, what), what
    first = page.locator(".square.lit").first
    first.tap()  # explains
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".tell")).to_contain_text("blue worth 0")
    expect(page.locator(".tell")).to_contain_text("You have won 0 blue and hold")
    assert page.evaluate(IN_SIGHT, ".own")
    assert page.locator(".dock").bounding_box() == high
    assert too_wide(page) <= 0
    assert too_small(page, 44) == []
    assert serious(page) == []
    first.tap()  # does it
    expect(page.locator("[data-square='0'] .seal")).to_be_visible()
    until_cards(page, 11)
    for what in (".own", ".trick", ".tell"):
        assert page.evaluate(IN_SIGHT, what), what


@pytest.mark.parametrize(
    "word", ["Zabine's Aftermath", "Hannah's Grace", "Hunch of Growth", "Action", "Letter to Marie", "Letter from Marie", "Discs"]
)
def test_a_word_explains_itself_where_it_stands(person: Someone, word: str) -> None:
    page = sit_at(person, **PHONE)
    page.locator(".board").get_by_role("button", name=word, exact=True).click()
    note = page.locator("[popover]:popover-open")
    expect(note).to_contain_text(word)
    assert len(note.inner_text()) > len(word) + 30
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
