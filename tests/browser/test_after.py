"""After a game: three moments, a chart of chances, the daily deal; and after an absence, what was missed."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import Person, until
from tests.browser.test_access import serious, too_small, too_wide

pytestmark = pytest.mark.compiled
Someone = Callable[..., Person]
LONG = 90_000  # for the expert, on a busy machine


def finished_game(person: Someone, **more: object) -> Person:
    anna = person(**more).at_start(speed="instant", stillness=True).called("Anna").new_table(["bot:novice"])
    anna.page.locator(".portrait").first.wait_for()
    anna.choose()
    anna.play_to_the_end()
    return anna


def look_back(page: Page) -> None:
    page.get_by_role("button", name="Look back").click()
    page.locator(".chances").wait_for(timeout=LONG)


def in_order(page: Page, least: int) -> None:
    assert serious(page) == []
    assert too_wide(page) <= 0
    assert too_small(page, least) == []


@pytest.mark.parametrize(("width", "height", "theme"), [(360, 740, "dark"), (1440, 900, "light")])
def test_a_game_is_looked_back_at_and_a_moment_of_it_tried_again(person: Someone, width: int, height: int, theme: str) -> None:
    anna = finished_game(person, width=width, height=height, color_scheme=theme)
    page, table = anna.page, anna.table
    look_back(page)
    review = page.request.get(f"{anna.url}/api/tables/{table}/review?seat=0").json()
    moments = page.locator(".review li")
    expect(moments.locator(".cost")).to_have_count(len(review["moments"]))
    in_order(page, 44 if width < 500 else 24)
    steps = [point["step"] for point in review["points"]]
    chart = page.get_by_role("slider", name="Chances to win")
    chart.focus()
    page.keyboard.press("ArrowLeft")
    expect(chart).to_have_attribute("aria-valuenow", str(len(steps) - 2))
    chances = review["points"][-2]["seen"]
    assert f"You {round(100 * chances[0])} %" in str(chart.get_attribute("aria-valuetext"))
    page.get_by_text("As a table").click()
    expect(page.locator(".chances tbody tr")).to_have_count(len(steps))
    in_order(page, 44 if width < 500 else 24)
    chart.focus()
    page.keyboard.press("Home")
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/replay/{table}#{steps[5]}")
    expect(page.locator(".count")).to_contain_text(f"{steps[5]} /")
    look_back(page)
    expect(page.get_by_role("slider", name="Chances to win")).to_have_attribute("aria-valuenow", "5")
    in_order(page, 44 if width < 500 else 24)
    box = page.locator(".plot").bounding_box()
    assert box
    page.locator(".plot").click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    middle = min(steps, key=lambda step: abs(step - steps[-1] / 2))
    until(lambda: abs(int(page.url.split("#")[1]) - middle) <= 2)
    if review["moments"]:
        page.get_by_role("button", name="Try it again from here").first.click()
        page.wait_for_url("**/table/*")
        assert anna.table != table
        expect(anna.status()).to_contain_text("Your turn!")


@pytest.mark.parametrize("language", ["de", "ja"])
def test_it_is_said_in_every_language(person: Someone, language: str) -> None:
    anna = finished_game(person)
    anna.set(language=language)
    page = anna.page
    page.locator(".over button").last.wait_for()
    page.locator(".over .buttons button").nth(1).click()
    page.locator(".chances").wait_for(timeout=LONG)
    text = page.locator("body").inner_text()
    assert not [key for key in ("web-", "board-", "undefined", "NaN", "Chances", "moments") if key in text]


def test_a_days_deal_is_played_once_compared_and_closed_to_others(person: Someone) -> None:
    anna = person(width=360, height=740).at_start(speed="instant", stillness=True)
    page = anna.page
    deal = page.locator("[data-daily=race]")
    deal.get_by_role("button", name="Play").click()
    page.locator(".portrait").first.wait_for()
    expect(page.get_by_text("No hints, no taking back")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    table = anna.table
    anna.visit("/")
    deal.get_by_role("button", name="Continue").click()
    page.wait_for_url(f"**/table/{table}")
    page.locator(".portrait").first.wait_for()
    anna.choose()
    anna.play_to_the_end()
    result = page.get_by_role("group", name="Daily deal")
    expect(result).to_contain_text("one day in a row")
    expect(result).to_contain_text("The expert on the same deal: place", timeout=LONG)
    in_order(page, 44)

    bela = person().at_start(speed="instant")
    bela.visit(f"/replay/{table}")
    expect(bela.page.get_by_text("There is no such table, or it is not open to you.")).to_be_visible()

    anna.visit("/")
    expect(deal).to_contain_text("place")
    expect(page.get_by_text("one day in a row")).to_be_visible()
    in_order(page, 44)
    deal.get_by_role("button", name="Replay").click()
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    page.go_back()
    anna.visit(f"/table/{table}")
    page.get_by_role("button", name="The same deal once more").click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)


def test_who_comes_back_is_shown_what_was_missed(person: Someone) -> None:
    anna = person().at_start(speed="quick", stillness=True).called("Anna").new_table(["open"])
    bela = person().at_start(speed="instant").sit_down(anna.invitation, "Bela")
    for each, first in ((anna, 0), (bela, 1)):
        each.page.locator("[aria-disabled=false].portrait").first.wait_for()
        each.choose(first, 3)
    players = [anna, bela]
    until(lambda: any(each.page.locator(".card.legal").count() for each in players))
    if bela.page.locator(".card.legal").count():
        bela.wait_for_turn()
        bela.play_one()
    anna.wait_for_turn()
    anna.play_one()
    bela.wait_for_turn()
    table = anna.page.url
    anna.page.goto("about:blank")
    bela.play_one()
    bela.page.locator(".card.legal").first.wait_for(state="detached")
    anna.page.goto(table)
    offer = anna.page.locator(".since")
    expect(offer).to_contain_text("Since your last turn: one move")
    assert serious(anna.page) == []
    before = len(anna.heard())
    offer.get_by_role("button", name="Show").click()
    until(lambda: any("Bela plays" in line for line in anna.heard()[before:]))
    expect(anna.status()).to_contain_text("Your turn!")
    expect(offer).to_have_count(0)
    anna.page.reload()
    expect(anna.status()).to_contain_text("Your turn!")
    expect(offer).to_have_count(0)
