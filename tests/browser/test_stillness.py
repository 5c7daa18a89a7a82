"""From one decision to the next of the same kind nothing on the table moves: what a finger is about to press stays where it is."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.person import Person, until
from tests.browser.test_ends import OPEN
from tests.browser.test_other_games import DO

pytestmark = pytest.mark.compiled
Someone = Callable[..., Person]
PHONE: Any = {"width": 360, "height": 740}
WIDE: Any = {"width": 1440, "height": 900}
MOST = 4  # pixels
DECISIONS = 14
# What has a place of its own on each table, besides what is said above it.
PARTS = {
    "race": [".status", ".track"],
    "kbernestich": [".status", ".paper"],
    "berzerka": [".status", ".side"],
    "ringlinge": [".status", ".window"],
}
PLACES = """names => Object.fromEntries(names.map(name => {
    const box = document.querySelector(`.middle ${name}`)?.getBoundingClientRect();
    return [name, box && [box.left, box.top + scrollY]];
}))"""


def decide(anna: Person, page: Page, game: str, number: int) -> None:
    if game == "race":
        anna.play_one()
    else:
        page.locator(DO).nth(number * 5 % page.locator(DO).count()).click()


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
@pytest.mark.parametrize(("game", "players"), [("race", 3), ("kbernestich", 4), ("berzerka", 3), ("ringlinge", 3)])
def test_nothing_moves_between_two_decisions(person: Someone, game: str, players: int, size: Any) -> None:
    anna = person(**size).at_start(speed="instant", stillness=True, sheets=False, once=True)
    page = anna.page
    table = page.evaluate(OPEN, [game, players, {}])
    page.goto(f"{page.url.rstrip('/')}/table/{table}")
    if game == "race":
        page.locator(".portrait").first.wait_for(timeout=60_000)
        anna.choose()
    known: dict[tuple[str, str], Any] = {}
    offered = ".card.legal .face" if game == "race" else DO
    compared = 0
    for number in range(DECISIONS):
        page.locator(f"{offered}, section.over, .question .main").first.wait_for(timeout=60_000)
        if page.locator("section.over, .question .main").count():
            break
        kind = page.locator(".status span").first.inner_text()
        for part, place in page.evaluate(PLACES, PARTS[game]).items():
            before = known.get((kind, part))
            if before and place:
                compared += 1
                assert max(abs(a - b) for a, b in zip(before, place, strict=True)) <= MOST, (kind, part, before, place)
            known[kind, part] = place
        lines = page.locator("aside .log li").count()
        decide(anna, page, game, number)
        until(lambda lines=lines: page.locator("aside .log li").count() > lines or page.locator(offered).count() > 0)  # type: ignore[misc]
    assert compared >= DECISIONS
