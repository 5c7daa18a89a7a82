"""Parting from tables: removing one's own, leaving those of others, and knowing a table whose cards were known."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.test_replay import finished_game

pytestmark = pytest.mark.compiled
Someone = Callable[..., Person]


def test_a_table_can_be_removed_at_the_table_and_from_the_list(person: Someone) -> None:
    anna = person().at_start(speed="instant").play_now()
    page = anna.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("nothing is kept of it")).to_be_visible()
    page.get_by_role("button", name="Stay").click()
    expect(page.get_by_text("nothing is kept of it")).to_be_hidden()
    page.get_by_role("button", name="Remove").click()
    page.get_by_role("dialog", name="Remove this table?").get_by_role("button", name="Remove").click()
    page.wait_for_url(f"{anna.url}/")
    expect(page.get_by_role("heading", name="My tables")).to_have_count(0)

    anna.at_start().play_now()
    anna.at_start()
    page.get_by_role("button", name="Remove").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(page.get_by_role("heading", name="My tables")).to_have_count(0)


def test_a_guest_leaves_and_a_bot_plays_on(person: Someone) -> None:
    anna = person().at_start(speed="instant").called("Anna").new_table(["open"])
    bela = person().at_start(speed="instant").sit_down(anna.invitation, "Bela")
    bela.page.locator(".portrait").first.wait_for()
    bela.page.get_by_role("button", name="Settings").click()
    bela.page.get_by_role("button", name="Leave").click()
    expect(bela.page.get_by_text("A bot plays your seat to the end")).to_be_visible()
    bela.page.get_by_role("dialog", name="Leave this table?").get_by_role("button", name="Leave").click()
    bela.page.wait_for_url(f"{bela.url}/")
    expect(anna.page.get_by_text("Leaves the game; a bot plays on").first).to_be_attached()
    anna.choose()
    anna.wait_for_turn()


def test_a_table_with_known_cards_says_so(person: Someone) -> None:
    anna = finished_game(person)
    page = anna.page
    page.goto(f"{anna.url}/replay/{anna.table}#6")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("Whoever made it may know the cards of that deal")).to_be_visible()
    anna.at_start()
    expect(page.get_by_text("Goes on from an earlier game")).to_be_visible()
