"""The rules as pages: text for every table, pictures, lists, an example to watch, and every ruling by its number."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.test_access import serious, too_small, too_wide

pytestmark = pytest.mark.compiled
Someone = Callable[..., Person]

PAGES = [  # game, the browser's language, its title, how many figures, entries in the lists, rulings
    ("race", "de-DE", "Die Regeln von Race", 3, 7, 64),
    ("kbernestich", "ja-JP", "クベルネシュティッヒ", 3, 16, 71),
    ("berzerka", "en-GB", "The rules of Berzerka", 3, 29, 50),
    ("ringlinge", "de-DE", "Die Regeln von Ringlinge", 3, 13, 64),
]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("game", "locale", "title", "figures", "entries", "rulings"), PAGES)
def test_every_page_is_whole_fits_a_phone_and_axe_finds_nothing(
    person: Someone, theme: str, game: str, locale: str, title: str, figures: int, entries: int, rulings: int
) -> None:
    anna = person(width=360, height=740, color_scheme=theme, locale=locale).visit(f"/rules/{game}")
    page = anna.page
    expect(page.get_by_role("heading", level=1)).to_contain_text(title)
    expect(page.locator("figure")).to_have_count(figures)
    expect(page.locator(".catalogue > div")).to_have_count(entries)
    expect(page.locator("li[id^=R]")).to_have_count(rulings)
    assert "rules-" not in page.locator("main").inner_text()
    for name in ("figure-", "catalogue-", "help-", "web-"):
        assert name not in page.locator("main").inner_text(), name
    for figure in page.locator("figure .drawing").all():
        box = figure.bounding_box()
        assert box
        assert box["height"] > 80
    assert too_wide(page) <= 0
    assert too_small(page, 44) == []
    assert serious(page) == []


def test_the_text_follows_the_options_one_chooses(person: Someone) -> None:
    page = person().visit("/rules/race").page
    expect(page.get_by_text("Everybody gets 14 cards")).to_be_visible()
    expect(page.get_by_role("heading", name="Superpowers")).to_have_count(0)
    page.get_by_text("Read with other options").click()
    page.get_by_role("radio", name="with superpowers").check()
    page.get_by_role("group", name="Players").get_by_role("radio", name="2").check()
    expect(page.get_by_text("Everybody gets 16 cards")).to_be_visible()
    expect(page.get_by_text("Celya doubles a +7 or +5")).to_be_visible()


def test_a_link_to_a_ruling_leads_there_also_by_keyboard(person: Someone) -> None:
    page = person().visit("/rules/berzerka#R30").page
    ruling = page.locator("#R30")
    expect(ruling).to_be_in_viewport()
    expect(ruling).to_be_focused()
    expect(ruling).to_contain_text("over-trump")
    page.keyboard.press("Tab")
    expect(ruling.get_by_role("link", name="R30")).to_be_focused()
    page.evaluate("location.hash = '#R5'")
    expect(page.locator("#R5")).to_be_in_viewport()
    page.get_by_role("link", name="Rulings").press("Enter")
    expect(page.get_by_role("heading", name="Rulings")).to_be_in_viewport()


@pytest.mark.parametrize("game", ["race", "kbernestich", "berzerka", "ringlinge"])
def test_the_example_opens_as_a_replay_and_a_picture_at_its_step(person: Someone, game: str) -> None:
    page = person().visit(f"/rules/{game}").page
    figure = page.locator("figure").first.get_by_role("link", name="See it in the game")
    step = (figure.get_attribute("href") or "").rpartition("#")[2]
    figure.press("Enter")
    page.wait_for_url(f"**/replay/example-{game}#{step}")
    expect(page.locator(".count")).to_contain_text(f"{step} /")
    page.go_back()
    page.get_by_role("link", name="Watch a whole game").click()
    expect(page.locator(".count")).to_contain_text("0 /")
    page.keyboard.press("End")
    expect(page.locator(".side .sheet, .middle .sheet").last).to_be_visible()
    page.get_by_role("button", name="Check the deals").click()
    expect(page.locator(".verdict")).to_contain_text("follow from the secret")


def test_from_the_start_page_and_the_table_and_back(person: Someone) -> None:
    anna = person().at_start(speed="instant")
    page = anna.page
    page.get_by_role("link", name="The rules of Kbernestich").click()
    page.wait_for_url("**/rules/kbernestich")
    page.go_back()
    anna.new_table(["bot:random"], ("with superpowers",))
    page.get_by_role("button", name="Rules").click()
    drawer = page.get_by_role("dialog")
    expect(drawer.locator("figure")).to_have_count(3)
    drawer.get_by_role("radio", name="Detail").check()
    expect(drawer.get_by_role("heading", name="Superpowers").first).to_be_visible()
    with page.context.expect_page() as opened:
        drawer.get_by_role("link", name="Open as a page").click()
    rules = opened.value
    expect(rules.get_by_text("Everybody gets 16 cards")).to_be_visible()
    expect(rules.get_by_text("Elaari reverses a +7 or +5")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_drawer_fits_a_phone(person: Someone, theme: str) -> None:
    anna = person(width=360, height=740, color_scheme=theme).at_start(speed="instant", stillness=True).play_now()
    page = anna.page
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("radio", name="Both").check()
    expect(page.get_by_role("dialog").locator("figure")).to_have_count(3)
    assert page.get_by_role("dialog").evaluate("one => one.scrollWidth - one.clientWidth") <= 0
    assert too_small(page, 44) == []
    assert serious(page) == []


def test_an_invitation_leads_to_the_rules_of_its_table(person: Someone) -> None:
    anna = person().at_start(speed="instant").called("Anna").new_table(["open"], ("with a bet",))
    link = anna.page.get_by_label("Send this link to your friends").input_value()
    page = person().visit(link.removeprefix(anna.url)).page
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Open as a page").click()
    expect(opened.value.get_by_text("the first of them as your predicted winner")).to_be_visible()


def test_a_refused_move_leads_to_its_ruling(person: Someone) -> None:
    anna = person().at_start(speed="instant")
    page = anna.page
    page.locator("[data-game=ringlinge]").get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="move marbles").click(force=True)  # it says why not
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Ruling R6").click()
    expect(opened.value.locator("#R6")).to_be_focused()


def test_a_game_that_is_not_here_has_a_friendly_page(person: Someone) -> None:
    page = person().visit("/rules/chess").page
    expect(page.get_by_role("heading", name="There is no game of this name here")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
